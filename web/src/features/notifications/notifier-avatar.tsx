import { listNotifiers } from '@scriptorium/contract/operations/notifications.ts';
import type { NamedPerson } from '@scriptorium/contract/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';

const FRESH_MS = 5 * 60_000;

/** Initials until the pictures arrive, which are requested once for the whole list. */
export function NotifierAvatar({ person }: { person: NamedPerson }) {
  const { data } = useQuery({ ...operationQuery(listNotifiers, {}), staleTime: FRESH_MS, retry: false });
  const pictured = data?.people.find(({ uuid }) => uuid === person.uuid);
  return <UserAvatar person={pictured ?? person} size="lg" decorative />;
}
