import type { Kysely, Selectable } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { ShareLinkTable } from '../schema/groups.ts';
import { selectWorkingLinks } from './link-grants.ts';
import { shownNameOf } from '../../domain/accounts/shown-name.ts';

export type ShareLinkRow = Selectable<ShareLinkTable>;

export interface NamedLink extends ShareLinkRow {
  creatorName: string;
}

/** Links to these items that are not withdrawn, expired ones included, oldest first. */
export async function listLinksOf(
  db: Kysely<Schema>,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<NamedLink[]> {
  const rows = await db
    .selectFrom('share_link')
    .leftJoin('user', 'user.id', 'share_link.created_by')
    .selectAll('share_link')
    .select('user.display_name')
    .where('share_link.workspace_id', '=', workspaceId)
    .where('share_link.item_id', 'in', itemIds)
    .where('share_link.withdrawn_at', 'is', null)
    .orderBy('share_link.created_at')
    .orderBy('share_link.id')
    .execute();
  return rows.map(({ display_name: name, ...row }) => ({ ...row, creatorName: shownNameOf(name) }));
}

export async function countLinksIn(db: Kysely<Schema>, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('share_link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function lockLink(db: Kysely<Schema>, id: string): Promise<ShareLinkRow | undefined> {
  return lockRows(db, db.selectFrom('share_link').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Undefined if there is no link with this token, or it does not work now. */
export function findWorkingLink(
  db: Kysely<Schema>,
  tokenHash: string,
  now: number,
): Promise<(ShareLinkRow & { itemName: string; itemType: 'file' | 'directory' }) | undefined> {
  return selectWorkingLinks(db, now)
    .selectAll('share_link')
    .select(['item.name as itemName', 'item.type as itemType'])
    .where('share_link.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertLink(db: Kysely<Schema>, link: ShareLinkRow): Promise<void> {
  await db.insertInto('share_link').values(link).execute();
}

export async function updateLink(
  db: Kysely<Schema>,
  id: string,
  change: Partial<
    Pick<
      ShareLinkRow,
      'role' | 'label' | 'accounts_only' | 'password_hash' | 'edition' | 'expires_at' | 'uses' | 'withdrawn_at'
    >
  >,
): Promise<void> {
  await db.updateTable('share_link').set(change).where('id', '=', id).execute();
}

/** Records that a person opened a link; true if for the first time. */
export async function noteOpening(
  db: Kysely<Schema>,
  opening: { linkId: string; userId: string; edition: number; now: number },
): Promise<boolean> {
  const { linkId, userId, edition, now } = opening;
  const known = await db
    .updateTable('link_opening')
    .set({ edition })
    .where('user_id', '=', userId)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  await db.insertInto('link_opening').values({ link_id: linkId, user_id: userId, edition, opened_at: now }).execute();
  return true;
}

/** Removes an item that someone reached by link from their list. False if they had opened no link to it. */
export async function dropOpenings(db: Kysely<Schema>, itemId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('link_opening')
    .where('user_id', '=', userId)
    .where('link_id', 'in', (eb) => eb.selectFrom('share_link').select('id').where('item_id', '=', itemId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ids of everyone who ever opened a link: users and guests. */
export async function listVisitorsOf(db: Kysely<Schema>, linkId: string): Promise<string[]> {
  const people = await db.selectFrom('link_opening').select('user_id as id').where('link_id', '=', linkId).execute();
  const guests = await db.selectFrom('guest').select('id').where('link_id', '=', linkId).execute();
  return [...people, ...guests].map(({ id }) => id);
}

/** Ids of users and guests who came into a workspace by a link that is not withdrawn, and may still be there. */
export async function listVisitorsIn(db: Kysely<Schema>, workspaceId: string, now: number): Promise<string[]> {
  const links = db
    .selectFrom('share_link')
    .where('share_link.workspace_id', '=', workspaceId)
    .where('share_link.withdrawn_at', 'is', null);
  const people = await links
    .innerJoin('link_opening', 'link_opening.link_id', 'share_link.id')
    .select('link_opening.user_id as id')
    .distinct()
    .execute();
  const guests = await links
    .innerJoin('guest', 'guest.link_id', 'share_link.id')
    .where('guest.expires_at', '>', now)
    .select('guest.id')
    .execute();
  return [...people, ...guests].map(({ id }) => id);
}

/** Withdraws and returns the links that a person created in a workspace. */
export function withdrawLinksBy(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  now: number,
): Promise<Pick<ShareLinkRow, 'id' | 'item_id' | 'workspace_id'>[]> {
  return db
    .updateTable('share_link')
    .set({ withdrawn_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('created_by', '=', userId)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'item_id', 'workspace_id'])
    .execute();
}

/** Ids of the workspaces where this person has links that are not withdrawn. */
export async function listWorkspacesLinkedBy(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('share_link')
    .select('workspace_id')
    .distinct()
    .where('created_by', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map((row) => row.workspace_id);
}

/** Deletes links to items that have moved to another workspace, like their shares. */
export async function deleteLinksLeftBehind(db: Kysely<Schema>, workspaceId: string): Promise<void> {
  await db
    .deleteFrom('share_link')
    .where('workspace_id', '=', workspaceId)
    .where('item_id', 'not in', (eb) => eb.selectFrom('item').select('id').where('workspace_id', '=', workspaceId))
    .execute();
}

/** For how long withdrawing a link can be undone. */
export const RESTORABLE_MS = 60 * 60 * 1000;

/** Deletes links withdrawn too long ago to be restored, except those of guests, whose names are still needed. */
export async function dropForgottenLinks(db: Kysely<Schema>, workspaceId: string, now: number): Promise<void> {
  await db
    .deleteFrom('share_link')
    .where('workspace_id', '=', workspaceId)
    .where('withdrawn_at', '<', now - RESTORABLE_MS)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('guest').select('guest.id').whereRef('guest.link_id', '=', 'share_link.id'))),
    )
    .execute();
}
