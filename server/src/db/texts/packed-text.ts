import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflateSync } from 'node:zlib';
import { deflateNow } from './deflate-now.ts';

/** A text as stored in a snapshot: deflated UTF-8, and the sha256 (hex) of the inflated bytes. */
export interface PackedText {
  readonly packed: Uint8Array;
  readonly sha256: string;
}

const deflateAsync = promisify(deflate);

/** For use inside a transaction. */
export function packText(text: string): PackedText {
  const bytes = Buffer.from(text);
  return { packed: deflateNow(bytes), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** For use before a transaction: nobody has to wait while ten megabytes are deflated on another thread. */
export async function packTextAsync(text: string): Promise<PackedText> {
  const bytes = Buffer.from(text);
  // Copied, since posting a slice to another thread would copy its whole underlying buffer.
  const packed = new Uint8Array(await deflateAsync(bytes));
  return { packed, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function unpackText({ packed }: PackedText): string {
  return inflateSync(packed).toString();
}
