// What a student may see before the answer is in: words, figures and choices, already rendered. No key, rationale, trap, slip or check.

/**
 * Markup made by the content compiler from our own files; safe to insert.
 * Stems, explanations and stimuli are blocks (<p>, <figure>, …); choices and rationales are inline.
 * The other parts of a question draw glyphs that its stem defines: show them only in a page that has the stem too.
 */
export type Html = string & { readonly __html?: unique symbol };

export type PublicFigure = { id: string; html: Html };

export type PublicStimulus = {
  id: string;
  kind: 'passage' | 'essay' | 'study';
  title: string;
  intro: Html | null;
  /** One element per paragraph, each with data-paragraph="p1", with its figures placed where the author put them. */
  html: Html;
};

export type PublicChoice = { id: string; html: Html };

export type PublicQuestion = {
  id: string;
  /** Hash of everything a student sees and of the key: the version an attempt remembers. */
  version: string;
  stimulus: string | null;
  stem: Html;
  figure: PublicFigure | null;
  calculator: 'none' | 'allowed' | 'required';
} & ({ kind: 'choice'; choices: PublicChoice[] } | { kind: 'response' });

/** A compiled question, server only: the public part and what grading and review need. */
export type CompiledQuestion = {
  public: PublicQuestion;
  section: string;
  domain: string;
  skill: string;
  difficulty: 'easy' | 'medium' | 'hard';
  expectedSeconds: number;
  key: { kind: 'choice'; choice: string } | { kind: 'response'; accept: string[] };
  /** Why each choice is right or wrong, by choice id; for a response, under 'key'. */
  rationales: Record<string, Html>;
  traps: Record<string, string>;
  explanation: Html;
};

/** A compiled problem set: one file under .content/sets/. */
export type CompiledSet = {
  id: string;
  exam: 'sat' | 'act' | 'ap';
  section: string;
  title: string;
  qtype: string;
  /** Hash over all question versions and stimuli. */
  version: string;
  seconds: number;
  stimuli: PublicStimulus[];
  questions: CompiledQuestion[];
};

/** A compiled full test: one file under .content/forms/. Parts follow the blueprint. */
export type CompiledForm = {
  id: string;
  exam: 'sat' | 'act' | 'ap';
  title: string;
  blueprint: string;
  version: string;
  parts: { id: string; section: string; stimuli: PublicStimulus[]; questions: CompiledQuestion[] }[];
};
