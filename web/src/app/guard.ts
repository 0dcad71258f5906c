import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { capabilitiesQuery, isLoggedIn } from '../api/session.ts';

/** Search parameters of guest screens. */
export interface GuestSearch {
  redirect?: string;
  token?: string;
  /** Set if the link is for setting a first password. */
  first?: string;
}

export function readGuestSearch(search: Record<string, unknown>): GuestSearch {
  return {
    ...(typeof search['redirect'] === 'string' && { redirect: search['redirect'] }),
    ...(typeof search['token'] === 'string' && { token: search['token'] }),
    ...(typeof search['first'] === 'string' && { first: search['first'] }),
  };
}

/** Screens that require login: a guest is sent to log in and returned afterwards. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!isLoggedIn()) throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Guest screens: logged-in users go to the dashboard. */
export function requireGuest(): void {
  if (isLoggedIn()) throw redirect({ to: '/' });
}

/** Sign-up, if enabled. */
export function requireSignup(): void {
  requireGuest();
  if (queryClient.getQueryData(capabilitiesQuery.queryKey)?.signupEnabled === false) throw redirect({ to: '/login' });
}
