import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsPerSubmission } from './kill-writer';
import { openEmbedded } from './open-database';

const rounds = process.env.LONG ? 20 : 3;

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-kill-'));
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Lets a writer work on the folder until it has acknowledged so many things, then kills it in the middle of the next. */
async function writeUntilKilled(directory: string, round: number, acknowledgements: number) {
  const args = ['--conditions=react-server', '--import', 'tsx', 'lib/server/db/kill-writer.ts'];
  const writer = spawn(process.execPath, [...args, directory, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const gone = once(writer, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    lines.push(line);
    if (lines.length === acknowledgements) writer.kill('SIGKILL');
  }
  expect((await gone)[1]).toBe('SIGKILL');
  return lines;
}

test(
  `After ${rounds} kills in the middle of writing, everything acknowledged is there and no submission is half there`,
  async () => {
    const directory = path.join(root, 'database');
    const lanes = new Map<number, number>();
    const submissions = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      for (const line of await writeUntilKilled(directory, round, 150 + ((round * 137) % 400))) {
        const [what, name = '', seq] = line.split(' ');
        if (what === 'saved') lanes.set(Number(name), Number(seq));
        else if (what === 'submitted') submissions.add(name);
      }
      const { db, close } = await openEmbedded(directory);
      const stored = await db.execute(sql`select id, seq from lane`);
      for (const [lane, seq] of lanes) {
        expect(Number(stored.rows.find((row) => row.id === lane)?.seq)).toBeGreaterThanOrEqual(seq);
      }
      const whole = await db.execute(
        sql`select s.id, s.rows, count(i.item)::int as items from submission s left join submitted i on i.id = s.id group by s.id, s.rows`,
      );
      for (const row of whole.rows) {
        expect(row).toEqual({ id: row.id, rows: rowsPerSubmission, items: rowsPerSubmission });
      }
      const ids = whole.rows.map((row) => row.id);
      expect([...submissions].filter((id) => !ids.includes(id))).toEqual([]);
      await close();
    }
    expect(lanes.size).toBe(8);
    expect(submissions.size).toBeGreaterThan(0);
  },
  rounds * 30_000,
);
