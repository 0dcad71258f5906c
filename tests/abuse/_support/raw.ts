import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Client } from '../../_support/client.ts';

/** What a bare connection was answered until the other side ended it, or nothing came for a while. */
export async function sendRaw(port: number, text: string | Buffer, quietMs = 1500): Promise<string> {
  const socket = await openRaw(port);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  socket.setTimeout(quietMs, () => socket.destroy());
  socket.write(text);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return answer;
}

export async function openRaw(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Says that so much JSON follows, sends none of it, and answers the status: what is too large is refused unread. */
export async function announceJson(client: Client, path: string, length: number): Promise<number> {
  await client.get('/health');
  const { hostname, port } = new URL(client.origin);
  const answer = await sendRaw(
    Number(port),
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${client.cookieHeader()}\r\n` +
      `X-XSRF-TOKEN: ${decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '')}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return statusOf(answer);
}

/** The status of the first answer on a bare connection; 0 when it was ended without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
}
