import { overview } from '@scriptorium/contract/operations/admin.ts';
import {
  type AdminUser,
  deleteUser,
  deleteUsers,
  listUsers,
  listUserSessions,
  resetFactors,
  sendSetPasswordLink,
  updateUser,
  updateUsers,
} from '@scriptorium/contract/operations/admin-users.ts';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readKnownSession } from '../../api/session.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { locale } from '../../lib/language.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

export interface UserChange {
  emailVerified?: boolean;
  accountSuspended?: boolean;
  displayName?: string;
  quota?: number;
  isAdmin?: boolean;
  approved?: true;
}

export function nameOfUser(user: Pick<AdminUser, 'displayName' | 'email'>): string {
  return user.displayName || user.email;
}

const LISTS = [listUsers, overview] as const;

/** Changes accounts, asking first if the change is harmful; returns whether it was made. */
export async function changeUsers(users: readonly AdminUser[], change: UserChange): Promise<boolean> {
  if (!(await mayChange(users, change))) return false;
  const [only] = users;
  try {
    if (users.length === 1 && only !== undefined) {
      await call(updateUser, { email: only.email, ...change });
      toastSuccess(t('saved', { name: change.displayName ?? nameOfUser(only) }));
    } else {
      const { updated } = await call(updateUsers, { emails: users.map((user) => user.email), ...change });
      toastSuccess(t('savedMany', { count: updated }));
    }
    return true;
  } catch (error) {
    toastFailure(admin('updateUserFailed'), error);
    return false;
  } finally {
    await refreshOperations(LISTS);
  }
}

async function mayChange(users: readonly AdminUser[], change: UserChange): Promise<boolean> {
  const [only] = users;
  const name = users.length === 1 && only !== undefined ? nameOfUser(only) : t('countUsers', { count: users.length });
  const own = readKnownSession()?.user.uuid;
  if (change.isAdmin === false && users.length === 1 && only?.uuid === own)
    return confirm({ title: t('confirmOwnRoleTitle'), text: t('confirmOwnRoleText') });
  if (change.isAdmin !== undefined) {
    return confirm({
      title: t('confirmRoleTitle', { admin: change.isAdmin, name }),
      text: t('confirmRoleText', { admin: change.isAdmin }),
      danger: !change.isAdmin,
    });
  }
  if (change.accountSuspended === true) {
    return confirm({ title: t('confirmSuspendTitle', { name }), text: t('confirmSuspendText'), yes: t('suspend') });
  }
  if (change.emailVerified === false) {
    return confirm({ title: t('confirmUnverifyTitle', { name }), text: t('confirmUnverifyText'), yes: t('unverify') });
  }
  if (change.quota !== undefined && users.length > 1) {
    return confirm({
      title: t('confirmQuotaTitle', { count: users.length, size: formatBytes(change.quota) }),
      text: t('confirmQuotaText'),
      danger: false,
    });
  }
  return true;
}

/** Deletes accounts, after naming the groups that would be deleted with them. */
export async function removeUsers(users: readonly AdminUser[]): Promise<boolean> {
  const [only] = users;
  try {
    if (users.length === 1 && only !== undefined) {
      const { ownedGroups } = await call(listUserSessions, { email: only.email });
      const sure = await confirm({
        title: t('confirmRemoveTitle', { name: nameOfUser(only) }),
        text: t('confirmRemoveText', {
          groups: ownedGroups.length,
          names: ownedGroups.map((group) => `“${group.name}”`).join(', '),
        }),
        yes: t('remove'),
      });
      if (!sure) return false;
      await call(deleteUser, { email: only.email });
    } else {
      const sure = await confirm({
        title: t('confirmRemoveManyTitle', { count: users.length }),
        text: t('confirmRemoveManyText', { names: listNames(users) }),
        yes: t('remove'),
      });
      if (!sure) return false;
      await call(deleteUsers, { emails: users.map((user) => user.email) });
    }
    toastSuccess(t('removed', { count: users.length }));
    return true;
  } catch (error) {
    toastFailure(admin('deleteUserFailed'), error);
    return false;
  } finally {
    await refreshOperations(LISTS);
  }
}

/** Removes all second factors, for users who have lost their phone and recovery codes. */
export async function removeFactors(user: AdminUser): Promise<void> {
  const name = nameOfUser(user);
  const question = {
    title: t('confirmFactorsTitle', { name }),
    text: t('confirmFactorsText'),
    yes: t('removeFactors'),
  };
  if (!(await confirm(question))) return;
  try {
    await call(resetFactors, { email: user.email });
    toastSuccess(t('factorsRemoved', { name }));
  } catch (error) {
    toastFailure(t('factorsFailed'), error);
  } finally {
    await refreshOperations(LISTS);
  }
}

function listNames(users: readonly AdminUser[]): string {
  const shown = users.slice(0, 5).map(nameOfUser);
  const rest = users.length - shown.length;
  return new Intl.ListFormat(locale).format(rest > 0 ? [...shown, t('countUsers', { count: rest })] : shown);
}

/** Changes a user's e-mail address; returns whether it was changed. */
export async function changeAddress(user: AdminUser, newEmail: string): Promise<boolean> {
  const sure = await confirm({
    title: t('confirmEmailTitle', { name: nameOfUser(user), email: newEmail }),
    text: t('confirmEmailText', { email: user.email }),
    yes: t('changeEmail'),
    danger: false,
  });
  if (!sure) return false;
  try {
    await call(updateUser, { email: user.email, newEmail });
    toastSuccess(t('saved', { name: nameOfUser(user) }));
    return true;
  } catch (error) {
    toastError(admin('updateUserFailed'), error);
    return false;
  } finally {
    await refreshOperations(LISTS);
  }
}

/** Mails a link to a user. Without a mail server, returns the link for the administrator to pass on. */
export async function sendLink(user: AdminUser, what: 'password' | 'verification'): Promise<string | undefined> {
  try {
    const input = { email: user.email, ...(what === 'verification' && { verification: true }) };
    const { link } = await call(sendSetPasswordLink, input);
    if (link === undefined) toastSuccess(t(what === 'password' ? 'linkSent' : 'verifyLinkSent', { email: user.email }));
    return link;
  } catch (error) {
    toastError(t('linkFailed'), error);
    return undefined;
  }
}
