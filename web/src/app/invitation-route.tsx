import { InvitationScreen } from '../features/login/invitation-screen.tsx';
import { SwitchAccount } from './shell/switch-account.tsx';

/** Logging out is done by the shell, which asks about unsent text. */
export function InvitationRoute() {
  return <InvitationScreen switchAccount={<SwitchAccount />} />;
}
