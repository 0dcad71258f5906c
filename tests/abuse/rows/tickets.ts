import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { loginAs, mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { connectSocket, LiveSocket } from '../../live/live-client.ts';
import { enter, readText, takeTicket } from '../_support/live-stage.ts';
import type { Proofs } from '../_support/proof.ts';
import { sendRaw } from '../_support/raw.ts';

/** Opens a socket with these headers. */
function knock(url: string, ticket: string, headers: Record<string, string>): LiveSocket {
  const address = `${url.replace('http', 'ws')}/documents?ticket=${ticket}`;
  return new LiveSocket(new WebSocket(address, { headers, perMessageDeflate: false }));
}

async function handshakeStatus(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/documents?ticket=x`, { headers });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => undefined);
  });
}

export const TICKETS: Proofs = {
  'K-02': {
    check: async (stage) => {
      const ticket = await takeTicket(stage);
      const sockets = Array.from({ length: 6 }, () => connectSocket(stage.ada.client, { ticket }));
      const outcomes = await Promise.all(
        sockets.map((socket) =>
          socket.next('get-document').then(
            () => 'in',
            () => 'out',
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
      for (const socket of sockets) socket.raw.terminate();
      expect(await connectSocket(stage.ada.client, { ticket }).ending()).toBe(4401);
    },
  },
  'K-03': {
    check: async (stage) => {
      const ticket = await takeTicket(stage);
      await runSql(stage.server, `update ticket set expires_at = expires_at - 31000`);
      expect(await connectSocket(stage.ada.client, { ticket }).ending()).toBe(4401);
    },
  },
  'K-04': {
    check: async (stage) => {
      const { server, ada, ben, eve } = stage;
      const ended = await loginAs(server, ada);
      await mustPost(ended.client.clone(), '/api/auth/logout', {});
      const cookies = [
        eve.client.cookieHeader(),
        // A member of the same group, who could open the document with his own ticket.
        ben.client.cookieHeader(),
        ended.client.cookieHeader(),
        `session=${'A'.repeat(43)}`,
        'session=',
        '',
      ];
      for (const cookie of cookies) {
        const stolen = knock(server.url, await takeTicket(stage), { cookie, origin: server.url });
        expect([cookie, await stolen.ending()]).toEqual([cookie, 4401]);
      }
      const bare = knock(server.url, await takeTicket(stage), { origin: server.url });
      expect(await bare.ending()).toBe(4401);
      const own = knock(server.url, await takeTicket(stage), { cookie: ada.client.cookieHeader(), origin: server.url });
      await own.next('get-document');
      own.raw.close();
    },
  },
  'K-05': {
    // Only a non-browser comes without one, and needs ticket and cookie like everyone else.
    check: async (stage) => {
      const { server, ada } = stage;
      for (const origin of [
        'https://evil.example',
        'null',
        `https://127.0.0.1:${server.port}`,
        `http://127.0.0.1:${server.port + 1}`,
        `http://127.0.0.1:${server.port}.evil.example`,
        'chrome-extension://abc',
      ])
        expect([origin, await handshakeStatus(server.url, { origin })]).toEqual([origin, 403]);
      for (const site of ['cross-site', 'same-site', 'none', 'same-origin'])
        expect([site, await handshakeStatus(server.url, { 'sec-fetch-site': site })]).toEqual([site, 403]);
      expect(await handshakeStatus(server.url, { 'sec-fetch-mode': 'websocket' })).toBe(403);
      expect(await handshakeStatus(server.url, { origin: server.url })).toBe(101);
      const program = knock(server.url, await takeTicket(stage), { cookie: ada.client.cookieHeader() });
      await program.next('get-document');
      program.raw.close();
    },
  },
  'K-06': {
    check: async (stage) => {
      const { socket, path } = await enter(stage, 'mine\n');
      const other = await stage.text('other\n');
      socket.raw.send(
        JSON.stringify({
          type: 'push-updates',
          clientVersion: 0,
          document: other,
          docPath: other,
          updates: [{ clientID: 'p', changes: [[0, 'x'], 5] }],
        }),
      );
      await Promise.race([socket.next('acknowledge').catch(() => undefined), socket.ending()]);
      socket.raw.terminate();
      expect(await readText(stage, other)).toBe('other\n');
      expect(['mine\n', 'xmine\n']).toContain(await readText(stage, path));
    },
  },
  'K-08': { tests: [['tests/abuse/logs.test.ts', 'logs contain no secrets, tickets or document text']] },
  'K-09': {
    reason: 'Several nodes: waits for the issue that brings them; tickets already live in the shared database.',
  },
  'K-10': {
    check: async ({ server }) => {
      const ask = async (lines: string, version = '1.1'): Promise<number> =>
        Number(
          /^HTTP\/1\.\d (\d+)/u.exec(
            await sendRaw(
              server.port,
              `GET /documents?ticket=x HTTP/${version}\r\nHost: 127.0.0.1:${server.port}\r\n${lines}\r\n`,
              600,
            ),
          )?.[1] ?? 0,
        );
      const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
      for (const [lines, version] of [
        [`${upgrade}Sec-WebSocket-Version: 13\r\n`],
        [`${upgrade}${key}Sec-WebSocket-Version: 99\r\n`],
        [`${upgrade}${key}Sec-WebSocket-Version: x\r\n`],
        [`${upgrade}Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n`],
        [`Connection: Upgrade\r\nUpgrade: h2c\r\n${key}`],
        [`${upgrade}${key}Sec-WebSocket-Version: 13\r\n`, '1.0'],
        ['Connection: close\r\n'],
      ] as const) {
        const status = await ask(lines, version);
        expect(status === 101 || status >= 500, `${lines} ${status}`).toBe(false);
      }
    },
  },
};
