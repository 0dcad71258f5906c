import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { packLongReview } from '../db/texts/review-state.ts';
import type { Authority } from '../domain/live/authority.ts';
import { cutText } from './large-texts.ts';
import type { DocumentStore } from './store.ts';

const compress = promisify(deflate);

const UPDATES = 400;
const MIN_BYTES = 256 * 1024;

/**
 * Decides when to store snapshots: after many updates, once the log since the last one outweighs the text (so that 10
 * MB are not rewritten every few seconds), and in pauses.
 */
export class Snapshots {
  readonly #documentId: string;
  readonly #store: DocumentStore;
  #kept: number;
  #updates = 0;
  #bytes = 0;
  #keeping: Promise<void> | null = null;

  constructor(documentId: string, store: DocumentStore, kept: number) {
    this.#documentId = documentId;
    this.#store = store;
    this.#kept = kept;
  }

  /** Called after a batch. */
  count(updates: number, bytes: number): void {
    this.#updates += updates;
    this.#bytes += bytes;
  }

  isDue(textBytes: number): boolean {
    const heavy = this.#bytes >= Math.max(MIN_BYTES, textBytes);
    return !this.#keeping && (heavy || (this.#updates >= UPDATES && this.#bytes * 4 >= textBytes));
  }

  /** Stores this version's text, unless done or in progress. A failure loses nothing, since there is the log. */
  async keep(authority: Authority): Promise<void> {
    if (this.#keeping || authority.version <= this.#kept) return;
    this.#keeping = this.#write(authority).finally(() => {
      this.#keeping = null;
    });
    await this.#keeping;
  }

  /** Resolves when no write is in progress, whether or not it succeeded. */
  async settle(): Promise<void> {
    await this.#keeping?.catch(() => undefined);
  }

  async #write({ epoch, version, text, review }: Authority): Promise<void> {
    this.#updates = 0;
    this.#bytes = 0;
    const hash = createHash('sha256');
    const pieces: Buffer[] = [];
    for await (const piece of cutText(text)) {
      pieces.push(Buffer.from(piece));
      hash.update(piece);
    }
    const packed = await compress(Buffer.concat(pieces));
    const sha256 = hash.digest('hex');
    const kept = review ? await packLongReview(review) : null;
    const documentId = this.#documentId;
    await this.#store.keepSnapshot({ documentId, epoch, version, text: packed, sha256, review: kept });
    this.#kept = version;
  }
}
