/**
 * Cached responses needed to open a document, for starting offline. They belong to the current user and are dropped
 * with the session. The Cache API exists wherever service workers do.
 */
const CACHE = 'scriptorium-answers';
/** Opening a document takes five. */
const MAX = 200;

function addressOf(key: readonly unknown[]): string {
  return `/kept?${encodeURIComponent(JSON.stringify(key))}`;
}

async function openCache(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  return caches.open(CACHE).catch(() => null);
}

export async function cacheResponse(key: readonly unknown[], answer: unknown): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  try {
    await cache.put(addressOf(key), Response.json(answer));
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MAX))) await cache.delete(old);
  } catch {
    // If the disk is full, only the offline start is lost.
  }
}

/** Undefined if nothing is cached for the key. */
export async function readCachedResponse(key: readonly unknown[]): Promise<unknown> {
  const cache = await openCache();
  const kept = await cache?.match(addressOf(key)).catch(() => undefined);
  return kept?.json();
}

/** The workspaces named in a cached request or its response. */
async function listWorkspaces(cache: Cache, request: Request): Promise<readonly string[]> {
  const [, input] = JSON.parse(decodeURIComponent(new URL(request.url).search.slice(1))) as [string, unknown];
  if (typeof input === 'object' && input !== null && 'uuid' in input) return [String(input.uuid)];
  const answer = (await (await cache.match(request))?.json()) as
    | { files?: readonly { workspaceUUID: string }[] }
    | undefined;
  return answer?.files?.map(({ workspaceUUID }) => workspaceUUID) ?? [];
}

/** Removes even the names of workspaces the user has lost access to. */
export async function dropResponsesOutside(workspaces: ReadonlySet<string>): Promise<void> {
  const cache = await openCache();
  if (cache === null) return;
  for (const request of await cache.keys().catch(() => []))
    if ((await listWorkspaces(cache, request)).some((uuid) => !workspaces.has(uuid))) await cache.delete(request);
}

export async function clearCachedResponses(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE).catch(() => false);
}

/** Whether a response is cached. Uses a single query, so that it runs before anything else is stored or dropped. */
export async function hasCachedResponse(key: readonly unknown[]): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  const kept = await caches.match(addressOf(key), { cacheName: CACHE }).catch(() => undefined);
  return kept !== undefined;
}
