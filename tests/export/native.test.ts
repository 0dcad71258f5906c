import { readFileSync } from 'node:fs';
import { createDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { expect, test, vi } from 'vitest';
import { createConverter, type ConverterOptions } from '../../server/src/adapters/pandoc/converter.ts';
import type { NativeProgram } from '../../server/src/adapters/pandoc/native-program.ts';
import { openNative } from '../../server/src/adapters/pandoc/open-native.ts';
import { findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { FULL } from '../_support/full.ts';
import { startServer } from '../_support/start-server.ts';
import { makeInput, readProfile } from './_support/documents.ts';
import { ProgramFolder } from './_support/native-programs.ts';

const free = (pandoc: string): NativeProgram => ({ pandoc, jail: null, engines: {} });

async function withConverter<T>(
  options: ConverterOptions,
  use: (converter: ReturnType<typeof createConverter>) => Promise<T>,
): Promise<T> {
  const converter = createConverter({ size: 1, ...options });
  try {
    return await use(converter);
  } finally {
    await converter.close();
  }
}

const TEXT = '---\ntitle: One\nbibliography: a.bib\n---\n\n# A\n\nSee [@key], $x^2$ and [@gone].\n\n![None](no.png)\n';
const FILES = { 'a.bib': '@article{key, author={Doe, J}, title={T}, year={2020}}\n' };

// Compiles pandoc twice, seven seconds; the tests below let a native program do everything else.
if (FULL)
  test('a native pandoc gives the same results and log as the bundled one, with PDFs still set by Typst', async () => {
    using folder = new ProgramFolder();
    const input = makeInput(TEXT, FILES, readProfile('pdf'));
    const ours = await borrowConverter().convert(input);
    const native = free(folder.writePandoc());
    const theirs = await withConverter({ native }, (converter) => converter.convert(input));
    if (!ours.ok || !theirs.ok) throw new Error('both should be done');
    expect(Buffer.compare(theirs.bytes, ours.bytes)).toBe(0);
    expect(theirs.log).toEqual(ours.log);
    expect(theirs.log.map(({ message }) => message).join()).toMatch(/no\.png was not found.*@gone is not/su);
  });

test('puts its errors into words', async () => {
  using folder = new ProgramFolder();
  const says =
    'Error parsing YAML metadata at "folder/text.md" (line 1, column 1): YAML parse exception at line 2, column 2: x';
  const pandoc = folder.write('pandoc', `echo '${says}' >&2; exit 64`);
  const outcome = await withConverter({ native: free(pandoc) }, (converter) =>
    converter.convert(makeInput('---\ntitle: [a\n---\n', {}, 'to: plain\n')),
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'document' });
  expect(outcome.log[0]).toMatchObject({ line: 2, message: expect.stringContaining('not valid YAML') as string });
});

test("it can produce a PDF itself, with the profile's engine and no way out of TeX", async () => {
  using folder = new ProgramFolder();
  const pandoc = folder.write('pandoc', 'for last; do :; done; cp ../out/defaults.yaml "$last"');
  const native = { ...free(pandoc), engines: { xelatex: '/opt/tex/xelatex' } };
  await withConverter({ native }, async (converter) => {
    const outcome = await converter.convert(makeInput('text', {}, 'to: pdf\npdf-engine: xelatex\n'));
    expect(outcome).toMatchObject({ ok: true, extension: 'pdf' });
    const told = JSON.parse(outcome.ok ? Buffer.from(outcome.bytes).toString() : '{}') as object;
    expect(told).toMatchObject({
      to: 'latex',
      'pdf-engine': '/opt/tex/xelatex',
      'pdf-engine-opts': ['-no-shell-escape'],
    });
    expect(await converter.convert(makeInput('text', {}, 'to: pdf\npdf-engine: pdflatex\n'))).toMatchObject({
      ok: false,
      cause: expect.stringContaining('must be one of typst, xelatex') as string,
    });
  });
});

test("it learns nothing about the server and sees only its call's files", async () => {
  using folder = new ProgramFolder();
  process.env['SCRIPTORIUM_SECRET'] = 'told';
  try {
    const pandoc = folder.write('pandoc', 'for last; do :; done; { env; echo "at $PWD"; find . ; } > "$last"');
    const outcome = await withConverter({ native: free(pandoc) }, (converter) =>
      converter.convert(makeInput('text', { 'pics/a.png': 'x' }, 'to: plain\n')),
    );
    const seen = outcome.ok ? Buffer.from(outcome.bytes).toString() : outcome.cause;
    const names = [...seen.matchAll(/^(\w+)=/gmu)].map(([, name]) => name).toSorted();
    const own = ['FORCE_SOURCE_DATE', 'HOME', 'LANG', 'PATH', 'SOURCE_DATE_EPOCH', 'TMPDIR'];
    const tex = ['openin_any', 'openout_any', 'shell_escape'];
    // PWD and the like are set by the shell.
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name ?? ''))).toEqual([...own, ...tex]);
    expect(seen).not.toContain('told');
    const files = seen.split('\n').filter((line) => line.startsWith('./') && !line.startsWith('./.scriptorium'));
    expect(files.toSorted()).toEqual(['./folder', './folder/text.md', './pics', './pics/a.png']);
    const place = /^at (.*)$/mu.exec(seen)?.[1] ?? '';
    expect(() => readFileSync(place)).toThrow('ENOENT');
  } finally {
    delete process.env['SCRIPTORIUM_SECRET'];
  }
});

