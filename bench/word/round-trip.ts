/**
 * The round trip through Word on real papers: `node bench/word/round-trip.ts [--edits 40] FOLDER…`, each folder with a
 * Markdown file and what it needs; without any, the examples. With --office, each export also goes through LibreOffice.
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
import type { WordDocument } from '../../server/src/domain/word/word-document.ts';
import { editWord } from '../../tests/_support/word-file.ts';
import { acceptAll, editMany, findDifferences, readAccepted } from './accept-all.ts';
import { type Program, writtenBy } from './as-written.ts';
import { makeComment, makeEdit, randomFrom } from './edit-word.ts';

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
/** Edits in one file that are all accepted, after which the text is exported again. */
const TOGETHER = 30;
const PROGRAMS: readonly Program[] = ['Word', 'Google Docs'];
const ofPrograms = new Map(PROGRAMS.map((program) => [program, { unchanged: 0, exact: 0, listed: 0, wrong: 0 }]));
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
  accepted: 0,
  differences: 0,
  comments: 0,
  anchored: 0,
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
  exact after ${OTHERS} edits of others     ${totals.followed} (${share(totals.followed)})
edits accepted together               ${totals.accepted}
  other lines when exported again     ${totals.differences}
comments, in each program’s file      ${totals.comments}
  about the same words                ${totals.anchored}`);
for (const [program, { unchanged, exact, listed, wrong }] of ofPrograms)
  console.log(`as ${program} writes it
  changes without an edit             ${unchanged}
  single edits                        ${exact} exact (${share(exact)}), ${listed} listed, ${wrong} wrong`);

async function tryPaper(folder: string): Promise<void> {
  const name = readdirSync(folder).find((one) => one.endsWith('.md') && one !== 'README.md');
  if (name === undefined) return;
  const markdown = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  const attachments = readFiles(folder, 'paper');
  const exportWord = (text: string): ReturnType<typeof converter.convert> =>
    converter.convert({
      defaultsYaml: profile,
      inputs: [{ name: 'paper/paper.md', text }],
      files: attachments,
      sourceDate: 1_700_000_000,
    });
  const outcome = await exportWord(markdown);
  if (!outcome.ok) {
    console.log(`${basename(folder)}: not exported (${outcome.cause})`);
    return;
  }
  const files = await readArchive(outcome.bytes, isRead);
  const base = readDocument(files);
  const back = (documentXml?: string, program?: Program): BroughtBack => {
    const edited = new Map<string, Uint8Array>(files);
    if (documentXml !== undefined) edited.set('word/document.xml', Buffer.from(documentXml));
    return bringBack(markdown, base, readDocument(program ? writtenBy(program, edited) : edited));
  };
  const cpu = process.cpuUsage();
  const none = back();
  const { user, system } = process.cpuUsage(cpu);
  totals.papers += 1;
  totals.unchanged += none.changes.length + none.unplaced.length;
  for (const [program, sums] of ofPrograms) {
    const { changes, unplaced } = back(undefined, program);
    sums.unchanged += changes.length + unplaced.length;
    if (values.verbose) for (const one of [...changes, ...unplaced]) console.log(program, JSON.stringify(one));
  }
  tryComments(basename(folder), markdown, files, base);
  const mine = tryEdits(basename(folder), markdown, files.get('word/document.xml')?.toString() ?? '', back);
  const together = await tryTogether(basename(folder), markdown, Buffer.from(outcome.bytes), exportWord);
  const office = values.office ? await throughOffice(outcome.bytes, markdown) : null;
  totals.office += office ?? 0;
  console.log(
    `${basename(folder)}: ${none.changes.length + none.unplaced.length} changes without an edit, ${mine}, ${together}${office === null ? '' : `, after LibreOffice ${office}`}, ${Math.round((user + system) / 1000)} ms`,
  );
}

function tryEdits(
  name: string,
  markdown: string,
  documentXml: string,
  back: (documentXml: string, program?: Program) => BroughtBack,
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
    for (const [program, sums] of ofPrograms) {
      const written = back(edit.documentXml, program);
      if (squeeze(acceptAll(markdown, written.changes)) === squeeze(edit.expected)) sums.exact += 1;
      else if (written.changes.length === 0 && written.unplaced.length > 0) sums.listed += 1;
      else {
        sums.wrong += 1;
        if (values.verbose) console.log(program, edit.kind, edit.isTracked, JSON.stringify(written));
      }
    }
    const result = acceptAll(markdown, changes);
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

/**
 * Comments on words here and there, in the file as written by each program, must be about the same words of the text.
 */
function tryComments(name: string, markdown: string, files: ReadonlyMap<string, Uint8Array>, base: WordDocument): void {
  const random = randomFrom(name.length * 15_485_863 + markdown.length);
  const xml = Buffer.from(files.get('word/document.xml') ?? '').toString();
  for (let i = 0; i < Number(values.edits); i += 1) {
    const made = makeComment(markdown, xml, random);
    if (made === null) return;
    const commented = new Map(files);
    commented.set('word/document.xml', Buffer.from(made.documentXml));
    commented.set('word/comments.xml', Buffer.from(made.commentsXml));
    for (const parts of [commented, ...PROGRAMS.map((program) => writtenBy(program, commented))]) {
      const { threads, changes, unplaced } = bringBack(markdown, base, readDocument(parts));
      const anchor = threads[0]?.anchor;
      const isThere =
        anchor?.from === made.at &&
        squeeze(markdown.slice(anchor.from, anchor.to)) === made.words &&
        threads.length === 1;
      totals.comments += 1;
      if (isThere && changes.length + unplaced.length === 0) totals.anchored += 1;
      else if (values.verbose) console.log('comment', made.words, JSON.stringify({ threads, changes, unplaced }));
    }
  }
}

/** Many edits in one file, all accepted: exported again, the text must read as the file that came back. */
async function tryTogether(
  name: string,
  markdown: string,
  docx: Buffer,
  exportWord: (text: string) => ReturnType<typeof converter.convert>,
): Promise<string> {
  let edits = 0;
  const returned = await editWord(docx, (xml) => {
    const edited = editMany(markdown, xml, randomFrom(name.length * 104_729 + markdown.length), TOGETHER);
    edits = edited.edits;
    return edited.documentXml;
  });
  const read = async (bytes: Uint8Array) => readDocument(await readArchive(bytes, isRead));
  const { changes, unplaced } = bringBack(markdown, await read(docx), await read(returned));
  const again = await exportWord(acceptAll(markdown, changes));
  if (!again.ok) throw new Error(`${name} could not be exported again: ${again.cause}`);
  const differences = findDifferences(await readAccepted(returned), await readAccepted(again.bytes));
  if (values.verbose)
    for (const line of [...differences, ...unplaced.map((one) => JSON.stringify(one))]) console.log(line);
  totals.accepted += edits;
  // An edit that is listed instead appears as two lines, one with it and one without.
  totals.differences += Math.max(0, differences.length - 2 * unplaced.length);
  return `${edits} accepted together with ${differences.length} other lines and ${unplaced.length} listed`;
}

/** Whether an edit stays the same on a text in which others have changed words in the meantime. */
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

/** Line breaks do not matter. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Number of paragraphs before the first difference. */
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
