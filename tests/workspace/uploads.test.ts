import {
  deletePath,
  getAssetLink,
  getArchiveLink,
  list,
  readText,
  stat,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { purgeItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import {
  getVersionLink,
  listVersions,
  readVersion,
  restoreVersion,
} from '@scriptorium/contract/operations/workspace-versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import type { Answer } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { setUserQuota } from './set-user-quota.ts';

let server: BorrowedServer;
let ines: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  uuid = await findWorkspace(ines);
});
afterAll(() => server.dispose());

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const put = (name: string, content: string | Uint8Array<ArrayBuffer>, folder = ''): Promise<Answer> =>
  ines.client.upload(uuid, folder, [{ name, content }]);
const download = async (path: string): Promise<Uint8Array> => {
  const { url } = await ines.client.call(getAssetLink, { workspaceUUID: uuid, path });
  return ines.client.download(url);
};
const used = async (account = ines, id = uuid): Promise<number> => {
  const { workspaces } = await account.client.call(list, {});
  return workspaces.find((workspace) => workspace.uuid === id)?.size ?? Number.NaN;
};

test.each([
  ['lf.md', 'a\nb\n'],
  ['crlf.md', 'a\r\nb\r\n'],
  ['cr.txt', 'a\rb\r'],
  ['bom.csv', '\ufeffa,b\r\n1,2\r\n'],
  ['mixed.md', 'a\r\nb\r\nc\nd'],
])('%s is downloaded as uploaded, and its text has no CR', async (name, content) => {
  const original = new TextEncoder().encode(content);
  expect((await put(name, content)).status).toBe(200);
  expect((await ines.client.call(readText, { uuid, itemPath: name })).text).not.toContain('\r');
  if (name !== 'mixed.md') expect(await download(name)).toEqual(original);
});

test('a text with mixed line endings keeps its upload as a version', async () => {
  const before = await used();
  await put('both.md', 'a\r\nb\r\nc\nd');
  expect(new TextDecoder().decode(await download('both.md'))).toBe('a\r\nb\r\nc\r\nd');
  const { versions } = await ines.client.call(listVersions, { uuid, itemPath: 'both.md' });
  const kept = versions.find((version) => version.size !== undefined);
  const { url } = await ines.client.call(getVersionLink, { uuid, itemPath: 'both.md', id: kept?.id ?? '' });
  expect(new TextDecoder().decode(await ines.client.download(url))).toBe('a\r\nb\r\nc\nd');
  expect(await used()).toBe(before + 9 + 10);
});

test('a text that is not UTF-8 is kept as a blob', async () => {
  await put('latin.txt', bytes(0x63, 0x61, 0x66, 0xe9));
  const { item } = await ines.client.call(stat, { uuid, itemPath: 'latin.txt' });
  expect(item).toMatchObject({ live: false, size: 4 });
  expect(await download('latin.txt')).toEqual(bytes(0x63, 0x61, 0x66, 0xe9));
});

test('uploading onto a text is one change in its history, and the old text can be read and restored', async () => {
  await put('paper.md', 'one\ntwo\nthree\n');
  const first = await ines.client.call(readText, { uuid, itemPath: 'paper.md' });
  await put('paper.md', 'one\n2\nthree\n');
  const second = await ines.client.call(readText, { uuid, itemPath: 'paper.md' });
  expect(second).toEqual({ text: 'one\n2\nthree\n', version: first.version + 1 });
  const old = await ines.client.call(readVersion, { uuid, itemPath: 'paper.md', version: first.version });
  expect(old.text).toBe('one\ntwo\nthree\n');
  await ines.client.call(restoreVersion, { uuid, itemPath: 'paper.md', version: first.version });
  expect((await ines.client.call(readText, { uuid, itemPath: 'paper.md' })).text).toBe('one\ntwo\nthree\n');
  const { versions, kind } = await ines.client.call(listVersions, { uuid, itemPath: 'paper.md' });
  expect(kind).toBe('text');
  // Each text is in the list, although all are of the same hour.
  expect(versions.map(({ version }) => version)).toEqual([first.version + 2, first.version + 1, first.version]);
  expect(versions.at(-1)).toMatchObject({ version: 0, wordsAdded: 3, authors: [{ displayName: 'Ines' }] });
});

