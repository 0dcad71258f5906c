import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import { readRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { PushMessage } from '@scriptorium/contract/live/messages.ts';
import { cutChanges } from './cut-changes.ts';
import { findChanges, join, unite } from './merge.ts';
import type { Merge, ServerText } from './merge.ts';
import { composePending } from './peer.ts';
import type { Peer } from './peer.ts';

/**
 * True if this peer may know confirmed text that the server has lost: a backup older than that was restored. The peer's
 * text is then the richer one, and taking it for "the last common text" would delete what is missing on the server.
 */
export function knowsMore(peer: Peer, server: Pick<ServerText, 'epoch'>): boolean {
  const restored = readRestoredEpoch(server.epoch);
  if (server.epoch === peer.epoch || !restored) return false;
  return !restored.follows(peer.epoch) || peer.version > restored.version;
}

/**
 * How a tab that stayed open brings back to a restored server what was confirmed after the backup.
 *
 * Every such tab does it, and the text must come back once. So it is pushed strictly, without numbers: the server takes
 * it only for the very text it was compared with, and never rebases it. Whoever comes second compares again, with a text
 * that holds what the first one brought, and adds only what is missing; so does whoever was cut off half-way.
 */
export interface Revival {
  /** The one the socket was opened with, and new. */
  readonly clientID: string;
  /** From the peer's text, as far as others may have seen it, to the revived one. */
  readonly theirs: ChangeSet;
  /** Whether what was in flight counts as confirmed. */
  readonly countsInFlight: boolean;
  readonly server: Pick<ServerText, 'text' | 'version' | 'epoch'>;
  /** What is pushed next, cut to fit one message, and what remains for later. */
  readonly next: ChangeSet;
  readonly rest: ChangeSet | null;
}

export function startRevival(peer: Peer, server: ServerText, clientID: string): Revival {
  const restored = readRestoredEpoch(server.epoch);
  // Nobody wrote since the restore: what the server has is an older state of this very text, and the newer one wins
  // throughout, also in what it deleted.
  const untouched = (restored?.follows(peer.epoch) ?? false) && server.version === restored?.version;
  if (untouched) {
    const [next, rest] = cutChanges(findChanges(server.text, peer.base), LIVE_LIMITS.updateBytes);
    return { clientID, theirs: ChangeSet.empty(peer.base.length), countsInFlight: false, server, next, rest };
  }
  // Otherwise nobody can tell what was deleted by whom, so everything of both stays. What was in flight counts as
  // confirmed: others may have seen it, and may have brought it back already.
  const united = unite(readSentText(peer), server.text);
  const [next, rest] = cutChanges(united.fromB, LIVE_LIMITS.updateBytes);
  return { clientID, theirs: united.fromA, countsInFlight: true, server, next, rest };
}

/** What has to be sent next; null once the server has everything. */
export function nextRevivalPush({ next, server, clientID }: Revival): PushMessage | null {
  if (next.empty) return null;
  const changes = next.toJSON() as PushMessage['updates'][number]['changes'];
  return { type: 'push-updates', clientVersion: server.version, updates: [{ clientID, changes }] };
}

/** The server has taken what `nextRevivalPush` gave. */
export function noteRevivalPush(revival: Revival, version: number): Revival {
  const text = revival.next.apply(revival.server.text);
  const [next, rest] = cutChanges(revival.rest ?? ChangeSet.empty(text.length), LIVE_LIMITS.updateBytes);
  return { ...revival, server: { ...revival.server, text, version }, next, rest };
}

/** The peer on the revived text, with what this person typed and never sent. Only once nothing is left to push. */
export function finishRevival({ server, clientID, theirs, countsInFlight }: Revival, peer: Peer): Merge {
  const unsent = countsInFlight ? peer.buffer : composePending(peer);
  return join(server, clientID, theirs, unsent ?? ChangeSet.empty(theirs.length));
}

/** The text as far as others may have seen it. */
function readSentText(peer: Peer): Text {
  let text = peer.base;
  for (const { changes } of peer.inFlight) text = changes.apply(text);
  return text;
}
