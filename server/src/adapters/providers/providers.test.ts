import { createHash, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Lies,
  type LyingProvider,
  signWithSecret,
  startLyingProvider,
} from '../../../../tests/_support/lying-provider.ts';
import { OPENID_CLIENT } from '../../../../tests/_support/openid-provider.ts';
import { type ProviderLogin, ProviderFailure, type ProviderSettings } from './failures.ts';
import { Providers } from './providers.ts';

const REDIRECT = 'https://docs.example.org/sign-in/one';
const REQUEST = {
  redirectUri: REDIRECT,
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'a-verifier-of-at-least-forty-three-characters-0000',
  freshSince: null,
};

let fake: LyingProvider;
beforeAll(async () => {
  fake = await startLyingProvider();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.lies = {};
  fake.person = { sub: 'person-1' };
});

const settings = (): ProviderSettings => ({
  id: 'one',
  preset: 'generic',
  issuer: fake.issuer,
  clientId: OPENID_CLIENT.id,
  clientSecret: OPENID_CLIENT.secret,
  scopes: 'openid email profile',
});

const makeClient = (now: () => number = () => Date.now()): Providers =>
  new Providers({ privateOrigins: [fake.issuer], userAgent: 'Test', now });

async function logIn(client: Providers = makeClient(), request: typeof REQUEST = REQUEST): Promise<ProviderLogin> {
  const url = await client.begin(settings(), REQUEST);
  return client.finish(settings(), request, await fake.visit(url));
}

/** The message for administrators with which a log-in fails. */
const why = async (lies: Lies): Promise<string> => {
  fake.lies = lies;
  return logIn().then(
    () => 'let in',
    (error: unknown) => {
      // Anything else would be an error of the server's own.
      expect(error).toBeInstanceOf(ProviderFailure);
      return (error as ProviderFailure).detail;
    },
  );
};

const claim = (name: string, value: unknown): Lies => ({ claims: (honest) => ({ ...honest, [name]: value }) });
const without = (name: string): Lies => ({
  claims: (honest) => Object.fromEntries(Object.entries(honest).filter(([key]) => key !== name)),
});

describe('an honest provider', () => {
  it('is accepted, and requested with PKCE, state and nonce', async () => {
    fake.person = { sub: 'person-1', email: 'ada@example.org', email_verified: true, name: 'Ada  Lovelace\u202e' };
    const url = new URL(await makeClient().begin(settings(), REQUEST));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: OPENID_CLIENT.id,
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain(REQUEST.verifier);
    expect((await logIn()).person).toEqual({
      issuer: fake.issuer,
      subject: 'person-1',
      email: 'ada@example.org',
      emailVerified: true,
      name: 'Ada  Lovelace',
      label: 'ada@example.org',
      methods: [],
      session: null,
    });
  });

  it('marks an address as verified only with the value true', async () => {
    fake.person = { sub: 'person-1', email: 'ada@example.org', email_verified: 'true' };
    expect((await logIn()).person.emailVerified).toBe(false);
  });

  it('verifies only the address to which its statement refers', async () => {
    fake.person = { sub: 'person-1', email: 'ada@example.org', email_verified: true };
    fake.lies = claim('email', 'boss@example.org');
    expect((await logIn()).person).toMatchObject({ email: 'boss@example.org', emailVerified: false });
    fake.lies = claim('email', 'ada@example.org');
    expect((await logIn()).person).toMatchObject({ email: 'ada@example.org', emailVerified: true });
  });

  it('is discovered once, however many log-ins begin', async () => {
    const client = makeClient();
    fake.asked.clear();
    await Promise.all(Array.from({ length: 20 }, () => client.begin(settings(), REQUEST)));
    expect(fake.asked.get('/.well-known/openid-configuration')).toBe(1);
  });

  it('is asked for a new login if required, and has to state its time', async () => {
    const freshSince = Math.floor(Date.now() / 1000);
    const client = makeClient();
    const request = { ...REQUEST, freshSince };
    const url = await client.begin(settings(), request);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    for (const [auth_time, isFresh] of [
      [freshSince, true],
      [freshSince - 3600, false],
      [undefined, false],
    ] as const) {
      fake.lies = claim('auth_time', auth_time);
      const answer = await fake.visit(await client.begin(settings(), request));
      const ended = client.finish(settings(), request, answer);
      if (isFresh) await ended;
      else await expect(ended).rejects.toThrow(/auth_time|authentication/iu);
    }
  });
});

