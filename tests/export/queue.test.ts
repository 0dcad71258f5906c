import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cancelJob,
  computeOutputFilename,
  createDefaults,
  deleteDefaults,
  getJobLog,
  listDefaults,
  listJobs,
  restoreDefaults,
  retryJob,
  schedule,
  tryDefaults,
  updateDefaults,
  type OwnExportJob,
} from '@scriptorium/contract/operations/export.ts';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { cancelExportJob, listExportQueue } from '@scriptorium/contract/operations/admin-exports.ts';
import { updateGroup } from '@scriptorium/contract/operations/admin-groups.ts';
import { readText } from '@scriptorium/contract/operations/workspace.ts';
import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL } from '../_support/full.ts';
import { createAccount, createGroup, findWorkspace, loginAdmin, type Account } from '../_support/accounts.ts';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { ROOT, startServer, type RunningServer } from '../_support/start-server.ts';

const WAIT = { timeout: 120_000, interval: 100 };
let server: RunningServer;
let admin: Account;
let ada: Account;
let ben: Account;
let home: string;
let profiles: Map<string, string>;

beforeAll(async () => {
  server = await startServer();
  admin = await loginAdmin(server);
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  home = await findWorkspace(ada);
  const { defaultsFiles } = await ada.client.call(listDefaults, {});
  profiles = new Map(defaultsFiles.map(({ name, uuid }) => [name, uuid]));
  await ada.client.upload(home, '', [
    { name: 'paper.md', content: '---\ntitle: A paper\nbibliography: paper.bib\n---\n\n# One\n\nWords [@doe].\n' },
    { name: 'paper.bib', content: '@book{doe, author = {Doe, Jo}, title = {It}, year = {2020}}\n' },
    { name: 'figure.png', content: readFileSync(join(ROOT, 'examples/mwarp1d/figure.png')) },
    { name: 'slow.md', content: '*_'.repeat(40_000) },
  ]);
});
afterAll(() => server.dispose());

const profile = (name: string): string => profiles.get(name) ?? '';

async function start(account: Account, uuid: string, files: string[], name: string): Promise<OwnExportJob> {
  return (await account.client.call(schedule, { uuid, profileUuid: profile(name), files })).job;
}

async function waitForEnd(account: Account, id: string): Promise<OwnExportJob> {
  return vi.waitFor(async () => {
    const { jobs } = await account.client.call(listJobs, { limit: 200 });
    const job = jobs.find((candidate) => candidate.id === id);
    if (job === undefined || job.state === 'queued' || job.state === 'running') throw new Error(`still ${job?.state}`);
    return job;
  }, WAIT);
}

test('a new server has the eleven built-in profiles', async () => {
  expect([...profiles.keys()]).toEqual([
    'PDF',
    'Word',
    'OpenDocument',
    'HTML',
    'LaTeX',
    'LaTeX for a journal (zip)',
    'EPUB',
    'JATS',
    'Typst',
    'Markdown',
    'reveal.js slides',
  ]);
  const { defaultsFiles } = await ada.client.call(listDefaults, {});
  // Only administrators see a profile's content.
  expect(defaultsFiles.filter((each) => 'content' in each)).toEqual([]);
  const whole = (await admin.client.call(listDefaults, {})).defaultsFiles;
  expect(whole.every(({ content }) => content !== undefined && content !== '')).toBe(true);
});

if (FULL)
  test('a restart adds no profile, not even a deleted built-in one, which can be restored', async () => {
    const names = async (): Promise<string[]> =>
      (await admin.client.call(listDefaults, {})).defaultsFiles.map(({ name }) => name);
    const isMissing = async (): Promise<boolean | undefined> =>
      (await admin.client.call(listDefaults, {})).isBuiltInMissing;
    expect(await isMissing()).toBe(false);
    await admin.client.call(deleteDefaults, { uuid: profile('JATS') });
    await server.stop();
    await server.start();
    expect(await names()).toEqual([...profiles.keys()].filter((name) => name !== 'JATS'));
    expect(await isMissing()).toBe(true);
    const { defaultsFiles } = await admin.client.call(restoreDefaults, {});
    expect(defaultsFiles).toHaveLength(11);
    expect((await names()).toSorted()).toEqual([...profiles.keys()].toSorted());
  });

