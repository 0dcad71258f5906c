import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { rebaseAll } from './operations.ts';
import type { FrozenUpdate, Peer } from './peer.ts';

/** Adds a review operation; it waits along with what was typed. Positions refer to the local text. */
export function operate(peer: Peer, operation: ReviewEffect): Peer {
  return { ...peer, operations: [...peer.operations, operation] };
}

/**
 * Everything missing from the log, with positions in the local text: for a new lineage, which starts with nothing in
 * flight.
 */
export function collectOperations(peer: Peer, hasArrived: (update: FrozenUpdate) => boolean): readonly ReviewEffect[] {
  const waiting: ReviewEffect[] = [];
  peer.inFlight.forEach((frozen, i) => {
    if (hasArrived(frozen)) return;
    let { effects } = frozen;
    for (const { changes } of peer.inFlight.slice(i + 1)) effects = rebaseAll(effects, changes);
    waiting.push(...(peer.buffer ? rebaseAll(effects, peer.buffer) : effects));
  });
  return [...waiting, ...peer.operations];
}
