import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';

interface Known {
  readonly userId: string;
  readonly hunks: readonly OwnHunk[];
}

/** By peer. They are objects here, or this and the peer would import each other. */
const known = new WeakMap<object, Known>();

export function findOwnHunks(peer: object, userId: string): readonly OwnHunk[] | null {
  const found = known.get(peer);
  return found?.userId === userId ? found.hunks : null;
}

/** What typing made of one's own hunks need not be worked out again from the marks of the whole document. */
export function keepOwnHunks(peer: object, userId: string, hunks: readonly OwnHunk[]): void {
  known.set(peer, { userId, hunks });
}

/** For a step that changes nothing about one's own suggestions: sending them, or hearing that they arrived. */
export function carryOwnHunks(from: object, to: object): void {
  const found = known.get(from);
  // Of several at one place, the marks decide which comes first.
  if (found && !found.hunks.some(({ at }, i) => at === found.hunks[i - 1]?.at)) known.set(to, found);
}