describe('an export', () => {
  test('is written to a folder beside its first input, with a notification, and replaced by the next one of the same kind', async () => {
    const asked = { profileUuid: profile('Word'), inputFilename: 'paper.md', uuid: home, files: ['paper.md'] };
    expect(await ada.client.call(computeOutputFilename, asked)).toEqual({ filename: 'paper.docx', folder: 'exports' });
    const first = await waitForEnd(ada, (await start(ada, home, ['paper.md'], 'Word')).id);
    expect(first).toMatchObject({
      state: 'done',
      outputPath: 'exports/paper.docx',
      inputFiles: [{ path: 'paper.md', version: 0 }],
    });
    expect(await ada.client.call(computeOutputFilename, asked)).toEqual({ filename: 'paper.docx', folder: 'exports' });
    const { notifications } = await ada.client.call(getNotifications, {});
    expect(notifications[0]).toMatchObject({
      message: 'Your export “paper.docx” is ready.',
      actionUrl: `/workspace/${home}/exports/paper.docx`,
    });
    const second = await waitForEnd(ada, (await start(ada, home, ['paper.md'], 'Word')).id);
    expect(second.outputPath).toBe('exports/paper.docx');
  });

  if (FULL)
    test("is named by the folder's paper if it is a PDF, with whether the text has changed since", async () => {
      const group = await createGroup('Results', ada, ben);
      const upload = (content: string) => ada.client.upload(group, '', [{ name: 'paper.md', content }]);
      await upload('# Drift\n');
      const { state, outputPath } = await waitForEnd(ada, (await start(ada, group, ['paper.md'], 'PDF')).id);
      expect([state, outputPath]).toEqual(['done', 'exports/paper.pdf']);
      const result = async () => (await ben.client.call(describePaper, { uuid: group, folder: '' })).paper?.result;
      expect(await result()).toMatchObject({ path: 'exports/paper.pdf', isCurrent: true });
      await upload('# Drift\n\nMore.\n');
      expect(await result()).toMatchObject({ path: 'exports/paper.pdf', isCurrent: false });
      await ada.client.post('/api/workspace/delete-path', { uuid: group, itemPath: 'exports' });
      expect(await result()).toBeNull();
    });

  test("gets a number if its name is taken by someone else's file", async () => {
    await ada.client.upload(home, 'exports', [{ name: 'paper.epub', content: 'mine' }]);
    const job = await waitForEnd(ada, (await start(ada, home, ['paper.md'], 'EPUB')).id);
    expect(job.outputPath).toBe('exports/paper (2).epub');
    const again = await waitForEnd(ada, (await start(ada, home, ['paper.md'], 'EPUB')).id);
    expect(again.outputPath).toBe('exports/paper (2).epub');
  });

  if (FULL)
    test("goes where the document's results went last time, whoever exported them", async () => {
      const group = await createGroup('Thesis', ada, ben);
      for (const name of ['one', 'two']) {
        await ada.client.post('/api/workspace/create-folder', { uuid: group, parentItem: '', name });
        await ada.client.upload(group, name, [{ name: 'text.md', content: '# Text\n' }]);
      }
      const profileUuid = profile('Markdown');
      const send = async (account: Account, path: string, folder?: string) => {
        const asked = { uuid: group, profileUuid, files: [path], ...(folder === undefined ? {} : { folder }) };
        const name = await account.client.call(computeOutputFilename, { ...asked, inputFilename: 'text.md' });
        const { job } = await account.client.call(schedule, asked);
        expect(job.outputName).toBe(name.filename);
        return { folder: name.folder, path: (await waitForEnd(account, job.id)).outputPath };
      };
      expect(await send(ada, 'one/text.md')).toEqual({ folder: 'exports', path: 'one/exports/text.md' });
      expect(await send(ada, 'one/text.md', ' /sent/2026/ ')).toEqual({
        folder: '/sent/2026',
        path: 'sent/2026/text.md',
      });
      expect(await send(ben, 'one/text.md')).toEqual({ folder: '/sent/2026', path: 'sent/2026/text.md' });
      // Existing files are never overwritten; that one belongs to another text.
      expect(await send(ben, 'two/text.md', '../sent/2026')).toEqual({
        folder: '../sent/2026',
        path: 'sent/2026/text (2).md',
      });
      expect(await send(ben, 'two/text.md')).toEqual({ folder: '../sent/2026', path: 'sent/2026/text (2).md' });
      expect(await send(ada, 'two/text.md', '')).toEqual({ folder: '', path: 'two/text (2).md' });
    });

  test.each([
    ['climbs out of the workspace', '../..', '“../..” cannot be a folder'],
    ['has a name that cannot be one', 'a\u202eb', 'cannot be a folder'],
    ['is a file', 'paper.bib', '“paper.bib” is a file'],
    ['lies in a file', 'paper.bib/results', 'could not be created'],
  ])('into a folder that %s is refused or fails with a sentence', async (_, folder, says) => {
    const asked = { uuid: home, profileUuid: profile('Markdown'), files: ['paper.md'], folder };
    const answer = await ada.client.post('/api/export/schedule', asked);
    if (answer.status === 200) {
      const job = await waitForEnd(ada, (answer.body as { job: OwnExportJob }).job.id);
      expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining(says) as string });
      await ada.client.call(schedule, { ...asked, folder: 'exports' });
      return;
    }
    expect(answer).toMatchObject({
      status: 422,
      body: { field: 'folder', message: expect.stringContaining(says) as string },
    });
    const name = await ada.client.post('/api/export/compute-output-filename', { ...asked, inputFilename: 'paper.md' });
    expect(name).toMatchObject({ status: 422, body: { field: 'folder' } });
  });

  if (FULL)
    test('that remains editable source resolves its images from its own location', async () => {
      await ada.client.upload(home, '', [{ name: 'pictured.md', content: '![Seen from here](figure.png)\n' }]);
      await waitForEnd(ada, (await start(ada, home, ['pictured.md'], 'LaTeX')).id);
      const { text } = await ada.client.call(readText, { uuid: home, itemPath: 'exports/pictured.tex' });
      expect(text).toContain('{../figure.png}');
    });

  test('with warnings reports their number', async () => {
    await ada.client.upload(home, '', [{ name: 'warned.md', content: '![x](nope.png)\n\nSee [here](#nowhere).\n' }]);
    const job = await waitForEnd(ada, (await start(ada, home, ['warned.md'], 'HTML')).id);
    expect(job).toMatchObject({ state: 'done', warnings: 2 });
    const { notifications } = await ada.client.call(getNotifications, {});
    expect(notifications[0]?.message).toBe('Your export “warned.html” is ready. Its log has 2 warnings.');
  });

  test('of a faulty text fails with the line, and its log is kept', async () => {
    await ada.client.upload(home, '', [{ name: 'bad.md', content: '---\ntitle: [a\n---\n\ntext ![x](nope.png)\n' }]);
    const job = await waitForEnd(ada, (await start(ada, home, ['bad.md'], 'HTML')).id);
    const { log } = await ada.client.call(getJobLog, { jobId: job.id });
    expect(job.state).toBe('failed');
    expect(job.error).toContain('front matter is not valid YAML');
    expect(log[0]).toMatchObject({ level: 'error', file: 'bad.md' });
    const { notifications } = await ada.client.call(getNotifications, {});
    expect(notifications[0]).toMatchObject({
      message: expect.stringContaining('The export of “bad.md” failed') as string,
      actionUrl: `/workspace/${home}/bad.md?view=export&job=${job.id}`,
    });
    await ada.client.upload(home, '', [{ name: 'bad.md', content: '---\ntitle: good\n---\n\ntext\n' }]);
    const { job: retried } = await ada.client.call(retryJob, { jobId: job.id });
    expect((await waitForEnd(ada, retried.id)).state).toBe('done');
  });

  test('that exceeds the quota fails with a notification and writes nothing', async () => {
    const group = await createGroup('Small', ben);
    await ben.client.upload(group, '', [{ name: 'text.md', content: '# Text\n' }]);
    await admin.client.call(updateGroup, { uuid: group, name: 'Small', quota: 10 });
    const job = await waitForEnd(ben, (await start(ben, group, ['text.md'], 'Word')).id);
    expect(job).toMatchObject({ state: 'failed', error: expect.stringContaining('not enough storage') as string });
    expect(job.outputPath).toBeUndefined();
  });
});

