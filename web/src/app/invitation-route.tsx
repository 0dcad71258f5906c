import { InvitationScreen } from '../features/login/invitation-screen.tsx';
import { SwitchAccount } from './shell/switch-account.tsx';

/** Logging out is the shell's, which asks about what was not sent. */
export function InvitationRoute() {
  return <InvitationScreen switchAccount={<SwitchAccount />} />;
}
