const GUEST_PATHS = [
  '/login',
  '/sign-in',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/setup',
  '/logout',
  '/api',
];
const MAX_LENGTH = 2_000;

/**
 * The path to go to after login. Only paths on this origin that are not guest screens are accepted; everything else
 * (other hosts, schemes, backslashes, control characters, loops) becomes "/".
 */
export function readRedirectPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !wanted.startsWith('/')) return '/';
  // Browsers drop tabs and newlines and read "\" as "/"; a second decoding could reveal more of them.
  if (isSuspicious(wanted) || isSuspicious(decodeOnce(wanted))) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  if (GUEST_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return '/';
  return url.pathname + url.search + url.hash;
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\\';
  }
}

function isSuspicious(path: string): boolean {
  return (
    /^\/[/\\]|^\/\.{1,2}\/|\\/.test(path) || [...path].some((character) => character < ' ' || character === '\u007f')
  );
}
