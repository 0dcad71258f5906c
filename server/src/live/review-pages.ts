import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { writeState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { ReviewMessage, ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { Connection } from './connection.ts';

interface Reviewed {
  readonly version: number;
  readonly review?: ReviewState | undefined;
}

/** Approximate size of a mark or thread in the pages. */
const ENTRY_BYTES = 300;
const TRIES = 10;

interface Parts {
  readonly durable: () => Reviewed;
  /** What people wrote, read from the database. */
  readonly contents: () => Promise<readonly ThreadContent[]>;
  readonly isHere: (connection: Connection) => boolean;
}

/** Sends the review state of an open document to those who request it. */
export class ReviewPages {
  readonly #parts: Parts;
  readonly #sending = new Set<Connection>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends the state once the messages have been read. Requests until then share one response. */
  send(connection: Connection): void {
    if (!connection.isReviewing || this.#sending.has(connection)) return;
    const durable = this.#parts.durable();
    if (!durable.review) return sendPages(connection, durable, []);
    this.#sending.add(connection);
    void this.#read(connection, durable.review)
      .catch(() => connection.close(CLOSE.restarting, 'cannot-read'))
      .finally(() => this.#sending.delete(connection));
  }

  async #read(connection: Connection, { marks, threads }: ReviewState): Promise<void> {
    if (!(await connection.makeRoom((marks.length + threads.size) * ENTRY_BYTES))) return;
    for (let tried = 1; ; tried += 1) {
      const { version } = this.#parts.durable();
      const contents = await this.#parts.contents();
      if (!this.#parts.isHere(connection)) return;
      // The pages would overwrite messages sent while they were being read.
      if (this.#parts.durable().version !== version && tried < TRIES) continue;
      return sendPages(connection, this.#parts.durable(), contents);
    }
  }
}

function sendPages(connection: Connection, reviewed: Reviewed, threads: readonly ThreadContent[]): void {
  for (const message of writePages(reviewed, threads)) connection.sendFrame(Buffer.from(JSON.stringify(message)));
}

/** The whole review state of a document, as sent. The marks are on the first page. */
function writePages({ version, review }: Reviewed, threads: readonly ThreadContent[]): ReviewMessage[] {
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
