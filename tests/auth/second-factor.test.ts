import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as factors from '@scriptorium/contract/operations/factors.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awaitMail } from '../accounts/await-mail.ts';
import { type Account, createAccount, loginAdmin, loginAs, runCli } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { codeAt, enrolApp, takeFirstStep } from '../_support/authenticator.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  // So that one machine can have several addresses.
  server = await startServer({ env: { SMTP_URL: mailbox.url, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});
beforeEach(() => runSql(server, 'delete from rate_limit'));

const isLoggedIn = async (client: Client): Promise<boolean> => (await client.post('/api/user/get-data')).status === 200;

/** Makes the codes of used time steps valid again, so that tests need not wait for half a minute. */
const forgetSteps = (): Promise<unknown> => runSql(server, 'update totp set last_step = 0');

async function setPolicy(value: 'nobody' | 'admins' | 'everybody'): Promise<void> {
  await runCli(server, 'settings', 'set', 'second_factor', value);
}

describe('an account with an authenticator app', () => {
  let ada: Account;
  let secret = '';
  let codes: string[] = [];
  beforeAll(async () => {
    ada = await createAccount(server, 'Ada');
    ({ secret, recoveryCodes: codes } = await enrolApp(ada.client));
  });

  it('was announced by e-mail, has ten recovery codes, and stores neither secret nor codes readably', async () => {
    const mail = await awaitMail(mailbox, ada.email, 'authenticator app was set up');
    expect(mail.text).toContain('Subject: Two-step login was turned on');
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify([
      await runSql(server, 'select * from totp'),
      await runSql(server, 'select * from recovery_code'),
      await runSql(server, 'select * from event_log'),
      await runSql(server, 'select * from mail'),
      await runSql(server, 'select * from login_flow'),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
    const shown = await ada.client.call(factors.readFactors, {});
    expect(shown).toMatchObject({ totp: { lastUsed: null }, recoveryCodes: 10, required: false });
  });

  it('is not logged in by the password alone: no call, stream or socket accepts the cookie of the first step', async () => {
    const { client } = await takeFirstStep(server, ada);
    expect([...client.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'log-in', 'pre-session']);
    expect(await isLoggedIn(client)).toBe(false);
    const flow = client.cookies.get('log-in') ?? '';
    for (const name of ['session', '__Host-session']) {
      const forged = new Client(server.url);
      forged.cookies.set(name, flow);
      expect(await isLoggedIn(forged)).toBe(false);
      expect((await forged.get('/api/events')).status).toBe(401);
    }
    const bearer = { authorization: `Bearer ${flow}` };
    expect((await new Client(server.url).post('/api/user/get-data', {}, bearer)).status).toBe(401);
    const basic = `Basic ${Buffer.from(`${ada.email}:${ada.password}`).toString('base64')}`;
    expect((await new Client(server.url).get('/api/events', { authorization: basic })).status).toBe(401);
  });

  it('is logged in with a code, once: neither this code nor an earlier one works again', async () => {
    await forgetSteps();
    const { client } = await takeFirstStep(server, ada);
    const other = await takeFirstStep(server, ada);
    const code = codeAt(secret);
    const answer = await client.call(factors.finishLogin, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(answer.user.email).toBe(ada.email);
    expect(await isLoggedIn(client)).toBe(true);
    expect(client.cookies.has('log-in')).toBe(false);
    for (const used of [code, codeAt(secret, -1)])
      expect(await refusal(other.client.call(factors.finishLogin, { code: used }))).toBe('422 wrong-code');
    expect(await isLoggedIn(other.client)).toBe(false);
  });

  it('lets only one in when two send the same code at once', async () => {
    await forgetSteps();
    const pair = [await takeFirstStep(server, ada), await takeFirstStep(server, ada)];
    const code = codeAt(secret);
    const answers = await Promise.all(pair.map(({ client }) => client.post('/api/auth/finish-login', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('allows five tries per login, after which even the right code finds it ended', async () => {
    await forgetSteps();
    const { client } = await takeFirstStep(server, ada);
    const seen = [];
    for (let n = 0; n < 6; n += 1) seen.push(await refusal(client.call(factors.finishLogin, { code: '000000' })));
    expect(seen).toEqual([...Array.from({ length: 5 }, () => '422 wrong-code'), '429 rate-limited']);
    expect(await refusal(client.call(factors.finishLogin, { code: codeAt(secret) }))).toBe('429 rate-limited');
    const [event] = await runSql(server, "select message from event_log where message like '%second factor%'");
    expect(event).toEqual({ message: `A login as ${ada.email} was refused (wrong second factor)` });
  });

  it('limits guesses over many logins and addresses, and a known browser still gets in', async () => {
    await forgetSteps();
    const known = (await loginWithCode(ada, codeAt(secret))).client;
    await forgetSteps();
    const seen = [];
    for (let n = 0; n < 5; n += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${n}` };
      const { client } = await takeFirstStep(server, ada, new Client(server.url), from);
      for (let guess = 0; guess < 5; guess += 1)
        seen.push((await client.post('/api/auth/finish-login', { code: '000000' }, from)).status);
    }
    expect(seen.filter((status) => status === 422)).toHaveLength(20);
    expect(seen.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    await known.post('/api/auth/logout', {});
    await takeFirstStep(server, ada, known);
    await known.call(factors.finishLogin, { code: codeAt(secret) });
    expect(await isLoggedIn(known)).toBe(true);
  });

  it('is logged in with a recovery code, once, in any spelling, and its owner is notified', async () => {
    const { client } = await takeFirstStep(server, ada);
    const [code = ''] = codes;
    await client.call(factors.finishLogin, { code: ` ${code.toUpperCase().replaceAll('-', ' ')}` });
    expect(await isLoggedIn(client)).toBe(true);
    expect((await awaitMail(mailbox, ada.email, 'with a recovery code')).text).toContain('9 recovery codes are left');
    const again = await takeFirstStep(server, ada);
    expect(await refusal(again.client.call(factors.finishLogin, { code }))).toBe('422 wrong-code');
    expect((await client.call(factors.readFactors, {})).recoveryCodes).toBe(9);
  });

  it('gets new recovery codes only with the password, which ends the old ones', async () => {
    expect(await refusal(ada.client.call(factors.renewRecoveryCodes, {}))).toBe('403 step-up-required');
    const old = codes.at(-1) ?? '';
    ({ recoveryCodes: codes } = await ada.client.call(factors.renewRecoveryCodes, { password: ada.password }));
    const { client } = await takeFirstStep(server, ada);
    expect(await refusal(client.call(factors.finishLogin, { code: old }))).toBe('422 wrong-code');
    await client.call(factors.finishLogin, { code: codes.at(-1) ?? '' });
    await awaitMail(mailbox, ada.email, 'New recovery codes were created for');
  });

  it('cannot be entered in any other way: a mailed link sets the password and logs nobody in', async () => {
    const fresh = new Client(server.url);
    await fresh.call(user.requestPasswordResetLink, { email: ada.email });
    const { text } = await awaitMail(mailbox, ada.email, '/reset-password?token=');
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const half = await takeFirstStep(server, ada);
    await fresh.call(user.resetPassword, { token, password: 'another long pass phrase' });
    ada.password = 'another long pass phrase';
    expect(await isLoggedIn(fresh)).toBe(false);
    await forgetSteps();
    // A password change ends logins in progress.
    expect(await refusal(half.client.call(factors.finishLogin, { code: codeAt(secret) }))).toBe('401 flow-ended');
    ada.client = (await loginWithCode(ada, codeAt(secret))).client;
  });

  it('ends at the second step if the account is suspended, and after a quarter of an hour', async () => {
    await forgetSteps();
    const late = await takeFirstStep(server, ada);
    await runSql(server, `update login_flow set expires_at = ${Date.now() - 1}`);
    expect(await refusal(late.client.call(factors.finishLogin, { code: codeAt(secret) }))).toBe('401 flow-ended');
    const bob = await createAccount(server, 'Bob');
    const app = await enrolApp(bob.client);
    await runSql(server, 'update totp set last_step = 0');
    const half = await takeFirstStep(server, bob);
    await runSql(server, `update "user" set suspended = 1 where email = '${bob.email}'`);
    expect(await refusal(half.client.call(factors.finishLogin, { code: codeAt(app.secret) }))).toBe(
      '401 account-suspended',
    );
  });

  it("moves to another phone; the old one counts until the new one's first code", async () => {
    await forgetSteps();
    const begun = await ada.client.call(factors.beginTotp, {});
    const old = (await loginWithCode(ada, codeAt(secret))).client;
    expect(await isLoggedIn(old)).toBe(true);
    expect(await refusal(ada.client.call(factors.confirmTotp, { code: '000000' }))).toBe('422 wrong-code');
    const moved = await ada.client.call(factors.confirmTotp, { code: codeAt(begun.secret) });
    // The recovery codes stay valid.
    expect(moved).toEqual({ recoveryCodes: [], session: null });
    await forgetSteps();
    const { client } = await takeFirstStep(server, ada);
    expect(await refusal(client.call(factors.finishLogin, { code: codeAt(secret) }))).toBe('422 wrong-code');
    secret = begun.secret;
    await client.call(factors.finishLogin, { code: codeAt(secret) });
  });

  it('keeps working when the key that encrypts its secret is replaced, even at once', async () => {
    const [before] = await runSql(server, 'select secret from totp limit 1');
    expect(await runCli(server, 'keys', 'rotate', 'secrets', '--now')).toContain('Replaced: secrets.');
    expect(await runSql(server, 'select secret from totp limit 1')).not.toEqual([before]);
    await forgetSteps();
    expect(await isLoggedIn((await loginWithCode(ada, codeAt(secret))).client)).toBe(true);
  });

  it('cannot have the app removed by a session alone; with the password it can, and the owner is notified', async () => {
    expect(await refusal(ada.client.call(factors.removeTotp, {}))).toBe('403 step-up-required');
    expect(await refusal(ada.client.call(factors.removeTotp, { password: 'a guess' }))).toBe('422 wrong-password');
    await setPolicy('everybody');
    expect(await refusal(ada.client.call(factors.removeTotp, { password: ada.password }))).toBe('409 last-factor');
    await setPolicy('nobody');
    await ada.client.call(factors.removeTotp, { password: ada.password });
    await awaitMail(mailbox, ada.email, 'your password alone is now enough');
    expect(await ada.client.call(factors.readFactors, {})).toMatchObject({ totp: null, recoveryCodes: 0 });
    expect(await isLoggedIn((await loginAs(server, ada)).client)).toBe(true);
  });

  async function loginWithCode(account: Account, code: string): Promise<{ client: Client }> {
    const { client } = await takeFirstStep(server, account);
    await client.call(factors.finishLogin, { code });
    return { client };
  }
});

describe('setting up an app', () => {
  it('needs a session and, if the login is a while ago, the password', async () => {
    expect(await refusal(new Client(server.url).call(factors.beginTotp, {}))).toBe('401 flow-ended');
    const cleo = await createAccount(server, 'Cleo');
    await runSql(server, `update session set authenticated_at = ${Date.now() - 16 * 60_000}`);
    expect(await refusal(cleo.client.call(factors.beginTotp, {}))).toBe('403 step-up-required');
    expect(await refusal(cleo.client.call(factors.beginTotp, { password: 'a guess' }))).toBe('422 wrong-password');
    expect((await cleo.client.call(factors.beginTotp, { password: cleo.password })).uri).toMatch(/^otpauth:/);
  });

  it('belongs to the session that started it', async () => {
    const [dan, eve] = [await createAccount(server, 'Dan'), await createAccount(server, 'Eve')];
    const { secret } = await dan.client.call(factors.beginTotp, {});
    const elsewhere = await loginAs(server, dan);
    for (const client of [eve.client, elsewhere.client, new Client(server.url)]) {
      client.cookies.set('log-in', dan.client.cookies.get('log-in') ?? '');
      expect(await refusal(client.call(factors.confirmTotp, { code: codeAt(secret) }))).toBe('401 flow-ended');
    }
    expect(await refusal(elsewhere.client.call(factors.finishLogin, { code: codeAt(secret) }))).toBe('401 flow-ended');
    expect((await eve.client.call(factors.readFactors, {})).totp).toBeNull();
  });
});

describe('when it is required', () => {
  it('of everyone, the next login asks to set it up, which is all the first step allows', async () => {
    const fay = await createAccount(server, 'Fay');
    await setPolicy('everybody');
    expect(await isLoggedIn(fay.client)).toBe(true);
    const half = await takeFirstStep(server, fay);
    expect(half.next).toBe('enrol');
    expect(await isLoggedIn(half.client)).toBe(false);
    expect(await refusal(half.client.call(factors.finishLogin, { code: '000000' }))).toBe('401 flow-ended');
    expect(await refusal(half.client.call(factors.confirmTotp, { code: '000000' }))).toBe('401 flow-ended');
    const { secret } = await half.client.call(factors.beginTotp, {});
    const done = await half.client.call(factors.confirmTotp, { code: codeAt(secret) });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(done.session?.user.email).toBe(fay.email);
    expect(await isLoggedIn(half.client)).toBe(true);
    expect((await takeFirstStep(server, fay)).next).toBe('second-factor');
    await setPolicy('nobody');
  });

  it('a second login that began before cannot replace the app', async () => {
    await setPolicy('everybody');
    const gus = await createGus();
    const [mine, thief] = [await takeFirstStep(server, gus), await takeFirstStep(server, gus)];
    const stolen = await thief.client.call(factors.beginTotp, {});
    const own = await mine.client.call(factors.beginTotp, {});
    await mine.client.call(factors.confirmTotp, { code: codeAt(own.secret) });
    expect(await refusal(thief.client.call(factors.confirmTotp, { code: codeAt(stolen.secret) }))).toBe(
      '401 flow-ended',
    );
    await setPolicy('nobody');
  });

  it('of administrators, only they are asked; the command line lets in someone who lost everything', async () => {
    await setPolicy('admins');
    expect((await takeFirstStep(server, ADMIN)).next).toBe('enrol');
    const hal = await createHal();
    expect(await isLoggedIn((await loginAs(server, hal)).client)).toBe(true);
    await setPolicy('nobody');
    const boss = await loginAdmin(server);
    await enrolApp(boss.client);
    expect((await takeFirstStep(server, ADMIN)).next).toBe('second-factor');
    expect(await runCli(server, 'user', 'reset-factors', '--email', ADMIN.email)).toContain('Removed');
    expect(await isLoggedIn((await loginAdmin(server)).client)).toBe(true);
  });

  async function createGus(): Promise<Account> {
    await setPolicy('nobody');
    const gus = await createAccount(server, 'Gus');
    await setPolicy('everybody');
    return gus;
  }

  async function createHal(): Promise<Account> {
    await setPolicy('nobody');
    const hal = await createAccount(server, 'Hal');
    await setPolicy('admins');
    return hal;
  }
});

it('an administrator removes the factors of someone who lost them, with the password, which is logged', async () => {
  const ida = await createAccount(server, 'Ida');
  await enrolApp(ida.client);
  const boss = await loginAdmin(server);
  const listed = await boss.client.call(adminUsers.listUsers, { search: 'ida@' });
  expect(listed.users).toMatchObject([{ hasSecondFactor: true }]);
  const { email } = ida;
  expect(await refusal(boss.client.call(adminUsers.resetFactors, { email }))).toBe('403 step-up-required');
  await boss.client.call(adminUsers.resetFactors, { email, password: boss.password });
  await awaitMail(mailbox, email, 'An administrator removed the authenticator app');
  expect(await isLoggedIn((await loginAs(server, ida)).client)).toBe(true);
  const { events } = await boss.client.call(admin.getEventLog, {});
  expect(JSON.stringify(events)).toContain(`The second factors of ${email} were removed`);
});

it('a deleted account leaves no secret, code or login behind, and logging in again replaces a session', async () => {
  const jan = await createAccount(server, 'Jan');
  const kim = await createAccount(server, 'Kim');
  const { secret } = await enrolApp(jan.client);
  await forgetSteps();
  // In one person's browser, another's unfinished login ends the session at once.
  await takeFirstStep(server, jan, kim.client);
  expect(await isLoggedIn(kim.client)).toBe(false);
  await kim.client.call(factors.finishLogin, { code: codeAt(secret) });
  expect((await kim.client.call(user.getData, {})).user.email).toBe(jan.email);
  const [row] = await runSql(server, `select id from "user" where email = '${jan.email}'`);
  await jan.client.call(user.deleteAccount, { password: jan.password });
  const rows = (): Promise<unknown> =>
    runSql(
      server,
      `select user_id from totp where user_id = '${String(row?.['id'])}' union select user_id from recovery_code where user_id = '${String(row?.['id'])}'`,
    );
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
});

describe('a trusted browser', () => {
  let person: Account;
  let secret = '';
  beforeAll(async () => {
    person = await createAccount(server, 'Tess');
    ({ secret } = await enrolApp(person.client));
  });
  beforeEach(forgetSteps);

  /** Logs in with both steps in a new browser, and trusts it. */
  async function trust(account = person, app = secret): Promise<Client> {
    const { client } = await takeFirstStep(server, account);
    await client.call(factors.finishLogin, { code: codeAt(app), trust: true });
    return client;
  }
  /** Where the password alone leads in a browser with this one's secret. */
  async function enter(secretOf: Client, account = person): Promise<string> {
    const client = new Client(server.url);
    client.cookies.set('trusted', secretOf.cookies.get('trusted') ?? '');
    const answer = await client.post('/api/auth/login', { ...pick(account), clientID: 'Test client' });
    return (answer.body as { next?: string }).next ?? 'session';
  }
  const pick = ({ email, password }: Account) => ({ email, password });
  const shown = async () => (await person.client.call(factors.readFactors, {})).trusted;

  it('is asked only for the password, is listed, and is asked for both again once trust is ended', async () => {
    const client = await trust();
    expect(await enter(client)).toBe('session');
    const [device] = (await client.call(factors.readFactors, {})).trusted;
    expect(device).toMatchObject({ clientID: 'Test client', isCurrent: true, lastUsed: expect.any(String) as string });
    const days = (Date.parse(device?.expiresOn ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const deviceUUID = device?.uuid ?? '';
    const stranger = await createAccount(server, 'Uwe');
    expect(await refusal(stranger.client.call(factors.endTrustedDevice, { deviceUUID }))).toBe('404 not-found');
    await person.client.call(factors.endTrustedDevice, { deviceUUID });
    expect(await enter(client)).toBe('second-factor');
    expect(await shown()).toEqual([]);
  });

  it('is only ever chosen: not by default, not by a recovery code, not for administrators', async () => {
    const { client } = await takeFirstStep(server, person);
    await client.call(factors.finishLogin, { code: codeAt(secret) });
    expect(client.cookies.has('trusted')).toBe(false);
    const { recoveryCodes } = await renewCodes();
    const lost = (await takeFirstStep(server, person)).client;
    await lost.call(factors.finishLogin, { code: recoveryCodes[0] ?? '', trust: true });
    expect(lost.cookies.has('trusted')).toBe(false);
    const chief = await createAccount(server, 'Vera', { admin: true });
    const { secret: app } = await enrolApp(chief.client);
    await forgetSteps();
    const half = await new Client(server.url).post('/api/auth/login', { ...pick(chief), clientID: '' });
    expect(half.body).toMatchObject({ next: 'second-factor', mayTrust: false });
    expect((await trust(chief, app)).cookies.has('trusted')).toBe(false);
    // Nor for someone who has become one since.
    const trusted = await trust();
    await runSql(server, `update "user" set is_admin = 1 where email = '${person.email}'`);
    expect(await enter(trusted)).toBe('second-factor');
    await runSql(server, `update "user" set is_admin = 0 where email = '${person.email}'`);
  });

  const renewCodes = () => person.client.call(factors.renewRecoveryCodes, { password: person.password });

  it('is trusted by one account, with its secret, for 30 days, and the secret is not in the database', async () => {
    const client = await trust();
    const other = await createAccount(server, 'Wim');
    const { secret: app } = await enrolApp(other.client);
    await forgetSteps();
    expect(await enter(client, other)).toBe('second-factor');
    expect((await trust(other, app)).cookies.get('trusted')).not.toBe(client.cookies.get('trusted'));
    const stored = JSON.stringify(await runSql(server, 'select * from trusted_device'));
    expect(stored).not.toContain(client.cookies.get('trusted'));
    expect(await enter(new Client(server.url))).toBe('second-factor');
    expect(await enter(client)).toBe('session');
    await runSql(server, `update trusted_device set expires_at = ${Date.now() - 1}`);
    expect(await enter(client)).toBe('second-factor');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the codes were renewed', renewCodes],
    [
      'all other sessions were ended',
      () => person.client.call(auth.terminateOtherSessions, { password: person.password }),
    ],
    [
      'a spell as administrator',
      async () => {
        await runCli(server, 'user', 'promote', '--email', person.email);
        await runCli(server, 'user', 'demote', '--email', person.email);
      },
    ],
    [
      'the password was changed',
      async () => {
        const newPassword = 'another long pass phrase';
        const { email, password: oldPassword } = person;
        await person.client.call(user.changePassword, { email, oldPassword, newPassword });
        person.password = newPassword;
      },
    ],
  ])('is trusted no more after %s', async (_what, change) => {
    const client = await trust();
    expect(await enter(client)).toBe('session');
    await change();
    expect(await enter(client)).toBe('second-factor');
  });
});
