import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, loginAdmin, loginAs } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

/** As if everyone had logged in a while ago. */
const letTimePass = (): Promise<unknown> =>
  runSql(server, `update session set authenticated_at = ${Date.now() - 16 * 60_000}`);
const NEEDED = '403 step-up-required';

describe('deleting your own account', () => {
  it('asks for the password every time, however fresh the login', async () => {
    const ann = await createAccount(server, 'Ann');
    expect(await refusal(ann.client.call(user.deleteAccount, {}))).toBe(NEEDED);
    expect(await refusal(ann.client.call(user.deleteAccount, { password: '' }))).toBe(NEEDED);
    expect(await refusal(ann.client.call(user.deleteAccount, { password: 'not the password' }))).toBe(
      '422 wrong-password',
    );
    expect((await ann.client.post('/api/user/get-data')).status).toBe(200);
    await ann.client.call(user.deleteAccount, { password: ann.password });
    expect((await ann.client.post('/api/user/get-data')).status).toBe(401);
  });

  it('counts wrong passwords across all calls that ask for one', async () => {
    const bea = await createAccount(server, 'Bea');
    const seen = [];
    for (let n = 0; n < 6; n += 1) {
      seen.push(await refusal(bea.client.call(user.deleteAccount, { password: `guess ${n}` })));
      seen.push(await refusal(bea.client.call(auth.terminateOtherSessions, { password: `guess ${n}` })));
    }
    expect(seen.filter((answer) => answer === '422 wrong-password')).toHaveLength(10);
    expect(seen.at(-1)).toBe('429 rate-limited');
  });
});

describe('ending sessions', () => {
  it('of your own asks for the password once the login is a while ago, and then not again for a while', async () => {
    const cat = await createAccount(server, 'Cat');
    const other = await loginAs(server, cat);
    const { sessionUUID } = await other.client.call(user.getData, {});
    await letTimePass();
    expect(await refusal(cat.client.call(auth.terminateSession, { sessionUUID }))).toBe(NEEDED);
    expect(await refusal(cat.client.call(auth.terminateOtherSessions, {}))).toBe(NEEDED);
    expect((await other.client.post('/api/user/get-data')).status).toBe(200);
    await cat.client.call(auth.terminateSession, { sessionUUID, password: cat.password });
    expect((await other.client.post('/api/user/get-data')).status).toBe(401);
    expect(await cat.client.call(auth.terminateOtherSessions, {})).toEqual({ terminated: 0 });
  });

  it('that is the current one is a logout, and asks for nothing', async () => {
    const dan = await createAccount(server, 'Dan');
    const { sessionUUID } = await dan.client.call(user.getData, {});
    await letTimePass();
    await dan.client.call(auth.terminateSession, { sessionUUID });
    expect((await dan.client.post('/api/user/get-data')).status).toBe(401);
  });

  it('of others, deleting users and granting administrator rights ask an administrator likewise', async () => {
    const eli = await createAccount(server, 'Eli');
    const boss = await loginAdmin(server);
    await letTimePass();
    const { email } = eli;
    for (const call of [
      () => boss.client.call(adminUsers.endUserSessions, { email }),
      () => boss.client.call(adminUsers.deleteUser, { email }),
      () => boss.client.call(adminUsers.deleteUsers, { emails: [email] }),
      () => boss.client.call(adminUsers.updateUser, { email, isAdmin: true }),
      () => boss.client.call(adminUsers.updateUser, { email, newEmail: 'eve@example.org' }),
    ])
      expect(await refusal(call())).toBe(NEEDED);
    await boss.client.call(adminUsers.updateUser, { email, displayName: 'Elias' });
    await boss.client.call(adminUsers.endUserSessions, { email, password: boss.password });
    expect((await eli.client.post('/api/user/get-data')).status).toBe(401);
  });
});

describe('changing an address', () => {
  it('by an administrator invalidates links to the old one, notifies it, and login takes the new one', async () => {
    const fay = await createAccount(server, 'Fay');
    await createAccount(server, 'Gus');
    const boss = await loginAdmin(server);
    const { email } = fay;
    const taken = boss.client.call(adminUsers.updateUser, { email, newEmail: 'GUS@example.org' });
    expect(await refusal(taken)).toBe('409 email-taken');
    await fay.client.call(user.requestPasswordResetLink, { email });
    const changed = await boss.client.call(adminUsers.updateUser, { email, newEmail: 'Fay.New@example.org' });
    expect(changed.user).toMatchObject({ email: 'Fay.New@example.org', emailVerified: true });
    expect(await runSql(server, "select id from token where kind = 'reset-password'")).toEqual([]);
    const [mail] = await runSql(server, "select recipient from mail where kind = 'email-changed'");
    expect(mail).toEqual({ recipient: email });
    await loginAs(server, { ...fay, email: 'fay.new@example.org' });
    expect(await refusal(loginAs(server, fay))).toBe('401 login-failed');
    const { user: own } = await fay.client.call(user.getData, {});
    expect(own.email).toBe('Fay.New@example.org');
  });
});
