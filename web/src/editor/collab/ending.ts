import type { KeptCopy } from './device-store.ts';
import { removeCopy } from './device-store.ts';
import type { PeerKeeper } from './keep-peer.ts';
import type { Link } from './link.ts';
import type { LocalText } from './local-text.ts';
import { newClientId } from './new-client-id.ts';
import { hasUnsent } from './peer.ts';
import type { StatusBoard } from './status-board.ts';

interface EndingParts {
  readonly local: LocalText;
  readonly link: Link;
  readonly keeper: PeerKeeper;
  readonly board: StatusBoard;
  /** Aborted when the document is left. */
  readonly left: AbortSignal;
  readonly requestTicket: () => Promise<string>;
  readonly setAside: (reason: KeptCopy['reason'], id: string) => Promise<boolean>;
}

/** What becomes of a document that cannot be edited any more, until it can: it was restored, or access given again. */
export class Ending {
  readonly #parts: EndingParts;
  /** What was unsent at the end, as it lies in the list of copies. */
  #copy: string | null = null;
  #asking = false;
  #askAgain = false;

  constructor(parts: EndingParts) {
    this.#parts = parts;
    parts.board.subscribe(() => this.#forgetCopy());
  }

  async finish(reason: 'no-access' | 'deleted'): Promise<void> {
    const { local, link, keeper, board, setAside } = this.#parts;
    link.stop();
    board.set({ loading: false, ended: reason });
    if (local.peer && hasUnsent(local.peer)) {
      this.#copy ??= newClientId();
      if (!(await setAside(reason, this.#copy))) return;
      // It came back while that was written, and is kept as it was.
      if (!board.read().ended) return;
    }
    await keeper.drop();
    if (reason === 'no-access') await keeper.withdraw();
  }

  /** Goes on where it ended if the server would let it; otherwise nothing happens. */
  async comeBack(): Promise<void> {
    // Whatever happened while the last question was on its way may have changed the answer.
    this.#askAgain = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#askAgain && this.#parts.board.read().ended && !this.#parts.left.aborted) {
      this.#askAgain = false;
      await this.#ask();
    }
    this.#asking = false;
  }

  async #ask(): Promise<void> {
    const { link, left, requestTicket } = this.#parts;
    try {
      await requestTicket();
      if (!left.aborted) link.start();
    } catch {
      // Still gone.
    }
  }

  /** The server opened the document (again). */
  opened(): void {
    const { keeper, board } = this.#parts;
    if (!board.read().ended) return;
    board.set({ ended: null });
    keeper.note();
  }

  /** What was set aside has reached the server after all. */
  #forgetCopy(): void {
    const { ended, unsent, connected } = this.#parts.board.read();
    if (this.#copy === null || ended || unsent || !connected) return;
    void removeCopy(this.#copy);
    this.#copy = null;
  }
}
