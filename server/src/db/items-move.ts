import { fail } from '@scriptorium/contract/errors.ts';
import { isReachable, measurePath } from '../domain/tree.ts';
import type { TreeChange } from '../domain/tree-change.ts';
import { insertBlobRow } from './blob-rows.ts';
import { createDocument, readText } from './documents.ts';
import { findFreeName, type Writer } from './items-write.ts';
import {
  findChild,
  insertItem,
  listBelow,
  measureBelow,
  readAncestorIds,
  readNames,
  touchFolder,
  type ItemRow,
} from './items.ts';

/** Refuses a place where the item, or something below it, could no longer be named by a path. */
async function checkReach(writer: Writer, target: ItemRow, below: readonly ItemRow[]): Promise<void> {
  const start = measurePath(await readNames(writer.db, target.id));
  const { depth, bytes } = measureBelow(below);
  if (!isReachable(start.depth + depth, start.bytes + 1 + bytes))
    fail('invalid-name', { message: 'The paths would be too long there.' });
}

/** Moves an item with everything below it. `from` and `to` are what the two workspaces have to be charged with. */
export async function moveItem(
  writer: Writer,
  changes: { from: TreeChange; to: TreeChange },
  item: ItemRow,
  target: ItemRow,
  onConflict: 'fail' | 'keep-both',
): Promise<ItemRow> {
  const { db, now } = writer;
  if (item.parent_id === target.id) return item;
  if ((await readAncestorIds(db, target.id)).includes(item.id))
    fail('conflict', { message: 'A folder cannot be moved into itself.' });
  const below = await listBelow(db, item);
  await checkReach(writer, target, below);
  const taken = await findChild(db, target.id, item.name);
  if (taken !== undefined && onConflict === 'fail') fail('name-taken');
  const name = taken === undefined ? item.name : await findFreeName(db, target.id, item.name);
  if (target.workspace_id !== item.workspace_id) await changeWorkspace(writer, changes, below, target.workspace_id);
  await db.updateTable('item').set({ parent_id: target.id, name }).where('id', '=', item.id).execute();
  await touchFolder(db, item.parent_id ?? '', now);
  await touchFolder(db, target.id, now);
  return { ...item, parent_id: target.id, workspace_id: target.workspace_id, name };
}

async function changeWorkspace(
  writer: Writer,
  changes: { from: TreeChange; to: TreeChange },
  below: readonly ItemRow[],
  workspaceId: string,
): Promise<void> {
  const { db } = writer;
  const oldHome = below[0]?.parent_id ?? null;
  let bytes = 0;
  for (let at = 0; at < below.length; at += 1000) {
    const ids = below.slice(at, at + 1000).map((row) => row.id);
    // What was deleted out of these folders before stays in the trash of the workspace where that happened.
    await db
      .updateTable('item')
      .set({ parent_id: oldHome })
      .where('parent_id', 'in', ids)
      .where('trashed_at', 'is not', null)
      .execute();
    await db.updateTable('item').set({ workspace_id: workspaceId }).where('id', 'in', ids).execute();
    const versions = await db
      .selectFrom('blob_version')
      .select((eb) => eb.fn.sum<number | null>('size').as('bytes'))
      .where('item_id', 'in', ids)
      .executeTakeFirstOrThrow();
    bytes += Number(versions.bytes ?? 0);
  }
  for (const row of below) {
    bytes += row.size;
    // Not everybody who has it open may read the other workspace: editors come back through a new ticket or not at all.
    if (row.kind === 'live') changes.from.closed.push({ itemId: row.id, reason: 'replaced' });
  }
  changes.from.bytes -= bytes;
  changes.from.items -= below.length;
  changes.to.bytes += bytes;
  changes.to.items += below.length;
}

/** Copies an item with everything below it as it is now, without its history. */
export async function copyItem(writer: Writer, change: TreeChange, item: ItemRow, target: ItemRow): Promise<ItemRow> {
  const { db, now, author } = writer;
  const below = await listBelow(db, item);
  await checkReach(writer, target, below);
  const name = await findFreeName(db, target.id, item.name);
  const copies = new Map<string, string>();
  let first: ItemRow | undefined;
  for (const row of below) {
    const copy = await insertItem(db, {
      id: writer.newId(),
      workspace_id: target.workspace_id,
      parent_id: first === undefined ? target.id : (copies.get(row.parent_id ?? '') ?? target.id),
      name: first === undefined ? name : row.name,
      type: row.type,
      kind: row.kind,
      size: row.size,
      blobHash: row.blob_hash,
      mediaType: row.media_type,
      now,
      author: author.id,
    });
    first ??= copy;
    copies.set(row.id, copy.id);
    change.items += 1;
    change.bytes += row.size;
    if (row.blob_hash !== null) await insertBlobRow(db, { hash: row.blob_hash, size: row.size, now });
    if (row.kind === 'live') {
      const document = (await readText(db, row.id)) ?? fail('not-found');
      await createDocument(db, { itemId: copy.id, ...document, epoch: writer.newId(), now });
    }
  }
  await touchFolder(db, target.id, now);
  return first ?? fail('not-found');
}
