import { getNotifications, type Notification } from '@scriptorium/contract/operations/notifications.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { useEventsConnected } from '../../api/server-events.ts';

/** Poll interval while the event stream is disconnected, ms. */
const POLL_INTERVAL = 60_000;
const NONE: readonly Notification[] = [];

/** The latest notifications, newest first. Failures are only logged. */
export function useNotifications() {
  const connected = useEventsConnected();
  const query = useQuery({
    ...operationQuery(getNotifications, {}),
    refetchInterval: connected ? false : POLL_INTERVAL,
  });
  useEffect(() => {
    if (query.error !== null) console.warn('Notifications could not be fetched', query.error);
  }, [query.error]);
  const notifications = query.data?.notifications ?? NONE;
  return {
    notifications: notifications.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time)),
    isLoading: query.isPending && query.error === null,
    refetch: query.refetch,
  };
}
