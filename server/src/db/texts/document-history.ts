import { type Kysely, sql } from 'kysely';
import type { LogRow } from '../../domain/texts/history-slices.ts';
import { areSameSteps, packSteps, type Step } from '../../domain/texts/packed-steps.ts';
import { deflateColumns, readSteps } from './documents.ts';
import { chargeHistory } from './history-charge.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { lockWorkspaceRow } from '../groups/workspaces.ts';

/** Snapshots kept in addition to that of version 0: the newest to start from, two to fall back to. */
const SNAPSHOTS = 3;

/** Documents after `after`, by id, with more than one log row from before a given time. */
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

/** A document's log rows without their changes, and the versions across which nothing may be packed. */
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
  const surplus = versions.slice(SNAPSHOTS).filter((version) => version !== 0);
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

/** A verified row that can replace several adjacent ones, and what it was made from. */
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
 * Packs the rows that tile (from, to]. Returns null unless the packed row, when read back, has exactly the log's steps
 * and authors. Only reads, so it holds up nobody's typing.
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
  // Compares what will be stored, as read back.
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
 * Replaces the parts with the packed row, in the caller's transaction. Returns false and does nothing if the parts have
 * changed, or a version inside them has been named meanwhile.
 */
export async function replaceRows(db: Kysely<Schema>, row: PackedRow): Promise<boolean> {
  const { documentId: id, from, to } = row;
  const item = await db.selectFrom('item').select('workspace_id').where('id', '=', id).executeTakeFirst();
  if (item === undefined) return false;
  // Locked before the document, in the same order as pushes.
  await lockWorkspaceRow(db, item.workspace_id);
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
      form: 'packed',
      started_at: row.startedAt,
      ended_at: row.endedAt,
    })
    .execute();
  const logBytes = row.changes.length - row.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  await chargeHistory(db, id, logBytes);
  return true;
}

/** Whether a snapshot or a named version lies strictly inside: it must remain possible to start reading there. */
async function isHeldInside(db: Kysely<Schema>, { documentId, from, to }: PackedRow): Promise<boolean> {
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

/** Whether the log still has these parts; does not read their changes again. */
async function areThere(db: Kysely<Schema>, { documentId, from, to, parts }: PackedRow): Promise<boolean> {
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
