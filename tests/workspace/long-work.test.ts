import {
  copyItems,
  createFolder,
  createTextFile,
  deletePaths,
  list,
  moveItems,
  readText,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { remove } from '@scriptorium/contract/operations/groups.ts';
import { deleteUsers, listUsers, updateUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { cancelLongWork, listLongWork, type LongWork } from '@scriptorium/contract/operations/long-work.ts';
import { MAX_CITING_TEXTS, replaceKeys } from '@scriptorium/contract/operations/references.ts';
import { listTrash, purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin, runCli } from '../_support/accounts.ts';
import { addPeople, fillWorkspace, withDatabase } from '../_support/fill-workspace.ts';
import { FULL } from '../_support/full.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { makeParagraphs } from '../_support/long-text.ts';
import { refusal } from '../_support/refusal.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';
import { readMetric } from '../abuse/_support/read-metric.ts';
import { LiveEditor } from '../live/live-client.ts';
import { setUserQuota } from './set-user-quota.ts';

const FOLDERS = 3;
const FILES = 700;
const ON_POSTGRES = process.env['DB'] === 'postgres';
const MANY_ACCOUNTS = FULL ? 300 : 60;
/** Takes some seconds to copy; PostgreSQL needs several times as long per item. */
const LARGE_FOLDERS = ON_POSTGRES ? 6 : 18;
const LARGE_FILES = 1200;

let server: RunningServer;
let ada: Account;
let home: string;
let group: string;
let folders: string[];
let nora: Account;
let large: string;

beforeAll(async () => {
  server = await startServer({ env: { METRICS: '1' } });
  ada = await createAccount(server, 'Ada');
  home = await findWorkspace(ada);
  group = await createGroup('Archive', ada);
  folders = await fillWorkspace(server, home, { folders: FOLDERS, files: FILES });
});
afterAll(() => server?.dispose());

async function describe(uuid: string) {
  const { workspaces } = await ada.client.call(list, {});
  return workspaces.find((workspace) => workspace.uuid === uuid);
}

async function countRows(): Promise<{ items: number; texts: number; pending: number }> {
  return withDatabase(server, async (db) => {
    const count = async (table: 'item' | 'document' | 'pending_tree'): Promise<number> => {
      const row = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    return { items: await count('item'), texts: await count('document'), pending: await count('pending_tree') };
  });
}

/** Number of accounts that no one can see any more but whose rows still exist. */
async function countLeaving(): Promise<number> {
  const rows = await withDatabase(server, (db) =>
    db.selectFrom('user').select('id').where('deleted_at', 'is not', null).execute(),
  );
  return rows.length;
}

test('naming the same item twice is rejected, and nothing is copied or moved', async () => {
  const itemPaths = Array.from({ length: 1000 }, () => folders[0] ?? '');
  const before = await countRows();
  const input = { uuid: home, itemPaths, targetFolder: '' };
  expect(await refusal(ada.client.call(copyItems, input))).toBe('422 invalid');
  expect(await refusal(ada.client.call(moveItems, { ...input, targetFolder: folders[1] ?? '' }))).toBe('422 invalid');
  expect(await refusal(ada.client.call(deletePaths, { uuid: home, itemPaths: ['/folder-0', 'folder-0'] }))).toBe(
    '422 invalid',
  );
  expect(await countRows()).toEqual(before);
});

test('a copy that does not fit is rejected before a row of it is written', async () => {
  const before = await countRows();
  await setUserQuota(await loginAdmin(server), ada.email, 20_000);
  const input = { uuid: home, itemPaths: folders, targetFolder: '' };
  expect(await refusal(ada.client.call(copyItems, input))).toBe('413 over-quota');
  await setUserQuota(await loginAdmin(server), ada.email, 100_000_000);
  expect(await countRows()).toEqual(before);
});

test('thousands of items are copied, and appear all at once', async () => {
  const editor = await LiveEditor.open(ada.client, { workspace: home, path: 'folder-0/file-5.md' });
  editor.type(0, 'Typed just now. ');
  await editor.until(() => editor.isSaved);
  const seen = new Set<number>();
  const copied = new AbortController();
  const looking = (async () => {
    while (!copied.signal.aborted) seen.add((await ada.client.call(tree, { uuid: group, folder: '' })).contents.length);
  })();
  const { items } = await ada.client.call(copyItems, {
    uuid: home,
    itemPaths: folders,
    targetWorkspace: group,
    targetFolder: '',
  });
  copied.abort();
  await looking;
  editor.stop();
  expect(items.map(({ name, itemCount }) => [name, itemCount])).toEqual(folders.map((name) => [name, FILES]));
  expect([...seen].every((count) => count === 0 || count === FOLDERS)).toBe(true);
  expect(await describe(group)).toMatchObject({ fileCount: FOLDERS * FILES, trashSize: 0 });
  const read = await ada.client.call(readText, { uuid: group, itemPath: 'folder-0/file-5.md' });
  expect(read.text).toBe('Typed just now. A line.\n');
  expect(read.version).toBe(0);
});

test('a tree on its way to another workspace is rolled back if its destination disappears', async () => {
  await ada.client.call(createFolder, { uuid: group, parentItem: '', name: 'inbox' });
  const before = await describe(home);
  const moving = refusal(
    ada.client.call(moveItems, { uuid: home, itemPaths: folders, targetWorkspace: group, targetFolder: 'inbox' }),
  );
  await expect.poll(async () => (await countRows()).pending, { interval: 5 }).toBe(1);
  await ada.client.call(deletePaths, { uuid: group, itemPaths: ['inbox'] });
  expect(await moving).toBe('404 not-found');
  expect((await countRows()).pending).toBe(0);
  expect(await describe(home)).toMatchObject({ size: before?.size, fileCount: before?.fileCount });
  const { contents } = await ada.client.call(tree, { uuid: home, folder: '' });
  expect(contents.map(({ name, itemCount }) => [name, itemCount])).toEqual(folders.map((name) => [name, FILES]));
});

test('a deleted folder goes with everything in it, closes what is open in it, and is restored with it', async () => {
  await ada.client.call(createTextFile, { uuid: home, parentItem: 'folder-1', name: 'open.md' });
  const editor = await LiveEditor.open(ada.client, { workspace: home, path: 'folder-1/open.md' });
  await ada.client.call(deletePaths, { uuid: home, itemPaths: ['folder-1/file-0.md'] });
  await ada.client.call(deletePaths, { uuid: home, itemPaths: ['folder-1'] });
  await editor.until(() => !editor.isSaved);
  editor.stop();
  expect(await refusal(ada.client.call(readText, { uuid: home, itemPath: 'folder-1/file-1.md' }))).toBe(
    '404 not-found',
  );
  const { items } = await ada.client.call(listTrash, { uuid: home });
  expect(items.map(({ name, size }) => [name, size])).toEqual([
    ['folder-1', (FILES - 1) * 8],
    ['file-0.md', 8],
  ]);
  const folder = items.find(({ name }) => name === 'folder-1')?.uuid ?? '';
  await ada.client.call(restoreItems, { uuid: home, items: [folder] });
  const { contents } = await ada.client.call(tree, { uuid: home, folder: 'folder-1' });
  expect(contents).toHaveLength(FILES);
});

if (FULL)
  test('hundreds of texts named one by one are restored in steps', async () => {
    const itemPaths = Array.from({ length: 300 }, (_, n) => `folder-0/file-${n}.md`);
    const { trashed } = await ada.client.call(deletePaths, { uuid: home, itemPaths });
    const unknown = [...trashed.slice(0, 5), home];
    expect(await refusal(ada.client.call(restoreItems, { uuid: home, items: unknown }))).toBe('404 not-found');
    const { items } = await ada.client.call(restoreItems, { uuid: home, items: trashed });
    expect(items.map(({ path }) => path)).toEqual(itemPaths);
  });

test('permanent deletion frees space and leaves what was deleted from the folder before', async () => {
  const before = await describe(home);
  await ada.client.call(deletePaths, { uuid: home, itemPaths: ['folder-2/file-7.md'] });
  await ada.client.call(deletePaths, { uuid: home, itemPaths: ['folder-2'] });
  const { items } = await ada.client.call(listTrash, { uuid: home });
  const folder = items.find(({ name }) => name === 'folder-2')?.uuid ?? '';
  const { freedBytes } = await ada.client.call(purgeItems, { uuid: home, items: [folder] });
  expect(freedBytes).toBe((FILES - 1) * 8);
  expect(await describe(home)).toMatchObject({ size: (before?.size ?? 0) - freedBytes });
  const left = await ada.client.call(listTrash, { uuid: home });
  expect(left.items.map(({ name }) => name).toSorted()).toEqual(['file-0.md', 'file-7.md']);
});

test('an account is gone at once, and its thousands of rows follow', async () => {
  const before = await countRows();
  const admin = await loginAdmin(server);
  const dora = await createAccount(server, 'Dora');
  await fillWorkspace(server, await findWorkspace(dora), { folders: 2, files: 700 });
  await dora.client.call(deletePaths, { uuid: await findWorkspace(dora), itemPaths: ['folder-1'] });
  await admin.client.call(deleteUsers, { emails: [dora.email] });
  const { users } = await admin.client.call(listUsers, {});
  expect(users.map(({ email }) => email)).not.toContain(dora.email);
  expect((await dora.client.post('/api/workspace/list')).status).toBe(401);
  await expect.poll(() => countRows(), { timeout: 50_000 }).toEqual(before);
  // The row itself is deleted last.
  await expect.poll(countLeaving).toBe(0);
});

if (FULL)
  test('many accounts are approved, suspended and deleted, each with its own notices', async () => {
    const before = await countRows();
    const admin = await loginAdmin(server);
    const emails = await addPeople(server, MANY_ACCOUNTS);
    const change = { emails, password: ADMIN.password };
    expect(await admin.client.call(updateUsers, { ...change, approved: true })).toEqual({ updated: MANY_ACCOUNTS });
    const mails = await withDatabase(server, (db) =>
      db.selectFrom('mail').select('recipient').where('kind', '=', 'approval').execute(),
    );
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(emails));
    expect(await admin.client.call(updateUsers, { ...change, accountSuspended: true })).toEqual({
      updated: MANY_ACCOUNTS,
    });
    expect(await admin.client.call(deleteUsers, change)).toEqual({ deleted: MANY_ACCOUNTS });
    const { total } = await admin.client.call(listUsers, { status: 'suspended' });
    expect(total).toBe(0);
    await expect.poll(() => countRows(), { timeout: 50_000 }).toEqual(before);
  });

if (FULL)
  test('a group of a thousand people is deleted, and all of them are notified', async () => {
    const crowd = await createGroup('Crowd', ada);
    await addPeople(server, 1000, crowd);
    await ada.client.call(remove, { uuid: crowd });
    const told = await withDatabase(server, (db) =>
      db.selectFrom('notification').select('id').where('message', 'like', '%deleted the group “Crowd”%').execute(),
    );
    expect(told).toHaveLength(1000);
  });

/** The caller's long work, once some of it is done. */
async function untilUnderWay(account: Account): Promise<LongWork> {
  let work: LongWork | undefined;
  const look = async (): Promise<number> => {
    [work] = (await account.client.call(listLongWork, {})).works;
    return work?.done ?? 0;
  };
  await expect.poll(look, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0);
  if (work === undefined) throw new Error('There is no long work.');
  return work;
}

// On PostgreSQL, tests/nodes/two-servers.test.ts lists and cancels a long call too.
if (FULL || !ON_POSTGRES)
  test('a long copy is listed with its progress for its caller alone; cancelled, it leaves nothing behind', async () => {
    nora = await createAccount(server, 'Nora');
    large = await findWorkspace(nora);
    await fillWorkspace(server, large, { folders: LARGE_FOLDERS, files: LARGE_FILES });
    const before = await countRows();
    await using stream = await listenToEvents(server, nora.client);
    const itemPaths = (await nora.client.call(tree, { uuid: large, folder: '' })).contents.map(({ path }) => path);
    const copying = refusal(nora.client.call(copyItems, { uuid: large, itemPaths, targetFolder: '' }));
    const work = await untilUnderWay(nora);
    const total = LARGE_FOLDERS * (LARGE_FILES + 1);
    expect(work).toMatchObject({ call: copyItems.path, state: 'running', total, message: null });
    expect(work.done).toBeLessThan(total);
    expect((await ada.client.call(listLongWork, {})).works).toEqual([]);
    expect(await refusal(ada.client.call(cancelLongWork, { id: work.id }))).toBe('404 not-found');
    await nora.client.call(cancelLongWork, { id: work.id });
    expect(await copying).toBe('409 cancelled');
    expect(await countRows()).toEqual(before);
    expect((await nora.client.call(listLongWork, {})).works).toEqual([]);
    expect(stream.events.map(({ topic }) => topic)).toContain('long-work');
  });

if (FULL) {
  test('a copy continues when its caller leaves, and its outcome is there when they are back', async () => {
    await nora.client.call(createFolder, { uuid: large, parentItem: '', name: 'copies' });
    const leave = new AbortController();
    // Enough for the call to run longer than a second, after which it is listed.
    const itemPaths = Array.from({ length: LARGE_FOLDERS }, (_, n) => `folder-${n}`);
    const body = JSON.stringify({ uuid: large, itemPaths, targetFolder: 'copies' });
    const headers = { 'content-type': 'application/json' };
    const left = nora.client.postRaw(copyItems.path, body, headers, leave.signal).catch(() => 'left');
    const work = await untilUnderWay(nora);
    leave.abort();
    expect(await left).toBe('left');
    const look = async () => (await nora.client.call(listLongWork, {})).works;
    await expect.poll(look, { timeout: 60_000 }).toMatchObject([{ id: work.id, state: 'done', message: null }]);
    const { contents } = await nora.client.call(tree, { uuid: large, folder: 'copies' });
    expect(contents.filter(({ type }) => type === 'directory')).toHaveLength(LARGE_FOLDERS);
    await nora.client.call(cancelLongWork, { id: work.id });
    expect(await look()).toEqual([]);
  });

  test('emptying the trash can be stopped; what is left is reported, and still there', async () => {
    const itemPaths = Array.from({ length: LARGE_FOLDERS }, (_, n) => `folder-${n}`);
    await nora.client.call(deletePaths, { uuid: large, itemPaths });
    const emptying = nora.client.call(purgeItems, { uuid: large }).catch((error: unknown) => String(error));
    const work = await untilUnderWay(nora);
    await nora.client.call(cancelLongWork, { id: work.id });
    const answer = await emptying;
    expect(answer).toMatch(
      /Cancelled\. [\d,]+ of [\d,]+ items were permanently deleted; the rest is still in the trash\./u,
    );
    const { items } = await nora.client.call(listTrash, { uuid: large });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(LARGE_FOLDERS);
    expect((await countRows()).pending).toBe(0);
    await nora.client.call(purgeItems, { uuid: large });
    expect((await nora.client.call(listTrash, { uuid: large })).items).toEqual([]);
  });
}

test('a key is renamed in as many texts as one call may name', async () => {
  const citing = await createGroup('Citing', ada);
  const shape = { folders: 1, files: MAX_CITING_TEXTS, name: 'texts', text: 'As @smith2020 said.\n' };
  await fillWorkspace(server, citing, shape);
  const entry = (key: string): string => `@article{${key},\n  title = {Forests},\n}`;
  const content = `${entry('smith2020')}\n`;
  await ada.client.call(createTextFile, { uuid: citing, parentItem: '', name: 'refs.bib', content });
  await ada.client.call(replaceKeys, {
    uuid: citing,
    itemPath: 'refs.bib',
    changes: [{ before: entry('smith2020'), after: entry('smith') }],
    itemPaths: Array.from({ length: MAX_CITING_TEXTS }, (_, n) => `texts-0/file-${n}.md`),
    keys: [{ from: 'smith2020', to: 'smith' }],
    places: MAX_CITING_TEXTS,
  });
  const last = `texts-0/file-${MAX_CITING_TEXTS - 1}.md`;
  expect((await ada.client.call(readText, { uuid: citing, itemPath: last })).text).toBe('As @smith said.\n');
});

test('a long text is replaced by a file in which every paragraph differs', async () => {
  const paragraphs = makeParagraphs(4_000_000, 1);
  const changed = paragraphs.map((text) => text.replace(' ', ' changed '));
  for (const texts of [paragraphs, changed]) {
    const { status } = await ada.client.upload(home, '', [{ name: 'long.md', content: texts.join('\n\n') }]);
    expect(status).toBe(200);
  }
  const { text } = await ada.client.call(readText, { uuid: home, itemPath: 'long.md' });
  expect(text).toBe(changed.join('\n\n'));
});

test('none of it occupied the writer for long', async () => {
  // CPU time of the writer thread, so independent of other load. PostgreSQL has no single writer.
  const holds = server
    .log()
    .split('\n')
    .filter((line) => line.includes('a transaction occupied the writer for long'));
  expect(holds).toEqual([]);
  expect(await readMetric(server, 'scriptorium_writer_long_holds_total')).toBe(0);
});

test('a server killed in the middle completes what it had started', async () => {
  const before = await countRows();
  const { items } = await ada.client
    .call(tree, { uuid: home, folder: '' })
    .then(({ contents }) => ({ items: contents }));
  expect(items.length).toBeGreaterThan(0);
  const copying = ada.client
    .call(copyItems, { uuid: home, itemPaths: ['folder-0'], targetWorkspace: group, targetFolder: '' })
    .catch(() => undefined);
  await expect.poll(async () => (await countRows()).items, { interval: 5 }).toBeGreaterThan(before.items);
  await server.kill();
  await copying;
  await server.start();
  await expect.poll(async () => (await countRows()).pending, { timeout: 55_000 }).toBe(0);
  const after = await countRows();
  // Either it had finished before, or nothing of it is there.
  expect([before.items, before.items + FILES + 1]).toContain(after.items);
}, 120_000);

test('in the end every figure is the sum of what is there', async () => {
  expect(await runCli(server, 'check')).toContain('0 faults');
}, 180_000);
