import { createTextFile, list } from '@scriptorium/contract/operations/workspace.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as groupRules from '@scriptorium/contract/operations/admin-group-rules.ts';
import * as adminProviders from '@scriptorium/contract/operations/admin-providers.ts';
import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import * as providers from '@scriptorium/contract/operations/providers.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { logoutUrlOf } from '@scriptorium/contract/rules/providers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import { codeAt, enrolApp } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { type LyingProvider, startLyingProvider } from '../_support/lying-provider.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../_support/openid-provider.ts';
import { addProvider, logInAt } from '../_support/providers.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { openSocket } from '../live/live-client.ts';

let server: RunningServer;
let university: OpenIdProvider;
let liar: LyingProvider;
let boss: Account;
let provider: AdminProvider;
let other: AdminProvider;

beforeAll(async () => {
  [university, liar] = await Promise.all([startOpenIdProvider(), startLyingProvider()]);
  server = await startServer({ env: { PRIVATE_PROVIDERS: `${university.issuer},${liar.issuer}` } });
  boss = await loginAdmin(server);
  provider = await addProvider(boss.client, university, { trustedDomains: 'example.edu' });
  university.register(provider.redirectUrl);
  other = await addProvider(boss.client, liar, { name: 'Elsewhere', trustedDomains: 'example.net' });
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([university.close(), liar.close()]);
});
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  liar.lies = {};
});

const isLoggedIn = async (client: Client): Promise<boolean> => (await client.post('/api/user/get-data')).status === 200;

function newPerson(domain: string) {
  const name = freshName('Scholar');
  return { sub: `sub-${name}`, email: `${name.toLowerCase()}@${domain}`, email_verified: true, name };
}

type Person = ReturnType<typeof newPerson> & Record<string, unknown>;

/** Logs in with a new browser. */
async function arrive(at: 'university' | 'elsewhere', person: Person) {
  const client = new Client(server.url);
  if (at === 'university') {
    university.person = person;
    await logInAt(client, university, provider.uuid);
  } else {
    liar.person = person;
    await logInAt(client, liar, other.uuid);
  }
  return client;
}

