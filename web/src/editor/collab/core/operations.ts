import { ChangeSet } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';

export function rebaseAll(operations: readonly ReviewEffect[], over: ChangeSet): readonly ReviewEffect[] {
  return operations.length === 0 || over.empty ? operations : operations.map((one) => rebaseEffect(one, over));
}

/**
 * The operations that can travel with the next update, and those after them. A decision travels alone, on an update
 * without changes: the server computes what it changes. `isAlone` sends each operation like that.
 */
export function takeOperations(
  operations: readonly ReviewEffect[],
  isBare: boolean,
  isAlone = false,
): { taken: readonly ReviewEffect[]; left: readonly ReviewEffect[] } {
  const first = isAlone ? 0 : operations.findIndex(({ type }) => type === 'decide');
  const count = first === 0 ? (isBare ? 1 : 0) : first < 0 ? operations.length : first;
  const most = fitHunks(operations.slice(0, Math.min(count, LIVE_LIMITS.effectsPerUpdate)));
  return { taken: operations.slice(0, most), left: operations.slice(most) };
}

/** How many of these the server accepts in one message; at least one. */
function fitHunks(operations: readonly ReviewEffect[]): number {
  let hunks = 0;
  const tooMany = operations.findIndex((effect, i) => {
    if (effect.type === 'suggest') hunks += effect.hunks.length + effect.drop.length;
    return i > 0 && hunks > REVIEW_LIMITS.hunksPerPush;
  });
  return tooMany < 0 ? operations.length : tooMany;
}

/** An update that carries operations and changes nothing. */
export function bareChanges(length: number): ChangeSet {
  return ChangeSet.empty(length);
}
