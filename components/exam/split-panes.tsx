'use client';

import { ChevronsLeftRight } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import './split-panes.css';

const least = 25;
const most = 75;
const clamp = (share: number) => Math.min(most, Math.max(least, Math.round(share)));

/** Passage and question, with a divider that moves by pointer and by arrow keys: side by side from 768 px, stacked below. */
export function SplitPanes({ left, right }: { left: ReactNode; right: ReactNode }) {
  const panes = useRef<HTMLElement>(null);
  const [share, setShare] = useState(50);

  function drag(event: PointerEvent<HTMLElement>) {
    const box = panes.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const stacked = window.matchMedia('(width < 768px)').matches;
    const part = stacked ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
    setShare(clamp(part * 100));
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowLeft: -5, ArrowUp: -5, ArrowRight: 5, ArrowDown: 5 }[event.key];
    const to = by === undefined ? { Home: least, End: most }[event.key] : share + by;
    if (to === undefined) return;
    event.preventDefault();
    setShare(clamp(to));
  }

  return (
    <main id="main" className="panes" ref={panes} style={{ '--share': `${share}%` } as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard */}
      <section className="pane left" aria-label="Passage" tabIndex={0}>
        <div className="column">{left}</div>
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
      <div
        className="split"
        role="separator"
        aria-label="Divider between passage and question"
        aria-orientation="vertical"
        aria-valuenow={share}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={`Passage ${share} percent`}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <span className="grip">
          <ChevronsLeftRight className="i" aria-hidden="true" />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard */}
      <section className="pane right" aria-label="Question" tabIndex={0}>
        <div className="column">{right}</div>
      </section>
    </main>
  );
}
