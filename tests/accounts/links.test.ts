import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/src/adapters/clock.ts';
import { type Account, createAccount, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitToken } from './await-mail.ts';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  boss = await loginAdmin(server);
  await boss.client.call(admin.updateSetting, { key: 'registration_open', value: '1' });
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const refusal = (code: string) => expect.objectContaining({ code });
const PASSWORD = 'a quiet pass phrase';

async function signUp(name: string): Promise<{ email: string; token: string }> {
  const email = `${name}@example.org`;
  await new Client(server.url).call(user.signup, { email, password: PASSWORD, displayName: name });
  return { email, token: await awaitToken(mailbox, email, '/verify-email') };
}

async function forget(email: string): Promise<string> {
  await new Client(server.url).call(user.requestPasswordResetLink, { email });
  return awaitToken(mailbox, email, '/reset-password');
}

describe("a link's secret", () => {
  it('is 256 bits that have nothing in common with another one', () => {
    const tokens = Array.from({ length: 1000 }, () => systemClock.newToken().token);
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
    for (let at = 0; at < 32; at += 1) {
      // No byte is a version, timestamp or counter: each takes many values, and half of all bits are set.
      expect(new Set(bytes.map((each) => each[at])).size).toBeGreaterThan(200);
    }
    const ones = bytes.reduce(
      (sum, each) => sum + each.reduce((bits, byte) => bits + byte.toString(2).replaceAll('0', '').length, 0),
      0,
    );
    // 256,000 fair bits: six standard deviations are 1,518.
    expect(Math.abs(ones - 128_000)).toBeLessThan(1518);
  });

  it("is stored nowhere in the database, nor is a session's", async () => {
    const una = await createAccount(server, 'Una');
    const token = await forget(una.email);
    const cookie = [...una.client.cookies].find(([name]) => name.endsWith('session'))?.[1] ?? '';
    expect(cookie).toMatch(/^[\w-]{43}/);
    for (const table of ['token', 'session', 'ticket', 'event_log', 'job', 'notification', 'setting', 'rate_limit']) {
      const rows = JSON.stringify(await runSql(server, `select * from ${table}`));
      expect(rows, table).not.toContain(token);
      expect(rows, table).not.toContain(cookie.slice(0, 43));
      expect(rows, table).not.toContain(una.password);
    }
  });
});

describe('a link', () => {
  it('expires after its time', async () => {
    const { email, token } = await signUp('vera');
    const expire = (moment: number) =>
      runSql(server, `update token set expires_at = ${moment} where used_at is null and kind = 'verify-email'`);
    const [row] = await runSql(server, "select expires_at, created_at from token where kind = 'verify-email'");
    expect(Number(row?.['expires_at']) - Number(row?.['created_at'])).toBe(48 * 60 * 60 * 1000);
    await expire(Date.now() - 1000);
    await expect(new Client(server.url).call(user.verifyEmail, { token })).rejects.toThrow(refusal('invalid-token'));
    await expect(new Client(server.url).login(email, PASSWORD)).rejects.toThrow(refusal('email-not-verified'));
    await expire(Date.now() + 60_000);
    await new Client(server.url).call(user.verifyEmail, { token });

    const reset = await forget(email);
    const [made] = await runSql(
      server,
      "select expires_at, created_at from token where kind = 'reset-password' and used_at is null order by created_at desc",
    );
    expect(Number(made?.['expires_at']) - Number(made?.['created_at'])).toBe(60 * 60 * 1000);
    await runSql(server, `update token set expires_at = ${Date.now() - 1000} where kind = 'reset-password'`);
    const again = { token: reset, password: 'another pass phrase' };
    await expect(new Client(server.url).call(user.resetPassword, again)).rejects.toThrow(refusal('invalid-token'));
  });

  it('works for one purpose only', async () => {
    const { email, token } = await signUp('walt');
    const swapped = { token, password: 'another pass phrase' };
    await expect(new Client(server.url).call(user.resetPassword, swapped)).rejects.toThrow(refusal('invalid-token'));
    await expect(new Client(server.url).call(user.unsubscribe, { token })).rejects.toThrow(refusal('invalid-token'));
    await new Client(server.url).call(user.verifyEmail, { token });
    const reset = await forget(email);
    await expect(new Client(server.url).call(user.verifyEmail, { token: reset })).rejects.toThrow(
      refusal('invalid-token'),
    );
  });

  it('is not used up by a link scanner', async () => {
    const { email, token } = await signUp('xena');
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['/verify-email', '/api/user/verify-email']) {
        await fetch(`${server.url}${path}?token=${token}`, { method });
      }
    }
    await expect(new Client(server.url).login(email, PASSWORD)).rejects.toThrow(refusal('email-not-verified'));
    await new Client(server.url).call(user.verifyEmail, { token });
    expect((await new Client(server.url).login(email, PASSWORD)).status).toBe(200);
  });

  it('of a deleted account is invalid', async () => {
    const yuri = await createAccount(server, 'Yuri');
    const token = await forget(yuri.email);
    await boss.client.call(adminUsers.deleteUser, { email: yuri.email });
    const again = { token, password: 'another pass phrase' };
    await expect(new Client(server.url).call(user.resetPassword, again)).rejects.toThrow(refusal('invalid-token'));
  });
});
