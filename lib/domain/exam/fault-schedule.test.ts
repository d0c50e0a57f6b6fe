import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AttemptEvent, LoggedEvent } from './attempt';
import { aPlan } from './builders';
import { runSchedule, seeded } from './fault-schedule';
import { memoryServer } from './memory-server';
import { foldLog, initialState, step } from './step';

const plans = {
  'a practice set': aPlan({ questions: [12], seconds: [100_000] }),
  'a strict set short of time': aPlan({ mode: 'strict', questions: [12], seconds: [60] }),
  'an untimed set': aPlan({ mode: 'untimed', questions: [12] }),
};
const cases = Object.entries(plans).flatMap(([name, plan]) =>
  [true, false].map((flush) => ({ name, plan, flush, last: flush ? 'sent first' : 'sent too late' })),
);
const seeds = Array.from({ length: process.env.LONG === '1' ? 2000 : 150 }, (_, n) => n + 1);
const place = ({ epoch, seq }: { epoch: number; seq: number }) => `${epoch}.${seq}`;

/** Who wrote last wins, by (epoch, seq): the rule for answers said without the state machine. */
function lastAnswers(events: readonly AttemptEvent[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const event of [...events].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)) {
    if (event.type === 'answer') answers[event.item] = event.value;
    if (event.type === 'clear') delete answers[event.item];
  }
  return answers;
}

const answersOf = (plan: (typeof cases)[number]['plan'], log: readonly LoggedEvent[]) =>
  Object.fromEntries(
    Object.entries(foldLog(plan, log).items).flatMap(([id, item]) =>
      item.answer ? [[id, item.answer]] : [],
    ),
  );

test.each(cases)(
  'No answer of $name is lost on two unlucky devices, unsent work $last',
  async ({ plan, flush }) => {
    for (const seed of seeds) {
      const server = memoryServer(plan, 'phone');
      const { produced, confirmed, refused, receipt } = await runSchedule(server, plan, ['phone', 'laptop'], {
        seed,
        length: 60,
        flush,
      });
      const logged = new Set(server.log.map(place));
      const counted = server.log.filter((event) => event.late !== 'after-submit');
      expect([seed, refused, receipt]).toEqual([seed, [], 'receipt']);
      expect([seed, confirmed.filter((id) => !logged.has(place(id)))]).toEqual([seed, []]);
      expect([seed, logged.size]).toEqual([seed, produced.length]);
      // Whoever hands in hands in all of it.
      const handedIn = produced.filter(({ epoch }) => epoch === produced.at(-1)?.epoch).map(place);
      const inTime = new Set(server.log.filter(({ late }) => late === 'none').map(place));
      expect([seed, handedIn.filter((id) => !inTime.has(id))]).toEqual([seed, []]);
      expect([seed, answersOf(plan, server.log)]).toEqual([seed, lastAnswers(flush ? produced : counted)]);
    }
  },
);

test('State is the fold of the log: order, repeats and how it is cut change nothing', async () => {
  const plan = plans['a practice set'];
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(), fc.boolean(), async (seed, otherSeed, flush) => {
      const server = memoryServer(plan, 'phone');
      await runSchedule(server, plan, ['phone', 'laptop', 'tablet'], { seed, length: 50, flush });
      const random = seeded(otherSeed);
      const mixed = [...server.log, ...server.log.filter(() => random() < 0.3)]
        .map((event) => [random(), event] as const)
        .sort(([a], [b]) => a - b)
        .map(([, event]) => event);
      const whole = foldLog(plan, server.log);
      expect(foldLog(plan, mixed)).toEqual(whole);

      const ordered = [...server.log].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq);
      const stepped = ordered.reduce((state, event) => step(state, event, plan), initialState(plan));
      expect(stepped).toEqual(whole);

      const spent = server.log
        .filter(({ late }) => late === 'none')
        .reduce((sum, { chargedMs }) => sum + chargedMs, 0);
      expect(whole.ledger.questionMs + whole.ledger.reviewMs).toBe(whole.usedMs[0]);
      expect(whole.usedMs[0]).toBeLessThanOrEqual(spent);
    }),
    { numRuns: 150 },
  );
});

test('The same seed brings the same bad luck', async () => {
  const run = async () => {
    const server = memoryServer(plans['a practice set'], 'phone');
    await runSchedule(server, plans['a practice set'], ['phone', 'laptop'], {
      seed: 7,
      length: 40,
      flush: true,
    });
    return server.log;
  };
  expect(await run()).toEqual(await run());
});
