import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { compilePandoc, startPandoc, type Pandoc } from '../../server/src/adapters/pandoc/wasm-pandoc.ts';
import { collapsePlain, expandPlain } from '../../server/src/domain/exports/collapse-plain.ts';
import { mapInlines, mapLeaves, str, type Element } from '../../server/src/domain/exports/pandoc-tree.ts';
import { placeReview } from '../../server/src/domain/exports/place-review.ts';
import { strip } from '../../server/src/domain/exports/review-markers.ts';
import { markReview, type MarkedReview, type Review } from '../../server/src/domain/exports/review.ts';
import { seedRandom, type Random } from '../live/simulation/random.ts';

/** `SCHEDULES=10000` tries more; `SCHEDULES=1 SEED=n` repeats one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 100);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Papers per pandoc call, since a call costs more than a paper. */
const AT_ONCE = 500;
const SEPARATOR = '\u{10F00F}';
const PRIVATE = /[\u{100000}-\u{10FFFF}]/u;

let pandoc: Pandoc;
beforeAll(async () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('pandoc-wasm')));
  pandoc = startPandoc(await compilePandoc(join(folder, 'pandoc.wasm')));
}, 60_000);

const WORDS = [
  'fox',
  'a *very* quick',
  '**bold**',
  '`run now`',
  '$x^2 + y$',
  '[@Qin:2009]',
  '[a link](https://a.org/b)',
];
const MORE = [
  'note^[with *words* in it]',
  '~~struck~~',
  'H~2~O',
  '“said”',
  String.raw`\* star`,
  '![alt](f.png)',
  '😀',
  '...',
];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}

function writeParagraph(random: Random): string {
  const words = Array.from({ length: 2 + random.below(9) }, () =>
    pick(random, [...WORDS, ...MORE, 'the', 'dog', 'and']),
  );
  return words
    .map((word, at) => `${word}${at % 5 === 4 ? '\n' : ' '}`)
    .join('')
    .trim();
}

function writePaper(random: Random): string {
  const line = (): string => writeParagraph(random).replaceAll('\n', ' ');
  const makers = [
    () => writeParagraph(random),
    () => 'Words alone stand here, and nothing else.\nThey go on.',
    () => `${'#'.repeat(1 + random.below(3))} ${line()}`,
    () => [line(), line()].map((item) => `- ${item}`).join('\n'),
    () => [line(), line()].map((item, at) => `${at + 1}. ${item}`).join('\n'),
    () => `> ${line()}\n> ${line()}`,
    () => '| a | b |\n|---|---|\n| one *two* | $z$ |',
    () => '~~~ python\ncode here\n~~~',
    () => `$$\na + b\n$$`,
    () => `Term\n:   ${line()}`,
    () => `::: note\n${line()}\n:::`,
    () => `---`,
  ];
  const body = Array.from({ length: 2 + random.below(5) }, () => pick(random, makers)()).join('\n\n');
  return `${random.chance(0.3) ? '---\ntitle: A paper\n---\n\n' : ''}${body}\n`;
}

function writeReview(random: Random, text: string): Review {
  const isLow = (at: number): boolean => /[\udc00-\udfff]/u.test(text.charAt(at)) || text.charCodeAt(at) >>> 10 === 55;
  const place = (at: number): number => (isLow(at) ? at + 1 : at);
  const range = (most: number) => {
    const from = random.below(text.length + 1);
    return { from: place(from), to: place(Math.min(text.length, from + random.below(most))) };
  };
  const inserts = ['', '', 'words', 'words', ' more *words*', '$', '\n\n', '- ', '`'];
  return {
    threads: Array.from({ length: random.below(6) }, (_, at) => ({
      ...range(30),
      isResolved: random.chance(0.5),
      comments: [{ author: 'Ada', at, body: `Comment ${at}` }],
    })),
    changes: Array.from({ length: random.below(6) }, (_, at) => ({
      ...range(8),
      insert: pick(random, inserts),
      author: 'Ben',
      at,
    })),
  };
}

interface Sample {
  readonly seed: number;
  readonly text: string;
  readonly marked: MarkedReview;
  readonly plainBlocks: readonly Element[];
  readonly markedBlocks: readonly Element[];
}

/** Random papers with random reviews, as read by pandoc with and without markers. */
function readSamples(first: number, count: number): Sample[] {
  const papers = Array.from({ length: count }, (_, i) => {
    const random = seedRandom(first + i);
    const text = writePaper(random);
    const marked = markReview([{ text, review: writeReview(random, text) }]);
    const whole = new Map([['paper', marked.texts[0] ?? '']]);
    // Every other one is read as a whole.
    const collapsed = i % 2 === 0 ? collapsePlain(whole, 'markdown') : { texts: whole, runs: [] };
    return { seed: first + i, text, marked, collapsed };
  });
  const plain = readAll(papers.map(({ text }) => text));
  const marked = readAll(papers.map(({ collapsed }) => collapsed.texts.get('paper') ?? ''));
  return papers.map((paper, i) => ({
    ...paper,
    plainBlocks: plain[i] ?? [],
    markedBlocks: expandPlain(marked[i] ?? [], paper.collapsed.runs),
  }));
}

