import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { readRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { PushMessage } from '@scriptorium/contract/live/messages.ts';
import { collectOperations } from './pending-operations.ts';
import { cutChanges } from './cut-changes.ts';
import { findChanges, join, unite } from './merge.ts';
import type { Merge, ServerText } from './merge.ts';
import { composePending } from './peer.ts';
import type { Peer } from './peer.ts';

/**
 * True if this peer may know confirmed text that the server has lost through an older backup. The peer's text is then
 * the richer one, and treating it as the last common text would delete what the server lacks.
 */
export function knowsMore(peer: Peer, server: Pick<ServerText, 'epoch'>): boolean {
  const restored = readRestoredEpoch(server.epoch);
  if (server.epoch === peer.epoch || !restored) return false;
  return !restored.follows(peer.epoch) || peer.version > restored.version;
}

/**
 * How an open tab sends text confirmed after the backup back to a restored server. Every such tab does this, but the
 * text must come back only once. So it is pushed in strict mode, without sequence numbers: the server accepts it only
 * for the exact text it was compared with, and never rebases it. A tab that comes second, or was interrupted, compares
 * again with a text that contains what the first one sent, and adds only what is missing.
 */
export interface Revival {
  /** A new one, with which the socket was opened. */
  readonly clientID: string;
  /** From the peer's text as others may have seen it to the revived one. */
  readonly theirs: ChangeSet;
  /** Whether updates in flight count as confirmed. */
  readonly countsInFlight: boolean;
  readonly server: Pick<ServerText, 'text' | 'version' | 'epoch'>;
  /** The next push, cut to fit one message, and what remains. */
  readonly next: ChangeSet;
  readonly rest: ChangeSet | null;
}

export function startRevival(peer: Peer, server: ServerText, clientID: string): Revival {
  const restored = readRestoredEpoch(server.epoch);
  // Nobody has typed since the restore, so the server has an older state of this very text: the newer one wins
  // throughout, including deletions.
  const untouched = (restored?.follows(peer.epoch) ?? false) && server.version === restored?.version;
  if (untouched) {
    const [next, rest] = cutChanges(findChanges(server.text, peer.base), LIVE_LIMITS.updateBytes);
    return { clientID, theirs: ChangeSet.empty(peer.base.length), countsInFlight: false, server, next, rest };
  }
  // Otherwise there is no telling who deleted what, so keep the union. Updates in flight count as confirmed: others may
  // have seen them and sent them back already.
  const united = unite(readSentText(peer), server.text);
  const [next, rest] = cutChanges(united.fromB, LIVE_LIMITS.updateBytes);
  return { clientID, theirs: united.fromA, countsInFlight: true, server, next, rest };
}

/** What to send next; null once the server has everything. */
export function nextRevivalPush({ next, server, clientID }: Revival): PushMessage | null {
  if (next.empty) return null;
  const changes = next.toJSON() as PushMessage['updates'][number]['changes'];
  return { type: 'push-updates', clientVersion: server.version, updates: [{ clientID, changes }] };
}

/** The server accepted what `nextRevivalPush` returned. */
export function noteRevivalPush(revival: Revival, version: number): Revival {
  const text = revival.next.apply(revival.server.text);
  const [next, rest] = cutChanges(revival.rest ?? ChangeSet.empty(text.length), LIVE_LIMITS.updateBytes);
  return { ...revival, server: { ...revival.server, text, version }, next, rest };
}

/** The peer on the revived text, with local changes never sent. Only once nothing is left to push. */
export function finishRevival({ server, clientID, theirs, countsInFlight }: Revival, peer: Peer): Merge {
  const unsent = countsInFlight ? peer.buffer : composePending(peer);
  const operations = collectOperations(peer, () => countsInFlight);
  return join(server, clientID, theirs, unsent ?? ChangeSet.empty(theirs.length), operations);
}

/** The text as far as others may have seen it. */
function readSentText(peer: Peer): Text {
  let text = peer.base;
  for (const { changes } of peer.inFlight) text = changes.apply(text);
  return text;
}
