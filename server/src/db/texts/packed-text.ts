import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, deflateSync, inflateSync } from 'node:zlib';

/** A text as its snapshot is kept: deflated, and the checksum of the bytes it inflates to. */
export interface PackedText {
  readonly packed: Uint8Array;
  readonly sha256: string;
}

const deflateAside = promisify(deflate);

/** Inside a transaction, for a text that is at hand there. */
export function packText(text: string): PackedText {
  const bytes = Buffer.from(text);
  return { packed: deflateSync(bytes), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Before a transaction: deflating ten megabytes is nothing that all other writing should wait for. */
export async function packTextAside(text: string): Promise<PackedText> {
  const bytes = Buffer.from(text);
  // Bytes of their own: on the way to another thread a piece of a larger buffer takes all of that buffer with it.
  const packed = new Uint8Array(await deflateAside(bytes));
  return { packed, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function unpackText({ packed }: PackedText): string {
  return inflateSync(packed).toString();
}
