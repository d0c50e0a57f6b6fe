/** "4:05", "1:02:09": a clock face. `seconds` is whole and not negative. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const some = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** "12 minutes 30 seconds left", for ears. `seconds` is whole and not negative. */
export function timeLeftWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && some(minutes, 'minute'), (rest > 0 || minutes === 0) && some(rest, 'second')];
  return `${parts.filter(Boolean).join(' ')} left`;
}