test('uploading onto a blob keeps the old one as a version that counts and can be restored', async () => {
  const before = await used();
  await put('figure.png', PNG);
  const other = bytes(...PNG, 9, 9);
  await put('figure.png', other);
  expect(await used()).toBe(before + PNG.length + other.length);
  const { versions } = await ines.client.call(listVersions, { uuid, itemPath: 'figure.png' });
  expect(versions.map((version) => version.size)).toEqual([other.length, PNG.length]);
  await ines.client.call(restoreVersion, { uuid, itemPath: 'figure.png', id: versions[1]?.id ?? '' });
  expect(await download('figure.png')).toEqual(PNG);
  await put('figure.png', PNG);
  expect((await ines.client.call(listVersions, { uuid, itemPath: 'figure.png' })).versions).toHaveLength(3);
});

test("an old version has its uploader's name and time, not those of the replacement", async () => {
  const paul = await createAccount(server, 'Paul');
  const lab = await createGroup('Lab', ines, paul);
  const bring = async (account: Account, byte: number): Promise<void> => {
    const files = [{ name: 'data.bin', content: bytes(0xff, byte) }];
    expect((await account.client.upload(lab, '', files)).status).toBe(200);
  };
  const listed = async () =>
    (await ines.client.call(listVersions, { uuid: lab, itemPath: 'data.bin' })).versions.map(({ to, authors }) => ({
      to,
      by: authors.map((author) => author.displayName),
    }));
  await bring(ines, 1);
  const [first] = await listed();
  await bring(paul, 2);
  const [second, ...older] = await listed();
  expect(second?.by).toEqual(['Paul']);
  expect(older).toEqual([{ to: first?.to, by: ['Ines'] }]);
  await bring(ines, 3);
  expect((await listed()).slice(1)).toEqual([second, first]);
});

test('content that cannot be live becomes a blob, and as a text again keeps its history', async () => {
  await put('turn.txt', 'text');
  await put('turn.txt', bytes(0xff, 0xfe));
  expect((await ines.client.call(stat, { uuid, itemPath: 'turn.txt' })).item.live).toBe(false);
  await put('turn.txt', 'text again');
  expect((await ines.client.call(readText, { uuid, itemPath: 'turn.txt' })).text).toBe('text again');
  expect((await ines.client.call(readVersion, { uuid, itemPath: 'turn.txt', version: 0 })).text).toBe('text');
});

test('a whole folder is uploaded with the folders it needs, all or none', async () => {
  const form = (paths: string[]): FormData => {
    const data = new FormData();
    data.append('uuid', uuid);
    data.append('relativePaths', JSON.stringify(paths));
    for (const path of paths) data.append('file', new Blob([path]), path.split('/').at(-1) ?? '');
    return data;
  };
  expect((await ines.client.postRaw('/api/workspace/upload-files', form(['set/a.md', 'set/in/b.md']))).status).toBe(
    200,
  );
  expect((await ines.client.call(readText, { uuid, itemPath: 'set/in/b.md' })).text).toBe('set/in/b.md');
  const refused = await ines.client.postRaw('/api/workspace/upload-files', form(['fresh/a.md', 'fresh/../b.md']));
  expect(refused.status).toBe(422);
  expect(await refusal(ines.client.call(stat, { uuid, itemPath: 'fresh' }))).toBe('404 not-found');
});

test('a single call accepts a hundred files, and no more', async () => {
  const files = Array.from({ length: 100 }, (_, at) => ({ name: `${at}.bin`, content: 'x' }));
  await ines.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'many' });
  expect((await ines.client.upload(uuid, 'many', [...files, { name: 'more.bin', content: 'x' }])).status).toBe(413);
  expect((await ines.client.call(tree, { uuid, folder: 'many' })).contents).toEqual([]);
  expect((await ines.client.upload(uuid, 'many', files)).status).toBe(200);
  expect((await ines.client.call(tree, { uuid, folder: 'many' })).contents).toHaveLength(100);
});

test('fields may follow the files, and say what to do about a taken name', async () => {
  const send = async (conflict: string | null): Promise<Answer> => {
    const data = new FormData();
    data.append('file', new Blob(['new']), 'taken.md');
    if (conflict !== null) data.append('conflict', conflict);
    data.append('uuid', uuid);
    return ines.client.postRaw('/api/workspace/upload-files', data);
  };
  await put('taken.md', 'old');
  expect((await send('fail')).status).toBe(409);
  expect((await send('keep-both')).body).toMatchObject({ items: [{ path: 'taken (2).md' }] });
  expect((await ines.client.call(readText, { uuid, itemPath: 'taken.md' })).text).toBe('old');
  expect((await send(null)).body).toMatchObject({ items: [{ path: 'taken.md' }] });
  expect((await ines.client.call(readText, { uuid, itemPath: 'taken.md' })).text).toBe('new');
  await ines.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'dir.md' });
  expect((await put('dir.md', 'x')).status).toBe(409);
});

