import { hashText } from '@scriptorium/contract/live/limits.ts';
import type { CheckMessage, CheckRequest } from '@scriptorium/contract/live/messages.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { Authority } from '../domain/live/authority.ts';
import { HashCheck } from './hash-check.ts';

/** Tells clients whether their text and review state match the server's. */
export class ContentCheck {
  readonly #text = new HashCheck();
  readonly #review = new HashCheck();

  /** Null if the client is at another version, or it is too soon to hash this one. */
  answer(durable: Authority, { version, hash, review }: CheckRequest, isReviewing: boolean): CheckMessage | null {
    if (version !== durable.version) return null;
    const matches = this.#text.compare(version, hash, () => hashText(durable.text.iter()));
    if (matches === null) return null;
    const isAsked = review !== undefined && isReviewing;
    const hashMarks = (): string => hashReview(durable.review ?? EMPTY_REVIEW);
    const reviewMatches = isAsked ? this.#review.compare(version, review, hashMarks) : null;
    return { type: 'check', version, matches, ...(reviewMatches === null ? {} : { reviewMatches }) };
  }
}
