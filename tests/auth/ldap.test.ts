import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminProviders from '@scriptorium/contract/operations/admin-providers.ts';
import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { addGroupRule } from '@scriptorium/contract/operations/admin-group-rules.ts';
import * as auth from '@scriptorium/contract/operations/auth.ts';
import * as factors from '@scriptorium/contract/operations/factors.ts';
import * as providers from '@scriptorium/contract/operations/providers.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin, runCli } from '../_support/accounts.ts';
import { codeAt, enrolApp } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { type FakeLdap, LDAP_READER, startFakeLdap } from '../_support/fake-ldap.ts';
import { freshName } from '../_support/fresh-name.ts';
import { addDirectory, addPerson, ldapForm } from '../_support/ldap.ts';
import { refusal as describeRefusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let fake: FakeLdap;
let other: FakeLdap;
let boss: Account;
let institute: AdminProvider;

beforeAll(async () => {
  [fake, other] = [await startFakeLdap(), await startFakeLdap()];
  server = await startServer({ env: { PRIVATE_PROVIDERS: `${fake.plain},${fake.tls},${other.plain}` } });
  boss = await loginAdmin(server);
  institute = await addDirectory(boss.client, fake);
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([fake.close(), other.close()]);
});
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  fake.faults = {};
  fake.binds.length = 0;
});

/** The error code only. */
const refusal = async (call: Promise<unknown>): Promise<string> => (await describeRefusal(call)).replace(/^\d+ /u, '');
const newName = (): string => freshName('scholar').toLowerCase();
const setSetting = (key: string, value: string): Promise<string> => runCli(server, 'settings', 'set', key, value);
const emailOf = async (client: Client): Promise<string> => (await client.call(user.getData, {})).user.email;

async function logIn(email: string, password: string, client = new Client(server.url)) {
  return { client, outcome: await client.call(auth.login, { email, password }) };
}

/** An account whose address is in the directory too. */
async function ownerOf(mail: string): Promise<Account> {
  const account = await createAccount(server, freshName('Owner'));
  await runSql(server, `update "user" set email = '${mail}', email_key = '${mail}' where email = '${account.email}'`);
  return { ...account, email: mail };
}

