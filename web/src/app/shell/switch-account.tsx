import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../lib/texts/invitation.ts';
import { useLogout } from './use-logout.ts';

const comeAgain = (): void => location.reload();

/** Logs out and stays on the page, which then asks for the right account. */
export function SwitchAccount({ inText = false }: { inText?: boolean }) {
  const logout = useLogout(comeAgain);
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    setBusy(true);
    await logout();
    setBusy(false);
  };
  const onClick = (): void => void change();
  if (inText)
    return (
      <Anchor component="button" type="button" inherit disabled={busy} onClick={onClick}>
        {t('switchAccount')}
      </Anchor>
    );
  return (
    <Button size="md" fullWidth loading={busy} onClick={onClick}>
      {t('switchAccount')}
    </Button>
  );
}
