/**
 * The page's only two Trusted Types policies. They must exist before Mantine is loaded, so `main.tsx` imports this file
 * first. Browsers without Trusted Types use plain strings.
 */
interface Policy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML?: (s: string) => string; createScriptURL?: (s: string) => string },
  ): Policy;
}

function refuseMarkup(html: string): string {
  // Mantine writes CSS through innerHTML; without "<" it can only create text nodes.
  if (html.includes('<')) throw new TypeError('html refused');
  return html;
}

/** Accepts only built scripts of this origin. Exported for its test. */
export function checkScriptUrl(url: string, origin: string): string {
  const parsed = new URL(url, origin);
  if (parsed.origin !== origin || !/^\/(assets\/[\w.-]+-[\w-]{8}\.m?js|sw\.js)$/.test(parsed.pathname)) {
    throw new TypeError('script address refused');
  }
  return parsed.href;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
trustedTypes?.createPolicy('default', { createHTML: refuseMarkup });
const workerPolicy = trustedTypes?.createPolicy('app-worker', {
  createScriptURL: (url) => checkScriptUrl(url, location.origin),
});

/** Marks the URL of a built worker script (`import url from './w?worker&url'`) as trusted for `new Worker(…)`. */
export function trustWorkerUrl(url: string): string {
  // The sinks accept a TrustedScriptURL wherever the DOM types say string.
  return workerPolicy === undefined || import.meta.env.DEV ? url : (workerPolicy.createScriptURL(url) as string);
}
