import { useSession } from '../../api/session.ts';
import { t } from '../../lib/texts/profile.ts';
import { PageHeader } from '../../ui/page-header.tsx';
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
    <div className="page narrow">
      <PageHeader title={t('title')} />
      <GeneralSection user={user} />
      <PasswordSection email={user.email} />
      <FactorsSection email={user.email} />
      <IdentitiesSection />
      <SessionsSection sessions={user.sessions} currentUUID={sessionUUID} />
      <PreferencesSection user={user} />
      <NotificationsSection user={user} />
      <DataSection />
      <DeleteSection user={user} />
    </div>
  );
}
