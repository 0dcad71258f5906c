/**
 * The last answers of what the application needs to open a document, for a start without a network. They belong to who
 * is logged in and are forgotten with the session. The Cache API is there wherever a service worker is.
 */
const CACHE = 'scriptorium-answers';
/** One document opened needs five. */
const MAX = 200;

function addressOf(key: readonly unknown[]): string {
  return `/kept?${encodeURIComponent(JSON.stringify(key))}`;
}

async function openCache(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  return caches.open(CACHE).catch(() => null);
}

export async function keepAnswer(key: readonly unknown[], answer: unknown): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  try {
    await cache.put(addressOf(key), Response.json(answer));
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MAX))) await cache.delete(old);
  } catch {
    // A full disk costs only the start without a network.
  }
}

/** Undefined when nothing is kept for it. */
export async function readKeptAnswer(key: readonly unknown[]): Promise<unknown> {
  const cache = await openCache();
  const kept = await cache?.match(addressOf(key)).catch(() => undefined);
  return kept?.json();
}

/** Of a workspace that this person may not read any more not even the names stay. */
export async function forgetAnswersOutside(workspaces: ReadonlySet<string>): Promise<void> {
  const cache = await openCache();
  for (const request of (await cache?.keys().catch(() => [])) ?? []) {
    const [, input] = JSON.parse(decodeURIComponent(new URL(request.url).search.slice(1))) as [string, unknown];
    const uuid = typeof input === 'object' && input !== null && 'uuid' in input ? input.uuid : undefined;
    if (typeof uuid === 'string' && !workspaces.has(uuid)) await cache?.delete(request);
  }
}

export async function forgetKeptAnswers(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE).catch(() => false);
}

/** True after a session on this device that was not ended by logging out. */
export async function hasKeptAnswers(): Promise<boolean> {
  return typeof caches !== 'undefined' && caches.has(CACHE).catch(() => false);
}
