import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findWorkspace, lockWorkspaceRow, updateUsage, type WorkspaceRow } from '../../db/groups/workspaces.ts';
import type { Schema } from '../../db/schema.ts';

export async function getWorkspace(db: Kysely<Schema>, id: string): Promise<WorkspaceRow> {
  return (await findWorkspace(db, id)) ?? fail('not-found');
}

/** Locks several workspaces, always in the order of their ids, so that two calls cannot deadlock. */
export async function lockWorkspaces(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockWorkspace(db, id);
}

export async function lockWorkspace(db: Kysely<Schema>, id: string): Promise<WorkspaceRow> {
  return (await lockWorkspaceRow(db, id)) ?? fail('not-found');
}

/**
 * Changes a workspace's usage and returns its new revision; fails with `over-quota` or `item-limit` if it does not fit.
 */
export async function changeUsage(
  db: Kysely<Schema>,
  id: string,
  change: { bytes: number; items: number; maxItems: number },
): Promise<number> {
  const revision = await updateUsage(db, id, change);
  if (revision !== undefined) return revision;
  const { used_bytes, quota } = await getWorkspace(db, id);
  return change.bytes > 0 && used_bytes + change.bytes > quota ? fail('over-quota') : fail('item-limit');
}

/** A workspace's free bytes. */
export async function readFreeBytes(db: Kysely<Schema>, id: string): Promise<number> {
  const { quota, used_bytes } = await getWorkspace(db, id);
  return Math.max(0, quota - used_bytes);
}
