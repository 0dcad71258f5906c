import { type Kysely, sql } from 'kysely';
import type { LogRow } from '../../domain/texts/history-slices.ts';
import { areSameSteps, packSteps, type Step } from '../../domain/texts/packed-steps.ts';
import { deflateColumns, readSteps } from './documents.ts';
import { chargeHistory } from './history-charge.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { lockWorkspaceRow } from '../groups/workspaces.ts';

/** Snapshots kept besides that of version 0: the newest to start from, two to fall back on. */
const MAX_SNAPSHOTS = 3;

/** Ids of documents with more than one log row from before a time, starting after `after`. */
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

/**
 * A document's log rows without their changes; the versions that no packed row may span (`fixed`: labelled ones, and those
 * of kept snapshots); and the versions of snapshots to be deleted (`surplus`).
 */
export async function readHistory(
  db: Kysely<Schema>,
  id: string,
): Promise<{ rows: LogRow[]; fixed: Set<number>; surplus: number[] }> {
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', 'started_at', 'ended_at', 'form', sql<number>`length(changes)`.as('bytes')])
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
  const surplus = versions.slice(MAX_SNAPSHOTS).filter((version) => version !== 0);
  const kept = versions.filter((version) => !surplus.includes(version));
  return {
    rows: rows.map((row) => ({
      from: row.from_version,
      to: row.to_version,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      form: row.form,
      bytes: row.bytes,
    })),
    fixed: new Set([...labels.map(({ version }) => version), ...kept]),
    surplus,
  };
}

/** A verified row that can replace several consecutive ones. */
export interface PackedRow {
  documentId: string;
  epoch: string;
  from: number;
  to: number;
  /** The rows it replaces: their versions and sizes in bytes. */
  parts: { from: number; to: number; bytes: number }[];
  changes: Uint8Array;
  authors: string;
  startedAt: number;
  endedAt: number;
}

/**
 * Packs the rows that tile (from, to] into one. Returns null unless the packed row reads back as exactly the log's steps
 * and authors. Only reads from the database, so it does not delay anyone's typing.
 */
export async function packRows(db: Kysely<Schema>, id: string, from: number, to: number): Promise<PackedRow | null> {
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
  const steps: Step[] = [];
  for (const row of rows) {
    const read = readSteps(row);
    if (read === null) return null;
    for (const step of read) steps.push(step);
  }
  const { people, start, columns } = packSteps(steps);
  const packed = {
    from_version: from,
    to_version: to,
    changes: deflateColumns(columns),
    authors: JSON.stringify(people.map((writer) => ({ ...writer, from, to }))),
    started_at: start,
  };
  // Checks exactly what would be stored.
  if (!areSameSteps(steps, readSteps(packed) ?? [])) return null;
  return {
    documentId: id,
    epoch: document.epoch,
    from,
    to,
    parts: rows.map((row) => ({ from: row.from_version, to: row.to_version, bytes: row.changes.length })),
    changes: packed.changes,
    authors: packed.authors,
    startedAt: start,
    endedAt: last.ended_at,
  };
}

/**
 * Replaces rows with the packed one, in the caller's transaction. Returns false and changes nothing if the rows have
 * changed since they were read, or a version inside them was labelled.
 */
export async function replaceRows(db: Kysely<Schema>, row: PackedRow): Promise<boolean> {
  const { documentId: id, from, to } = row;
  const item = await db.selectFrom('item').select('workspace_id').where('id', '=', id).executeTakeFirst();
  if (item === undefined) return false;
  // Before the document, as pushes do, to avoid deadlocks.
  await lockWorkspaceRow(db, item.workspace_id);
  const document = await lockRows(
    db,
    db.selectFrom('document').select('epoch').where('id', '=', id),
  ).executeTakeFirst();
  if (document?.epoch !== row.epoch || (await hasFixedVersionInside(db, row)) || !(await arePartsUnchanged(db, row)))
    return false;
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
      form: 'packed',
      started_at: row.startedAt,
      ended_at: row.endedAt,
    })
    .execute();
  const logBytes = row.changes.length - row.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  await chargeHistory(db, id, logBytes);
  return true;
}

/** Whether a labelled version or a snapshot lies strictly inside: reading must remain able to start there. */
async function hasFixedVersionInside(db: Kysely<Schema>, { documentId, from, to }: PackedRow): Promise<boolean> {
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

/** Whether the log still has these rows, judging by their versions and sizes. */
async function arePartsUnchanged(db: Kysely<Schema>, { documentId, from, to, parts }: PackedRow): Promise<boolean> {
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
