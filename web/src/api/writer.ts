// Separate from the session module, which the login page loads.
import { readGuest } from '@scriptorium/contract/operations/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from './query-client.ts';
import { isLoggedIn, sessionQuery } from './session.ts';

/** This browser's identity as a guest of a link. */
export const guestQuery = {
  ...operationQuery(readGuest, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
};

export interface Writer {
  uuid: string;
  /** Name shown to others. */
  displayName: string;
}

/** The person writing here: the current user, or the guest of a link. */
export function useWriter(): Writer {
  const user = useQuery({ ...sessionQuery, enabled: isLoggedIn() }).data?.user;
  const guest = useQuery({ ...guestQuery, enabled: !isLoggedIn() }).data?.guest;
  const known = user ?? (guest == null ? undefined : { uuid: guest.uuid, displayName: guest.label });
  // A screen may render once more after its session's data was dropped.
  const [last, setLast] = useState<Writer | undefined>(known);
  if (known !== undefined && (known.uuid !== last?.uuid || known.displayName !== last.displayName)) setLast(known);
  const writer = known ?? last;
  if (writer === undefined) throw new Error('There is nobody here.');
  return writer;
}