test('a file selected twice is included once', async () => {
  await ada.client.upload(home, '', [{ name: 'other.md', content: '# Other\n' }]);
  const twice = await start(ada, home, ['paper.md', 'other.md', '/paper.md'], 'Markdown');
  expect(twice.inputFiles.map(({ path }) => path)).toEqual(['paper.md', 'other.md']);
  expect((await waitForEnd(ada, twice.id)).state).toBe('done');
});

describe('an invalid export is rejected and queues nothing', () => {
  test.each([
    ['a folder', ['folder'], 422],
    ['a picture', ['figure.png'], 422],
    ['nothing', [], 422],
    ['a thousand files', Array.from({ length: 1000 }, (_, i) => `${i}.md`), 422],
    ['a missing file', ['nowhere.md'], 404],
    ['a path upwards', ['../paper.md'], 422],
  ])('%s', async (name, files, status) => {
    if (name === 'a folder')
      await ada.client.post('/api/workspace/create-folder', { uuid: home, parentItem: '', name: 'folder' });
    const before = (await ada.client.call(listJobs, { limit: 200 })).jobs.length;
    const answer = await ada.client.post('/api/export/schedule', { uuid: home, profileUuid: profile('PDF'), files });
    expect(answer.status).toBe(status);
    expect((await ada.client.call(listJobs, { limit: 200 })).jobs).toHaveLength(before);
  });

  test('an unknown profile, a foreign workspace, a foreign job', async () => {
    const unknown = crypto.randomUUID();
    const post = async (account: Account, path: string, body: object) => (await account.client.post(path, body)).status;
    expect(await post(ada, '/api/export/schedule', { uuid: home, profileUuid: unknown, files: ['paper.md'] })).toBe(
      422,
    );
    expect(
      await post(ben, '/api/export/schedule', { uuid: home, profileUuid: profile('PDF'), files: ['paper.md'] }),
    ).toBe(404);
    const job = await waitForEnd(ada, (await start(ada, home, ['paper.md'], 'Markdown')).id);
    expect(await post(ben, '/api/export/get-job-log', { jobId: job.id })).toBe(404);
    expect(await post(ben, '/api/export/cancel-job', { jobId: job.id })).toBe(404);
    expect(await post(ada, '/api/export/cancel-job', { jobId: job.id })).toBe(409);
    expect(await post(ada, '/api/export/cancel-job', { jobId: 'seven' })).toBe(422);
    expect(await post(ben, '/api/admin/export-queue/list', {})).toBe(403);
  });

  test('while exports are disabled', async () => {
    await admin.client.call(updateSetting, { key: 'exports_enabled', value: '0' });
    try {
      const answer = await ada.client.post('/api/export/schedule', {
        uuid: home,
        profileUuid: profile('PDF'),
        files: ['paper.md'],
      });
      expect(answer).toMatchObject({ status: 403, body: { error: 'exports-disabled' } });
      expect((await ada.client.post('/api/export/list-defaults')).status).toBe(403);
    } finally {
      await admin.client.call(updateSetting, { key: 'exports_enabled', value: '1' });
    }
  });
});