test.each([
  ['a link in place of the result', 'ln -s "$SECRET" ../out/result'],
  ['a link in place of the log', 'echo text > ../out/result; ln -s "$SECRET" ../out/log.json'],
  ['a link in place of the folder', 'rm -r ../out; ln -s "$(dirname "$SECRET")" ../out'],
  ['a link in place of the folder that leads back', 'cd ..; mv out away; ln -s away out; echo text > out/result'],
  ['a pipe that nobody writes to', 'mkfifo ../out/result'],
  ['a file that says it is endless', 'truncate -s 100G ../out/result'],
])('it cannot make us read files on its behalf: %s', async (_, commands) => {
  using folder = new ProgramFolder();
  // A file of the server that must not appear in the result.
  const secret = folder.write('result', 'told: a file of the server');
  const pandoc = folder.write('pandoc', `SECRET=${secret}; ${commands}`);
  const outcome = await withConverter({ native: free(pandoc) }, (converter) =>
    converter.convert(makeInput('text', {}, 'to: plain\n')),
  );
  expect(outcome.ok).toBe(false);
  expect(JSON.stringify(outcome)).not.toContain('told: a file');
});

test('cancelling it kills everything it started', async () => {
  using folder = new ProgramFolder();
  const note = folder.write('pids', '');
  const pandoc = folder.write('pandoc', `sleep 600 & echo "$$ $!" > ${note}; wait`);
  const readPids = () => /^(\d+) (\d+)\n$/u.exec(readFileSync(note, 'utf8'))?.slice(1).map(Number) ?? [];
  const controller = new AbortController();
  const outcome = await withConverter({ native: free(pandoc) }, async (converter) => {
    const running = converter.convert(makeInput('text', {}, 'to: plain\n'), { signal: controller.signal });
    await expect.poll(readPids, { timeout: 60_000 }).toHaveLength(2);
    controller.abort();
    return running;
  });
  expect(outcome).toMatchObject({ ok: false, reason: 'cancelled' });
  await expect.poll(() => readPids().filter(isAlive), { timeout: 60_000 }).toEqual([]);
});

test('it has a time limit', async () => {
  using folder = new ProgramFolder();
  const limited = { native: free(folder.write('pandoc', 'exec sleep 600')), limits: { milliseconds: 500 } };
  const outcome = await withConverter(limited, (converter) => converter.convert(makeInput('text', {}, 'to: plain\n')));
  expect(outcome).toMatchObject({ ok: false, reason: 'time' });
});

test('it has a memory limit', async () => {
  using folder = new ProgramFolder();
  const pandoc = folder.write('pandoc', 'head -c 700000000 /dev/zero | tail');
  const limits = { memoryBytes: 400_000_000 };
  const outcome = await withConverter({ native: free(pandoc), limits }, (converter) =>
    converter.convert(makeInput('text', {}, 'to: plain\n')),
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'memory' });
});

