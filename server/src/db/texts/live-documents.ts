import { ChangeSet, Text } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { Kysely } from 'kysely';
import type { LoggedUpdate } from '../../domain/live/authority.ts';
import { DamagedText } from '../../domain/damage.ts';
import { endLineage } from '../../domain/live/batch.ts';
import type { OwnedMark } from '../../domain/live/batch.ts';
import type { LogSlice } from '../../domain/live/document-state.ts';
import type { DocumentHead } from '../../domain/live/push.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { unpackJson, unpackUpdates } from './documents.ts';
import { isHidden } from '../items/items.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import { addMessageBodies } from './review-rows.ts';
import { findReview } from './review-state.ts';
import { findSnapshot } from './snapshot-text.ts';

/** A live document as loaded by a room. */
export interface LoadedDocument<Content = Text> {
  workspaceId: string;
  epoch: string;
  version: number;
  text: Content;
  eol: LineEnding;
  /** Bytes of the file as downloaded. */
  size: number;
  /** Version of the newest intact snapshot. */
  snapshot: number;
  /** Comments and suggestions at `version`; undefined if there were never any. */
  review?: ReviewState | undefined;
  /** Versions of damaged snapshots found on the way. */
  damaged: number[];
}

/**
 * Loads a document from its newest intact snapshot and the log. Null if it does not exist, or is in the trash or hidden.
 * Throws `DamagedText` if it cannot be read.
 */
export async function loadDocument(db: Kysely<Schema>, id: string): Promise<LoadedDocument | null> {
  const row = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .select(['document.version', 'document.epoch', 'document.eol', 'item.size', 'item.workspace_id'])
    .select(['item.parent_id', 'item.trashed_at'])
    .where('document.id', '=', id)
    .where('item.kind', '=', 'live')
    .executeTakeFirst();
  if (row === undefined || (await isHidden(db, row))) return null;
  const { text, review, snapshot, damaged } = await readLive(db, id, row.version);
  return {
    workspaceId: row.workspace_id,
    epoch: row.epoch,
    version: row.version,
    text,
    review,
    eol: row.eol,
    size: row.size,
    snapshot,
    damaged,
  };
}

/** Text and review at a version, from stored states and the log. Throws `DamagedText` if they cannot be read. */
export async function readLive(
  db: Kysely<Schema>,
  id: string,
  version: number,
): Promise<{ text: Text; review: ReviewState | undefined; snapshot: number; damaged: number[] }> {
  const reviewed = await findReview(db, id);
  // Replaying the review needs the text from the checkpoint's version on.
  const { snapshot, damaged } = await findSnapshot(db, id, Math.min(version, reviewed?.version ?? version));
  if (snapshot === null) throw new DamagedText(id, `Document ${id} has no readable snapshot.`);
  const start = { version: snapshot.version, text: Text.of(snapshot.text.split('\n')), reviewed };
  return { ...(await replayLog(db, id, start, version)), snapshot: snapshot.version, damaged };
}

/** Applies the log up to version `to` to a text and, from the checkpoint's version on, to the review. */
export async function replayLog(
  db: Kysely<Schema>,
  id: string,
  start: { version: number; text: Text; reviewed: { version: number; state: ReviewState } | null },
  to: number,
): Promise<{ text: Text; review: ReviewState | undefined }> {
  let { text } = start;
  let review = start.reviewed?.state;
  const reviewedFrom = start.reviewed?.version ?? Number.POSITIVE_INFINITY;
  const from = start.version;
  let reached = from;
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', 'changes'])
    .where('document_id', '=', id)
    .where('to_version', '>', from)
    .where('from_version', '<', to)
    .orderBy('from_version')
    .execute();
  for (const row of rows) {
    const updates = unpackUpdates(row.changes);
    const single = updates.length === row.to_version - row.from_version;
    for (const [i, update] of updates.entries()) {
      const after = single ? row.from_version + i + 1 : row.to_version;
      if (after <= reached) continue;
      if ((single ? after - 1 : row.from_version) !== reached)
        throw new DamagedText(id, `The log of ${id} has a gap at ${reached}.`);
      const changes = ChangeSet.fromJSON(update.changes);
      if (review && reached >= reviewedFrom) review = applyUpdate(review, { changes, effects: update.effects }, text);
      text = changes.apply(text);
      reached = after;
    }
  }
  if (reached !== to) throw new DamagedText(id, `The log of ${id} ends at ${reached} and not at ${to}.`);
  return { text, review };
}

/** Small, since a row's size is unknown until it is read. */
const ROWS_AT_ONCE = 20;

interface LogLimits {
  /** The version after the last step. Whoever has read the document earlier passes its version: others go on writing. */
  readonly to?: number;
  /** About how much JSON. */
  readonly bytes?: number;
}

/**
 * Steps of the log from a version on. If `from` in the result is later than requested, earlier steps were packed, and a
 * client cannot resume from there.
 */
export async function readLog(db: Kysely<Schema>, id: string, from: number, limits: LogLimits = {}): Promise<LogSlice> {
  const slice = await readSteps(db, id, from, limits);
  return { from: slice.from, updates: await addMessageBodies(db, id, slice.updates) };
}