/** Posts what a provider would: a form, without cookies. */
function send(token: string, at = other): Promise<Response> {
  return fetch(`${server.url}${new URL(logoutUrlOf(at.redirectUrl)).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ logout_token: token }),
  });
}

async function sessionAt(person: { email: string }): Promise<string[]> {
  const rows = await runSql(
    server,
    `select provider_session from session join "user" on "user".id = user_id
     where email = '${person.email}' and ended_at is null order by created_at`,
  );
  return rows.map((row) => String(row['provider_session']));
}

describe("a provider's logout notice", () => {
  it('ends the session that began with its own, its sockets and its streams within a second, and no others', async () => {
    const person = newPerson('example.edu');
    const [left, kept] = [await arrive('university', person), await arrive('university', person)];
    const { workspaces } = await left.call(list, {});
    const document = { workspace: workspaces[0]?.uuid ?? '', path: 'paper.md' };
    await left.call(createTextFile, { uuid: document.workspace, parentItem: '', name: document.path });
    const socket = await openSocket(left, document);
    await socket.next('get-document');
    await using stream = await listenToEvents(server, left);
    const [session = ''] = await sessionAt(person);
    await university.logOut(person.sub, session);
    const before = performance.now();
    expect(await socket.ending()).toBe(4401);
    await expect.poll(() => stream.ended()).toBe(true);
    expect(performance.now() - before).toBeLessThan(1000);
    expect([await isLoggedIn(left), await isLoggedIn(kept)]).toEqual([false, true]);
  });

  it("ends all sessions of the person it names, even one at its second step, and nobody else's", async () => {
    const [person, bystander] = [newPerson('example.net'), newPerson('example.net')];
    const first = await arrive('elsewhere', person);
    const second = await arrive('elsewhere', { ...person, sid: 'session-2' });
    const beside = await arrive('elsewhere', bystander);
    const { secret } = await enrolApp(first);
    await runSql(server, 'update totp set last_step = 0');
    const half = await arrive('elsewhere', person);
    const answer = await send(liar.makeLogoutToken({ sub: person.sub }));
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-store', '']);
    expect(await Promise.all([first, second, beside].map(isLoggedIn))).toEqual([false, false, true]);
    const finished = await half.post('/api/auth/finish-login', { code: codeAt(secret) });
    expect(finished.body).toMatchObject({ error: 'flow-ended' });
  });

  it('ends nothing of someone else through one of their sessions, and accepts an unknown session', async () => {
    const [person, bystander] = [newPerson('example.net'), newPerson('example.net')];
    const mine = await arrive('elsewhere', { ...person, sid: 'shared' });
    const theirs = await arrive('elsewhere', { ...bystander, sid: 'shared' });
    expect((await send(liar.makeLogoutToken({ sub: person.sub, sid: 'another' }))).status).toBe(200);
    expect(await isLoggedIn(mine)).toBe(true);
    expect((await send(liar.makeLogoutToken({ sub: person.sub, sid: 'shared' }))).status).toBe(200);
    expect([await isLoggedIn(mine), await isLoggedIn(theirs)]).toEqual([false, true]);
  });

  it('is accepted once: replayed, it ends nothing that began since', async () => {
    const person = newPerson('example.net');
    await arrive('elsewhere', person);
    const token = liar.makeLogoutToken({ sub: person.sub });
    expect((await send(token)).status).toBe(200);
    const again = await arrive('elsewhere', person);
    expect((await send(token)).status).toBe(400);
    expect(await isLoggedIn(again)).toBe(true);
  });

  it("is not accepted for another provider's people, and its administrators see why", async () => {
    const person = newPerson('example.edu');
    const client = await arrive('university', person);
    const [session = ''] = await sessionAt(person);
    const own = { sub: person.sub, sid: session };
    const foreign = await send(liar.makeLogoutToken(own), provider);
    expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await foreign.json()).toEqual({
      error: 'invalid_request',
      error_description: 'This logout token was not accepted.',
    });
    // Its own people may have the same subjects as others' people.
    expect((await send(liar.makeLogoutToken(own))).status).toBe(200);
    expect(await isLoggedIn(client)).toBe(true);
    const [entry] = await runSql(server, `select message from event_log where message like '%logout token%'`);
    expect(entry?.['message']).toMatch(/“University” failed: It sent a logout token, and it was not accepted/u);
  });

  it('must come from an existing provider, as a single token in a form', async () => {
    const github = await addProvider(boss.client, { ...liar, issuer: 'https://github.com' }, { preset: 'github' });
    const nobody = { ...other, redirectUrl: other.redirectUrl.replace(other.uuid, crypto.randomUUID()) };
    for (const at of [github, nobody]) expect((await send(liar.makeLogoutToken(), at)).status).toBe(400);
    await boss.client.call(adminProviders.deleteProvider, { providerUUID: github.uuid });
    const { pathname } = new URL(logoutUrlOf(other.redirectUrl));
    const token = liar.makeLogoutToken();
    const post = (body: string, type = 'application/x-www-form-urlencoded') =>
      fetch(`${server.url}${pathname}`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post(`logout_token=${token}&logout_token=${token}`)).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(`logout_token=${'x'.repeat(17_000)}`)).status).toBe(413);
    expect((await post(JSON.stringify({ logout_token: token }), 'application/json')).status).toBe(400);
    expect((await post(`logout_token=${token}`, 'text/plain')).status).toBe(415);
    expect((await fetch(`${server.url}${pathname}?logout_token=${token}`, { method: 'PUT' })).status).toBe(404);
  });

  it('may come as often as people leave; rejected ones are counted by address', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await send(liar.makeLogoutToken())).status).toBe(200);
    expect((await send('no token')).status).toBe(400);
    const ofAddress = `key like '/api/auth/back-channel-logout address:%'`;
    const counted = await runSql(server, `select count from rate_limit where ${ofAddress}`);
    expect(counted.map((row) => Number(row['count']))).toEqual([1]);
    await runSql(server, `update rate_limit set count = 100 where ${ofAddress}`);
    const answer = await send(liar.makeLogoutToken());
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('groups from claims', () => {
  const addRule = (groupUUID: string, role: 'reader' | 'editor' | 'manager', value: string, claim = 'groups') =>
    boss.client.call(groupRules.addGroupRule, { providerUUID: other.uuid, claim, value, groupUUID, role });
  const newGroup = async (): Promise<string> => createGroup(freshName('Group'), boss);
  const membersOf = async (uuid: string) =>
    (await boss.client.call(adminGroups.getGroup, { uuid })).group.members.filter(({ isOwner }) => !isOwner);
  const placeOf = async (uuid: string) =>
    (await membersOf(uuid)).map(({ isManager, role, provider: by }) => [isManager ? 'manager' : role, by]);

  it('are joined, changed and left at each login, and shown as given by the provider', async () => {
    const group = await newGroup();
    await addRule(group, 'reader', 'staff');
    await addRule(group, 'editor', 'physics-*');
    await addRule(group, 'manager', 'heads');
    const person = newPerson('example.net');
    const client = await arrive('elsewhere', { ...person, groups: ['staff', 'other'] });
    expect(await placeOf(group)).toEqual([['reader', 'Elsewhere']]);
    expect((await client.call(list, {})).workspaces.map(({ uuid }) => uuid)).toContain(group);
    await arrive('elsewhere', { ...person, groups: ['staff', 'physics-lab'] });
    expect(await placeOf(group)).toEqual([['editor', 'Elsewhere']]);
    await arrive('elsewhere', { ...person, groups: ['heads'] });
    expect(await placeOf(group)).toEqual([['manager', 'Elsewhere']]);
    await arrive('elsewhere', { ...person, groups: ['staff'] });
    expect(await placeOf(group)).toEqual([['reader', 'Elsewhere']]);
    await arrive('elsewhere', { ...person, groups: [] });
    expect(await placeOf(group)).toEqual([]);
    // This applies to the open session too.
    expect((await client.call(list, {})).workspaces.map(({ uuid }) => uuid)).not.toContain(group);
  });

  it('stay if the provider says nothing, and what a person has given is not touched', async () => {
    const [group, byHand] = [await newGroup(), await newGroup()];
    await addRule(group, 'editor', 'staff');
    await addRule(byHand, 'reader', 'staff');
    const person = newPerson('example.net');
    await arrive('elsewhere', person);
    await boss.client.call(groups.addMember, { uuid: byHand, user: person.email });
    await arrive('elsewhere', { ...person, groups: ['staff'] });
    expect([await placeOf(group), await placeOf(byHand)]).toEqual([[['editor', 'Elsewhere']], [['editor', null]]]);
    const silent = [{}, { groups: null }, { groups: { staff: true } }, { _claim_names: { groups: 'elsewhere' } }];
    for (const claims of silent) await arrive('elsewhere', { ...person, ...claims });
    expect(await placeOf(group)).toEqual([['editor', 'Elsewhere']]);
    // A role that a manager has changed is the manager's decision from then on.
    await boss.client.call(groups.setRole, { uuid: group, user: person.email, role: 'reader' });
    await arrive('elsewhere', { ...person, groups: [] });
    expect([await placeOf(group), await placeOf(byHand)]).toEqual([[['reader', null]], [['editor', null]]]);
  });

  it('never remove the owner or the last manager, nor make anyone an administrator', async () => {
    const group = await newGroup();
    await addRule(group, 'manager', 'heads');
    await addRule(group, 'reader', 'admin', 'roles');
    const person = newPerson('example.net');
    const client = await arrive('elsewhere', { ...person, groups: ['heads'], roles: ['admin'], is_admin: true });
    expect((await client.call(user.getData, {})).user.isAdmin).toBe(false);
    await boss.client.call(groups.handOver, { uuid: group, user: person.email });
    await runSql(server, `update membership set provider_id = '${other.uuid}' where group_id = '${group}'`);
    await arrive('elsewhere', { ...person, groups: [], roles: [] });
    const { group: after } = await boss.client.call(adminGroups.getGroup, { uuid: group });
    expect(after.members.find(({ isOwner }) => isOwner)).toMatchObject({ displayName: person.name, isManager: true });
  });

  it('are not given for an address the provider has not verified, nor by another provider', async () => {
    const group = await newGroup();
    await addRule(group, 'editor', '*@example.net', 'email');
    const account = await createAccount(server, freshName('Typist'));
    const person = { ...newPerson('example.net'), email_verified: false };
    liar.person = person;
    const { url } = await account.client.call(providers.beginIdentity, { providerUUID: other.uuid });
    const answer = await liar.visit(url);
    await account.client.call(providers.finishProviderLogin, { providerUUID: other.uuid, answer });
    await arrive('elsewhere', person);
    await arrive('university', newPerson('example.edu'));
    expect(await placeOf(group)).toEqual([]);
    await arrive('elsewhere', { ...person, email_verified: true });
    expect(await placeOf(group)).toEqual([['editor', 'Elsewhere']]);
  });

  it('are set up with a test that changes nothing; without their rule, people stay as if added by hand', async () => {
    const group = await newGroup();
    const { rules } = await addRule(group, 'editor', 'try-*', 'realm.roles');
    const added = rules.find(({ group: { uuid } }) => uuid === group);
    expect(added).toMatchObject({ claim: 'realm.roles', value: 'try-*', role: 'editor' });
    const attempt = (claims: string) =>
      boss.client.call(groupRules.tryGroupRules, { providerUUID: other.uuid, claims });
    const gives = await attempt('{"realm": {"roles": ["try-me"]}, "groups": [], "roles": []}');
    expect(gives.groups).toEqual([{ name: added?.group.name, role: 'editor' }]);
    expect((await attempt('{"groups": []}')).missing).toContain('realm.roles');
    expect(await refusal(attempt('[1]'))).toBe('422 invalid');
    expect(await refusal(addRule(group, 'editor', 'try-*', 'realm.roles'))).toBe('409 conflict');
    expect(await refusal(addRule(group, 'editor', ' ', 'realm.roles'))).toBe('422 invalid');
    expect(await refusal(addRule(crypto.randomUUID(), 'editor', 'a'))).toBe('404 not-found');
    expect(await membersOf(group)).toEqual([]);
    await arrive('elsewhere', { ...newPerson('example.net'), realm: { roles: ['try-me'] } });
    expect(await placeOf(group)).toEqual([['editor', 'Elsewhere']]);
    const ruleUUID = added?.uuid ?? '';
    await boss.client.call(groupRules.removeGroupRule, { ruleUUID });
    expect(await refusal(boss.client.call(groupRules.removeGroupRule, { ruleUUID }))).toBe('404 not-found');
    expect(await placeOf(group)).toEqual([['editor', null]]);
    const log = await runSql(server, `select message from event_log where message like '%try-*%'`);
    expect(log).toHaveLength(2);
  });
});