function isAlive(pid: number): boolean {
  try {
    // A zombie merely waits to be reaped.
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ');
  } catch {
    return false;
  }
}

test('settings that cannot work are rejected at startup, in one line that says what to do', async () => {
  using folder = new ProgramFolder();
  const named = { pandocPath: folder.writePandoc(), pandocJail: 'none', pdfEngines: [] as string[] };
  const old = folder.write('old-pandoc', 'echo "pandoc 2.17.1.1"');
  const other = folder.write('cat', 'echo "cat 9"');
  const rows: readonly (readonly [Partial<typeof named>, RegExp])[] = [
    [{ pandocPath: 'pandoc' }, /must be a full path/u],
    [{ pandocPath: '/nowhere/pandoc' }, /PANDOC_PATH: .* is not a program .* Correct it/u],
    [{ pandocPath: old }, /pandoc 2\.17, and 3\.8 or later is needed/u],
    [{ pandocPath: other }, /is not pandoc/u],
    [{ pandocJail: '/nowhere/bwrap' }, /needs bubblewrap.*install it/u],
    [
      { pandocJail: folder.write('bwrap', 'echo "No permissions to create new namespace" >&2; exit 1') },
      /cannot be run in bubblewrap \(No permissions/u,
    ],
    [{ pdfEngines: ['/nowhere/xelatex'] }, /PDF_ENGINES: .* is not a program/u],
    [{ pdfEngines: [other] }, /it can name pdflatex/u],
    [{ pandocPath: null as unknown as string, pdfEngines: [other] }, /requires PANDOC_PATH/u],
  ];
  for (const [changed, says] of rows) {
    const asked = openNative({ ...named, ...changed });
    await expect(asked).rejects.toThrow(says);
    await expect(asked).rejects.not.toThrow('\n');
  }
  const xelatex = folder.write('xelatex', '');
  const native = await openNative({ ...named, pdfEngines: [xelatex] });
  expect(native).toEqual({ pandoc: named.pandocPath, jail: null, engines: { xelatex } });
});

if (FULL)
  test('a server with valid settings exports with them; with invalid ones it says so and exits', async () => {
    using folder = new ProgramFolder();
    const pandoc = folder.write(
      'pandoc',
      'if [ "$1" = --version ]; then echo "pandoc 3.9"; else for last; do :; done; echo "%PDF- by $PATH" > "$last"; fi',
    );
    const xelatex = folder.write('xelatex', '');
    const env = { PANDOC_PATH: pandoc, PANDOC_JAIL: 'none', PDF_ENGINES: xelatex };
    await using server = await startServer({ env });
    const admin = await loginAdmin(server);
    const home = await findWorkspace(admin);
    await admin.client.upload(home, '', [{ name: 'text.md', content: 'words\n' }]);
    const refused = await admin.client.post('/api/export/create-defaults', {
      name: 'Other',
      content: 'to: pdf\npdf-engine: lualatex\n',
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Line 2: .* must be one of typst, xelatex/u) as string },
    });
    const { defaultsFile } = await admin.client.call(createDefaults, {
      name: 'By LaTeX',
      content: 'to: pdf\npdf-engine: xelatex\n',
    });
    const { job } = await admin.client.call(schedule, {
      uuid: home,
      profileUuid: defaultsFile.uuid,
      files: ['text.md'],
    });
    expect(job.outputName).toBe('text.pdf');
    await vi.waitFor(
      async () => {
        const { jobs } = await admin.client.call(listJobs, {});
        expect(jobs.find(({ id }) => id === job.id)?.state).toBe('done');
      },
      { timeout: 60_000, interval: 100 },
    );
    const { url } = await admin.client.call(getAssetLink, { workspaceUUID: home, path: 'exports/text.pdf' });
    expect(Buffer.from(await admin.client.download(url)).toString()).toMatch(/^%PDF- by \S*scriptorium-programs-/u);
    await server.stop();
    await expect(server.start({ PANDOC_PATH: '/nowhere/pandoc' })).rejects.toThrow(
      /PANDOC_PATH: \/nowhere\/pandoc is not a program that this server may run\. Correct it, or remove it\./u,
    );
  });
