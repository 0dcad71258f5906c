import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflateSync } from 'node:zlib';
import { deflateNow } from './deflate-now.ts';

/** A snapshot's stored text: deflated, with the checksum of the inflated bytes. */
export interface PackedText {
  readonly packed: Uint8Array;
  readonly sha256: string;
}

const deflateAside = promisify(deflate);

/** For use inside a transaction. */
export function packText(text: string): PackedText {
  const bytes = Buffer.from(text);
  return { packed: deflateNow(bytes), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** For use before a transaction: other writers should not have to wait while ten megabytes are deflated. */
export async function packTextAside(text: string): Promise<PackedText> {
  const bytes = Buffer.from(text);
  // Copied: posting a slice to another thread would copy the whole underlying buffer.
  const packed = new Uint8Array(await deflateAside(bytes));
  return { packed, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function unpackText({ packed }: PackedText): string {
  return inflateSync(packed).toString();
}
