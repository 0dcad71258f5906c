import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { noteFirstScreen } from '../../lib/first-screen.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import style from './dashboard-screen.module.css';
import { ContinueCard } from './continue-card.tsx';
import { continueQuery, groupsQuery, jobsQuery, placesQuery, recentQuery } from './desk-queries.ts';
import { ExportsCard, SHOWN_EXPORTS } from './exports-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { RecentFilesCard } from './recent-files-card.tsx';
import { Welcome } from './welcome.tsx';
import { SharedCard } from './shared-card.tsx';
import { SharedWithApp } from './shared-with-app.tsx';
import { WorkspacesCard } from './workspaces-card.tsx';

/**
 * These determine the height of the upper cards. Until all have loaded, every card is a placeholder, so that the lower
 * ones do not jump.
 */
const UPPER = [continueQuery, recentQuery, jobsQuery];
/** With fewer rows, a column beside the paper would be mostly empty. */
const ROWS_BESIDE = 3;

/**
 * The start page: the paper to continue with, recent files and exports beside it, then shared items, workspaces and
 * groups. For users who have not opened anything yet, what was shared with them or their groups comes first, since that
 * is what they were invited for.
 */
export function DashboardScreen({ nextStep }: { nextStep: ReactNode }) {
  useEffect(noteFirstScreen, []);
  const user = useCurrentUser();
  const isWaiting = useQueries({ queries: UPPER, combine: (results) => results.some(({ isPending }) => isPending) });
  const paper = useQuery(continueQuery);
  const recent = useQuery(recentQuery);
  const jobs = useQuery(jobsQuery);
  const places = useQuery(placesQuery);
  const groups = useQuery(groupsQuery(user));
  const isNew = paper.data?.page === null && recent.data?.files.length === 0;
  const groupsFirst = isNew && places.data?.workspaces.some(({ ownerType }) => ownerType === 'group') === true;
  const others = recent.data?.files.filter(({ itemUUID }) => itemUUID !== paper.data?.page?.itemUUID).length ?? 0;
  const exports = Math.min(jobs.data?.jobs.length ?? 0, SHOWN_EXPORTS);
  const isBeside = isWaiting || (others > 0 && others + exports >= ROWS_BESIDE);
  const all = [paper, recent, jobs, places, groups];
  const hasFailed = all.every(({ data, error }) => error !== null && data === undefined);
  const hasPaper = isWaiting || paper.data?.page != null;
  return (
    <div className="page">
      <SharedWithApp />
      <Welcome name={user.displayName || user.email} isMain={!hasPaper && !hasFailed} />
      {hasFailed ? (
        <LoadFailure
          under
          title={t('nothingLoaded')}
          error={recent.error}
          onRetry={() => all.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <div className={style['stack']}>
          {nextStep}
          {isNew && <SharedCard />}
          {groupsFirst && <GroupsCard user={user} isWaiting={false} />}
          <div className={style['desk']} data-beside={isBeside || undefined}>
            <ContinueCard />
            <div className={style['side']}>
              <RecentFilesCard most={exports > 0 ? 4 : 5} except={paper.data?.page?.itemUUID} isWaiting={isWaiting} />
              <ExportsCard isWaiting={isWaiting} />
            </div>
          </div>
          {!isNew && !isWaiting && <SharedCard />}
          <WorkspacesCard isWaiting={isWaiting} />
          {!groupsFirst && <GroupsCard user={user} isWaiting={isWaiting} />}
        </div>
      )}
    </div>
  );
}
