import { once } from 'node:events';
import type { Socket } from 'node:net';
import { ProviderFailure } from '../providers/failures.ts';

/** An extended request, with message ID 1, for StartTLS (RFC 4511, 4.14). */
const REQUEST = Buffer.concat([
  Buffer.from([0x30, 0x1d, 0x02, 0x01, 0x01, 0x77, 0x18, 0x80, 0x16]),
  Buffer.from('1.3.6.1.4.1.1466.20037'),
]);
const MAX_BYTES = 4096;

/**
 * Requests TLS on an open connection. Done here because the library keeps bytes received before TLS: an attacker on the
 * network could begin a message there that would then count as the directory's. We accept nothing after the response.
 */
export async function askStartTls(socket: Socket, signal: AbortSignal): Promise<void> {
  socket.write(REQUEST);
  let answer = Buffer.alloc(0);
  for (;;) {
    const chunk = await readSome(socket, signal);
    if (chunk === null) throw new ProviderFailure('failed', 'It closed the connection when it was asked for TLS.');
    answer = Buffer.concat([answer, chunk]);
    const end = measure(answer, 0);
    if (end === null && answer.length < MAX_BYTES) continue;
    if (end !== answer.length) throw new ProviderFailure('failed', 'It sent something else where TLS should begin.');
    break;
  }
  if (!isSuccess(answer))
    throw new ProviderFailure('failed', 'It does not speak TLS at this port. Try an address with ldaps://.');
}

async function readSome(socket: Socket, signal: AbortSignal): Promise<Buffer | null> {
  for (;;) {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) return chunk;
    if (socket.readableEnded || socket.destroyed) return null;
    const over = new AbortController();
    const either = { signal: AbortSignal.any([signal, over.signal]) };
    try {
      await Promise.race([
        once(socket, 'readable', either),
        once(socket, 'end', either),
        once(socket, 'close', either),
      ]);
    } finally {
      over.abort();
    }
  }
}

/** Where the element at this position ends; null if its head is incomplete. */
function measure(bytes: Buffer, at: number): number | null {
  const head = readHead(bytes, at);
  return head === null || head.from + head.length > bytes.length ? null : head.from + head.length;
}

function readHead(bytes: Buffer, at: number): { tag: number; from: number; length: number } | null {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return null;
  if (first < 0x80) return { tag, from: at + 2, length: first };
  const count = first & 0x7f;
  if (count === 0 || count > 4 || at + 2 + count > bytes.length) return null;
  return { tag, from: at + 2 + count, length: bytes.readUIntBE(at + 2, count) };
}

/** Message, message ID, extended response, and result code 0. */
function isSuccess(answer: Buffer): boolean {
  const message = readHead(answer, 0);
  const number = message && readHead(answer, message.from);
  const response = number && readHead(answer, number.from + number.length);
  const code = response && readHead(answer, response.from);
  if (message?.tag !== 0x30 || response?.tag !== 0x78 || code?.tag !== 0x0a || code.length !== 1) return false;
  return answer[code.from] === 0;
}
