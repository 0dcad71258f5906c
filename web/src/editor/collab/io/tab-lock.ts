/** Browsers release a page's locks slightly after the next page has loaded. */
const DYING_MS = 700;

const releases = new Map<string, () => void>();

function nameLock(key: string): string {
  return `scriptorium-peer:${key}`;
}

function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Claims a record for this tab's lifetime. False if another live tab has it. */
export async function claim(key: string): Promise<boolean> {
  const locks = findLocks();
  // Without locks (an insecure page) two tabs could resume the same peer.
  if (!locks) return false;
  return new Promise((resolve) => {
    const asked = locks.request(nameLock(key), { signal: AbortSignal.timeout(DYING_MS) }, () => {
      resolve(true);
      return new Promise<void>((release) => releases.set(key, release));
    });
    // Held by a live tab.
    asked.catch(() => resolve(false));
  });
}

export function isClaimedHere(key: string): boolean {
  return releases.has(key);
}

export function release(key: string): void {
  releases.get(key)?.();
  releases.delete(key);
}

/** Returns whether any tab has claimed a record. */
export async function findClaimed(): Promise<(key: string) => boolean> {
  const held = new Set((await findLocks()?.query())?.held?.map(({ name }) => name));
  return (key) => held.has(nameLock(key));
}
