import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW, writeState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { ReviewMessage, ThreadContent } from '@scriptorium/contract/review/messages.ts';

interface Reviewed {
  readonly version: number;
  readonly review?: ReviewState | undefined;
}

/** The whole review state of a document as it is sent. The marks go with the first page. */
export function writePages({ version, review }: Reviewed, threads: readonly ThreadContent[]): ReviewMessage[] {
  const size = REVIEW_LIMITS.threadsPerPage;
  const pages = Math.max(1, Math.ceil(threads.length / size));
  return Array.from({ length: pages }, (_, page) => ({
    type: 'review',
    version,
    page,
    pages,
    ...(page === 0 && review ? { state: writeState(review) } : {}),
    threads: threads.slice(page * size, (page + 1) * size),
  }));
}

/** Compares the marks with what clients hold; each version is hashed once. */
export class ReviewCheck {
  #hash: { version: number; hash: string } | null = null;

  compare({ version, review = EMPTY_REVIEW }: Reviewed, hash: string): boolean {
    if (this.#hash?.version !== version) this.#hash = { version, hash: hashReview(review) };
    return this.#hash.hash === hash;
  }
}
