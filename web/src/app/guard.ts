import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { capabilitiesQuery, isLoggedIn } from '../api/session.ts';

/** Search of the screens for guests. */
export interface GuestSearch {
  redirect?: string;
  token?: string;
  /** The link is for a first password. */
  first?: string;
}

export function readGuestSearch(search: Record<string, unknown>): GuestSearch {
  return {
    ...(typeof search['redirect'] === 'string' && { redirect: search['redirect'] }),
    ...(typeof search['token'] === 'string' && { token: search['token'] }),
    ...(typeof search['first'] === 'string' && { first: search['first'] }),
  };
}

/** Screens behind the log-in: a guest is sent to log in and comes back afterwards. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!isLoggedIn()) throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Screens for guests: who is logged in goes to the dashboard. */
export function requireGuest(): void {
  if (isLoggedIn()) throw redirect({ to: '/' });
}

/** Sign-up, when it is enabled. */
export function requireSignup(): void {
  requireGuest();
  if (queryClient.getQueryData(capabilitiesQuery.queryKey)?.signupEnabled === false) throw redirect({ to: '/login' });
}
