import { listVisitorsIn, listWorkspacesLinkedBy } from '../../../db/groups/share-links.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import { cancelExportsOf } from '../../../db/exports/jobs.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import { updatePerson } from '../../../db/accounts/directory-people.ts';
import { deleteAllTrusted } from '../../../db/accounts/trusted-devices.ts';
import { deleteTokens } from '../../../db/accounts/tokens.ts';
import { findLoginByEmail, readUserQuota, setUserQuota, updateUser, type UserRow } from '../../../db/accounts/users.ts';
import { approvedMail, emailChangedMail } from '../../../domain/mail/account-mails.ts';
import { readMailFrame } from '../../../pipeline/mail-frame.ts';
import type { Tx } from '../../../pipeline/operation.ts';
import { sendMailTo } from '../../user/send-account-link.ts';
import { findAccount, requireOtherAdmins } from './find-accounts.ts';

export interface AccountChanges {
  emailVerified?: boolean | undefined;
  accountSuspended?: boolean | undefined;
  approved?: true | undefined;
  displayName?: string | undefined;
  /** Bytes. */
  quota?: number | undefined;
  isAdmin?: boolean | undefined;
  /** For a single account only. */
  newEmail?: string | undefined;
}

/** Applies the changes to an account; unchanged values are not logged. Refuses if no administrator would be left. */
export async function changeAccountOf(tx: Tx, email: string, changes: AccountChanges): Promise<UserRow> {
  checkChanges(tx, changes);
  if (endsAdminRights(changes)) await requireOtherAdmins(tx, [email]);
  const user = await findAccount(tx, email);
  await changeAccount(tx, user, changes);
  return user;
}

/** Whether these changes end someone's rights as administrator. */
export function endsAdminRights(changes: AccountChanges): boolean {
  return changes.isAdmin === false || changes.accountSuspended === true || changes.emailVerified === false;
}

export function checkChanges(tx: Pick<Tx, 'server'>, changes: AccountChanges): void {
  if (changes.displayName !== undefined && changes.displayName.trim() === '') {
    fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
  }
  checkQuota(tx, changes.quota);
}

/** Refuses quotas above the server's limit (`MAX_QUOTA`). */
export function checkQuota(tx: Pick<Tx, 'server'>, quota: number | undefined): void {
  if (quota !== undefined && quota > tx.server.maxQuota) {
    const most = { bytes: tx.server.maxQuota };
    fail('invalid', { ...say('The quota can be at most {most} on this server.', { most }), field: 'quota' });
  }
}

export async function changeAccount(tx: Tx, user: UserRow, changes: AccountChanges): Promise<void> {
  const log: Record<string, { before: unknown; after: unknown }> = {};
  const differs = (field: string, before: unknown, after: unknown): boolean => {
    if (after === undefined || before === after) return false;
    log[field] = { before, after };
    return true;
  };
  const row: Parameters<typeof updateUser>[2] = {};
  const name = changes.displayName?.trim().normalize('NFC');
  if (differs('displayName', user.display_name, name) && name !== undefined) row.display_name = name;
  if (differs('emailVerified', user.email_verified === 1, changes.emailVerified)) {
    row.email_verified = changes.emailVerified === true ? 1 : 0;
  }
  if (differs('accountSuspended', user.suspended === 1, changes.accountSuspended)) {
    row.suspended = changes.accountSuspended === true ? 1 : 0;
  }
  const email = changes.newEmail?.trim().normalize('NFC');
  if (differs('email', user.email, email) && email !== undefined) row.email = await takeAddress(tx, user, email);
  if (changes.approved === true && differs('approved', user.awaits_approval === 0, true)) {
    row.awaits_approval = 0;
    await sendMailTo(tx, user, approvedMail(await readMailFrame(tx, user.id), user.display_name));
  }
  if (differs('isAdmin', user.is_admin === 1, changes.isAdmin)) {
    row.is_admin = changes.isAdmin === true ? 1 : 0;
    // Administrators cannot trust browsers, and browsers trusted before must not become trusted again later.
    await deleteAllTrusted(tx.db, user.id);
  }
  if (Object.keys(row).length > 0) await updateUser(tx.db, user.id, row);
  // This decision now counts: a directory only readmits people it suspended itself.
  if (row.suspended !== undefined) await updatePerson(tx.db, user.id, { suspended_here: 0 });
  if (changes.quota !== undefined && differs('quota', await readUserQuota(tx.db, user.id), changes.quota)) {
    await setUserQuota(tx.db, user.id, changes.quota);
  }
  if (Object.keys(log).length === 0) return;
  tx.record({ type: 'user.updated', userId: user.id, email: user.email, changes: log });
  if (row.suspended === 1 || row.email_verified === 0) await endAccess(tx, user);
}

/**
 * A new address counts as verified if the administrator says so. Links sent to the old address end, and it is notified,
 * as the owner may not know of the change.
 */
async function takeAddress(tx: Tx, user: UserRow, email: string): Promise<string> {
  const holder = await findLoginByEmail(tx.db, email);
  if (holder !== undefined && holder.id !== user.id) fail('email-taken', { field: 'newEmail' });
  await deleteTokens(tx.db, user.id, ['verify-email', 'reset-password', 'set-password']);
  await sendMailTo(tx, user, emailChangedMail(await readMailFrame(tx, user.id), user.display_name, email));
  return email;
}

/** Ends sessions, pending links and exports. Open editors close with the sessions, as do links the person made. */
async function endAccess(tx: Tx, user: UserRow): Promise<void> {
  for (const { id: jobId, outputName } of await cancelExportsOf(tx.db, user.id, tx.now))
    tx.record({ type: 'export.finished', jobId, userId: user.id, outputName, state: 'cancelled' });
  await deleteTokens(tx.db, user.id, ['verify-email', 'reset-password', 'set-password']);
  const sessionIds = await endSessions(tx.db, user.id, tx.now, 'all');
  if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'suspended' });
  for (const workspaceId of await listWorkspacesLinkedBy(tx.db, user.id))
    tx.record({ type: 'access.changed', workspaceId, userIds: await listVisitorsIn(tx.db, workspaceId, tx.now) });
}
