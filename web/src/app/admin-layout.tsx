import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconFileExport,
  IconLayoutDashboard,
  IconMenu2,
  IconServer,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { overview } from '@scriptorium/contract/operations/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { operationQuery } from '../api/query-client.ts';
import { useCapabilities, useCurrentUser } from '../api/session.ts';
import { locale } from '../lib/language.ts';
import { t } from '../lib/texts/admin.ts';
import { t as common } from '../lib/texts/common.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFooter } from '../ui/page-footer.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { TopBarSlot } from '../ui/top-bar-slot.tsx';
import style from './admin-layout.module.css';
import { useShownTitle } from './document-title.tsx';

/** For screen readers, links are prefixed with the name of their section. */
const SECTIONS = [
  {
    head: 'users',
    Icon: IconUsers,
    links: [
      { to: '/admin/users', label: 'usersView', count: 'userCount' },
      { to: '/admin/users/create', label: 'usersNew' },
    ],
  },
  {
    head: 'groups',
    Icon: IconUsersGroup,
    links: [{ to: '/admin/groups', label: 'groupsView', count: 'groupCount' }],
  },
  {
    head: 'exporter',
    Icon: IconFileExport,
    links: [
      { to: '/admin/defaults/list', label: 'defaultsFiles' },
      { to: '/admin/export/queue', label: 'exportQueue', count: 'exportJobCount' },
    ],
  },
  {
    head: 'server',
    Icon: IconServer,
    links: [
      { to: '/admin/settings', label: 'serverSettings' },
      { to: '/admin/providers', label: 'providers' },
      { to: '/admin/event-log', label: 'eventLog' },
    ],
  },
] as const;

function SideNavigation({ onGo }: { onGo?: () => void }) {
  const capabilities = useCapabilities();
  const { data: figures } = useQuery({ ...operationQuery(overview, {}), refetchInterval: 60_000 });
  return (
    <nav className={style['side']} aria-label={common('admin')}>
      <div className={style['section']}>
        <Link to="/admin" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }} onClick={onGo}>
          <IconLayoutDashboard size={18} aria-hidden />
          {t('dashboard')}
        </Link>
      </div>
      {SECTIONS.map(({ head, Icon, links }) => (
        <div key={head} className={style['section']}>
          <h2>
            <Icon size={18} aria-hidden />
            {t(head)}
          </h2>
          {links.map(({ to, label, ...link }) => {
            const count = 'count' in link ? figures?.[link.count] : undefined;
            return (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true }}
                activeProps={{ 'aria-current': 'page' }}
                onClick={onGo}
              >
                <span>
                  <span className="sr-only">{t(head)}: </span>
                  {t(label)}
                </span>
                {count !== undefined && <span className={style['count']}>{count.toLocaleString(locale)}</span>}
              </Link>
            );
          })}
        </div>
      ))}
      <span className={style['space']} />
      <PageFooter {...capabilities} align="start" />
    </nav>
  );
}

/**
 * Side navigation of the admin area; on narrow screens a drawer opened by the page's title. Access is enforced by the
 * server.
 */
export function AdminLayout() {
  const { isAdmin } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const title = useShownTitle() ?? common('admin');
  const isNarrow = useMediaQuery('(max-width: 1099px)', false, { getInitialValueInEffect: false }) ?? false;
  if (!isAdmin) return <EmptyState title={t('onlyTitle')} text={t('onlyText')} />;
  return (
    <div className={style['layout']}>
      {isNarrow ? (
        <TopBarSlot>
          <Button
            className={style['opener'] ?? ''}
            variant="subtle"
            color="gray"
            leftSection={<IconMenu2 size={18} />}
            aria-label={`${common('admin')}: ${title}`}
            onClick={() => setOpen(true)}
          >
            <span className={style['title']}>{title}</span>
          </Button>
        </TopBarSlot>
      ) : (
        <div className={style['wide']}>
          <SideNavigation />
        </div>
      )}
      <div className={style['main']} data-scrolls>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        size={260}
        title={common('admin')}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <SideNavigation onGo={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
