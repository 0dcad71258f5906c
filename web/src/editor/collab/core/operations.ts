import { ChangeSet } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';

export function rebaseAll(operations: readonly ReviewEffect[], over: ChangeSet): readonly ReviewEffect[] {
  return operations.length === 0 || over.empty ? operations : operations.map((one) => rebaseEffect(one, over));
}

/**
 * The operations that can travel with an update next, and those behind them. A decision travels alone, on an update that
 * changes nothing: what it changes is worked out by the server.
 */
export function takeOperations(
  operations: readonly ReviewEffect[],
  isBare: boolean,
): { taken: readonly ReviewEffect[]; left: readonly ReviewEffect[] } {
  const first = operations.findIndex(({ type }) => type === 'decide');
  const count = first === 0 ? (isBare ? 1 : 0) : first < 0 ? operations.length : first;
  const most = Math.min(count, LIVE_LIMITS.effectsPerUpdate);
  return { taken: operations.slice(0, most), left: operations.slice(most) };
}

/** An update that carries operations and changes nothing. */
export function bareChanges(length: number): ChangeSet {
  return ChangeSet.empty(length);
}
