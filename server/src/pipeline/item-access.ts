import { fail } from '@scriptorium/contract/errors.ts';
import type { May } from '@scriptorium/contract/operation.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { Kysely } from 'kysely';
import { isSharedWith, listGrants } from '../db/groups/grants.ts';
import { readMembership, readItemRights } from '../db/groups/item-rights.ts';
import { findShareable, readPresentNames } from '../db/items/present-names.ts';
import type { Schema } from '../db/schema.ts';
import { endOfGrants, placeOf, roleAt, type Root, showPath } from '../domain/items/places.ts';
import { isEnough, judgeItem, type Standing } from '../policy/rules.ts';
import { type Actor, requireUser } from './actor.ts';

/** A person's role in a workspace, with everything shared with them in it. */
async function readStanding(db: Kysely<Schema>, workspaceId: string, userId: string, now: number): Promise<Standing> {
  const found = await readMembership(db, workspaceId, userId);
  if (found?.exists !== true) return { role: null, grants: [] };
  // Shares only add to a role, so they need not be looked up for someone who may edit everything.
  const { role } = found;
  return { role, grants: isEnough('edit', role) ? [] : await listGrants(db, workspaceId, userId, now) };
}

interface CallerContext {
  db: Kysely<Schema>;
  actor: Actor;
  now: number;
}

/**
 * For steps of a call: fails unless its caller may currently do this to the item at this path, by the same rule as the
 * call itself.
 */
export async function requirePlace(
  ctx: CallerContext,
  workspaceId: string,
  names: readonly string[],
  may: May,
): Promise<void> {
  const standing = await readStanding(ctx.db, workspaceId, requireUser(ctx.actor).userId, ctx.now);
  const refusal = judgeItem(may, standing, names);
  if (refusal !== null) fail(refusal);
}

/** Like {@link requirePlace}, for items chosen earlier, which may have been moved since. */
export async function requireItems(
  ctx: CallerContext,
  workspaceId: string,
  ids: readonly string[],
  may: May,
): Promise<void> {
  await requireItemsOf(requireUser(ctx.actor).userId, ctx, workspaceId, ids, may);
}

/** The same for whoever began what a job ends. */
export async function requireItemsOf(
  userId: string,
  { db, now }: { db: Kysely<Schema>; now: number },
  workspaceId: string,
  ids: readonly string[],
  may: May,
): Promise<void> {
  const standing = await readStanding(db, workspaceId, userId, now);
  if (isEnough(may, standing.role)) return;
  const names = await readPresentNames(db, ids);
  for (const id of ids) {
    const refusal = judgeItem(may, standing, names.get(id) ?? fail('not-found'));
    if (refusal !== null) fail(refusal);
  }
}

/** For actions that only members may perform: fails unless the caller may edit these workspaces as a whole. */
export async function requireMembership(ctx: CallerContext, workspaceIds: readonly string[]): Promise<void> {
  for (const workspaceId of workspaceIds)
    if (!(await mayUseWorkspace(ctx.db, workspaceId, requireUser(ctx.actor).userId, 'edit')))
      fail('forbidden', {
        message: 'What is shared with you can be copied to another workspace, but not moved into or out of it.',
      });
}

interface ItemFacts {
  id: string;
  workspace_id: string;
}

/**
 * A person's current role on an item, when it expires, and whether the item is neither in the trash nor hidden; null if
 * they may not see it.
 */
export async function findRole(
  db: Kysely<Schema>,
  item: ItemFacts,
  userId: string,
  now: number,
): Promise<{ role: Role; until: number | null; isPresent: boolean } | null> {
  const found = await readItemRights(db, item.id, userId, now);
  const { exists, role } = found ??
    (await readMembership(db, item.workspace_id, userId)) ?? { exists: false, role: null };
  const { names } = found?.item ?? { names: [] };
  const effective = exists ? roleAt(names, role, found?.grants ?? []) : null;
  if (effective === null) return null;
  // Someone who may edit everything still can when a share has expired.
  const until = isEnough('edit', role) ? null : endOfGrants(names, found?.grants ?? []);
  return { role: effective, until, isPresent: found !== undefined };
}

