import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../_support/start-server.ts';

/** Environment that allows {@link evaluate}. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/**
 * Evaluates an expression inside a server started with {@link INSPECTED}, through Node's inspector; returns its value.
 */
export async function evaluate(server: RunningServer, expression: string): Promise<unknown> {
  const url = [...server.log().matchAll(/ws:\/\/127\.0\.0\.1:\d+\/[0-9a-f-]+/gu)].at(-1)?.[0];
  if (url === undefined) throw new Error('The server has no inspector.');
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  return (JSON.parse(data.toString()) as { result?: { result?: { value?: unknown } } }).result?.result?.value;
}
