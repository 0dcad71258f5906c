/**
 * Imports documents of each kind and prints what was kept and what was said to be lost.
 *
 *     node scripts/import-fidelity.ts            the papers in examples/, through each format and back
 *     node scripts/import-fidelity.ts a.docx …   files of your own: what is in the result
 */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importFiles } from '../server/src/adapters/imports/import-files.ts';
import { compilePandoc, type Pandoc, startPandoc } from '../server/src/adapters/pandoc/wasm-pandoc.ts';
import { eachElement } from '../server/src/domain/imports/places.ts';

const COUNTED = ['headings', 'lists', 'tables', 'formulas', 'figures', 'notes', 'citations', 'references'] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

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

const wasm = join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm');
const pandoc = startPandoc(await compilePandoc(wasm));

const given = process.argv.slice(2);
process.stdout.write(
  `${['source'.padEnd(34), ...COUNTED.map((word) => word.padStart(11)), 'remarks'.padStart(9)].join('')}\n`,
);
if (given.length > 0) for (const path of given) await showFile(path);
else for (const paper of await findPapers()) await showPaper(paper);

async function showFile(path: string): Promise<void> {
  const { counts, remarks, refused } = await importOne(path);
  show(basename(path), refused === undefined ? COUNTED.map((word) => String(counts[word])) : [refused], remarks);
}

/** What came back of what the paper has. */
async function showPaper(path: string): Promise<void> {
  const folder = dirname(path);
  const before = countIn(pandoc, await readFile(path));
  for (const [writer, extension] of KINDS) {
    const work = await mkdtemp(join(tmpdir(), 'fidelity-'));
    try {
      const file = join(work, `${basename(path, '.md')}.${extension}`);
      await writeFile(file, await exportTo(writer, path, folder));
      const { counts, remarks, refused } = await importOne(file);
      const cells = COUNTED.map((word) => `${counts[word]}/${before[word]}`);
      show(`${basename(path, '.md')} · ${writer}`, refused === undefined ? cells : [refused], remarks);
    } finally {
      await rm(work, { recursive: true });
    }
  }
}

function show(name: string, cells: readonly string[], remarks: number): void {
  process.stdout.write(
    `${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}${String(remarks).padStart(9)}\n`,
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

async function importOne(path: string): Promise<{ counts: Counts; remarks: number; refused?: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fidelity-'));
  const none = countIn(pandoc, new Uint8Array());
  try {
    const answer = await importFiles(() => Promise.resolve(pandoc), {
      path,
      name: basename(path),
      task: 'run',
      folder,
    });
    if ('refused' in answer) return { counts: none, remarks: 0, refused: answer.refused };
    if (!('imported' in answer)) throw new Error('the import answered something else');
    const { files, open, remarks } = answer.imported;
    const text = files.find((file) => file.path === open);
    const counts = text === undefined ? none : countIn(pandoc, await readFile(join(folder, text.file)));
    return { counts, remarks: remarks.length };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function countIn(reader: Pandoc, text: Uint8Array): Counts {
  const counts = Object.fromEntries(COUNTED.map((word) => [word, 0])) as Counts;
  const { output } = reader.convert(
    { from: 'markdown', to: 'json', 'input-files': ['a.md'] },
    new Map([['a.md', text]]),
    0,
  );
  eachElement((JSON.parse(new TextDecoder().decode(output)) as { blocks: unknown }).blocks, ({ t, c }) => {
    if (t === 'Header') counts.headings += 1;
    else if (/List$/u.test(t)) counts.lists += 1;
    else if (t === 'Table') counts.tables += 1;
    else if (t === 'Math') counts.formulas += 1;
    else if (t === 'Image') counts.figures += 1;
    else if (t === 'Note') counts.notes += 1;
    else if (t === 'Cite') {
      const [{ citationId }] = (c as [[{ citationId: string }]])[0];
      if (/^(?:fig|tbl|tab|eq|sec|lst)[:-]/iu.test(citationId)) counts.references += 1;
      else counts.citations += 1;
    }
  });
  return counts;
}

async function findPapers(): Promise<string[]> {
  const root = fileURLToPath(new URL('../examples/', import.meta.url));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md');
  return texts.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
