import type { ShownThread } from './read-threads.ts';

/** What the reader has seen according to the server: everything up to `all`, and single threads up to later times. */
export interface Seen {
  readonly all: number;
  readonly threads: ReadonlyMap<string, number>;
}

/** When another user last wrote in a thread; 0 if none has. */
export function lastSaid({ by, time, messages }: ShownThread, me: string): number {
  let last = by === me ? 0 : time;
  for (const message of messages) if (message.by !== me) last = Math.max(last, message.time);
  return last;
}

/** Open threads in which others wrote something the reader has not seen. */
export function findUnseen(threads: readonly ShownThread[], seen: Seen, me: string): ReadonlySet<string> {
  const unseen = threads.filter(
    (thread) => thread.status === 'open' && lastSaid(thread, me) > Math.max(seen.all, seen.threads.get(thread.id) ?? 0),
  );
  return new Set(unseen.map(({ id }) => id));
}

/** The next (1) or previous (-1) unseen thread, wrapping around; null if there is none. */
export function findNextUnseen(
  threads: readonly ShownThread[],
  unseen: ReadonlySet<string>,
  from: string | null,
  by: 1 | -1,
): string | null {
  const { length } = threads;
  const start = threads.findIndex(({ id }) => id === from);
  // Without a starting point, start at the first or the last thread.
  const before = start < 0 && by < 0 ? length : start;
  for (let step = 1; step <= length; step += 1) {
    const id = threads[(before + step * by + length) % length]?.id;
    if (id !== undefined && id !== from && unseen.has(id)) return id;
  }
  return null;
}
