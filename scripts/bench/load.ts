// Many workers, each doing the same thing one after the other; what came of it.

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; errors: number };

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs `work` in `workers` lanes for `seconds`; work returns whether it succeeded. */
export async function load(
  workers: number,
  seconds: number,
  work: (lane: number, turn: number) => Promise<boolean>,
): Promise<Load> {
  const latencies: number[] = [];
  let errors = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: workers }, async (_, lane) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const from = performance.now();
        const ok = await work(lane, turn).catch(() => false);
        if (ok) latencies.push(performance.now() - from);
        else errors += 1;
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / took,
    p50Ms: at(latencies, 0.5),
    p99Ms: at(latencies, 0.99),
    errors,
  };
}
