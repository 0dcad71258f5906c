import { type Kysely, sql } from 'kysely';
import type { LivePush, LivePushResult, MissedSteps } from '../../domain/live/push.ts';
import { freeHistory } from '../../domain/texts/history-charge.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import type { Schema } from '../schema.ts';
import { joinRows } from './live-documents.ts';
import { addMessageBodies } from './review-rows.ts';

interface Refusal {
  /** Position among the pushes, from 1. */
  place: number;
  reason: 'stale' | 'gone' | 'over-quota';
  missed: PackedMissed | null;
}

interface PackedMissed {
  version: number;
  epoch: string;
  eol: LineEnding;
  size: number;
  /** [from, to, form, base64] */
  steps: [number, number, string, string][];
  /** [client, user, last sequence, last version] */
  marks: [string, string, number, number][];
}

/**
 * Fast path of `applyPushes` for PostgreSQL: the same decisions in one round trip instead of ten, in a transaction of its
 * own (decision 187). Cannot handle review operations. tests/repository/pushes.test.ts compares the two.
 */
export async function pushTexts(
  db: Kysely<Schema>,
  node: string,
  pushes: readonly LivePush[],
): Promise<LivePushResult[]> {
  const order = pushes
    .map((push, at) => ({ push, at }))
    .toSorted((a, b) => compare(a.push.documentId, b.push.documentId) || a.push.from - b.push.from);
  const list = <T>(pick: (push: LivePush) => T): T[] => order.map(({ push }) => pick(push));
  const { rows } = await sql<Refusal>`select place, reason, missed from push_in_epochs(
    ${list(({ epoch }) => epoch)}::text[], ${node},
    ${list(({ documentId }) => documentId)}::text[], ${list(({ from }) => from)}::bigint[],
    ${list(({ to }) => to)}::bigint[], ${list(({ changes }) => Buffer.from(changes))}::bytea[],
    ${list(({ authors }) => authors)}::text[], ${list(({ at }) => at)}::bigint[],
    ${list(({ size }) => size)}::bigint[], ${list(({ size }) => freeHistory(size))}::bigint[],
    ${list(writeMarks)}::jsonb[])`.execute(db);
  const results = pushes.map((): LivePushResult => ({ ok: true }));
  for (const { place, reason, missed } of rows) {
    const pushed = order[place - 1];
    if (pushed === undefined) continue;
    // If the log is unreadable, the next reader reports it; the other pushes have been committed.
    const read = missed && (await readMissed(db, pushed.push, missed).catch(() => null));
    results[pushed.at] =
      reason === 'stale' ? { ok: false, reason, ...(read && { missed: read }) } : { ok: false, reason };
  }
  return results;
}

function writeMarks({ marks }: LivePush): string {
  return JSON.stringify(
    marks.map(({ clientId, userId, sessionId, lastSeq, lastVersion, before }) => ({
      client: clientId,
      owner: userId,
      session: sessionId,
      seq: lastSeq,
      version: lastVersion,
      ...(before && { owner_before: before.userId, seq_before: before.lastSeq }),
    })),
  );
}

async function readMissed(db: Kysely<Schema>, push: LivePush, missed: PackedMissed): Promise<MissedSteps> {
  const { version, epoch, eol, size, marks } = missed;
  const steps = missed.steps.map(([from, to, form, changes]) => ({
    from_version: from,
    to_version: to,
    form,
    changes: Buffer.from(changes, 'base64'),
  }));
  const slice = joinRows(steps, push.from);
  return {
    head: { version, epoch, eol, size },
    slice: { from: slice.from, updates: await addMessageBodies(db, push.documentId, slice.updates) },
    marks: new Map(marks.map(([client, userId, lastSeq, lastVersion]) => [client, { userId, lastSeq, lastVersion }])),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
