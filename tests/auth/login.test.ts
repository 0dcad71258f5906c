import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

const tryLogin = (email: unknown, password: unknown, headers: Record<string, string> = {}) =>
  new Client(server.url).post('/api/auth/login', { email, password }, headers);

describe('logging in', () => {
  it('responds to a wrong password and an unknown address with the same bytes', async () => {
    const wrong = await tryLogin(ADMIN.email, 'not the password');
    const unknown = await tryLogin('nobody@example.org', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date');
    expect(names(wrong.headers)).toEqual(names(unknown.headers));
  });

  it('says that an address is missing rather than wrong', async () => {
    const { status, body } = await tryLogin(' ', 'not the password');
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'Please enter your e-mail address.' });
  });

  it('treats other spellings of an address as the same account', async () => {
    expect((await tryLogin('  ADMIN@Example.ORG ', ADMIN.password)).status).toBe(200);
  });

  it('treats blanks around a password as part of it', async () => {
    expect((await tryLogin(ADMIN.email, ` ${ADMIN.password}`)).status).toBe(401);
  });

  it('rejects passwords over 1,024 bytes and values of other types', async () => {
    expect((await tryLogin(ADMIN.email, 'é'.repeat(513))).status).toBe(422);
    expect((await tryLogin({ $gt: '' }, ['x'])).status).toBe(422);
    expect((await tryLogin(null, null)).status).toBe(422);
  });

  it('never returns the session secret in a body, and sets an HttpOnly cookie', async () => {
    const client = new Client(server.url);
    const answer = await client.login(ADMIN.email, ADMIN.password);
    const secret = client.cookies.get('session') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session=')) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain/);
    const [row] = await runSql(server, "select count(*) as count from session where token_hash = '" + secret + "'");
    expect(Number(row?.['count'])).toBe(0);
  });

  it("does not accept a session's public handle as its secret", async () => {
    const client = new Client(server.url);
    const { body } = await client.login(ADMIN.email, ADMIN.password);
    client.cookies.set('session', (body as { sessionUUID: string }).sessionUUID);
    await client.get('/health');
    expect((await client.post('/api/user/get-data')).status).toBe(401);
  });

  it('replaces the session on a new login: session fixation is impossible', async () => {
    const client = new Client(server.url);
    await client.login(ADMIN.email, ADMIN.password);
    const old = client.clone();
    await client.login(ADMIN.email, ADMIN.password);
    expect(client.cookies.get('session')).not.toBe(old.cookies.get('session'));
    expect((await old.post('/api/user/get-data')).status).toBe(401);
    expect((await client.post('/api/user/get-data')).status).toBe(200);
  });

  it('keeps at most 200 characters of a client id, as text', async () => {
    const client = new Client(server.url);
    const clientID = `<b>Firefox</b>\r\nX: ${'x'.repeat(500)}`;
    const { body } = await client.post('/api/auth/login', { ...ADMIN, displayName: undefined, clientID });
    const { sessionUUID, user } = body as {
      sessionUUID: string;
      user: { sessions: { uuid: string; clientID: string }[] };
    };
    const mine = user.sessions.find((session) => session.uuid === sessionUUID);
    expect(mine?.clientID).toHaveLength(200);
    expect(mine?.clientID).not.toMatch(/[\r\n]/);
    expect(mine?.clientID).toContain('<b>Firefox</b>');
  });

  it('explains a suspended or unverified account only if the password is right', async () => {
    const alice = await createAccount(server, 'Alice');
    const admin = await loginAdmin(server);
    await admin.client.post('/api/admin/users/update', { email: alice.email, accountSuspended: true });
    const right = await tryLogin(alice.email, alice.password);
    expect(right.body).toMatchObject({ error: 'account-suspended' });
    expect(right.headers.getSetCookie().some((line) => line.startsWith('session='))).toBe(false);
    const wrong = await tryLogin(alice.email, 'some other words');
    expect(wrong.body).toEqual((await tryLogin('nobody@example.org', 'some other words')).body);

    await admin.client.post('/api/admin/users/update', {
      email: alice.email,
      accountSuspended: false,
      emailVerified: false,
    });
    expect((await tryLogin(alice.email, alice.password)).body).toMatchObject({ error: 'email-not-verified' });
  });
});

describe('a failed login', () => {
  it('is in the event log with its reason, without the password', async () => {
    await tryLogin('somebody@example.org', 'a mistyped secret');
    const admin = await loginAdmin(server);
    const { body } = await admin.client.post('/api/admin/event-log/get', { search: 'somebody@example.org' });
    const { events } = body as { events: { type: string; message: string }[] };
    expect(events).toMatchObject([{ type: 'login.refused' }]);
    expect(JSON.stringify(events)).not.toContain('mistyped');
  });
});

describe('guessing passwords', () => {
  it('is rate limited per account and address, whatever X-Forwarded-For says, and across a restart', async () => {
    const bob = await createAccount(server, 'Bob');
    let refused = await tryLogin(bob.email, 'guess');
    for (let guess = 0; guess < 10; guess += 1) {
      refused = await tryLogin(bob.email, `guess ${guess}`, { 'x-forwarded-for': `10.0.0.${guess}` });
    }
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await server.stop();
    await server.start();
    expect((await tryLogin(bob.email, bob.password)).status).toBe(429);
    // A logged-in user notices nothing.
    expect((await bob.client.post('/api/user/get-data')).status).toBe(200);
  });
});

describe('a flood of logins', () => {
  it('with the right password leaves the server responsive, and every request gets a response', async () => {
    await using other = await startServer();
    const flood = Promise.all(
      Array.from({ length: 50 }, () =>
        new Client(other.url).post('/api/auth/login', { email: ADMIN.email, password: ADMIN.password }),
      ),
    );
    // Hashing does not block the event loop: while fifty wait for a core, another request is served.
    let isThrough = false;
    void flood.then(() => (isThrough = true));
    expect((await new Client(other.url).get('/health')).status).toBe(200);
    expect(isThrough).toBe(false);
    const codes = (await flood).map((answer) => answer.status);
    expect(codes.every((code) => [200, 429, 503].includes(code))).toBe(true);
    expect(codes).toContain(200);
  });
});
