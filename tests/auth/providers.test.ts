import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminProviders from '@scriptorium/contract/operations/admin-providers.ts';
import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as factors from '@scriptorium/contract/operations/factors.ts';
import * as providers from '@scriptorium/contract/operations/providers.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awaitMail } from '../accounts/await-mail.ts';
import { type Account, createAccount, loginAdmin, runCli } from '../_support/accounts.ts';
import { codeAt, enrolApp } from '../_support/authenticator.ts';
import { CallRefused, Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { type LyingProvider, startLyingProvider } from '../_support/lying-provider.ts';
import { OPENID_CLIENT, type OpenIdProvider, startOpenIdProvider } from '../_support/openid-provider.ts';
import { addProvider, logInAt } from '../_support/providers.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let mailbox: Mailbox;
let university: OpenIdProvider;
let liar: LyingProvider;
let boss: Account;
/** Trusted for example.edu. */
let provider: AdminProvider;
/** Trusted for nothing. */
let other: AdminProvider;

beforeAll(async () => {
  [mailbox, university, liar] = await Promise.all([startMailbox(), startOpenIdProvider(), startLyingProvider()]);
  const env = { SMTP_URL: mailbox.url, PRIVATE_PROVIDERS: `${university.issuer},${liar.issuer}` };
  server = await startServer({ env });
  boss = await loginAdmin(server);
  provider = await addProvider(boss.client, university, { trustedDomains: 'example.edu' });
  university.register(provider.redirectUrl);
  other = await addProvider(boss.client, liar, { name: 'Elsewhere' });
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([mailbox.close(), university.close(), liar.close()]);
});
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  liar.lies = {};
});

const setSetting = (key: string, value: string): Promise<string> => runCli(server, 'settings', 'set', key, value);
const isLoggedIn = async (client: Client): Promise<boolean> => (await client.post('/api/user/get-data')).status === 200;
const emailOf = async (client: Client): Promise<string> => (await client.call(user.getData, {})).user.email;

/** Someone from the university who has not logged in here before. */
function newPerson(domain = 'example.edu', verified: boolean | string = true) {
  const name = freshName('Scholar');
  return { sub: `sub-${name}`, email: `${name.toLowerCase()}@${domain}`, email_verified: verified, name };
}

/** Logs in through the university with a new browser. */
async function arrive(person: OpenIdProvider['person'], client = new Client(server.url)) {
  university.person = person;
  return { client, outcome: await logInAt(client, university, provider.uuid, '/workspace/x') };
}

async function link(account: Account, at: AdminProvider, place: { visit(url: string): Promise<string> }) {
  const { url } = await account.client.call(providers.beginIdentity, { providerUUID: at.uuid });
  return account.client.call(providers.finishProviderLogin, {
    providerUUID: at.uuid,
    answer: await place.visit(url),
  });
}

