import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../lib/texts/invitation.ts';
import { useLogout } from './use-logout.ts';

const comeAgain = (): void => location.reload();

/** Logs out and stays on the page, which then asks for the right account. */
export function SwitchAccount() {
  const logout = useLogout(comeAgain);
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    setBusy(true);
    await logout();
    setBusy(false);
  };
  return (
    <Button size="md" fullWidth loading={busy} onClick={() => void change()}>
      {t('switchAccount')}
    </Button>
  );
}
