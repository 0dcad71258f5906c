import { IconBell, IconDatabase, IconPalette, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useSession } from '../../api/session.ts';
import { t } from '../../lib/texts/profile.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageParts } from '../../ui/page-parts.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The user's own account. */
export function ProfileScreen() {
  const { user, sessionUUID } = useSession();
  return (
    <div className="page">
      <PageHeader title={t('title')} />
      <PageParts
        label={t('parts')}
        parts={[
          { id: 'profile', label: t('partProfile'), Icon: IconUser, content: <GeneralSection user={user} /> },
          {
            id: 'notifications',
            label: t('notifications'),
            Icon: IconBell,
            content: <NotificationsSection user={user} />,
          },
          { id: 'appearance', label: t('preferences'), Icon: IconPalette, content: <PreferencesSection user={user} /> },
          {
            id: 'security',
            label: t('partSecurity'),
            Icon: IconShieldLock,
            content: (
              <>
                <PasswordSection email={user.email} />
                <FactorsSection email={user.email} />
                <IdentitiesSection />
                <SessionsSection sessions={user.sessions} currentUUID={sessionUUID} />
              </>
            ),
          },
          {
            id: 'data',
            label: t('partData'),
            Icon: IconDatabase,
            content: (
              <>
                <DataSection />
                <DeleteSection user={user} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
