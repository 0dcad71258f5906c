import * as admin from '@scriptorium/contract/operations/admin.ts';
import type { SettingKey } from '@scriptorium/contract/settings.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as bell from '@scriptorium/contract/operations/notifications.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitMail, awaitToken } from './await-mail.ts';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  boss = await loginAdmin(server);
  await set('registration_open', '1');
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const PASSWORD = 'a quiet pass phrase';
const set = (key: SettingKey, value: string): Promise<unknown> => boss.client.call(admin.updateSetting, { key, value });
const signUp = (email: string): Promise<unknown> =>
  new Client(server.url).call(user.signup, { email, displayName: 'Somebody', password: PASSWORD });

describe('sign-up limited to certain domains', () => {
  it('accepts those and their subdomains, and rejects others alike, known or not', async () => {
    await set('signup_policy', 'domain');
    expect(await refusal(signUp('ada@uni.example'))).toBe('422 invalid');
    await set('signup_domains', ' @Uni.example; inst.example ');
    const { config } = await boss.client.call(admin.getSettings, {});
    expect(config.signup_domains).toBe('uni.example,inst.example');
    expect(await new Client(server.url).call(auth.requestCapabilities, {})).toMatchObject({
      signupPolicy: 'domain',
      signupDomains: ['uni.example', 'inst.example'],
    });
    for (const email of ['ada@uni.example', 'ben@CS.uni.example', 'cat@inst.example'])
      expect(await refusal(signUp(email))).toBe('accepted');
    for (const email of ['eve@notuni.example', 'eve@uni.example.evil.example', ADMIN.email]) {
      const answer = await new Client(server.url).post(user.signup.path, {
        email,
        displayName: 'Eve',
        password: PASSWORD,
      });
      expect(answer.body).toMatchObject({
        error: 'invalid',
        field: 'email',
        message: 'Only addresses at uni.example, inst.example can sign up here.',
      });
    }
  });

  it('rejects invalid domains', async () => {
    for (const value of ['uni', 'a b.c/d', 'x'.repeat(300), 'https://uni.example'])
      expect(await refusal(set('signup_domains', value))).toBe('422 invalid');
    expect(await refusal(set('signup_policy', 'anybody'))).toBe('422 invalid');
  });
});

describe('sign-up by approval', () => {
  it('lets nobody in until an administrator approves, however the address was verified', async () => {
    await set('signup_policy', 'approval');
    const email = 'dan@example.org';
    await signUp(email);
    await new Client(server.url).call(user.verifyEmail, { token: await awaitToken(mailbox, email, '/verify-email') });
    const logIn = () => new Client(server.url).login(email, PASSWORD);
    expect(await refusal(logIn())).toBe('401 account-not-approved');
    expect(await refusal(new Client(server.url).login(email, 'a wrong pass phrase'))).toBe('401 login-failed');
    await new Client(server.url).call(user.requestPasswordResetLink, { email });
    const token = await awaitToken(mailbox, email, '/reset-password');
    await new Client(server.url).call(user.resetPassword, { token, password: PASSWORD });
    expect(await refusal(logIn())).toBe('401 account-not-approved');

    await awaitMail(mailbox, ADMIN.email, 'is waiting for your approval');
    const { users } = await boss.client.call(adminUsers.listUsers, { status: 'waiting' });
    expect(users).toMatchObject([{ email, awaitsApproval: true }]);
    const { notifications } = await boss.client.call(bell.getNotifications, {});
    expect(notifications).toMatchObject([{ actionUrl: '/admin/users?status=waiting' }]);
    await boss.client.call(adminUsers.updateUser, { email, approved: true });
    await awaitMail(mailbox, email, 'has been approved');
    await logIn();
    expect((await boss.client.call(adminUsers.listUsers, { status: 'waiting' })).total).toBe(0);
  });

  it('does not apply to accounts created by an administrator', async () => {
    const email = 'eli@example.org';
    await boss.client.call(adminUsers.createUser, { email, displayName: 'Eli', quota: 1000, isAdmin: false });
    const token = await awaitToken(mailbox, email, '/reset-password');
    await new Client(server.url).call(user.resetPassword, { token, password: PASSWORD });
    await new Client(server.url).login(email, PASSWORD);
  });
});
