import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TokenTable } from '../schema/accounts.ts';

export type TokenKind = TokenTable['kind'];

/** Stores a token. With `replace`, first deletes older ones of this kind and user. */
export async function insertToken(
  db: Kysely<Schema>,
  token: {
    id: string;
    kind: TokenKind;
    hash: string;
    userId: string | null;
    now: number;
    lifetimeMs: number;
    replace: boolean;
  },
): Promise<void> {
  if (token.replace) await deleteTokens(db, token.userId, [token.kind]);
  await db
    .insertInto('token')
    .values({
      id: token.id,
      kind: token.kind,
      token_hash: token.hash,
      user_id: token.userId,
      created_at: token.now,
      expires_at: token.now + token.lifetimeMs,
      used_at: null,
    })
    .execute();
}

/** Consumes a token; of two concurrent calls, only one gets it. Undefined if unknown, used, expired or of another kind. */
export async function consumeToken(
  db: Kysely<Schema>,
  kinds: readonly TokenKind[],
  hash: string,
  now: number,
): Promise<{ kind: TokenKind; userId: string | null } | undefined> {
  const row = await db
    .updateTable('token')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'user_id'])
    .executeTakeFirst();
  return row && { kind: row.kind, userId: row.user_id };
}

/** A valid token, without consuming it. */
export async function findToken(
  db: Kysely<Schema>,
  kind: TokenKind,
  hash: string,
  now: number,
): Promise<{ userId: string | null } | undefined> {
  const row = await db
    .selectFrom('token')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { userId: row.user_id };
}

export async function deleteTokens(
  db: Kysely<Schema>,
  userId: string | null,
  kinds: readonly TokenKind[],
): Promise<void> {
  await db
    .deleteFrom('token')
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('kind', 'in', kinds)
    .execute();
}
