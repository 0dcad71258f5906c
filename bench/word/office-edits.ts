/**
 * Edits made by LibreOffice itself, headless: each paper is exported, python3-uno replaces and emphasises words in it
 * (tracked or not), LibreOffice saves it, and what comes back is compared with the expected Markdown. `node
 * bench/word/office-edits.ts FOLDER…`, each with a paper.md; needs soffice and python3-uno.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readArchive } from '../../server/src/adapters/archives/read-archive.ts';
import { createConverter } from '../../server/src/adapters/pandoc/converter.ts';
import { bringBack } from '../../server/src/domain/word/bring-back.ts';
import { isRead, readDocument } from '../../server/src/domain/word/read-document.ts';
import { acceptAll } from './accept-all.ts';
import { randomFrom } from './edit-word.ts';

const ROOT = join(import.meta.dirname, '../..');
const EDITS = 12;
const COMMENTS = 4;
const WORDS = /(?<=^|\s)\p{L}{3,}(?: \p{L}{3,}){2}(?=\s|$)/gu;
const profile = readFileSync(join(ROOT, 'server/assets/export/profiles/word.yaml'), 'utf8');
const converter = createConverter({ size: 1 });
const totals = { papers: 0, edits: 0, exact: 0, listed: 0, named: 0, spurious: 0, comments: 0, anchored: 0 };

interface Instruction {
  readonly how: 'tracked' | 'plain' | 'bold' | 'comment';
  readonly words: string;
  readonly fresh: string;
}

const home = mkdtempSync(join(tmpdir(), 'office-edits-'));
try {
  nameUser();
  for (const folder of process.argv.slice(2)) await tryPaper(folder);
} finally {
  rmSync(home, { recursive: true, force: true });
  await converter.close();
}
const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
console.log(`
papers              ${totals.papers}
edits exact         ${share(totals.exact, totals.edits)}
  listed instead    ${totals.listed}
  in their name     ${totals.named} of the tracked ones
changes nobody made ${totals.spurious}
comments in place   ${share(totals.anchored, totals.comments)}`);

/** Tracked changes are attributed to the program's user. */
function nameUser(): void {
  mkdirSync(join(home, 'profile/user'), { recursive: true });
  const person = (name: string, value: string): string =>
    `<item oor:path="/org.openoffice.UserProfile/Data"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
  writeFileSync(
    join(home, 'profile/user/registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${person('givenname', 'Grace')}${person('sn', 'Hopper')}</oor:items>`,
  );
}

async function tryPaper(folder: string): Promise<void> {
  const markdown = readFileSync(join(folder, 'paper.md'), 'utf8').replaceAll('\r\n', '\n');
  const outcome = await converter.convert({
    defaultsYaml: profile,
    inputs: [{ name: 'paper/paper.md', text: markdown }],
    files: readFiles(folder),
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) return console.log(`${basename(folder)}: not exported (${outcome.cause})`);
  const exported = readDocument(await readArchive(outcome.bytes, isRead));
  const flat = exported.body
    .map(({ tokens }) => tokens.map(({ text, gapAfter }) => (gapAfter ? ' ' : '') + text).join(''))
    .join('\n');
  const plan = makePlan(markdown, flat);
  const [source, target, list] = [join(home, 'in.docx'), join(home, 'out.docx'), join(home, 'list.json')];
  writeFileSync(source, outcome.bytes);
  writeFileSync(list, JSON.stringify(plan.map(({ how, words, fresh }) => [how, words, fresh])));
  const script = join(import.meta.dirname, 'office-edits.py');
  execFileSync('/usr/bin/python3', [script, source, target, list, join(home, 'profile')], { timeout: 180_000 });
  const back = bringBack(markdown, exported, readDocument(await readArchive(readFileSync(target), isRead)));
  judge(basename(folder), markdown, plan, back);
}

/** Phrases that occur only once in text and file, far enough apart. */
function makePlan(markdown: string, flat: string): Instruction[] {
  const random = randomFrom(markdown.length);
  const body = markdown.startsWith('---') ? markdown.indexOf('\n---', 3) + 4 : 0;
  const phrases = [...markdown.slice(body).matchAll(WORDS)].map(([phrase]) => phrase);
  const plan: Instruction[] = [];
  for (let attempt = 0; attempt < 2000 && plan.length < EDITS + COMMENTS; attempt += 1) {
    const words = phrases[Math.floor(random() * phrases.length)] ?? '';
    const isOnce = markdown.split(words).length === 2 && flat.split(words).length === 2;
    if (words === '' || !isOnce || plan.some((one) => isNear(markdown, one.words, words))) continue;
    const fresh = `zyx${Math.floor(random() * 1e6)}`;
    if (plan.length >= EDITS) plan.push({ how: 'comment', words, fresh });
    else if (random() < 0.25) plan.push({ how: 'bold', words, fresh: '' });
    else plan.push({ how: random() < 0.5 ? 'tracked' : 'plain', words, fresh: `${fresh} ${words.split(' ').at(-1)}` });
  }
  return plan;
}

function isComment({ how }: Instruction): boolean {
  return how === 'comment';
}

function isNear(text: string, a: string, b: string): boolean {
  return Math.abs(text.indexOf(a) - text.indexOf(b)) < 80;
}

function judge(name: string, markdown: string, plan: readonly Instruction[], back: ReturnType<typeof bringBack>): void {
  totals.papers += 1;
  const [remarks, edits] = [plan.filter(isComment), plan.filter((one) => !isComment(one))];
  const anchored = remarks.filter(({ words, fresh }) =>
    back.threads.some(
      ({ anchor, comments: [said] }) =>
        said?.text === fresh &&
        said.author.name === 'Grace Hopper' &&
        anchor !== null &&
        squeeze(markdown.slice(anchor.from, anchor.to)) === words,
    ),
  );
  totals.comments += remarks.length;
  totals.anchored += anchored.length;
  const result = acceptAll(markdown, back.changes);
  const written = ({ how, words, fresh }: Instruction): string => (how === 'bold' ? `**${words}**` : fresh);
  const done = edits.filter(
    (one) => squeeze(result).includes(squeeze(written(one))) && (one.how === 'bold' || !result.includes(one.words)),
  );
  const expected = done.reduce((text, one) => text.replace(one.words, () => written(one)), markdown);
  const isExact = squeeze(result) === squeeze(expected);
  const tracked = done.filter(({ how }) => how === 'tracked');
  const named = tracked.filter(({ fresh }) =>
    back.changes.some(
      ({ author, pieces }) =>
        author?.name === 'Grace Hopper' &&
        pieces.some(({ insert }) => fresh.includes(insert) && insert.startsWith('zyx')),
    ),
  );
  totals.edits += edits.length;
  totals.exact += done.length;
  totals.listed += back.unplaced.length;
  totals.named += named.length;
  if (!isExact) totals.spurious += 1;
  const missed = edits.filter((one) => !done.includes(one)).map(({ how, words }) => `${how} “${words}”`);
  console.log(
    `${name}: ${anchored.length} of ${remarks.length} comments, ${done.length} of ${edits.length} edits, ${named.length} of ${tracked.length} named${isExact ? '' : ', OTHERWISE CHANGED'}${missed.length === 0 ? '' : `; not: ${missed.join(', ')}`}${back.unplaced.length === 0 ? '' : ` ${JSON.stringify(back.unplaced)}`}`,
  );
}

/** Line breaks do not matter. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

function readFiles(folder: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!path.endsWith('.md') && statSync(join(folder, path)).isFile() && statSync(join(folder, path)).size < 20e6)
      files.set(`paper/${path}`, readFileSync(join(folder, path)));
  return files;
}
