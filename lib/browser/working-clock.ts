// Measures durations of working time. Never asks what time it is: a device whose clock is wrong by a day is as good as any.

/** Longest stretch one reading may charge, milliseconds. Hidden tabs are woken once a minute; a longer gap means the device slept. */
const longestStretchMs = 90_000;
/** What such a gap is charged, milliseconds: one heartbeat. */
const sleepChargeMs = 10_000;

export type WorkingClock = {
  run(): void;
  stop(): void;
  /** Working time since the last take, whole milliseconds; starts the next stretch. */
  take(): number;
  /** The same without starting a new stretch. */
  peek(): number;
};

/** `monotonicMs` is performance.now in a browser. */
export function workingClock(monotonicMs: () => number): WorkingClock {
  let since: number | null = null;
  let carried = 0;
  const stretch = () => {
    if (since === null) return 0;
    const ms = monotonicMs() - since;
    return ms > longestStretchMs ? sleepChargeMs : Math.max(0, ms);
  };
  return {
    run() {
      since ??= monotonicMs();
    },
    stop() {
      carried += stretch();
      since = null;
    },
    take() {
      const ms = carried + stretch();
      const whole = Math.floor(ms);
      carried = ms - whole;
      if (since !== null) since = monotonicMs();
      return whole;
    },
    peek: () => Math.floor(carried + stretch()),
  };
}
