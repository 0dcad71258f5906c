import type { Readable } from 'node:stream';

export interface StoredBlob {
  hash: string;
  size: number;
  /** Epoch milliseconds of the last write. */
  writtenAt: number;
}

/** Contents of files, by their sha256 (hex): in a folder (disk.ts) or a bucket (s3.ts). Sizes are in bytes. */
export interface BlobStore {
  /** Stores content, durably once it resolves: rows may then refer to it. */
  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** The same for a call that may still be refused. Must be followed by exactly one `settle`. */
  receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** Keeps received content beyond the call that brought it, until one more `settle`. */
  hold(hash: string): void;
  /**
   * Decides about received content. If new and unwanted, it is deleted at once, unless another undecided call brought the
   * same. If that fails, the sweeper deletes it.
   */
  settle(hash: string, isWanted: boolean): void;
  /** Rejects if the content is damaged. */
  read(hash: string): Promise<Uint8Array>;
  /** Streams all of the content, ending in an error if it is damaged, or a range (`end` is inclusive), unchecked. */
  stream(hash: string, range?: { start: number; end: number }): Readable;
  /** Whether the content exists at its full size; reports damage otherwise. */
  isWhole(hash: string, size: number): Promise<boolean>;
  /** Null if there is no such content. */
  sizeOf(hash: string): Promise<number | null>;
  /** The content as a file for another program, which must not change it. */
  borrow(hash: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Writes the content to a new file, for copies of the whole store. */
  copyTo(hash: string, file: string): Promise<void>;
  /** Deletes content unless it was written after `before`, or is being written now. False if it was not deleted. */
  deleteOlder(hash: string, before: number): boolean | Promise<boolean>;
  list(): AsyncIterable<StoredBlob>;
  /** False while another installation may use the same store; throws if one does. */
  maySweep(): boolean;
  /** Rejects if nothing can be stored. */
  probe(): Promise<void>;
  /**
   * Deletes leftovers of interrupted uploads; returns how many. Moves back what a node that was killed had moved aside
   * before `movedBefore`.
   */
  sweepTemporary(olderThan: number, movedBefore?: number): Promise<number>;
}
