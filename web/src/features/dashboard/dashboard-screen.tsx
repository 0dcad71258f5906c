import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { noteFirstScreen } from '../../lib/first-screen.ts';
import style from './dashboard-screen.module.css';
import { ContinueCard } from './continue-card.tsx';
import { continueQuery, jobsQuery, recentQuery } from './desk-queries.ts';
import { ExportsCard } from './exports-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { RecentFilesCard } from './recent-files-card.tsx';
import { Welcome } from './welcome.tsx';
import { SharedCard } from './shared-card.tsx';
import { SharedWithApp } from './shared-with-app.tsx';
import { WorkspacesCard } from './workspaces-card.tsx';

/** How high the upper cards are. Until it is known the lower ones are not shown: they would jump. */
const UPPER = [continueQuery, recentQuery, jobsQuery];

/** The start page: the paper to go on with and recent files, then exports, what is shared, workspaces and groups. */
export function DashboardScreen() {
  useEffect(noteFirstScreen, []);
  const user = useCurrentUser();
  const isWaiting = useQueries({ queries: UPPER, combine: (results) => results.some(({ isPending }) => isPending) });
  return (
    <div className="page">
      <SharedWithApp />
      <Welcome name={user.displayName || user.email} />
      <div className={style['stack']}>
        <div className={style['desk']}>
          <ContinueCard />
          <RecentFilesCard />
        </div>
        <div className={style['stack']} data-waiting={isWaiting || undefined}>
          <ExportsCard />
          <SharedCard />
          <WorkspacesCard />
          <GroupsCard user={user} />
        </div>
      </div>
    </div>
  );
}
