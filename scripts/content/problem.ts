/** One thing that is wrong: which rule says so, where, and a sentence that says what to do. */
export type Problem = { rule: string; file: string; id: string; message: string };

/** A problem on one line, as the check prints it. */
export const toLine = ({ file, id, rule, message }: Problem) => `${file} ${id} [${rule}] ${message}`;