describe('a realm of Keycloak, as its documentation describes it', () => {
  it('is accepted, with a path, keys for other uses, and additional claims', async () => {
    const realm = await startLyingProvider('/realms/kelp');
    const session = '2d5e9a55-6d5b-4a3e-8a0c-3f6f0e3d8c11';
    const facts = {
      preferred_username: 'ada',
      given_name: 'Ada',
      family_name: 'Lovelace',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      email_verified: true,
      groups: ['/staff/divers', '/staff'],
      realm_access: { roles: ['offline_access', 'editor'] },
    };
    realm.person = { sub: 'f:4d1c:ada', sid: session, ...facts };
    const algorithms = ['PS384', 'RS384', 'EdDSA', 'ES384', 'HS256', 'HS512', 'ES256', 'RS256', 'HS384', 'ES512'];
    realm.lies = {
      discovery: (all) => ({
        ...all,
        end_session_endpoint: `${realm.issuer}/logout`,
        check_session_iframe: `${realm.issuer}/login-status-iframe.html`,
        response_types_supported: ['code', 'none', 'id_token', 'token', 'id_token token', 'code id_token token'],
        response_modes_supported: [
          'query',
          'fragment',
          'form_post',
          'query.jwt',
          'fragment.jwt',
          'form_post.jwt',
          'jwt',
        ],
        subject_types_supported: ['public', 'pairwise'],
        id_token_signing_alg_values_supported: algorithms,
        code_challenge_methods_supported: ['plain', 'S256'],
        authorization_response_iss_parameter_supported: true,
        backchannel_logout_supported: true,
        backchannel_logout_session_supported: true,
        mtls_endpoint_aliases: { token_endpoint: `${realm.issuer}/token` },
      }),
      keys: (keys) => [
        ...keys.map((key) => ({ ...key, kid: 'for-encryption', use: 'enc', alg: 'RSA-OAEP' })),
        ...keys.map((key) => ({ ...key, x5c: ['MIIClTCC'], x5t: 'k3tq' })),
      ],
      header: () => ({ alg: 'RS256', typ: 'JWT', kid: 'key-1' }),
      claims: (all) => ({
        ...all,
        auth_time: all['iat'],
        jti: '75a1c9f5-5a4b-4d1c-9a57-2f4b6b4f6b0e',
        typ: 'ID',
        azp: OPENID_CLIENT.id,
        session_state: session,
        acr: '1',
        at_hash: createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url'),
        ...facts,
      }),
      tokens: (all) => ({
        ...all,
        expires_in: 300,
        refresh_expires_in: 1800,
        refresh_token: 'refresh',
        'not-before-policy': 0,
        session_state: session,
        scope: 'openid email profile',
      }),
      answer: (all) => {
        all.set('session_state', session);
        all.set('iss', realm.issuer);
        return all;
      },
    };
    const keycloak = { ...settings(), issuer: realm.issuer };
    const client = new Providers({ privateOrigins: [new URL(realm.issuer).origin], userAgent: 'Test', now: Date.now });
    try {
      const answer = await realm.visit(await client.begin(keycloak, REQUEST));
      const { person, claims } = await client.finish(keycloak, REQUEST, answer);
      expect(person).toEqual({
        issuer: realm.issuer,
        subject: 'f:4d1c:ada',
        email: 'ada@example.org',
        emailVerified: true,
        name: 'Ada Lovelace',
        label: 'ada',
        methods: [],
        session,
      });
      expect(claims).toMatchObject({ groups: facts.groups, realm_access: facts.realm_access });
    } finally {
      await realm.close();
    }
  });
});

