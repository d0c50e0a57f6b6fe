import type { ItemState } from '@/lib/domain/exam/attempt';

type TickRulerProps = { items: ItemState[]; current: number };

const kind = (item: ItemState, here: boolean) => (here ? 'now' : item.answer === null ? 'todo' : 'done');
const top = { now: 0, todo: 10, done: 6 };

/** One tick per question: tall where answered, low where not, accent where you are. Drawn beside the map that says it in words. */
export function TickRuler({ items, current }: TickRulerProps) {
  return (
    <svg
      className="ticks"
      viewBox={`0 0 ${items.length * 10} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {items.map((item, index) => {
        const is = kind(item, index === current);
        return (
          <path
            key={index}
            className={is}
            d={`M${index * 10 + 5} ${top[is]}V14`}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
