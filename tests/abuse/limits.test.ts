import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { FULL } from '../_support/full.ts';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { setUserQuota } from '../workspace/set-user-quota.ts';
import { openRaw } from './_support/raw.ts';
import { readResident } from './_support/resident.ts';

const MB = 1024 * 1024;
let server: RunningServer;
let admin: Account;
let ada: Account;
let eve: Account;

beforeAll(async () => {
  server = await startServer();
  admin = await loginAdmin(server);
  ada = await createAccount(server, 'Ada');
  eve = await createAccount(server, 'Eve');
});
afterAll(() => server.dispose());

/** Bytes in the blob folder. */
function measureStore(): number {
  const walk = (folder: string): number =>
    readdirSync(folder, { withFileTypes: true }).reduce(
      (sum, entry) =>
        sum + (entry.isDirectory() ? walk(join(folder, entry.name)) : statSync(join(folder, entry.name)).size),
      0,
    );
  return walk(join(server.dataDir, 'blobs'));
}

const head = (account: Account, path: string, more: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n` +
  `Cookie: ${account.client.cookieHeader()}\r\n` +
  `X-XSRF-TOKEN: ${decodeURIComponent(account.client.cookies.get('XSRF-TOKEN') ?? '')}\r\n${more}\r\n\r\n`;

const fieldOf = (name: string, value: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;

/**
 * Sends a large body until the other side stops reading or hangs up; returns how much was accepted, and the response.
 */
async function pour(
  account: Account,
  path: string,
  more: string,
  start: string,
  most: number,
): Promise<{ sent: number; answer: string }> {
  const socket = await openRaw(server.port);
  let answer = '';
  let sent = 0;
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head(account, path, more) + start);
  const chunk = Buffer.alloc(256 * 1024, 0x61);
  const write = (): void => {
    while (sent < most && !socket.destroyed) {
      sent += chunk.length;
      if (!socket.write(chunk)) {
        socket.once('drain', write);
        return;
      }
    }
  };
  write();
  await closed;
  return { sent: socket.bytesWritten - socket.writableLength, answer };
}

// Left out behind a balancer: what looks into the blob folder, which a bucket replaces there, or counts streams, which
// each server limits by itself.
test.skipIf(BEHIND_BALANCER)(
  'rejects an upload of many texts into a small workspace before reading it, and leaves nothing behind',
  async () => {
    const small = await createAccount(server, 'Small');
    await setUserQuota(admin, small.email, 1000);
    const uuid = await findWorkspace(small);
    const before = measureStore();
    const resident = readResident(server.pid());
    const sending = Array.from({ length: 8 }, () =>
      pour(
        small,
        '/api/workspace/upload-files',
        'Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 600000000',
        fieldOf('uuid', uuid) + fileHead('a.bin'),
        600_000_000,
      ),
    );
    for (const { sent, answer } of await Promise.all(sending)) {
      expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
      expect(answer).toContain('over-quota');
      expect(sent).toBeLessThan(30 * MB);
    }
    await expect.poll(measureStore).toBe(before);
    expect(readResident(server.pid()) - resident).toBeLessThan(200 * MB);
  },
);

test.skipIf(BEHIND_BALANCER)(
  'rejects an upload to a missing or foreign workspace before reading its file',
  async () => {
    const foreign = await findWorkspace(ada);
    const before = measureStore();
    for (const uuid of [foreign, '00000000-0000-4000-8000-000000000000']) {
      const { sent, answer } = await pour(
        eve,
        '/api/workspace/upload-files',
        'Content-Type: multipart/form-data; boundary=cut\r\nTransfer-Encoding: chunked',
        `${(fieldOf('uuid', uuid) + fileHead('a.bin')).length.toString(16)}\r\n${fieldOf('uuid', uuid)}${fileHead('a.bin')}\r\n20000000\r\n`,
        500_000_000,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /u);
      expect(sent).toBeLessThan(20 * MB);
    }
    await expect.poll(measureStore).toBe(before);
  },
);

test.skipIf(BEHIND_BALANCER)('deletes rejected content at once, unless someone else has the same', async () => {
  const [mine, hers] = [await findWorkspace(eve), await findWorkspace(ada)];
  const before = measureStore();
  const shared = new Uint8Array(300_000).fill(7);
  const other = new Uint8Array(300_000).fill(8);
  expect((await ada.client.upload(hers, '', [{ name: 'shared.bin', content: shared }])).status).toBe(200);
  const refused = await eve.client.upload(mine, '', [
    { name: 'same.bin', content: shared },
    { name: 'other.bin', content: other },
    { name: '..', content: 'x' },
  ]);
  expect(refused.status).toBe(422);
  // Fields after the files: decided only once everything has arrived.
  const late = new FormData();
  late.append('file', new Blob([other]), 'late.bin');
  late.append('uuid', hers);
  expect((await eve.client.postRaw('/api/workspace/upload-files', late)).status).toBe(404);
  await expect.poll(measureStore).toBe(before + shared.length);
  // A live document is stored in the database, so its upload is not kept as well.
  expect((await eve.client.upload(mine, '', [{ name: 'text.md', content: 'x'.repeat(200_000) }])).status).toBe(200);
  await expect.poll(measureStore).toBe(before + shared.length);
});

test.skipIf(BEHIND_BALANCER)('concurrent uploads of the same content keep it if one of them succeeds', async () => {
  const [mine, hers] = [await findWorkspace(eve), await findWorkspace(ada)];
  const content = new Uint8Array(200_000).fill(9);
  const before = measureStore();
  const send = (account: Account, uuid: string, name: string) => account.client.upload(uuid, '', [{ name, content }]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0
        ? send(eve, mine, '..')
        : send(n === 1 ? ada : eve, n === 1 ? hers : mine, n === 1 ? 'kept.bin' : '.'),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expect.poll(measureStore).toBe(before + content.length);
});

test('limits the texts of one upload, and does not hold what is written in memory', async () => {
  const uuid = await createGroup('Texts', ada);
  const text = 'Ein Text, wie er geschrieben wird.\n'.repeat(250_000);
  const files = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.md`, content: text }));
  const refused = await ada.client.upload(uuid, '', files(4));
  expect(refused).toMatchObject({
    status: 413,
    body: { error: 'too-large', message: expect.stringContaining('32 MB') },
  });
  expect((await ada.client.upload(uuid, '', files(3))).status).toBe(200);
});

