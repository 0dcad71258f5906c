/**
 * The way to Word and back on real papers: `node bench/word/round-trip.ts [--edits 40] FOLDER…`, each folder with a
 * Markdown file and what it needs; without any, the examples. With --office each export also goes through LibreOffice.
 */
import { ChangeSet, Text } from '@codemirror/state';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readArchive } from '../../server/src/adapters/archives/read-archive.ts';
import { createConverter } from '../../server/src/adapters/pandoc/converter.ts';
import { type BroughtBack, bringBack } from '../../server/src/domain/word/bring-back.ts';
import { followText } from '../../server/src/domain/word/plan-return.ts';
import { isRead, readDocument } from '../../server/src/domain/word/read-document.ts';
import { makeEdit, randomFrom } from './edit-word.ts';

const ROOT = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '40' },
    office: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const folders =
  positionals.length > 0
    ? positionals
    : readdirSync(join(ROOT, 'examples'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(ROOT, 'examples', name));
const profile = readFileSync(join(ROOT, 'server/assets/export/profiles/word.yaml'), 'utf8');
const converter = createConverter({ size: 1 });
/** Words that others change elsewhere before an edit comes back. */
const OTHERS = 200;
const totals = {
  papers: 0,
  followed: 0,
  unchanged: 0,
  edits: 0,
  exact: 0,
  listed: 0,
  wrong: 0,
  misplaced: 0,
  office: 0,
};

for (const folder of folders) await tryPaper(folder);
await converter.close();
const share = (part: number): string => `${((100 * part) / Math.max(1, totals.edits)).toFixed(2)} %`;
console.log(`
papers                                ${totals.papers}
changes without an edit               ${totals.unchanged}
…after LibreOffice                    ${values.office ? totals.office : 'not tried'}
single edits                          ${totals.edits}
  exact                               ${totals.exact} (${share(totals.exact)})
  not placed, and listed              ${totals.listed} (${share(totals.listed)})
  otherwise wrong                     ${totals.wrong}
  of these in another paragraph       ${totals.misplaced}
  exact after ${OTHERS} edits of others     ${totals.followed} (${share(totals.followed)})`);

async function tryPaper(folder: string): Promise<void> {
  const name = readdirSync(folder).find((one) => one.endsWith('.md') && one !== 'README.md');
  if (name === undefined) return;
  const markdown = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  const outcome = await converter.convert({
    defaultsYaml: profile,
    inputs: [{ name: 'paper/paper.md', text: markdown }],
    files: readFiles(folder, 'paper'),
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) {
    console.log(`${basename(folder)}: not exported (${outcome.cause})`);
    return;
  }
  const files = await readArchive(outcome.bytes, isRead);
  const base = readDocument(files);
  const back = (documentXml?: string): BroughtBack => {
    const edited = new Map<string, Uint8Array>(files);
    if (documentXml !== undefined) edited.set('word/document.xml', Buffer.from(documentXml));
    return bringBack(markdown, base, readDocument(edited));
  };
  const cpu = process.cpuUsage();
  const none = back();
  const { user, system } = process.cpuUsage(cpu);
  totals.papers += 1;
  totals.unchanged += none.changes.length + none.unplaced.length;
  const mine = tryEdits(basename(folder), markdown, files.get('word/document.xml')?.toString() ?? '', back);
  const office = values.office ? await throughOffice(outcome.bytes, markdown) : null;
  totals.office += office ?? 0;
  console.log(
    `${basename(folder)}: ${none.changes.length + none.unplaced.length} changes without an edit, ${mine}${office === null ? '' : `, after LibreOffice ${office}`}, ${Math.round((user + system) / 1000)} ms`,
  );
}

function tryEdits(
  name: string,
  markdown: string,
  documentXml: string,
  back: (documentXml: string) => BroughtBack,
): string {
  const random = randomFrom(name.length * 7919 + markdown.length);
  let [done, exact] = [0, 0];
  for (let i = 0; i < Number(values.edits); i += 1) {
    const edit = makeEdit(markdown, documentXml, random);
    if (edit === null) break;
    done += 1;
    const brought = back(edit.documentXml);
    const { changes, unplaced } = brought;
    if (isFollowed(markdown, edit.expected, brought, random)) totals.followed += 1;
    const result = apply(markdown, changes);
    if (squeeze(result) === squeeze(edit.expected)) {
      exact += 1;
      continue;
    }
    if (changes.length === 0 && unplaced.length > 0) totals.listed += 1;
    else {
      totals.wrong += 1;
      if (paragraphOf(markdown, result) !== paragraphOf(markdown, edit.expected)) totals.misplaced += 1;
    }
    if (values.verbose) console.log(edit.kind, edit.isTracked, JSON.stringify({ changes, unplaced }));
  }
  totals.edits += done;
  totals.exact += exact;
  return `${exact} of ${done} edits exact`;
}

/** Whether an edit is the same on a text in which others have changed words in the meantime. */
function isFollowed(markdown: string, expected: string, brought: BroughtBack, random: () => number): boolean {
  let head = 0;
  while (markdown[head] === expected[head]) head += 1;
  let tail = 0;
  while (markdown.at(-1 - tail) === expected.at(-1 - tail) && tail < markdown.length - head) tail += 1;
  const words = [...markdown.matchAll(/(?<=\s)[\p{L}\p{N}]+(?=\s)/gu)].filter(
    ({ index, 0: word }) => index + word.length < head - 60 || index > markdown.length - tail + 60,
  );
  const others = new Map<number, string>();
  for (let i = 0; i < OTHERS; i += 1) {
    const word = words[Math.floor(random() * words.length)];
    if (word) others.set(word.index, word[0]);
  }
  const specs = [...others]
    .toSorted(([a], [b]) => a - b)
    .map(([from, word]) => ({ from, to: from + word.length, insert: `other${from}` }));
  const changes = ChangeSet.of(specs, markdown.length);
  const shift = expected.length - markdown.length;
  const onExpected = ChangeSet.of(
    specs.map(({ from, to, insert }) =>
      from < head ? { from, to, insert } : { from: from + shift, to: to + shift, insert },
    ),
    expected.length,
  );
  const now = writeChanges(markdown, changes);
  const { suggestions } = followText(brought, { base: markdown, now, changes });
  const hunks = suggestions.flatMap((one) => one.hunks).map(({ from, to, insert }) => ({ from, to, insert }));
  const result = writeChanges(now, ChangeSet.of(hunks, now.length));
  return squeeze(result) === squeeze(writeChanges(expected, onExpected));
}

function writeChanges(text: string, changes: ChangeSet): string {
  return changes.apply(Text.of(text.split('\n'))).toString();
}

function apply(text: string, changes: BroughtBack['changes']): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes.flatMap(({ pieces }) => pieces)) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** Lines are broken as one likes. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** How many paragraphs are before the first difference. */
function paragraphOf(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return before.slice(0, same).split(/\n\s*\n/u).length;
}

async function throughOffice(bytes: Uint8Array, markdown: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
  try {
    writeFileSync(join(folder, 'paper.docx'), bytes);
    const env = { ...process.env, HOME: folder };
    const args = ['--headless', '--convert-to', 'docx:MS Word 2007 XML', '--outdir', join(folder, 'back')];
    execFileSync('soffice', [...args, join(folder, 'paper.docx')], { stdio: 'ignore', env, timeout: 120_000 });
    const back = readDocument(await readArchive(readFileSync(join(folder, 'back/paper.docx')), isRead));
    const { changes, unplaced } = bringBack(markdown, readDocument(await readArchive(bytes, isRead)), back);
    if (values.verbose) for (const one of [...changes, ...unplaced]) console.log('office', JSON.stringify(one));
    return changes.length + unplaced.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFiles(folder: string, as: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!path.endsWith('.md') && statSync(join(folder, path)).isFile() && statSync(join(folder, path)).size < 20e6)
      files.set(`${as}/${path}`, readFileSync(join(folder, path)));
  return files;
}
