import type { DocumentReview } from '../../../editor/collab/document-review.ts';
import { createEmitter } from '../../../lib/emitter.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';

const UNDO_MS = 8_000;

/**
 * Deletions that can still be undone. The server deletes permanently, so the request is sent only after a delay, or
 * when the document is closed.
 */
export class PendingDeletions {
  readonly #waiting = new Map<string, { readonly send: () => void; readonly timer: ReturnType<typeof setTimeout> }>();
  readonly #changes = createEmitter();
  readonly subscribe = this.#changes.subscribe;
  #ids: ReadonlySet<string> = new Set();

  /** IDs of messages that are hidden already. */
  read = (): ReadonlySet<string> => this.#ids;

  add(review: DocumentReview, thread: string, message: string, isFirst: boolean): void {
    if (this.#waiting.has(message)) return;
    const send = (): void => review.perform({ type: 'delete', thread, message });
    const timer = setTimeout(() => this.#finish(message, true), UNDO_MS);
    this.#waiting.set(message, { send, timer });
    this.#tell();
    toastInfo(t(isFirst ? 'commentDeleted' : 'messageDeleted'), {
      duration: UNDO_MS,
      action: { label: t('undo'), run: () => this.#finish(message, false) },
    });
  }

  sendAll(): void {
    for (const message of this.#waiting.keys()) this.#finish(message, true);
  }

  #finish(message: string, isSent: boolean): void {
    const waiting = this.#waiting.get(message);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(message);
    if (isSent) waiting.send();
    this.#tell();
  }

  #tell(): void {
    this.#ids = new Set(this.#waiting.keys());
    this.#changes.emit();
  }
}
