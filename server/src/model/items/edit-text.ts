import { ChangeSet, Text } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import { noteWritten } from '../../db/items/write-items.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { appendChange, lockDocument, readNewestVersion, readText } from '../../db/texts/documents.ts';
import { noteHistory } from '../../db/texts/history-charge.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { textContentSize } from '../../domain/texts/text-content.ts';
import type { Writer } from './writer.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * The same for changes planned before the transaction. Returns false and changes nothing if the text is no longer at
 * that version. `growth` is in bytes.
 */
export async function appendPlanned(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  planned: { version: number; growth: number; changes: ChangeSet | null; maxBytes: number },
): Promise<boolean> {
  const { db } = writer;
  await lockDocument(db, item.id);
  if ((await readNewestVersion(db, item.id)) !== planned.version) return false;
  if (planned.changes === null) return true;
  const size = item.size + planned.growth;
  if (size > planned.maxBytes && size > item.size) fail('too-large');
  await append(writer, change, item, { at: planned.version, changes: planned.changes, size });
  return true;
}

/** Edits a live text in several places, as if it were open in an editor: concurrent edits by others are kept. */
export async function editText(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  options: { maxBytes: number; plan: (text: string) => readonly Edit[] },
): Promise<void> {
  const { db } = writer;
  await lockDocument(db, item.id);
  const document = (await readText(db, item.id)) ?? fail('not-found');
  const edits = options.plan(document.text);
  if (edits.length === 0) return;
  const changes = ChangeSet.of(
    edits.map(({ from, to, insert }) => ({ from, to, insert: Text.of(insert.split('\n')) })),
    document.text.length,
  );
  const text = changes.apply(Text.of(document.text.split('\n'))).toString();
  const size = textContentSize({ ...document, text });
  if (size > options.maxBytes && size > item.size) fail('too-large');
  await append(writer, change, item, { at: document.version, changes, size });
}

async function append(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  { at, changes, size }: { at: number; changes: ChangeSet; size: number },
): Promise<void> {
  const { db, now, author } = writer;
  const appended = await appendChange(db, { itemId: item.id, at, changes, clientId: writer.newId(), author, now });
  const { version, bytes } = appended ?? fail('conflict');
  change.bytes += (await noteHistory(db, item.id, { logBytes: bytes, textBytes: size })) + size - item.size;
  change.appended.push({ itemId: item.id, version });
  await noteWritten(db, { id: item.id, size, at: now, by: author.id });
}
