import { fail } from '@scriptorium/contract/errors.ts';
import { splitPath } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { findChild, findItem, findItems, findRoot, listPresentRows, type ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';

/** Splits a path into names; fails with `invalid` if it is not one. */
export function parsePath(path: string, field = 'itemPath'): string[] {
  return splitPath(path) ?? fail('invalid', { field, message: 'This is not a path.' });
}

export async function getRoot(db: Kysely<Schema>, workspaceId: string): Promise<ItemRow> {
  return (await findRoot(db, workspaceId)) ?? fail('not-found');
}

export async function getItem(db: Kysely<Schema>, workspaceId: string, names: readonly string[]): Promise<ItemRow> {
  return (await findItem(db, workspaceId, names)) ?? fail('not-found');
}

/** The folder at a path; fails with `not-a-folder` if the path leads through or to a file. */
export async function getFolder(db: Kysely<Schema>, workspaceId: string, names: readonly string[]): Promise<ItemRow> {
  let folder = await getRoot(db, workspaceId);
  for (const name of names) {
    const next = await findChild(db, folder.id, name);
    if (next === undefined) return fail('not-found');
    if (next.type !== 'directory') return fail('not-a-folder');
    folder = next;
  }
  return folder;
}

/** The items at these paths, in their order. `pause` as in {@link findItems}. */
export async function getItems(
  db: Kysely<Schema>,
  workspaceId: string,
  paths: readonly (readonly string[])[],
  pause?: () => Promise<void>,
): Promise<ItemRow[]> {
  const items = await findItems(db, workspaceId, paths, pause);
  return items.map((item) => item ?? fail('not-found'));
}

/** The items with these ids, in order; all must be in this workspace and not in the trash. */
export async function getPresentItems(
  db: Kysely<Schema>,
  workspaceId: string,
  ids: readonly string[],
): Promise<ItemRow[]> {
  const rows = await listPresentRows(db, workspaceId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? fail('not-found'));
}
