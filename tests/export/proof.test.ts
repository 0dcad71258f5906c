import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { listDefaults, listJobs, setProof } from '@scriptorium/contract/operations/export.ts';
import { add as share } from '@scriptorium/contract/operations/sharing.ts';
import { createFolder, list, stat } from '@scriptorium/contract/operations/workspace.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, findWorkspace, loginAdmin, type Account } from '../_support/accounts.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { freshName } from '../_support/fresh-name.ts';
import { FULL } from '../_support/full.ts';
import { ROOT, startServer, type RunningServer } from '../_support/start-server.ts';
import { MWARP1D, readProfile, TIMESERIES, TORTURE } from './_support/documents.ts';

/** Each word on each page with its position and size. */
async function readLayout(bytes: Uint8Array): Promise<unknown[][]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true, verbosity: 0 });
  const pdf = await loading.promise;
  const pages: unknown[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [[item.str, ...item.transform]] : [])));
  }
  await loading.destroy();
  return pages;
}

describe('the marks of blocks', () => {
  const converter = borrowConverter();

  // The one with everything in it; the others only in a full run.
  test.each(FULL ? [MWARP1D, TIMESERIES, TORTURE] : [TORTURE])(
    'leave the pages of $name as they are',
    async ({ inputs, files }) => {
      const input = { defaultsYaml: readProfile('pdf'), inputs, files, sourceDate: 1_700_000_000 };
      const plain = await converter.convert(input);
      const marked = await converter.convert({ ...input, places: true });
      if (!plain.ok || !marked.ok) throw new Error('the paper could not be set');
      expect(plain.places).toBeUndefined();
      expect(marked.log).toEqual(plain.log);
      const pages = await readLayout(plain.bytes);
      expect(pages.flat().length).toBeGreaterThan(100);
      expect(await readLayout(marked.bytes)).toEqual(pages);
      const places = marked.places?.places ?? [];
      expect(places.length).toBeGreaterThan(8);
      expect(Math.max(...places.map(({ page }) => page))).toBeLessThanOrEqual(pages.length);
    },
  );

  test('are where each kind of block is, and give its first words', async () => {
    const text = [
      '---\ntitle: A title\ntoc: true\n---\n',
      '# First **heading** {#sec-a}\n',
      'A paragraph with *stress* [@nobody] and more.\n',
      '- one thing\n\n- another thing\n',
      '```py\nprint("code")\n```\n',
      '| Head | Other |\n|------|-------|\n| cell | cell  |\n\n: Caption of it\n',
      '> A quotation.\n',
      '$$ E = mc^2 $$\n',
      '\\newpage\n',
      '## Second heading\n',
      'Last words[^n].\n\n[^n]: The note.\n',
    ].join('\n');
    const set = await converter.convert({
      defaultsYaml: `${readProfile('pdf')}\ntable-of-contents: true\n`,
      inputs: [{ name: 'a.md', text }],
      files: new Map(),
      sourceDate: 0,
      places: true,
    });
    if (!set.ok || set.places === undefined) throw new Error('not set');
    const { places, columns } = set.places;
    expect(columns).toBe(1);
    expect(places.map(({ words }) => words)).toEqual([
      'First heading',
      'A paragraph with stress ',
      'one thing',
      'another thing',
      'print("code")',
      'Head',
      'A quotation.',
      expect.stringContaining('E = mc^2'),
      'Second heading',
      'Last words',
    ]);
    expect(places.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
    const heights = places.slice(0, 8).map(({ y }) => y);
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
  });
});

describe('a PDF next to its text', () => {
  let server: RunningServer;
  let ada: Account;
  let home: string;
  let profiles: Map<string, string>;
  beforeAll(async () => {
    server = await startServer();
    ada = await createAccount(server, 'Ada');
    home = await findWorkspace(ada);
    const { defaultsFiles } = await ada.client.call(listDefaults, {});
    profiles = new Map(defaultsFiles.map(({ name, uuid }) => [name, uuid]));
    const folder = join(ROOT, 'examples/mwarp1d');
    const names = ['paper.md', 'paper.bib', 'figure.png'];
    await ada.client.upload(home, '', [
      ...names.map((name) => ({ name, content: readFileSync(join(folder, name)) })),
      { name: 'broken.md', content: '---\ntitle: [a\n---\n\nText.\n' },
    ]);
  });
  afterAll(() => server.dispose());

  const input = (itemPath: string, profile = 'PDF') => ({ uuid: home, itemPath, profileUuid: profiles.get(profile)! });

  test('has the places of its blocks, and leaves no file, job or bytes behind', async () => {
    const before = await ada.client.call(list, {});
    const { pdf, places, cause } = await ada.client.call(setProof, input('paper.md'));
    expect(cause).toBeUndefined();
    expect(
      Buffer.from(pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(places[0]).toMatchObject({ page: 1, words: 'Summary' });
    expect(await ada.client.call(list, {})).toEqual(before);
    expect((await ada.client.call(listJobs, {})).jobs).toEqual([]);
  });

  test('says why a text cannot be typeset, and where', async () => {
    const { pdf, cause, log } = await ada.client.call(setProof, input('broken.md'));
    expect(pdf).toBeUndefined();
    expect(cause).toContain('front matter is not valid YAML');
    expect(log[0]).toMatchObject({ level: 'error', file: 'broken.md' });
  });

  test('of someone who has a folder, or one file, is made only of what is in that', async () => {
    const figure = readFileSync(join(ROOT, 'examples/mwarp1d/figure.png'));
    const above = freshName('Zugzwang plans');
    await ada.client.call(createFolder, { uuid: home, parentItem: '', name: above });
    await ada.client.call(createFolder, { uuid: home, parentItem: above, name: 'joint' });
    const bib = (key: string) => `@misc{${key}, title = {On ${key}}, author = {Doe, Jo}, year = {2020}}`;
    await ada.client.upload(home, above, [
      { name: 'outside.png', content: figure },
      { name: 'outside.bib', content: bib('secret') },
    ]);
    const content = [
      '---',
      'bibliography: [inside.bib, ../outside.bib]',
      '---',
      '',
      'We cite [@known] and [@secret].',
      '',
      '![In](inside.png)',
      '',
      '![Out](../outside.png)',
      '',
      `![Full](/${above}/outside.png)`,
      '',
    ].join('\n');
    await ada.client.upload(home, `${above}/joint`, [
      { name: 'inside.png', content: figure },
      { name: 'inside.bib', content: bib('known') },
      { name: 'shared.md', content },
    ]);
    const wordsOf = async ({ pdf }: { pdf?: string | undefined }) =>
      JSON.stringify(await readLayout(Buffer.from(pdf ?? '', 'base64')));
    const warned = ({ log }: { log: readonly { message: string }[] }) => log.map(({ message }) => message).join(' ');
    const whole = await ada.client.call(setProof, input(`${above}/joint/shared.md`));
    expect(warned(whole)).not.toContain('outside.png');
    expect(await wordsOf(whole)).toContain('On Secret');

    const ben = await createAccount(server, 'Ben');
    const askThrough = async (itemPath: string) => {
      await ada.client.call(share, { uuid: home, itemPath, user: ben.email, role: 'reader' });
      const { uuid } = (await ada.client.call(stat, { uuid: home, itemPath })).item;
      return ben.client.call(setProof, { uuid, itemPath: 'shared.md', profileUuid: profiles.get('PDF')! });
    };
    const alone = await askThrough(`${above}/joint/shared.md`);
    expect(warned(alone)).toContain('inside.png');
    expect(await wordsOf(alone)).not.toContain('On Known');
    const folder = await askThrough(`${above}/joint`);
    expect(warned(folder)).toContain('outside.png');
    expect(warned(folder)).not.toContain('inside.png');
    expect(await wordsOf(folder)).toContain('On Known');
    for (const made of [alone, folder]) {
      expect(await wordsOf(made)).not.toContain('On Secret');
      expect(JSON.stringify([made.log, made.cause])).not.toContain('/joint');
    }
  });

  test('is for those who may export, with a profile for PDF, thirty times a minute', async () => {
    const ben = await createAccount(server, 'Ben');
    expect((await ben.client.post('/api/export/set-proof', input('paper.md'))).status).toBe(404);
    expect((await ada.client.post('/api/export/set-proof', input('none.md'))).status).toBe(404);
    expect((await ada.client.post('/api/export/set-proof', input('paper.md', 'HTML'))).status).toBe(422);
    const admin = await loginAdmin(server);
    await admin.client.call(updateSetting, { key: 'exports_enabled', value: '0' });
    const refused = await ada.client.post('/api/export/set-proof', input('paper.md'));
    expect(refused.body).toMatchObject({ error: 'exports-disabled' });
    await admin.client.call(updateSetting, { key: 'exports_enabled', value: '1' });
    const statuses = new Set<number>();
    for (let call = 0; call < 31; call += 1)
      statuses.add((await ada.client.post('/api/export/set-proof', input('paper.md', 'HTML'))).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});
