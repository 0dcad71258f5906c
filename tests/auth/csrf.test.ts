import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type Account } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let alice: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  alice = await createAccount(server, 'Alice');
  bob = await createAccount(server, 'Bob');
});
afterAll(() => server.dispose());

const token = (client: Client): string => client.cookies.get('XSRF-TOKEN') ?? '';
const mark = (client: Client, headers: Record<string, string>) =>
  client.send('/api/user/mark-all-notifications-read', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a call that changes something', () => {
  it('needs the token in the header', async () => {
    expect((await mark(alice.client, {})).body).toMatchObject({ error: 'csrf' });
    expect((await mark(alice.client, { 'x-xsrf-token': token(alice.client) })).status).toBe(200);
  });

  it('needs the same token in header and cookie, signed for this session', async () => {
    expect((await mark(alice.client, { 'x-xsrf-token': token(bob.client) })).status).toBe(403);
    const mixed = alice.client.clone();
    mixed.cookies.set('XSRF-TOKEN', token(bob.client));
    expect((await mark(mixed, { 'x-xsrf-token': token(bob.client) })).status).toBe(403);
    const forged = alice.client.clone();
    forged.cookies.set('XSRF-TOKEN', 'abc.def');
    expect((await mark(forged, { 'x-xsrf-token': 'abc.def' })).status).toBe(403);
  });

  it('is rejected from another origin, even with the token', async () => {
    const other = new URL(server.url);
    other.port = String(Number(other.port) + 1);
    for (const origin of ['https://evil.example', 'null', other.origin, server.url.replace('http:', 'https:')]) {
      const answer = await mark(alice.client, { 'x-xsrf-token': token(alice.client), origin });
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
    for (const site of ['cross-site', 'same-site']) {
      const answer = await mark(alice.client, { 'x-xsrf-token': token(alice.client), 'sec-fetch-site': site });
      expect([site, answer.status]).toEqual([site, 403]);
    }
    const ours = { 'x-xsrf-token': token(alice.client), origin: server.url, 'sec-fetch-site': 'same-origin' };
    expect((await mark(alice.client, ours)).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json;charset=utf-7', 'text/json'])(
    'is refused as %s',
    async (type) => {
      const headers = { 'x-xsrf-token': token(alice.client), 'content-type': type };
      expect((await mark(alice.client, headers)).status).toBe(415);
    },
  );

  it('is rejected when compressed', async () => {
    const headers = { 'x-xsrf-token': token(alice.client), 'content-encoding': 'gzip' };
    expect((await mark(alice.client, headers)).status).toBe(415);
  });

  it('may omit body and content type if it has no payload', async () => {
    const headers = { 'x-xsrf-token': token(alice.client) };
    const answer = await alice.client.send('/api/user/mark-all-notifications-read', { method: 'POST', headers });
    expect(answer.status).toBe(200);
  });
});

describe('logging in from another site', () => {
  it('is rejected without a pre-session token, and the page can retry with the one it then gets', async () => {
    const guest = new Client(server.url);
    const send = (headers: Record<string, string>) =>
      guest.send('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: alice.email, password: alice.password }),
        headers: { 'content-type': 'application/json', ...headers },
      });
    const refused = await send({});
    expect(refused.status).toBe(403);
    expect((await send({ 'x-xsrf-token': token(guest) })).status).toBe(200);
  });
});

describe('a request from another site without navigation', () => {
  it("gets no cookies, so it cannot replace the page's", async () => {
    const guest = new Client(server.url);
    const answer = await guest.get('/health', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const link = await guest.get('/login', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' });
    expect(link.headers.getSetCookie()).not.toEqual([]);
  });

  it('gets no permission from a preflight', async () => {
    const answer = await new Client(server.url).send('/api/auth/login', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.status).toBe(405);
  });
});

describe('with https', () => {
  it('marks its cookies Secure, restricts them to this host and sends HSTS', async () => {
    await using secure = await startServer({ env: { PUBLIC_URL: 'https://docs.example.org' } });
    const answer = await new Client(secure.url).get('/health');
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((line) => line.startsWith('__Host-pre-session='))).toBe(true);
    for (const line of cookies) expect(line).toMatch(/Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    const { headers } = await new Client(secure.url).get('/login');
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/policy-reports; report-to csp$/);
    expect(headers.get('reporting-endpoints')).toBe('csp="/policy-reports"');
  });
});
