import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import { isReachable, measurePath } from '../../domain/items/tree.ts';
import { listTakenNames, readAncestorIds, readNames, type ItemRow } from '../../db/items/items.ts';
import { findFreeNames } from './free-name.ts';
import type { Writer } from './writer.ts';
import { touchFolders, updateItem, updateItems } from '../../db/items/write-items.ts';

/** Refuses a target in which an item, or something below it, would exceed path limits. */
export async function checkReach(
  writer: Writer,
  target: ItemRow,
  below: readonly { depth: number; pathBytes: number }[],
  field?: string,
): Promise<void> {
  const start = measurePath(await readNames(writer.db, target.id));
  if (below.some(({ depth, pathBytes }) => !isReachable(start.depth + depth, start.bytes + 1 + pathBytes)))
    fail('invalid-name', { message: 'The paths would be too long there.', ...(field === undefined ? {} : { field }) });
}

/** Refuses to move a folder into itself. */
export async function checkOutside(
  writer: Writer,
  target: ItemRow,
  ids: readonly string[],
  verb: 'moved' | 'copied',
): Promise<void> {
  const above = await readAncestorIds(writer.db, target.id);
  if (ids.some((id) => above.includes(id))) fail('conflict', say(`A folder cannot be ${verb} into itself.`, {}));
}

/** Chooses the names of items entering a folder together. */
export async function chooseNames(
  writer: Writer,
  target: ItemRow,
  names: readonly string[],
  onConflict: 'fail' | 'keep-both',
): Promise<string[]> {
  if (onConflict === 'keep-both') return findFreeNames(writer.db, target.id, names);
  const unique = new Set(names);
  if (unique.size < names.length || (await listTakenNames(writer.db, target.id, unique)).size > 0) fail('name-taken');
  return [...names];
}

/** Moves items to a folder of their own workspace; nothing below them changes. */
export async function moveWithin(
  writer: Writer,
  items: readonly ItemRow[],
  target: ItemRow,
  onConflict: 'fail' | 'keep-both',
): Promise<ItemRow[]> {
  const { db, now } = writer;
  const coming = items.filter((item) => item.parent_id !== target.id);
  const names = await chooseNames(
    writer,
    target,
    coming.map((item) => item.name),
    onConflict,
  );
  const nameOf = new Map(coming.map((item, at) => [item.id, names[at] ?? item.name]));
  const kept = coming.filter((item) => nameOf.get(item.id) === item.name).map((item) => item.id);
  if (kept.length > 0) await updateItems(db, kept, { parent_id: target.id });
  for (const { id, name: before } of coming) {
    const name = nameOf.get(id) ?? before;
    if (name === before) continue;
    await updateItem(db, id, { parent_id: target.id, name });
  }
  if (coming.length > 0) await touchFolders(db, [target.id, ...coming.map((item) => item.parent_id ?? '')], now);
  return items.map((item) => ({ ...item, parent_id: target.id, name: nameOf.get(item.id) ?? item.name }));
}
