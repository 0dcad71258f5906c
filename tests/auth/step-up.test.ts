import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as factors from '@scriptorium/contract/operations/factors.ts';
import * as passkeys from '@scriptorium/contract/operations/passkeys.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, loginAdmin, loginAs } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { UNKNOWN_ID } from '../_support/sample-input.ts';
import { PRESENT, SoftAuthenticator, UNLOCKED } from '../_support/soft-authenticator.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ host: 'localhost' });
});
afterAll(() => server.dispose());

/** As if everyone's last login were a while ago. */
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
  it('of your own asks for the password if the login is a while ago, and then not again for a while', async () => {
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

  it('of others, deleting users and granting administrator rights also ask an administrator', async () => {
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
  it('by an administrator invalidates links to the old one, notifies it, and login requires the new one', async () => {
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

interface Act {
  call: string;
  input: Record<string, unknown>;
}

describe('a passkey instead of the password', () => {
  /** Passkeys are bound to a domain name, which the machine's IP address is not. */
  const nameOf = (): string => server.env['PUBLIC_URL'] ?? `http://localhost:${server.port}`;

  async function withPasskey(name: string): Promise<{ account: Account; device: SoftAuthenticator }> {
    const account = await createAccount(server, name);
    const device = new SoftAuthenticator(nameOf());
    const { options } = await account.client.call(passkeys.beginPasskey, {});
    const credential = device.make(String(options['challenge']));
    await account.client.call(passkeys.addPasskey, { name: 'Device', credential });
    return { account, device };
  }

  const RENEWAL = { call: factors.renewRecoveryCodes.path, input: {} };
  const ENDING = { call: auth.terminateOtherSessions.path, input: {} };

  async function challenge(client: Client, act: Act = RENEWAL): Promise<string> {
    return String((await client.call(passkeys.beginPasskeyConfirmation, act)).options['challenge']);
  }

  const confirm = async (client: Client, device: SoftAuthenticator, act: Act = RENEWAL): Promise<string> => {
    device.counter += 1;
    const credential = device.use(await challenge(client, act));
    return refusal(client.call(passkeys.confirmWithPasskey, { credential }));
  };
  const renew = (client: Client): Promise<string> => refusal(client.call(factors.renewRecoveryCodes, {}));

  it('counts for one call that wants it each time, within a minute, and for a while where a recent one suffices', async () => {
    const { account, device } = await withPasskey('Hal');
    const { client } = account;
    expect(await renew(client)).toBe(NEEDED);
    await letTimePass();
    expect(await refusal(client.call(auth.terminateOtherSessions, {}))).toBe(NEEDED);
    expect(await confirm(client, device)).toBe('accepted');
    expect(await renew(client)).toBe('accepted');
    expect(await renew(client)).toBe(NEEDED);
    expect(await refusal(client.call(auth.terminateOtherSessions, {}))).toBe('accepted');
    expect(await confirm(client, device)).toBe('accepted');
    const both = await Promise.all([renew(client), renew(client)]);
    expect(both.toSorted()).toEqual([NEEDED, 'accepted']);
    expect(await confirm(client, device)).toBe('accepted');
    await runSql(server, `update session set confirmed_at = confirmed_at - 61000 where confirmed_at is not null`);
    expect(await renew(client)).toBe(NEEDED);
  });

  it('confirms only the call it was requested for, in the browser that asked', async () => {
    const { account, device } = await withPasskey('Ned');
    const { client } = account;
    const thief = new Client(server.url);
    for (const [name, value] of client.cookies) if (name !== 'log-in') thief.cookies.set(name, value);
    const remove = (passkeyUUID: string) => refusal(client.call(passkeys.removePasskey, { passkeyUUID }));
    const deletion = () => refusal(client.call(user.deleteAccount, {}));
    // Calls that want a recent login neither consume the confirmation nor leave one for calls that want the password
    // each time.
    expect(await confirm(client, device, ENDING)).toBe('accepted');
    expect(await refusal(client.call(auth.terminateOtherSessions, {}))).toBe('accepted');
    expect([await renew(client), await deletion()]).toEqual([NEEDED, NEEDED]);
    expect(await confirm(client, device)).toBe('accepted');
    expect([await deletion(), await renew(thief)]).toEqual([NEEDED, NEEDED]);
    expect(await renew(client)).toBe('accepted');
    const { passkeyUUID } = await findPasskey(client);
    expect(await confirm(client, device, { call: passkeys.removePasskey.path, input: { passkeyUUID } })).toBe(
      'accepted',
    );
    expect(await remove(UNKNOWN_ID)).toBe(NEEDED);
    expect(await remove(passkeyUUID)).toBe('accepted');
  });

  async function findPasskey(client: Client): Promise<{ passkeyUUID: string }> {
    const [found] = (await client.call(factors.readFactors, {})).passkeys;
    return { passkeyUUID: found?.uuid ?? '' };
  }

  it('is asked for with user verification, and only for calls that need it', async () => {
    const { account } = await withPasskey('Oda');
    const begin = (act: Act) => account.client.call(passkeys.beginPasskeyConfirmation, act);
    expect((await begin(RENEWAL)).options).toMatchObject({ userVerification: 'required' });
    for (const act of [
      { call: user.getData.path, input: {} },
      { call: '/api/no/such-call', input: {} },
      { call: passkeys.removePasskey.path, input: { passkeyUUID: 'none' } },
    ])
      expect(await refusal(begin(act))).toBe('422 invalid');
  });

  it('suffices for someone who has neither password nor provider', async () => {
    const { account, device } = await withPasskey('Ida');
    await runSql(server, `update "user" set password_hash = null where email = '${account.email}'`);
    await letTimePass();
    expect(await renew(account.client)).toBe('403 log-in-again');
    expect(await confirm(account.client, device)).toBe('accepted');
    expect(await renew(account.client)).toBe('accepted');
    // It does not count as a recent login, which would do for their other calls.
    expect(await refusal(account.client.call(auth.terminateOtherSessions, {}))).toBe('accepted');
    expect(await renew(account.client)).toBe('403 log-in-again');
  });

  it("must be the caller's own, verified, answer a challenge of this session, and works once", async () => {
    const { account, device } = await withPasskey('Jon');
    const { client } = account;
    const { device: foreign, account: stranger } = await withPasskey('Kay');
    expect(await confirm(client, foreign)).toBe('401 passkey-refused');
    device.flags = PRESENT;
    expect(await confirm(client, device)).toBe('401 passkey-refused');
    device.flags = PRESENT | UNLOCKED;
    const other = (await loginWithPasskey(device)).client;
    // A challenge of another session of the same person, used here with its cookie.
    const theirs = await challenge(other);
    client.cookies.set('log-in', other.cookies.get('log-in') ?? '');
    device.counter += 1;
    const stolen = device.use(theirs);
    expect(await refusal(client.call(passkeys.confirmWithPasskey, { credential: stolen }))).toBe('401 flow-ended');
    // What serves to log in does not confirm anything.
    const { options } = await client.call(passkeys.beginPasskeyLogin, {});
    const credential = device.use(String(options['challenge']));
    expect(await refusal(client.call(passkeys.confirmWithPasskey, { credential }))).toBe('401 flow-ended');
    device.counter += 1;
    const own = device.use(await challenge(client));
    const flow = client.cookies.get('log-in') ?? '';
    expect(await refusal(client.call(passkeys.confirmWithPasskey, { credential: own }))).toBe('accepted');
    client.cookies.set('log-in', flow);
    expect(await refusal(client.call(passkeys.confirmWithPasskey, { credential: own }))).toBe('401 flow-ended');
    expect(await renew(other)).toBe(NEEDED);
    const plain = await createAccount(server, 'Lea');
    expect(await refusal(plain.client.call(passkeys.beginPasskeyConfirmation, RENEWAL))).toBe('404 not-found');
    expect(await renew(stranger.client)).toBe(NEEDED);
  });

  async function loginWithPasskey(device: SoftAuthenticator): Promise<{ client: Client }> {
    const client = new Client(server.url);
    const { options } = await client.call(passkeys.beginPasskeyLogin, {});
    device.counter += 1;
    await client.call(passkeys.finishPasskeyLogin, { credential: device.use(String(options['challenge'])) });
    return { client };
  }

  it('is not accepted where people log in only through providers', async () => {
    const { account } = await withPasskey('Mia');
    await runSql(server, `insert into setting (key, value) values ('password_login', '0')`);
    const refused = refusal(account.client.call(passkeys.beginPasskeyConfirmation, RENEWAL));
    expect(await refused).toBe('403 password-login-off');
    await runSql(server, `delete from setting where key = 'password_login'`);
  });
});
