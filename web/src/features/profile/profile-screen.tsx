import { useLocation } from '@tanstack/react-router';
import { IconBell, IconDatabase, IconPalette, IconShieldLock, IconUser } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import style from './profile-screen.module.css';
import { SessionsSection } from './sessions-section.tsx';

/** The parts of the page, by what addresses name them. */
const PARTS = [
  { id: 'profile', label: 'partProfile', Icon: IconUser },
  { id: 'notifications', label: 'notifications', Icon: IconBell },
  { id: 'appearance', label: 'preferences', Icon: IconPalette },
  { id: 'security', label: 'partSecurity', Icon: IconShieldLock },
  { id: 'data', label: 'partData', Icon: IconDatabase },
] as const;
type Part = (typeof PARTS)[number]['id'];

/** The user's own account. */
export function ProfileScreen() {
  const { user, sessionUUID } = useSession();
  const contents: Record<Part, ReactNode> = {
    profile: <GeneralSection user={user} />,
    notifications: <NotificationsSection user={user} />,
    appearance: <PreferencesSection user={user} />,
    security: (
      <>
        <PasswordSection email={user.email} />
        <FactorsSection email={user.email} />
        <IdentitiesSection />
        <SessionsSection sessions={user.sessions} currentUUID={sessionUUID} />
      </>
    ),
    data: (
      <>
        <DataSection />
        <DeleteSection user={user} />
      </>
    ),
  };
  const { parts, current } = useCurrentPart();
  return (
    <div className="page">
      <PageHeader title={t('title')} />
      <div className={style['screen']}>
        <nav className={style['parts']} aria-label={t('parts')}>
          {PARTS.map(({ id, label, Icon }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <Icon size={18} aria-hidden />
              {t(label)}
            </a>
          ))}
        </nav>
        <div ref={parts}>
          {PARTS.map(({ id }) => (
            <div key={id} id={id} className={style['part']}>
              {contents[id]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Which part is being read: the one that was asked for while it is in view, else the topmost. */
function useCurrentPart() {
  const parts = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash });
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set([PARTS[0].id]));
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setInView(new Set(seen));
      },
      // The upper third of the window is what is read.
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const part of parts.current?.children ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const current = inView.has(asked) ? asked : PARTS.find(({ id }) => inView.has(id))?.id;
  return { parts, current };
}
