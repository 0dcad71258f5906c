import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { presentableDiff } from '@codemirror/merge';
import { createPeer } from './peer.ts';
import type { FrozenUpdate, Peer } from './peer.ts';

/** The document as the server has it now, where the log no longer reaches back to the peer's version. */
export interface ServerText {
  readonly text: Text;
  readonly version: number;
  readonly epoch: string;
  /** Last sequence number of this peer's clientID in the log of this epoch. */
  readonly lastSeq: number;
}

export interface Merge {
  /** A new lineage on the server's text, with what was pending in its buffer. */
  readonly peer: Peer;
  /** From the local text to the merged one. */
  readonly changes: ChangeSet;
  /** True if both sides had changed something, so that somebody should look at the result. */
  readonly both: boolean;
}

/**
 * Three-way merge: the last common text, the local text, the server's. What the server's log holds of ours already
 * (decided by the sequence number, never guessed from the text) counts as common, or it would be there twice.
 */
export function mergeThreeWay(peer: Peer, server: ServerText, clientID: string): Merge {
  const sameLog = server.epoch === peer.epoch;
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
  const theirs = findChanges(common, server.text);
  const mapped = pending.map(theirs);
  return {
    peer: {
      ...createPeer(clientID, server.epoch, server.version, server.text),
      buffer: mapped.empty ? null : mapped,
    },
    changes: theirs.map(pending, true),
    both: !pending.empty && !theirs.empty,
  };
}

/** The change that makes `after` of `before`, in whole words and whole characters. */
export function findChanges(before: Text, after: Text): ChangeSet {
  if (before.eq(after)) return ChangeSet.empty(before.length);
  const a = before.toString();
  const b = after.toString();
  const specs: { from: number; to: number; insert: Text }[] = [];
  for (const found of presentableDiff(a, b, { scanLimit: 2000, timeout: 500 })) {
    // Two characters outside the basic plane may share their first or second half.
    const head = isInsidePair(a, found.fromA) || isInsidePair(b, found.fromB) ? 1 : 0;
    const tail = isInsidePair(a, found.toA) || isInsidePair(b, found.toB) ? 1 : 0;
    const insert = after.slice(found.fromB - head, found.toB + tail);
    specs.push({ from: found.fromA - head, to: found.toA + tail, insert });
  }
  return ChangeSet.of(specs, before.length);
}

function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
