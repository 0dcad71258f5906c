import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitMail, awaitToken } from './await-mail.ts';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url, EMAIL_FROM: 'Docs <docs@example.org>' } });
  boss = await loginAdmin(server);
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const refusal = (code: string) => expect.objectContaining({ code });
const ada = { email: 'ada@example.org', password: 'a quiet pass phrase', displayName: 'Ada' };

async function openRegistration(open: boolean): Promise<void> {
  await boss.client.call(admin.updateSetting, { key: 'registration_open', value: open ? '1' : '0' });
}

describe('signing up', () => {
  it('is closed on a fresh server', async () => {
    await openRegistration(false);
    await expect(new Client(server.url).call(user.signup, ada)).rejects.toThrow(refusal('signup-disabled'));
  });

  it('sends a single-use link, without which the account cannot log in', async () => {
    await openRegistration(true);
    const guest = new Client(server.url);
    await guest.call(user.signup, ada);
    const mail = await awaitMail(mailbox, ada.email, 'Verify');
    expect(mail.text).toMatch(/^From: "?Docs"? <docs@example\.org>/m);
    expect(mail.text).toContain(`${server.env['PUBLIC_URL'] ?? `http://localhost:${server.port}`}/verify-email?token=`);
    await expect(guest.login(ada.email, ada.password)).rejects.toThrow(refusal('email-not-verified'));
    await expect(guest.login(ada.email, 'not the password')).rejects.toThrow(refusal('login-failed'));
    const token = /verify-email\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect((await guest.get(`/verify-email?token=${token}`)).status).toBe(200);
    await expect(guest.call(user.resetPassword, { token, password: 'another pass phrase' })).rejects.toThrow(
      refusal('invalid-token'),
    );
    await guest.call(user.verifyEmail, { token });
    await expect(guest.call(user.verifyEmail, { token })).rejects.toThrow(refusal('invalid-token'));
    const { body } = await guest.login(' ADA@example.org ', ada.password);
    expect(body).toMatchObject({ user: { displayName: 'Ada', emailVerified: true, isAdmin: false } });
    expect(await guest.call(user.getData, {})).toMatchObject({ user: { quota: 100 * 1024 * 1024, avatar: null } });
  });

  it('responds alike for known and unknown addresses, changes nothing and notifies the owner', async () => {
    const guest = new Client(server.url);
    const unknown = await guest.post('/api/user/signup', { ...ada, email: 'somebody.new@example.org' });
    const known = await guest.post('/api/user/signup', { ...ada, email: ' Ada@Example.org', displayName: 'Mallory' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await awaitMail(mailbox, ada.email, 'already');
    expect(mail.text).not.toContain('Mallory');
    const { users } = await boss.client.call(adminUsers.listUsers, { search: 'ada@' });
    expect(users.map((each) => each.displayName)).toEqual(['Ada']);
  });

  it("rejects passwords that are short, common or the user's own address", async () => {
    for (const password of ['short', 'password1234', 'eve@example.org', '          ']) {
      const answer = new Client(server.url).call(user.signup, { ...ada, email: 'eve@example.org', password });
      await expect(answer, password).rejects.toThrow(refusal('weak-password'));
    }
  });

  it('rejects unknown fields', async () => {
    for (const extra of [{ isAdmin: true }, { emailVerified: true }, { quota: 1e12 }, { uuid: crypto.randomUUID() }]) {
      const answer = await new Client(server.url).post('/api/user/signup', {
        ...ada,
        email: 'x@example.org',
        ...extra,
      });
      expect(answer.status).toBe(422);
    }
    expect((await boss.client.call(adminUsers.listUsers, { search: 'x@example.org' })).total).toBe(0);
  });

  it('mails a single address, whatever is typed', async () => {
    for (const email of [
      'a@x\r\nBcc: v@y',
      'a@x,b@y',
      '<a@x>',
      '@example.org',
      'no-at-sign',
      `${'a'.repeat(320)}@x.de`,
    ]) {
      const answer = await new Client(server.url).post('/api/user/signup', { ...ada, email });
      expect(answer.status, email).toBe(422);
    }
    for (const mail of mailbox.mails) expect(mail.to).toHaveLength(1);
  });

  it('resends the link if the password is right; using either invalidates the other', async () => {
    const guest = new Client(server.url);
    const ben = { ...ada, email: 'ben@example.org', displayName: 'Ben' };
    await guest.call(user.signup, ben);
    const first = await awaitToken(mailbox, ben.email, '/verify-email');
    await expect(guest.call(user.resendVerification, { email: ben.email, password: 'wrong' })).rejects.toThrow(
      refusal('login-failed'),
    );
    await guest.call(user.resendVerification, { email: ben.email, password: ben.password });
    const second = await awaitToken(mailbox, ben.email, '/verify-email');
    await guest.call(user.verifyEmail, { token: first });
    await expect(guest.call(user.verifyEmail, { token: second })).rejects.toThrow(refusal('invalid-token'));
    expect((await guest.login(ben.email, ben.password)).status).toBe(200);
  });

  it('keeps links and passwords out of the log and the outbox list', async () => {
    const { mails } = await boss.client.call(admin.listMails, {});
    expect(mails.length).toBeGreaterThan(3);
    expect(JSON.stringify(mails)).not.toContain('token=');
    expect(server.log()).not.toContain(ada.password);
    expect(server.log()).not.toMatch(/token=[\w-]{20,}/);
  });
});