test('limits the texts that one upload changes, since nobody can write while they are merged', async () => {
  const uuid = await createGroup('Merged', ada);
  const files = (count: number, content: string) =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}.md`, content: `${content} ${n}` }));
  expect((await ada.client.upload(uuid, '', files(21, 'New'))).status).toBe(200);
  expect(await ada.client.upload(uuid, '', files(21, 'Changed'))).toMatchObject({
    status: 413,
    body: { error: 'too-large', message: expect.stringContaining('20 texts') },
  });
  expect((await ada.client.upload(uuid, '', files(20, 'Changed'))).status).toBe(200);

  const large = (word: string) => ['a.md', 'b.md'].map((name) => ({ name, content: `${word} `.repeat(120_000) }));
  expect((await ada.client.upload(uuid, '', large('before'))).status).toBe(200);
  expect((await ada.client.upload(uuid, '', large('after'))).status).toBe(413);
  expect((await ada.client.upload(uuid, '', large('after').slice(0, 1))).status).toBe(200);
});

test.skipIf(BEHIND_BALANCER)('a user who does not read responses waits for them, and nobody else does', async () => {
  const slow = await createAccount(server, 'Slow');
  const uuid = await findWorkspace(slow);
  expect((await slow.client.upload(uuid, '', [{ name: 'large.md', content: 'x'.repeat(9 * MB) }])).status).toBe(200);
  const body = JSON.stringify({ uuid, itemPath: 'large.md' });
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
  const resident = readResident(server.pid());
  const sockets = await Promise.all(Array.from({ length: 60 }, () => openRaw(server.port)));
  const answered: number[] = [];
  for (const [n, socket] of sockets.entries()) {
    socket.once('readable', () => answered.push(n));
    socket.write(head(slow, '/api/workspace/read-text', type) + body);
  }
  await expect.poll(() => answered.length).toBe(6);
  const own = slow.client.post('/api/user/get-data');
  expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
  expect(answered).toHaveLength(6);
  expect(readResident(server.pid()) - resident).toBeLessThan(300 * MB);
  for (const socket of sockets) socket.destroy();
  expect((await own).status).toBe(200);
});

test.skipIf(BEHIND_BALANCER)('does not follow a symlink in the blob folder', async () => {
  const uuid = await findWorkspace(ada);
  const content = new Uint8Array(5000).fill(3);
  expect((await ada.client.upload(uuid, '', [{ name: 'linked.bin', content }])).status).toBe(200);
  const hash = createHash('sha256').update(content).digest('hex');
  const path = join(server.dataDir, 'blobs', hash.slice(0, 2), hash);
  const secret = join(server.dataDir, 'secret');
  writeFileSync(secret, readFileSync(path));
  rmSync(path);
  symlinkSync(secret, path);
  const { url } = (await ada.client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path: 'linked.bin' }))
    .body as { url: string };
  expect((await ada.client.get(url)).status).toBe(404);
  expect((await ada.client.get(url, { range: 'bytes=0-3' })).status).toBe(404);
  // A zip with it is refused or cut off at once: it never looks complete, and nobody waits for the rest.
  const zip = (await ada.client.post('/api/workspace/get-archive-link', { uuid, itemPaths: ['linked.bin'] })).body;
  const status = await ada.client.get((zip as { url: string }).url).then(
    (answer) => answer.status,
    () => 'cut off',
  );
  expect([500, 'cut off']).toContain(status);
  expect((await ada.client.get('/health')).status).toBe(200);
});

test.each([
  ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, 400],
  ['no boundary', 'multipart/form-data; charset=utf-8', 400],
  ['an empty boundary', 'multipart/form-data; boundary=', 400],
  ['a boundary with a control character', 'multipart/form-data; boundary="a\tb"', 400],
  ['another type', 'multipart/mixed; boundary=cut', 415],
  ['two types', 'multipart/form-data; boundary=cut, application/json', 400],
])('an upload with %s is a bad request, not a server error', async (_name, type, status) => {
  await ada.client.get('/health');
  const body = new TextEncoder().encode(`${fieldOf('uuid', 'x')}--cut--\r\n`);
  const answer = await ada.client.postRaw('/api/workspace/upload-files', body, { 'content-type': type });
  expect(answer.status).toBe(status);
});

test.each([
  '',
  '--cut',
  '--cut--',
  '--cut\r\n\r\n--cut--\r\n',
  '--cut\r\nContent-Disposition: form-data\r\n\r\nx\r\n--cut--\r\n',
  '--cut\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--cut--\r\n',
  `--cut\r\nContent-Disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\nx\r\n--cut--\r\n`,
  `--cut\r\n${'X-Header: y\r\n'.repeat(3000)}\r\nx\r\n--cut--\r\n`,
  `--cut\r\nContent-Disposition: form-data; name="uuid"\r\nContent-Type: application/json\r\n\r\n{"a"\r\n--cut--\r\n`,
  `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\nContent-Transfer-Encoding: base64\r\n\r\n???\r\n--cut--\r\n`,
  '\u0000\u0001\u0002--cut\r\n',
])('the malformed form %j is rejected without a server error', async (text) => {
  const answer = await ada.client.postRaw('/api/workspace/upload-files', new TextEncoder().encode(text), {
    'content-type': 'multipart/form-data; boundary=cut',
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test.each([
  '{"query":"aaa","query":"bbb"}',
  '{"query":"aaa","\\u0071uery":"bbb"}',
  '\ufeff{}',
  '\ufeff{"query":"aaa"}',
])('the ambiguous body %j is rejected', async (text) => {
  const answer = await ada.client.postRaw('/api/user/list-users', text, { 'content-type': 'application/json' });
  expect(answer).toMatchObject({ status: 400, body: { error: 'bad-json' } });
});

test('stops reading a rejected call: neither a large body nor endless chunks', async () => {
  const stranger: Account = { ...eve, client: eve.client.clone() };
  stranger.client.cookies.set('XSRF-TOKEN', 'wrong');
  for (const more of [
    'Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 5000000000',
    'Content-Type: application/json\r\nContent-Length: 5000000000',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked',
  ]) {
    const start = more.includes('chunked') ? '20000000\r\n' : '';
    const { sent, answer } = await pour(stranger, '/api/workspace/upload-files', more, start, 1_000_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 4(03|15) /u);
    expect(sent).toBeLessThan(20 * MB);
  }
});

test('rejects oversized headers', async () => {
  const socket = await openRaw(server.port);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head(ada, '/api/user/get-data', `X-Large: ${'x'.repeat(100_000)}`));
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
});

test('limits tickets for documents', async () => {
  const uuid = await findWorkspace(eve);
  await eve.client.upload(uuid, '', [{ name: 'ticket.md', content: 'x' }]);
  const statuses = new Map<number, number>();
  for (let round = 0; round < 12; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => eve.client.post('/api/request-ws-ticket', { uuid, docPath: 'ticket.md' })),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect(statuses.get(200)).toBeLessThanOrEqual(1200);
});

test('only the newest twenty zip links are valid', async () => {
  const uuid = await findWorkspace(eve);
  const urls: string[] = [];
  for (let n = 0; n < 22; n += 1) {
    const { body } = await eve.client.post('/api/workspace/get-archive-link', { uuid, itemPaths: [''] });
    urls.push((body as { url: string }).url);
  }
  const statuses = await Promise.all([urls[0], urls[21]].map(async (url) => (await eve.client.get(url ?? '')).status));
  expect(statuses).toEqual([404, 200]);
});

test('counts an IPv6 address by its network, and an IPv4 address in any spelling', async () => {
  await using other = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const statusFrom = async (address: string): Promise<number> => {
    const input = { token: 'x'.repeat(43) };
    const headers = { 'x-forwarded-for': address };
    return (await new Client(other.url).post('/api/user/verify-email', input, headers)).status;
  };
  for (let n = 0; n < 60; n += 1) expect(await statusFrom(`2001:db8:1:2::${n.toString(16)}`)).not.toBe(429);
  expect(await statusFrom('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).not.toBe(429);
  for (let n = 0; n < 60; n += 1) await statusFrom(n % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7');
  expect(await statusFrom('::ffff:cb00:7107')).toBe(429);
});

if (FULL)
  test('HSTS can cover subdomains, and does not by default', async () => {
    for (const [value, expected] of [
      ['', 'max-age=63072000'],
      ['1', 'max-age=63072000; includeSubDomains'],
    ] as const) {
      await using secure = await startServer({
        env: { PUBLIC_URL: 'https://docs.example.org', HSTS_SUBDOMAINS: value },
      });
      const { headers } = await fetch(`${secure.url}/health`);
      expect(headers.get('strict-transport-security')).toBe(expected);
    }
  });