describe('the queue', () => {
  // Two servers have two converters, so the queue never fills up.
  test.skipIf(BEHIND_BALANCER)('takes five per user, serves others in turn, and drops cancelled ones', async () => {
    const slow = await start(ada, home, ['slow.md'], 'HTML');
    await vi.waitFor(async () => {
      const { jobs } = await ada.client.call(listJobs, {});
      expect(jobs.find(({ id }) => id === slow.id)?.state).toBe('running');
    }, WAIT);
    const waiting: OwnExportJob[] = [];
    for (let i = 0; i < 5; i += 1) waiting.push(await start(ada, home, ['paper.md'], 'Markdown'));
    const sixth = await ada.client.post('/api/export/schedule', {
      uuid: home,
      profileUuid: profile('PDF'),
      files: ['paper.md'],
    });
    expect(sixth).toMatchObject({ status: 429, body: { error: 'queue-full' } });
    const own = await findWorkspace(ben);
    await ben.client.upload(own, '', [{ name: 'b.md', content: '# B\n' }]);
    const late = await start(ben, own, ['b.md'], 'HTML');
    // Ben has none queued, so he comes right after the first of Ada's five.
    expect(late.position).toBeLessThanOrEqual(2);
    await ada.client.call(cancelJob, { jobId: waiting[4]?.id ?? '' });
    await admin.client.call(cancelExportJob, { jobId: slow.id });
    expect((await waitForEnd(ada, slow.id)).state).toBe('cancelled');
    for (const job of waiting.slice(0, 4)) expect((await waitForEnd(ada, job.id)).state).toBe('done');
    expect((await waitForEnd(ada, waiting[4]?.id ?? '')).state).toBe('cancelled');
    expect((await waitForEnd(ben, late.id)).state).toBe('done');
    expect((await admin.client.call(listExportQueue, {})).jobs).toEqual([]);
  });

  test('drops the export of a user who lost access', async () => {
    const group = await createGroup('Leaving', ada, ben);
    await ada.client.upload(group, '', [{ name: 'shared.md', content: '# Shared\n' }]);
    const slow = await start(ada, home, ['slow.md'], 'HTML');
    const doomed = await start(ben, group, ['shared.md'], 'HTML');
    const { uuid } = ((await ben.client.post('/api/user/get-data')).body as { user: { uuid: string } }).user;
    expect((await ada.client.post('/api/groups/remove-member', { uuid: group, user: uuid })).status).toBe(200);
    await ada.client.call(cancelJob, { jobId: slow.id });
    const told = async (): Promise<string[]> =>
      (await ben.client.call(getNotifications, {})).notifications.map(({ message }) => message);
    await expect.poll(told, WAIT).toContainEqual(expect.stringContaining('cancelled: you no longer have access'));
    // A former member sees nothing of the group, not even names in earlier exports.
    expect((await ben.client.call(listJobs, { limit: 200 })).jobs.map(({ id }) => id)).not.toContain(doomed.id);
  });
});

