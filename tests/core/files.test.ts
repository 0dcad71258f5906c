import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let alice: Account;
let bob: Account;
let eve: Account;
let group: string;
beforeAll(async () => {
  server = await borrowServer();
  alice = await createAccount(server, 'Alice');
  bob = await createAccount(server, 'Bob');
  eve = await createAccount(server, 'Eve');
  group = await createGroup('Paper', alice, bob);
});
afterAll(() => server.dispose());

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';

async function uploadOne(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await alice.client.upload(group, '', [{ name, content }]);
  expect(answer.status).toBe(200);
  return linkTo(alice, name);
}
async function linkTo(account: Account, path: string, download = false): Promise<string> {
  const answer = await account.client.post('/api/workspace/get-asset-link', { workspaceUUID: group, path, download });
  expect(answer.status).toBe(200);
  return (answer.body as { url: string }).url;
}

describe('a link to a file', () => {
  it.each([
    ['pixel.png', PNG, 'image/png', 'inline'],
    ['fake.png', '<html><script>alert(1)</script>', 'application/octet-stream', 'attachment'],
    ['drawing.svg', SVG, 'image/svg+xml', 'inline'],
    ['page.html', '<script>alert(1)</script>', 'text/html; charset=utf-8', 'inline'],
    ['paper.pdf', '%PDF-1.7 nothing', 'application/pdf', 'inline'],
    ['fake.pdf', 'no pdf', 'application/octet-stream', 'attachment'],
    ['run.js', 'alert(1)', 'application/octet-stream', 'attachment'],
    ['style.css', 'a{}', 'application/octet-stream', 'attachment'],
    ['page.xhtml', '<html/>', 'application/octet-stream', 'attachment'],
    ['paper.md', '# Text', 'application/octet-stream', 'attachment'],
  ])('%s is served by its stored type, never sniffed, never with scripts', async (name, content, type, kind) => {
    const answer = await alice.client.get(await uploadOne(name, content));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${kind}; filename="`));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/script-src|allow-/);
    if (type !== 'application/pdf') expect(policy).toContain('sandbox');
  });

  it('escapes any name into one header line', async () => {
    const name = "a'; filename=evil.html ü 雪.bin";
    const answer = await alice.client.get(await uploadOne(name, 'x'));
    const line = answer.headers.get('content-disposition') ?? '';
    expect(line).toContain(`filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`);
    expect(line).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w%.~-]+$/);
  });

  it('serves ranges, revalidates unchanged content, and rejects impossible ranges', async () => {
    const link = await uploadOne('range.bin', '0123456789');
    const get = (range: string) => alice.client.get(link, { range });
    expect(await get('bytes=2-4')).toMatchObject({ status: 206, body: '234' });
    expect(await get('bytes=7-')).toMatchObject({ status: 206, body: '789' });
    expect(await get('bytes=-2')).toMatchObject({ status: 206, body: '89' });
    expect(await get('bytes=2-400')).toMatchObject({ status: 206, body: '23456789' });
    expect((await get('bytes=10-')).status).toBe(416);
    expect((await get('bytes=-0')).status).toBe(416);
    expect((await get(`bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n}`).join(',')}`)).body).toBe(
      '0123456789',
    );
    const tag = (await alice.client.get(link)).headers.get('etag') ?? '';
    expect((await alice.client.get(link, { 'if-none-match': tag })).status).toBe(304);
    const head = await alice.client.send(link, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('is offered for download on request', async () => {
    await uploadOne('again.png', PNG);
    const answer = await alice.client.get(await linkTo(alice, 'again.png', true));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is for members only, at the moment it is used', async () => {
    const link = await uploadOne('secret.txt.bin', 'secret');
    expect((await bob.client.get(link)).status).toBe(200);
    expect((await eve.client.get(link)).status).toBe(404);
    expect((await new Client(server.url).get(link)).status).toBe(404);
    const mine = await linkTo(bob, 'secret.txt.bin');
    await alice.client.post('/api/groups/remove-member', { uuid: group, user: bob.email });
    expect((await bob.client.get(mine)).status).toBe(404);
    expect((await bob.client.get(link)).status).toBe(404);
    await alice.client.post('/api/groups/add-member', { uuid: group, user: bob.email });
  });

  it('is invalid with one character changed', async () => {
    const link = await uploadOne('forge.bin', 'x');
    const at = link.length - 5;
    const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    for (const forged of [changed, link.slice(0, -1), `${link}x`, `${link}.x`, '/files/e30.e30', '/files/.']) {
      expect((await alice.client.get(forged)).status).toBe(404);
    }
  });

  it('to a zip contains the selection', async () => {
    await uploadOne('zipped.bin', 'zipped content');
    const answer = await alice.client.post('/api/workspace/get-archive-link', { uuid: group, itemPaths: [''] });
    const { url } = answer.body as { url: string };
    const bytes = Buffer.from(await alice.client.download(url));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('zipped.bin')).toBe(true);
    expect((await eve.client.get(url)).status).toBe(404);
  });
});

describe('an upload', () => {
  const send = (parts: [string, string | Blob, string?][]) => {
    const form = new FormData();
    for (const [name, value, filename] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, filename);
    }
    return alice.client.postRaw('/api/workspace/upload-files', form);
  };
  const file = (text: string) => new Blob([text]);

  it('may have its fields in any order, and none twice', async () => {
    expect(
      (
        await send([
          ['file', file('a'), 'late.bin'],
          ['uuid', group],
        ])
      ).status,
    ).toBe(200);
    expect((await alice.client.get(await linkTo(alice, 'late.bin'))).body).toBe('a');
    const twice = await send([
      ['uuid', group],
      ['uuid', group],
      ['file', file('a'), 'twice.bin'],
    ]);
    expect(twice.status).toBe(422);
    const foreign = await findWorkspace(eve);
    expect(
      (
        await send([
          ['uuid', foreign],
          ['file', file('a'), 'x.bin'],
        ])
      ).status,
    ).toBe(404);
  });

  it('is not read without a session, and not accepted as JSON', async () => {
    const form = new FormData();
    form.append('uuid', group);
    form.append('file', file('a'), 'guest.bin');
    expect((await new Client(server.url).postRaw('/api/workspace/upload-files', form)).status).toBe(401);
    expect((await alice.client.post('/api/workspace/upload-files', { uuid: group })).status).toBe(415);
  });
});
