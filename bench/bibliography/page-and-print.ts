/**
 * Prints 55 works in many styles and languages as the page does (sketch, then the server's print) and as exports do (a
 * whole paper to HTML), and lists the differences. Drafts by the page's own processor are compared as well.
 *     node bench/bibliography/page-and-print.ts [--styles 30] [--langs en-US,de-DE,fr-FR,zh-CN] [--list]
 */
import { parseArgs } from 'node:util';
import { stripMarks } from '../../bibliography/src/marks.ts';
import { createConverter } from '../../server/src/adapters/pandoc/converter.ts';
import { findStyles, readIncludedStyle, readLocales } from '../../server/src/adapters/pandoc/style-archive.ts';
import { createCitationPrinter } from '../../server/src/compose-printing.ts';
import { BibIndex } from '../../web/src/editor/citations/bib-index.ts';
import { Drafts } from '../../web/src/editor/citations/drafts.ts';
import { sketchCitations } from '../../web/src/editor/citations/sketch.ts';
import { buildMarkdownParser } from '../../web/src/editor/markdown/parser.ts';
import { makePaper, makeWorks } from './printed-paper.ts';

const { values } = parseArgs({
  options: {
    styles: { type: 'string', default: '30' },
    langs: { type: 'string', default: 'en-US,de-DE,fr-FR,zh-CN' },
    list: { type: 'boolean', default: false },
  },
});

const bib = makeWorks();
const files = new Map([['works.bib', new TextEncoder().encode(bib)]]);
const converter = createConverter({ size: 1 });
const print = createCitationPrinter(converter, 1);
const index = new BibIndex();
index.load([{ path: 'works.bib', text: bib }], []);
const parser = buildMarkdownParser(null);

/** Visible text only. */
function flatten(text: string | null | undefined): string {
  return stripMarks(text ?? '(nothing)')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function readHtml(html: string): string {
  const text = html
    .replaceAll(/<div class="csl-left-margin">([^]*?)<\/div>/g, '$1 ')
    .replaceAll(/<eq[^>]*>([^]*?)<\/eq>/gi, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, number, hex, name) =>
      name === undefined ? String.fromCodePoint(Number(number ?? `0x${hex}`)) : (NAMED[name] ?? whole),
    );
  return flatten(text);
}

interface Exported {
  /** In text order; those in the paper's own footnotes come where the footnotes are referred to. */
  readonly citations: readonly string[];
  readonly entries: readonly string[];
}