if (FULL)
  test('a server killed mid-conversion resumes the job at startup, not when its lease expires', async () => {
    await ada.client.upload(home, '', [
      { name: 'long.md', content: 'Words with *emphasis* and more.\n\n'.repeat(2_000) },
    ]);
    const job = await start(ada, home, ['long.md'], 'Word');
    const state = async () =>
      (await ada.client.call(listJobs, { limit: 200 })).jobs.find(({ id }) => id === job.id)?.state ?? 'gone';
    await vi.waitFor(async () => expect(await state()).toBe('running'), { timeout: 120_000, interval: 5 });
    const countTakenUp = () => server.log().split('jobs of a killed process were requeued').length - 1;
    const before = countTakenUp();
    await server.kill();
    await server.start();
    // Most of the lease's minute was left, yet a start does not wait for it, as its log shows.
    await vi.waitFor(() => expect(countTakenUp()).toBe(before + 1), WAIT);
    expect(await waitForEnd(ada, job.id)).toMatchObject({ state: 'done', outputPath: 'exports/long.docx' });
    const { notifications } = await ada.client.call(getNotifications, {});
    expect(notifications.filter(({ message }) => message.includes('long.docx'))).toHaveLength(1);
  }, 240_000);

describe('a profile', () => {
  test('with unsafe content is rejected with the line, and kept while in use', async () => {
    const { defaultsFile } = await admin.client.call(createDefaults, { name: 'Mine', content: 'to: html5\n' });
    const refused = await admin.client.post('/api/export/update-defaults', {
      uuid: defaultsFile.uuid,
      content: 'to: html5\nlua-filter: x.lua\n',
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'invalid-defaults', message: expect.stringMatching(/^Line 2: /u) as string },
    });
    const slow = await ada.client.call(schedule, { uuid: home, profileUuid: defaultsFile.uuid, files: ['slow.md'] });
    // Queued exports use the profile as it was when they were scheduled.
    await admin.client.call(updateDefaults, { uuid: defaultsFile.uuid, content: 'to: plain\n' });
    expect((await admin.client.post('/api/export/delete-defaults', { uuid: defaultsFile.uuid })).status).toBe(409);
    expect(slow.job.outputName).toBe('slow.html');
    await ada.client.call(cancelJob, { jobId: slow.job.id });
    await admin.client.call(deleteDefaults, { uuid: defaultsFile.uuid });
  });

  test('can be tried before it is saved', async () => {
    const tried = await admin.client.call(tryDefaults, { content: 'to: pdf\n' });
    expect(tried.filename).toBe('sample.pdf');
    expect(tried.url).toMatch(/^data:application\/pdf;base64,JVBERi/u);
    expect(tried.pageUrl).toBeUndefined();
  });

  // A trial's result is served by the server that made it (docs/operating.md, "Scaling").
  test.skipIf(BEHIND_BALANCER)(
    'tried as a page is shown only to the user who tried it, in a frame that runs nothing',
    async () => {
      const { pageUrl } = await admin.client.call(tryDefaults, { content: 'to: html5\n' });
      const page = await admin.client.get(pageUrl ?? '');
      expect(page.status).toBe(200);
      expect(page.body).toContain('<p>');
      expect(page.headers.get('content-security-policy')).toMatch(
        /default-src 'none';.*sandbox; frame-ancestors 'self'/u,
      );
      expect((await ada.client.get(pageUrl ?? '')).status).toBe(404);
    },
  );
});
