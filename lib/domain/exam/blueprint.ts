// A blueprint says what a timed thing is made of: its parts in order, their minutes, counts, tools and rules of movement.
// Every format table on the site and every runner reads it, so prose and test cannot disagree.

export type Exam = 'sat' | 'act' | 'ap';
export type Tool = 'calculator' | 'reference' | 'eliminate' | 'mark' | 'highlight';

export type Part = {
  id: string;
  /** What the student reads at the top: "Math", "Reading and Writing". */
  title: string;
  section: string;
  /** Standard time in seconds, before any accommodation. */
  seconds: number;
  questions: number;
  tools: Tool[];
  /** free: move between all questions of the part; nothing before or after it. */
  navigation: 'free';
};

export type Blueprint = { id: string; exam: Exam; title: string; parts: Part[] };
