import { sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Lies,
  type LyingProvider,
  signWithSecret,
  startLyingProvider,
} from '../../../../tests/_support/lying-provider.ts';
import { OPENID_CLIENT } from '../../../../tests/_support/openid-provider.ts';
import type { ProviderSettings } from './failures.ts';
import { Providers } from './providers.ts';

let fake: LyingProvider;
beforeAll(async () => {
  fake = await startLyingProvider();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.lies = {};
});

const settings = (): ProviderSettings => ({
  id: 'one',
  preset: 'generic',
  issuer: fake.issuer,
  clientId: OPENID_CLIENT.id,
  clientSecret: OPENID_CLIENT.secret,
  scopes: 'openid',
});
const makeClient = (now: () => number = () => Date.now()): Providers =>
  new Providers({ privateOrigins: [fake.issuer], userAgent: 'Test', now });
const now = (): number => Math.floor(Date.now() / 1000);

const claim = (name: string, value: unknown): Lies => ({ claims: (honest) => ({ ...honest, [name]: value }) });
const header = (name: string, value: unknown): Lies => ({ header: (honest) => ({ ...honest, [name]: value }) });

it('names the person, the session, or both', async () => {
  const client = makeClient();
  const [sub, sid] = ['person-1', 'session-1'];
  for (const [who, read] of [
    [{ sub }, { subject: sub, session: null }],
    [{ sid }, { subject: null, session: sid }],
    [
      { sub, sid },
      { subject: sub, session: sid },
    ],
  ] as const) {
    expect(await client.readLogout(settings(), fake.makeLogoutToken(who))).toEqual({
      issuer: fake.issuer,
      messageId: expect.any(String) as string,
      ...read,
    });
  }
});

it.each<[string, Lies]>([
  ['without a type, as before it had a name', header('typ', undefined)],
  ['of the type of all others, as Keycloak long sent it', { header: (all) => ({ ...all, typ: 'JWT' }) }],
  ['for several clients, this one among them', claim('aud', ['another', OPENID_CLIENT.id])],
])('takes one %s', async (_what, lies) => {
  fake.lies = lies;
  expect((await makeClient().readLogout(settings(), fake.makeLogoutToken())).subject).toBe('person-1');
});

it.each<[string, Lies, RegExp]>([
  ['signed by another key', { signature: byForeignKey }, /signature verification failed/u],
  ['with no signature', { ...header('alg', 'none'), signature: () => '' }, /alg/iu],
  ['signed with the client’s secret', { ...header('alg', 'HS256'), signature: bySecret }, /alg/iu],
  ['of a key that the provider does not have', header('kid', 'key-9'), /key/iu],
  ['of another type', header('typ', 'at+jwt'), /another type/u],
  ['that names critical extensions', header('crit', ['exp']), /crit|not recognized/iu],
  ['of another issuer', claim('iss', 'https://elsewhere.example.org'), /iss/u],
  ['without an issuer', claim('iss', undefined), /iss/u],
  ['for another client', claim('aud', 'another'), /aud/u],
  ['for nobody', claim('aud', undefined), /aud/u],
  ['from long ago', claim('iat', now() - 1200), /too old/u],
  ['from the future', claim('iat', now() + 1200), /too old|clock/u],
  ['without a time', claim('iat', undefined), /iat/u],
  ['that has ended', claim('exp', now() - 900), /exp/u],
  ['that never ends', claim('exp', undefined), /exp/u],
  ['that is not to be believed yet', claim('nbf', now() + 1200), /nbf/u],
  ['with a nonce, as an ID token has one', claim('nonce', 'the-nonce'), /nonce/u],
  ['of another event', claim('events', { 'http://schemas.openid.net/event/other': {} }), /events/u],
  ['whose event is no object', claim('events', { 'http://schemas.openid.net/event/backchannel-logout': 1 }), /events/u],
  ['without an event', claim('events', undefined), /events/u],
  ['without an ID of its own', claim('jti', undefined), /jti/u],
  ['with an ID without end', claim('jti', 'j'.repeat(301)), /jti/u],
  ['of nobody', claim('sub', undefined), /neither who/u],
  ['with an empty subject', claim('sub', ''), /subject/u],
  ['with a session that is no text', claim('sid', { $ne: null }), /session/u],
])('does not believe one %s', async (_what, lies, why) => {
  fake.lies = lies;
  await expect(makeClient().readLogout(settings(), fake.makeLogoutToken())).rejects.toMatchObject({
    detail: expect.stringMatching(why),
  });
});

it('does not accept an ID token as a logout token', async () => {
  const client = makeClient();
  const request = {
    redirectUri: 'https://docs.example.org/sign-in/one',
    state: 'the-state',
    nonce: 'the-nonce',
    verifier: 'a-verifier-of-at-least-forty-three-characters-0000',
    freshSince: null,
  };
  let idToken = '';
  fake.lies = {
    tokens: (honest) => {
      idToken = String(honest['id_token']);
      return honest;
    },
  };
  await client.finish(settings(), request, await fake.visit(await client.begin(settings(), request)));
  await expect(client.readLogout(settings(), idToken)).rejects.toMatchObject({
    detail: expect.stringMatching(/nonce/u),
  });
});

it('fetches the keys once, however many tokens arrive and whichever key they name', async () => {
  const client = makeClient();
  await client.readLogout(settings(), fake.makeLogoutToken());
  fake.asked.clear();
  fake.lies = header('kid', 'key-9');
  const tokens = Array.from({ length: 20 }, () => fake.makeLogoutToken());
  await Promise.allSettled(tokens.map((token) => client.readLogout(settings(), token)));
  expect(fake.asked.get('/keys') ?? 0).toBe(0);
});

it('does not immediately retry fetching keys after a failure', async () => {
  let now = Date.now();
  const client = makeClient(() => now);
  fake.asked.clear();
  fake.lies = { discovery: (honest) => ({ ...honest, jwks_uri: `${fake.issuer}/no-keys` }) };
  for (let turn = 0; turn < 5; turn += 1)
    await expect(client.readLogout(settings(), fake.makeLogoutToken())).rejects.toThrow();
  expect(fake.asked.get('/no-keys')).toBe(1);
  now += 6000;
  await expect(client.readLogout(settings(), fake.makeLogoutToken())).rejects.toThrow();
  expect(fake.asked.get('/no-keys')).toBe(2);
});

function byForeignKey(input: string, { foreign }: Parameters<NonNullable<Lies['signature']>>[1]): string {
  return sign('sha256', Buffer.from(input), foreign).toString('base64url');
}

function bySecret(input: string): string {
  return signWithSecret(input, OPENID_CLIENT.secret);
}
