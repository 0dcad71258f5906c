/** The browser lets go of the locks of a page that was left a little after it has loaded the next one. */
const DYING_MS = 700;

const releases = new Map<string, () => void>();

function nameLock(key: string): string {
  return `scriptorium-peer:${key}`;
}

function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Makes a record this tab's own for as long as the tab lives. False if another tab that lives has it. */
export async function claim(key: string): Promise<boolean> {
  const locks = findLocks();
  // Without locks (a page that is not secure) two tabs could go on with one peer.
  if (!locks) return false;
  return new Promise((resolve) => {
    const asked = locks.request(nameLock(key), { signal: AbortSignal.timeout(DYING_MS) }, () => {
      resolve(true);
      return new Promise<void>((release) => releases.set(key, release));
    });
    // Held by a tab that lives.
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

/** Says of records whether any tab has claimed them. */
export async function findClaimed(): Promise<(key: string) => boolean> {
  const held = new Set((await findLocks()?.query())?.held?.map(({ name }) => name));
  return (key) => held.has(nameLock(key));
}
