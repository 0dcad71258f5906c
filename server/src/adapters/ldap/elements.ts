import { ProviderFailure } from '../providers/failures.ts';

/** Tag and length of an element take at most this many bytes. */
export const HEAD_BYTES = 6;

/** An element of BER, in which LDAP's messages are written. */
export interface Element {
  readonly tag: number;
  /** Where its content is. */
  readonly from: number;
  readonly to: number;
}

export function refuse(): never {
  throw new ProviderFailure('failed', 'It sent something that is not an LDAP reply.');
}

/** Null if more bytes are needed. */
export function readHead(bytes: Buffer, at: number): Element | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  if (first < 0x80) return { tag, from: at + 2, to: at + 2 + first };
  const count = first & 0x7f;
  if (count === 0 || count > HEAD_BYTES - 2) return refuse();
  if (at + 2 + count > bytes.length) return null;
  const from = at + 2 + count;
  return { tag, from, to: from + bytes.readUIntBE(at + 2, count) };
}

/** The elements in another, which must fill it. */
export function listInside(bytes: Buffer, { from, to }: Element): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to;) {
    const element = readHead(bytes, at);
    if (element === null || element.to > to) return refuse();
    found.push(element);
    at = element.to;
  }
  return found;
}
