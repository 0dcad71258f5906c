import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';

interface Known {
  readonly userId: string;
  readonly hunks: readonly OwnHunk[];
}

/** By peer. Typed as objects, since this module and the peer's would otherwise import each other. */
const known = new WeakMap<object, Known>();

export function findOwnHunks(peer: object, userId: string): readonly OwnHunk[] | null {
  const found = known.get(peer);
  return found?.userId === userId ? found.hunks : null;
}

/** Stores the hunks that typing produced, so that they need not be recomputed from all marks of the document. */
export function keepOwnHunks(peer: object, userId: string, hunks: readonly OwnHunk[]): void {
  known.set(peer, { userId, hunks });
}

/** For steps that change nothing about our own suggestions, such as sending or acknowledging them. */
export function carryOwnHunks(from: object, to: object): void {
  const found = known.get(from);
  // If several are at one position, the marks decide which comes first.
  if (found && !found.hunks.some(({ at }, i) => at === found.hunks[i - 1]?.at)) known.set(to, found);
}
