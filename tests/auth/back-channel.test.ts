import { createTextFile, list } from '@scriptorium/contract/operations/workspace.ts';
import * as adminProviders from '@scriptorium/contract/operations/admin-providers.ts';
import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { logoutUrlOf } from '@scriptorium/contract/rules/providers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, loginAdmin } from '../_support/accounts.ts';
import { codeAt, enrolApp } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { type LyingProvider, startLyingProvider } from '../_support/lying-provider.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../_support/openid-provider.ts';
import { addProvider, logInAt } from '../_support/providers.ts';
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

/** Logs in with a browser of its own. */
async function arrive(at: 'university' | 'elsewhere', person: ReturnType<typeof newPerson> & { sid?: string }) {
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

/** What a provider posts: a form, without cookies. */
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

describe('a provider that says somebody has logged out', () => {
  it('ends the session that began with its own, its sockets and its streams within a second, and no other', async () => {
    const person = newPerson('example.edu');
    const [left, kept] = [await arrive('university', person), await arrive('university', person)];
    const { workspaces } = await left.call(list, {});
    const document = { workspace: workspaces[0]?.uuid ?? '', path: 'paper.md' };
    await left.call(createTextFile, { uuid: document.workspace, parentItem: '', name: document.path });
    const socket = await openSocket(left, document);
    await socket.next('get-document');
    await using stream = await listenToEvents(server, left);
    const [session = ''] = await sessionAt(person);
    const before = performance.now();
    await university.logOut(person.sub, session);
    expect(await socket.ending()).toBe(4401);
    await expect.poll(() => stream.ended()).toBe(true);
    expect(performance.now() - before).toBeLessThan(1000);
    expect([await isLoggedIn(left), await isLoggedIn(kept)]).toEqual([false, true]);
  });

  it('ends all sessions of the person it names, also one whose second step is under way, and none of others', async () => {
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

  it('ends nothing of somebody else by one of their sessions, and says yes to a session nobody has', async () => {
    const [person, bystander] = [newPerson('example.net'), newPerson('example.net')];
    const mine = await arrive('elsewhere', { ...person, sid: 'shared' });
    const theirs = await arrive('elsewhere', { ...bystander, sid: 'shared' });
    expect((await send(liar.makeLogoutToken({ sub: person.sub, sid: 'another' }))).status).toBe(200);
    expect(await isLoggedIn(mine)).toBe(true);
    expect((await send(liar.makeLogoutToken({ sub: person.sub, sid: 'shared' }))).status).toBe(200);
    expect([await isLoggedIn(mine), await isLoggedIn(theirs)]).toEqual([false, true]);
  });

  it('is believed once: the same message ends nothing that began since', async () => {
    const person = newPerson('example.net');
    await arrive('elsewhere', person);
    const token = liar.makeLogoutToken({ sub: person.sub });
    expect((await send(token)).status).toBe(200);
    const again = await arrive('elsewhere', person);
    expect((await send(token)).status).toBe(400);
    expect(await isLoggedIn(again)).toBe(true);
  });

  it('is not believed about people of another provider, and its administrators read why', async () => {
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
    // Its own people may have the same names as those of others.
    expect((await send(liar.makeLogoutToken(own))).status).toBe(200);
    expect(await isLoggedIn(client)).toBe(true);
    const [entry] = await runSql(server, `select message from event_log where message like '%logout token%'`);
    expect(entry?.['message']).toMatch(/“University” failed: It sent a logout token, and it was not accepted/u);
  });

  it('is one that there is, and sends one token in a form', async () => {
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

  it('may say so as often as people leave; what is not believed is counted by address', async () => {
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
