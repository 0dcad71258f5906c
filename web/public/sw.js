/*
 * Opens the application again without a network: the page as the server sent it last (its policy and its nonce belong
 * together, so body and headers stay one response) and the built files it has used. Answers of the API and people's
 * files never come here.
 */
const CACHE = 'scriptorium-application';
const SHELL = '/';
const KEPT_FILES = /^\/(assets\/|color-scheme\.js$|favicon\.svg$)/;
const NOT_PAGES = /^\/(api|files|documents|health)(\/|$)/;

function listAssets(html) {
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path).join('\n');
}

async function keepShell(response) {
  const cache = await caches.open(CACHE);
  const before = await cache.match(SHELL);
  const isSame = before && listAssets(await before.text()) === listAssets(await response.clone().text());
  // Files of an earlier release would pile up; those of this one are kept as they are used.
  if (before && !isSame) await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await cache.put(SHELL, response);
}

function isPage(response) {
  return response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

async function loadShell() {
  const response = await fetch(SHELL, { cache: 'no-store' });
  if (isPage(response)) await keepShell(response);
}

async function openPage(event) {
  try {
    const response = await fetch(event.request);
    if (isPage(response)) event.waitUntil(keepShell(response.clone()));
    return response;
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function openFile(event, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  // Only the names under /assets/ change with their content.
  if (kept && path.startsWith('/assets/')) return kept;
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(cache.put(path, response.clone()));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function keepFiles(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin || !KEPT_FILES.test(pathname) || (await cache.match(pathname))) continue;
    // One that cannot be had now is kept when it is used the next time.
    await cache.add(pathname).catch(() => undefined);
  }
}

addEventListener('install', (event) => event.waitUntil(loadShell().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepFiles(event.data.keep));
});
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || NOT_PAGES.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (KEPT_FILES.test(pathname)) event.respondWith(openFile(event, pathname));
});
