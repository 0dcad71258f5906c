import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { subscribeSessionEnd } from '../api/session-end.ts';
import { endSession, forgetUserData, isLoggedIn, readKnownSession, subscribeSessionStart } from '../api/session.ts';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

const CHANNEL = 'scriptorium-session';

/** Tabs share the cookie, so a login or logout in one affects all. Other tabs reload as the current user. */
export function TabsWatch() {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const here = isLoggedIn() ? readKnownSession()?.user.uuid : '';
      if (data !== here) location.reload();
    });
    const stop = subscribeSessionStart((session) => channel.postMessage(session.user.uuid));
    return () => {
      stop();
      channel.close();
    };
  }, []);
  return null;
}

/** When the server ends the session, goes to the login page, and back to the same place afterwards. */
export function SessionWatch() {
  const router = useRouter();
  useEffect(
    () =>
      subscribeSessionEnd(() => {
        if (!isLoggedIn()) return;
        endSession();
        toastInfo(t('sessionEnded'), { duration: 6_000 });
        void router.navigate({ to: '/login', search: { redirect: router.state.location.href } }).then(() => {
          // Unless the user has already logged in again.
          if (!isLoggedIn()) forgetUserData();
        });
      }),
    [router],
  );
  return null;
}