async function readSteps(
  db: Kysely<Schema>,
  id: string,
  from: number,
  { to = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY }: LogLimits,
): Promise<LogSlice> {
  const log = new LogSliceBuilder(from);
  const end = (): LogSlice => ({ from: log.from, updates: log.updates.slice(0, Math.max(0, to - log.from)) });
  let reached = from;
  for (;;) {
    const rows = await db
      .selectFrom('document_update')
      .select(['from_version', 'to_version', 'changes', 'form'])
      .where('document_id', '=', id)
      .where('to_version', '>', reached)
      .orderBy('from_version')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      if (reached >= to || (log.held >= bytes && log.updates.length > 0)) return end();
      reached = row.to_version;
      log.add(row);
    }
    if (rows.length < ROWS_AT_ONCE) return end();
  }
}

interface LogRow {
  from_version: number;
  to_version: number;
  changes: Uint8Array;
  form: string;
}

/** Concatenates log rows; starts over after a packed one. */
class LogSliceBuilder implements LogSlice {
  from: number;
  updates: LoggedUpdate[] = [];
  /** Bytes of JSON read so far. */
  held = 0;

  constructor(from: number) {
    this.from = from;
  }

  add(row: LogRow): void {
    const json = row.form === 'pushed' || row.form === 'replaced' ? unpackJson(row.changes) : '[]';
    const read = JSON.parse(json) as UpdateJson[];
    this.held += json.length;
    if (read.length === row.to_version - row.from_version)
      this.updates.push(...read.slice(Math.max(0, this.from - row.from_version)).map(readUpdate));
    else {
      this.from = row.to_version;
      this.updates = [];
    }
  }
}

/** The steps from version `from` on in these rows, without message bodies. */
export function joinRows(rows: readonly LogRow[], from: number): LogSlice {
  const log = new LogSliceBuilder(from);
  for (const row of rows) log.add(row);
  return { from: log.from, updates: log.updates };
}

function readUpdate(update: UpdateJson): LoggedUpdate {
  return {
    clientID: update.clientID,
    changes: ChangeSet.fromJSON(update.changes),
    ...(update.seq === undefined ? {} : { seq: update.seq }),
    ...(update.effects ? { effects: update.effects } : {}),
  };
}

/**
 * The state of a document and its log from version `from` on, for a room whose document was changed elsewhere. Both are of
 * the same moment: the size belongs to the last step, and no step belongs to another epoch. Undefined if it is gone.
 */
export async function readChangesSince(
  db: Kysely<Schema>,
  id: string,
  from: number,
): Promise<{ head: DocumentHead; slice: LogSlice } | undefined> {
  const rows: LogRow[] = [];
  for (let reached = from; ;) {
    const page = await db
      .selectFrom('document')
      .innerJoin('item', 'item.id', 'document.id')
      .leftJoin('document_update', (join) =>
        join.onRef('document_update.document_id', '=', 'document.id').on('document_update.to_version', '>', reached),
      )
      .select(['document.version', 'document.epoch', 'document.eol', 'item.size'])
      .select(['document_update.from_version', 'document_update.to_version'])
      .select(['document_update.changes', 'document_update.form'])
      .where('document.id', '=', id)
      .where('item.kind', '=', 'live')
      .where('item.trashed_at', 'is', null)
      .orderBy('document_update.from_version')
      .limit(ROWS_AT_ONCE)
      .execute();
    const [now] = page;
    if (now === undefined) return undefined;
    for (const { from_version, to_version, changes, form } of page) {
      if (from_version === null || to_version === null || changes === null || form === null) continue;
      rows.push({ from_version, to_version, changes, form });
      reached = to_version;
    }
    // The last page defines the moment. If the epoch changed between pages, the room closes anyway.
    if (page.length < ROWS_AT_ONCE) {
      const { version, epoch, eol, size } = now;
      const slice = joinRows(rows, from);
      return {
        head: { version, epoch, eol, size },
        slice: { from: slice.from, updates: await addMessageBodies(db, id, slice.updates) },
      };
    }
  }
}

/** Epoch and newest version of these documents. Omits those deleted. */
export async function readHeads(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, { epoch: string; version: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .select(['document.id', 'document.epoch', 'document.version'])
    .where('document.id', 'in', ids)
    .where('item.kind', '=', 'live')
    .where('item.trashed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, epoch, version }) => [id, { epoch, version }]));
}

/** How far the log contains the pushes of these clients, by clientID. */
export async function readMarks(
  db: Kysely<Schema>,
  id: string,
  clientIds: readonly string[],
): Promise<Map<string, OwnedMark>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_client')
    .select(['client_id', 'user_id', 'last_seq', 'last_version'])
    .where('document_id', '=', id)
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(
    rows.map((row) => [row.client_id, { userId: row.user_id, lastSeq: row.last_seq, lastVersion: row.last_version }]),
  );
}

/**
 * Ends a client's lineage in the caller's transaction: later pushes with its clientID are refused. Returns its mark; does
 * nothing if the clientID is another user's.
 */
export async function endClient(
  db: Kysely<Schema>,
  facts: { documentId: string; clientId: string; userId: string; sessionId: string; now: number },
): Promise<OwnedMark> {
  await lockRows(db, db.selectFrom('document').select('id').where('id', '=', facts.documentId)).execute();
  const known = (await readMarks(db, facts.documentId, [facts.clientId])).get(facts.clientId);
  if (known !== undefined && known.userId !== facts.userId) return known;
  const ended = endLineage(known);
  const values = { user_id: '', session_id: facts.sessionId, last_seq: ended.lastSeq, last_version: ended.lastVersion };
  await db
    .insertInto('document_client')
    .values({ document_id: facts.documentId, client_id: facts.clientId, seen_at: facts.now, ...values })
    .onConflict((conflict) => conflict.columns(['document_id', 'client_id']).doUpdateSet(values))
    .execute();
  return ended;
}
