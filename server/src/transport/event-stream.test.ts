import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Outboxes } from '../domain/limits/outboxes.ts';
import { EventStream } from './event-stream.ts';

const KB = 1024;
const STREAMS = 10;

test('all streams of a person that nobody reads hold no more than a person may, and others go on', async () => {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => responses.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: STREAMS + 1 }, () => connect(port, '127.0.0.1').pause());
  for (const client of clients) client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => responses.length).toBe(STREAMS + 1);

  const outboxes = new Outboxes({ perUser: 100 * KB, total: 1000 * KB });
  const overflows: number[] = [];
  const streams = responses.map(
    (raw, n) => new EventStream(raw, outboxes.open(n < STREAMS ? 'eve' : 'ada'), () => overflows.push(n)),
  );
  let most = 0;
  for (let round = 0; round < 5000 && overflows.length < STREAMS; round += 1) {
    const event = { topic: 'session-ended' as const, reason: 'x'.repeat(10 * KB) } as never;
    for (const stream of streams.slice(0, STREAMS)) stream.send(event);
    most = Math.max(
      most,
      responses.slice(0, STREAMS).reduce((sum, { writableLength }) => sum + writableLength, 0),
    );
    await pause();
  }
  expect(overflows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: STREAMS }, (_, n) => n));
  expect(most).toBeGreaterThan(50 * KB);
  expect(most).toBeLessThan(130 * KB);
  streams.at(-1)?.send({ topic: 'hello' });
  expect(responses.at(-1)?.destroyed).toBe(false);
  for (const client of clients) client.destroy();
  server.close();
});
