/**
 * Imports documents of each kind and prints what was kept and what was said to be lost.
 *
 *     node scripts/import-fidelity.ts                the papers in examples/, through each format and back
 *     node scripts/import-fidelity.ts FOLDER …       every file of the folder; a folder in it is a project
 *     node scripts/import-fidelity.ts a.docx …       files of your own
 *
 * "3/4": the source has four, the result three. "!": there are fewer, and no remark says anything about the document.
 * Sources of documents are counted by what their authors' programs wrote, not by the readers that import them.
 */
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportRemark } from '@scriptorium/contract/operations/import.ts';
import { importFiles } from '../server/src/adapters/imports/import-files.ts';

import { compilePandoc, startPandoc } from '../server/src/adapters/pandoc/wasm-pandoc.ts';
import { flattenLatex } from '../server/src/domain/imports/flatten-latex.ts';
import { Remarks } from '../server/src/domain/imports/kinds.ts';
import { planProject } from '../server/src/domain/imports/project.ts';
import { packZip } from '../tests/_support/word-file.ts';
import { countLatex, countSource } from './fidelity/count-source.ts';
import { addCounts, type Counts, COUNTED, countMarkdown, noCounts } from './fidelity/counts.ts';

const KINDS: readonly (readonly [writer: string, extension: string])[] = [
  ['docx', 'docx'],
  ['odt', 'odt'],
  ['latex', 'tex'],
  ['html', 'html'],
  ['epub', 'epub'],
  ['rtf', 'rtf'],
  ['ipynb', 'ipynb'],
  ['typst', 'typ'],
  ['org', 'org'],
  ['jats', 'xml'],
  ['markdown', 'md'],
];

const TEXTS = /\.(?:md|markdown|qmd|rmd)$/iu;

const wasm = join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm');
const pandoc = startPandoc(await compilePandoc(wasm));

const isVerbose = process.argv.includes('--remarks');
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));
process.stdout.write(
  `${['source'.padEnd(44), ...COUNTED.map((word) => word.padStart(11)), 'remarks'.padStart(9)].join('')}\n`,
);
if (given.length === 0) for (const paper of await findPapers()) await showPaper(paper);
for (const path of given) {
  const isFolder = (await stat(path)).isDirectory();
  for (const one of isFolder ? (await readdir(path)).toSorted() : [basename(path)])
    await showFile(isFolder ? join(path, one) : path, isFolder ? `${basename(path)} · ` : '');
}

async function showFile(path: string, of: string): Promise<void> {
  const isProject = (await stat(path)).isDirectory();
  const work = await mkdtemp(join(tmpdir(), 'fidelity-'));
  try {
    const file = isProject ? join(work, `${basename(path)}.zip`) : path;
    const inside = isProject ? await readAll(path) : new Map<string, Buffer>();
    if (isProject) await writeFile(file, await packZip(inside));
    const names = [...inside.keys()].map((name) => name.slice(name.indexOf('/') + 1));
    const { kind, counts, remarks, refused } = await importOne(file, new Set(names));
    if (refused !== undefined) return show(of + basename(path), [refused], 0);
    const before = isProject ? await countProject(path, kind) : await countSource(kind, await readFile(path), pandoc);
    const cells = COUNTED.map((word) => {
      const isSilent = counts[word] < before[word] && remarks.length === 0;
      return before[word] + counts[word] === 0 ? '·' : `${counts[word]}/${before[word]}${isSilent ? '!' : ''}`;
    });
    show(of + basename(path), cells, remarks.length);
    if (isVerbose)
      for (const { effect, message, place } of remarks) console.log(`    ${effect}: ${message} (${place})`);
  } finally {
    await rm(work, { recursive: true });
  }
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const whole = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(`${basename(folder)}/${whole.slice(folder.length + 1)}`, await readFile(whole));
  }
  return files;
}

