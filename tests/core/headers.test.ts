import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin, type Account } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  admin = await loginAdmin(server);
});
afterAll(() => server.dispose());

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every response', () => {
  it.each([
    ['GET', '/health'],
    ['GET', '/'],
    ['GET', '/workspace/11111111-1111-4111-8111-111111111111/a/b.css'],
    ['GET', '/profile/x.css'],
    ['GET', '/.env'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/nothing'],
    ['GET', '/api/user/get-data'],
    ['POST', '/api/user/get-data'],
    ['POST', '/api/nothing'],
    ['PUT', '/profile'],
    ['GET', '/files/forged.link'],
    ['GET', '/api/events'],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd'],
    ['GET', '/assets/..%2f..%2fpackage.json'],
    ['HEAD', '/'],
  ])('%s %s is not sniffed, framed or cached, and reveals nothing about the server', async (method, path) => {
    const answer = await new Client(server.url).send(path, { method });
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.status).toBeLessThan(answer.status === 503 ? 504 : 500);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|root:/);
  });
});

describe('URLs', () => {
  it('of calls accept only POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await admin.client.send('/api/auth/logout', { method });
      expect([method, answer.status]).toEqual([method, 405]);
    }
    expect((await admin.client.post('/api/user/get-data')).status).toBe(200);
  });

  it('that look like a missing file return 404, not a page', async () => {
    for (const path of ['/profile/x.css', '/.git/config', '/package.json', '/assets/none-12345678.js', '/index.html']) {
      expect([path, (await admin.client.get(path)).status]).toEqual([path, 404]);
    }
  });

  it('of links with a secret send no referrer', async () => {
    for (const path of ['/reset-password?token=x', '/verify-email?token=x', '/setup?token=x']) {
      expect((await admin.client.get(path)).headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('are logged without their query string', async () => {
    await admin.client.get('/reset-password?token=very-secret-token');
    await expect.poll(() => server.log()).toContain('/reset-password');
    expect(server.log()).not.toContain('very-secret-token');
    expect(server.log()).not.toContain(admin.password);
    expect(server.log()).not.toContain(admin.client.cookies.get('session'));
  });
});

type FirstAnswer = [path: string, input: unknown, answer: unknown, error?: string];

/** On a busy machine a page may come without them. */
async function readFirstAnswers(client: Client, path: string): Promise<FirstAnswer[]> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { body, headers } = await client.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    const json = /<script type="application\/json" id="first-answers">([^<]*)<\/script>/u.exec(String(body))?.[1];
    if (json !== undefined) return JSON.parse(json) as FirstAnswer[];
  }
  throw new Error(`${path} came without its first answers.`);
}

