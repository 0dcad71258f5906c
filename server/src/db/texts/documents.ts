import type { RowForm } from '../../domain/texts/history-slices.ts';
import { deflateSync, inflateSync } from 'node:zlib';
import { deflateNow } from './deflate-now.ts';
import { ChangeSet, Text } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Kysely } from 'kysely';
import { DamagedText } from '../../domain/damage.ts';
import { unpackSteps, type Step } from '../../domain/texts/packed-steps.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { lockRows } from '../engine/lock-rows.ts';
import { prepare } from '../engine/prepared.ts';
import { packText, type PackedText } from './packed-text.ts';
import type { Schema } from '../schema.ts';
import type { DocumentUpdateTable } from '../schema/texts.ts';
import { noteChanged } from './search-changes.ts';
import { findSnapshot } from './snapshot-text.ts';

/** The author of the steps to versions (from, to]. */
export interface AuthorSpan {
  user: string | null;
  name: string;
  from: number;
  to: number;
}

export interface DocumentState {
  text: string;
  version: number;
  epoch: string;
  eol: LineEnding;
  bom: boolean;
}

/** Creates a live document at version 0, with its snapshot. */
export async function createDocument(
  db: Kysely<Schema>,
  facts: { itemId: string; epoch: string; text: string | PackedText; eol: LineEnding; bom: boolean; now: number },
): Promise<void> {
  await db
    .insertInto('document')
    .values({ id: facts.itemId, version: 0, epoch: facts.epoch, eol: facts.eol, bom: facts.bom ? 1 : 0 })
    .execute();
  await insertSnapshot(db, { itemId: facts.itemId, version: 0, text: facts.text, now: facts.now });
  await noteChanged(db, [facts.itemId]);
}

/** Stores the text at a version, so that reading needs no earlier rows of the log. */
export async function insertSnapshot(
  db: Kysely<Schema>,
  facts: { itemId: string; version: number; text: string | PackedText; now: number },
): Promise<void> {
  const { packed, sha256 } = typeof facts.text === 'string' ? packText(facts.text) : facts.text;
  await db
    .insertInto('document_snapshot')
    .values({
      document_id: facts.itemId,
      version: facts.version,
      text: packed,
      sha256,
      created_at: facts.now,
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'version']).doNothing())
    .execute();
}

/** Shorter rows are stored plain: deflating a keystroke saves nothing, and is half the work of a push. */
const DEFLATE_FROM_BYTES = 256;
/** First byte of plain JSON; zlib output never starts with it. */
const OPENING_BRACKET = 0x5b;

const ENCODER = new TextEncoder();

/** Encodes the updates of one log row as JSON, deflated unless short. Synchronous, for use in transactions and rooms. */
export function packUpdates(updates: readonly UpdateJson[]): Uint8Array {
  const json = ENCODER.encode(JSON.stringify(updates));
  return json.length < DEFLATE_FROM_BYTES ? json : deflateNow(json);
}

/** First byte of a packed row, which stores its steps as columns. */
const COLUMNS = 0x01;
/** Stands for the clientIDs that packed rows no longer have: no client can resume from their steps. */
const UNKNOWN_CLIENT = 'packed';

export function unpackUpdates(bytes: Uint8Array): UpdateJson[] {
  if (bytes[0] !== COLUMNS) return JSON.parse(unpackJson(bytes)) as UpdateJson[];
  return unpackSteps({ people: [], start: 0, columns: inflateColumns(bytes) }).map(({ changes, effects }) => ({
    clientID: UNKNOWN_CLIENT,
    changes,
    ...(effects && { effects: [...effects] }),
  }));
}

/** Encodes the columns of packed steps for a row; the authors go into its `authors`. */
export function deflateColumns(columns: Uint8Array): Uint8Array {
  const deflated = deflateSync(columns, { level: 9 });
  const bytes = new Uint8Array(deflated.length + 1);
  bytes[0] = COLUMNS;
  bytes.set(deflated, 1);
  return bytes;
}

function inflateColumns(bytes: Uint8Array): Uint8Array {
  return inflateSync(bytes.subarray(1));
}

export function unpackJson(bytes: Uint8Array): string {
  const json = bytes[0] === OPENING_BRACKET ? Buffer.from(bytes) : inflateSync(bytes);
  return json.toString();
}

/** A row's steps with their authors; null if an earlier release composed them into one. */
export function readSteps(
  row: Pick<DocumentUpdateTable, 'from_version' | 'to_version' | 'changes' | 'authors' | 'started_at'>,
): Step[] | null {
  const spans = JSON.parse(row.authors) as AuthorSpan[];
  if (row.changes[0] === COLUMNS) {
    const people = spans.map(({ user, name }) => ({ user, name }));
    return unpackSteps({ people, start: row.started_at, columns: inflateColumns(row.changes) });
  }
  const updates = unpackUpdates(row.changes);
  if (updates.length !== row.to_version - row.from_version) return null;
  let span = 0;
  return updates.map(({ changes, effects }, i) => {
    while (span < spans.length && (spans[span]?.to ?? 0) <= row.from_version + i) span += 1;
    const { user = null, name = '' } = spans[span] ?? {};
    return { changes, by: { user, name }, at: row.started_at, ...(effects && { effects }) };
  });
}

/** The current text of a live document; undefined if the item has none. Throws `DamagedText` if it cannot be read. */
export async function readText(db: Kysely<Schema>, itemId: string): Promise<DocumentState | undefined> {
  const row = await db.selectFrom('document').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (row === undefined) return undefined;
  const text = await readTextAt(db, itemId, row.version);
  if (text === undefined) {
    // Either it was just changed or deleted, or its log is damaged.
    if ((await readNewestVersion(db, itemId)) !== row.version) return readText(db, itemId);
    throw new DamagedText(itemId, `The log of ${itemId} does not reach version ${row.version}.`);
  }
  return { text, version: row.version, epoch: row.epoch, eol: row.eol, bom: row.bom === 1 };
}

