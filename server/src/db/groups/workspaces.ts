import type { Role } from '@scriptorium/contract/review/limits.ts';
import { sql, type Kysely, type Selectable } from 'kysely';
import { roleOfMember } from '../../domain/items/access-facts.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { WorkspaceTable } from '../schema/groups.ts';
import { shownNameOf } from '../../domain/accounts/shown-name.ts';

export type WorkspaceRow = Selectable<WorkspaceTable>;

export type WorkspaceOwner = { type: 'user'; userId: string } | { type: 'group'; groupId: string };

/** Creates a workspace with its root folder. For a group, `id` is the group's uuid. */
export async function createWorkspace(
  db: Kysely<Schema>,
  facts: { id: string; rootId: string; owner: WorkspaceOwner; quota: number; now: number },
): Promise<void> {
  const { id, rootId, owner, quota, now } = facts;
  await db
    .insertInto('workspace')
    .values({
      id,
      owner_type: owner.type,
      user_id: owner.type === 'user' ? owner.userId : null,
      group_id: owner.type === 'group' ? owner.groupId : null,
      root_id: rootId,
      quota,
      used_bytes: 0,
      item_count: 0,
      revision: 1,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('item')
    .values({
      id: rootId,
      workspace_id: id,
      parent_id: null,
      name: '',
      type: 'directory',
      kind: null,
      size: 0,
      blob_hash: null,
      media_type: null,
      created_at: now,
      modified_at: now,
      created_by: null,
      modified_by: null,
      trashed_at: null,
      trash_root_id: null,
      trashed_by: null,
    })
    .execute();
}

export function findWorkspace(db: Kysely<Schema>, id: string): Promise<WorkspaceRow | undefined> {
  return db.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a workspace. Every change to a tree does this first, which serializes them on PostgreSQL as well. */
export async function lockWorkspaceRow(db: Kysely<Schema>, id: string): Promise<WorkspaceRow | undefined> {
  return lockRows(db, db.selectFrom('workspace').selectAll().where('id', '=', id)).executeTakeFirst();
}

/**
 * Adds to a workspace's usage (in bytes and items; may be negative) and returns its new revision, or undefined if growth
 * would exceed the quota or `maxItems`. Shrinking is always allowed. Checks and writes in one statement.
 */
export async function updateUsage(
  db: Kysely<Schema>,
  id: string,
  change: { bytes: number; items: number; maxItems: number },
): Promise<number | undefined> {
  const { bytes, items } = change;
  let query = db
    .updateTable('workspace')
    .set({
      used_bytes: sql<number>`used_bytes + ${bytes}`,
      item_count: sql<number>`item_count + ${items}`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id);
  if (bytes > 0) query = query.where(sql<boolean>`used_bytes + ${bytes} <= quota`);
  if (items > 0) query = query.where(sql<boolean>`item_count + ${items} <= ${change.maxItems}`);
  const row = await query.returning('revision').executeTakeFirst();
  return row?.revision;
}

/** Free bytes in whichever of a user's workspaces has the most. */
export async function readMostFreeBytes(db: Kysely<Schema>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('workspace')
    .leftJoin('user_group', 'user_group.id', 'workspace.group_id')
    .leftJoin('membership', (join) =>
      join.onRef('membership.group_id', '=', 'workspace.group_id').on('membership.user_id', '=', userId),
    )
    .select(sql<number>`max(quota - used_bytes)`.as('free'))
    .where((eb) =>
      eb.or([
        eb('workspace.user_id', '=', userId),
        eb.and([eb('membership.user_id', '=', userId), eb('user_group.deleted_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return Math.max(0, Number(row?.free ?? 0));
}

/** Adds to a workspace's usage without checking limits, for what returns to where it has just been. */
export async function chargeUnchecked(
  db: Kysely<Schema>,
  id: string,
  change: { bytes: number; items: number },
): Promise<void> {
  await db
    .updateTable('workspace')
    .set({
      used_bytes: sql<number>`used_bytes + ${change.bytes}`,
      item_count: sql<number>`item_count + ${change.items}`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** A workspace with everything its descriptor needs. */
export interface WorkspaceListing extends WorkspaceRow {
  ownerName: string;
  role: Role;
}

/** Figures that are not stored: they require counting everything in a workspace. */
export interface WorkspaceCount {
  /** Bytes in the trash. */
  trashSize: number;
  /** Files outside the trash. */
  fileCount: number;
}

export async function countWorkspace(db: Kysely<Schema>, id: string): Promise<WorkspaceCount> {
  const { rows } = await sql<{ bytes: number | null; files: number | null }>`
    with recursive gone (id, type, size, in_trash) as (
      select id, type, size, case when trash_root_id = id then 1 else 0 end from item
      where workspace_id = ${id} and trashed_at is not null
      union all
      select item.id, item.type, item.size, gone.in_trash
      from gone join item on item.parent_id = gone.id where item.trashed_at is null
    )
    select sum(size * in_trash) as bytes, sum(case type when 'file' then 1 else 0 end) as files from gone`.execute(db);
  const all = await db
    .selectFrom('item')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('workspace_id', '=', id)
    .where('type', '=', 'file')
    .executeTakeFirstOrThrow();
  const [gone] = rows;
  return { trashSize: Number(gone?.bytes ?? 0), fileCount: Number(all.files) - Number(gone?.files ?? 0) };
}

/** A user's personal workspace, then those of their groups, by name. */
export async function listWorkspacesOf(db: Kysely<Schema>, userId: string): Promise<WorkspaceListing[]> {
  const rows = await db
    .selectFrom('workspace')
    .leftJoin('user', 'user.id', 'workspace.user_id')
    .leftJoin('user_group', 'user_group.id', 'workspace.group_id')
    .leftJoin('membership', (join) =>
      join.onRef('membership.group_id', '=', 'workspace.group_id').on('membership.user_id', '=', userId),
    )
    .selectAll('workspace')
    .select(['user.display_name', 'user.email', 'user_group.name', 'user_group.owner_id'])
    .select(['membership.is_manager', 'membership.role'])
    .where((eb) =>
      eb.or([
        eb('workspace.user_id', '=', userId),
        eb.and([eb('membership.user_id', '=', userId), eb('user_group.deleted_at', 'is', null)]),
      ]),
    )
    .execute();
  return rows
    .map(({ display_name, email, name, owner_id, is_manager, role, ...row }) => ({
      ...row,
      // Without a membership, it is their personal workspace.
      role: role === null ? 'owner' : roleOfMember({ isOwner: owner_id === userId, is_manager, role }),
      ownerName: row.owner_type === 'group' ? (name ?? '') : display_name || (email ?? ''),
    }))
    .toSorted((a, b) =>
      a.owner_type === b.owner_type ? a.ownerName.localeCompare(b.ownerName) : a.owner_type === 'user' ? -1 : 1,
    );
}

/** Names of a user's workspaces, by id. Cheap enough for every keystroke, unlike `listWorkspacesOf`. */
export async function nameWorkspacesOf(db: Kysely<Schema>, userId: string): Promise<Map<string, string>> {
  const own = await db
    .selectFrom('workspace')
    .innerJoin('user', 'user.id', 'workspace.user_id')
    .where('workspace.user_id', '=', userId)
    .select(['workspace.id', 'user.display_name', 'user.email'])
    .execute();
  const shared = await db
    .selectFrom('membership')
    .innerJoin('user_group', 'user_group.id', 'membership.group_id')
    .innerJoin('workspace', 'workspace.group_id', 'user_group.id')
    .where('membership.user_id', '=', userId)
    .where('user_group.deleted_at', 'is', null)
    .select(['workspace.id', 'user_group.name'])
    .execute();
  return new Map([
    ...own.map((row): [string, string] => [row.id, row.display_name || row.email]),
    ...shared.map((row): [string, string] => [row.id, row.name]),
  ]);
}

/** Computes a workspace's usage from its rows. Must always equal the stored totals. */
export async function recountUsage(db: Kysely<Schema>, id: string): Promise<{ bytes: number; items: number }> {
  const items = await db
    .selectFrom('item')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('size').as('bytes')])
    .where('workspace_id', '=', id)
    .where('parent_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('blob_version')
    .innerJoin('item', 'item.id', 'blob_version.item_id')
    .select((eb) => eb.fn.sum<number | null>('blob_version.size').as('bytes'))
    .where('item.workspace_id', '=', id)
    .executeTakeFirstOrThrow();
  const histories = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .select((eb) => eb.fn.sum<number | null>('document.charged').as('bytes'))
    .where('item.workspace_id', '=', id)
    .executeTakeFirstOrThrow();
  // Reserved for trees being copied or moved here.
  const coming = await db
    .selectFrom('pending_tree')
    .select((eb) => [eb.fn.sum<number | null>('bytes').as('bytes'), eb.fn.sum<number | null>('items').as('items')])
    .where('workspace_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    bytes: [items, versions, histories, coming].reduce((sum, row) => sum + Number(row.bytes ?? 0), 0),
    items: Number(items.count) + Number(coming.items ?? 0),
  };
}

/** Sets a workspace's quota in bytes. Below the current usage, nothing is lost, but nothing can be added. */
export async function setWorkspaceQuota(db: Kysely<Schema>, id: string, quota: number): Promise<void> {
  await db.updateTable('workspace').set({ quota }).where('id', '=', id).execute();
}

export async function findPersonalWorkspace(db: Kysely<Schema>, userId: string): Promise<string | undefined> {
  return (await db.selectFrom('workspace').select('id').where('user_id', '=', userId).executeTakeFirst())?.id;
}

/** The person's display name, or the group's name. */
export async function readOwnerName(db: Kysely<Schema>, id: string): Promise<string> {
  const row = await db
    .selectFrom('workspace')
    .leftJoin('user', 'user.id', 'workspace.user_id')
    .leftJoin('user_group', 'user_group.id', 'workspace.group_id')
    .select(['user.display_name', 'user_group.name'])
    .where('workspace.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? shownNameOf(row?.display_name ?? null);
}
