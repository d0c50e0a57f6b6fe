// No two passages of one exam are about the same thing.

import type { Rule } from '@/scripts/content/rule';

const name = 'topic-register';

const wordsOf = (topic: string) =>
  new Set(
    (topic.toLowerCase().match(/[a-z]+/g) ?? []).filter(
      (word) => !/^(?:the|a|an|of|in|on|and|to|for|with|by|at|how|as|its)$/.test(word),
    ),
  );

/** Shared words as a part of the shorter topic's words, 0 to 1. */
export function sameTopic(a: string, b: string): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

export const topicRegister: Rule = {
  name,
  find: ({ papers }) => {
    const register = papers.flatMap(({ file, exam, modules }) =>
      modules.flatMap((module) => module.stimuli.map(({ id, topic }) => ({ file, exam, id, topic }))),
    );
    return register.flatMap(({ file, exam, id, topic }, i) => {
      const other = register
        .slice(0, i)
        .find((one) => one.exam === exam && sameTopic(one.topic, topic) > 0.6);
      const message = `The topic "${topic}" is taken by ${other?.id} ("${other?.topic}").`;
      return other ? [{ rule: name, file, id, message }] : [];
    });
  },
};
