import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { subscribeSessionEnd } from '../api/session-end.ts';
import { endSession, forgetUserData, isLoggedIn } from '../api/session.ts';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

/** When the server says that the session has ended: to the log-in, and after it back to the same place. */
export function SessionWatch() {
  const router = useRouter();
  useEffect(
    () =>
      subscribeSessionEnd(() => {
        if (!isLoggedIn()) return;
        endSession();
        toastInfo(t('sessionEnded'), { duration: 6_000 });
        void router
          .navigate({ to: '/login', search: { redirect: router.state.location.href } })
          .then(() => forgetUserData());
      }),
    [router],
  );
  return null;
}
