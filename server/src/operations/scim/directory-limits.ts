import { fail } from '@scriptorium/contract/errors.ts';
import { type DirectoryRow, findDirectory, lockDirectory } from '../../db/accounts/directories.ts';
import { type Actor, requireDirectory } from '../../pipeline/actor.ts';
import type { RateLimit, Tx } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';

/** Limits per directory. */
export const PEOPLE = 50_000;
export const GROUPS = 2000;

/** Entra ID makes up to forty calls a second. */
const CALLS_A_MINUTE = 3000;

/** Shared by all calls of a directory, whichever token they use. */
export function directoryLimits(_input: unknown, _request: RequestFacts, actor: Actor): readonly RateLimit[] {
  if (actor.kind !== 'directory') return [];
  const key = `directory:${actor.directoryId}`;
  return [{ key, max: CALLS_A_MINUTE, windowMs: 60_000, sharedAs: 'scim' }];
}

/** The row of the calling directory. */
export async function requireDirectoryRow({ db, actor }: Pick<Tx, 'db' | 'actor'>): Promise<DirectoryRow> {
  return (await findDirectory(db, requireDirectory(actor).directoryId)) ?? fail('not-logged-in');
}

/** Locks the calling directory, because the people and groups it manages are counted and compared. */
export async function lockOwnDirectory({ db, actor }: Pick<Tx, 'db' | 'actor'>): Promise<DirectoryRow> {
  return (await lockDirectory(db, requireDirectory(actor).directoryId)) ?? fail('not-logged-in');
}

export function failUnknown(): never {
  return fail('not-found', { message: 'There is nothing with this id in this directory.' });
}
