import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteAttachment,
  getAttachmentLink,
  listAttachments,
  type Attachment,
} from '@scriptorium/contract/operations/export-files.ts';
import {
  cancelJob,
  checkDefaults,
  createDefaults,
  duplicateDefaults,
  getJobLog,
  listJobs,
  schedule,
  tryDefaults,
  type OwnExportJob,
} from '@scriptorium/contract/operations/export.ts';
import { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FULL } from '../_support/full.ts';
import { createAccount, findWorkspace, loginAdmin, type Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { ROOT } from '../_support/start-server.ts';
import { listZip } from './_support/read-result.ts';

const ASSETS = join(ROOT, 'server/assets/export');
const UPPER = 'function Str(el) return pandoc.Str(el.text:upper()) end\n';
const BIB =
  '@article{key, author={Doe, Jane}, title={A title of hers}, journal={J}, year={2020}, volume={3}, pages={1--2}}\n';

let server: BorrowedServer;
let admin: Account;
let ada: Account;
let home: string;

beforeAll(async () => {
  server = await borrowServer();
  admin = await loginAdmin(server);
  ada = await createAccount(server, 'Ada');
  home = await findWorkspace(ada);
});
afterAll(() => server.dispose());

async function makeProfile(name: string, content: string): Promise<string> {
  return (await admin.client.call(createDefaults, { name, content })).defaultsFile.uuid;
}

async function put(account: Account, uuid: string, files: Record<string, string | Uint8Array<ArrayBuffer>>) {
  const form = new FormData();
  form.append('uuid', uuid);
  for (const [name, content] of Object.entries(files)) form.append('file', new Blob([content]), name);
  return account.client.postRaw('/api/export/upload-attachments', form);
}

async function exportText(profileUuid: string, name: string, text: string, more: Record<string, string> = {}) {
  const files = Object.entries({ [name]: text, ...more }).map(([path, content]) => ({ name: path, content }));
  await ada.client.upload(home, '', files);
  const { job } = await ada.client.call(schedule, { uuid: home, profileUuid, files: [name] });
  const ended = await vi.waitFor(
    async () => {
      const { jobs } = await ada.client.call(listJobs, { limit: 200 });
      const found = jobs.find(({ id }) => id === job.id);
      if (found === undefined || found.state === 'queued' || found.state === 'running') throw new Error('still there');
      return found;
    },
    { timeout: 120_000, interval: 100 },
  );
  const { log } = await ada.client.call(getJobLog, { jobId: job.id });
  return { job: ended, log, read: () => download(ended) };
}

async function download(job: OwnExportJob): Promise<Uint8Array> {
  const { url } = await ada.client.call(getAssetLink, { workspaceUUID: home, path: job.outputPath ?? '' });
  return ada.client.download(url);
}

test("exports use the profile's own filter, style sheet, citation style and reference document", async () => {
  const page = await makeProfile(
    'House page',
    'to: html5\nstandalone: true\nembed-resources: true\ncss: [house.css]\ncsl: house.csl\nfilters: [upper.lua, citeproc]\n',
  );
  const house = readFileSync(join(ASSETS, 'csl/vancouver.csl'), 'utf8');
  const answer = await put(admin, page, { 'upper.lua': UPPER, 'house.css': 'body{color:#123456}', 'house.csl': house });
  expect(answer.body).toMatchObject({
    attachments: [{ name: 'house.csl' }, { name: 'house.css' }, { name: 'upper.lua' }],
  });
  const made = await exportText(page, 'a.md', '---\nbibliography: b.bib\n---\n\nsome words [@key]\n', { 'b.bib': BIB });
  expect(made.log).toEqual([]);
  const text = new TextDecoder().decode(await made.read());
  expect(text).toContain('SOME');
  expect(text).toContain('#123456');
  // Vancouver numbers its references.
  expect(text.replaceAll(/<[^>]*>/gu, '')).toMatch(/SOME\s+WORDS\s+\(1\)/u);

  const word = await makeProfile('House Word', 'to: docx\nreference-doc: house.docx\n');
  await put(admin, word, { 'house.docx': new Uint8Array(readFileSync(join(ASSETS, 'scriptorium.docx'))) });
  const docx = await exportText(word, 'a.md', 'words\n');
  expect(docx.job.state).toBe('done');
  expect(await listZip(await docx.read())).toContain('word/document.xml');
});

test("a profile's files are inaccessible to other profiles and their documents", async () => {
  const mine = await makeProfile('Mine', 'to: html5\nfilters: [secret.lua]\n');
  await put(admin, mine, { 'secret.lua': UPPER, 'secret.csl': readFileSync(join(ASSETS, 'csl/nature.csl'), 'utf8') });
  const other = await makeProfile('Other', 'to: html5\nfilters: [secret.lua]\n');
  const { problems } = await admin.client.call(checkDefaults, {
    content: 'to: html5\nfilters: [secret.lua]\n',
    uuid: other,
  });
  const message = expect.stringContaining('secret.lua is not among') as string;
  expect(problems).toMatchObject([{ line: 2, message, said: { values: { filter: 'secret.lua' } } }]);
  const failed = await exportText(other, 'c.md', 'words\n');
  expect(failed.job).toMatchObject({ state: 'failed', error: expect.stringContaining('Upload it') as string });
  const plain = await makeProfile('Plain', 'to: html5\n');
  const text = '---\ncsl: secret.csl\n---\n\n[words](x) ![p](.scriptorium/profile/secret.lua) @nokey\n';
  const done = await exportText(plain, 'd.md', text);
  expect(done.job.state).toBe('done');
  expect(done.log.map(({ message }) => message).join(' ')).toContain('secret.csl was not found');
});

test('a file needed by a queued export cannot be deleted until it is done', async () => {
  const uuid = await makeProfile('Awaited', 'to: html5\ncss: [house.css]\n');
  expect((await put(admin, uuid, { 'house.css': 'p { color: red }' })).status).toBe(200);
  await ada.client.upload(home, '', [{ name: 'slow.md', content: '*_'.repeat(40_000) }]);
  const { job } = await ada.client.call(schedule, { uuid: home, profileUuid: uuid, files: ['slow.md'] });
  const refused = await admin.client.post('/api/export/delete-attachment', { uuid, name: 'house.css' });
  expect(refused).toMatchObject({ status: 409, body: { error: 'in-use' } });
  expect((await admin.client.call(listAttachments, { uuid })).attachments.map(({ name }) => name)).toEqual([
    'house.css',
  ]);
  await ada.client.call(cancelJob, { jobId: job.id });
  await admin.client.call(deleteAttachment, { uuid, name: 'house.css' });
  expect((await admin.client.call(listAttachments, { uuid })).attachments).toEqual([]);
});

if (FULL)
  test('a failing filter reports which and where, and cannot access the machine', async () => {
    const profile = await makeProfile('Bad filter', 'to: html5\nfilters: [bad.lua]\n');
    await put(admin, profile, { 'bad.lua': 'function Str(el)\n  return nothing.here\nend\n' });
    const failed = await exportText(profile, 'e.md', 'words\n');
    expect(failed.job.state).toBe('failed');
    expect(failed.job.error).toContain('The filter bad.lua of the export profile stopped with an error in its line 2');
    const reach = `local found = {}
for _, path in ipairs({ '/etc/passwd', '/proc/self/environ', '../../../etc/passwd' }) do
  if io.open(path) then found[#found + 1] = path end
end
local ran = pcall(function() return pandoc.pipe('/bin/sh', { '-c', 'id' }, '') end)
local fetched = pcall(function() return pandoc.mediabag.fetch('http://127.0.0.1:9/') end)
local os_ran = os.execute ~= nil and pcall(os.execute, 'id') and os.execute('id') == true
function Pandoc(doc)
  return pandoc.Pandoc({ pandoc.Para({ pandoc.Str('found:' .. table.concat(found, ',') .. ';ran:' .. tostring(ran) .. ';fetched:' .. tostring(fetched) .. ';os:' .. tostring(os_ran)) }) })
end
`;
    await put(admin, profile, { 'bad.lua': reach });
    const tried = await exportText(profile, 'e.md', 'words\n');
    expect(new TextDecoder().decode(await tried.read())).toContain('found:;ran:false;fetched:false;os:false');
  });

if (FULL)
  test('a document can name a bundled style, and its own takes precedence', async () => {
    const profile = await makeProfile('Any style', 'to: html5\n');
    const text = (csl: string) => `---\nbibliography: b.bib\ncsl: ${csl}\n---\n\nwords [@key]\n`;
    const plain = async (csl: string) => {
      const made = await exportText(profile, 'f.md', text(csl), { 'b.bib': BIB });
      expect(made.log).toEqual([]);
      return new TextDecoder().decode(await made.read()).replaceAll(/<[^>]*>/gu, '');
    };
    expect(await plain('apa.csl')).toContain('(Doe, 2020)');
    expect(await plain('ieee')).toContain('[1]');
    expect(await plain('https://www.zotero.org/styles/vancouver')).toContain('(1)');
    await ada.client.upload(home, '', [
      { name: 'apa.csl', content: readFileSync(join(ASSETS, 'csl/ieee.csl'), 'utf8') },
    ]);
    expect(await plain('apa.csl')).toContain('[1]');
  });

test('kinds, names and sizes are validated, all or none', async () => {
  const profile = await makeProfile('Checked', 'to: html5\n');
  const refused: [Record<string, string | Uint8Array<ArrayBuffer>>, number][] = [
    [{ 'run.sh': 'echo' }, 422],
    [{ '../up.lua': 'x' }, 422],
    [{ 'house.docx': 'no zip' }, 422],
    [{ 'house.docx': 'PK\u0003\u0004 word/document.xml word/vbaProject.bin' }, 422],
    [{ 'style.csl': '<a/>' }, 422],
    [{ 'good.lua': UPPER, 'bad.png': 'no picture' }, 422],
    [{ 'large.ttf': new Uint8Array(10 * 1024 * 1024 + 1) }, 413],
    [{}, 422],
  ];
  for (const [files, status] of refused)
    expect((await put(admin, profile, files)).status, Object.keys(files)[0]).toBe(status);
  expect((await admin.client.call(listAttachments, { uuid: profile })).attachments).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`f${at}.lua`, UPPER]));
  expect((await put(admin, profile, many)).status).toBe(413);
  expect((await admin.client.call(listAttachments, { uuid: profile })).attachments).toEqual([]);
  expect((await put(ada, profile, { 'good.lua': UPPER })).status).toBe(403);
});

