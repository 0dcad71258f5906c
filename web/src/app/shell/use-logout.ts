import { logout } from '@scriptorium/contract/operations/auth.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { endSession, forgetUserData } from '../../api/session.ts';
import { t } from '../../lib/texts/common.ts';
import { hasUnsentWork } from '../../lib/unsent-work.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastError } from '../../ui/toasts.ts';

/** Ends the session and goes to the log-in; asks first when changes are only on this device. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  return useCallback(async () => {
    const question = { title: t('logoutUnsentTitle'), text: t('logoutUnsent'), yes: t('logout'), danger: false };
    if ((await hasUnsentWork()) && !(await confirm(question))) return;
    try {
      await call(logout, {});
    } catch (error) {
      toastError(t('logoutFailed'), error);
      return;
    }
    endSession();
    await router.navigate({ to: '/login' });
    forgetUserData();
  }, [router]);
}
