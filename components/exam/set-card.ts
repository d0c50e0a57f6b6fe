/** What the shell of a set knows before any attempt: no questions, no key. */
export type SetCard = {
  slug: string;
  /** "ACT Math Practice Set 1" */
  title: string;
  section: string;
  /** "Equation Real Life", or "" where the set has no type of its own. */
  qtype: string;
  questions: number;
  /** How many passages or studies; 0 when every question stands alone. */
  passages: number;
  /** Standard time in seconds, before extra time. */
  seconds: number;
  /** Directions as the exam gives them, one paragraph each. */
  directions: string[];
  /** Page about this set. */
  home: string;
};
