import { NetworkError } from './network-error.ts';
import { reportNoAnswer } from './connection.ts';

let last: string | undefined;
let stale: string | undefined;
/** The current token: asking the browser for it takes as long as the page is busy. */
let reading: Promise<string | undefined> | undefined;

const readAnew = (): void => {
  reading = undefined;
};
// Not in all browsers; without it, the cookie is read for each call.
const store = globalThis.cookieStore as CookieStore | undefined;
store?.addEventListener('change', readAnew);

async function findCookie(): Promise<string | undefined> {
  // `document.cookie` blocks the page until the browser's network process has answered.
  const found = store
    ? (await store.get('XSRF-TOKEN'))?.value
    : /(?:^|; )XSRF-TOKEN=([^;]*)/u.exec(document.cookie)?.[1];
  return (last = found && decodeURIComponent(found));
}

/**
 * The token for the X-XSRF-TOKEN header. Any GET of a page sets the cookie; one is requested if it is missing or was
 * rejected.
 */
export async function readCsrfToken(): Promise<string> {
  const token = await (store ? (reading ??= findCookie()) : findCookie());
  if (token !== undefined && token !== stale) return token;
  try {
    await fetch('/health', { credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    reportNoAnswer();
    throw new NetworkError(cause);
  }
  stale = undefined;
  readAnew();
  return (await findCookie()) ?? '';
}

/** The server rejected the token: the next call requests a new one. */
export function forgetCsrfToken(): void {
  stale = last;
  readAnew();
}
