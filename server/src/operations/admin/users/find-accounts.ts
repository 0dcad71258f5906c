import { fail } from '@scriptorium/contract/errors.ts';
import { lockUsersByEmail, type UserRow } from '../../../db/accounts/users.ts';
import type { Tx } from '../../../pipeline/operation.ts';

/** All of these accounts, locked, or `not-found`: bulk changes are all or none. */
export async function findAccounts(tx: Tx, emails: readonly string[]): Promise<UserRow[]> {
  const wanted = new Set(emails.map((email) => email.trim().normalize('NFC').toLowerCase()));
  const users = await lockUsersByEmail(tx.db, [...wanted]);
  if (users.length < wanted.size) {
    const found = new Set(users.map((user) => user.email_key));
    const missing = [...wanted].find((key) => !found.has(key)) ?? '';
    fail('not-found', { message: `There is no account with the e-mail address ${missing}.` });
  }
  return users;
}

/** One account, locked, or `not-found`. */
export async function findAccount(tx: Tx, email: string): Promise<UserRow> {
  const [user] = await findAccounts(tx, [email]);
  return user ?? fail('not-found');
}