// Prepared, like all queries that run for each text a call changes, which may be hundreds.
const findVersion = prepare((db, { itemId }: { itemId: string }) =>
  db.selectFrom('document').select('version').where('id', '=', itemId),
);

export async function readNewestVersion(db: Kysely<Schema>, itemId: string): Promise<number | undefined> {
  const { rows } = await findVersion(db, { itemId });
  return rows[0]?.version;
}

/** Whether the document is still in this epoch and has reached this version. */
export async function hasReached(
  db: Kysely<Schema>,
  itemId: string,
  point: { epoch: string; version: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .select('version')
    .where('id', '=', itemId)
    .where('epoch', '=', point.epoch)
    .where('version', '>=', point.version)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The text at a version, from the nearest readable snapshot and the log. Undefined if the log lacks that version. Throws
 * `DamagedText` if all snapshots before it are damaged.
 */
export async function readTextAt(db: Kysely<Schema>, itemId: string, version: number): Promise<string | undefined> {
  const { snapshot, damaged } = await findSnapshot(db, itemId, version);
  if (snapshot !== null) return replayText(db, itemId, snapshot, version);
  if (damaged.length === 0) return undefined;
  throw new DamagedText(itemId, `The text ${itemId} has no readable snapshot.`);
}

/** The text at `version`, from an earlier text and the log in between. Undefined if the log lacks that version. */
export async function replayText(
  db: Kysely<Schema>,
  itemId: string,
  start: { version: number; text: string },
  version: number,
): Promise<string | undefined> {
  if (start.version === version) return start.text;
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', 'changes'])
    .where('document_id', '=', itemId)
    .where('to_version', '>', start.version)
    .where('from_version', '<', version)
    .orderBy('from_version')
    .execute();
  let text = Text.of(start.text.split('\n'));
  let reached = start.version;
  for (const row of rows) {
    const updates = unpackUpdates(row.changes);
    const single = updates.length === row.to_version - row.from_version;
    for (const [i, update] of updates.entries()) {
      // A row composed by an earlier release has one change for all its versions, and cannot be applied in part.
      const after = single ? row.from_version + i + 1 : row.to_version;
      if (after <= reached || after > version) continue;
      text = ChangeSet.fromJSON(update.changes).apply(text);
      reached = after;
    }
  }
  return reached === version ? text.toString() : undefined;
}

/**
 * Appends one change to a document's log in the caller's transaction, which must record `document.appended` for rooms.
 * Returns the new version and the bytes stored; undefined, with nothing changed, if the document is no longer at `at`.
 */
export async function appendChange(
  db: Kysely<Schema>,
  facts: {
    itemId: string;
    at: number;
    changes: ChangeSet;
    clientId: string;
    author: { id: string | null; name: string };
    now: number;
    form?: RowForm;
  },
): Promise<{ version: number; bytes: number } | undefined> {
  return appendPacked(db, { ...facts, pack: () => packChange(facts.clientId, facts.changes) });
}

/** One change as it is stored in the log. */
export function packChange(clientId: string, changes: ChangeSet): Uint8Array {
  return packUpdates([{ clientID: clientId, changes: changes.toJSON() as UpdateJson['changes'] }]);
}

/** The same for a change that may have been packed before the transaction. */
export async function appendPacked(
  db: Kysely<Schema>,
  facts: {
    itemId: string;
    at: number;
    pack: () => Uint8Array;
    author: { id: string | null; name: string };
    now: number;
    form?: RowForm;
  },
): Promise<{ version: number; bytes: number } | undefined> {
  const { itemId, at, author, now, form = 'pushed' } = facts;
  const version = at + 1;
  const moved = await advanceVersion(db, { itemId, at, version });
  if (moved.numAffectedRows !== 1n) return undefined;
  const packed = facts.pack();
  const span: AuthorSpan = { user: author.id, name: author.name, from: at, to: version };
  await insertUpdate(db, { itemId, at, version, packed, authors: JSON.stringify([span]), form, now });
  return { version, bytes: packed.length };
}

const advanceVersion = prepare((db, { itemId, at, version }: { itemId: string; at: number; version: number }) =>
  db.updateTable('document').set({ version }).where('id', '=', itemId).where('version', '=', at),
);

const insertUpdate = prepare(
  (
    db,
    row: {
      itemId: string;
      at: number;
      version: number;
      packed: Uint8Array;
      authors: string;
      form: RowForm;
      now: number;
    },
  ) =>
    db.insertInto('document_update').values({
      document_id: row.itemId,
      from_version: row.at,
      to_version: row.version,
      changes: row.packed,
      authors: row.authors,
      form: row.form,
      started_at: row.now,
      ended_at: row.now,
    }),
);

/** Keeps others from appending until the end of the transaction. */
export async function lockDocument(db: Kysely<Schema>, itemId: string): Promise<void> {
  await lock(db, { itemId });
}

const lock = prepare((db, { itemId }: { itemId: string }) =>
  lockRows(db, db.selectFrom('document').select('id').where('id', '=', itemId)),
);

/** For when a file's whole content is replaced, and with it its line endings and byte order mark. */
export async function setDocumentFormat(
  db: Kysely<Schema>,
  itemId: string,
  format: { eol: LineEnding; bom: boolean },
): Promise<void> {
  await db
    .updateTable('document')
    .set({ eol: format.eol, bom: format.bom ? 1 : 0 })
    .where('id', '=', itemId)
    .execute();
}
