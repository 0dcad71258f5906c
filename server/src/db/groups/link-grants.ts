import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Condition for a row of `share_link`: not withdrawn or expired, its creator not suspended, links enabled on the server.
 * Callers also check that the item is still in the link's workspace, and that the workspace is not deleted.
 */
export function linkIsValid(now: number) {
  return sql<boolean>`share_link.withdrawn_at is null
    and (share_link.expires_at is null or share_link.expires_at > ${now})
    and coalesce((select setting.value from setting where setting.key = 'share_links'), '1') <> '0'
    and coalesce((select maker.suspended from "user" maker where maker.id = share_link.created_by), 0) = 0`;
}

/** Condition for a valid link: open to people without an account, and guests are enabled on the server. */
export const linkIsOpen = sql<boolean>`share_link.accounts_only = 0
  and coalesce((select setting.value from setting where setting.key = 'share_guests'), '1') <> '0'`;

/** Links that work now. */
export function selectWorkingLinks(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom('share_link')
    .innerJoin('item', (join) =>
      join.onRef('item.id', '=', 'share_link.item_id').onRef('item.workspace_id', '=', 'share_link.workspace_id'),
    )
    .where(linkIsValid(now))
    .where((eb) => {
      const deleted = eb.selectFrom('user_group as home').select('home.id').where('home.deleted_at', 'is not', null);
      // A group's workspace has the group's id.
      return eb.not(eb.exists(deleted.whereRef('home.id', '=', 'share_link.workspace_id')));
    })
    .where((eb) => {
      const left = eb.selectFrom('workspace as left').select('left.id').where('left.owner_type', '=', 'user');
      const ownerless = left.where('left.user_id', 'is', null);
      return eb.not(eb.exists(ownerless.whereRef('left.id', '=', 'share_link.workspace_id')));
    });
}

/** Links that work now without an account. */
export function selectOpenLinks(db: Kysely<Schema>, now: number) {
  return selectWorkingLinks(db, now).where(linkIsOpen);
}

/** Working links that this person has opened since the last change of password. */
export function selectOpenedLinks(db: Kysely<Schema>, userId: string, now: number) {
  return selectWorkingLinks(db, now).innerJoin('link_opening', (join) =>
    join
      .onRef('link_opening.link_id', '=', 'share_link.id')
      .onRef('link_opening.edition', '=', 'share_link.edition')
      .on('link_opening.user_id', '=', userId),
  );
}

/** A guest's link, if it still works for them. */
export function selectGuestsLink(db: Kysely<Schema>, guestId: string, now: number) {
  return selectOpenLinks(db, now)
    .innerJoin('guest', (join) =>
      join
        .onRef('guest.link_id', '=', 'share_link.id')
        .onRef('guest.edition', '=', 'share_link.edition')
        .on('guest.id', '=', guestId),
    )
    .where('guest.expires_at', '>', now);
}

/** What links grant in a workspace to a guest, or to a person with an account who opened them. */
export async function listLinkGrants(db: Kysely<Schema>, workspaceId: string, who: string, now: number) {
  if (!(await hasOpenedLink(db, who))) return [];
  const opened = selectOpenedLinks(db, who, now)
    .select(['share_link.item_id', 'share_link.role', 'share_link.expires_at'])
    .where('share_link.workspace_id', '=', workspaceId);
  const asGuest = await selectGuestsLink(db, who, now)
    .select(['share_link.item_id', 'share_link.role', 'share_link.expires_at', 'guest.expires_at as guest_end'])
    .where('share_link.workspace_id', '=', workspaceId)
    .execute();
  return [
    ...(await opened.execute()),
    ...asGuest.map(({ guest_end: end, ...grant }) => ({
      ...grant,
      expires_at: Math.min(end, grant.expires_at ?? Number.POSITIVE_INFINITY),
    })),
  ];
}

/** Whether someone has ever opened a link, or is a guest. Few have, and it is ten times as fast as finding working links. */
async function hasOpenedLink(db: Kysely<Schema>, who: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from link_opening where user_id = ${who} union all select 1 from guest where id = ${who}`.execute(db);
  return rows.length > 0;
}

/** Everyone who came to something in a workspace by a link, and to what, for notifying open pages. */
export async function listLinkVisitors(
  db: Kysely<Schema>,
  workspaceId: string,
  now: number,
): Promise<{ userId: string; itemId: string }[]> {
  const people = await selectWorkingLinks(db, now)
    .innerJoin('link_opening', (join) =>
      join.onRef('link_opening.link_id', '=', 'share_link.id').onRef('link_opening.edition', '=', 'share_link.edition'),
    )
    .select(['link_opening.user_id as userId', 'share_link.item_id as itemId'])
    .where('share_link.workspace_id', '=', workspaceId)
    .execute();
  const guests = await selectOpenLinks(db, now)
    .innerJoin('guest', (join) =>
      join.onRef('guest.link_id', '=', 'share_link.id').onRef('guest.edition', '=', 'share_link.edition'),
    )
    .where('guest.expires_at', '>', now)
    .select(['guest.id as userId', 'share_link.item_id as itemId'])
    .where('share_link.workspace_id', '=', workspaceId)
    .execute();
  return [...people, ...guests];
}
