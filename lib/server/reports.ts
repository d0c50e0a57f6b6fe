import 'server-only';
import { notFound } from 'next/navigation';
import { type OwnReport, reportOf } from '@/lib/domain/exam/report';
import type { OwnScope } from './access';
import { findOwnRow } from './attempt-rows';
import { getDb } from './db/client';
import { readSnapshot } from './question-snapshots';

/** The report of a submitted attempt; null when it is not submitted, not there, or not the owner's. */
export async function findOwnReport(scope: OwnScope, id: string): Promise<OwnReport | null> {
  const row = await findOwnRow(await getDb(), scope, id);
  if (!row?.receipt || !row.submittedAt) return null;
  return {
    ...reportOf(row.state, await readSnapshot(row.snapshot)),
    attempt: row.id,
    plan: row.plan,
    receipt: row.receipt,
    startedAt: row.startedAt.toISOString(),
    submittedAt: row.submittedAt.toISOString(),
  };
}

/** The report, or 404. An attempt still open has none yet: its list row says where to go on. */
export async function getOwnReport(scope: OwnScope, id: string): Promise<OwnReport> {
  return (await findOwnReport(scope, id)) ?? notFound();
}
