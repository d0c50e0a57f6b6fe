'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ItemState } from '@/lib/domain/exam/attempt';
import type { PublicQuestion } from '@/lib/domain/question/public-question';
import { QuestionBar } from './question-bar';
import './question.css';

type QuestionSheetProps = {
  question: PublicQuestion;
  number: number;
  count: number;
  item: ItemState;
  eliminating: boolean;
  onMark: () => void;
  onEliminating: () => void;
  /** The choices or the entry. */
  children: ReactNode;
};

/** One question on the page. Moving to another puts the focus on its number, so that it is read from the top. */
export function QuestionSheet({ question, item, children, ...bar }: QuestionSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to move
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [question.id]);
  return (
    <>
      <QuestionBar {...bar} marked={item.marked} heading={heading} />
      {question.figure && (
        <div className="qfigure" dangerouslySetInnerHTML={{ __html: question.figure.html }} />
      )}
      <div className="stem" dangerouslySetInnerHTML={{ __html: question.stem }} />
      {children}
    </>
  );
}