describe('an untruthful provider is refused:', () => {
  it.each<[string, Lies, RegExp]>([
    ['another issuer in the token', claim('iss', 'https://other.example.org'), /"iss"/u],
    ['no issuer', without('iss'), /"iss"/u],
    ['a token for another client', claim('aud', 'somebody-else'), /"aud"/u],
    [
      'a token for several, made for another',
      { claims: (all) => ({ ...all, aud: [OPENID_CLIENT.id, 'other'], azp: 'other' }) },
      /"azp"/u,
    ],
    ['no audience', without('aud'), /"aud"/u],
    ['no subject', without('sub'), /"sub"/u],
    ['a number as the subject', claim('sub', 7), /"sub"/u],
    ['an empty subject', claim('sub', ''), /"sub"|empty/u],
    ['a token issued an hour ago', claim('iat', Math.floor(Date.now() / 1000) - 3600), /clock/u],
    ['a token issued in an hour', claim('iat', Math.floor(Date.now() / 1000) + 3600), /clock/u],
    ['no time of issue', without('iat'), /"iat"/u],
    ['an expired token', claim('exp', Math.floor(Date.now() / 1000) - 3600), /"exp"/u],
    ['no expiry', without('exp'), /"exp"/u],
    ['another nonce', claim('nonce', 'of another login'), /"nonce"/u],
    ['no nonce', without('nonce'), /"nonce"/u],
    ['no ID token', { tokens: ({ id_token: _, ...rest }) => rest }, /id_token/u],
    ['no signature', { header: () => ({ alg: 'none' }), signature: () => '' }, /alg/u],
    [
      'a signature with the client’s secret',
      { header: () => ({ alg: 'HS256' }), signature: (input) => signWithSecret(input, OPENID_CLIENT.secret) },
      /alg/u,
    ],
    [
      'a signature of somebody else',
      { signature: (input, { foreign }) => sign('sha256', Buffer.from(input), foreign).toString('base64url') },
      /signature/u,
    ],
    [
      'a changed token',
      { signature: (input, { own }) => sign('sha256', Buffer.from(`${input}x`), own).toString('base64url') },
      /signature/u,
    ],
    ['an algorithm that it does not announce', { header: () => ({ alg: 'PS256', kid: 'key-1' }) }, /alg/u],
    ['a key that is not among its keys', { header: () => ({ alg: 'RS256', kid: 'key-2' }) }, /key/u],
    ['no keys', { keys: () => [] }, /key/u],
    ['headers that have to be understood', { header: (all) => ({ ...all, crit: ['b64'], b64: false }) }, /crit/u],
    ['userinfo of somebody else', { userinfo: (all) => ({ ...all, sub: 'person-2' }) }, /"sub"/u],
    ['userinfo of nobody', { userinfo: () => ({ email: 'ada@example.org' }) }, /"sub"/u],
    [
      'another issuer in its description',
      { discovery: (all) => ({ ...all, issuer: 'https://other.example.org' }) },
      /calls itself “https:..other.example.org”/u,
    ],
    [
      'an address for logging in that runs in the page',
      { discovery: (all) => ({ ...all, authorization_endpoint: 'javascript:alert(1)' }) },
      /https/u,
    ],
    [
      'no address for logging in',
      { discovery: (all) => ({ ...all, authorization_endpoint: { at: 'home' } }) },
      /https/u,
    ],
    [
      'ways to ask for tokens that are no list',
      { discovery: (all) => ({ ...all, token_endpoint_auth_methods_supported: 'all' }) },
      /tokens/u,
    ],
    [
      'an address for logging in without TLS',
      { discovery: (all) => ({ ...all, authorization_endpoint: 'http://plain.example.org/' }) },
      /https/u,
    ],
    [
      'an address for tokens in a private network',
      { discovery: (all) => ({ ...all, token_endpoint: 'https://10.0.0.1/token' }) },
      /private/u,
    ],
    ['keys on the machine itself', { discovery: (all) => ({ ...all, jwks_uri: 'https://[::1]/keys' }) }, /private/u],
    ['another state', { answer: (all) => (all.set('state', 'of another login'), all) }, /state/u],
    ['no state', { answer: (all) => (all.delete('state'), all) }, /state/u],
    ['two states', { answer: (all) => (all.append('state', 'of another login'), all) }, /state/u],
    [
      'an answer of another provider',
      { answer: (all) => (all.set('iss', 'https://other.example.org'), all) },
      /"iss"/u,
    ],
    [
      'an answer without the issuer it announces',
      { discovery: (all) => ({ ...all, authorization_response_iss_parameter_supported: true }) },
      /"iss"/u,
    ],
    ['a token in the answer', { answer: (all) => (all.set('id_token', 'x.y.z'), all) }, /hybrid/u],
    ['a description without end', { discovery: (all) => ({ ...all, more: 'x'.repeat(600_000) }) }, /too much/u],
  ])('%s', async (_what, lies, reason) => {
    expect(await why(lies)).toMatch(reason);
  });

  it('a code that was used before', async () => {
    const client = makeClient();
    const answer = await fake.visit(await client.begin(settings(), REQUEST));
    await client.finish(settings(), REQUEST, answer);
    await expect(client.finish(settings(), REQUEST, answer)).rejects.toThrow('invalid_grant');
  });

  it('a code from someone else’s login, with another verifier', async () => {
    const client = makeClient();
    const answer = await fake.visit(
      await client.begin(settings(), { ...REQUEST, verifier: `${REQUEST.verifier}-other` }),
    );
    await expect(client.finish(settings(), REQUEST, answer)).rejects.toThrow('invalid_grant');
  });

  it('a refusal, which is quoted on one line', async () => {
    const text = await why({
      answer: (all) =>
        new URLSearchParams({
          error: 'access_denied',
          error_description: 'No,\nnot you',
          state: all.get('state') ?? '',
        }),
    });
    expect(text).toBe('It answered “access_denied” (No, not you).');
  });

  it('one in a private network that the operator has not allowed, which is not contacted', async () => {
    const client = new Providers({ privateOrigins: [], userAgent: 'Test', now: () => Date.now() });
    fake.asked.clear();
    await expect(client.begin({ ...settings(), issuer: 'https://127.0.0.1' }, REQUEST)).rejects.toThrow(/private/u);
    await expect(client.begin({ ...settings(), issuer: 'https://localhost' }, REQUEST)).rejects.toThrow(
      /public address/u,
    );
    await expect(client.begin(settings(), REQUEST)).rejects.toThrow();
    expect(fake.asked.size).toBe(0);
  });
});

describe('a check of a provider', () => {
  it('reports each successful step', async () => {
    expect(await makeClient().check(settings())).toEqual([
      { name: 'Description', ok: true, detail: `The provider describes itself as ${fake.issuer}.` },
      { name: 'Keys', ok: true, detail: 'One key was found.' },
      {
        name: 'Logging out',
        ok: true,
        detail: 'It does not say that it can tell this server when somebody logs out there.',
      },
    ]);
    fake.lies = { discovery: (all) => ({ ...all, backchannel_logout_supported: true }) };
    const steps = await makeClient().check(settings());
    expect(steps.at(-1)?.detail).toBe('It can tell this server when somebody logs out there.');
  });

  it('stops at the first failure', async () => {
    fake.lies = { keys: () => [] };
    const steps = await makeClient().check(settings());
    expect(steps.map(({ ok }) => ok)).toEqual([true, false]);
    expect(steps[1]?.detail).toMatch(/no keys/u);
    fake.lies = { discovery: (all) => ({ ...all, issuer: `${fake.issuer}/realm` }) };
    expect((await makeClient().check(settings())).map(({ ok }) => ok)).toEqual([false]);
  });
});