test('files are listed, downloaded by administrators only, copied with the profile, deleted, and logged', async () => {
  const profile = await makeProfile('Kept', 'to: html5\nfilters: [one.lua]\n');
  await put(admin, profile, { 'one.lua': UPPER });
  await put(admin, profile, { 'one.lua': `${UPPER}-- second\n` });
  const { attachments } = await admin.client.call(listAttachments, { uuid: profile });
  expect(attachments).toEqual<Attachment[]>([{ name: 'one.lua', size: UPPER.length + 10 }]);
  const { url } = await admin.client.call(getAttachmentLink, { uuid: profile, name: 'one.lua' });
  expect(new TextDecoder().decode(await admin.client.download(url))).toBe(`${UPPER}-- second\n`);
  expect((await ada.client.get(url)).status).toBe(404);
  const copy = await admin.client.call(duplicateDefaults, { uuid: profile });
  await admin.client.call(deleteAttachment, { uuid: profile, name: 'one.lua' });
  expect((await admin.client.call(listAttachments, { uuid: profile })).attachments).toEqual([]);
  const tried = await admin.client.call(tryDefaults, {
    content: 'to: html5\nfilters: [one.lua]\n',
    profileUuid: copy.defaultsFile.uuid,
  });
  expect(tried.log.filter(({ level }) => level === 'error')).toEqual([]);
  expect(tried.url).toBeDefined();
  const { events } = await admin.client.call(getEventLog, {});
  const messages = events.map(({ message }) => message);
  expect(messages).toContain('The file one.lua was added to the export profile “Kept”');
  expect(messages).toContain('The file one.lua of the export profile “Kept” was deleted');
});
