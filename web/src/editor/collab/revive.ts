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
 * True if this peer may know confirmed text that the server has no more: a backup older than that was restored. The
 * text of the peer is then the richer one, and taking it for "the last common text" would delete what is missing there.
 */
export function knowsMore(peer: Peer, server: Pick<ServerText, 'epoch'>): boolean {
  const restored = readRestoredEpoch(server.epoch);
  if (server.epoch === peer.epoch || !restored) return false;
  return !restored.follows(peer.epoch) || peer.version > restored.version;
}

/**
 * Brings back to a restored server what was confirmed after the backup, out of the text of a tab that stayed open.
 *
 * Every such tab does it, and the text must come back once. So it is pushed strictly, without numbers: the server takes
 * it only for the very text it was compared with, and never rebases it. Who comes second compares anew, with a text
 * that holds what the first brought, and adds only what is missing; so does who was cut off half-way.
 */
export class Revival {
  readonly #clientID: string;
  readonly #theirs: ChangeSet;
  readonly #countInFlight: boolean;
  #server: Pick<ServerText, 'text' | 'version' | 'epoch'>;
  #next: ChangeSet;
  #rest: ChangeSet | null;

  /** `clientID` is the one that the socket was opened with, and new. */
  constructor(peer: Peer, server: ServerText, clientID: string) {
    const restored = readRestoredEpoch(server.epoch);
    // Nobody wrote since the restore: what is on the server is an older state of this very text, and the newer one
    // holds in all, also in what it deleted.
    const untouched = (restored?.follows(peer.epoch) ?? false) && server.version === restored?.version;
    // Otherwise nobody can tell what was deleted by whom, so all of both stays. What was in flight counts as
    // confirmed: others may have seen it, and may have brought it back already.
    this.#countInFlight = !untouched;
    let missing: ChangeSet;
    if (untouched) {
      this.#theirs = ChangeSet.empty(peer.base.length);
      missing = findChanges(server.text, peer.base);
    } else {
      const united = unite(readSentText(peer), server.text);
      this.#theirs = united.fromA;
      missing = united.fromB;
    }
    this.#clientID = clientID;
    this.#server = server;
    [this.#next, this.#rest] = cutChanges(missing, LIVE_LIMITS.updateBytes);
  }

  /** What has to be sent next; null once the server has everything. */
  push(): PushMessage | null {
    if (this.#next.empty) return null;
    const changes = this.#next.toJSON() as PushMessage['updates'][number]['changes'];
    return {
      type: 'push-updates',
      clientVersion: this.#server.version,
      updates: [{ clientID: this.#clientID, changes }],
    };
  }

  /** The server has taken what `push` gave. */
  acknowledge(version: number): void {
    const text = this.#next.apply(this.#server.text);
    this.#server = { ...this.#server, text, version };
    const rest = this.#rest ?? ChangeSet.empty(text.length);
    [this.#next, this.#rest] = cutChanges(rest, LIVE_LIMITS.updateBytes);
  }

  /** The peer on the revived text, with what this person typed and never sent. Call it once `push` gives null. */
  settle(peer: Peer): Merge {
    const unsent = this.#countInFlight ? peer.buffer : composePending(peer);
    return join(this.#server, this.#clientID, this.#theirs, unsent ?? ChangeSet.empty(this.#theirs.length));
  }
}

/** The text as far as others may have seen it. */
function readSentText(peer: Peer): Text {
  let text = peer.base;
  for (const { changes } of peer.inFlight) text = changes.apply(text);
  return text;
}
