import type { RowForm } from '../../domain/texts/history-slices.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import { decideMediaType } from '../../domain/items/media-type.ts';
import type { LineEnding } from '../../domain/texts/text-content.ts';
import { diffTexts } from '../../domain/texts/text-diff.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { insertBlobRow, insertBlobVersion } from '../../db/items/blob-rows.ts';
import {
  appendChange,
  appendPacked,
  createDocument,
  lockDocument,
  readText,
  setDocumentFormat,
} from '../../db/texts/documents.ts';
import { noteHistory } from '../../db/texts/history-charge.ts';
import { findChild, type ItemRow } from '../../db/items/items.ts';
import { type PackedText, unpackText } from '../../db/texts/packed-text.ts';
import { ofOneAuthor } from '../../domain/texts/authorship.ts';
import { insertAuthorship, packAuthorship } from '../../db/texts/authorship.ts';
import { findFreeName } from './free-name.ts';
import { checkName } from './folders.ts';
import type { Writer } from './writer.ts';
import type { PlannedReplacement } from '../texts/plan-replacement.ts';
import { readPerson } from '../../db/texts/versions.ts';
import { insertItem, touchFolder, updateItem } from '../../db/items/write-items.ts';

/** Content of a file: a live text, or bytes already in the blob store. Plain data. */
export type FileContent =
  | {
      kind: 'live';
      /** Packed if it was available before the transaction. */
      text: string | PackedText;
      eol: LineEnding;
      bom: boolean;
      /** Size of the text as downloaded. */
      size: number;
      /** The original bytes, kept as a version because the text cannot reproduce them (mixed line endings). */
      original?: { hash: string; size: number };
    }
  | { kind: 'blob'; hash: string; size: number; mediaType: string };

export type OnConflict = 'replace' | 'keep-both' | 'fail';

/** Creates a file in a folder; `onConflict` decides about taken names. */
export async function placeFile(
  writer: Writer,
  change: TreeChange,
  place: {
    parent: ItemRow;
    name: string;
    content: FileContent;
    onConflict: OnConflict;
    /** What to do with an existing text instead of replacing it here. */
    merge?: (present: ItemRow) => Promise<ItemRow>;
  },
): Promise<ItemRow> {
  const { parent, content } = place;
  await checkName(writer.db, parent, place.name);
  let { name } = place;
  const present = await findChild(writer.db, parent.id, name);
  if (present !== undefined) {
    if (place.onConflict === 'keep-both') name = await findFreeName(writer.db, parent.id, name);
    else if (place.onConflict === 'fail' || present.type === 'directory') fail('name-taken');
    else if (place.merge && present.kind === 'live' && content.kind === 'live') return place.merge(present);
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
 * Replaces a file's content. A live text gets one change by diff, so that open editors see it happen; old bytes are
 * kept as a version (`keepOld: false` if the new content is the same in another form). What a text was before is a version
 * too, unless only a part of it is changed (`isPart`). A change of the text that was `planned` is for its present version.
 */
export async function replaceContent(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: FileContent,
  options: { keepOld?: boolean; isPart?: boolean; planned?: PlannedReplacement } = {},
): Promise<ItemRow> {
  const { db, now } = writer;
  if (item.kind === 'blob' && item.blob_hash !== null && (options.keepOld ?? true)) {
    if (content.kind !== 'blob' || content.hash !== item.blob_hash) {
      const blob = { hash: item.blob_hash, size: item.size, mediaType: item.media_type };
      // Attributed to its own author and time, not to whoever replaces it.
      await insertBlobVersion(db, writer.newId(), item.id, blob, {
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
    const form = options.isPart ? 'pushed' : 'replaced';
    if (options.planned) await writePlanned(writer, change, item, content, options.planned);
    else await writeText(writer, change, item, content, form);
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
  await updateItem(db, item.id, updated);
  return { ...item, ...updated };
}

async function writeText(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: FileContent & { kind: 'live' },
  form: RowForm,
): Promise<void> {
  const { db, now, author } = writer;
  await lockDocument(db, item.id);
  const current = await readText(db, item.id);
  if (current === undefined) {
    await createDocument(db, { itemId: item.id, epoch: writer.newId(), ...content, now });
    // The file was created as bytes, perhaps by someone else.
    const { length } = typeof content.text === 'string' ? content.text : unpackText(content.text);
    const packed = packAuthorship(ofOneAuthor({ user: author.id, name: author.name }, length));
    await insertAuthorship(db, { itemId: item.id, version: 0, packed, now });
    return;
  }
  await setDocumentFormat(db, item.id, content);
  const text = typeof content.text === 'string' ? content.text : unpackText(content.text);
  if (current.text === text) {
    change.bytes += await noteHistory(db, item.id, { logBytes: 0, textBytes: content.size });
    return;
  }
  const appended = await appendChange(db, {
    itemId: item.id,
    at: current.version,
    changes: diffTexts(current.text, text),
    clientId: writer.newId(),
    author,
    now,
    form,
  });
  const { version, bytes } = appended ?? fail('conflict');
  change.bytes += await noteHistory(db, item.id, { logBytes: bytes, textBytes: content.size });
  if (item.kind === 'live') change.appended.push({ itemId: item.id, version });
}

async function writePlanned(
  { db, now, author }: Writer,
  change: TreeChange,
  item: ItemRow,
  content: FileContent & { kind: 'live' },
  { version: at, packed }: PlannedReplacement,
): Promise<void> {
  await setDocumentFormat(db, item.id, content);
  let logBytes = 0;
  if (packed !== null) {
    const facts = { itemId: item.id, at, pack: () => packed, author, now, form: 'replaced' as const };
    const { version, bytes } = (await appendPacked(db, facts)) ?? fail('conflict');
    logBytes = bytes;
    change.appended.push({ itemId: item.id, version });
  }
  change.bytes += await noteHistory(db, item.id, { logBytes, textBytes: content.size });
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
  await insertBlobVersion(writer.db, writer.newId(), itemId, blob, { at: writer.now, author });
  change.bytes += content.original.size;
}
