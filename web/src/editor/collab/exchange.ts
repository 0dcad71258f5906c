import { hashText } from '@scriptorium/contract/live/limits.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Company } from './company.ts';
import type { Link } from './link.ts';
import type { LocalText } from './local-text.ts';
import { freeze, hasUnsent, leaveToLog, skipKnown, writePush } from './peer.ts';
import { receiveUpdates } from './peer-field.ts';
import type { StatusBoard } from './status-board.ts';
import type { Timers } from './timers.ts';

const CHECK_MS = 20_000;

interface ExchangeParts {
  readonly local: LocalText;
  readonly link: Link;
  readonly timers: Timers;
  readonly board: StatusBoard;
  readonly company: Company;
  /** Text here and on the server differ although they should not. */
  onDiverged(): void;
}

/** What goes to the log and what comes from it, while the text here and a socket belong together. */
export class Exchange {
  readonly #parts: ExchangeParts;
  #joined = false;
  /** Nothing is sent before this version is here: updates of our own, which the server does not rebase over. */
  #sendFrom = 0;
  #sending = false;
  #checked = -1;

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
  }

  get isJoined(): boolean {
    return this.#joined;
  }

  /** What waits is sent, and what is new is asked for. */
  join(): void {
    this.#joined = true;
    this.#parts.board.set({ connected: true });
    this.#sendAgain();
    this.goOn();
  }

  /** From now on nothing is sent: the socket is gone, or text and log have to be brought together first. */
  leave(): void {
    this.#joined = false;
  }

  /** An editor is there, or something new to send. */
  goOn(): void {
    this.#pull();
    this.send();
    this.#parts.company.tellPlace();
  }

  /** A peer that was read back from the device meets the log for the first time. */
  leaveToLog(lastSeq: number, currentVersion: number): void {
    const { local, board } = this.#parts;
    if (!local.peer) return;
    const { peer, changes } = leaveToLog(local.peer, lastSeq);
    this.#sendFrom = currentVersion;
    local.replace(changes, peer);
    board.set({ unsent: hasUnsent(peer) });
  }

  /** Another lineage took the place of the one before. */
  beginLineage(): void {
    this.#sendFrom = 0;
    const { peer } = this.#parts.local;
    // Without an editor yet nothing else would tell.
    this.#parts.board.set({ unsent: peer !== null && hasUnsent(peer) });
  }

  apply(updates: readonly UpdateJson[], version: number): void {
    const { local, company, timers } = this.#parts;
    const { view, peer: before } = local;
    if (!view || !before) return;
    const fresh = skipKnown(before, updates, version);
    if (fresh.length === 0 && updates.length > 0) {
      this.#pull();
      return;
    }
    company.advance(fresh);
    view.dispatch(receiveUpdates(view.state, fresh));
    if (local.peer?.version !== version) {
      this.#parts.onDiverged();
      return;
    }
    this.#pull();
    if (before.version < this.#sendFrom) this.#sendAgain();
    this.send();
    company.show();
    timers.set('check', CHECK_MS, () => this.#check());
  }

  /** Sends what is waiting, outside of the view's own update. */
  send(): void {
    if (this.#sending) return;
    this.#sending = true;
    queueMicrotask(() => {
      this.#sending = false;
      const { local, link } = this.#parts;
      const before = local.peer;
      if (!this.#joined || !before || before.version < this.#sendFrom) return;
      const peer = freeze(before);
      if (peer === before) return;
      local.set(peer);
      link.send({ type: 'push-updates', ...writePush(peer) });
      link.probeSoon();
    });
  }

  #sendAgain(): void {
    const { local, link } = this.#parts;
    const { peer } = local;
    if (!peer || peer.inFlight.length === 0 || peer.version < this.#sendFrom) return;
    link.send({ type: 'push-updates', ...writePush(peer) });
  }

  #pull(): void {
    const { local, link } = this.#parts;
    // Until an editor holds the text nothing may change it.
    if (local.view && this.#joined && local.peer && !link.isPulling) link.pull(local.peer.version);
  }

  #check(): void {
    const { peer } = this.#parts.local;
    if (!peer || !this.#joined || peer.version === this.#checked) return;
    this.#checked = peer.version;
    this.#parts.link.send({ type: 'check', version: peer.version, hash: hashText(peer.base.iter()) });
  }
}