/** Reads an exported HTML file, with footnotes inlined in place of their numbers. */
function readExport(html: string): Exported {
  const notes = new Map(
    [...html.matchAll(/<li id="fn(\d+)">([^]*?)<\/li>/g)].map(([, number, note]) => [
      number!,
      note!.replace(/<a [^>]*class="footnote-back"[^]*?<\/a>/, ''),
    ]),
  );
  const body = html.slice(0, html.search(/<(?:section|aside|div)[^>]*class="footnotes/) >>> 0);
  const whole = body.replaceAll(/<a href="#fn(\d+)"[^]*?<\/a>/g, (_ref, number) => notes.get(String(number)) ?? '');
  const citations: string[] = [];
  for (let at = whole.indexOf('<span class="citation"'); at >= 0; at = whole.indexOf('<span class="citation"', at + 1))
    citations.push(readHtml(readElement(whole, at)));
  const entries = [...body.matchAll(/<div id="ref-[^"]*" class="csl-entry"/g)].map(({ index: at }) =>
    readHtml(readElement(body, at, 'div')),
  );
  return { citations, entries };
}

/** The element that starts here, with its content. */
function readElement(html: string, from: number, tag = 'span'): string {
  const marks = new RegExp(`<(/?)${tag}\\b`, 'g');
  marks.lastIndex = from;
  let level = 0;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    level += mark[1] === '/' ? -1 : 1;
    if (level === 0) return html.slice(from, html.indexOf('>', mark.index) + 1);
  }
  return html.slice(from);
}

interface Score {
  citations: number;
  entries: number;
  equalCitations: number;
  equalEntries: number;
}

const newScore = (): Score => ({ citations: 0, entries: 0, equalCitations: 0, equalEntries: 0 });
const scores = { printed: newScore(), draft: newScore() };
const differences: string[] = [];

function compare(score: Score, name: string, made: Exported, exported: Exported, lists: boolean): void {
  const count = (mine: readonly string[], theirs: readonly string[], kind: string): number => {
    let equal = 0;
    for (let at = 0; at < Math.max(mine.length, theirs.length); at++) {
      if (mine[at] === theirs[at]) equal += 1;
      else if (lists) differences.push(`${name}, ${kind} ${at}:\n  page   ${mine[at]}\n  export ${theirs[at]}`);
    }
    return equal;
  };
  score.citations += exported.citations.length;
  score.entries += exported.entries.length;
  score.equalCitations += count(made.citations, exported.citations, 'citation');
  score.equalEntries += count(made.entries, exported.entries, 'entry');
}

async function run(style: string, lang: string): Promise<void> {
  const text = makePaper({ style, lang });
  const sketch = sketchCitations(
    parser.parse(text),
    (from, to) => text.slice(from, to),
    () => false,
  );
  const request = { text: sketch.text, count: sketch.places.length, lang, nocite: '', abstract: '' };
  const works = [...index.cut(sketch.keys)];
  const printed = await print(
    { ...request, style: { name: style }, works },
    { userId: 'bench', isConnected: () => true },
  );
  const outcome = await converter.convert({
    defaultsYaml: 'to: html\nciteproc: true\nstandalone: false\nwrap: none\nhtml-math-method:\n  method: gladtex\n',
    inputs: [{ name: 'paper.md', text }],
    files,
    sourceDate: 0,
  });
  if (!outcome.ok || printed.fault !== null) {
    differences.push(`${style}, ${lang}: not printed: ${printed.fault ?? (outcome.ok ? '' : outcome.cause)}`);
    return;
  }
  const exported = readExport(new TextDecoder().decode(outcome.bytes));
  // Exports process the paper's own footnotes where they are referred to, the page where they are defined. In this
  // paper the two coincide.
  compare(
    scores.printed,
    `${style}, ${lang}`,
    { citations: printed.citations.map(flatten), entries: printed.entries.map((entry) => flatten(entry.text)) },
    exported,
    true,
  );
  const csl = await readIncludedStyle(`${style}.csl`);
  const drafts = new Drafts(
    (keys) => index.read(keys),
    () => Promise.resolve(),
  );
  const draft = await drafts.draw({
    sources: sketch.places.map(({ source }) => source),
    keys: sketch.keys,
    style: csl,
    language: { lang, locales: await readLocales(lang) },
  });
  compare(
    scores.draft,
    '',
    { citations: draft.citations.map(flatten), entries: draft.entries.map((entry) => flatten(entry.text)) },
    exported,
    false,
  );
}

const { styles } = await findStyles('', 60);
const common = styles.map(({ name }) => name.replace(/\.csl$/, ''));
const more = (
  await Promise.all(['law', 'medicine', 'physics', 'history', 'note', 'ecology'].map((word) => findStyles(word, 12)))
).flatMap(({ styles: found }) => found.map(({ name }) => name.replace(/\.csl$/, '')));
const names = [...new Set([...common, ...more])].slice(0, Number(values.styles));
const langs = values.langs.split(',');
for (const style of names) for (const lang of langs) await run(style, lang);
await converter.close();

const share = (equal: number, all: number): string =>
  `${equal} of ${all} (${((100 * equal) / Math.max(1, all)).toFixed(2)} %)`;
console.log(`${names.length} styles: ${names.join(', ')}\n${langs.length} languages: ${langs.join(', ')}`);
for (const [name, score] of Object.entries(scores))
  console.log(
    `${name}: citations ${share(score.equalCitations, score.citations)}, entries ${share(score.equalEntries, score.entries)}`,
  );
console.log(`${differences.length} differences of page and print`);
for (const line of values.list ? differences : differences.slice(0, 5)) console.log(line);
process.exitCode = differences.length === 0 ? 0 : 1;
