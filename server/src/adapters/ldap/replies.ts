import { ProviderFailure } from '../providers/failures.ts';
import { type Element, HEAD_BYTES, listInside, readHead, refuse } from './elements.ts';

/** A log-in takes four requests. Active Directory answers a search with some references, too. */
const MAX_MESSAGES = 200;

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const ENUMERATED = 0x0a;
const OCTETS = 0x04;
const CONTROLS = 0xa0;
const ENTRY = 0x64;
const REFERENCE = 0x73;
/** Bind, end of a search, extended. */
const RESULTS: ReadonlySet<number> = new Set([0x61, 0x65, 0x78]);

/**
 * Splits what a directory sends into messages, and passes on only those in the form of RFC 4511. The library trusts every
 * length it reads: one that points beyond its message, or backwards, would keep it reading forever.
 */
export class Replies {
  #chunks: Buffer[] = [];
  #held = 0;
  /** Nothing can be read before there are this many bytes. */
  #needed = HEAD_BYTES;
  #messages = 0;

  /** The replies completed by these bytes, without controls. */
  add(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    if (this.#held < this.#needed) return [];
    const bytes = Buffer.concat(this.#chunks);
    const replies: Buffer[] = [];
    let at = 0;
    for (;;) {
      const message = readHead(bytes, at);
      this.#needed = message === null ? HEAD_BYTES : message.to - at;
      if (message === null || message.to > bytes.length) break;
      this.#messages += 1;
      if (this.#messages > MAX_MESSAGES) throw new ProviderFailure('failed', 'It sent too much.');
      replies.push(checkReply(bytes, message));
      at = message.to;
    }
    this.#chunks = [bytes.subarray(at)];
    this.#held = bytes.length - at;
    return replies;
  }
}

function checkReply(bytes: Buffer, message: Element): Buffer {
  const [id, reply, controls, another] = listInside(bytes, message);
  if (message.tag !== SEQUENCE || id?.tag !== INTEGER || id.to - id.from > 4 || reply === undefined) return refuse();
  if ((controls !== undefined && controls.tag !== CONTROLS) || another !== undefined) return refuse();
  const parts = listInside(bytes, reply);
  if (reply.tag === ENTRY) checkEntry(bytes, parts);
  else if (reply.tag === REFERENCE) requireAll(parts, OCTETS);
  else if (RESULTS.has(reply.tag)) checkResult(parts);
  else return refuse();
  // We ask for no controls, and the library would read them less strictly.
  const content = bytes.subarray(message.from, reply.to);
  const head = Buffer.alloc(HEAD_BYTES);
  head.set([SEQUENCE, 0x84]);
  head.writeUInt32BE(content.length, 2);
  return Buffer.concat([head, content]);
}

function checkEntry(bytes: Buffer, [name, attributes, more]: readonly Element[]): void {
  if (name?.tag !== OCTETS || attributes?.tag !== SEQUENCE || more !== undefined) return refuse();
  for (const attribute of listInside(bytes, attributes)) {
    const [type, values, another] = listInside(bytes, attribute);
    if (attribute.tag !== SEQUENCE || type?.tag !== OCTETS || values?.tag !== SET || another !== undefined) refuse();
    requireAll(listInside(bytes, values), OCTETS);
  }
}

/** Behind these three, there may be referrals, which are not followed, and what other kinds of login need. */
function checkResult([code, name, message]: readonly Element[]): void {
  if (code?.tag !== ENUMERATED || code.to - code.from !== 1 || name?.tag !== OCTETS || message?.tag !== OCTETS)
    refuse();
}

function requireAll(elements: readonly Element[], tag: number): void {
  if (elements.some((element) => element.tag !== tag)) refuse();
}