test.each([['../x.md'], ['..\\x.md'], ['a\u202eb.md'], [' '], [`${'n'.repeat(300)}.md`]])(
  'a file named %j is refused and leaves nothing behind',
  async (name) => {
    const before = await used();
    expect((await put(name, 'x')).status).toBe(422);
    expect(await used()).toBe(before);
  },
);

test('a link serves the type that its content proves, and rechecks access', async () => {
  await put('fake.png', '<script>alert(1)</script>');
  const { url } = await ines.client.call(getAssetLink, { workspaceUUID: uuid, path: 'fake.png' });
  const answer = await ines.client.get(url);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  const other = await createAccount(server, 'Other');
  expect((await other.client.get(url)).status).toBe(404);
  await ines.client.call(deletePath, { uuid, itemPath: 'fake.png' });
  expect((await ines.client.get(url)).status).toBe(404);
});

test('a folder is downloaded as a zip with everything in it', async () => {
  const { url } = await ines.client.call(getArchiveLink, { uuid, itemPaths: ['set', 'figure.png'] });
  const zip = Buffer.from(await ines.client.download(url));
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['set/a.md', 'set/in/b.md', 'figure.png']) expect(zip.includes(name)).toBe(true);
  const whole = await ines.client.call(getArchiveLink, { uuid, itemPaths: [''] });
  expect((await ines.client.get(whole.url)).headers.get('content-disposition')).toContain('Ines.zip');
});

test('exactly the quota fits and one byte more does not; shrinking and deleting always do', async () => {
  const admin = await loginAdmin(server);
  const quiet = await createAccount(server, 'Quiet');
  const id = await findWorkspace(quiet);
  await setUserQuota(admin, quiet.email, 1000);
  const send = (name: string, size: number): Promise<Answer> =>
    quiet.client.upload(id, '', [{ name, content: new Uint8Array(size).fill(0x61) }]);
  expect((await send('a.bin', 1000)).status).toBe(200);
  const refused = await send('b.bin', 1);
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([413, 'over-quota']);
  expect((await quiet.client.call(tree, { uuid: id })).contents).toHaveLength(1);
  const { trashed } = await quiet.client.call(deletePath, { uuid: id, itemPath: 'a.bin' });
  expect(await used(quiet, id)).toBe(1000);
  expect((await send('b.bin', 1)).status).toBe(413);
  expect((await quiet.client.call(purgeItems, { uuid: id, items: trashed })).freedBytes).toBe(1000);
  expect(await used(quiet, id)).toBe(0);
  expect((await send('t.md', 900)).status).toBe(200);
  expect((await send('t.md', 1001)).status).toBe(413);
  expect((await send('t.md', 10)).status).toBe(200);
  expect(await used(quiet, id)).toBe(10);
});

test('twenty concurrent uploads never exceed the quota, and the figure is exact', async () => {
  const admin = await loginAdmin(server);
  const busy = await createAccount(server, 'Busy');
  const id = await findWorkspace(busy);
  await setUserQuota(admin, busy.email, 10_000);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      busy.client.clone().upload(id, '', [{ name: `f${at}.bin`, content: new Uint8Array(1500).fill(at) }]),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6);
  expect(answers.filter((answer) => answer.status === 413)).toHaveLength(14);
  const { contents } = await busy.client.call(tree, { uuid: id });
  expect(contents.reduce((sum, item) => sum + (item.size ?? 0), 0)).toBe(9000);
  expect(await used(busy, id)).toBe(9000);
});

test.each([
  ['as curl wrote it', 'filename="a\\"b\\"1.md"', 'a"b"1.md'],
  ['as browsers write it', 'filename="a%22b%222.md"', 'a"b"2.md'],
  ['in the extended form', "filename*=UTF-8''a%22b%223%20%C3%BC.md", 'a"b"3 ü.md'],
  ['as it stands', 'filename="ü 100%.md"', 'ü 100%.md'],
])('a name with quotes %s arrives', async (_, parameter, name) => {
  const body =
    `--cut\r\nContent-Disposition: form-data; name="uuid"\r\n\r\n${uuid}\r\n` +
    `--cut\r\nContent-Disposition: form-data; name="file"; ${parameter}\r\n\r\nText\r\n--cut--\r\n`;
  const answer = await ines.client.postRaw('/api/workspace/upload-files', new TextEncoder().encode(body), {
    'content-type': 'multipart/form-data; boundary=cut',
  });
  expect(answer).toMatchObject({ status: 200, body: { items: [{ name }] } });
});
