import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { ADMIN } from '../../_support/start-server.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectRefused } from '../_support/stage.ts';
import { compareTimes } from '../_support/compare-times.ts';
import { announceJson } from '../_support/raw.ts';
import { readResident } from '../_support/resident.ts';

const LOGIN = '/api/auth/login';
const GUESS = 'a wrong pass phrase';
const WEAK = ['sevench', 'password', '1234567890', 'qwertyuiop', 'scriptorium', '          ', 'Password123'];

export const AUTHENTICATION: Proofs = {
  'A-01': {
    tests: [['tests/auth/login.test.ts', 'responds to a wrong password and an unknown address with the same bytes']],
  },
  'A-02': {
    tests: [['tests/auth/login.test.ts', 'responds to a wrong password and an unknown address with the same bytes']],
  },
  'A-03': {
    heavy: true,
    check: async ({ guest, ada, freeBudgets }) => {
      // The largest possible account row, the reading of which must not show in the timing.
      await mustPost(ada.client, '/api/user/set-data', { displayName: ada.displayName, avatar: makeLargePicture() });
      for (const path of [LOGIN, '/api/user/resend-verification']) {
        await compareTimes(freeBudgets, {
          known: () => guest().post(path, { email: ada.email, password: GUESS }),
          unknown: () => guest().post(path, { email: 'nobody@example.org', password: GUESS }),
        });
      }
      await mustPost(ada.client, '/api/user/set-data', { displayName: ada.displayName, avatar: null });
    },
  },
  'A-04': {
    tests: [
      ['tests/auth/login.test.ts', 'treats other spellings of an address as the same account'],
      [
        'tests/repository/accounts.test.ts',
        'is created once, however many create it at once and however they spell it',
      ],
    ],
  },
  'A-05': { tests: [['tests/auth/login.test.ts', 'treats blanks around a password as part of it']] },
  'A-07': {
    check: async ({ guest, ada }) => {
      for (const password of ['x'.repeat(1025), '€'.repeat(342), '\u{1f600}'.repeat(257)])
        expectRefused(await guest().post(LOGIN, { email: ada.email, password }), 422);
      expect(await announceJson(guest(), LOGIN, 10_000_000)).toBe(413);
      expectRefused(await guest().post(LOGIN, { email: 'x'.repeat(15_000), password: GUESS }), 422);
      // Without a session, the server reads no more than such a call can need.
      expectRefused(await guest().post(LOGIN, { email: 'x'.repeat(17_000), password: GUESS }), 413);
    },
  },
  'A-08': {
    check: async ({ guest, ada, person, freeBudgets }) => {
      const mona = await person('Mona');
      for (const password of [...WEAK, 'weak@example.org', 'WEAK@EXAMPLE.ORG']) {
        await freeBudgets();
        const input = { email: 'weak@example.org', displayName: 'Weak', password };
        expect((await guest().post('/api/user/signup', input)).body).toMatchObject({ error: 'weak-password' });
      }
      for (const newPassword of [...WEAK.slice(0, 4), mona.email]) {
        const input = { email: mona.email, oldPassword: mona.password, newPassword };
        expect((await mona.client.post('/api/user/change-password', input)).body).toMatchObject({
          error: 'weak-password',
          field: 'newPassword',
        });
      }
      expect((await guest().login(mona.email, mona.password)).status).toBe(200);
      expect((await guest().post(LOGIN, { email: ada.email, password: WEAK[0] })).status).toBe(401);
    },
    tests: [
      ['tests/accounts/passwords.test.ts', "password: 'short'"],
      ['tests/accounts/signup.test.ts', "rejects passwords that are short, common or the user's own address"],
    ],
  },
  'A-09': {
    check: async ({ guest, ada, unchanged }) => {
      const right = { email: ada.email, password: ada.password };
      const bad: unknown[] = [
        { email: { $gt: '' }, password: ['x'] },
        { email: [ada.email], password: ada.password },
        { email: ada.email, password: { $ne: null } },
        { email: 1, password: 2 },
        { email: null, password: null },
        { email: true, password: false },
        { email: ada.email },
        { password: ada.password },
        {},
        { ...right, isAdmin: true },
        { ...right, clientID: 7 },
        { ...right, constructor: { prototype: { isAdmin: true } } },
      ];
      await unchanged(async () => {
        for (const input of bad) expectRefused(await guest().post(LOGIN, input), 422);
        const hidden = `{"email":${JSON.stringify(ada.email)},"password":"x","__proto__":{"isAdmin":true}}`;
        const answer = await guest().postRaw(LOGIN, hidden, { 'content-type': 'application/json' });
        expectRefused(answer, 401, 422);
      });
    },
  },
  'A-10': {
    tests: [
      ['tests/auth/login.test.ts', 'explains a suspended or unverified account only if the password is right'],
      [
        'tests/accounts/signup.test.ts',
        'resends the link if the password is right; using either invalidates the other',
      ],
    ],
  },
  'A-11': {
    tests: [['tests/auth/login.test.ts', 'explains a suspended or unverified account only if the password is right']],
  },
  'A-13': {
    check: async ({ server, guest, mailbox, person }) => {
      const nina = await person('Nina');
      const from = (n: number): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${n}` });
      const guess = async (n: number): Promise<number> =>
        (await guest().post(LOGIN, { email: nina.email, password: GUESS }, from(n))).status;
      expect([await guess(1), await guess(2)]).toEqual([401, 401]);
      // Use up the rest of the hundred attempts without a hundred hashes.
      await runSql(server, `update rate_limit set count = 100 where key like '%account:${nina.email}%'`);
      expect(await guess(3)).toBe(429);
      expect((await nina.client.post('/api/user/get-data')).status).toBe(200);
      expect((await guest().post('/api/user/request-password-reset-link', { email: nina.email })).status).toBe(200);
      expect((await mailbox.next(nina.email)).text).toContain('/');
    },
  },
  'A-14': {
    check: async ({ server, guest }) => {
      const from = { 'x-forwarded-for': '203.0.113.9' };
      const guess = (n: number) =>
        guest().post(LOGIN, { email: `victim-${n}@example.org`, password: 'Sommer2026!!' }, from);
      expect((await guess(1)).status).toBe(401);
      await runSql(server, `update rate_limit set count = 100 where key like '%address:203.0.113.9%'`);
      const answer = await guess(2);
      expectRefused(answer, 429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const neighbour = { 'x-forwarded-for': '203.0.113.10' };
      expect((await guest().post(LOGIN, { email: 'a@example.org', password: GUESS }, neighbour)).status).toBe(401);
    },
  },
  'A-15': {
    tests: [
      [
        'tests/auth/login.test.ts',
        'is rate limited per account and address, whatever X-Forwarded-For says, and across a restart',
      ],
    ],
  },
  'A-16': {
    heavy: true,
    check: async ({ server, ada, guest }) => {
      const before = readResident(server.pid());
      let peak = before;
      const watch = setInterval(() => {
        peak = Math.max(peak, readResident(server.pid()));
      }, 20);
      const input = { email: ada.email, password: ada.password };
      const flood = Promise.all(Array.from({ length: 50 }, () => guest().post(LOGIN, input)));
      const state = { isOver: false };
      const over = (): void => void (state.isOver = true);
      flood.then(over, over);
      // Meanwhile the event loop must stay responsive.
      const waits: number[] = [];
      while (!state.isOver) {
        const began = performance.now();
        expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200);
        waits.push(performance.now() - began);
      }
      const answers = await flood;
      clearInterval(watch);
      expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(200);
      const statuses = new Set(answers.map((answer) => answer.status));
      expect([...statuses].every((status) => [200, 429, 503].includes(status))).toBe(true);
      const { availableParallelism } = await import('node:os');
      expect(peak - before).toBeLessThan((19 * availableParallelism() + 50) * 1024 * 1024);
    },
  },
  'A-17': {
    tests: [
      [
        'tests/accounts/signup.test.ts',
        'responds alike for known and unknown addresses, changes nothing and notifies the owner',
      ],
    ],
    heavy: true,
    check: async ({ guest, ada, freeBudgets }) => {
      let made = 0;
      const signUp = async (email: string): Promise<void> => {
        const person = { email, displayName: 'Timed', password: 'a long pass phrase of nobody' };
        expect((await guest().post('/api/user/signup', person)).status).toBe(200);
      };
      await compareTimes(freeBudgets, {
        known: () => signUp(ada.email),
        unknown: () => signUp(`timed-${(made += 1)}@example.org`),
      });
      // Nor may it reveal an unverified sign-up.
      let again = 0;
      await compareTimes(freeBudgets, {
        known: async () => signUp(`timed-${(again += 1)}@example.org`),
        unknown: () => signUp(`timed-${(made += 1)}@example.org`),
      });
    },
  },
  'A-19': {
    tests: [['tests/accounts/signup.test.ts', 'rejects unknown fields']],
    check: async ({ guest, unchanged }) => {
      const account = { email: 'more@example.org', displayName: 'More', password: 'a long pass phrase of more' };
      const extras = { isAdmin: true, emailVerified: true, quota: 1e12, uuid: crypto.randomUUID(), is_admin: 1 };
      await unchanged(async () => {
        for (const [name, value] of Object.entries(extras))
          expectRefused(await guest().post('/api/user/signup', { ...account, [name]: value }), 422);
      });
    },
  },
  'A-20': {
    check: async ({ person }) => {
      const olga = await person('Olga');
      const statuses: number[] = [];
      for (let i = 0; i < 12; i += 1) {
        const input = { email: olga.email, oldPassword: GUESS, newPassword: 'another long pass phrase' };
        statuses.push((await olga.client.post('/api/user/change-password', input)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
      expect(statuses.slice(10)).toEqual([429, 429]);
      expect((await olga.client.post('/api/user/get-data')).status).toBe(200);
    },
  },
  'A-21': {
    check: async ({ ada, ben, guest }) => {
      const input = { email: ben.email, oldPassword: ada.password, newPassword: 'another long pass phrase' };
      expectRefused(await ada.client.post('/api/user/change-password', input), 403);
      const his = { ...input, oldPassword: ben.password };
      expectRefused(await ada.client.post('/api/user/change-password', his), 403);
      for (const account of [ada, ben]) expect((await guest().login(account.email, account.password)).status).toBe(200);
    },
  },
  'A-22': {
    tests: [['tests/accounts/passwords.test.ts', 'is counted and refused, also after a restart']],
    check: async ({ server, guest, unchanged }) => {
      const guess = (token: string) =>
        guest().post(
          '/api/user/reset-password',
          { token, password: 'another long pass phrase' },
          { 'x-forwarded-for': '192.0.2.77' },
        );
      await unchanged(async () => {
        for (const token of ['', 'x'.repeat(43), '0'.repeat(43), "' or 1=1--", '%', '\u0000', 'x'.repeat(200)])
          expectRefused(await guess(token), 422);
        await runSql(server, `update rate_limit set count = 60 where key like '%address:192.0.2.77%'`);
        expectRefused(await guess('x'.repeat(43)), 429);
        // Reading a token counts as a guess too.
        const look = { token: 'x'.repeat(43) };
        expectRefused(
          await guest().post('/api/user/read-password-link', look, { 'x-forwarded-for': '192.0.2.77' }),
          429,
        );
      });
    },
  },
  'A-23': { tests: [['tests/auth/login.test.ts', 'and across a restart']] },
  'A-25': {
    tests: [['tests/auth/login.test.ts', 'replaces the session on a new login: session fixation is impossible']],
  },
  'A-26': {
    tests: [['tests/accounts/passwords.test.ts', 'is set with the mailed link, which also verifies the address']],
  },
  'A-30': {
    tests: [
      [
        'tests/accounts/pre-hijacking.test.ts',
        'is worthless once its owner signs up: the first link is invalid, and the owner sets the password',
      ],
      ['tests/accounts/pre-hijacking.test.ts', 'is just as worthless if the stranger signs up again after the owner'],
      [
        'tests/accounts/pre-hijacking.test.ts',
        'verified by an administrator after two sign-ups accepts neither password',
      ],
    ],
  },
  'A-31': {
    tests: [
      ['tests/auth/lockout.test.ts', "use up only the stranger's own attempts: the owner can log in from elsewhere"],
      ['tests/auth/lockout.test.ts', 'from a hundred addresses do not keep out a known browser'],
      [
        'tests/auth/lockout.test.ts',
        'by strangers neither keeps the owner from requesting one nor invalidates earlier links',
      ],
      ['tests/auth/lockout.test.ts', "repeatedly with someone else's address does not keep its owner from signing up"],
    ],
  },
  'A-32': {
    tests: [
      [
        'tests/accounts/signup-policy.test.ts',
        'accepts those and their subdomains, and rejects others alike, known or not',
      ],
      [
        'tests/accounts/signup-policy.test.ts',
        'lets nobody in until an administrator approves, however the address was verified',
      ],
    ],
  },
  'A-27': {
    tests: [
      [
        'tests/auth/setup.test.ts',
        'has no default account, and prints a one-time link that creates the first administrator',
      ],
    ],
    check: async ({ guest, admin }) => {
      for (const password of ['admin', 'password', 'scriptorium', '', 'changeme'])
        expect((await guest().post(LOGIN, { email: ADMIN.email, password })).status).toBe(401);
      await mustPost(admin.client, '/api/user/get-data', {});
    },
  },
};

/** A profile picture of maximum size; only its header is valid. */
function makeLargePicture(): string {
  const bytes = Buffer.concat([
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAASwAAAEsCAYAAAB5fY51', 'base64'),
    randomBytes(200_000),
  ]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
