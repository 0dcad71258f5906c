import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Client } from '../../_support/client.ts';

/** What a raw connection received until it was closed or fell silent. */
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

/** Announces this much JSON, sends none of it, and returns the status: oversized bodies are rejected unread. */
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

/** Status of the first response on a raw connection; 0 if it was closed without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
}