/**
 * Whether a user may currently do this to an item, by the same rule as calls that name it. For links, sockets and jobs.
 */
export async function mayUseItem(
  db: Kysely<Schema>,
  item: ItemFacts,
  userId: string,
  may: 'view' | 'comment' | 'edit',
  now: number,
): Promise<boolean> {
  return isEnough(may, (await findRole(db, item, userId, now))?.role ?? null);
}

/** Whether a user may currently see all of these items. */
export async function maySeeItems(
  db: Kysely<Schema>,
  workspaceId: string,
  ids: readonly string[],
  userId: string,
  now: number,
): Promise<boolean> {
  const standing = await readStanding(db, workspaceId, userId, now);
  if (isEnough('view', standing.role)) return true;
  const names = await readPresentNames(db, ids);
  return ids.every((id) => {
    const at = names.get(id);
    return at !== undefined && judgeItem('view', standing, at) === null;
  });
}

/** Whether a user may share an item. Shares never grant this, so it follows from the workspace. */
export async function mayShareItem(db: Kysely<Schema>, item: ItemFacts, userId: string): Promise<boolean> {
  return isEnough('share', await findMemberRole(db, item.workspace_id, userId));
}

/** A person's role in a workspace, regardless of shares; null if they are not a member. */
export async function findMemberRole(db: Kysely<Schema>, workspaceId: string, userId: string): Promise<Role | null> {
  const found = await readMembership(db, workspaceId, userId);
  return found?.role ?? null;
}

/** Which people are shown to someone who may see an item; the scopes are those of `listMentionable`. */
export async function readPeopleScope(
  db: Kysely<Schema>,
  item: { id: string; workspaceId: string },
  userId: string,
  now: number,
): Promise<'all' | 'met' | 'writers'> {
  if ((await findMemberRole(db, item.workspaceId, userId)) !== null) return 'all';
  return (await isSharedWith(db, item, userId, now)) ? 'met' : 'writers';
}

/** False for the workspace of a deleted group or account. */
export async function workspaceExists(db: Kysely<Schema>, workspaceId: string): Promise<boolean> {
  return (await readMembership(db, workspaceId, ''))?.exists === true;
}

/** Whether a user may currently use a workspace as a whole. */
export async function mayUseWorkspace(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  may: 'view' | 'comment' | 'edit',
): Promise<boolean> {
  return isEnough(may, await findMemberRole(db, workspaceId, userId));
}

/**
 * How a person refers to an item: members in its workspace, others through what is shared with them. Null if they may
 * not see it.
 */
export async function locateForUser(
  db: Kysely<Schema>,
  item: ItemFacts & { type: 'file' | 'directory' },
  userId: string,
  now: number,
): Promise<{ workspaceUUID: string; path: string } | null> {
  const found = await readItemRights(db, item.id, userId, now);
  if (found?.exists !== true) return null;
  const { role, grants } = found;
  const { names } = found.item;
  const path = names.join('/');
  if (role !== null) return { workspaceUUID: item.workspace_id, path };
  const grant = placeOf(names, grants);
  if (grant === null) return null;
  const isFile = grant.itemId === item.id && item.type === 'file';
  const root = { id: grant.itemId, workspaceId: item.workspace_id, names: grant.names, isFile };
  return { workspaceUUID: grant.itemId, path: showPath(root, path) ?? '' };
}

/** The shared item with its current path, which may have changed during long work. */
export async function findRootAgain(db: Kysely<Schema>, root: Root | null): Promise<Root | null> {
  const again = root && (await findShareable(db, root.id));
  return root && again ? { ...root, names: again.names } : root;
}
