import { createHash } from 'node:crypto';
import { ChangeSet, Text } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { type Kysely, sql } from 'kysely';
import { joinSpans } from '../../domain/texts/history-slices.ts';
import type { LogRow, Span } from '../../domain/texts/history-slices.ts';
import { packUpdates, readTextAt, unpackUpdates } from './documents.ts';
import { chargeHistory } from './history-charge.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { lockWorkspace } from '../groups/workspaces.ts';

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

/** One row that can stand for several neighbours, verified, and what it was made from. */
export interface ComposedRow {
  documentId: string;
  epoch: string;
  from: number;
  to: number;
  /** The rows it stands for: where they begin and end, and how many bytes they hold. */
  parts: { from: number; to: number; bytes: number }[];
  changes: Uint8Array;
  authors: string;
  startedAt: number;
  endedAt: number;
}

/**
 * Composes the rows that tile (from, to]. The text before with the composed change must be, by hash, the text after as
 * the log gave it, or the answer is null. Only reads: nobody's typing waits for it.
 */
export async function composeRows(
  db: Kysely<Schema>,
  id: string,
  from: number,
  to: number,
): Promise<ComposedRow | null> {
  const document = await db.selectFrom('document').select('epoch').where('id', '=', id).executeTakeFirst();
  const rows = await db
    .selectFrom('document_update')
    .selectAll()
    .where('document_id', '=', id)
    .where('from_version', '>=', from)
    .where('to_version', '<=', to)
    .orderBy('from_version')
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!document || !first || !last || rows.length < 2 || first.from_version !== from || last.to_version !== to) {
    return null;
  }
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
  const packed = packUpdates([{ clientID: 'composed', changes: composed.toJSON() as UpdateJson['changes'] }], 0);
  // What is compared is what will be kept, read back.
  const [kept] = unpackUpdates(packed);
  if (!kept || hash(ChangeSet.fromJSON(kept.changes).apply(before)) !== hash(stepwise)) return null;
  return {
    documentId: id,
    epoch: document.epoch,
    from,
    to,
    parts: rows.map((row) => ({ from: row.from_version, to: row.to_version, bytes: row.changes.length })),
    changes: packed,
    authors: JSON.stringify(joinSpans(rows.flatMap((row) => JSON.parse(row.authors) as Span[]))),
    startedAt: first.started_at,
    endedAt: last.ended_at,
  };
}

/**
 * Puts a composed row in the place of its parts, in the caller's transaction. False, and nothing done, when they are not
 * what they were, or when somebody named a version inside them meanwhile.
 */
export async function replaceRows(db: Kysely<Schema>, row: ComposedRow): Promise<boolean> {
  const { documentId: id, from, to } = row;
  const item = await db.selectFrom('item').select('workspace_id').where('id', '=', id).executeTakeFirst();
  if (item === undefined) return false;
  // Before the document, as whoever types does.
  await lockWorkspace(db, item.workspace_id);
  const document = await lockRows(
    db,
    db.selectFrom('document').select('epoch').where('id', '=', id),
  ).executeTakeFirst();
  if (document?.epoch !== row.epoch || (await isHeldInside(db, row)) || !(await areThere(db, row))) return false;
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
      changes: row.changes,
      authors: row.authors,
      started_at: row.startedAt,
      ended_at: row.endedAt,
    })
    .execute();
  const logBytes = row.changes.length - row.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  await chargeHistory(db, id, logBytes);
  return true;
}

/** Whether a snapshot or a named version lies between the ends: a composed row cannot be read half. */
async function isHeldInside(db: Kysely<Schema>, { documentId, from, to }: ComposedRow): Promise<boolean> {
  for (const table of ['document_label', 'document_snapshot'] as const) {
    const held = await db
      .selectFrom(table)
      .select('version')
      .where('document_id', '=', documentId)
      .where('version', '>', from)
      .where('version', '<', to)
      .limit(1)
      .executeTakeFirst();
    if (held !== undefined) return true;
  }
  return false;
}

/** Whether the log still holds the parts; their changes are not read again. */
async function areThere(db: Kysely<Schema>, { documentId, from, to, parts }: ComposedRow): Promise<boolean> {
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', sql<number>`length(changes)`.as('bytes')])
    .where('document_id', '=', documentId)
    .where('from_version', '>=', from)
    .where('to_version', '<=', to)
    .orderBy('from_version')
    .execute();
  return (
    rows.length === parts.length &&
    rows.every((row, i) => {
      const part = parts[i];
      return row.from_version === part?.from && row.to_version === part.to && row.bytes === part.bytes;
    })
  );
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
