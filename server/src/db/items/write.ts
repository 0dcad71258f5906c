import { fail } from '@scriptorium/contract/errors.ts';
import { nameProblem } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { decideMediaType } from '../../domain/items/media-type.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { diffTexts } from '../../domain/texts/text-diff.ts';
import { isReachable, measurePath } from '../../domain/items/tree.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { insertBlobRow } from './blob-rows.ts';
import { appendChange, createDocument, lockDocument, readText, setDocumentFormat } from '../texts/documents.ts';
import { findFreeName } from './free-name.ts';
import { noteHistory } from '../texts/history-charge.ts';
import { findChild, insertItem, readNames, touchFolder, type ItemRow } from './items.ts';
import { type PackedText, unpackText } from '../texts/packed-text.ts';
import type { Schema } from '../schema.ts';
import { readPerson } from '../texts/versions.ts';

/** Who writes, when, and where new ids come from. */
export interface Writer {
  db: Kysely<Schema>;
  now: number;
  newId(): string;
  author: { id: string | null; name: string };
}

/** What a file holds: a text to be edited live, or bytes that are in the blob store already. Plain data. */
export type FileContent =
  | {
      kind: 'live';
      /** Packed when it was at hand before the transaction. */
      text: string | PackedText;
      eol: LineEnding;
      bom: boolean;
      /** Bytes of the text as it would be downloaded. */
      size: number;
      /** The bytes as they came, kept as a version because the text cannot give them back (mixed line ends). */
      original?: { hash: string; size: number };
    }
  | { kind: 'blob'; hash: string; size: number; mediaType: string };

export type OnConflict = 'replace' | 'keep-both' | 'fail';

/** Refuses a name that cannot be used in this folder. */
export async function checkName(db: Kysely<Schema>, parent: ItemRow, name: string, field = 'name'): Promise<void> {
  const problem = nameProblem(name);
  if (problem !== null) fail('invalid-name', { message: problem, field });
  const { depth, bytes } = measurePath([...(await readNames(db, parent.id)), name]);
  if (!isReachable(depth, bytes)) fail('invalid-name', { message: 'This path would be too long.', field });
}

/** Puts a file into a folder; onto a taken name as `onConflict` says. */
export async function placeFile(
  writer: Writer,
  change: TreeChange,
  place: { parent: ItemRow; name: string; content: FileContent; onConflict: OnConflict },
): Promise<ItemRow> {
  const { parent, content } = place;
  await checkName(writer.db, parent, place.name);
  let { name } = place;
  const present = await findChild(writer.db, parent.id, name);
  if (present !== undefined) {
    if (place.onConflict === 'keep-both') name = await findFreeName(writer.db, parent.id, name);
    else if (place.onConflict === 'fail' || present.type === 'directory') fail('name-taken');
    else return replaceContent(writer, change, present, content);
  }
  if (content.kind === 'blob') await insertBlobRow(writer.db, { ...content, now: writer.now });
  const item = await insertItem(writer.db, {
    id: writer.newId(),
    workspace_id: parent.workspace_id,
    parent_id: parent.id,
    name,
    type: 'file',
    ...contentColumns(name, content),
    now: writer.now,
    author: writer.author.id,
  });
  change.items += 1;
  change.bytes += content.size;
  if (content.kind === 'live') {
    await createDocument(writer.db, { itemId: item.id, epoch: writer.newId(), ...content, now: writer.now });
    await keepOriginal(writer, change, item.id, content);
  }
  await touchFolder(writer.db, parent.id, writer.now);
  return item;
}

/**
 * Gives a file another content. A live text gets one change by comparison, so that open editors see it happen; old bytes
 * are kept as a version (`keepOld: false` when the new content is the same in another form).
 */
