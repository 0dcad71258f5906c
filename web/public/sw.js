/*
 * Reopens the application offline: the last page the server sent (body and headers stay one response, since the policy
 * and its nonce belong together) and the built files it has used. API responses and user files never pass through here.
 *
 * Online, the page always comes from the server, so a new release is used at the next load. Each release has its own
 * cache; the previous one is kept for tabs still running it.
 */
const PREFIX = 'scriptorium-application';
const KEPT_RELEASES = 2;
const SHELL = '/';
const KEPT_FILES = /^\/(assets\/|color-scheme\.js$|favicon\.svg$)/;
const NOT_PAGES = /^\/(api|files|documents|health|p)(\/|$)/;
const LOADING_MS = 10_000;
/** Milliseconds before asking again. Without a part of the application the screen fails, and a network that has just come back still drops requests. */
const RETRY_MS = [500, 2_000];

/**
 * Clients whose page has just come from the server, and until when their files do not pass through here. Chromium loads
 * a preloaded file again if a worker answered for it: every script was fetched and parsed twice. The browser's cache has
 * these files, and the page names them to `keepFiles`.
 */
const loading = new Map();

function noteLoading(client) {
  const now = Date.now();
  for (const [id, until] of loading) if (until < now) loading.delete(id);
  loading.set(client, now + LOADING_MS);
}

function isLoading(client) {
  return navigator.onLine && Date.now() < (loading.get(client) ?? 0);
}

async function listReleases() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The release of a page, by its first script, which names all others. Null if it is not one of our pages. */
async function readRelease(response) {
  const [, entry] = /<script type="module"[^>]* src="\/assets\/([\w.-]+)"/.exec(await response.clone().text()) ?? [];
  return entry === undefined ? null : `${PREFIX}-${entry}`;
}

/**
 * Serialises work across all workers of this origin (one may be installing beside the active one). Otherwise a file of
 * the new release could go into a cache being deleted, and two releases could each miss the other when looking for old
 * ones.
 */
function inTurn(work) {
  return navigator.locks.request(PREFIX, work);
}

/** The page as it is for everybody: what the server knew of whoever opened it would be old, and no one else's to see. */
async function withoutAnswers(response) {
  const page = (await response.text()).replace(/<script type="application\/json"[^<]*<\/script>/, '');
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(page, { status: response.status, headers });
}

function keepShell(page) {
  return inTurn(async () => {
    const response = await withoutAnswers(page);
    const release = await readRelease(response);
    if (release === null) return;
    await (await caches.open(release)).put(SHELL, response);
    // Caches are listed in creation order.
    const others = (await listReleases()).filter((name) => name !== release);
    const old = others.slice(0, Math.max(0, others.length - KEPT_RELEASES + 1));
    await Promise.all(old.map((name) => caches.delete(name)));
  });
}

function keepFile(path, response) {
  return inTurn(async () => (await openNewest()).put(path, response));
}

/** The newest release, which caches what is used. */
async function openNewest() {
  return caches.open((await listReleases()).at(-1) ?? `${PREFIX}-first`);
}

async function findKept(path) {
  for (const cacheName of (await listReleases()).reverse()) {
    // Not by opening the cache: that would recreate one deleted a moment ago, making it the newest.
    const kept = await caches.match(path, { cacheName });
    if (kept) return kept;
  }
  return undefined;
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
    if (isPage(response)) {
      noteLoading(event.resultingClientId);
      event.waitUntil(keepShell(response.clone()));
    }
    // A proxy whose server is down.
    const isAbsent = response.status >= 502 && response.status <= 504;
    return (isAbsent && (await findKept(SHELL))) || response;
  } catch (error) {
    const kept = await findKept(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function fetchAgain(request) {
  for (const pause of RETRY_MS) {
    const response = await fetch(request.clone()).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch(request);
}

async function openFile(event, path) {
  const kept = await findKept(path);
  // Only names under /assets/ change with their content.
  if (kept && path.startsWith('/assets/')) return kept;
  try {
    const response = await (kept ? fetch(event.request) : fetchAgain(event.request));
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(keepFile(path, copy));
    }
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function keepFiles(addresses) {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin || !KEPT_FILES.test(pathname) || (await findKept(pathname))) continue;
    // If unavailable now, it is cached when next used.
    const response = await fetch(pathname).catch(() => undefined);
    if (response?.status === 200) await keepFile(pathname, response);
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
  else if (KEPT_FILES.test(pathname) && !isLoading(event.clientId)) event.respondWith(openFile(event, pathname));
});
