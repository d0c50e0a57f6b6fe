// A blueprint says what a timed thing is made of: its parts in order, their minutes, counts, tools and rules of movement.
// Every format table on the site and every runner reads it, so prose and test cannot disagree.

export type Exam = 'sat' | 'act' | 'ap';
export type Tool = 'calculator' | 'reference' | 'eliminate' | 'mark' | 'highlight';

/** How the questions of a part are answered. mixed: choices, and some numbers typed in. */
export type QuestionKind = 'multiple-choice' | 'mixed' | 'short-answer' | 'free-response' | 'essay';

export type Part = {
  id: string;
  /** What the student reads at the top: "Math", "Reading and Writing". */
  title: string;
  section: string;
  kind: QuestionKind;
  /** Standard time in seconds, before any accommodation. */
  seconds: number;
  questions: number;
  /** How many of them count; left out when all do. The rest try out new questions and are not marked as such. */
  scored?: number;
  /** Answer choices of a multiple-choice question. */
  choices?: 4 | 5;
  tools: Tool[];
  /** free: move between all questions of the part; nothing before or after it. */
  navigation: 'free';
  /** The student chooses whether to take it. */
  optional?: true;
  /** Seconds of break after this part; left out when the next part follows at once. */
  breakAfter?: number;
};

/** The second module of a section comes in two forms; how many right in the first one lead to the harder. */
export type Routing = { from: string; to: string; harderFrom: number };

export type Blueprint = {
  id: string;
  exam: Exam;
  title: string;
  parts: Part[];
  /** Share of the score in percent by kind of question; left out where sections are reported apart. */
  weights?: Partial<Record<QuestionKind, number>>;
  routing?: Routing[];
  /** official: as the exam's makers publish it. ours: shaped by us after the exam, in ways the source names. */
  status: 'official' | 'ours';
  source: string;
};
