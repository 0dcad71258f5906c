import { createHash } from 'node:crypto';
import { ChangeSet, Text } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Kysely } from 'kysely';
import { joinSpans } from '../domain/history-slices.ts';
import type { LogRow, Span } from '../domain/history-slices.ts';
import { packUpdates, readTextAt, unpackUpdates } from './documents.ts';
import { lockRows } from './lock-rows.ts';
import type { Schema } from './schema.ts';

/** Snapshots that are kept besides the one of version 0: the newest to begin with, two to fall back to. */
const SNAPSHOTS = 3;

/** Documents with more than one row of the log from before a moment, after `after` in the order of their ids. */
export async function findOldHistories(
  db: Kysely<Schema>,
  before: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('document_update')
    .select('document_id')
    .where('ended_at', '<', before)
    .where('document_id', '>', after)
    .groupBy('document_id')
    .having((e) => e.fn.countAll(), '>', 1)
    .orderBy('document_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.document_id);
}

/** The log of a document without its changes, and the versions nothing may be composed across. */
export async function readHistory(
  db: Kysely<Schema>,
  id: string,
): Promise<{ rows: LogRow[]; fixed: Set<number>; surplus: number[] }> {
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', 'started_at', 'ended_at'])
    .where('document_id', '=', id)
    .orderBy('from_version')
    .execute();
  const labels = await db.selectFrom('document_label').select('version').where('document_id', '=', id).execute();
  const snapshots = await db
    .selectFrom('document_snapshot')
    .select('version')
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const versions = snapshots.map(({ version }) => version);
  const surplus = versions.slice(SNAPSHOTS).filter((version) => version !== 0);
  const kept = versions.filter((version) => !surplus.includes(version));
  return {
    rows: rows.map((row) => ({
      from: row.from_version,
      to: row.to_version,
      startedAt: row.started_at,
      endedAt: row.ended_at,
    })),
    fixed: new Set([...labels.map(({ version }) => version), ...kept]),
    surplus,
  };
}

/**
 * Makes one row of those that tile (from, to], in the caller's transaction. The text before with the composed change
 * must be, by hash, the text after as the log gave it; otherwise nothing is changed and the answer is false.
 */
export async function composeRows(db: Kysely<Schema>, id: string, from: number, to: number): Promise<boolean> {
  await lockRows(db, db.selectFrom('document').select('id').where('id', '=', id)).execute();
  const rows = await db
    .selectFrom('document_update')
    .selectAll()
    .where('document_id', '=', id)
    .where('from_version', '>=', from)
    .where('to_version', '<=', to)
    .orderBy('from_version')
    .execute();
  if (rows.length < 2 || rows[0]?.from_version !== from || rows.at(-1)?.to_version !== to) return false;
  const before = Text.of((await readTextAt(db, id, from)).split('\n'));
  let stepwise = before;
  let composed = ChangeSet.empty(before.length);
  for (const row of rows) {
    for (const update of unpackUpdates(row.changes)) {
      const changes = ChangeSet.fromJSON(update.changes);
      stepwise = changes.apply(stepwise);
      composed = composed.compose(changes);
    }
  }
  const json = composed.toJSON() as UpdateJson['changes'];
  const after = ChangeSet.fromJSON(json).apply(before);
  if (hash(after) !== hash(stepwise)) return false;
  const spans = rows.flatMap((row) => JSON.parse(row.authors) as Span[]);
  await db
    .deleteFrom('document_update')
    .where('document_id', '=', id)
    .where('from_version', '>=', from)
    .where('to_version', '<=', to)
    .execute();
  await db
    .insertInto('document_update')
    .values({
      document_id: id,
      from_version: from,
      to_version: to,
      changes: packUpdates([{ clientID: 'composed', changes: json }]),
      authors: JSON.stringify(joinSpans(spans)),
      started_at: rows[0].started_at,
      ended_at: rows.at(-1)?.ended_at ?? rows[0].ended_at,
    })
    .execute();
  return true;
}

export async function dropSnapshots(db: Kysely<Schema>, id: string, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  await db.deleteFrom('document_snapshot').where('document_id', '=', id).where('version', 'in', versions).execute();
}

function hash(text: Text): string {
  const sha = createHash('sha256');
  for (const chunk of text.iter()) sha.update(chunk);
  return sha.digest('hex');
}