describe('a page', () => {
  it('includes the first responses its screen needs, as the calls would give them, and nothing they would refuse', async () => {
    const ada = await createAccount(server, 'Ada </script><b>');
    const eve = await createAccount(server, 'Eve');
    const group = await createGroup('Kelp', ada);
    await ada.client.upload(group, '', [{ name: '<!-- <script>.md', content: 'Text.\n' }]);
    const place = `/workspace/${group}/`;

    const ofAda = await readFirstAnswers(ada.client, place);
    expect(ofAda.map(([path]) => path)).toEqual(expect.arrayContaining(['/api/user/get-data', '/api/workspace/tree']));
    for (const [path, input, answer] of ofAda)
      expect([path, answer]).toEqual([path, (await ada.client.post(path, input)).body]);
    expect(JSON.stringify(ofAda)).toContain('Ada </script><b>');

    const ofEve = await readFirstAnswers(eve.client, place);
    expect(JSON.stringify(ofEve)).not.toContain('Kelp');
    expect(ofEve.map(([path]) => path)).toEqual(expect.arrayContaining(['/api/user/get-data', '/api/workspace/list']));
    expect(ofEve.map(([path]) => path)).not.toContain('/api/workspace/tree');

    const ofNobody = await readFirstAnswers(new Client(server.url), place);
    expect(ofNobody).toEqual([
      ['/api/request-capabilities', {}, expect.objectContaining({ appName: 'Scriptorium' })],
      ['/api/user/get-data', {}, null, 'not-logged-in'],
    ]);
  });

  it('leaves long lists to the calls', async () => {
    const ada = await createAccount(server, 'Ada');
    const group = await createGroup('Long names', ada);
    for (let at = 0; at < 200; at += 100) {
      const names = Array.from({ length: 100 }, (_, i) => `${at + i} ${'x'.repeat(240)}.bin`);
      await ada.client.upload(
        group,
        '',
        names.map((name) => ({ name, content: 'x' })),
      );
    }
    const answers = await readFirstAnswers(ada.client, `/workspace/${group}/`);
    expect(answers.map(([path]) => path)).toContain('/api/workspace/stat');
    expect(answers.map(([path]) => path)).not.toContain('/api/workspace/tree');
  });

  it('has a new nonce each time', async () => {
    const nonce = async () =>
      /'nonce-([\w-]+)'/.exec((await admin.client.get('/')).headers.get('content-security-policy') ?? '')?.[1];
    const first = await nonce();
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await nonce()).not.toBe(first);
  });

  it('has a CSP report endpoint; the log records the location without secrets, and cannot be flooded', async () => {
    const { headers } = await admin.client.get('/login');
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/policy-reports$/);
    expect(headers.get('reporting-endpoints')).toBeNull();
    const send = async (type: string, body: string): Promise<number> =>
      (
        await new Client(server.url).send('/policy-reports', {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        })
      ).status;
    const address = `${server.url}/reset-password/secret.md?token=secret`;
    const old = { 'document-uri': address, 'blocked-uri': `${address}#secret`, 'violated-directive': 'img-src' };
    expect(await send('application/csp-report', JSON.stringify({ 'csp-report': old }))).toBe(204);
    const body = { documentURL: address, blockedURL: 'inline', effectiveDirective: 'script-src-elem', lineNumber: 7 };
    const reports = JSON.stringify(Array.from({ length: 20 }, () => ({ type: 'csp-violation', url: address, body })));
    for (let round = 0; round < 6; round += 1) expect(await send('application/reports+json', reports)).toBe(204);
    for (const strange of ['', '{', 'null', '[null]', '{"csp-report":7}', '[{"body":{"blockedURL":{}}}]'])
      expect(await send('application/reports+json', strange)).toBeLessThan(500);
    expect(await send('application/csp-report', 'x'.repeat(100_000))).toBe(413);
    expect(await send('text/plain', '{}')).toBe(415);

    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.includes('stopped by its policy'));
    expect(lines[0]).toContain(`"directive":"img-src","blocked":"${server.url}","page":"/reset-password"`);
    expect(lines.join('')).not.toContain('secret');
    // The attempts may have spread over two minutes.
    expect(lines.length).toBeLessThanOrEqual(120);
    expect(lines.length).toBeGreaterThan(20);
  });
});

describe('the OpenAPI description', () => {
  it('lists every call with its schema, errors and access', async () => {
    const { body } = await admin.client.get('/api/openapi.json');
    const { paths } = body as { paths: Record<string, { post: { requestBody: unknown; responses: object } }> };
    expect(Object.keys(paths).length).toBeGreaterThan(90);
    expect(paths['/api/auth/login']?.post.responses).toHaveProperty('401');
    expect(JSON.stringify(paths['/api/workspace/upload-files'])).toContain('multipart/form-data');
  });
});

describe('a body', () => {
  it('is cut off at its limit, and invalid JSON is reported as such', async () => {
    const big = await admin.client.post('/api/user/mark-notification-read', { uuid: 'x'.repeat(300_000) });
    expect(big.status).toBe(413);
    for (const text of ['{', '{"a":1}}', '\u0000', 'NaN']) {
      const answer = await admin.client.postRaw('/api/user/get-data', text, { 'content-type': 'application/json' });
      expect(answer.body).toMatchObject({ error: 'bad-json' });
    }
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
    const invalid = await admin.client.postRaw('/api/user/get-data', bytes, { 'content-type': 'application/json' });
    expect(invalid.body).toMatchObject({ error: 'bad-json' });
  });

  it('may be nested as deep as its size allows', async () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const answer = await admin.client.postRaw('/api/user/get-data', deep, { 'content-type': 'application/json' });
    expect([400, 422]).toContain(answer.status);
    const proto = '{"__proto__":{"isAdmin":true}}';
    const tried = await admin.client.postRaw('/api/user/get-data', proto, { 'content-type': 'application/json' });
    expect(tried.status).toBe(422);
  });
});