describe('someone in the directory', () => {
  it('gets an account at once, by user name or address, and keeps it', async () => {
    const person = addPerson(fake, newName());
    const { client } = await logIn(person.uid, person.password);
    expect(await emailOf(client)).toBe(person.mail);
    fake.people.at(-1)!.attributes['mail'] = ['elsewhere@example.edu', person.mail];
    const again = await logIn(person.mail.toUpperCase(), person.password);
    expect(await emailOf(again.client)).toBe(person.mail);
  });

  it('is refused with a wrong password, just like an unknown person', async () => {
    const person = addPerson(fake, newName());
    expect(await refusal(logIn(person.uid, 'wrong'))).toBe('login-failed');
    expect(await refusal(logIn('nobody-at-all', 'wrong'))).toBe('login-failed');
    expect(await refusal(logIn(person.uid, ''))).toBe('login-failed');
    expect(fake.binds.some(({ password }) => password === '')).toBe(false);
  });

  it('with an address in another domain, or none, gets no account', async () => {
    for (const mail of [['who@example.com'], []]) {
      const person = addPerson(fake, newName(), { mail });
      expect(await refusal(logIn(person.uid, person.password))).toBe('no-account');
    }
  });

  it('has ten attempts, whatever the directory says', async () => {
    const person = addPerson(fake, newName());
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusal(logIn(person.uid, `guess ${guess}`))).toBe('login-failed');
    const before = fake.binds.length;
    expect(await refusal(logIn(` ${person.uid.toUpperCase()} `, person.password))).toBe('rate-limited');
    expect(fake.binds).toHaveLength(before);
  });

  it('gets failed attempts forgiven after the right password', async () => {
    const person = addPerson(fake, newName());
    const client = new Client(server.url);
    await logIn(person.uid, person.password, client);
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1)
        expect(await refusal(logIn(person.uid, 'wrong', client))).toBe('login-failed');
      await logIn(person.uid, person.password, client);
    }
  });

  it('is recognised by their browser under the user name, even where a second step is required', async () => {
    const person = addPerson(fake, newName());
    const own = new Client(server.url);
    await logIn(person.uid, person.password, own);
    const { secret } = await enrolApp(own);
    const client = new Client(server.url);
    const { outcome } = await logIn(person.uid, person.password, client);
    expect(outcome).toMatchObject({ next: 'second-factor' });
    await runSql(server, 'update totp set last_step = 0');
    await client.call(factors.finishLogin, { code: codeAt(secret), trust: false });
    // A stranger in the same network uses up the guesses for this name; this browser has some of its own.
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusal(logIn(person.uid, `guess ${guess}`))).toBe('login-failed');
    expect(await refusal(logIn(person.uid, person.password))).toBe('rate-limited');
    expect((await logIn(person.uid, person.password, client)).outcome).toMatchObject({ next: 'second-factor' });
  });

  it('is forgiven nothing under a name that belongs to someone else too', async () => {
    const person = addPerson(fake, newName());
    const { client } = await logIn(person.uid, person.password);
    const victim = await createAccount(server, freshName('Owner'));
    // People may write what they like into their own entries.
    fake.people.at(-1)!.attributes['mail'] = [victim.email];
    const seen: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) seen.push(await refusal(logIn(victim.email, 'guess', client)));
      seen.push(await refusal(logIn(victim.email, person.password, client)));
    }
    expect(seen.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => 'login-failed'), 'accepted']);
    expect(seen.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'rate-limited'));
  });

  it('gives a second factor like anyone else', async () => {
    const person = addPerson(fake, newName());
    await logIn(person.uid, person.password);
    await setSetting('second_factor', 'everybody');
    try {
      const { outcome } = await logIn(person.uid, person.password);
      expect(outcome).toMatchObject({ next: 'enrol' });
    } finally {
      await setSetting('second_factor', 'nobody');
    }
  });

  it('confirms sensitive calls with that password', async () => {
    const person = addPerson(fake, newName());
    const { client } = await logIn(person.uid, person.password);
    await runSql(
      server,
      `update session set authenticated_at = 0 where user_id in (select id from "user" where email = '${person.mail}')`,
    );
    expect(await refusal(client.call(factors.beginTotp, {}))).toBe('step-up-required');
    expect(await refusal(client.call(factors.beginTotp, { password: 'wrong' }))).toBe('wrong-password');
    fake.faults = { bindCode: 52 };
    expect(await refusal(client.call(factors.beginTotp, { password: person.password }))).toBe('wrong-password');
    fake.faults = {};
    await client.call(factors.beginTotp, { password: person.password });
  });

  it('cannot confirm anything with an identifier of another directory', async () => {
    const person = addPerson(fake, newName());
    const { client } = await logIn(person.uid, person.password);
    const ofThem = `user_id in (select id from "user" where email = '${person.mail}')`;
    await runSql(server, `update session set authenticated_at = 0 where ${ofThem}`);
    await runSql(server, `update identity set issuer = 'ldap://elsewhere/entryuuid' where ${ofThem}`);
    expect(await refusal(client.call(factors.beginTotp, { password: person.password }))).toBe('wrong-password');
  });

  it('is in the groups that the rules give', async () => {
    const groupUUID = await createGroup(freshName('Readers'), boss);
    const rule = { claim: 'groups', value: 'cn=staff,*', groupUUID, role: 'commenter' as const };
    await boss.client.call(addGroupRule, { providerUUID: institute.uuid, ...rule });
    const person = addPerson(fake, newName(), { memberOf: ['cn=staff,dc=example,dc=org'] });
    await logIn(person.uid, person.password);
    const { group } = await boss.client.call(adminGroups.getGroup, { uuid: groupUUID });
    expect(group.members.filter(({ isOwner }) => !isOwner)).toMatchObject([
      { role: 'commenter', provider: 'Institute' },
    ]);
  });
});

describe('an account with the address', () => {
  it('is not taken: its owner links the login from inside', async () => {
    const person = addPerson(fake, newName());
    const owner = await ownerOf(person.mail);
    expect(await refusal(logIn(person.uid, person.password))).toBe('link-first');
    const link = { providerUUID: institute.uuid, login: person.uid };
    expect(await refusal(owner.client.call(providers.linkLdapIdentity, { ...link, loginPassword: 'x' }))).toBe(
      'login-failed',
    );
    await owner.client.call(providers.linkLdapIdentity, { ...link, loginPassword: person.password });
    const { client } = await logIn(person.uid, person.password);
    expect(await emailOf(client)).toBe(person.mail);
    const other = await createAccount(server, freshName('Owner'));
    expect(
      await refusal(other.client.call(providers.linkLdapIdentity, { ...link, loginPassword: person.password })),
    ).toBe('identity-taken');
  });

  it('that nobody has verified is void, with anything a stranger prepared', async () => {
    const person = addPerson(fake, newName());
    const stranger = await ownerOf(person.mail);
    await runSql(server, `update "user" set email_verified = 0 where email = '${person.mail}'`);
    await logIn(person.uid, person.password);
    expect((await stranger.client.post('/api/user/get-data')).status).toBe(401);
    expect(await refusal(logIn(person.mail, stranger.password))).toBe('login-failed');
  });

  it('keeps its own password, which the directory never sees', async () => {
    const owner = await createAccount(server, freshName('Owner'));
    await logIn(owner.email, owner.password);
    expect(fake.binds).toEqual([]);
  });
});

describe('where people log in with providers only', () => {
  it('a directory is one of them, and local passwords let nobody in', async () => {
    const person = addPerson(fake, newName());
    const owner = await createAccount(server, freshName('Owner'));
    await setSetting('password_login', '0');
    try {
      const { client } = await logIn(person.uid, person.password);
      expect(await emailOf(client)).toBe(person.mail);
      expect(await refusal(logIn(owner.email, owner.password))).toBe('login-failed');
      expect(await new Client(server.url).call(auth.requestCapabilities, {})).toMatchObject({
        passwordLogin: false,
        ldapLogin: true,
        providers: [],
      });
    } finally {
      await setSetting('password_login', '1');
    }
  });
});

