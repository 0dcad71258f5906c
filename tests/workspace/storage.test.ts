import {
  createFolder,
  createTextFile,
  deletePath,
  deletePaths,
  getArchiveLink,
  list,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { listTrash, purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { deleteVersion, getVersionLink, listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { unzip } from '../accounts/unzip.ts';
import { LiveEditor } from '../live/live-client.ts';
import { setUserQuota } from './set-user-quota.ts';

/** Far more than fit into a URL; in a full run, as many as one folder is likely to have. */
const CHOSEN = FULL ? 700 : 120;

let server: RunningServer;
let ines: Account;
let tomas: Account;
let uuid: string;

beforeAll(async () => {
  server = await startServer();
  ines = await createAccount(server, 'Ines');
  tomas = await createAccount(server, 'Tomas');
  uuid = await findWorkspace(ines);
});
afterAll(() => server.dispose());

const describe = async (account: Account, id: string) => {
  const found = (await account.client.call(list, {})).workspaces.find((each) => each.uuid === id);
  if (found === undefined) throw new Error(`${account.email} has no workspace ${id}`);
  return found;
};
const put = (name: string, content: string | Uint8Array<ArrayBuffer>, folder = '', id = uuid) =>
  ines.client.upload(id, folder, [{ name, content }]);

/** The sum over a workspace's rows: contents, trash and old versions. */
async function sumRows(id: string): Promise<number> {
  const [row] = await runSql(
    server,
    `select (select coalesce(sum(size), 0) from item where workspace_id = '${id}') +
       (select coalesce(sum(v.size), 0) from blob_version v join item i on i.id = v.item_id
        where i.workspace_id = '${id}') as bytes`,
  );
  return Number(row?.['bytes']);
}

test('any selection of items comes as one zip, only for the user who made it and only what still exists', async () => {
  await ines.client.call(createFolder, { uuid, parentItem: '', name: 'many' });
  await ines.client.call(createFolder, { uuid, parentItem: 'many', name: 'below' });
  await put('deep.md', 'deep', 'many/below');
  const names = Array.from({ length: CHOSEN }, (_, at) => `chosen-${String(at).padStart(3, '0')}.bin`);
  const files = names.map((name) => ({ name, content: new Uint8Array([0, 1]) }));
  for (let from = 0; from < files.length; from += 100)
    expect((await ines.client.upload(uuid, 'many', files.slice(from, from + 100))).status).toBe(200);
  const itemPaths = [...names.slice(1).map((name) => `many/${name}`), 'many/below', `many/${names[1]}`];
  const { url } = await ines.client.call(getArchiveLink, { uuid, itemPaths });
  // Proxies and servers truncate URLs at a few thousand characters.
  expect(url.length).toBeLessThan(500);
  const zip = await unzip(await ines.client.download(url));
  expect([...zip.keys()].toSorted()).toEqual(['below/deep.md', ...names.slice(1)].toSorted());
  expect(zip.get('below/deep.md')?.toString()).toBe('deep');

  expect((await tomas.client.get(url)).status).toBe(404);
  await ines.client.call(deletePath, { uuid, itemPath: `many/${names[5]}` });
  const later = await unzip(await ines.client.download(url));
  expect(later.has(names[5] ?? '')).toBe(false);
  expect(later.size).toBe(zip.size - 1);
  await runSql(server, 'update archive_selection set expires_at = 1');
  expect((await ines.client.get(url)).status).toBe(404);
  const absent = ines.client.call(getArchiveLink, { uuid, itemPaths: ['many', 'many/nothing'] });
  expect(await refusal(absent)).toBe('404 not-found');
});

test('deleting one old version of a binary permanently frees its bytes', async () => {
  for (const size of [300, 500, 40]) await put('scan.bin', new Uint8Array(size));
  const file = { uuid, itemPath: 'scan.bin' };
  const before = (await describe(ines, uuid)).size;
  const [, newest, oldest] = (await ines.client.call(listVersions, file)).versions;
  expect([newest?.size, oldest?.size]).toEqual([500, 300]);
  const id = newest?.id ?? '';
  const { url } = await ines.client.call(getVersionLink, { ...file, id });
  expect(await refusal(tomas.client.call(deleteVersion, { ...file, id }))).toBe('404 not-found');
  expect(await ines.client.call(deleteVersion, { ...file, id })).toEqual({ freedBytes: 500 });
  expect((await describe(ines, uuid)).size).toBe(before - 500);
  expect((await ines.client.call(listVersions, file)).versions.map(({ size }) => size)).toEqual([40, 300]);
  expect((await ines.client.get(url)).status).toBe(404);
  expect(await refusal(ines.client.call(deleteVersion, { ...file, id }))).toBe('404 not-found');
  expect(await sumRows(uuid)).toBe(before - 500);
});

test('the trash counts as used and is shown as such, and emptying it frees that', async () => {
  const id = await createGroup('Trashed', ines);
  await put('a.bin', new Uint8Array(700), '', id);
  await put('b.bin', new Uint8Array(200), '', id);
  await ines.client.call(deletePath, { uuid: id, itemPath: 'a.bin' });
  expect(await describe(ines, id)).toMatchObject({ size: 900, trashSize: 700, fileCount: 1 });
  await ines.client.call(deletePath, { uuid: id, itemPath: 'b.bin' });
  expect(await describe(ines, id)).toMatchObject({ size: 900, trashSize: 900, fileCount: 0 });
  expect(await ines.client.call(purgeItems, { uuid: id })).toEqual({ freedBytes: 900 });
  expect(await describe(ines, id)).toMatchObject({ size: 0, trashSize: 0 });
  expect((await ines.client.call(listTrash, { uuid: id })).items).toEqual([]);
  // Nothing can be restored, and emptying an empty trash is not an error.
  expect(await ines.client.call(purgeItems, { uuid: id })).toEqual({ freedBytes: 0 });
  expect(await sumRows(id)).toBe(0);
});

test('what was deleted 30 days ago is purged automatically, later deletions stay', async () => {
  const id = await createGroup('Old trash', ines);
  await ines.client.call(createFolder, { uuid: id, parentItem: '', name: 'gone' });
  await put('inside.bin', new Uint8Array(600), 'gone', id);
  await put('kept.bin', new Uint8Array(80), '', id);
  const { trashed } = await ines.client.call(deletePaths, { uuid: id, itemPaths: ['gone', 'kept.bin'] });
  const day = 86_400_000;
  const [old, young] = trashed;
  await runSql(server, `update item set trashed_at = trashed_at - ${30 * day + 1000} where trash_root_id = '${old}'`);
  await runSql(
    server,
    `update item set trashed_at = trashed_at - ${30 * day - 600_000} where trash_root_id = '${young}'`,
  );
  await server.stop();
  await runSql(server, `update job set run_at = 0 where kind = 'empty-trash' and state = 'queued'`);
  await server.start();
  await expect
    .poll(async () => (await ines.client.call(listTrash, { uuid: id })).items.map((item) => item.name), {
      timeout: 20_000,
    })
    .toEqual(['kept.bin']);
  // It disappears at once; its space is freed as its rows go.
  await expect.poll(() => describe(ines, id)).toMatchObject({ size: 80, trashSize: 80 });
  await ines.client.call(restoreItems, { uuid: id, items: [young ?? ''] });
  expect((await ines.client.call(tree, { uuid: id })).contents).toMatchObject([{ name: 'kept.bin', size: 80 }]);
});

test('the used bytes are exact while users concurrently upload, replace, type, delete, restore and empty the trash', async () => {
  const id = await findWorkspace(tomas);
  await setUserQuota(await loginAdmin(server), tomas.email, 60_000);
  await tomas.client.call(createTextFile, { uuid: id, parentItem: '', name: 'typed.md', content: 'start' });
  const editor = await LiveEditor.open(tomas.client, { workspace: id, path: 'typed.md' });
  const work = async (at: number): Promise<void> => {
    const client = tomas.client.clone();
    for (let round = 0; round < 6; round += 1) {
      const name = `file-${at % 3}.bin`;
      await client.upload(id, '', [{ name, content: new Uint8Array(1000 + 97 * at + round).fill(at) }]);
      editor.type(0, 'ü '.repeat(20));
      const deleted = await client.post('/api/workspace/delete-path', { uuid: id, itemPath: name });
      const { trashed = [] } = deleted.body as { trashed?: string[] };
      if (round % 3 === 0 && trashed.length > 0)
        await client.post('/api/workspace/restore-items', { uuid: id, items: trashed });
      if (round % 3 === 1) await client.post('/api/workspace/purge-items', { uuid: id });
      expect((await describe({ ...tomas, client }, id)).size).toBeLessThanOrEqual(60_000);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(work));
  await editor.until(() => editor.isSaved);
  const { size } = await describe(tomas, id);
  expect(size).toBe(await sumRows(id));
  expect(size).toBeGreaterThan(Buffer.byteLength(editor.text));
  editor.stop();
});
