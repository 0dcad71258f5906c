import { describe, expect, it } from 'vitest';
import { Client } from '../_support/client.ts';
import { startServer } from '../_support/start-server.ts';

const EMPTY = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const FIRST = {
  email: 'first@example.org',
  displayName: 'First',
  password: 'a long enough phrase',
  signupEnabled: true,
};

const readToken = (log: string): string => /\/setup\?token=([\w-]+)/.exec(log)?.[1] ?? '';

describe('the first start', () => {
  it('has no default account, and prints a one-time link that creates the first administrator', async () => {
    await using server = await startServer({ env: EMPTY });
    const token = readToken(server.log());
    expect(token).toMatch(/^[\w-]{43}$/);
    const guest = new Client(server.url);
    expect((await guest.post('/api/request-capabilities')).body).toMatchObject({
      setupNeeded: true,
      signupEnabled: false,
    });
    for (const email of ['admin', 'admin@localhost', 'root@localhost']) {
      expect((await guest.post('/api/auth/login', { email, password: 'admin' })).status).toBe(401);
    }

    const weak = await guest.post('/api/auth/setup', { ...FIRST, token, password: 'password123' });
    expect(weak.body).toMatchObject({ error: 'weak-password', field: 'password' });
    const wrong = await guest.post('/api/auth/setup', { ...FIRST, token: 'x'.repeat(43) });
    expect(wrong.body).toMatchObject({ error: 'invalid-token' });

    const made = await guest.post('/api/auth/setup', { ...FIRST, token });
    expect(made.body).toMatchObject({ user: { email: FIRST.email, isAdmin: true, emailVerified: true } });
    expect((await guest.post('/api/user/get-data')).status).toBe(200);
    expect((await guest.post('/api/request-capabilities')).body).toMatchObject({
      setupNeeded: false,
      signupEnabled: true,
    });

    const again = await new Client(server.url).post('/api/auth/setup', {
      ...FIRST,
      email: 'second@example.org',
      token,
    });
    expect(again.body).toMatchObject({ error: 'invalid-token' });
    const before = server.log().length;
    await server.stop();
    await server.start();
    expect(readToken(server.log().slice(before))).toBe('');
  });

  it("creates the environment's administrator only while there is none", async () => {
    await using server = await startServer();
    await server.stop();
    await server.start({ ADMIN_EMAIL: 'other@example.org' });
    const login = await new Client(server.url).post('/api/auth/login', {
      email: 'other@example.org',
      password: server.env['ADMIN_PASSWORD'],
    });
    expect(login.status).toBe(401);
  });
});
