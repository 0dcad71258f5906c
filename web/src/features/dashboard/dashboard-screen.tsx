import { list } from '@scriptorium/contract/operations/workspace.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationQuery } from '../../api/query-client.ts';
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

/**
 * The start page: the paper to go on with and recent files, then exports, what is shared, workspaces and groups. People
 * who were invited and have not opened anything come for what was shared with them or their groups: it is above.
 */
export function DashboardScreen() {
  useEffect(noteFirstScreen, []);
  const user = useCurrentUser();
  const isWaiting = useQueries({ queries: UPPER, combine: (results) => results.some(({ isPending }) => isPending) });
  const paper = useQuery(continueQuery).data;
  const recent = useQuery(recentQuery).data;
  const isNew = paper?.page === null && recent?.files.length === 0;
  const places = useQuery(operationQuery(list, {})).data?.workspaces ?? [];
  const groupsFirst = isNew && places.some(({ ownerType }) => ownerType === 'group');
  return (
    <div className="page">
      <SharedWithApp />
      <Welcome name={user.displayName || user.email} />
      <div className={style['stack']}>
        {isNew && <SharedCard />}
        {groupsFirst && <GroupsCard user={user} />}
        <div className={style['desk']}>
          <ContinueCard />
          <RecentFilesCard most={5} except={paper?.page?.itemUUID} isWaiting={isWaiting} />
        </div>
        <div className={style['stack']} data-waiting={isWaiting || undefined}>
          <ExportsCard />
          {!isNew && <SharedCard />}
          <WorkspacesCard />
          {!groupsFirst && <GroupsCard user={user} />}
        </div>
      </div>
    </div>
  );
}
