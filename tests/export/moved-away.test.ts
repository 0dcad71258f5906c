import { getJobLog, listDefaults, listJobs, retryJob, schedule } from '@scriptorium/contract/operations/export.ts';
import { removeMember } from '@scriptorium/contract/operations/groups.ts';
import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import {
  createFolder,
  createTextFile,
  deletePath,
  moveItems,
  noteOpened,
  renameItem,
} from '@scriptorium/contract/operations/workspace.ts';
import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let group: string;
let home: string;
let html: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  group = await createGroup('Paper', ben, ada);
  home = await findWorkspace(ben);
  const { defaultsFiles } = await ada.client.call(listDefaults, {});
  html = defaultsFiles.find(({ name }) => name === 'HTML')?.uuid ?? '';
  await ben.client.call(createFolder, { uuid: group, parentItem: '', name: 'shared' });
  for (const name of ['one.md', 'two.md'])
    await ben.client.call(createTextFile, { uuid: group, parentItem: 'shared', name, content: `# ${name}\n` });
});
afterAll(() => server.dispose());

async function exportDone(file: string): Promise<string> {
  const { job } = await ada.client.call(schedule, { uuid: group, profileUuid: html, files: [file] });
  await vi.waitFor(
    async () => {
      const { jobs } = await ada.client.call(listJobs, {});
      expect(jobs.find(({ id }) => id === job.id)?.state).toBe('done');
    },
    { timeout: 120_000, interval: 100 },
  );
  return job.id;
}

test("renaming an item after it moved to someone else's workspace is invisible to the former one", async () => {
  const jobId = await exportDone('shared/one.md');
  await ada.client.call(noteOpened, { uuid: group, itemPath: 'shared/one.md' });
  await ben.client.call(deletePath, { uuid: group, itemPath: 'shared/two.md' });
  await ben.client.call(moveItems, { uuid: group, itemPaths: ['shared'], targetWorkspace: home, targetFolder: '' });
  await ben.client.call(renameItem, { uuid: home, itemPath: 'shared', newName: 'secret merger' });
  await ben.client.call(renameItem, { uuid: home, itemPath: 'secret merger/one.md', newName: 'secret offer.md' });

  const said = [
    await ada.client.call(listJobs, {}),
    await ada.client.call(getJobLog, { jobId }),
    await ada.client.call(recentFiles, {}),
    await ada.client.call(listTrash, { uuid: group }),
    (await ada.client.post(retryJob.path, { jobId })).body,
  ];
  for (const answer of said) expect(JSON.stringify(answer)).not.toContain('secret');
  expect(await refusal(ada.client.call(retryJob, { jobId }))).toBe('404 not-found');
  const { jobs } = await ada.client.call(listJobs, {});
  expect(jobs.find(({ id }) => id === jobId)).not.toHaveProperty('outputPath');
});

test('a former group member sees neither its exports nor their logs', async () => {
  await ben.client.call(createTextFile, { uuid: group, parentItem: '', name: 'three.md', content: '# Three\n' });
  const jobId = await exportDone('three.md');
  await ben.client.call(removeMember, { uuid: group, user: ada.email });
  expect((await ada.client.call(listJobs, {})).jobs).toEqual([]);
  expect(await refusal(ada.client.call(getJobLog, { jobId }))).toBe('404 not-found');
  expect(await refusal(ada.client.call(retryJob, { jobId }))).toBe('404 not-found');
});
