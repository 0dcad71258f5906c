import { OperationError } from '@scriptorium/contract/errors.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { type CurrentUser, getData } from '@scriptorium/contract/operations/user.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { forgetKeptAnswers } from './kept-answers.ts';
import { operationQuery, queryClient } from './query-client.ts';

/** User data is fetched anew every ten minutes. */
const REFRESH_INTERVAL = 10 * 60_000;

export type SessionData = OutputOf<typeof getData>;
export type Capabilities = OutputOf<typeof requestCapabilities>;

/** Account and session of who is logged in. Only a 401 ends it; any other failure keeps what is known. */
export const sessionQuery = {
  ...operationQuery(getData, {}),
  staleTime: REFRESH_INTERVAL,
  gcTime: Number.POSITIVE_INFINITY,
};

export const capabilitiesQuery = {
  ...operationQuery(requestCapabilities, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

// Apart from the data: when the session ends, the screen that is still shown goes on with what it has.
let loggedIn = false;

/** Asks the server once whether somebody is logged in. Throws when it does not answer. */
export async function loadSession(): Promise<SessionData | null> {
  try {
    const session = await queryClient.fetchQuery(sessionQuery);
    loggedIn = true;
    return session;
  } catch (error) {
    if (error instanceof OperationError && error.status === 401) {
      await forgetKeptAnswers();
      return null;
    }
    throw error;
  }
}

export function isLoggedIn(): boolean {
  return loggedIn;
}

/** The session as last heard of, without asking. */
export function readKnownSession(): SessionData | undefined {
  return queryClient.getQueryData<SessionData>(sessionQuery.queryKey);
}

const startListeners = new Set<(session: SessionData) => void>();

/** After a log-in: what the server answered is the session. */
export function beginSession(session: SessionData): void {
  queryClient.setQueryData<SessionData>(sessionQuery.queryKey, session);
  loggedIn = true;
  for (const listener of startListeners) listener(session);
}

/** Calls back at each log-in on this page. */
export function subscribeSessionStart(listener: (session: SessionData) => void): () => void {
  startListeners.add(listener);
  return () => startListeners.delete(listener);
}

/** The session is over: from now on the guard lets nobody in. Call `forgetUserData` once the screen has gone. */
export function endSession(): void {
  loggedIn = false;
}

/** Forgets everything that belongs to the user. What the editor keeps on this device is not touched. */
export function forgetUserData(): void {
  const capabilities = queryClient.getQueryData<Capabilities>(capabilitiesQuery.queryKey);
  queryClient.clear();
  void forgetKeptAnswers();
  if (capabilities !== undefined) queryClient.setQueryData(capabilitiesQuery.queryKey, capabilities);
}

/** The session, kept fresh. Only for screens behind the log-in. */
export function useSession(): SessionData {
  const { data } = useQuery({ ...sessionQuery, refetchInterval: REFRESH_INTERVAL, refetchIntervalInBackground: true });
  if (data === undefined) throw new Error('There is no session here.');
  return data;
}

/** The account of who is logged in. Only for screens behind the log-in. */
export function useCurrentUser(): CurrentUser {
  return useSession().user;
}

/** Replaces the account after a change that answered it. */
export function updateCurrentUser(user: CurrentUser): void {
  queryClient.setQueryData<SessionData>(sessionQuery.queryKey, (session) => session && { ...session, user });
}

const FALLBACK: Capabilities = {
  appName: 'Scriptorium',
  signupEnabled: false,
  signupPolicy: 'open',
  signupDomains: [],
  mailEnabled: true,
  exportsEnabled: false,
  setupNeeded: false,
  groupCreationEnabled: false,
  remoteImagesAllowed: false,
  homepageUrl: '',
  sourceUrl: '',
  termsText: '',
  maxUploadBytes: 100 * 1024 * 1024,
};

/** What this server is and allows; until it has answered, the most careful assumption. */
export function useCapabilities(): Capabilities {
  return useQuery(capabilitiesQuery).data ?? FALLBACK;
}
