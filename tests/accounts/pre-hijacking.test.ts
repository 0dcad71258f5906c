import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, loginAdmin } from '../_support/accounts.ts';
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
const ATTACKER = 'the pass phrase of a stranger';
const OWNER = 'the pass phrase of the owner';
const guest = (): Client => new Client(server.url);

async function signUp(email: string, password: string, displayName: string): Promise<void> {
  await runSql(server, 'delete from rate_limit');
  await guest().call(user.signup, { email, password, displayName });
}

describe("an account for someone else's address", () => {
  it('is worthless once its owner signs up: the first link is invalid, and the owner sets the password', async () => {
    const email = 'victim@example.org';
    await signUp(email, ATTACKER, 'Mallory');
    const first = await awaitToken(mailbox, email, '/verify-email');
    await signUp(email, OWNER, 'Victoria');
    await expect(guest().call(user.verifyEmail, { token: first })).rejects.toThrow(refusal('invalid-token'));
    const second = await awaitToken(mailbox, email, '/reset-password');
    await guest().call(user.resetPassword, { token: second, password: OWNER });
    await expect(guest().login(email, ATTACKER)).rejects.toThrow(refusal('login-failed'));
    const { body } = await guest().login(email, OWNER);
    expect(body).toMatchObject({ user: { displayName: 'Victoria', emailVerified: true, isAdmin: false } });
  });

  it('is just as worthless if the stranger signs up again after the owner', async () => {
    const email = 'twice@example.org';
    await signUp(email, OWNER, 'Theo');
    const own = await awaitToken(mailbox, email, '/verify-email');
    await signUp(email, ATTACKER, 'Mallory');
    const toChoose = await awaitToken(mailbox, email, '/reset-password');
    await signUp(email, ATTACKER, 'Mallory');
    await expect(guest().call(user.verifyEmail, { token: own })).rejects.toThrow(refusal('invalid-token'));
    // The first link still works: a stranger cannot invalidate it by requesting another.
    await guest().call(user.resetPassword, { token: toChoose, password: OWNER });
    await expect(guest().login(email, ATTACKER)).rejects.toThrow(refusal('login-failed'));
    expect((await guest().login(email, OWNER)).status).toBe(200);
  });

  it('cannot have its links resent by the stranger, and restores no password that way', async () => {
    const email = 'resent@example.org';
    await signUp(email, ATTACKER, 'Mallory');
    await signUp(email, OWNER, 'Rosa');
    for (const password of [ATTACKER, OWNER]) {
      await expect(guest().call(user.resendVerification, { email, password })).rejects.toThrow(refusal('login-failed'));
      await expect(guest().login(email, password)).rejects.toThrow(refusal('login-failed'));
    }
  });

  it('verified by an administrator after two sign-ups accepts neither password', async () => {
    const email = 'waved-through@example.org';
    await signUp(email, ATTACKER, 'Mallory');
    await signUp(email, OWNER, 'Wanda');
    await boss.client.call(adminUsers.updateUser, { email, emailVerified: true });
    for (const password of [ATTACKER, OWNER])
      await expect(guest().login(email, password)).rejects.toThrow(refusal('login-failed'));
  });

  it('reset by its owner, who never signed up, invalidates the link sent to the stranger', async () => {
    const email = 'reset@example.org';
    await signUp(email, ATTACKER, 'Mallory');
    const first = await awaitToken(mailbox, email, '/verify-email');
    await guest().call(user.requestPasswordResetLink, { email });
    const token = await awaitToken(mailbox, email, '/reset-password');
    await guest().call(user.resetPassword, { token, password: OWNER });
    await expect(guest().call(user.verifyEmail, { token: first })).rejects.toThrow(refusal('invalid-token'));
    await expect(guest().login(email, ATTACKER)).rejects.toThrow(refusal('login-failed'));
  });

  it('created by an administrator is unaffected by a sign-up with its address', async () => {
    const email = 'invited@example.org';
    await boss.client.call(adminUsers.createUser, { email, displayName: 'Ina', quota: 1000, isAdmin: true });
    const token = await awaitToken(mailbox, email, '/reset-password');
    await signUp(email, ATTACKER, 'Mallory');
    await guest().call(user.resetPassword, { token, password: OWNER });
    const { body } = await guest().login(email, OWNER);
    expect(body).toMatchObject({ user: { displayName: 'Ina', isAdmin: true } });
  });
});
