import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeGithub, startFakeGithub } from '../../../../tests/_support/fake-github.ts';
import type { ProviderLogin, ProviderSettings } from './failures.ts';
import { Providers } from './providers.ts';

const CLIENT = { id: 'scriptorium', secret: 'a secret' };
const REQUEST = {
  redirectUri: 'https://docs.example.org/sign-in/hub',
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'a-verifier-of-at-least-forty-three-characters-0000',
  freshSince: null,
};
const ADA = { id: 4711, login: 'ada', name: 'Ada Lovelace', email: 'public@elsewhere.org' };

let hub: FakeGithub;
beforeAll(async () => {
  hub = await startFakeGithub(CLIENT);
});
afterAll(() => hub.close());
beforeEach(() => {
  hub.user = ADA;
  hub.emails = [
    { email: 'old@example.org', primary: false, verified: true },
    { email: 'ada@example.org', primary: true, verified: true },
  ];
});

const settings = (): ProviderSettings => ({
  id: 'hub',
  preset: 'github',
  issuer: hub.address,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  scopes: 'read:user user:email',
});
const open = (): Providers => new Providers({ privateOrigins: [hub.address], userAgent: 'Test', now: Date.now });

async function logIn(
  change: (answer: string) => string = (answer) => answer,
  request = REQUEST,
): Promise<ProviderLogin> {
  const client = open();
  return client.finish(settings(), request, change(hub.visit(await client.begin(settings(), REQUEST))));
}

test('people are identified by their number, whatever their name', async () => {
  const { person } = await logIn();
  expect(person).toMatchObject({ issuer: hub.address, subject: '4711', email: 'ada@example.org', emailVerified: true });
  hub.user = { ...ADA, login: 'countess', name: null };
  expect((await logIn()).person.subject).toBe('4711');
  hub.user = { ...ADA, id: 4712 };
  expect((await logIn()).person.subject).toBe('4712');
});

test('only the verified primary address counts, never the public one', async () => {
  for (const emails of [
    [{ email: 'ada@example.org', primary: true, verified: false }],
    [{ email: 'old@example.org', primary: false, verified: true }],
    [],
    { message: 'not a list' },
  ]) {
    hub.emails = emails;
    expect((await logIn()).person).toMatchObject({ subject: '4711', email: null });
  }
});

test.each([
  ['nobody', null],
  ['a name in place of a number', { ...ADA, id: 'ada' }],
  ['a number that is none', { ...ADA, id: 0.5 }],
  ['zero', { ...ADA, id: 0 }],
  ['a refusal', 403],
])('%s is not logged in', async (_what, user) => {
  hub.user = user;
  await expect(logIn()).rejects.toThrow(/GitHub/u);
});

test('a foreign state, another verifier, a reused code and one refused with status 200 fail the log-in', async () => {
  await expect(logIn((answer) => answer.replace('the-state', 'another'))).rejects.toThrow();
  await expect(logIn(undefined, { ...REQUEST, verifier: `${REQUEST.verifier}1` })).rejects.toThrow();
  await expect(logIn((answer) => answer.replace('code-', 'guess-'))).rejects.toThrow();
  const client = open();
  const answer = hub.visit(await client.begin(settings(), REQUEST));
  await client.finish(settings(), REQUEST, answer);
  await expect(client.finish(settings(), REQUEST, answer)).rejects.toThrow();
});
