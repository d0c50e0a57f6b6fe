import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { actProblemSets } from '@/content/exams/act';
import type { AttemptRow, AttemptView, startRequestSchema } from '@/lib/domain/exam/attempt-api';
import type { Part } from '@/lib/domain/exam/blueprint';
import { planOfSet } from '@/lib/domain/exam/plan';
import { initialState } from '@/lib/domain/exam/step';
import { newWriter } from '@/lib/domain/exam/writer';
import type { CompiledSet } from '@/lib/domain/question/public-question';
import type { OwnScope } from './access';
import { type AttemptRecord, findOwnRow, leaseFor, ownedBy, presentWriter } from './attempt-rows';
import { getDb } from './db/client';
import { attempts } from './db/schema/attempts';
import { keepSnapshot, readSnapshot } from './question-snapshots';

export type StartRequest = Omit<ReturnType<typeof startRequestSchema.parse>, 'set'>;

/** The part of the exam a set is taken from. */
function partOf(set: CompiledSet): Part {
  const blueprints = Object.values(set.exam === 'act' ? actProblemSets : {});
  const part = blueprints.flatMap(({ parts }) => parts).find(({ section }) => section === set.section);
  if (!part) throw new Error(`There is no blueprint for sets of section "${set.section}".`);
  return part;
}

/**
 * Starts an attempt at a set, with the device as its first writer, or finds the one that this request started before.
 * @throws when no blueprint has the set's section; the content check rules that out.
 */
export async function startAttempt(
  scope: OwnScope,
  set: CompiledSet,
  request: StartRequest,
  now = new Date(),
): Promise<AttemptView> {
  const plan = planOfSet(set, partOf(set), request);
  const db = await getDb();
  const sameRequest = and(ownedBy(scope), eq(attempts.requestId, request.requestId));
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(attempts).where(sameRequest);
    if (before) return before;
    const made = {
      id: randomUUID(),
      ownerKind: scope.owner.kind,
      ownerId: scope.owner.id,
      requestId: request.requestId,
      plan,
      snapshot: await keepSnapshot(tx, set, now),
      state: initialState(plan),
      writers: [newWriter(1, request.device, now.getTime())],
      startedAt: now,
    };
    const [row] = await tx.insert(attempts).values(made).onConflictDoNothing().returning();
    // Two requests at once: the other one made it.
    return row ?? (await tx.select().from(attempts).where(sameRequest))[0];
  });
  if (!row) throw new Error('An attempt that was just started is gone.');
  return toView(row, request.device);
}

/** The attempt as its owner's device may see it, keys never among it; null when it is not there or not the owner's. */
export async function findAttempt(
  scope: OwnScope,
  id: string,
  device: string | null,
): Promise<AttemptView | null> {
  const row = await findOwnRow(await getDb(), scope, id);
  return row && toView(row, device);
}

/** The owner's attempts, newest first, at most 500. */
export async function listOwnAttempts(scope: OwnScope): Promise<AttemptRow[]> {
  const db = await getDb();
  const rows = await db
    .select()
    .from(attempts)
    .where(ownedBy(scope))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(500);
  return rows.map(toRow);
}

/** Hands everything a guest did to the user it turned out to be; returns how many attempts that were. */
export async function claimGuestAttempts(userId: string, guestId: string): Promise<number> {
  const db = await getDb();
  const claimed = await db
    .update(attempts)
    .set({
      ownerKind: 'user',
      ownerId: userId,
      version: sql`${attempts.version} + 1`,
      // The user may have sent the guest's own request again; that number is then taken.
      requestId: sql`case when exists (
        select 1 from ${attempts} as mine where mine.owner_kind = 'user' and mine.owner_id = ${userId}
        and mine.request_id = ${attempts.requestId}) then ${attempts.id} else ${attempts.requestId} end`,
    })
    .where(and(eq(attempts.ownerKind, 'guest'), eq(attempts.ownerId, guestId)))
    .returning({ id: attempts.id });
  return claimed.length;
}

async function toView(row: AttemptRecord, device: string | null): Promise<AttemptView> {
  const shown = await readSnapshot(row.snapshot);
  return {
    id: row.id,
    plan: row.plan,
    state: row.state,
    stimuli: shown.stimuli,
    questions: shown.questions.map((question) => question.public),
    lease: leaseFor(row.writers, device),
    ackSeq: presentWriter(row.writers).lastSeq,
    receipt: row.receipt,
  };
}

function toRow({ id, plan, state, startedAt, submittedAt }: AttemptRecord): AttemptRow {
  const budgets = plan.parts.map((part) => part.budgetMs);
  return {
    id,
    form: plan.form.id,
    title: plan.form.title,
    exam: plan.exam,
    section: plan.parts[0]?.section ?? '',
    mode: plan.mode,
    phase: state.phase,
    answered: Object.values(state.items).filter((item) => item.answer !== null).length,
    questions: plan.parts.reduce((sum, part) => sum + part.items.length, 0),
    usedMs: state.usedMs.reduce((sum, ms) => sum + ms, 0),
    budgetMs: budgets.reduce<number | null>((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0),
    startedAt: startedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}
