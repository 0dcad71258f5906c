import { OperationError } from '@scriptorium/contract/errors.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { type CurrentUser, getData } from '@scriptorium/contract/operations/user.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { QueryObserver, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createEmitter } from '../lib/emitter.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { clearCachedResponses } from './response-cache.ts';
import { operationQuery, queryClient } from './query-client.ts';
import { noteLogin } from './session-end.ts';

/** User data is refetched every ten minutes. */
const REFRESH_INTERVAL = 10 * 60_000;

export type SessionData = OutputOf<typeof getData>;
export type Capabilities = OutputOf<typeof requestCapabilities>;

/** The current user's account and session. Only a 401 ends it; any other failure keeps what is known. */
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

// Separate from the data: when the session ends, the screen still shown keeps its data.
let loggedIn = false;

/** Whether the page came with a session and everything else needed to start. */
export function takeSession(): boolean {
  const capabilities = new QueryObserver(queryClient, capabilitiesQuery).getCurrentResult().data;
  const session = new QueryObserver(queryClient, sessionQuery).getCurrentResult().data;
  loggedIn = capabilities !== undefined && session !== undefined;
  return loggedIn;
}

/** Asks the server once whether a user is logged in. Throws if it does not respond. */
export async function loadSession(): Promise<SessionData | null> {
  try {
    const session = await queryClient.fetchQuery(sessionQuery);
    loggedIn = true;
    return session;
  } catch (error) {
    if (error instanceof OperationError && error.status === 401) {
      await clearCachedResponses();
      return null;
    }
    throw error;
  }
}

export function isLoggedIn(): boolean {
  return loggedIn;
}

/** The last known session, without asking the server. */
export function readKnownSession(): SessionData | undefined {
  return queryClient.getQueryData<SessionData>(sessionQuery.queryKey);
}

const started = createEmitter<[session: SessionData]>();
/** Called at each login on this page. */
export const { subscribe: subscribeSessionStart } = started;

/** After login: the response contains the session. */
export function beginSession(session: SessionData): void {
  queryClient.setQueryData<SessionData>(sessionQuery.queryKey, session);
  loggedIn = true;
  noteLogin();
  started.emit(session);
}

/** Ends the session: from now on the guard admits nobody. Call `forgetUserData` once the screen is gone. */
export function endSession(): void {
  loggedIn = false;
}

/** Drops all user data, except what the editor stores on this device. */
export function forgetUserData(): void {
  const capabilities = queryClient.getQueryData<Capabilities>(capabilitiesQuery.queryKey);
  queryClient.clear();
  forgetFirstAnswers();
  void clearCachedResponses();
  if (capabilities !== undefined) queryClient.setQueryData(capabilitiesQuery.queryKey, capabilities);
}

/** The session, kept fresh. Only for screens that require login. */
export function useSession(): SessionData {
  const { data } = useQuery({ ...sessionQuery, refetchInterval: REFRESH_INTERVAL, refetchIntervalInBackground: true });
  // A screen may render once more after its session's data was dropped.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const session = data ?? last;
  if (session === undefined) throw new Error('There is no session here.');
  return session;
}

/** The current user's account. Only for screens that require login. */
export function useCurrentUser(): CurrentUser {
  return useSession().user;
}

/** Replaces the account after a call that returned it. */
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
  passkeyOrigin: null,
  providers: [],
  ldapLogin: false,
  passwordLogin: true,
  groupCreationEnabled: false,
  invitedMaySignUp: false,
  remoteImagesAllowed: false,
  doiLookups: false,
  arxivLookups: false,
  pubmedLookups: false,
  isbnLookups: false,
  zotero: false,
  homepageUrl: '',
  sourceUrl: '',
  termsText: '',
  maxUploadBytes: 100 * 1024 * 1024,
};

/** The server's capabilities; until it has responded, the most cautious assumption. */
export function useCapabilities(): Capabilities {
  return useQuery(capabilitiesQuery).data ?? FALLBACK;
}
