'use client';

import { useEffect, useRef } from 'react';
import type { PublicStimulus } from '@/lib/domain/question/public-question';

type StimulusProps = {
  stimulus: PublicStimulus;
  /** Number of the question being asked, as the passage's numbered portions count; null where nothing is pointed at. */
  asking: number | null;
};

/** A passage with its figures. The portion the question asks about is marked and brought into view. */
export function Stimulus({ stimulus, asking }: StimulusProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const portions = body.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [];
    for (const portion of portions) {
      const current = portion.dataset.question === String(asking);
      portion.toggleAttribute('data-current', current);
      if (current) bringIntoView(portion);
    }
  }, [asking]);
  return (
    <article className="stimulus" ref={body} aria-label={stimulus.title}>
      {stimulus.intro && <div className="intro" dangerouslySetInnerHTML={{ __html: stimulus.intro }} />}
      <h2 className="stimulus-title">{stimulus.title}</h2>
      <div className="passage" dangerouslySetInnerHTML={{ __html: stimulus.html }} />
    </article>
  );
}

/** Scrolls the passage's own pane only; where passage and question share one page, the question keeps its place. */
function bringIntoView(portion: HTMLElement) {
  const pane = portion.closest('.pane');
  if (!pane || pane.scrollHeight <= pane.clientHeight) return;
  const from = portion.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTop += from - pane.clientHeight / 3;
}
