import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { packReviewInSlices } from '../db/texts/review-state.ts';
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
  #storedVersion: number;
  #updates = 0;
  #bytes = 0;
  #storing: Promise<void> | null = null;

  constructor(documentId: string, store: DocumentStore, storedVersion: number) {
    this.#documentId = documentId;
    this.#store = store;
    this.#storedVersion = storedVersion;
  }

  /** Called after a batch. */
  count(updates: number, bytes: number): void {
    this.#updates += updates;
    this.#bytes += bytes;
  }

  isDue(textBytes: number): boolean {
    const heavy = this.#bytes >= Math.max(MIN_BYTES, textBytes);
    return !this.#storing && (heavy || (this.#updates >= UPDATES && this.#bytes * 4 >= textBytes));
  }

  /** Stores this version, unless done or while another is being stored. A failure loses nothing: there is the log. */
  async store(authority: Authority): Promise<void> {
    if (this.#storing || authority.version <= this.#storedVersion) return;
    this.#storing = this.#write(authority).finally(() => {
      this.#storing = null;
    });
    await this.#storing;
  }

  /** Resolves when no write is in progress, whether or not it succeeded. */
  async settle(): Promise<void> {
    await this.#storing?.catch(() => undefined);
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
    const packedReview = review ? await packReviewInSlices(review) : null;
    const documentId = this.#documentId;
    await this.#store.keepSnapshot({ documentId, epoch, version, text: packed, sha256, review: packedReview });
    this.#storedVersion = version;
  }
}
