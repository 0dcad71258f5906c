/** Fonts are released anyway after this, if a script never arrives. */
const LIMIT_MS = 10_000;

/**
 * Text uses system fonts while `data-loading` is on the root element (tokens.css), so that web fonts do not compete for
 * bandwidth with the scripts the page has named. Pages under the service worker have both on the device already.
 */
export function releaseFonts(): void {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  const awaited = isKept ? [] : [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const arrived = awaited
    .filter(({ href }) => performance.getEntriesByName(href).length === 0)
    .map((link) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve, { once: true });
      return promise;
    });
  const release = (): void => document.documentElement.removeAttribute('data-loading');
  if (arrived.length === 0) return release();
  const late = new Promise((resolve) => void setTimeout(resolve, LIMIT_MS));
  void Promise.race([Promise.all(arrived), late]).then(release);
}
