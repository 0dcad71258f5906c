import { useEffect } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { noteFirstScreen } from '../../lib/first-screen.ts';
import style from './dashboard-screen.module.css';
import { ContinueCard } from './continue-card.tsx';
import { ExportsCard } from './exports-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { RecentFilesCard } from './recent-files-card.tsx';
import { Welcome } from './welcome.tsx';
import { SharedCard } from './shared-card.tsx';
import { SharedWithApp } from './shared-with-app.tsx';
import { WorkspacesCard } from './workspaces-card.tsx';

/** The start page: the paper to go on with and recent files, then exports, what is shared, workspaces and groups. */
export function DashboardScreen() {
  useEffect(noteFirstScreen, []);
  const user = useCurrentUser();
  return (
    <div className="page">
      <SharedWithApp />
      <Welcome name={user.displayName || user.email} />
      <div className={style['stack']}>
        <div className={style['desk']}>
          <ContinueCard />
          <RecentFilesCard />
        </div>
        <ExportsCard />
        <SharedCard />
        <WorkspacesCard />
        <GroupsCard user={user} />
      </div>
    </div>
  );
}