describe('a directory that is switched off or unreachable', () => {
  it('lets nobody in, but sessions of its people continue', async () => {
    const person = addPerson(fake, newName());
    const { client } = await logIn(person.uid, person.password);
    const off = ldapForm(fake, { providerUUID: institute.uuid, isEnabled: false, clientSecret: '' });
    await boss.client.call(adminProviders.updateProvider, off);
    expect(await refusal(logIn(person.uid, person.password))).toBe('login-failed');
    expect(await emailOf(client)).toBe(person.mail);
    await boss.client.call(adminProviders.updateProvider, { ...off, isEnabled: true });
    await logIn(person.uid, person.password);
  });

  it('is reported and logged as the reason; local passwords still work', async () => {
    const owner = await createAccount(server, freshName('Owner'));
    const wrong = ldapForm(fake, { providerUUID: institute.uuid, clientSecret: 'not this one' });
    await boss.client.call(adminProviders.updateProvider, wrong);
    try {
      expect(await refusal(logIn('anybody', 'x'))).toBe('provider-failed');
      await logIn(owner.email, owner.password);
      const [event] = await runSql(
        server,
        "select message from event_log where type = 'provider.failed' order by seq desc",
      );
      expect(event?.['message']).toContain('secret of this server');
    } finally {
      await boss.client.call(adminProviders.updateProvider, ldapForm(fake, { providerUUID: institute.uuid }));
    }
  });

  it('does not block people of other directories by hanging', async () => {
    const second = await addDirectory(boss.client, other, { name: 'Clinic', issuer: other.plain });
    const person = addPerson(other, newName());
    fake.faults = { silent: true };
    try {
      const began = performance.now();
      const { client } = await logIn(person.uid, person.password);
      expect(await emailOf(client)).toBe(person.mail);
      expect(performance.now() - began).toBeLessThan(9_000);
    } finally {
      await boss.client.call(adminProviders.deleteProvider, { providerUUID: second.uuid });
    }
  });

  it('cannot be redirected to', async () => {
    const client = new Client(server.url);
    expect(await refusal(client.call(providers.beginProviderLogin, { providerUUID: institute.uuid }))).toBe(
      'not-found',
    );
    expect(await refusal(boss.client.call(providers.beginIdentity, { providerUUID: institute.uuid }))).toBe(
      'not-found',
    );
  });
});

describe('an administrator', () => {
  it('tries out a login, which changes nothing', async () => {
    const person = addPerson(fake, newName());
    const attempt = (login: string, loginPassword: string) =>
      boss.client.call(adminProviders.tryLdapLogin, { providerUUID: institute.uuid, login, loginPassword });
    const { claims, outcome } = await attempt(person.uid, person.password);
    expect(claims).toContainEqual({ name: 'email', value: person.mail });
    expect(outcome[0]).toContain('would get an account');
    expect(await refusal(attempt(person.uid, 'wrong'))).toBe('login-failed');
    expect(await refusal(attempt('nobody-here', 'wrong'))).toBe('login-failed');
    const { steps } = await boss.client.call(adminProviders.checkProvider, { providerUUID: institute.uuid });
    expect(steps.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it("never sees the directory's password again, and must re-enter it for another address", async () => {
    const { providers: listed } = await boss.client.call(adminProviders.listProviders, {});
    expect(JSON.stringify(listed)).not.toContain(LDAP_READER.password);
    const moved = ldapForm(fake, {
      providerUUID: institute.uuid,
      issuer: 'ldaps://elsewhere.example.org',
      clientSecret: '',
    });
    expect(await refusal(boss.client.call(adminProviders.updateProvider, moved))).toBe('invalid');
    const [row] = await runSql(server, `select client_secret from identity_provider where id = '${institute.uuid}'`);
    expect(row?.['client_secret']).toMatch(/./u);
    expect(row?.['client_secret']).not.toContain(LDAP_READER.password);
  });

  it('cannot turn it into another provider to which the password would be sent', async () => {
    const { providers: listed } = await boss.client.call(adminProviders.listProviders, {});
    const other = ldapForm(fake, {
      providerUUID: listed[0]!.uuid,
      preset: 'generic',
      issuer: 'https://elsewhere.example.org',
      clientSecret: '',
      scopes: 'openid',
      ldap: null,
    });
    expect(await refusal(boss.client.call(adminProviders.updateProvider, other))).toBe('invalid');
  });

  it('cannot have passwords sent without TLS unless the operator has allowed it', async () => {
    const open = ldapForm(fake, { providerUUID: institute.uuid, issuer: 'ldap://ldap.example.org' });
    expect(await refusal(boss.client.call(adminProviders.updateProvider, open))).toBe('invalid');
  });

  it('is not let in as one by the directory', async () => {
    addPerson(fake, newName(), { mail: [ADMIN.email] });
    const person = fake.people.at(-1)!;
    expect(await refusal(logIn(person.attributes['uid']![0] as string, person.password))).toMatch(
      /no-account|link-first/u,
    );
  });
});
