import { fail } from '@scriptorium/contract/errors.ts';
import { changeScimUser as contract } from '@scriptorium/contract/operations/scim.ts';
import type { DirectoryRow } from '../../../db/accounts/directories.ts';
import { type DirectoryPersonRow, findPerson, updatePerson } from '../../../db/accounts/directory-people.ts';
import { findLogin, type LoginRow } from '../../../db/accounts/users.ts';
import { readPatch } from '../../../domain/provisioning/patches.ts';
import { nameOfUser, patchUser, readUser, type SaidUser } from '../../../domain/provisioning/users.ts';
import { type Tx, write } from '../../../pipeline/operation.ts';
import { type AccountChanges, changeAccountOf } from '../../admin/users/change-accounts.ts';
import { directoryLimits, failUnknown, lockOwnDirectory } from '../directory-limits.ts';
import { asColumns, describeScimUser, readSaid, requireAddress, requireFreeUserName } from './said-user.ts';

/**
 * Applies only what differs from what the directory sent last, so that changes made here since, by users or
 * administrators, are kept.
 */
export const changeScimUser = write(contract, {
  limits: directoryLimits,
  endsAdmins: true,
  bodyLimit: 1024 * 1024,
  work: async (tx, { id, how, body }) => {
    const directory = await lockOwnDirectory(tx);
    const row = (await findPerson(tx.db, directory.id, id)) ?? failUnknown();
    const before = readSaid(row);
    // A PUT that omits `active` does not readmit anyone.
    const wanted = how === 'patch' ? patchUser(before, readPatch(body)) : readUser(body, before.active);
    // People who leave must be locked out even if their new address would be refused; it is applied once they are back.
    const leaves = before.active && !wanted.active;
    const said = leaves ? { ...wanted, userName: before.userName, emails: before.emails } : wanted;
    const columns = asColumns(said);
    if (columns.user_name_key !== row.user_name_key) await requireFreeUserName(tx, directory, said);
    const account = (await findLogin(tx.db, id)) ?? failUnknown();
    const suspendedHere = await applyChange(tx, directory, { row, before, said, columns, account });
    await updatePerson(tx.db, id, { ...columns, suspended_here: suspendedHere, changed_at: tx.now });
    return describeScimUser(tx, (await findPerson(tx.db, directory.id, id)) ?? fail('internal'));
  },
});

async function applyChange(
  tx: Tx,
  directory: DirectoryRow,
  facts: {
    row: DirectoryPersonRow;
    before: SaidUser;
    said: SaidUser;
    columns: { address_key: string };
    account: LoginRow;
  },
): Promise<0 | 1> {
  const { row, before, said, columns, account } = facts;
  const changes: AccountChanges = {};
  const name = nameOfUser(said);
  if (name !== nameOfUser(before) && name !== '') changes.displayName = name;
  if (columns.address_key !== row.address_key) {
    changes.newEmail = requireAddress(directory, said);
    // The owner of the mailbox could set a password.
    if (account.is_admin === 1)
      fail('forbidden', { message: 'The address of an administrator can only be changed in the administration.' });
  }
  let suspendedHere = row.suspended_here;
  if (!said.active && before.active && account.suspended === 0) {
    changes.accountSuspended = true;
    suspendedHere = 1;
  }
  if (said.active && !before.active) {
    if (suspendedHere === 1) changes.accountSuspended = false;
    suspendedHere = 0;
  }
  if (Object.keys(changes).length > 0) await changeAccountOf(tx, account.email, changes);
  return suspendedHere;
}
