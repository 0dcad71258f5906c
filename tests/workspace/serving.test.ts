import {
  createFolder,
  createTextFile,
  getAssetLink,
  renameItem,
  stat,
} from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssetLinks } from '../../server/src/adapters/asset-links.ts';
import { KeyRing } from '../../server/src/adapters/key-ring.ts';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ines: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  uuid = await findWorkspace(ines);
});
afterAll(() => server.dispose());

const link = async (path: string): Promise<string> =>
  (await ines.client.call(getAssetLink, { workspaceUUID: uuid, path })).url;
/** Uploads with a claimed content type. */
const put = async (name: string, content: string, claimed: string) => {
  const form = new FormData();
  form.append('uuid', uuid);
  form.append('file', new Blob([content], { type: claimed }), name);
  return ines.client.postRaw('/api/workspace/upload-files', form);
};

test("the sender's claimed content type is ignored", async () => {
  await put('claimed.png', '<html><script>alert(1)</script>', 'image/png');
  await put('claimed.bin', '<html><script>alert(1)</script>', 'text/html');
  for (const name of ['claimed.png', 'claimed.bin']) {
    const answer = await ines.client.get(await link(name));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  }
});

test.each(['xml', 'xhtml', 'mht', 'swf', 'js', 'css', 'wasm', 'htm', 'shtml', 'svgz', 'md'])(
  'a file .%s is never shown by its link, only downloaded',
  async (extension) => {
    await put(`file.${extension}`, '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>', '');
    const answer = await ines.client.get(await link(`file.${extension}`));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  },
);

test.each(['page.html', 'data.bin'])('every way to request %s returns all protective headers', async (name) => {
  await put(name, '<p>0123456789</p>', '');
  const url = await link(name);
  const whole = await ines.client.get(url);
  const tag = whole.headers.get('etag') ?? '';
  const answers = [
    whole,
    await ines.client.get(url, { range: 'bytes=2-4' }),
    await ines.client.get(url, { range: 'bytes=900-' }),
    await ines.client.get(url, { 'if-none-match': tag }),
    await ines.client.send(url, { method: 'HEAD' }),
    await ines.client.get(`${url}?download=0&type=text/html`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 206, 416, 304, 200, 200]);
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toBe(whole.headers.get('content-disposition'));
  }
  expect((await ines.client.get(`${url}/more.html`)).status).toBe(404);
});

test('a renamed file is served by the rules of its new type', async () => {
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'turn.md', content: '<p>text</p>' });
  const before = await link('turn.md');
  expect((await ines.client.get(before)).headers.get('content-type')).toBe('application/octet-stream');
  await ines.client.call(renameItem, { uuid, itemPath: 'turn.md', newName: 'turn.html' });
  const after = await ines.client.get(before);
  expect(after.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(after.headers.get('content-security-policy')).toContain('sandbox');
});

const ringOf = (fill: number): KeyRing =>
  new KeyRing(
    [{ id: 'a', key: Buffer.alloc(32, fill).toString('base64'), madeAt: 0, goodUntil: null }],
    () => 1_800_000_000_000,
  );

test('a link is valid for one hour', () => {
  const links = new AssetLinks(ringOf(7));
  const now = 1_800_000_000_000;
  const signed = links.url({ itemId: 'item', userId: 'user', now }).replace('/files/', '');
  expect(links.read(signed, now + 3_599_999)).toMatchObject({ kind: 'item', subject: 'item', userId: 'user' });
  expect(links.read(signed, now + 3_600_000)).toBeUndefined();
  expect(new AssetLinks(ringOf(8)).read(signed, now)).toBeUndefined();
});

test('an empty file is a file; one without a name is rejected, and so are two with the same name', async () => {
  expect((await put('empty.bin', '', '')).status).toBe(200);
  expect((await ines.client.call(stat, { uuid, itemPath: 'empty.bin' })).item.size).toBe(0);
  expect((await ines.client.get(await link('empty.bin'))).body).toBe('');
  expect((await put(' ', 'x', '')).status).toBe(422);
  for (const name of ['twice.bin', 'twice.md']) {
    const twice = ['one', 'two'].map((content) => ({ name, content }));
    const { status, body } = await ines.client.upload(uuid, '', twice);
    expect([status, body]).toEqual([409, expect.objectContaining({ error: 'name-taken' })]);
    expect(await refusal(ines.client.call(stat, { uuid, itemPath: name }))).toBe('404 not-found');
  }
});

test.each([
  'CON',
  'nul.md',
  '-rf',
  '--output=x',
  '$(id)',
  '`id`',
  ';id',
  '%s%n',
  '...',
  '%2e%2e%2fx',
  '..%c0%af',
  '..;',
  'api',
  '00000000-0000-4000-8000-000000000000',
  'A.bin',
  'a.bin',
  'it\'s "quoted" & <b>bold',
  '雪 ❄️',
])('%j is an ordinary name', async (name) => {
  await ines.client.call(createFolder, { uuid, parentItem: '', name });
  expect((await ines.client.upload(uuid, name, [{ name: 'inside.bin', content: name }])).status).toBe(200);
  expect((await ines.client.get(await link(`${name}/inside.bin`))).body).toBe(name);
});

test.each([
  '../etc/passwd',
  'a/../../b',
  '..\\..\\x',
  'C:\\x',
  '\\\\host\\share',
  'a\0b',
  'a\u202eb',
  'a\u200bb',
  'a\nb',
  '\ud800',
])('a path like %j leads nowhere', async (path) => {
  for (const [call, input] of [
    ['stat', { uuid, itemPath: path }],
    ['get-asset-link', { workspaceUUID: uuid, path }],
    ['rename-item', { uuid, itemPath: 'empty.bin', newName: path }],
    ['move-items', { uuid, itemPaths: ['empty.bin'], targetFolder: path }],
  ] as const) {
    expect([call, (await ines.client.post(`/api/workspace/${call}`, input)).status]).toEqual([call, 422]);
  }
});

test('no path leads out of its workspace', async () => {
  const other = await createAccount(server, 'Other');
  const foreign = await findWorkspace(other);
  await other.client.upload(foreign, '', [{ name: 'secret.bin', content: 'secret' }]);
  for (const path of [`${foreign}/secret.bin`, `/${foreign}/secret.bin`]) {
    expect(await refusal(ines.client.call(getAssetLink, { workspaceUUID: uuid, path }))).toBe('404 not-found');
  }
});
