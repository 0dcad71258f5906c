import { expect } from 'vitest';
import { mustPost } from '../../_support/accounts.ts';
import { runSql } from '../../_support/run-sql.ts';
import { awaitToken } from '../../accounts/await-mail.ts';
import { compareTimes } from '../_support/compare-times.ts';
import { dumpDatabase } from '../_support/dump-database.ts';
import { FULL } from '../../_support/full.ts';
import type { Proofs } from '../_support/proof.ts';
import { expectRefused, type Stage } from '../_support/stage.ts';

const PASSWORDS = 'tests/accounts/passwords.test.ts';
const RESET = '/api/user/request-password-reset-link';
const NEW = 'a brand new pass phrase';

async function askForReset({ guest, mailbox, freeBudgets }: Stage, email: string): Promise<string> {
  await freeBudgets();
  await mustPost(guest(), RESET, { email });
  return awaitToken(mailbox, email, '/reset-password');
}

export const TOKENS: Proofs = {
  'T-01': {
    check: async ({ ada, group, text }) => {
      const docPath = await text();
      const tickets: string[] = [];
      for (let i = 0; i < (FULL ? 200 : 60); i += 1) {
        const { ticket } = (await mustPost(ada.client, '/api/request-ws-ticket', { uuid: group, docPath })) as {
          ticket: string;
        };
        tickets.push(ticket);
      }
      expect(new Set(tickets).size).toBe(tickets.length);
      for (const ticket of tickets) expect(ticket).toMatch(/^[\w-]{43}$/u);
      // No position is constant, as in a timestamp or counter, and ones and zeros are balanced.
      for (let at = 0; at < 43; at += 1) expect(new Set(tickets.map((ticket) => ticket[at])).size).toBeGreaterThan(10);
      const bytes = tickets.flatMap((ticket) => [...Buffer.from(ticket, 'base64url')]);
      const ones = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
      const bits = bytes.length * 8;
      expect(Math.abs(2 * ones - bits) / Math.sqrt(bits)).toBeLessThan(5);
      expect(ada.client.cookies.get('session')).toMatch(/^[\w-]{43}$/u);
    },
  },
  'T-02': {
    check: async (stage) => {
      const { ada, group, text, server } = stage;
      const { ticket } = (await mustPost(ada.client, '/api/request-ws-ticket', {
        uuid: group,
        docPath: await text(),
      })) as { ticket: string };
      const token = await askForReset(stage, ada.email);
      // Until it is sent, the e-mail is stored with the token in its text.
      await expect.poll(() => runSql(server, "select id from mail where state = 'queued'")).toEqual([]);
      const dump = await dumpDatabase(server);
      expect(dump).toContain(ada.email);
      for (const secret of [ticket, token, ada.client.cookies.get('session') ?? 'none', ada.password])
        expect(dump.includes(secret)).toBe(false);
    },
  },
  'T-04': {
    check: async (stage) => {
      const { server, ada, guest, unchanged } = stage;
      const token = await askForReset(stage, ada.email);
      await runSql(server, `update token set expires_at = ${Date.now() - 1000} where kind = 'reset-password'`);
      await unchanged(async () => {
        const late = await guest().post('/api/user/reset-password', { token, password: NEW });
        expect(late.body).toMatchObject({ error: 'invalid-token' });
        const never = await guest().post('/api/user/reset-password', { token: 'x'.repeat(43), password: NEW });
        expect(never.body).toEqual(late.body);
        for (const each of [token, 'x'.repeat(43)])
          expect((await guest().post('/api/user/read-password-link', { token: each })).body).toEqual(late.body);
      });
      expect((await guest().login(ada.email, ada.password)).status).toBe(200);
    },
  },
  'T-05': {
    tests: [[PASSWORDS, 'keeps older links valid when a newer one is requested, until one is used']],
  },
  'T-06': {
    tests: [[PASSWORDS, "guest.call(user.verifyEmail, { token })).rejects.toThrow(refusal('invalid-token'))"]],
  },
  'T-07': {
    check: async (stage) => {
      const { ada, ben, guest } = stage;
      const token = await askForReset(stage, ada.email);
      for (const extra of [{ email: ben.email }, { user: ben.email }, { oldPassword: ben.password }])
        expectRefused(await guest().post('/api/user/reset-password', { token, password: NEW, ...extra }), 422);
      for (const account of [ada, ben]) expect((await guest().login(account.email, account.password)).status).toBe(200);
    },
  },
  'T-08': {
    tests: [[PASSWORDS, 'cannot be set after the account was suspended']],
    check: async (stage) => {
      const pia = await stage.person('Pia');
      const token = await askForReset(stage, pia.email);
      await mustPost(stage.admin.client, '/api/admin/users/delete', { email: pia.email });
      const answer = await stage.guest().post('/api/user/reset-password', { token, password: NEW });
      expect(answer.body).toMatchObject({ error: 'invalid-token' });
    },
  },
  'T-10': {
    tests: [
      [PASSWORDS, 'is reset with a single-use link that ends all sessions and logs nobody in'],
      ['tests/live/around.test.ts', 'ending a session closes its sockets'],
    ],
  },
  'T-11': {
    tests: [
      ['tests/core/headers.test.ts', 'of links with a secret send no referrer'],
      ['tests/accounts/signup.test.ts', 'keeps links and passwords out of the log and the outbox list'],
      ['e2e/abuse.spec.ts', 'a page with a secret in its URL makes no other requests'],
    ],
  },
  'T-12': {
    check: async (stage) => {
      const { guest, mailbox, server } = stage;
      const email = 'scanned@example.org';
      await mustPost(guest(), '/api/user/signup', { email, displayName: 'Scanned', password: NEW });
      const token = await awaitToken(mailbox, email, '/verify-email');
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await guest().send(`/verify-email?token=${token}`, { method });
      await guest().get(`/api/user/verify-email?token=${token}`);
      const [row] = await runSql(server, `select email_verified from "user" where email = '${email}'`);
      expect(Number(row?.['email_verified'])).toBe(0);
      await mustPost(guest(), '/api/user/verify-email', { token });
      expect((await guest().login(email, NEW)).status).toBe(200);
    },
  },
  'T-13': { tests: [[PASSWORDS, 'has links to the configured address, whatever the request says']] },
  'T-14': {
    heavy: true,
    check: async ({ guest, ada, freeBudgets }) => {
      await compareTimes(freeBudgets, {
        known: () => guest().post(RESET, { email: ada.email }),
        unknown: () => guest().post(RESET, { email: 'nobody@example.org' }),
      });
    },
  },
  'T-16': {
    tests: [
      ['tests/core/mail.test.ts', 'stops at the daily quota, logs that once in the event log, and drops expired mails'],
      [PASSWORDS, 'is requested with the same response for every address'],
    ],
  },
};