describe('someone from a trusted domain', () => {
  it('gets an account at once and keeps it, whatever the provider calls them later', async () => {
    const person = newPerson();
    const { client, outcome } = await arrive(person);
    expect(outcome).toMatchObject({ next: 'session', redirect: '/workspace/x' });
    expect(await emailOf(client)).toBe(person.email);
    const changed = { ...person, email: `other-${person.email}`, name: 'Somebody' };
    const again = await arrive(changed);
    expect(await emailOf(again.client)).toBe(person.email);
    // Identity is provider and subject: the address of another subject proves nothing.
    const impostor = { ...newPerson(), email: person.email };
    expect(await refusal(arrive(impostor))).toBe('409 link-first');
  });

  it.each([
    ['is not verified', 'example.edu', false],
    ['is verified by a word', 'example.edu', 'true'],
    ['is of another domain', 'example.com', true],
    ['is of a domain that only ends alike', 'notexample.edu', true],
  ])('has none if the address %s', async (_why, domain, verified) => {
    const person = newPerson(domain, verified);
    expect(await refusal(arrive(person))).toBe('401 no-account');
    expect(await runSql(server, `select 1 from "user" where email_key = '${person.email}'`)).toEqual([]);
  });

  it('must log in first and then link if the address has an account', async () => {
    const person = newPerson();
    const account = await createAccount(server, freshName('Member'));
    await runSql(
      server,
      `update "user" set email = '${person.email}', email_key = '${person.email}' where email = '${account.email}'`,
    );
    const { client, outcome } = await arrive(person).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'link-first' });
      return { client: null, outcome: null };
    });
    expect([client, outcome]).toEqual([null, null]);
    expect(await link(account, provider, university)).toEqual({ next: 'linked', provider: 'University' });
    expect(await emailOf((await arrive(person)).client)).toBe(person.email);
  });

  it('takes over an account that someone else prepared with their address, and nothing of it remains', async () => {
    const person = newPerson();
    await setSetting('registration_open', '1');
    const stranger = { email: person.email, displayName: 'Stranger', password: 'a stranger’s pass phrase' };
    await new Client(server.url).call(user.signup, stranger);
    await setSetting('registration_open', '0');
    const { client } = await arrive(person);
    expect((await client.call(user.getData, {})).user).toMatchObject({ email: person.email, displayName: person.name });
    expect(await refusal(new Client(server.url).login(person.email, stranger.password))).toBe('401 login-failed');
  });

  it("gives the second factor set up here unless the provider's login counts for both steps", async () => {
    const person = newPerson();
    const { client } = await arrive(person);
    const { secret } = await enrolApp(client);
    await runSql(server, 'update totp set last_step = 0');
    const half = await arrive(person);
    expect(half.outcome).toMatchObject({ next: 'half', half: { next: 'second-factor', factors: { totp: true } } });
    expect(await isLoggedIn(half.client)).toBe(false);
    await half.client.call(factors.finishLogin, { code: codeAt(secret) });
    expect(await isLoggedIn(half.client)).toBe(true);

    const rule = async (secondStep: 'ask' | 'never' | 'claim'): Promise<void> => {
      await changeProvider({ secondStep });
    };
    await rule('claim');
    expect((await arrive(person)).outcome.next).toBe('half');
    await rule('never');
    expect((await arrive(person)).outcome.next).toBe('session');
    await rule('ask');
  });

  it('sets one up first where that is required', async () => {
    await setSetting('second_factor', 'everybody');
    const { client, outcome } = await arrive(newPerson());
    await setSetting('second_factor', 'nobody');
    expect(outcome).toMatchObject({ next: 'half', half: { next: 'enrol' } });
    expect(await isLoggedIn(client)).toBe(false);
  });

  it('is not let in while suspended', async () => {
    const person = newPerson();
    await arrive(person);
    await runCli(server, 'user', 'suspend', '--email', person.email);
    expect(await refusal(arrive(person))).toBe('401 account-suspended');
  });
});

