import { applyContents } from '@scriptorium/contract/review/core/contents.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { createEmitter } from '../../../lib/emitter.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { isOnlyMoved } from '../core/only-moved.ts';
import { predictReview } from '../core/predict-review.ts';
import { doAgain } from '../core/refusals.ts';
import type { Session } from '../core/state.ts';
import type { DocumentReview, RefusedOperation, ReviewView } from '../document-review.ts';

interface ReviewParts {
  readonly userId: string;
  readonly userName: string;
  readonly session: () => Session;
  /** Passes an operation to the editor, with positions in its text. */
  readonly operate: (effect: ReviewEffect) => void;
  readonly dismiss: (refused: RefusedOperation) => void;
}

/** Delay before cards follow what is typed, in the text or in suggestions, and what others do. */
const TELL_AFTER_MS = 50;
const TELL_AFTER_MAX_MS = 400;

/** The share of a page's time (1 in …) that cards and marks may take while people type. */
const SHARE = 20;

/** How long to wait before notifying listeners again, given how long it blocked the page last time. */
export function paceTelling(tookMs: number): number {
  return Math.min(TELL_AFTER_MAX_MS, Math.max(TELL_AFTER_MS, tookMs * SHARE));
}

/** The review of an open document: what the log says, plus what waits to be sent, as if it were there already. */
export class SessionReview implements DocumentReview {
  readonly #parts: ReviewParts;
  readonly #changes = createEmitter();
  readonly subscribe = this.#changes.subscribe;
  #seen: readonly unknown[] = [];
  #marked: ReviewState | null = null;
  #readOf: Session['peer'] = null;
  #view: ReviewView | null = null;
  /** Something was done on a card that does not show it yet. */
  #isAwaited = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #took = 0;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
  }

  read = (): ReviewView | null => {
    const { peer, review } = this.#parts.session();
    if (!peer?.review || review.role === null) return null;
    if (peer !== this.#readOf || this.#view === null || this.#view.role !== review.role) {
      this.#readOf = peer;
      this.#view = this.#compute(peer, review);
    }
    return this.#view;
  };

  role = (): Role | null => this.#parts.session().review.role;

  isKnown = (): boolean => {
    const { peer, review } = this.#parts.session();
    return review.role !== null && (peer?.review ?? null) !== null;
  };

  perform = (effect: ReviewEffect): void => {
    this.#isAwaited = true;
    this.#parts.operate(effect);
  };

  dismiss = (refused: RefusedOperation): void => this.#parts.dismiss(refused);

  retry = (refused: RefusedOperation): boolean => {
    const effect = doAgain(refused, newUuid());
    if (effect === null) return false;
    this.dismiss(refused);
    this.perform(effect);
    return true;
  };

  /**
   * After each step: notifies listeners, unless typing only moved marks. At once if something was done on a card; other
   * changes are batched, since suggesting changes the review on every key.
   */
  check(): void {
    const { peer, review } = this.#parts.session();
    const marked = peer?.review ?? null;
    // With nothing in flight, an operation is sent at once, without ever waiting.
    const flying = peer?.inFlight.findLast(({ effects }) => effects.length > 0)?.seq;
    const now = [review.threads, review.role, unlessEmpty(peer?.refused), unlessEmpty(peer?.operations), flying];
    const isNew = now.some((part, at) => part !== this.#seen[at]) || !isOnlyMoved(this.#marked, marked);
    this.#marked = marked;
    if (!isNew) return;
    this.#seen = now;
    this.#view = null;
    if (this.#isAwaited) this.#tell();
    else this.#timer ??= setTimeout(this.#tell, paceTelling(this.#took));
  }

  readonly #tell = (): void => {
    this.#isAwaited = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const began = performance.now();
    this.#changes.emit();
    // After the listeners' own timers, one of which draws the marks in the text.
    setTimeout(() => (this.#took = performance.now() - began));
  };

  #compute(peer: NonNullable<Session['peer']>, review: Session['review']): ReviewView | null {
    if (!peer.review || review.role === null) return null;
    const { state, waiting: said } = predictReview(peer, this.#parts);
    const ids = said.flatMap((effect) => ('message' in effect ? [effect.message] : []));
    return {
      state,
      content: said.length === 0 ? review.threads : applyContents(review.threads, [{ effects: said }]),
      waiting: new Set(ids),
      refused: peer.refused,
      role: review.role,
    };
  }
}

/** Each step creates a new empty list. */
function unlessEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | null {
  return list === undefined || list.length === 0 ? null : list;
}
