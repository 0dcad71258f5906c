/**
 * Text uses system fonts while `data-loading` is set on the root element (tokens.css), so that web fonts do not compete
 * for bandwidth with the page's preloaded scripts. With the service worker active, both are on the device already.
 */
export function releaseFonts(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]');
  const arrived = [...(navigator.serviceWorker?.controller ? [] : links)].map(
    (link) =>
      new Promise<unknown>((resolve) => {
        if (performance.getEntriesByName(link.href)[0]) resolve(null);
        link.onload = link.onerror = resolve;
      }),
  );
  void Promise.all(arrived).then(() => document.documentElement.removeAttribute('data-loading'));
}
