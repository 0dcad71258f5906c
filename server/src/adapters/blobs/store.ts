import type { Readable } from 'node:stream';

export interface StoredBlob {
  hash: string;
  size: number;
  /** Epoch milliseconds of the last write. */
  writtenAt: number;
}

/** Contents of files, named by their sha256: in a folder (disk.ts) or a bucket (s3.ts). */
export interface BlobStore {
  /** Durable when it resolves, so that rows are only committed after their content exists. */
  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** Stores content of a call that may still be refused. Each call must be followed by one `settle`. */
  receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** Keeps received content beyond the call that brought it, until another `settle`. */
  hold(hash: string): void;
  /**
   * Decides about received content. Unwanted new content is deleted at once, unless another undecided call brought the
   * same. On failure it is left to the sweeper.
   */
  settle(hash: string, isWanted: boolean): void;
  /** Reads the whole content; rejects if damaged. */
  read(hash: string): Promise<Uint8Array>;
  /** Streams all or part of the content (`end` is inclusive); the whole ends in an error if damaged. */
  stream(hash: string, range?: { start: number; end: number }): Readable;
  /** Whether content exists at its full size; other damage shows on reading. */
  isWhole(hash: string, size: number): Promise<boolean>;
  sizeOf(hash: string): Promise<number | null>;
  /** The content as a file for another program, which must not change it. */
  borrow(hash: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Writes the content to a new file, for copies of the whole store. */
  copyTo(hash: string, file: string): Promise<void>;
  /** Deletes content unless it was written after `before`, is in use or being written now. */
  deleteOlder(hash: string, before: number): boolean | Promise<boolean>;
  list(): AsyncIterable<StoredBlob>;
  /** False while another installation may use the same contents; throws if one does. */
  maySweep(): boolean;
  /** Rejects if nothing can be stored. */
  probe(): Promise<void>;
  /**
   * Removes leftovers of interrupted uploads; returns how many. Puts back what a killed node had moved away before
   * `takenBefore`.
   */
  sweepTemporary(olderThan: number, takenBefore?: number): Promise<number>;
}
