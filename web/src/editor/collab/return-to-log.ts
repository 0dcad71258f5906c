import { Text } from '@codemirror/state';
import type { GetDocumentMessage } from '@scriptorium/contract/live/messages.ts';
import { readRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { DocumentStatus } from './document-connection.ts';
import type { KeptCopy } from './device-store.ts';
import type { Link } from './link.ts';
import type { LocalText } from './local-text.ts';
import { mergeThreeWay } from './merge.ts';
import type { Merge, ServerText } from './merge.ts';
import { newClientId } from './new-client-id.ts';
import { knowsMore, Revival } from './revive.ts';
import type { Timers } from './timers.ts';

const ROOM_MS = 5000;
/** A server that refuses what brings the text back so often will not take it at all. */
const MOST_REFUSALS = 5;

interface ReturnParts {
  readonly local: LocalText;
  readonly link: Link;
  readonly timers: Timers;
  /** Keeps the text as it is now on this device; called twice with one id it is one copy. */
  keep(id: string, reason: KeptCopy['reason']): void;
  showStorageFull(): void;
  /** The text is merged: `goesOn` is true if this socket can be used on. `shown` is what to compare, if anything. */
  onMerged(goesOn: boolean, shown: DocumentStatus['merge']): void;
}

/** The server's text as `get-document` brought it; null where the client's own is continued. */
export function readServerText(message: GetDocumentMessage): ServerText | null {
  return message.document === undefined
    ? null
    : {
        text: Text.of(message.document),
        version: message.currentVersion,
        epoch: message.epoch,
        lastSeq: message.lastSeq ?? 0,
      };
}

/** The way back when the server's log cannot be continued from what this tab knows. */
export class ReturnToLog {
  readonly #parts: ReturnParts;
  /** The clientID of the socket over which text is brought back to a restored server. */
  #clientID: string | null = null;
  #revival: Revival | null = null;
  #copy = '';
  #refusals = 0;

  constructor(parts: ReturnParts) {
    this.#parts = parts;
  }

  /** What the next socket has to be opened with, if the way back goes over it. */
  query(): Record<string, string> | null {
    return this.#clientID === null ? null : { protocol: '1', clientID: this.#clientID };
  }

  /** The server sent its whole text, and this tab has one of its own. */
  take(server: ServerText): void {
    const { local, link } = this.#parts;
    const peer = local.peer;
    if (!peer) return;
    const isRestored = server.epoch !== peer.epoch && readRestoredEpoch(server.epoch) !== null;
    if (isRestored && !local.text.eq(server.text)) {
      if (this.#copy === '') this.#copy = newClientId();
      this.#parts.keep(this.#copy, 'restored');
    }
    if (!knowsMore(peer, server) || this.#refusals >= MOST_REFUSALS) {
      const before = local.text.toString();
      const merge = mergeThreeWay(peer, server, newClientId());
      this.#settle(merge, false, merge.both || this.#refusals > 0 ? before : null);
    } else if (this.#clientID === null || link.query['clientID'] !== this.#clientID) {
      // The old lineage has ended, and what brings the text back is pushed under a new name.
      this.#clientID = newClientId();
      link.reconnect();
    } else {
      this.#revival = new Revival(peer, server, this.#clientID);
      this.#go();
    }
  }

  /** True if the answer was to a push from here. */
  acknowledge(version: number): boolean {
    if (!this.#revival) return false;
    this.#revival.acknowledge(version);
    this.#go();
    return true;
  }

  /** True if the refusal was of a push from here. */
  refuse(code: string): boolean {
    if (!this.#revival) return false;
    this.#revival = null;
    if (code === 'over-quota') {
      this.#parts.showStorageFull();
      this.#parts.timers.set('return', ROOM_MS, () => this.#parts.link.reconnect());
      return true;
    }
    // Somebody was first: the text is fetched and compared anew.
    if (code !== 'pull-first') this.#refusals += 1;
    this.#clientID = newClientId();
    this.#parts.link.reconnect();
    return true;
  }

  /** The socket is gone; the next one begins the comparison anew. */
  lost(): void {
    this.#revival = null;
  }

  #go(): void {
    const { local, link } = this.#parts;
    const push = this.#revival?.push();
    if (push) {
      link.send(push);
      link.probeSoon();
      return;
    }
    const { peer } = local;
    if (!peer || !this.#revival) return;
    this.#settle(this.#revival.settle(peer), true, this.#copy === '' ? null : local.text.toString());
  }

  #settle(merge: Merge, goesOn: boolean, mine: string | null): void {
    this.#revival = null;
    this.#clientID = null;
    this.#copy = '';
    this.#refusals = 0;
    const { local } = this.#parts;
    local.replace(merge.changes, merge.peer);
    this.#parts.onMerged(goesOn, mine === null ? null : { mine, merged: local.text.toString() });
  }
}