export async function replaceContent(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: FileContent,
  options: { keepOld?: boolean } = {},
): Promise<ItemRow> {
  const { db, now } = writer;
  if (item.kind === 'blob' && item.blob_hash !== null && (options.keepOld ?? true)) {
    if (content.kind !== 'blob' || content.hash !== item.blob_hash) {
      const blob = { hash: item.blob_hash, size: item.size, mediaType: item.media_type };
      // Of who brought it and when, not of who replaces it now.
      await keepVersion(db, writer.newId(), item.id, blob, {
        at: item.modified_at,
        author: await readPerson(db, item.modified_by),
      });
      change.bytes += item.size;
    }
  }
  if (content.kind === 'blob') {
    await insertBlobRow(db, { ...content, now });
    if (item.kind === 'live') change.closed.push({ itemId: item.id, reason: 'replaced' });
  } else {
    await writeText(writer, change, item, content);
    await keepOriginal(writer, change, item.id, content);
  }
  change.bytes += content.size - item.size;
  const columns = contentColumns(item.name, content);
  const updated = {
    kind: columns.kind,
    size: columns.size,
    blob_hash: columns.blobHash,
    media_type: columns.mediaType,
    modified_at: now,
    modified_by: writer.author.id,
  };
  await db.updateTable('item').set(updated).where('id', '=', item.id).execute();
  return { ...item, ...updated };
}

async function writeText(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: FileContent & { kind: 'live' },
): Promise<void> {
  const { db, now, author } = writer;
  await lockDocument(db, item.id);
  const current = await readText(db, item.id);
  if (current === undefined) {
    await createDocument(db, { itemId: item.id, epoch: writer.newId(), ...content, now });
    return;
  }
  await setDocumentFormat(db, item.id, content);
  const text = typeof content.text === 'string' ? content.text : unpackText(content.text);
  if (current.text === text) {
    change.bytes += await noteHistory(db, item.id, { logBytes: 0, textBytes: content.size });
    return;
  }
  const { version, bytes } = await appendChange(db, {
    itemId: item.id,
    at: current.version,
    changes: diffTexts(current.text, text),
    clientId: writer.newId(),
    author,
    now,
  });
  change.bytes += await noteHistory(db, item.id, { logBytes: bytes, textBytes: content.size });
  if (item.kind === 'live') change.appended.push({ itemId: item.id, version });
}

function contentColumns(
  name: string,
  content: FileContent,
): { kind: 'live' | 'blob'; size: number; blobHash: string | null; mediaType: string } {
  return content.kind === 'live'
    ? { kind: 'live', size: content.size, blobHash: null, mediaType: decideMediaType(name, new Uint8Array()) }
    : { kind: 'blob', size: content.size, blobHash: content.hash, mediaType: content.mediaType };
}

async function keepOriginal(
  writer: Writer,
  change: TreeChange,
  itemId: string,
  content: FileContent & { kind: 'live' },
): Promise<void> {
  if (content.original === undefined) return;
  await insertBlobRow(writer.db, { ...content.original, now: writer.now });
  const blob = { ...content.original, mediaType: 'application/octet-stream' };
  const author = { user: writer.author.id, name: writer.author.name };
  await keepVersion(writer.db, writer.newId(), itemId, blob, { at: writer.now, author });
  change.bytes += content.original.size;
}

async function keepVersion(
  db: Kysely<Schema>,
  id: string,
  itemId: string,
  blob: { hash: string; size: number; mediaType: string | null },
  made: { at: number; author: { user: string | null; name: string } },
): Promise<void> {
  await db
    .insertInto('blob_version')
    .values({
      id,
      item_id: itemId,
      blob_hash: blob.hash,
      size: blob.size,
      media_type: blob.mediaType,
      created_at: made.at,
      author_id: made.author.user,
      author_name: made.author.name,
    })
    .execute();
}

/** The folder below `parent` at these names; folders that are missing are made. */
export async function ensureFolder(
  writer: Writer,
  change: TreeChange,
  parent: ItemRow,
  names: readonly string[],
): Promise<ItemRow> {
  let folder = parent;
  for (const name of names) {
    const next = await findChild(writer.db, folder.id, name);
    if (next !== undefined && next.type !== 'directory') fail('not-a-folder');
    folder = next ?? (await makeFolder(writer, change, folder, name));
  }
  return folder;
}

/** Makes a folder; `name-taken` when the name is. */
export async function makeFolder(writer: Writer, change: TreeChange, parent: ItemRow, name: string): Promise<ItemRow> {
  await checkName(writer.db, parent, name);
  if ((await findChild(writer.db, parent.id, name)) !== undefined) fail('name-taken');
  change.items += 1;
  await touchFolder(writer.db, parent.id, writer.now);
  return insertItem(writer.db, {
    id: writer.newId(),
    workspace_id: parent.workspace_id,
    parent_id: parent.id,
    name,
    type: 'directory',
    now: writer.now,
    author: writer.author.id,
  });
}
