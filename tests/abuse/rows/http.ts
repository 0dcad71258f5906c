import { expect } from 'vitest';
import { sendRaw, statusOf } from '../_support/raw.ts';
import { Client } from '../../_support/client.ts';
import type { Proofs } from '../_support/proof.ts';
import type { Answer } from '../../_support/client.ts';

const HEADERS = 'tests/core/headers.test.ts';
const EVERY = '%s %s is not sniffed, framed or cached, and reveals nothing about the server';

/** A page of a client that is not built yet deliberately returns 503. */
function expectNoFault({ status }: Answer): void {
  expect(status === 503 ? 200 : status).toBeLessThan(500);
}

export const HTTP: Proofs = {
  'H-01': {
    tests: [
      [HEADERS, EVERY],
      [HEADERS, 'of links with a secret send no referrer'],
    ],
    check: async ({ server, ada }) => {
      for (const [method, path] of [
        ['GET', '/'],
        ['GET', '/nothing.js'],
        ['GET', '/health'],
        ['OPTIONS', '/'],
        ['DELETE', '/'],
        ['POST', '/'],
        ['GET', `/${'x'.repeat(6000)}`],
        ['GET', '/%'],
        ['GET', '/%ff'],
        ['POST', '/api/user/get-data'],
      ] as const) {
        const answer = await ada.client.send(path, { method });
        expectNoFault(answer);
        for (const name of [
          'x-content-type-options',
          'content-security-policy',
          'cross-origin-opener-policy',
          'permissions-policy',
          'referrer-policy',
        ])
          expect([path, name, answer.headers.get(name) === null]).toEqual([path, name, false]);
        expect(answer.headers.get('server')).toBeNull();
      }
      expect(server.log()).not.toContain('"level":60');
    },
  },
  'H-02': {
    check: async ({ guest }) => {
      const policy = (await guest().get('/')).headers.get('content-security-policy') ?? '';
      const rules = new Map(
        policy.split('; ').map((rule) => {
          const [name = '', ...sources] = rule.split(' ');
          return [name, sources] as const;
        }),
      );
      expect(rules.get('default-src')).toEqual(["'none'"]);
      expect(rules.get('script-src')).toEqual(["'self'"]);
      expect(rules.get('object-src')).toEqual(["'none'"]);
      expect(rules.get('base-uri')).toEqual(["'none'"]);
      expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
      expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy).not.toMatch(/unsafe-|\*|http:|https:|ws:/u);
    },
    tests: [[HEADERS, 'has a new nonce each time']],
  },
  'H-03': {
    tests: [
      ['e2e/abuse.spec.ts', 'user files cannot be used by another site'],
      ['e2e/abuse.spec.ts', 'the application cannot be framed and ignores messages from strangers'],
    ],
  },
  'H-05': {
    tests: [
      [HEADERS, EVERY],
      [HEADERS, 'that look like a missing file return 404, not a page'],
    ],
  },
  'H-06': {
    check: async ({ guest, server }) => {
      const outside = { 'x-forwarded-for': '203.0.113.5' };
      for (const path of [
        '/.git/config',
        '/.env',
        '/package.json',
        '/package-lock.json',
        '/server/src/main.ts',
        '/server/dist/main.js',
        '/debug.js',
        '/phpinfo.php',
        '/scriptorium.sqlite',
        '/data/scriptorium.sqlite',
        '/assets/index.js.map',
        '/.well-known/security.txt',
        '/assets/../index.html',
        '/manifest.json.bak',
      ])
        expect([path, (await guest().get(path, outside)).status]).toEqual([path, 404]);
      expect((await guest().get('/metrics', outside)).status).toBe(404);
      const page = String((await guest().get('/')).body);
      for (const [, script = ''] of page.matchAll(/src="(\/assets\/[^"]+\.js)"/gu)) {
        expect((await new Client(server.url).get(`${script}.map`)).status).toBe(404);
        expect(String((await guest().get(script)).body)).not.toContain('sourceMappingURL');
      }
    },
  },
  'H-07': {
    tests: [['tests/auth/csrf.test.ts', 'marks its cookies Secure, restricts them to this host and sends HSTS']],
  },
  'H-08': {
    tests: [['tests/accounts/passwords.test.ts', 'has links to the configured address, whatever the request says']],
    check: async ({ server }) => {
      for (const host of [
        'evil.example',
        'evil.example:80',
        '',
        'a b',
        '[',
        '127.0.0.1@evil.example',
        `${'x'.repeat(300)}.example`,
      ]) {
        const answer = await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 800);
        expect([200, 400, 421, 503]).toContain(statusOf(answer));
        expect(answer).not.toContain('evil.example');
      }
    },
  },
  'H-09': {
    check: async ({ guest, ada }) => {
      const forged = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'for=127.0.0.1;host=evil.example',
        'x-real-ip': '127.0.0.1',
        'x-original-url': '/api/admin/overview',
        'x-rewrite-url': '/api/admin/overview',
        'x-http-method-override': 'POST',
      };
      const page = await guest().get('/', forged);
      expect(JSON.stringify([...page.headers])).not.toContain('evil.example');
      expect(String(page.body)).not.toContain('evil.example');
      expect((await ada.client.post('/api/user/get-data', {}, forged)).body).toMatchObject({
        user: { email: ada.email },
      });
    },
    tests: [
      [
        'tests/auth/login.test.ts',
        'is rate limited per account and address, whatever X-Forwarded-For says, and across a restart',
      ],
    ],
  },
  'H-11': {
    check: async ({ server, unchanged }) => {
      await unchanged(async () => {
        for (const path of [
          '/',
          '/health',
          '/files/x',
          '/verify-email?token=x',
          '/documents',
          '/api/events',
          '/api/openapi.json',
        ]) {
          const [options, head] = [
            await new Client(server.url).send(path, { method: 'OPTIONS' }),
            await new Client(server.url).send(path, { method: 'HEAD' }),
          ];
          for (const answer of [options, head]) expectNoFault(answer);
          expect(head.body).toBe('');
        }
      });
    },
  },
  'H-12': { tests: [['tests/abuse/bounds.test.ts', 'reports an internal error by its request id only']] },
};

export const DEPENDENCIES: Proofs = {
  'D-01': {
    tests: [
      ['scripts/gate/supply.test.ts', 'fails on high and critical advisories, passes lower ones, and says when'],
      ['scripts/gate/supply.test.ts', 'production packages are listed with their licence'],
    ],
  },
  'D-02': { tests: [['scripts/gate/supply.test.ts', 'no version is below a known-vulnerable floor']] },
  'D-03': {
    tests: [['scripts/gate/supply.test.ts', 'has a hash, no custom host, and runs no scripts']],
  },
};
