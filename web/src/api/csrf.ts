import { NetworkError } from './network-error.ts';
import { reportNoAnswer } from './connection.ts';

let stale: string | undefined;

function findCookie(): string | undefined {
  const found = document.cookie.split('; ').find((entry) => entry.startsWith('XSRF-TOKEN='));
  return found === undefined ? undefined : decodeURIComponent(found.slice('XSRF-TOKEN='.length));
}

/**
 * The token for the X-XSRF-TOKEN header. Any GET of a page sets the cookie; one is requested if it is missing or was
 * rejected.
 */
export async function readCsrfToken(): Promise<string> {
  const token = findCookie();
  if (token !== undefined && token !== stale) return token;
  try {
    await fetch('/health', { credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    reportNoAnswer();
    throw new NetworkError(cause);
  }
  stale = undefined;
  return findCookie() ?? '';
}

/** The server rejected the token: the next call requests a new one. */
export function forgetCsrfToken(): void {
  stale = findCookie();
}
