import { logout } from '@scriptorium/contract/operations/auth.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { endSession, forgetUserData, useCurrentUser } from '../../api/session.ts';
import { t } from '../../lib/texts/common.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastError } from '../../ui/toasts.ts';

/** The files of which this device has changes that the server has not. */
async function listUnsentFiles(userId: string): Promise<string[]> {
  const { findUnsent } = await import('../../editor/collab/device-store.ts');
  const kept = await findUnsent(userId);
  return [...new Set(kept.map(({ path }) => path.split('/').at(-1) ?? path))];
}

/** What was kept only to be opened again without a network. The editor has gone by then, and keeps nothing more. */
async function forgetTexts(): Promise<void> {
  const { forgetClean } = await import('../../editor/collab/device-store.ts');
  await forgetClean();
}

/** Ends the session and goes to the log-in; asks first when changes are only on this device. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  const { uuid } = useCurrentUser();
  return useCallback(async () => {
    const files = await listUnsentFiles(uuid).catch(() => []);
    const question = {
      title: t('logoutUnsentTitle'),
      text: t('logoutUnsent', { files: new Intl.ListFormat(undefined).format(files) }),
      yes: t('logout'),
      danger: false,
    };
    if (files.length > 0 && !(await confirm(question))) return;
    try {
      await call(logout, {});
    } catch (error) {
      toastError(t('logoutFailed'), error);
      return;
    }
    endSession();
    await router.navigate({ to: '/login' });
    forgetUserData();
    await forgetTexts();
  }, [router, uuid]);
}
