import { expect } from 'vitest';
import { FULL } from '../../_support/full.ts';
import { runSql } from '../../_support/run-sql.ts';
import { Client } from '../../_support/client.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectNoFault, expectRefused } from '../_support/stage.ts';
import { announceJson, sendRaw, statusOf } from '../_support/raw.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';

const LOGIN = 'tests/auth/login.test.ts';
const SESSIONS = 'tests/auth/sessions.test.ts';
const CSRF = 'tests/auth/csrf.test.ts';
const EVERY_CALL = 'tests/bad-input.test.ts';

export const SESSION_ROWS: Proofs = {
  'S-01': {
    tests: [[LOGIN, 'replaces the session on a new login: session fixation is impossible']],
    check: async ({ guest, ada }) => {
      const planted = 'A'.repeat(43);
      const victim = guest();
      victim.cookies.set('session', planted);
      await victim.get('/health');
      await victim.login(ada.email, ada.password);
      expect(victim.cookies.get('session')).not.toBe(planted);
      const attacker = guest();
      attacker.cookies.set('session', planted);
      expect((await attacker.post('/api/user/get-data')).status).toBe(401);
    },
  },
  'S-02': {
    tests: [
      [SESSIONS, 'ends at logout, for every copy of its cookie'],
      ['tests/live/around.test.ts', 'ending a session closes its sockets'],
      ['tests/core/events.test.ts', 'ends with its session'],
    ],
  },
  'S-03': {
    tests: [[SESSIONS, 'expires after 14 days unused, 12 hours for administrators, and 90 days in any case']],
  },
  'S-04': {
    check: async ({ server, guest, ada }) => {
      const client = guest();
      await client.login(ada.email, ada.password);
      const ended = guest();
      await ended.login(ada.email, ada.password);
      const copy = ended.clone();
      await ended.post('/api/auth/logout');
      // For the rows, a clock set back an hour means timestamps an hour ahead.
      const hour = 3_600_000;
      await runSql(server, `update session set last_seen = last_seen + ${hour}, created_at = created_at + ${hour}`);
      expect((await client.post('/api/user/get-data')).status).toBe(200);
      expect((await copy.post('/api/user/get-data')).status).toBe(401);
      await runSql(server, `update session set last_seen = last_seen - ${hour}, created_at = created_at - ${hour}`);
    },
  },
  'S-06': { tests: [[LOGIN, "does not accept a session's public handle as its secret"]] },
  'S-07': { tests: [[LOGIN, 'never returns the session secret in a body, and sets an HttpOnly cookie']] },
  'S-08': { tests: [[SESSIONS, 'is one of at most 50: the oldest is dropped']] },
  'S-09': {
    tests: [[CSRF, 'marks its cookies Secure, restricts them to this host and sends HSTS']],
    check: async ({ guest, ada }) => {
      const client = guest();
      const lines = [
        ...(await client.get('/')).headers.getSetCookie(),
        ...(await client.login(ada.email, ada.password)).headers.getSetCookie(),
        ...(await client.post('/api/auth/logout')).headers.getSetCookie(),
      ];
      expect(lines.length).toBeGreaterThan(4);
      for (const line of lines) {
        expect(line).toMatch(/; Path=\//u);
        expect(line).toMatch(line.startsWith('XSRF-TOKEN=') ? /; SameSite=Strict/u : /; SameSite=Lax/u);
        expect(line).not.toMatch(/; Domain=/iu);
        if (!line.startsWith('XSRF-TOKEN=')) expect(line).toMatch(/; HttpOnly/u);
      }
    },
  },
  'S-10': {
    tests: [[SESSIONS, 'does not exist for the cookie %#']],
    check: async ({ server, ada }) => {
      const real = ada.client.cookies.get('session') ?? '';
      const ask = async (cookie: string): Promise<number> =>
        statusOf(
          await sendRaw(
            server.port,
            `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
            300,
          ),
        );
      expect(await ask(`session=${real}`)).toBe(200);
      for (const cookie of [
        `session="${real}x"`,
        `session=${'x'.repeat(8000)}`,
        `session=${real.slice(1)}`,
        `session=%00${real}`,
        `session=${real};; =; session`,
        `Session=${real}`,
        `__Host-session=${real}`,
        'session=; session=',
        'session=a%ZZ',
        `session=${'A'.repeat(43)}; session=${real}`,
      ])
        expect([200, 401, 431]).toContain(await ask(cookie));
      expect(await ask(`__Host-session=${real}`)).toBe(401);
      expect(await ask(`session=${'A'.repeat(43)}`)).toBe(401);
    },
  },
  'S-12': {
    tests: [[LOGIN, 'keeps at most 200 characters of a client id, as text']],
    check: async ({ guest, ada }) => {
      const input = { email: ada.email, password: ada.password };
      expectRefused(await guest().post('/api/auth/login', { ...input, clientID: 'x'.repeat(15_000) }), 422);
      expect(await announceJson(guest(), '/api/auth/login', 1_000_000)).toBe(413);
      const answer = await guest().post('/api/auth/login', { ...input, clientID: '<img src=x>\r\nSet-Cookie: a=b' });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().some((line) => line.startsWith('a='))).toBe(false);
    },
  },
  'S-14': {
    tests: [
      ['tests/auth/step-up.test.ts', 'asks for the password every time, however fresh the login'],
      [
        'tests/auth/step-up.test.ts',
        'of your own asks for the password if the login is a while ago, and then not again for a while',
      ],
      [
        'tests/auth/step-up.test.ts',
        'of others, deleting users and granting administrator rights also ask an administrator',
      ],
    ],
  },
  'S-13': { tests: [[SESSIONS, 'records when it was last seen at most once a minute']] },
};

export const CSRF_ROWS: Proofs = {
  'C-01': { tests: [[EVERY_CALL, 'requires the CSRF token']] },
  'C-02': {
    tests: [
      [CSRF, 'needs the same token in header and cookie, signed for this session'],
      [EVERY_CALL, "'x-xsrf-token': 'forged'"],
    ],
  },
  'C-03': {
    tests: [
      [EVERY_CALL, 'rejects any other content type'],
      [CSRF, "'application/json;charset=utf-7'"],
    ],
  },
  'C-05': {
    tests: [
      [EVERY_CALL, 'rejects a foreign origin'],
      [CSRF, 'is rejected from another origin, even with the token'],
    ],
    check: async ({ server, ada }) => {
      for (const origin of [
        'null',
        'https://evil.example',
        `https://127.0.0.1:${server.port}`,
        `http://127.0.0.1:${server.port + 1}`,
        `http://127.0.0.1:${server.port}.evil.example`,
        `http://127.0.0.1:${server.port}/`,
        `http://evil@127.0.0.1:${server.port}`,
        'file://',
        '',
      ])
        expectRefused(await ada.client.post('/api/user/get-data', {}, { origin }), 403);
    },
  },
  'C-06': {
    check: async ({ ada }) => {
      for (const site of ['cross-site', 'same-site', 'nonsense', 'same-origin, cross-site'])
        expectRefused(await ada.client.post('/api/user/get-data', {}, { 'sec-fetch-site': site }), 403);
    },
  },
  'C-07': {
    tests: [['tests/core/headers.test.ts', 'of calls accept only POST']],
    check: async ({ server, ada, unchanged }) => {
      await unchanged(async () => {
        // Each call gets two of them in turn, or all in a full run; tests/bad-input.test.ts sends a GET to each.
        const methods = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET'];
        for (const [turn, { path }] of CALLS.entries())
          for (const method of methods.filter((_, at) => FULL || at % 3 === turn % 3))
            expect((await ada.client.send(path, { method })).status, `${method} ${path}`).toBe(405);
        const header = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' };
        const overridden = await ada.client.send('/api/auth/logout?_method=POST', { method: 'GET', headers: header });
        expect(overridden.status).toBe(405);
        for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])
          expect(
            statusOf(await sendRaw(server.port, `${method} /api/auth/logout HTTP/1.1\r\nHost: x\r\n\r\n`, 400)),
          ).not.toBe(200);
      });
      expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
    },
  },
  'C-08': {
    tests: [[CSRF, 'is rejected without a pre-session token, and the page can retry with the one it then gets']],
  },
  'C-09': {
    tests: [[CSRF, 'gets no permission from a preflight']],
    check: async ({ server }) => {
      const client = new Client(server.url);
      for (const path of ['/', '/health', '/api/openapi.json', '/api/user/get-data', '/files/x', '/documents']) {
        const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
        const answer = await client.send(path, { method: 'OPTIONS', headers });
        expectNoFault(answer);
        const plain = await client.send(path, { method: 'GET', headers: { origin: 'https://evil.example' } });
        for (const { headers: sent } of [answer, plain]) {
          expect(sent.get('access-control-allow-origin')).toBeNull();
          expect(sent.get('access-control-allow-credentials')).toBeNull();
        }
      }
    },
  },
};
