import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import { listUserIds, lockActiveAdmins, lockUsersByEmail, type UserRow } from '../../../db/accounts/users.ts';
import { foldEmail } from '../../../domain/accounts/accounts.ts';
import type { Tx } from '../../../pipeline/operation.ts';

/** One account, locked; fails with `not-found`. */
export async function findAccount(tx: Tx, email: string): Promise<UserRow> {
  const [user] = await lockUsersByEmail(tx.db, [email]);
  return user ?? failMissing(email);
}

/** Refuses if one of these accounts does not exist. */
export async function requireAccounts(tx: Tx, emails: readonly string[]): Promise<void> {
  const found = await listUserIds(tx.db, emails);
  const missing = emails.find((email) => !found.has(foldEmail(email)));
  if (missing !== undefined) failMissing(missing);
}

/** Refuses if nobody else administers the server. */
export async function requireOtherAdmins(tx: Tx, emails: readonly string[]): Promise<void> {
  const admins = await lockActiveAdmins(tx.db);
  const leaving = new Set((await listUserIds(tx.db, emails)).values());
  if (admins.length > 0 && admins.every((id) => leaving.has(id))) fail('last-admin');
}

function failMissing(email: string): never {
  fail('not-found', say('There is no account with the e-mail address {email}.', { email: foldEmail(email) }));
}
