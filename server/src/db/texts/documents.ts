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

/** The author of versions (from, to] of a row. */
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

/** Creates the rows of a live document: version 0 and its snapshot. */
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

/** Stores the text at a version, so that reading needs no older rows. */
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

/** Deflating a keystroke saves nothing and is half the work of a push. */
const PLAIN_BELOW = 256;
/** First byte of a row that is not deflated; zlib output never starts with it. */
const OPENING_BRACKET = 0x5b;

const ENCODER = new TextEncoder();

/** Packs the updates of one log row: JSON, deflated unless short. Synchronous, for use in transactions and rooms. */
export function packUpdates(updates: readonly UpdateJson[]): Uint8Array {
  const json = ENCODER.encode(JSON.stringify(updates));
  return json.length < PLAIN_BELOW ? json : deflateNow(json);
}

/** First byte of a row that stores steps as columns. */
const COLUMNS = 0x01;
/** Client of steps whose clients are no longer recorded: no client can resume from them. */
const FORGOTTEN_CLIENT = 'packed';

export function unpackUpdates(bytes: Uint8Array): UpdateJson[] {
  if (bytes[0] !== COLUMNS) return JSON.parse(unpackJson(bytes)) as UpdateJson[];
  return unpackSteps({ people: [], start: 0, columns: inflateColumns(bytes) }).map(({ changes, effects }) => ({
    clientID: FORGOTTEN_CLIENT,
    changes,
    ...(effects && { effects: [...effects] }),
  }));
}

/** The stored columns of packed steps; their authors are in the row's `authors`. */
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

/** A row's steps and their authors; null if they were lost when an earlier release composed them. */
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

/** The current text of a live document, or undefined if the item has none. */
export async function readText(db: Kysely<Schema>, itemId: string): Promise<DocumentState | undefined> {
  const row = await db.selectFrom('document').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (row === undefined) return undefined;
  const text = await readTextAt(db, itemId, row.version);
  if (text === undefined) {
    // The document has just been changed or deleted, or its log is damaged.
    if ((await readNewestVersion(db, itemId)) !== row.version) return readText(db, itemId);
    throw new DamagedText(itemId, `The log of ${itemId} does not reach version ${row.version}.`);
  }
  return { text, version: row.version, epoch: row.epoch, eol: row.eol, bom: row.bom === 1 };
}

// Prepared, like all queries that run for each text that a call appends to: one call may change hundreds.
const findVersion = prepare((db, { itemId }: { itemId: string }) =>
  db.selectFrom('document').select('version').where('id', '=', itemId),
);

/** A live document's newest version. */
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

/** The text at a version, from the newest readable snapshot before it and the log. Undefined if the log lacks that version. */
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
      // A row composed by an earlier release has one change for all its versions and cannot be applied in part.
      const after = single ? row.from_version + i + 1 : row.to_version;
      if (after <= reached || after > version) continue;
      text = ChangeSet.fromJSON(update.changes).apply(text);
      reached = after;
    }
  }
  return reached === version ? text.toString() : undefined;
}

/**
 * Appends one change to a document inside the caller's transaction; `document.appended` tells rooms. Returns undefined
 * and does nothing if the document is no longer at `at`.
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
  const { itemId, at, changes, clientId, author, now, form = 'pushed' } = facts;
  const version = at + 1;
  const moved = await moveOn(db, { itemId, at, version });
  if (moved.numAffectedRows !== 1n) return undefined;
  const packed = packUpdates([{ clientID: clientId, changes: changes.toJSON() as UpdateJson['changes'] }]);
  const span: AuthorSpan = { user: author.id, name: author.name, from: at, to: version };
  await insertUpdate(db, { itemId, at, version, packed, authors: JSON.stringify([span]), form, now });
  return { version, bytes: packed.length };
}

const moveOn = prepare((db, { itemId, at, version }: { itemId: string; at: number; version: number }) =>
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

/** Prevents others from appending until the end of the transaction. */
export async function lockDocument(db: Kysely<Schema>, itemId: string): Promise<void> {
  await lock(db, { itemId });
}

const lock = prepare((db, { itemId }: { itemId: string }) =>
  lockRows(db, db.selectFrom('document').select('id').where('id', '=', itemId)),
);

/** Line endings and byte order mark change with the file's content. */
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
