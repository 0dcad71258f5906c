import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/shell.ts';

/** Links to the notification settings. */
export function SettingsLink({ onLeave }: { onLeave?: () => void }) {
  return (
    <ActionIcon
      renderRoot={(props) => <Link {...props} to="/profile" hash="notifications" />}
      aria-label={t('notificationSettings')}
      title={t('notificationSettings')}
      onClick={onLeave}
    >
      <IconSettings size={18} />
    </ActionIcon>
  );
}
