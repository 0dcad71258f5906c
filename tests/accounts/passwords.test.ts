import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, loginAdmin, loginAs } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitMail, awaitToken } from './await-mail.ts';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url, PUBLIC_URL: '' } });
  boss = await loginAdmin(server);
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const refusal = (code: string) => expect.objectContaining({ code });

describe('the first password of an account created by an administrator', () => {
  it('is set with the mailed link, which also verifies the address', async () => {
    const fay = { email: 'fay@example.org', displayName: 'Fay' };
    await boss.client.call(adminUsers.createUser, { ...fay, quota: 1000, isAdmin: false });
    const guest = new Client(server.url);
    await expect(guest.login(fay.email, '')).rejects.toThrow(refusal('login-failed'));
    const token = await awaitToken(mailbox, fay.email, '/reset-password');
    expect(await guest.call(user.readPasswordLink, { token })).toEqual({ use: 'first', email: fay.email });
    await guest.call(user.resetPassword, { token, password: 'a first pass phrase' });
    const { body } = await guest.login(fay.email, 'a first pass phrase');
    expect(body).toMatchObject({ user: { displayName: 'Fay', emailVerified: true, quota: 1000 } });
  });
});

describe('a forgotten password', () => {
  it('is reset with a single-use link that ends all sessions and logs nobody in', async () => {
    const ann = await createAccount(server, 'Ann');
    const guest = new Client(server.url);
    await guest.call(user.requestPasswordResetLink, { email: ' ANN@example.org' });
    const token = await awaitToken(mailbox, ann.email, '/reset-password');
    await expect(guest.call(user.verifyEmail, { token })).rejects.toThrow(refusal('invalid-token'));
    expect(await guest.call(user.readPasswordLink, { token })).toEqual({ use: 'reset', email: ann.email });
    await expect(guest.call(user.resetPassword, { token, password: 'short' })).rejects.toThrow(
      refusal('weak-password'),
    );
    await guest.call(user.resetPassword, { token, password: 'a brand new pass phrase' });
    expect((await guest.post('/api/user/get-data')).status).toBe(401);
    expect((await ann.client.post('/api/user/get-data')).status).toBe(401);
    await expect(guest.login(ann.email, ann.password)).rejects.toThrow(refusal('login-failed'));
    expect((await guest.login(ann.email, 'a brand new pass phrase')).status).toBe(200);
    // A used link looks like one that never existed.
    const used = await new Client(server.url).post('/api/user/read-password-link', { token });
    expect(used.body).toMatchObject({ error: 'invalid-token' });
    expect(await new Client(server.url).post('/api/user/read-password-link', { token: 'x'.repeat(43) })).toMatchObject({
      status: used.status,
      body: used.body,
    });
    const again = { token, password: 'yet another pass phrase' };
    await expect(new Client(server.url).call(user.resetPassword, again)).rejects.toThrow(refusal('invalid-token'));
    await awaitMail(mailbox, ann.email, 'has been changed');
  });

  it('is requested with the same response for every address', async () => {
    const guest = new Client(server.url);
    const known = await guest.post('/api/user/request-password-reset-link', { email: 'ann@example.org' });
    const unknown = await guest.post('/api/user/request-password-reset-link', { email: 'nobody@example.org' });
    const nonsense = await guest.post('/api/user/request-password-reset-link', { email: 'not an address' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([nonsense.status, nonsense.body]).toEqual([known.status, known.body]);
    await awaitMail(mailbox, 'ann@example.org', '/reset-password');
    expect(mailbox.mails.filter((mail) => mail.to.includes('nobody@example.org'))).toEqual([]);
  });

  it('has links to the configured address, whatever the request says', async () => {
    const bea = await createAccount(server, 'Bea');
    const guest = new Client(server.url);
    await guest.post(
      '/api/user/request-password-reset-link',
      { email: bea.email },
      { 'x-forwarded-host': 'evil.example' },
    );
    const mail = await awaitMail(mailbox, bea.email, '/reset-password');
    expect(mail.text).not.toContain('evil.example');
  });

  it('keeps older links valid when a newer one is requested, until one is used', async () => {
    const cat = await createAccount(server, 'Cat');
    const guest = new Client(server.url);
    await guest.call(user.requestPasswordResetLink, { email: cat.email });
    const first = await awaitToken(mailbox, cat.email, '/reset-password');
    await guest.call(user.requestPasswordResetLink, { email: cat.email });
    const second = await awaitToken(mailbox, cat.email, '/reset-password');
    await guest.call(user.resetPassword, { token: first, password: 'a brand new pass phrase' });
    const answer = guest.call(user.resetPassword, { token: second, password: 'another new pass phrase' });
    await expect(answer).rejects.toThrow(refusal('invalid-token'));
  });

  it('cannot be set after the account was suspended', async () => {
    const dan = await createAccount(server, 'Dan');
    const guest = new Client(server.url);
    await guest.call(user.requestPasswordResetLink, { email: dan.email });
    const token = await awaitToken(mailbox, dan.email, '/reset-password');
    await boss.client.call(adminUsers.updateUser, { email: dan.email, accountSuspended: true });
    const answer = guest.call(user.resetPassword, { token, password: 'a brand new pass phrase' });
    await expect(answer).rejects.toThrow(refusal('invalid-token'));
    await expect(guest.call(user.readPasswordLink, { token })).rejects.toThrow(refusal('invalid-token'));
  });

  it('is set by only one of two simultaneous calls with the same link', async () => {
    const eli = await createAccount(server, 'Eli');
    const guest = new Client(server.url);
    await guest.call(user.requestPasswordResetLink, { email: eli.email });
    const token = await awaitToken(mailbox, eli.email, '/reset-password');
    const answers = await Promise.all(
      ['first new pass phrase', 'second new pass phrase'].map((password) =>
        new Client(server.url).post('/api/user/reset-password', { token, password }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
  });
});

describe('changing the password', () => {
  it('ends other sessions, gives this one a new secret, and notifies the owner', async () => {
    const gil = await createAccount(server, 'Gil');
    const other = await loginAs(server, gil);
    const old = gil.client.clone();
    await gil.client.call(user.changePassword, {
      email: gil.email,
      oldPassword: gil.password,
      newPassword: 'a changed pass phrase',
    });
    expect((await gil.client.post('/api/user/get-data')).status).toBe(200);
    expect((await other.client.post('/api/user/get-data')).status).toBe(401);
    expect((await old.post('/api/user/get-data')).status).toBe(401);
    await awaitMail(mailbox, gil.email, 'has been changed');
    await expect(new Client(server.url).login(gil.email, gil.password)).rejects.toThrow(refusal('login-failed'));
  });

  it('needs the correct old password and your own address, and counts attempts', async () => {
    const hew = await createAccount(server, 'Hew');
    const change = { email: hew.email, oldPassword: hew.password, newPassword: 'a changed pass phrase' };
    await expect(hew.client.call(user.changePassword, { ...change, email: boss.email })).rejects.toThrow(
      refusal('forbidden'),
    );
    await expect(hew.client.call(user.changePassword, { ...change, oldPassword: `${hew.password} ` })).rejects.toThrow(
      refusal('wrong-password'),
    );
    await expect(hew.client.call(user.changePassword, { ...change, newPassword: 'Scriptorium' })).rejects.toThrow(
      refusal('weak-password'),
    );
    const seen = new Set<number>();
    for (let n = 0; n < 12; n += 1) {
      seen.add((await hew.client.post('/api/user/change-password', { ...change, oldPassword: 'wrong' })).status);
    }
    expect(seen.has(429)).toBe(true);
    expect((await hew.client.post('/api/user/get-data')).status).toBe(200);
    expect((await new Client(server.url).login(hew.email, hew.password)).status).toBe(200);
  });
});

describe('a weak password', () => {
  const WEAK = ['seven77', 'password', 'password123', '4815162342', 'harrypotter', 'scriptorium', 'Scriptorium'];

  it('is rejected with a reason wherever one is set', async () => {
    const tom = await createAccount(server, 'Tom');
    await new Client(server.url).call(user.requestPasswordResetLink, { email: tom.email });
    const token = await awaitToken(mailbox, tom.email, '/reset-password');
    for (const weak of [...WEAK, tom.email, tom.email.toUpperCase(), 'x'.repeat(1025)]) {
      const reset = await new Client(server.url).post('/api/user/reset-password', { token, password: weak });
      expect(reset.status, `reset to ${weak}`).toBe(422);
      const change = { email: tom.email, oldPassword: tom.password, newPassword: weak };
      const changed = await tom.client.post('/api/user/change-password', change);
      // Attempts with the right password count too; what matters is that none succeeds.
      expect([422, 429], `change to ${weak}`).toContain(changed.status);
    }
    // None of this used up the link or changed the password.
    expect((await new Client(server.url).login(tom.email, tom.password)).status).toBe(200);
    await new Client(server.url).call(user.resetPassword, { token, password: 'nobody guesses this' });
  });
});

describe('guessing links', () => {
  it('is counted and refused, also after a restart', async () => {
    const guest = new Client(server.url);
    const guess = async (n: number): Promise<number> => {
      const answer = await guest.post('/api/user/reset-password', {
        token: `guess-${n}`,
        password: 'a new pass phrase',
      });
      return answer.status;
    };
    const seen = new Set<number>();
    for (let n = 0; n < 80; n += 1) seen.add(await guess(n));
    expect([...seen].toSorted()).toEqual([422, 429]);
    await server.stop();
    await server.start();
    expect(await guess(81)).toBe(429);
  });
});
