import type { KeptCopy } from './device-store.ts';
import type { Link } from './link.ts';
import type { LocalText } from './local-text.ts';
import { newClientId } from './new-client-id.ts';
import { addBuffer, composePending, createPeer, writePush } from './peer.ts';
import type { Timers } from './timers.ts';

const QUOTA_RETRY_MS = 5000;
/** After this many refusals in a row the text is set aside. */
const MOST_REFUSALS = 3;

interface RefusalParts {
  readonly local: LocalText;
  readonly link: Link;
  readonly timers: Timers;
  isJoined(): boolean;
  showStorageFull(): void;
  setAside(reason: KeptCopy['reason']): Promise<boolean>;
}

/** What becomes of text that the server does not take, or that should be the server's and is not. */
export class Refusals {
  readonly #parts: RefusalParts;
  #inARow = 0;
  /** Ask for the whole document although the log could be continued. */
  #anew = false;

  constructor(parts: RefusalParts) {
    this.#parts = parts;
  }

  get wantsAnew(): boolean {
    return this.#anew;
  }

  beginAnew(): void {
    this.#anew = true;
  }

  /** The whole document came. */
  begunAnew(): void {
    this.#anew = false;
  }

  accepted(): void {
    this.#inARow = 0;
  }

  refused(code: string): void {
    const { local, link } = this.#parts;
    if (!local.peer) return;
    if (code === 'over-quota' || code === 'too-large') {
      this.#waitForRoom();
      return;
    }
    this.#inARow += 1;
    this.#anew = true;
    if (this.#inARow < MOST_REFUSALS) {
      link.reconnect();
      return;
    }
    // It will never be taken: the text is set aside, and the editor goes on with what the server has.
    this.#inARow = 0;
    void this.#parts.setAside('refused').then(() => {
      this.#dropPending();
      link.reconnect();
    });
  }

  /** Text here and on the server differ although they should not: ours is kept and offered, the server's goes on. */
  async diverged(): Promise<void> {
    await this.#parts.setAside('diverged');
    this.#anew = true;
    this.#parts.link.reconnect();
  }

  #waitForRoom(): void {
    const { local, link, timers } = this.#parts;
    this.#parts.showStorageFull();
    // What was deleted since may make room: it goes along, so that the sum of both is judged.
    timers.set('quota', QUOTA_RETRY_MS, () => {
      const before = local.peer;
      if (!before || !this.#parts.isJoined()) return;
      const next = addBuffer(before);
      if (next !== before) local.set(next);
      link.send({ type: 'push-updates', ...writePush(next) });
    });
  }

  #dropPending(): void {
    const { view, peer } = this.#parts.local;
    const pending = peer && composePending(peer);
    if (!peer || !pending || !view) return;
    const clean = createPeer(newClientId(), peer.epoch, peer.version, peer.base);
    this.#parts.local.replace(pending.invert(peer.base), clean);
  }
}
