import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { containsName, containsText } from '../items/match-text.ts';
import type { Schema } from '../schema.ts';
import { shownName } from '../../domain/accounts/shown-name.ts';

export interface FoundPerson {
  id: string;
  email: string;
  display_name: string;
  avatar: string | null;
  /** Whether the query is this person's full e-mail address. */
  exact: boolean;
}

/**
 * Finds anyone by their full e-mail address, and by part of their name those who share a group with `sharedWith`. If that
 * is null (for administrators), finds anyone, and also by part of the address. By name.
 */
export async function findPeople(
  db: Kysely<Schema>,
  words: string,
  how: { limit: number; sharedWith: string | null },
): Promise<FoundPerson[]> {
  const key = foldEmail(words);
  let query = db
    .selectFrom('user')
    .select(['id', 'email', 'email_key', 'display_name', 'avatar'])
    .where('deleted_at', 'is', null);
  if (how.sharedWith !== null)
    query = query.where('suspended', '=', 0).where('email_verified', '=', 1).where('awaits_approval', '=', 0);
  if (words !== '') {
    query = query.where((eb) =>
      eb.or([
        how.sharedWith === null
          ? containsName('name_key', words)
          : eb.and([containsName('name_key', words), sharesGroupWith(eb, how.sharedWith)]),
        how.sharedWith === null ? containsText('email_key', words) : eb('email_key', '=', key),
      ]),
    );
  }
  const rows = await query.orderBy('name_key').orderBy('id').limit(how.limit).execute();
  return rows.map(({ email_key, ...row }) => ({ ...row, exact: email_key === key }));
}

function sharesGroupWith(eb: ExpressionBuilder<Schema, 'user'>, userId: string): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('membership as own')
      .innerJoin('membership as other', 'other.group_id', 'own.group_id')
      .innerJoin('user_group', 'user_group.id', 'own.group_id')
      .select('other.user_id')
      .where('own.user_id', '=', userId)
      .whereRef('other.user_id', '=', 'user.id')
      .where('user_group.deleted_at', 'is', null),
  );
}

export async function listUserNames(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<{ id: string; display_name: string; email: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('user').select(['id', 'display_name', 'email']).where('id', 'in', ids).execute();
}

const IDS_AT_ONCE = 500;

/** Current display names by id; omits deleted accounts. */
export async function listNamesById(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'display_name'])
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id, display_name: name } of rows) names.set(id, shownName(name));
  }
  return names;
}

/** Current display names and pictures by id; omits deleted accounts. */
export async function listPeopleById(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, { uuid: string; displayName: string; avatar: string | null }>> {
  const people = new Map<string, { uuid: string; displayName: string; avatar: string | null }>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'display_name', 'avatar'])
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id, display_name: name, avatar } of rows)
      people.set(id, { uuid: id, displayName: shownName(name), avatar });
  }
  return people;
}
