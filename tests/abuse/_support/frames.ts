import { once } from 'node:events';
import type { Socket } from 'node:net';
import { openRaw } from './raw.ts';

/** A WebSocket frame, valid or not. */
export function frame(how: {
  opcode: number;
  payload?: Buffer;
  fin?: boolean;
  rsv?: number;
  masked?: boolean;
  /** Declares this length without sending such a payload. */
  declared?: bigint;
}): Buffer {
  const { opcode, payload = Buffer.alloc(0), fin = true, rsv = 0, masked = true, declared } = how;
  const mark = masked ? 0x80 : 0;
  const long = declared ?? (payload.length > 65_535 ? BigInt(payload.length) : undefined);
  const size = Buffer.alloc(long !== undefined ? 9 : payload.length < 126 ? 1 : 3);
  if (long !== undefined) {
    size[0] = mark | 127;
    size.writeBigUInt64BE(long, 1);
  } else if (payload.length < 126) size[0] = mark | payload.length;
  else {
    size[0] = mark | 126;
    size.writeUInt16BE(payload.length, 1);
  }
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | rsv | opcode]), size, Buffer.alloc(masked ? 4 : 0), payload]);
}

/** A raw connection after the WebSocket handshake. */
export async function openHandshake(port: number, ticket: string, cookie: string): Promise<Socket> {
  const socket = await openRaw(port);
  socket.write(
    `GET /documents?ticket=${ticket} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Cookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  // ProviderLogin, or closed without an answer.
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.resume();
  return socket;
}
