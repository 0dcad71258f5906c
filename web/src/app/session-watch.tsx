import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { subscribeSessionEnd } from '../api/session-end.ts';
import { endSession, forgetUserData, isLoggedIn, readKnownSession, subscribeSessionStart } from '../api/session.ts';
import { t } from '../lib/texts/common.ts';
import { toastInfo } from '../ui/toasts.ts';

const CHANNEL = 'scriptorium-session';

/** A log-in or logout in one tab is one in all: they share the cookie. Another tab starts anew as who is logged in now. */
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
