import { listJobs } from '@scriptorium/contract/operations/export.ts';
import { list as listGroups, listInvitations } from '@scriptorium/contract/operations/groups.ts';
import { readFactors } from '@scriptorium/contract/operations/factors.ts';
import {
  list as listShares,
  listInvitations as listItemInvitations,
} from '@scriptorium/contract/operations/sharing.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';
import { useEffect } from 'react';
import { endFirstAnswers } from '../../api/first-answers.ts';
import { queryClient, refreshOperations } from '../../api/query-client.ts';
import { useEventsConnected, useServerEvents } from '../../api/server-events.ts';
import { useSession } from '../../api/session.ts';
import { afterFirstScreen } from '../../lib/first-screen.ts';

const REFETCH_AFTER = 3_000;

/** Refetches what the server reports as changed. Screens add their own with `useServerEvents`. */
export function EventRefresh() {
  // Keeps the account fresh: every ten minutes, and on events.
  useSession();
  useServerEvents('notifications', () => void refreshOperations([getNotifications]));
  useServerEvents(
    'groups',
    () => void refreshOperations([listGroups, listInvitations, listWorkspaces, listShares, listItemInvitations]),
  );
  useServerEvents('workspace', () => void refreshOperations([listWorkspaces]));
  useServerEvents('exports', () => void refreshOperations([listJobs]));
  useServerEvents('account', () => void refreshOperations([getData, readFactors]));
  useServerEvents('session-ended', () => void refreshOperations([getData]));
  useServerEvents('hello', () => void queryClient.invalidateQueries());
  const isTold = useEventsConnected();
  useEffect(() => {
    if (!isTold) return undefined;
    const calls = endFirstAnswers();
    // The page was not told about changes made while it was loading. Refetching can wait until the screen is usable.
    const refetch = (): void =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => calls.has(String(path)) });
    return afterFirstScreen(REFETCH_AFTER, refetch);
  }, [isTold]);
  return null;
}
