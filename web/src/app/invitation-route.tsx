import { lazy, Suspense } from 'react';
import { InvitationScreen } from '../features/login/invitation-screen.tsx';

const SwitchAccount = lazy(async () => ({ default: (await import('./shell/switch-account.tsx')).SwitchAccount }));

/** Logging out is the shell's, which asks about what was not sent. */
export function InvitationRoute() {
  return (
    <InvitationScreen
      switchAccount={
        <Suspense>
          <SwitchAccount />
        </Suspense>
      }
    />
  );
}
