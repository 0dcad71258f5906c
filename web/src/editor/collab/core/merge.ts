import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { diff, presentableDiff } from '@codemirror/merge';
import { readRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { rebaseAll } from './operations.ts';
import { collectOperations } from './pending-operations.ts';
import { createPeer } from './peer.ts';
import type { FrozenUpdate, Peer } from './peer.ts';

/** The server's current text, where the log no longer reaches back to the peer's version. */
export interface ServerText {
  readonly text: Text;
  readonly version: number;
  readonly epoch: string;
  /** The last sequence number in the log for this peer's clientID, even in a log restored from a backup. */
  readonly lastSeq: number;
}

export interface Merge {
  /** A new lineage on the server's text, with pending changes in its buffer. */
  readonly peer: Peer;
  /** From the local text to the merged one. */
  readonly changes: ChangeSet;
  /** True if both sides made changes, so that the result should be reviewed. */
  readonly both: boolean;
}

/**
 * Three-way merge of the last common text, the local text and the server's. Updates of ours that are already in the
 * server's log (decided by sequence number, never guessed from the text) count as common, or they would be duplicated.
 */
export function mergeThreeWay(peer: Peer, server: ServerText, clientID: string): Merge {
  // A log reset to an earlier version is the same log up to there; any other epoch is a different one.
  const sameLog = server.epoch === peer.epoch || (readRestoredEpoch(server.epoch)?.follows(peer.epoch) ?? false);
  const arrived = (update: FrozenUpdate): boolean => sameLog && update.seq <= server.lastSeq;
  let common = peer.base;
  let pending = ChangeSet.empty(common.length);
  for (const update of peer.inFlight) {
    if (arrived(update)) {
      common = update.changes.apply(common);
      pending = ChangeSet.empty(common.length);
    } else pending = pending.compose(update.changes);
  }
  if (peer.buffer) pending = pending.compose(peer.buffer);
  return join(server, clientID, findChanges(common, server.text), pending, collectOperations(peer, arrived));
}

/**
 * The peer after a merge. `theirs` leads from the common text to the server's, `pending` from there to the local one.
 */
export function join(
  server: Pick<ServerText, 'text' | 'version' | 'epoch'>,
  clientID: string,
  theirs: ChangeSet,
  pending: ChangeSet,
  operations: readonly ReviewEffect[],
): Merge {
  const mapped = pending.map(theirs);
  const changes = theirs.map(pending, true);
  return {
    peer: {
      ...createPeer(clientID, server.epoch, server.version, server.text),
      buffer: mapped.empty ? null : mapped,
      operations: rebaseAll(operations, changes),
    },
    changes,
    both: !pending.empty && !theirs.empty,
  };
}

interface Difference {
  readonly from: number;
  readonly to: number;
  readonly fromB: number;
  readonly toB: number;
}

/** The change from `before` to `after`, in whole words and whole characters. */
export function findChanges(before: Text, after: Text): ChangeSet {
  const found = findDifferences(before, after, (a, b) => presentableDiff(a, b, { scanLimit: 2000, timeout: 500 }));
  const specs = found.map(({ from, to, fromB, toB }) => ({ from, to, insert: after.slice(fromB, toB) }));
  return ChangeSet.of(specs, before.length);
}

/**
 * The union of two texts, with what they share only once: the changes that lead to it from each. Applying either side
 * again adds nothing.
 */
export function unite(a: Text, b: Text): { fromA: ChangeSet; fromB: ChangeSet } {
  // By characters: by words, a word that one side only extended would be duplicated.
  const found = findDifferences(a, b, (x, y) => diff(x, y, { scanLimit: 5000, timeout: 1000 }));
  return {
    fromA: ChangeSet.of(
      found.map(({ to, fromB, toB }) => ({ from: to, insert: b.slice(fromB, toB) })),
      a.length,
    ),
    fromB: ChangeSet.of(
      found.map(({ from, to, fromB }) => ({ from: fromB, insert: a.slice(from, to) })),
      b.length,
    ),
  };
}

function findDifferences(
  before: Text,
  after: Text,
  compare: (a: string, b: string) => readonly { fromA: number; toA: number; fromB: number; toB: number }[],
): Difference[] {
  if (before.eq(after)) return [];
  const a = before.toString();
  const b = after.toString();
  return compare(a, b).map((found) => {
    // Two characters beyond the BMP may share their first or second half.
    const head = isInsidePair(a, found.fromA) || isInsidePair(b, found.fromB) ? 1 : 0;
    const tail = isInsidePair(a, found.toA) || isInsidePair(b, found.toB) ? 1 : 0;
    return { from: found.fromA - head, to: found.toA + tail, fromB: found.fromB - head, toB: found.toB + tail };
  });
}

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