describe("a provider's response", () => {
  it('counts once, in the browser that started, from the provider that was asked', async () => {
    const client = new Client(server.url);
    university.person = newPerson();
    const { url } = await client.call(providers.beginProviderLogin, { providerUUID: provider.uuid });
    const answer = await university.visit(url);
    const finish = (who: Client, providerUUID: string, given = answer) =>
      refusal(who.call(providers.finishProviderLogin, { providerUUID, answer: given }));
    // Another browser: the attacker's response must not log anyone else in (login CSRF).
    expect(await finish(new Client(server.url), provider.uuid)).toBe('401 flow-ended');
    // The redirect URL of another provider (mix-up attack).
    expect(await finish(client, other.uuid)).toBe('401 flow-ended');
    const forged = new URLSearchParams(answer);
    forged.set('state', 'x');
    expect(await finish(client, provider.uuid, forged.toString())).toBe('401 flow-ended');
    forged.delete('state');
    expect(await finish(client, provider.uuid, forged.toString())).toBe('401 flow-ended');
    // Another login in the same browser, with a state of its own.
    const twice = new Client(server.url);
    await twice.call(providers.beginProviderLogin, { providerUUID: provider.uuid });
    expect(await finish(twice, provider.uuid)).toBe('401 flow-ended');
    expect(await finish(client, provider.uuid)).toBe('accepted');
    expect(await finish(client, provider.uuid)).toBe('401 flow-ended');
    // A used code is refused by the provider too.
    const replay = new Client(server.url);
    const begun = await replay.call(providers.beginProviderLogin, { providerUUID: provider.uuid });
    const state = new URL(begun.url).searchParams.get('state') ?? '';
    const code = new URLSearchParams(answer).get('code') ?? '';
    const replayed = new URLSearchParams({ code, state, iss: university.issuer }).toString();
    expect(await finish(replay, provider.uuid, replayed)).toBe('424 provider-failed');
  });

  it('lets only one in when two bring the same response at once, even if the provider accepts a code twice', async () => {
    liar.lies = { keepsCodes: true };
    liar.person = { sub: freshName('sub') };
    await link(await createAccount(server, freshName('Twice')), other, liar);
    const client = new Client(server.url);
    const { url } = await client.call(providers.beginProviderLogin, { providerUUID: other.uuid });
    const input = { providerUUID: other.uuid, answer: await liar.visit(url) };
    const answers = await Promise.all([1, 2].map(() => client.post('/api/auth/finish-provider-login', input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('opens nothing before it arrives: the cookie of a visit is not a session', async () => {
    const client = new Client(server.url);
    await client.call(providers.beginProviderLogin, { providerUUID: provider.uuid });
    expect([...client.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'pre-session', 'visit']);
    const visit = client.cookies.get('visit') ?? '';
    for (const name of ['session', '__Host-session', 'log-in']) {
      const forged = new Client(server.url);
      forged.cookies.set(name, visit);
      expect(await isLoggedIn(forged)).toBe(false);
    }
    const stored = JSON.stringify(await runSql(server, 'select * from login_flow'));
    expect(stored).not.toContain(visit);
    expect(stored).not.toContain('"state"');
  });

  it('that is a refusal is shown, and a failure is logged with its reason', async () => {
    expect(await refusal(arrive(null))).toBe('401 provider-refused');
    liar.lies = { claims: (honest) => ({ ...honest, nonce: 'of another login' }) };
    expect(await refusal(logInAt(new Client(server.url), liar, other.uuid))).toBe('424 provider-failed');
    const [event] = await runSql(
      server,
      "select message from event_log where type = 'provider.failed' order by seq desc",
    );
    expect(event?.['message']).toMatch(/^A login at “Elsewhere” failed: .*nonce/u);
  });

  it('counts five times at most, right or wrong, so that a provider is not asked without end', async () => {
    const client = new Client(server.url);
    const { url } = await client.call(providers.beginProviderLogin, { providerUUID: other.uuid });
    const state = new URL(url).searchParams.get('state') ?? '';
    const input = { providerUUID: other.uuid, answer: new URLSearchParams({ code: 'guess', state }).toString() };
    const before = liar.asked.get('/token') ?? 0;
    const seen = [];
    for (let n = 0; n < 6; n += 1) seen.push((await client.post('/api/auth/finish-provider-login', input)).status);
    expect(seen).toEqual([424, 424, 424, 424, 424, 429]);
    expect((liar.asked.get('/token') ?? 0) - before).toBe(5);
  });

  it('cannot be requested without our own page: a call from another site is refused', async () => {
    const answer = await new Client(server.url).send('/api/auth/begin-provider-login', {
      method: 'POST',
      body: JSON.stringify({ providerUUID: provider.uuid }),
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(
      (await new Client(server.url).get(`/api/auth/begin-provider-login?providerUUID=${provider.uuid}`)).status,
    ).toBe(405);
  });
});

describe('a login that is linked', () => {
  it('is added from inside, soon after entering the password, and its owner is notified', async () => {
    const account = await createAccount(server, freshName('Linker'));
    liar.person = { sub: freshName('sub'), preferred_username: 'linker' };
    await runSql(
      server,
      `update session set authenticated_at = 0 where user_id in (select id from "user" where email = '${account.email}')`,
    );
    const input = { providerUUID: other.uuid };
    expect(await refusal(account.client.call(providers.beginIdentity, input))).toBe('403 step-up-required');
    const { url } = await account.client.call(providers.beginIdentity, { ...input, password: account.password });
    const answer = await liar.visit(url);
    // Neither in another session, even of the same person, nor without one.
    const elsewhere = new Client(server.url);
    await elsewhere.login(account.email, account.password);
    elsewhere.cookies.set('visit', account.client.cookies.get('visit') ?? '');
    expect(await refusal(elsewhere.call(providers.finishProviderLogin, { ...input, answer }))).toBe('401 flow-ended');
    const guest = new Client(server.url);
    guest.cookies.set('visit', account.client.cookies.get('visit') ?? '');
    expect(await refusal(guest.call(providers.finishProviderLogin, { ...input, answer }))).toBe('401 flow-ended');
    expect(await account.client.call(providers.finishProviderLogin, { ...input, answer })).toEqual({
      next: 'linked',
      provider: 'Elsewhere',
    });
    expect((await awaitMail(mailbox, account.email, 'A login at Elsewhere was linked')).text).toContain(
      'Subject: Another way to log in was added',
    );
    expect(await account.client.call(providers.readIdentities, {})).toMatchObject({
      identities: [{ label: 'linker', works: true, provider: { name: 'Elsewhere' } }],
      hasPassword: true,
    });
    const client = new Client(server.url);
    await logInAt(client, liar, other.uuid);
    expect(await emailOf(client)).toBe(account.email);
  });

  it('belongs to one account', async () => {
    liar.person = { sub: freshName('sub') };
    const first = await createAccount(server, freshName('First'));
    const second = await createAccount(server, freshName('Second'));
    await link(first, other, liar);
    expect(await link(first, other, liar)).toMatchObject({ next: 'linked' });
    expect(await refusal(link(second, other, liar))).toBe('409 identity-taken');
    // The same subject at another provider is someone else.
    const twin = await addProvider(boss.client, liar, { name: 'Twin' });
    expect(await refusal(logInAt(new Client(server.url), liar, twin.uuid))).toBe('401 no-account');
    await boss.client.call(adminProviders.deleteProvider, { providerUUID: twin.uuid });
  });

  it('is removed with the password; sessions that began with it end, and its owner is notified', async () => {
    const account = await createAccount(server, freshName('Remover'));
    liar.person = { sub: freshName('sub') };
    await link(account, other, liar);
    const visitor = new Client(server.url);
    await logInAt(visitor, liar, other.uuid);
    const [{ uuid: identityUUID } = { uuid: '' }] = (await account.client.call(providers.readIdentities, {}))
      .identities;
    expect(await refusal(account.client.call(providers.removeIdentity, { identityUUID }))).toBe('403 step-up-required');
    // Nor anyone else's.
    const stranger = await createAccount(server, freshName('Stranger'));
    const others = stranger.client.call(providers.removeIdentity, { identityUUID, password: stranger.password });
    expect(await refusal(others)).toBe('404 not-found');
    await account.client.call(providers.removeIdentity, { identityUUID, password: account.password });
    expect(await isLoggedIn(visitor)).toBe(false);
    expect(await isLoggedIn(account.client)).toBe(true);
    await awaitMail(mailbox, account.email, 'A way to log in was removed');
    expect(await refusal(logInAt(new Client(server.url), liar, other.uuid))).toBe('401 no-account');
  });

  it('stays if it is the last way to log in', async () => {
    const { client } = await arrive(newPerson());
    const { identities, hasPassword } = await client.call(providers.readIdentities, {});
    expect(hasPassword).toBe(false);
    const input = { identityUUID: identities[0]?.uuid ?? '' };
    expect(await refusal(client.call(providers.removeIdentity, input))).toBe('409 last-way-in');
    expect((await client.call(providers.readIdentities, {})).identities).toHaveLength(1);
  });

  it('goes with the account, and the same person can come back as someone new', async () => {
    const person = newPerson();
    const { client } = await arrive(person);
    const before = (await client.call(user.getData, {})).user.uuid;
    await client.call(user.deleteAccount, {});
    const again = await arrive(person);
    const after = (await again.client.call(user.getData, {})).user;
    expect(after.email).toBe(person.email);
    expect(after.uuid).not.toBe(before);
  });
});

describe('someone without a password', () => {
  it('confirms a sensitive call by logging in again, if the provider asked them again', async () => {
    const account = await createAccount(server, freshName('Confirmer'));
    liar.person = { sub: freshName('sub') };
    await link(account, other, liar);
    await runSql(server, `update "user" set password_hash = null where email = '${account.email}'`);
    await runSql(
      server,
      `update session set authenticated_at = 0 where user_id in (select id from "user" where email = '${account.email}')`,
    );
    const remove = () => refusal(account.client.call(user.deleteAccount, {}));
    expect(await remove()).toBe('403 log-in-again');
    const confirm = async (authTime: number): Promise<string> => {
      liar.lies = { claims: (honest) => ({ ...honest, auth_time: authTime }) };
      const input = { providerUUID: other.uuid };
      const { url } = await account.client.call(providers.beginConfirmation, { ...input, redirect: '/profile' });
      expect(new URL(url).searchParams.get('prompt')).toBe('login');
      const answer = await liar.visit(url);
      return refusal(account.client.call(providers.finishProviderLogin, { ...input, answer }));
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await confirm(now - 3600)).toBe('424 provider-failed');
    const own = liar.person;
    liar.person = { sub: freshName('sub') };
    expect(await confirm(now)).toBe('401 provider-refused');
    expect(await remove()).toBe('403 log-in-again');
    liar.person = own;
    expect(await confirm(now)).toBe('accepted');
    expect(await remove()).toBe('accepted');
  });
});

describe('someone whose address the provider does not vouch for', () => {
  beforeAll(() => setSetting('registration_open', '1'));
  afterAll(() => setSetting('registration_open', '0'));

  const readCode = async (email: string): Promise<string> =>
    /\b[A-Z2-7]{4}-[A-Z2-7]{4}\b/u.exec((await awaitMail(mailbox, email, 'Enter this code')).text)?.[0] ?? '';

  const begin = async () => {
    const client = new Client(server.url);
    liar.person = { sub: freshName('orcid'), name: 'Grace' };
    expect(await logInAt(client, liar, other.uuid, '/help')).toMatchObject({
      next: 'sign-up',
      provider: 'Elsewhere',
      email: '',
      displayName: 'Grace',
    });
    return client;
  };

  it('proves by a code from an e-mail that it is theirs, and only then gets an account', async () => {
    const client = await begin();
    const email = `${freshName('grace').toLowerCase()}@example.com`;
    await client.call(providers.askSignUpCode, { email });
    expect(await runSql(server, `select 1 from "user" where email_key = '${email}'`)).toEqual([]);
    const code = await readCode(email);
    const finish = (who: Client, given: string) =>
      refusal(who.call(providers.finishProviderSignUp, { displayName: 'Grace', code: given }));
    expect(await finish(client, 'AAAA-AAAA')).toBe('422 wrong-code');
    expect(await finish(new Client(server.url), code)).toBe('401 flow-ended');
    expect(await finish(client, ` ${code.toLowerCase().replace('-', ' ')} `)).toBe('accepted');
    expect(await emailOf(client)).toBe(email);
    const again = new Client(server.url);
    expect(await logInAt(again, liar, other.uuid)).toMatchObject({ next: 'session' });
    expect(await emailOf(again)).toBe(email);
  });

  it("learns nothing about others' addresses: those get an e-mail, and no code works", async () => {
    const victim = await createAccount(server, freshName('Victim'));
    const client = await begin();
    expect(await client.call(providers.askSignUpCode, { email: victim.email })).toEqual({});
    const { text } = await awaitMail(mailbox, victim.email, 'there is already an account');
    expect(text).not.toMatch(/\b[A-Z2-7]{4}-[A-Z2-7]{4}\b/u);
    const input = { displayName: 'Grace', code: 'AAAA-AAAA' };
    expect(await refusal(client.call(providers.finishProviderSignUp, input))).toBe('422 wrong-code');
    expect((await victim.client.call(providers.readIdentities, {})).identities).toEqual([]);
  });

  it('has five guesses for all codes of one login together', async () => {
    const client = await begin();
    const seen = [];
    for (let n = 0; n < 3; n += 1) {
      const email = `${freshName('guess').toLowerCase()}@example.com`;
      await client.call(providers.askSignUpCode, { email });
      for (let guess = 0; guess < 2; guess += 1)
        seen.push(await refusal(client.call(providers.finishProviderSignUp, { displayName: 'G', code: 'AAAA-AAAA' })));
    }
    expect(seen).toEqual([...Array.from({ length: 5 }, () => '422 wrong-code'), '429 rate-limited']);
  });

  it('signs up according to the policy: by domain, with approval, or not at all', async () => {
    const email = `${freshName('rule').toLowerCase()}@example.com`;
    const client = await begin();
    await setSetting('signup_policy', 'domain');
    await setSetting('signup_domains', 'example.net');
    expect(await refusal(client.call(providers.askSignUpCode, { email }))).toBe('422 invalid');
    await setSetting('signup_policy', 'approval');
    await client.call(providers.askSignUpCode, { email });
    const code = await readCode(email);
    expect(await client.call(providers.finishProviderSignUp, { displayName: 'G', code })).toEqual({ next: 'wait' });
    expect(await isLoggedIn(client)).toBe(false);
    expect(await refusal(logInAt(new Client(server.url), liar, other.uuid))).toBe('401 account-not-approved');
    await setSetting('signup_policy', 'open');
  });
});

describe('a provider', () => {
  it('tells administrators when somebody last logged in with it', async () => {
    const person = newPerson();
    await arrive(person);
    await arrive(person);
    const { providers: listed } = await boss.client.call(adminProviders.listProviders, {});
    expect(listed[0]).toMatchObject({ name: 'University', lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/u) });
  });

  it('is set up by administrators who recently gave their password, and its secret is never shown or stored readably', async () => {
    const { providers: listed } = await boss.client.call(adminProviders.listProviders, {});
    expect(listed.map(({ name }) => name)).toEqual(['University', 'Elsewhere']);
    expect(listed[0]).toMatchObject({
      hasSecret: true,
      redirectUrl: expect.stringMatching(/\/sign-in\/[0-9a-f-]{36}$/u),
    });
    const stored = JSON.stringify([
      listed,
      await runSql(server, 'select * from identity_provider'),
      await runSql(server, 'select * from event_log'),
    ]);
    expect(stored).not.toContain(OPENID_CLIENT.secret);
    await runSql(server, 'update session set authenticated_at = 0');
    expect(await refusal(changeProvider({ name: 'X' }))).toBe('403 step-up-required');
    await changeProvider({ password: ADMIN.password });
  });

  it('still works after the key that encrypts its secret was replaced', async () => {
    await runCli(server, 'keys', 'rotate', 'secrets', '--now');
    // The running server learns of it a moment later.
    await expect.poll(() => refusal(arrive(newPerson()))).toBe('accepted');
  });

  it.each([
    ['javascript:alert(1)', 'issuer'],
    ['ftp://example.org', 'issuer'],
    ['http://example.org', 'issuer'],
    ['https://user:word@example.org', 'issuer'],
    ['https://example.org/?x=1', 'issuer'],
  ])('cannot have the address %s', async (issuer, field) => {
    const answer = await changeProvider({ issuer }).catch((error: unknown) => error);
    expect(answer).toBeInstanceOf(CallRefused);
    expect((answer as CallRefused).body).toMatchObject({ error: 'invalid', field });
  });

  it("is never requested within the server's own network", async () => {
    const inside = await addProvider(boss.client, { ...liar, issuer: 'https://127.0.0.1:1' }, { name: 'Inside' });
    const { steps } = await boss.client.call(adminProviders.checkProvider, { providerUUID: inside.uuid });
    expect(steps).toEqual([
      { name: 'Description', ok: false, detail: expect.stringContaining('private network') as string },
    ]);
    await boss.client.call(adminProviders.deleteProvider, { providerUUID: inside.uuid });
  });

  it('is tested before people see it, showing its claims and what they would lead to; nothing changes', async () => {
    await changeProvider({ isEnabled: false });
    expect((await new Client(server.url).call(auth.requestCapabilities, {})).providers.map(({ name }) => name)).toEqual(
      ['Elsewhere'],
    );
    expect(await refusal(arrive(newPerson()))).toBe('404 not-found');
    const { steps } = await boss.client.call(adminProviders.checkProvider, { providerUUID: provider.uuid });
    expect(steps.map(({ ok }) => ok)).toEqual([true, true, true]);
    university.person = newPerson();
    const count = () => runSql(server, 'select count(*) as n from identity');
    const before = await count();
    const { url } = await boss.client.call(adminProviders.beginProviderTest, { providerUUID: provider.uuid });
    const answer = await university.visit(url);
    const tested = await boss.client.call(providers.finishProviderLogin, { providerUUID: provider.uuid, answer });
    expect(tested).toMatchObject({ next: 'tested', provider: 'University' });
    const { claims, outcome } = tested as Extract<typeof tested, { next: 'tested' }>;
    expect(claims).toContainEqual({ name: 'email', value: university.person.email });
    expect(outcome[0]).toContain('would get an account at once');
    expect(await count()).toEqual(before);
    await changeProvider({ isEnabled: true });
  });

  it('says why a test failed', async () => {
    liar.lies = { claims: (honest) => ({ ...honest, aud: 'somebody-else' }) };
    const { url } = await boss.client.call(adminProviders.beginProviderTest, { providerUUID: other.uuid });
    const answer = await liar.visit(url);
    const input = { providerUUID: other.uuid, answer };
    const refused = await boss.client.call(providers.finishProviderLogin, input).catch((error: unknown) => error);
    expect((refused as CallRefused).body.message).toContain('aud');
  });

  it('has a place among the buttons', async () => {
    const order = await boss.client.call(adminProviders.orderProviders, { providerUUIDs: [other.uuid, provider.uuid] });
    expect(order.providers.map(({ name }) => name)).toEqual(['Elsewhere', 'University']);
    const { providers: shown } = await new Client(server.url).call(auth.requestCapabilities, {});
    expect(shown.map(({ name }) => name)).toEqual(['Elsewhere', 'University']);
  });
});

describe('where people log in with providers only', () => {
  it('no password, passkey, sign-up or mailed link opens a session, and the command line ends it', async () => {
    const set = (value: string) => boss.client.call(admin.updateSetting, { key: 'password_login', value });
    // Nobody can lock themselves out.
    expect(await refusal(set('0'))).toBe('422 invalid');
    liar.person = { sub: freshName('boss') };
    await link(boss, other, liar);
    const account = await createAccount(server, freshName('Outside'));
    await enrolApp(account.client);
    const waiting = new Client(server.url);
    await waiting.login(account.email, account.password);
    await set('0');
    const guest = () => new Client(server.url);
    const input = { email: account.email, password: account.password, clientID: '' };
    expect(await refusal(guest().call(auth.login, input))).toBe('403 password-login-off');
    // The same as for an unknown address: the response reveals nothing about accounts.
    expect(await refusal(guest().call(auth.login, { ...input, email: 'nobody@example.org' }))).toBe(
      '403 password-login-off',
    );
    const asked = guest().call(user.requestPasswordResetLink, { email: account.email });
    expect(await refusal(asked)).toBe('403 password-login-off');
    await setSetting('registration_open', '1');
    const signup = { email: 'new@example.org', password: 'a long enough phrase', displayName: 'New' };
    expect(await refusal(guest().call(user.signup, signup))).toBe('403 password-login-off');
    await setSetting('registration_open', '0');
    // A login in progress cannot be completed, even with the right code.
    const code = await readRecoveryCode(account);
    expect(await refusal(waiting.call(factors.finishLogin, { code }))).toBe('403 password-login-off');
    expect((await guest().call(auth.requestCapabilities, {})).passwordLogin).toBe(false);
    await logInAt(guest(), liar, other.uuid);
    // The last provider must stay.
    await changeProvider({ isEnabled: false });
    const last = boss.client.call(adminProviders.deleteProvider, { providerUUID: other.uuid });
    expect(await refusal(last)).toBe('409 last-provider');
    await changeProvider({ isEnabled: true });

    const text = await runCli(server, 'sign-in', 'rescue', '--email', ADMIN.email);
    const token = /token=([\w-]+)/u.exec(text)?.[1] ?? '';
    await guest().call(user.resetPassword, { token, password: 'rescued with a new phrase' });
    const rescued = guest();
    await rescued.login(ADMIN.email, 'rescued with a new phrase');
    expect(await emailOf(rescued)).toBe(ADMIN.email);
  });
});

async function readRecoveryCode(account: Account): Promise<string> {
  const { recoveryCodes } = await account.client.call(factors.renewRecoveryCodes, { password: account.password });
  return recoveryCodes[0] ?? '';
}

async function changeProvider(change: Record<string, unknown>): Promise<unknown> {
  const { providers: listed } = await boss.client.call(adminProviders.listProviders, {});
  const now = listed.find(({ uuid }) => uuid === provider.uuid);
  if (now === undefined) throw new Error('The provider is gone.');
  const {
    uuid: providerUUID,
    hasSecret: _a,
    redirectUrl: _b,
    identities: _c,
    dependents: _d,
    lastUsedAt: _e,
    ...fields
  } = now;
  return boss.client.call(adminProviders.updateProvider, { providerUUID, ...fields, clientSecret: '', ...change });
}