/** Counts all texts of a project that its own program would read. */
async function countProject(folder: string, kind: string): Promise<Counts> {
  const files = await readAll(folder);
  const all: Counts[] = [];
  const inside = [...files].map(([name, bytes]) => ({ path: name.slice(name.indexOf('/') + 1), bytes }));
  const { main, parts } = planProject(inside);
  const read = new Set([main, ...parts]);
  for (const [name, bytes] of files)
    if (kind === 'markdown' && TEXTS.test(name)) all.push(countMarkdown(pandoc, bytes));
    else if (kind === 'typst' && read.has(name.slice(name.indexOf('/') + 1)))
      all.push(await countSource('typst', bytes, pandoc));
  const sources = new Map(inside.map(({ path, bytes }) => [path, bytes.toString()]));
  if (kind === 'latex' && main !== null) all.push(countLatex(flattenLatex(main, sources, new Remarks()).text));
  return addCounts(all);
}

/** Shows how much of the paper survives each format. */
async function showPaper(path: string): Promise<void> {
  const folder = dirname(path);
  const before = countMarkdown(pandoc, await readFile(path));
  for (const [writer, extension] of KINDS) {
    const work = await mkdtemp(join(tmpdir(), 'fidelity-'));
    try {
      const file = join(work, `${basename(path, '.md')}.${extension}`);
      await writeFile(file, await exportTo(writer, path, folder));
      const { counts, remarks, refused } = await importOne(file);
      const cells = COUNTED.map((word) => `${counts[word]}/${before[word]}`);
      show(`${basename(path, '.md')} · ${writer}`, refused === undefined ? cells : [refused], remarks.length);
    } finally {
      await rm(work, { recursive: true });
    }
  }
}

function show(name: string, cells: readonly string[], remarks: number): void {
  process.stdout.write(
    `${name.slice(0, 43).padEnd(44)}${cells.map((cell) => cell.padStart(11)).join('')}${String(remarks).padStart(9)}\n`,
  );
}

async function exportTo(writer: string, path: string, folder: string): Promise<Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const whole = join(entry.parentPath, entry.name);
    files.set(whole.slice(folder.length + 1), await readFile(whole));
  }
  const citeproc = writer !== 'latex' && writer !== 'org' && writer !== 'typst' && writer !== 'markdown';
  const { output, stderr } = pandoc.convert(
    {
      from: 'markdown',
      to: writer,
      standalone: true,
      citeproc,
      'cite-method': 'natbib',
      'input-files': [basename(path)],
    },
    files,
    0,
  );
  if (output.length === 0) throw new Error(`${path} could not be written as ${writer}: ${stderr}`);
  return output.slice();
}

interface Imported {
  readonly kind: Parameters<typeof countSource>[0];
  readonly counts: Counts;
  readonly remarks: readonly ImportRemark[];
  readonly refused?: string;
}

/** `already`: texts next to the document that belong to the project. */
async function importOne(path: string, already: ReadonlySet<string> = new Set()): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), 'fidelity-'));
  const read = (task: 'inspect' | 'run') =>
    importFiles(() => Promise.resolve(pandoc), { path, name: basename(path), task, folder });
  try {
    const [seen, answer] = [await read('inspect'), await read('run')];
    const kind = 'inspection' in seen ? seen.inspection.kind : 'markdown';
    if ('refused' in answer) return { kind, counts: noCounts(), remarks: [], refused: answer.refused.message };
    if (!('imported' in answer)) throw new Error('the import answered something else');
    const { files, report, remarks } = answer.imported;
    const isConverted = ({ path: written }: { path: string }): boolean =>
      kind === 'markdown' || !already.has(written.slice(written.indexOf('/') + 1));
    const texts = files.filter((file) => TEXTS.test(file.path) && file.path !== report && isConverted(file));
    const counts = await Promise.all(
      texts.map(async ({ file }) => countMarkdown(pandoc, await readFile(join(folder, file)))),
    );
    return { kind, counts: addCounts(counts), remarks };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function findPapers(): Promise<string[]> {
  const root = fileURLToPath(new URL('../examples/', import.meta.url));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md');
  return texts.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
