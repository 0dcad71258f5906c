import { once } from 'node:events';
import type { Socket } from 'node:net';
import { ProviderFailure } from '../providers/failures.ts';
import { readHead } from './elements.ts';

/** An extended request, with message ID 1, for StartTLS (RFC 4511, 4.14). */
const REQUEST = Buffer.concat([
  Buffer.from([0x30, 0x1d, 0x02, 0x01, 0x01, 0x77, 0x18, 0x80, 0x16]),
  Buffer.from('1.3.6.1.4.1.1466.20037'),
]);
const MAX_BYTES = 4096;

/**
 * Requests TLS on an open connection. The library would keep bytes received before TLS, so that an attacker on the network
 * could begin a message there that then counts as the directory's. We accept nothing after the response. Throws
 * `ProviderFailure`.
 */
export async function requestStartTls(socket: Socket, signal: AbortSignal): Promise<void> {
  socket.write(REQUEST);
  let answer = Buffer.alloc(0);
  for (;;) {
    const chunk = await readChunk(socket, signal);
    if (chunk === null) throw new ProviderFailure('failed', 'It closed the connection when it was asked for TLS.');
    answer = Buffer.concat([answer, chunk]);
    const message = readHead(answer, 0);
    if ((message === null || message.to > answer.length) && answer.length < MAX_BYTES) continue;
    if (message?.to !== answer.length)
      throw new ProviderFailure('failed', 'It sent something else where TLS should begin.');
    break;
  }
  if (!isSuccess(answer))
    throw new ProviderFailure('failed', 'It does not speak TLS at this port. Try an address with ldaps://.');
}

async function readChunk(socket: Socket, signal: AbortSignal): Promise<Buffer | null> {
  for (;;) {
    const chunk = socket.read() as Buffer | null;
    if (chunk !== null) return chunk;
    if (socket.readableEnded || socket.destroyed) return null;
    const done = new AbortController();
    const either = { signal: AbortSignal.any([signal, done.signal]) };
    try {
      await Promise.race([
        once(socket, 'readable', either),
        once(socket, 'end', either),
        once(socket, 'close', either),
      ]);
    } finally {
      done.abort();
    }
  }
}

/** Message, message ID, extended response, and result code 0. */
function isSuccess(answer: Buffer): boolean {
  const message = readHead(answer, 0);
  const number = message && readHead(answer, message.from);
  const response = number && readHead(answer, number.to);
  const code = response && readHead(answer, response.from);
  if (message?.tag !== 0x30 || response?.tag !== 0x78 || code?.tag !== 0x0a || code.to !== code.from + 1) return false;
  return answer[code.from] === 0;
}
