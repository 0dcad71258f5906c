import { listPeople } from '@scriptorium/contract/operations/review.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, refreshOperations } from '../../../api/query-client.ts';
import { useServerEvents } from '../../../api/server-events.ts';
import { isLoggedIn } from '../../../api/session.ts';
import { useFirstScreen } from '../../../lib/first-screen.ts';
import type { Mentionable } from './mention.ts';

const NOBODY: readonly Mentionable[] = [];

/** The people who can be mentioned in a document, as far as this user may know them. */
export function useMentionable(uuid: string, itemPath: string): readonly Mentionable[] {
  useServerEvents('groups', () => void refreshOperations([listPeople]));
  const canType = useFirstScreen();
  // Guests of a link may not list anybody.
  const { data } = useQuery({ ...operationQuery(listPeople, { uuid, itemPath }), enabled: canType && isLoggedIn() });
  return data?.people ?? NOBODY;
}
