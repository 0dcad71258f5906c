import { fail } from '@scriptorium/contract/errors.ts';
import { nameProblem } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { findChild, readNames, type ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { isReachable, measurePath } from '../../domain/items/tree.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import type { Writer } from './writer.ts';
import { insertItem, touchFolder } from '../../db/items/write-items.ts';

/** Refuses a name that cannot be used in this folder. */
export async function checkName(db: Kysely<Schema>, parent: ItemRow, name: string, field = 'name'): Promise<void> {
  const problem = nameProblem(name);
  if (problem !== null) fail('invalid-name', { message: problem, field });
  const { depth, bytes } = measurePath([...(await readNames(db, parent.id)), name]);
  if (!isReachable(depth, bytes)) fail('invalid-name', { message: 'This path would be too long.', field });
}

/** The folder at these names below `parent`; missing folders are created. */
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