/** The blocks of each text, from a single call. */
function readAll(texts: readonly string[]): Element[][] {
  const encoder = new TextEncoder();
  const files = new Map(texts.map((text, at): [string, Uint8Array] => [`${at}.md`, encoder.encode(text)]));
  const inputs = [...files.keys()].flatMap((name) => [name, 'separator.md']);
  files.set('separator.md', encoder.encode(`${SEPARATOR}\n`));
  const how = { from: 'markdown', to: 'json', 'file-scope': true, 'input-files': inputs };
  const { output, stderr } = pandoc.convert(how, files, 0);
  if (output.length === 0) throw new Error(stderr);
  const parts: Element[][] = [[]];
  for (const block of (JSON.parse(new TextDecoder().decode(output)) as { blocks: Element[] }).blocks) {
    const [only] = block.t === 'Para' ? (block.c as Element[]) : [];
    if (only?.c === SEPARATOR) parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

function place({ marked, markedBlocks }: Sample, plain: readonly Element[]): Element[] {
  const bodies = marked.notes.threads.map(({ comments }) => comments.map(({ body }) => [str(body)]));
  return placeReview(plain, markedBlocks, marked.notes, bodies);
}

const classOf = ({ t, c }: Element): string => (t === 'Span' ? ((c as [[string, string[]]])[0][1][0] ?? '') : '');

/** What is left after rejecting each change and hiding each comment, without emphasis on inserted text. */
function reject(inlines: readonly Element[]): Element[] {
  const kept: Element[] = [];
  for (const inline of inlines) {
    const own = classOf(inline);
    if (['comment-start', 'comment-end', 'insertion'].includes(own)) continue;
    const inner = own === 'deletion' ? reject((inline.c as [unknown, Element[]])[1]) : [deeper(inline)];
    for (const one of inner) {
      if (isBare(one)) continue;
      const last = kept.at(-1);
      if (one.t === 'Str' && last?.t === 'Str') kept[kept.length - 1] = str(`${String(last.c)}${String(one.c)}`);
      else kept.push(one);
    }
  }
  return kept;
}

function isBare({ c }: Element): boolean {
  return Array.isArray(c) && c.length === 0;
}

function deeper(inline: Element): Element {
  return inline.c === undefined ? inline : { ...inline, c: mapInlines(inline.c, reject) };
}

/** Without paragraphs that only hold comments, which a paper without words gets to put them on. */
function rejectAll(blocks: readonly Element[]): string {
  const left = blocks.map((block) => mapInlines(block, reject));
  const last = left.at(-1);
  return JSON.stringify(last?.t === 'Para' && (last.c as unknown[]).length === 0 ? left.slice(0, -1) : left);
}

it('leave the paper unchanged once every change is rejected, wherever they are', { timeout: 600_000 }, () => {
  const wrong: string[] = [];
  let [changes, shown] = [0, 0];
  for (let first = FIRST; first < FIRST + SCHEDULES; first += AT_ONCE) {
    for (const sample of readSamples(first, Math.min(AT_ONCE, FIRST + SCHEDULES - first))) {
      const placed = place(sample, sample.plainBlocks);
      const json = JSON.stringify(placed);
      if (rejectAll(placed) !== JSON.stringify(sample.plainBlocks)) wrong.push(`seed ${sample.seed}: another paper`);
      if (PRIVATE.test(json)) wrong.push(`seed ${sample.seed}: a marker is left`);
      for (const { id } of sample.marked.comments.slice(0, sample.marked.notes.threads.length))
        if (json.split(`["comment-start"],[["id","${id}"]`).length !== 2)
          wrong.push(`seed ${sample.seed}: comment ${id} is not there once`);
      changes += sample.marked.notes.changes.length;
      shown += sample.marked.notes.changes.filter(({ id }) => !json.includes(`[["id","${id}"]`)).length;
    }
  }
  expect(wrong).toEqual([]);
  // A comment in place of a change does no harm, but many changes must be shown as such.
  if (SCHEDULES >= 100) expect(shown / changes, `${shown} of ${changes}`).toBeGreaterThan(0.1);
});

it('is noticed: the copy is taken without being compared', { timeout: 600_000 }, () => {
  const whole = readSamples(2, 99).filter((_, i) => i % 2 === 1);
  const isNoticed = whole.some((sample) => {
    const trusted = mapLeaves(sample.markedBlocks, (leaf) => mapInlines(leaf, (inlines) => strip(inlines)));
    return rejectAll(place(sample, trusted)) !== JSON.stringify(sample.plainBlocks);
  });
  expect(isNoticed).toBe(true);
});
