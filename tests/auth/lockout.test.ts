import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awaitToken } from '../accounts/await-mail.ts';
import { type Account, createAccount, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let mailbox: Mailbox;
let olga: Account;

beforeAll(async () => {
  mailbox = await startMailbox();
  // The proxy is trusted, so that one machine can have many addresses.
  server = await startServer({ env: { SMTP_URL: mailbox.url, TRUSTED_PROXIES: '127.0.0.1' } });
  const boss = await loginAdmin(server);
  await boss.client.call(admin.updateSetting, { key: 'registration_open', value: '1' });
  olga = await createAccount(server, 'Olga');
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});
beforeEach(() => runSql(server, "delete from rate_limit where key not like 'known %'"));

const LOGIN = '/api/auth/login';
const RESET = '/api/user/request-password-reset-link';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const guess = (path: string, address: string, client = new Client(server.url)) =>
  client.post(path, { email: olga.email, password: 'a wrong pass phrase' }, from(address));
const logIn = async (address: string, client = new Client(server.url)): Promise<number> =>
  (await client.post(LOGIN, { email: olga.email, password: olga.password }, from(address))).status;

/** As if strangers at many addresses had used up the account's attempts. */
async function useUpAccount(): Promise<void> {
  expect((await guess(LOGIN, '198.51.100.1')).status).toBe(401);
  await runSql(server, `update rate_limit set count = 100 where key like '%account:${olga.email}%'`);
  expect((await guess(LOGIN, '198.51.100.2')).status).toBe(429);
}

describe("a stranger's wrong guesses", () => {
  it("use up only the stranger's own attempts: the owner can log in from elsewhere", async () => {
    const statuses = [];
    // More than enough to use up the account's limit if refused attempts counted.
    for (let n = 0; n < 110; n += 1) statuses.push((await guess(LOGIN, '198.51.100.7')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await logIn('203.0.113.5')).toBe(200);
  });

  it('from a hundred addresses do not keep out a known browser', async () => {
    const browser = olga.client.clone();
    for (const name of ['session', 'XSRF-TOKEN']) browser.cookies.delete(name);
    expect(browser.cookies.get('device')).toBeDefined();
    await useUpAccount();
    expect(await logIn('198.51.100.3', browser)).toBe(200);
    // Nor do they count against it; it has ten attempts like anyone else.
    const typed = [];
    for (let n = 0; n < 12; n += 1) typed.push((await guess(LOGIN, '198.51.100.3', browser)).status);
    expect(typed.filter((status) => status === 401)).toHaveLength(10);
  });

  it('from a hundred addresses do not keep out an address the owner logged in from before', async () => {
    expect(await logIn('203.0.113.20')).toBe(200);
    await useUpAccount();
    expect(await logIn('203.0.113.20')).toBe(200);
    expect(await logIn('203.0.113.21')).toBe(429);
  });

  it("gain nothing from another account's cookie, or a forged one", async () => {
    const eve = await createAccount(server, 'Eve');
    await useUpAccount();
    expect(await logIn('198.51.100.9', eve.client.clone())).toBe(429);
    const forged = new Client(server.url);
    forged.cookies.set('device', `${'A'.repeat(22)}.first~${'B'.repeat(43)}`);
    expect(await logIn('198.51.100.9', forged)).toBe(429);
  });

  it('share one budget across all calls that reveal whether a password is right', async () => {
    for (let n = 0; n < 10; n += 1) await guess('/api/user/resend-verification', '198.51.100.11');
    expect((await guess(LOGIN, '198.51.100.11')).status).toBe(429);
  });
});

describe('requesting reset links', () => {
  it('by strangers neither keeps the owner from requesting one nor invalidates earlier links', async () => {
    const ask = async (address: string): Promise<number> =>
      (await new Client(server.url).post(RESET, { email: olga.email }, from(address))).status;
    expect(await ask('203.0.113.30')).toBe(200);
    const own = await awaitToken(mailbox, olga.email, '/reset-password');
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push(await ask('198.51.100.30'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await ask('203.0.113.31')).toBe(200);
    const guest = new Client(server.url);
    await guest.call(user.resetPassword, { token: own, password: olga.password.toUpperCase() });
    // Using one invalidates all others.
    const late = await awaitToken(mailbox, olga.email, '/reset-password');
    await expect(guest.call(user.resetPassword, { token: late, password: 'of a stranger, too late' })).rejects.toThrow(
      expect.objectContaining({ code: 'invalid-token' }),
    );
    olga = { ...olga, password: olga.password.toUpperCase() };
  });

  it('fills a mailbox only to a limit, with the same response, and a known browser still gets its link', async () => {
    const mails = async (): Promise<number> =>
      Number(
        (
          await runSql(server, `select count(*) as n from mail where kind = 'reset-password' and created_at > ${since}`)
        )[0]?.['n'],
      );
    const since = Date.now();
    for (let n = 0; n < 15; n += 1) {
      const answer = await new Client(server.url).post(RESET, { email: olga.email }, from(`198.51.100.${n}`));
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await mails()).toBe(10);
    const browser = olga.client.clone();
    expect((await browser.post(RESET, { email: olga.email }, from('198.51.100.99'))).status).toBe(200);
    expect(await mails()).toBe(11);
  });
});

describe('signing up', () => {
  it("repeatedly with someone else's address does not keep its owner from signing up", async () => {
    const email = 'newcomer@example.org';
    const signUp = async (address: string, password: string): Promise<number> =>
      (await new Client(server.url).post('/api/user/signup', { email, password, displayName: 'New' }, from(address)))
        .status;
    for (let n = 0; n < 7; n += 1) await signUp('198.51.100.40', 'the pass phrase of a stranger');
    expect(await signUp('203.0.113.40', 'the pass phrase of the owner')).toBe(200);
    const token = await awaitToken(mailbox, email, '/reset-password');
    await new Client(server.url).call(user.resetPassword, { token, password: 'the pass phrase of the owner' });
    await new Client(server.url).login(email, 'the pass phrase of the owner');
  });
});
