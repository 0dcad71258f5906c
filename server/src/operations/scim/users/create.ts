import { fail } from '@scriptorium/contract/errors.ts';
import { createScimUser as contract } from '@scriptorium/contract/operations/scim.ts';
import type { DirectoryRow } from '../../../db/accounts/directories.ts';
import { countAllPeople, findPerson, upsertPerson, lockEntry } from '../../../db/accounts/directory-people.ts';
import {
  findLogin,
  findLoginByEmail,
  findUser,
  insertUser,
  lockUser,
  type LoginRow,
} from '../../../db/accounts/users.ts';
import { deleteTotp, replaceRecoveryCodes } from '../../../db/accounts/factors.ts';
import { deletePasskeys } from '../../../db/accounts/passkeys.ts';
import { deleteAllTrusted } from '../../../db/accounts/trusted-devices.ts';
import { addressOfUser, nameOfUser, readUser, type SaidUser } from '../../../domain/provisioning/users.ts';
import { drawUserId } from '../../../model/accounts/draw-user-id.ts';
import { isUnclaimed } from '../../../model/groups/invitations.ts';
import { type Tx, write } from '../../../pipeline/operation.ts';
import { changeAccountOf } from '../../admin/users/change-accounts.ts';
import { claimAccount } from '../../user/claim-account.ts';
import { sendAccountLink } from '../../user/send-account-link.ts';
import { directoryLimits, lockOwnDirectory, PEOPLE } from '../directory-limits.ts';
import { asColumns, describeScimUser, requireAddress, requireFreeUserName } from './said-user.ts';

/** The same for every account the directory may not have, so that it learns nothing more about them. */
function failTaken(address: string): never {
  return fail('email-taken', {
    message: `There is an account with the address ${address} that this directory does not manage.`,
    field: 'emails',
  });
}

/**
 * Adds a person: with a new account, with one the directory removed before, with one whose address is not verified or,
 * if the administrator allows it, with an existing one. Never with an administrator's.
 */
export const createScimUser = write(contract, {
  limits: directoryLimits,
  endsAdmins: true,
  work: async (tx, { body }) => {
    const directory = await lockOwnDirectory(tx);
    const said = readUser(body);
    const address = requireAddress(directory, said);
    await requireFreeUserName(tx, directory, said);
    if ((await countAllPeople(tx.db, directory.id)) >= PEOPLE)
      fail('item-limit', {
        message: `A directory can have at most ${PEOPLE.toLocaleString('en-GB')} people here.`,
      });
    const held = await findLoginByEmail(tx.db, address);
    // Locked, since this decision depends on the account.
    if (held !== undefined) await lockUser(tx.db, held.id);
    const holder = held && (await findLoginByEmail(tx.db, address));
    const { userId, wasSuspendedHere } =
      holder === undefined
        ? { userId: await makeAccount(tx, directory, said, address), wasSuspendedHere: false }
        : await takeOver(tx, directory, said, holder);
    const account = (await findLogin(tx.db, userId)) ?? fail('internal');
    const isSuspended = account.suspended === 1;
    const suspendsNow = !said.active && !isSuspended;
    if (suspendsNow) await changeAccountOf(tx, account.email, { accountSuspended: true });
    const letsIn = said.active && wasSuspendedHere && isSuspended;
    if (letsIn) await changeAccountOf(tx, account.email, { accountSuspended: false });
    await upsertPerson(tx.db, {
      user_id: userId,
      directory_id: directory.id,
      ...asColumns(said),
      suspended_here: suspendsNow || (wasSuspendedHere && !said.active) ? 1 : 0,
      made_at: tx.now,
      changed_at: tx.now,
      removed_at: null,
    });
    return describeScimUser(tx, (await findPerson(tx.db, directory.id, userId)) ?? fail('internal'));
  },
});

async function makeAccount(tx: Tx, directory: DirectoryRow, said: SaidUser, address: string): Promise<string> {
  const id = await drawUserId(tx);
  const settings = await tx.settings();
  const isNew = await insertUser(tx.db, {
    id,
    email: address,
    displayName: nameOfUser(said),
    passwordHash: null,
    // The directory is trusted for this domain, so its word counts as verification.
    emailVerified: true,
    isAdmin: false,
    quota: settings.default_user_quota,
    workspaceId: tx.newId(),
    rootId: tx.newId(),
    now: tx.now,
  });
  if (!isNew) failTaken(address);
  tx.record({ type: 'user.created', userId: id, email: address });
  if (directory.sends_mail === 1 && said.active && settings.password_login === '1')
    await sendAccountLink(tx, 'set-password', (await findUser(tx.db, id)) ?? fail('internal'));
  return id;
}

/** Returns an existing account, if this directory may have it. */
async function takeOver(
  tx: Tx,
  directory: DirectoryRow,
  said: SaidUser,
  holder: LoginRow,
): Promise<{ userId: string; wasSuspendedHere: boolean }> {
  const entry = await lockEntry(tx.db, holder.id);
  const isManaged = entry !== undefined && entry.removed_at === null;
  const address = addressOfUser(said);
  if (holder.is_admin === 1 || isManaged) failTaken(address);
  if (entry?.directory_id === directory.id) return { userId: holder.id, wasSuspendedHere: entry.suspended_here === 1 };
  const isNobodys = isUnclaimed(holder);
  if (!isNobodys && directory.adopts === 0) failTaken(address);
  if (isNobodys) {
    await claimAccount(tx, holder, { displayName: nameOfUser(said), passwordHash: null });
    // These belong to whoever had the mailbox when it was verified, and who could still log in with them.
    await deletePasskeys(tx.db, holder.id);
    await deleteTotp(tx.db, holder.id);
    await replaceRecoveryCodes(tx.db, holder.id, [], tx.now);
    await deleteAllTrusted(tx.db, holder.id);
  }
  tx.record({ type: 'directory.adopted', name: directory.name, email: holder.email });
  return { userId: holder.id, wasSuspendedHere: false };
}
