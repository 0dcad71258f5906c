import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { GuestTable } from '../schema/groups.ts';
import { selectGuestsLink } from './link-grants.ts';

export type GuestRow = Selectable<GuestTable>;

/** A guest whose link still admits them, and until when. */
export async function findGuest(
  db: Kysely<Schema>,
  by: { tokenHash: string } | { id: string },
  now: number,
): Promise<(Pick<GuestRow, 'id' | 'name'> & { linkId: string; until: number }) | undefined> {
  const id =
    'id' in by
      ? by.id
      : (await db.selectFrom('guest').select('id').where('token_hash', '=', by.tokenHash).executeTakeFirst())?.id;
  if (id === undefined) return undefined;
  const row = await selectGuestsLink(db, id, now)
    .select(['guest.id', 'guest.name', 'guest.link_id', 'guest.expires_at', 'share_link.expires_at as link_end'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const until = Math.min(row.expires_at, row.link_end ?? Number.POSITIVE_INFINITY);
  return { id: row.id, name: row.name, linkId: row.link_id, until };
}

/** Whether this is, or was, a guest. */
export async function isGuest(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await db.selectFrom('guest').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** A link's guest with this cookie, whether or not the link still admits them. */
export function findGuestOf(db: Kysely<Schema>, linkId: string, tokenHash: string): Promise<GuestRow | undefined> {
  return db
    .selectFrom('guest')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
}

/** Only guests whose cookies have not expired. */
export async function countGuests(db: Kysely<Schema>, linkId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('guest')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertGuest(db: Kysely<Schema>, guest: GuestRow): Promise<void> {
  await db.insertInto('guest').values(guest).execute();
}

export async function updateGuest(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Pick<GuestRow, 'name' | 'edition' | 'expires_at' | 'token_hash'>>,
): Promise<void> {
  await db.updateTable('guest').set(change).where('id', '=', id).execute();
}

/** Names of guests by id, whether or not they still have access. Those of deleted guests are stored with what they wrote. */
export async function listGuestNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('guest').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
