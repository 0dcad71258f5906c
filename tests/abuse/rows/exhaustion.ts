import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import type { Proofs } from '../_support/proof.ts';
import { announceJson, openRaw, sendRaw, statusOf } from '../_support/raw.ts';
import { readMetric } from '../_support/read-metric.ts';
import { countOpenFiles, expectCheap, readResident } from '../_support/resident.ts';
import { expectRefused, setStage } from '../_support/stage.ts';
import { confine } from '../../faults/_support/confine.ts';
import { AUTHENTICATION } from './authentication.ts';
import { FLOODS } from './floods.ts';

const MB = 1024 * 1024;
/** Slack for a busy machine. */
const SLACK_MS = 20;

async function p95Of(timeOf: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 200; n += 1) times.push(await timeOf());
  return times.toSorted((a, b) => a - b)[189] ?? 0;
}

export const EXHAUSTION: Proofs = {
  'R-01': {
    heavy: true,
    check: async ({ server, ada }) => {
      const timeOf = async (): Promise<number> => {
        const began = performance.now();
        expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
        return performance.now() - began;
      };
      await p95Of(timeOf);
      const before = await p95Of(timeOf);
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
      await timeOf();
      const during = await p95Of(timeOf);
      expect(during).toBeLessThan(2 * before + SLACK_MS);
      // The limit is 15 s; Node checks every 30 s.
      await expect.poll(() => open, { timeout: 55_000, interval: 500 }).toBe(0);
      clearInterval(drip);
    },
  },
  'R-02': {
    heavy: true,
    check: async ({ server, ada, home }) => {
      const token = decodeURIComponent(ada.client.cookies.get('XSRF-TOKEN') ?? '');
      const head = (path: string, type: string): string =>
        `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nCookie: ${ada.client.cookieHeader()}\r\n` +
        `X-XSRF-TOKEN: ${token}\r\nContent-Type: ${type}\r\nContent-Length: 200000\r\n\r\n`;
      const json = `${head('/api/groups/create', 'application/json')}{"groupName":"`;
      const form =
        `${head('/api/workspace/upload-files', 'multipart/form-data; boundary=b')}--b\r\nContent-Disposition: form-data; ` +
        `name="uuid"\r\n\r\n${home}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="slow.bin"\r\n\r\n`;
      // Neither silence nor a byte now and then may last for the half hour that a request may take in total.
      for (const [first, drops] of [
        [json, true],
        [form, true],
        [form, false],
      ] as const) {
        const socket = await openRaw(server.port);
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        socket.resume();
        socket.write(first);
        const drip = setInterval(() => drops && !socket.destroyed && socket.write('a'), 1000);
        await closed;
        clearInterval(drip);
      }
      await expect.poll(() => readdirSync(join(server.dataDir, 'blobs', 'tmp'))).toEqual([]);
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
      const files = countOpenFiles(server.pid());
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
      // Neither the connections nor the file stay open.
      await expect.poll(() => countOpenFiles(server.pid())).toBeLessThan(files + 20);
    },
  },
  'R-04': {
    heavy: true,
    check: async ({ server, ada }) => {
      const before = readResident(server.pid());
      const sockets: Awaited<ReturnType<typeof openRaw>>[] = [];
      for (let round = 0; round < 42; round += 1)
        sockets.push(...(await Promise.all(Array.from({ length: 250 }, () => openRaw(server.port)))));
      for (const socket of sockets) {
        socket.resume();
        socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
      }
      // The limit is 10,000. Excess connections are closed at once, some while others are still being opened; the rest
      // are served.
      const countOpen = (): number => sockets.filter((socket) => !socket.closed).length;
      await expect.poll(countOpen, { timeout: 30_000 }).toBeLessThanOrEqual(10_000);
      expect(countOpen()).toBeGreaterThan(9000);
      expect(readResident(server.pid()) - before).toBeLessThan(400 * MB);
      for (const socket of sockets) socket.destroy();
      const answers = (): Promise<number> =>
        ada.client.post('/api/user/get-data').then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(answers, { timeout: 30_000 }).toBe(200);
    },
  },
  'R-06': {
    tests: [
      ['tests/core/headers.test.ts', 'is cut off at its limit, and invalid JSON is reported as such'],
      ['tests/core/headers.test.ts', 'may be nested as deep as its size allows'],
    ],
    check: async ({ server, ada, unchanged }) => {
      const post = (body: string, ...statuses: number[]): Promise<void> =>
        expectCheap(server.pid(), body.slice(0, 60), async () => {
          const headers = { 'content-type': 'application/json' };
          expectRefused(await ada.client.postRaw('/api/groups/create', body, headers), ...statuses);
        });
      await unchanged(async () => {
        expect(await announceJson(ada.client, '/api/groups/create', 10 * MB)).toBe(413);
        await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422);
        await post(`{"groupName":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`, 413, 422);
        await post(`[${'1,'.repeat(100_000)}1]`, 422);
        await post(`{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`, 413, 422);
        await post('{"groupName":1', 400);
        await post('\u0000', 400);
        await post('\ufeff{"groupName":', 400);
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
  'R-09': { tests: [['scripts/gate/regex.test.ts', 'every regular expression in the product is linear']] },
  'R-10': { reason: 'No Markdown is rendered by the server itself; pandoc runs in a process with limits (E-20).' },
  'R-12': {
    heavy: true,
    check: async ({ server }) => {
      expect(await readMetric(server, 'scriptorium_loop_delay_p99_seconds')).toBeLessThan(0.2);
    },
  },
  'R-13': {
    heavy: true,
    tests: [
      ['tests/faults/campaign/pressure.test.ts', 'F-42 512 MB and a fifth of a CPU make it slow, but lose nothing'],
    ],
    check: async () => {
      const small = await setStage();
      const group = confine(small.server, { memory: '512M' });
      try {
        expect(group, 'control groups cannot be made here: this needs root').not.toBeNull();
        const pid = small.server.pid();
        for (const row of [AUTHENTICATION['A-16'], FLOODS['L-32'], FLOODS['L-33'], EXHAUSTION['R-03']]) {
          await small.freeBudgets();
          await row?.check?.(small);
        }
        expect((await fetch(`${small.server.url}/health`)).status).toBe(200);
        // The same process: the system has not killed it.
        expect(existsSync(`/proc/${pid}/stat`)).toBe(true);
      } finally {
        await small.dispose();
        group?.end();
      }
    },
  },
  'R-14': {
    tests: [
      ['tests/abuse/bounds.test.ts', 'running out of file handles is reported, and over when there are some again'],
      [
        'tests/faults/campaign/disk.test.ts',
        'F-13 out of file handles: an upload is rejected, typing continues, and it recovers without a restart',
      ],
    ],
  },
  'R-15': {
    tests: [
      [
        'tests/faults/campaign/surroundings.test.ts',
        'R-15 ${what} is logged, exits cleanly for the supervisor, and loses nothing',
      ],
      ['tests/core/process.test.ts', 'keeps everything acknowledged when killed while writing'],
    ],
  },
};
