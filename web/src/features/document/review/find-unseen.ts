import type { ShownThread } from './read-threads.ts';

/** What the server knows the reader has seen: everything until a moment, and some threads until later ones. */
export interface Seen {
  readonly all: number;
  readonly threads: ReadonlyMap<string, number>;
}

/** When others last said something in a thread; 0 for one in which nobody else did. */
export function lastSaid({ by, time, messages }: ShownThread, me: string): number {
  let last = by === me ? 0 : time;
  for (const message of messages) if (message.by !== me) last = Math.max(last, message.time);
  return last;
}

/** Open threads in which others said something that the reader has not seen. */
export function findUnseen(threads: readonly ShownThread[], seen: Seen, me: string): ReadonlySet<string> {
  const unseen = threads.filter(
    (thread) => thread.status === 'open' && lastSaid(thread, me) > Math.max(seen.all, seen.threads.get(thread.id) ?? 0),
  );
  return new Set(unseen.map(({ id }) => id));
}
