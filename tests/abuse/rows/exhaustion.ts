import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import type { Proofs } from '../_support/proof.ts';
import { announceJson, openRaw, sendRaw, statusOf } from '../_support/raw.ts';
import { readMetric } from '../_support/read-metric.ts';
import { readResident } from '../_support/resident.ts';
import { expectRefused } from '../_support/stage.ts';

const MB = 1024 * 1024;

export const EXHAUSTION: Proofs = {
  'R-01': {
    heavy: true,
    check: async ({ server, ada }) => {
      const sockets = await Promise.all(Array.from({ length: 500 }, () => openRaw(server.port)));
      let open = sockets.length;
      for (const socket of sockets) {
        socket.on('close', () => (open -= 1));
        socket.resume();
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      }
      const drip = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      }, 2000);
      expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
      // The limit is 15 s; Node looks every 30 s.
      await expect.poll(() => open, { timeout: 55_000, interval: 500 }).toBe(0);
      clearInterval(drip);
    },
  },
  'R-02': {
    heavy: true,
    check: async ({ server, ada }) => {
      const token = decodeURIComponent(ada.client.cookies.get('XSRF-TOKEN') ?? '');
      const socket = await openRaw(server.port);
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.resume();
      socket.write(
        `POST /api/groups/create HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nCookie: ${ada.client.cookieHeader()}\r\n` +
          `X-XSRF-TOKEN: ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"groupName":`,
      );
      // Two minutes of silence end it; the test's own limit is longer.
      await closed;
    },
  },
  'R-03': {
    heavy: true,
    check: async (stage) => {
      const { ada, server, home } = stage;
      const name = 'large.bin';
      expect((await ada.client.upload(home, '', [{ name, content: new Uint8Array(90 * MB) }])).status).toBe(200);
      const { url } = (await mustPost(ada.client, '/api/workspace/get-asset-link', {
        workspaceUUID: home,
        path: name,
      })) as { url: string };
      const before = readResident(server.pid());
      const sockets = await Promise.all(Array.from({ length: 200 }, () => openRaw(server.port)));
      for (const socket of sockets) {
        socket.pause();
        socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nCookie: ${ada.client.cookieHeader()}\r\n\r\n`);
      }
      for (let i = 0; i < 20; i += 1) {
        expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
        expect(readResident(server.pid()) - before).toBeLessThan(400 * MB);
      }
      for (const socket of sockets) socket.destroy();
    },
  },
  'R-04': {
    heavy: true,
    check: async ({ server, ada }) => {
      const before = readResident(server.pid());
      const sockets = [];
      for (let round = 0; round < 10; round += 1)
        sockets.push(...(await Promise.all(Array.from({ length: 200 }, () => openRaw(server.port)))));
      for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
      expect(readResident(server.pid()) - before).toBeLessThan(200 * MB);
      for (const socket of sockets) socket.destroy();
    },
  },
  'R-06': {
    tests: [
      ['tests/core/headers.test.ts', 'is cut off at its limit, and what is not JSON is said to be so'],
      ['tests/core/headers.test.ts', 'may be nested as deep as its size allows without a fault'],
    ],
    check: async ({ ada, unchanged }) => {
      const post = (body: string) =>
        ada.client.postRaw('/api/groups/create', body, { 'content-type': 'application/json' });
      await unchanged(async () => {
        expect(await announceJson(ada.client, '/api/groups/create', 10 * MB)).toBe(413);
        expectRefused(await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 422);
        expectRefused(await post(`{"groupName":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`), 413, 422);
        expectRefused(await post(`[${'1,'.repeat(100_000)}1]`), 422);
        expectRefused(await post(`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`), 413, 422);
        expectRefused(await post('{"groupName":1'), 400);
        expectRefused(await post('\u0000'), 400);
        expectRefused(await post('\ufeff{"groupName":'), 400);
      });
    },
  },
  'R-07': {
    check: async ({ server, ada, unchanged }) => {
      const token = decodeURIComponent(ada.client.cookies.get('XSRF-TOKEN') ?? '');
      const head = (more: string): string =>
        `POST /api/user/get-data HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${ada.client.cookieHeader()}\r\n` +
        `X-XSRF-TOKEN: ${token}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
      await unchanged(async () => {
        for (const [more, body] of [
          ['Content-Length: 2\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'],
          ['Content-Length: 2\r\nContent-Length: 3', '{}x'],
          ['Transfer-Encoding: chunked, identity', '2\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding: xchunked', '2\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding : chunked', '2\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding:\x0bchunked', '2\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding: chunked\r\nTransfer-Encoding: x', '2\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding: chunked', '2;a\nb\r\n{}\r\n0\r\n\r\n'],
          ['Transfer-Encoding: chunked', 'ffffffffffffffffff\r\n{}\r\n'],
          ['Content-Length: 2\n', '{}'],
          ['Content-Length: +2', '{}'],
          [' folded: x', ''],
        ] as const) {
          const answer = await sendRaw(server.port, head(more) + body, 500);
          expect([0, 400], `${more} ${answer.slice(0, 60)}`).toContain(statusOf(answer));
          expect(answer.match(/HTTP\/1\.1 200/gu)).toBeNull();
        }
      });
      for (const text of [
        'GET /health HTTP/1.1\r\n\r\n',

        'G\u0000T / HTTP/1.1\r\nHost: x\r\n\r\n',
        '\x16\x03\x01',
      ]) {
        const status = statusOf(await sendRaw(server.port, text, 500));
        expect([0, 400]).toContain(status);
      }
    },
  },
  'R-08': {
    reason:
      'The server speaks HTTP/1.1 only; HTTP/2 is the proxy’s, and docs/operating.md names the versions that bound resets.',
  },
  'R-09': { tests: [['scripts/gate/regex.test.ts', 'every regular expression of the product is linear']] },
  'R-10': { reason: 'No Markdown is rendered by the server itself; pandoc runs in a process with limits (E-20).' },
  'R-12': {
    heavy: true,
    check: async ({ server }) => {
      expect(await readMetric(server, 'scriptorium_loop_delay_p99_seconds')).toBeLessThan(0.2);
    },
  },
  'R-13': {
    reason:
      'A cgroup needs root and a writable hierarchy; A-16, L-32, L-33, E-20 and R-03 hold their bounds by themselves.',
  },
  'R-14': {
    tests: [['tests/abuse/bounds.test.ts', 'too few files to open is answered, and over when there are some again']],
  },
  'R-15': {
    tests: [
      ['tests/core/process.test.ts', 'keeps what it has acknowledged when it is killed in the middle of writing'],
    ],
  },
};
