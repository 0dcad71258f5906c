import type { Kysely } from 'kysely';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { containsName, containsText } from '../items/match-text.ts';
import type { Schema } from '../schema.ts';

export interface FoundPerson {
  id: string;
  email: string;
  display_name: string;
  avatar: string | null;
  /** The search words are this person's full e-mail address. */
  exact: boolean;
}

/** People whose name contains the words, or whose e-mail equals them (for administrators: contains them). */
export async function findPeople(
  db: Kysely<Schema>,
  words: string,
  how: { limit: number; byEmail: 'exact' | 'part'; everybody: boolean },
): Promise<FoundPerson[]> {
  const key = foldEmail(words);
  let query = db
    .selectFrom('user')
    .select(['id', 'email', 'email_key', 'display_name', 'avatar'])
    .where('deleted_at', 'is', null);
  if (!how.everybody)
    query = query.where('suspended', '=', 0).where('email_verified', '=', 1).where('awaits_approval', '=', 0);
  if (words !== '') {
    query = query.where((eb) =>
      eb.or([
        containsName('name_key', words),
        how.byEmail === 'part' ? containsText('email_key', words) : eb('email_key', '=', key),
      ]),
    );
  }
  const rows = await query.orderBy('name_key').orderBy('id').limit(how.limit).execute();
  return rows.map(({ email_key, ...row }) => ({ ...row, exact: email_key === key }));
}

export async function listUserNames(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<{ id: string; display_name: string; email: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('user').select(['id', 'display_name', 'email']).where('id', 'in', ids).execute();
}

const IDS_AT_ONCE = 500;

/** Names and pictures as others see them now, by ID; accounts that are gone are left out. */
export async function listPeopleById(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, { uuid: string; displayName: string; avatar: string | null }>> {
  const people = new Map<string, { uuid: string; displayName: string; avatar: string | null }>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'display_name', 'email', 'avatar'])
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id, display_name: name, email, avatar } of rows)
      people.set(id, { uuid: id, displayName: name || email, avatar });
  }
  return people;
}
