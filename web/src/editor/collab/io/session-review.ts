import { applyEffect, applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { applyContents } from '@scriptorium/contract/review/core/contents.ts';
import { mapState } from '@scriptorium/contract/review/core/map-state.ts';
import type { LoggedReviewEffect, ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { Session } from '../core/state.ts';
import type { DocumentReview, RefusedOperation, ReviewView } from '../document-review.ts';

interface ReviewParts {
  readonly userId: string;
  readonly userName: string;
  readonly session: () => Session;
  /** Hands an operation to the editor, with positions of its text. */
  readonly operate: (effect: ReviewEffect) => void;
}

/** The review of an open document: what the log has said, and what waits to be sent, as if it were there. */
export class SessionReview implements DocumentReview {
  readonly #parts: ReviewParts;
  readonly #listeners = new Set<() => void>();
  #seen: readonly unknown[] = [];
  #readOf: Session['peer'] = null;
  #view: ReviewView | null = null;

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

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  perform = (effect: ReviewEffect): void => this.#parts.operate(effect);

  dismiss = (_refused: RefusedOperation): void => undefined;

  /** After each step: tells listeners unless only text was typed. */
  check(): void {
    const { peer, review } = this.#parts.session();
    const now = [peer?.review, peer?.version, review.threads, review.role, peer?.operations.length];
    if (now.every((part, at) => part === this.#seen[at])) return;
    this.#seen = now;
    this.#view = null;
    for (const listener of this.#listeners) listener();
  }

  #compute(peer: NonNullable<Session['peer']>, review: Session['review']): ReviewView | null {
    if (!peer.review || review.role === null) return null;
    const { userId, userName } = this.#parts;
    // A decision is worked out by the server.
    const log = (effects: readonly ReviewEffect[]): LoggedReviewEffect[] =>
      effects
        .filter(({ type }) => type !== 'decide')
        .map((effect) => ({ ...effect, by: userId, name: userName, time: Date.now() }));
    const said: LoggedReviewEffect[] = [];
    let state = peer.review;
    let text = peer.base;
    for (const { changes, effects } of peer.inFlight) {
      const logged = log(effects);
      said.push(...logged);
      state = applyUpdate(state, { changes, effects: logged }, text);
      text = changes.apply(text);
    }
    if (peer.buffer) state = mapState(state, peer.buffer, text);
    const waiting = log(peer.operations);
    said.push(...waiting);
    for (const effect of waiting) state = applyEffect(state, effect);
    const ids = said.flatMap((effect) => ('message' in effect ? [effect.message] : []));
    return {
      state,
      content: said.length === 0 ? review.threads : applyContents(review.threads, [{ effects: said }]),
      waiting: new Set(ids),
      refused: [],
      role: review.role,
    };
  }
}
