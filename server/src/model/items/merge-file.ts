import { ChangeSet } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { updateItem } from '../../db/items/write-items.ts';
import type { ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { applyPushes } from '../../db/texts/apply-pushes.ts';
import { lockDocument, readTextAt, setDocumentFormat } from '../../db/texts/documents.ts';
import { type LoadedDocument, loadDocument, readHeads, readLog } from '../../db/texts/live-documents.ts';
import { unpackText } from '../../db/texts/packed-text.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import type { MergePlan } from '../../domain/texts/merge-plan.ts';
import { mergeWords } from '../../domain/texts/merge-words.ts';
import type { FileContent } from './write-file.ts';
import { type MergedFile, type PlannedMerge, writeMerge, type WrittenMerge } from './write-merge.ts';
import type { Writer } from './writer.ts';

/** Limit of steps between planning and transaction: a second or two of everyone typing. */
const MAX_MISSED = 2000;
/** Of a longer text, a plan that is out of date is not mended in the transaction, where everyone else would wait for it. */
const MAX_MENDED_BYTES = 1024 * 1024;

type Text = FileContent & { kind: 'live' };

/**
 * Merges a file into the text of the same name, as planned. Null, with nothing changed, if the plan is out of date and has
 * to be made again.
 */
export async function mergeFile(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: Text,
  plan: PlannedMerge,
): Promise<{ item: ItemRow; merged: MergedFile } | null> {
  const { db, now } = writer;
  const userId = writer.author.id ?? fail('forbidden');
  await lockDocument(db, item.id);
  const written = await bringUpToDate(writer, item, content, plan);
  if (written === null) return null;
  const { push, size, merged } = written;
  await setDocumentFormat(db, item.id, content);
  if (push !== null) {
    const [result] = await applyPushes(db, [push]);
    if (result?.ok !== true) fail(result?.reason === 'over-quota' ? 'over-quota' : 'conflict');
    change.appended.push({ itemId: item.id, version: merged.version });
  }
  // The push has already charged for the text; only the line endings remain.
  else change.bytes += size - item.size;
  const columns = { size, modified_at: now, modified_by: userId };
  await updateItem(db, item.id, columns);
  return { item: { ...item, ...columns }, merged };
}

async function bringUpToDate(
  writer: Writer,
  item: ItemRow,
  content: Text,
  plan: PlannedMerge,
): Promise<WrittenMerge | null> {
  const { db, author, now } = writer;
  const head = (await readHeads(db, [item.id])).get(item.id) ?? fail('conflict');
  if (head.epoch === plan.epoch && head.version === plan.version) return plan.written;
  if (Math.max(item.size, content.size) > MAX_MENDED_BYTES) return null;
  const document = (await loadDocument(db, item.id)) ?? fail('conflict');
  const followed = (await followLog(db, item.id, document, plan)) ?? fail('conflict');
  const text = typeof content.text === 'string' ? content.text : unpackText(content.text);
  const merger = { userId: author.id ?? fail('forbidden'), name: author.name, now, newId: () => writer.newId() };
  return writeMerge(document, item.id, followed, { ...content, text }, merger);
}

/** Rebases a plan onto what was written since it was made; null if that is too much, or no longer known. */
export async function followLog(
  db: Kysely<Schema>,
  itemId: string,
  document: LoadedDocument,
  plan: MergePlan,
): Promise<MergePlan | null> {
  const { epoch, version } = document;
  if (plan.epoch !== epoch || plan.version > version || version - plan.version > MAX_MISSED) return null;
  if (plan.version === version) return plan;
  const { from, updates } = await readLog(db, itemId, plan.version, { to: version });
  const base = await readTextAt(db, itemId, plan.version);
  if (from !== plan.version || base === undefined) return null;
  let changes = ChangeSet.empty(base.length);
  for (const update of updates) changes = changes.compose(update.changes);
  const proposals = mergeWords(base, document.text.toString(), changes, plan.proposals);
  return { basis: plan.basis, base: plan.base, epoch, version, proposals };
}
