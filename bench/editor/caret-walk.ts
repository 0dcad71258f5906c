/**
 * The caret walks through texts in windows of several widths: do the tops of other lines move while no block opens or
 * closes, and does the caret's own line keep its place?
 *
 *   node bench/editor/caret-walk.ts [width…]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../tests/_support/browser.ts';
import { servePage } from './serve-page.ts';

const examples = join(import.meta.dirname, '../../examples');

/** Everything that is shorter or longer while the caret is in it. */
const constructs: readonly (readonly [name: string, source: string])[] = [
  ['emphasis', '*quite clearly*'],
  ['strong', '**quite clearly**'],
  ['strikeout', '~~quite clearly~~'],
  ['highlight', '==quite clearly=='],
  ['superscript', 'e^superscript^'],
  ['subscript', 'e~subscript~'],
  ['code', '`print(x)`'],
  ['code with attributes', '`print(x)`{.python #one key="value"}'],
  ['link', '[the package](https://example.org/a/rather/long/address/of/a/page.html "With a title")'],
  ['link with attributes', '[the package](https://example.org/a/rather/long/address.html){.external target="_blank"}'],
  ['reference link', '[the package][reference]'],
  ['autolink', '<https://example.org/a/rather/long/address>'],
  ['wiki link', '[[folder/some long name of a note|the note]]'],
  ['span', '[small capitals]{.smallcaps #one key="value"}'],
  ['picture', '![a small picture](figure.png "With a title"){width=24px}'],
  ['formula', '$\\frac{\\partial u}{\\partial t} = \\alpha \\nabla^2 u$'],
  ['short formula', '$x_i^2$'],
  ['note', 'word[^long-label]'],
  ['inline note', 'word^[A note of some words that stands in the text.]'],
  ['citation', '[see @Ramsay:1998, pp. 3-5; @Sadeghi:2000; @Marron:2015]'],
  ['citation in text', '@Ramsay:1998 [p. 3]'],
  ['nested', '**a *nested [link](https://example.org/nested/address) with* marks**'],
];

const filler =
  'While the caret walks through a paragraph of some length the rows below should stay where they are whatever it meets on its way and wherever the last row of this one happens to end'.split(
    ' ',
  );

/** Each construct in paragraphs of several lengths, so that some last row is nearly full at every width. */
export function writeConstructs(): string {
  const parts: string[] = [];
  for (const [index, [, source]] of constructs.entries()) {
    for (let turn = 0; turn < 6; turn++) {
      const words = Array.from({ length: 14 + turn * 5 + (index % 5) }, (_unused, at) => filler[at % filler.length]!);
      words.splice(5 + turn, 0, source);
      parts.push(turn === 5 ? `- ${words.join(' ')}` : words.join(' '));
    }
  }
  for (const length of [1, 3, 5, 7, 9]) parts.push(`## ${filler.slice(0, length).join(' ')} {#section-${length}}`);
  parts.push(`> ${filler.join(' ')}`, `Term\n:   ${filler.join(' ')}`, `| ${filler.join(' ')}\n| second`);
  parts.push('[^long-label]: A note.', '[reference]: https://example.org/reference');
  return `Begin.\n\n${parts.join('\n\n')}\n\nEnd.\n`;
}

export interface Walk {
  readonly steps: number;
  readonly moved: readonly string[];
  readonly furthest: number;
  /** How far the line that the caret came to moved at most. */
  readonly own: number;
}

/** Walks by so many characters a step; in the middle of the window, so that nothing has to be scrolled to. */
export function walkCaret(page: Page, text: string, start: number, step: number): Promise<Walk> {
  return page.evaluate(
    async ([doc, first, by]) => {
      window.bench.open(doc, {});
      const view = window.bench.view!;
      view.focus();
      // Letters and works that arrive late move lines too, whoever moves the caret.
      await document.fonts.ready;
      for (let wait = 0; wait < 50; wait++) {
        const outline = window.bench.told['outline'] as { citations: { files: readonly string[] } } | undefined;
        if ((outline?.citations.files.length ?? 0) > 0 && document.querySelector('.cm-cite')) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const frames = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      const tops = (): Map<number, number> =>
        new Map(
          [...view.contentDOM.querySelectorAll('.cm-line')].map((line) => [
            view.posAtDOM(line),
            line.getBoundingClientRect().top,
          ]),
        );
      /** A block that opens brings its lines into sight, one that closes takes them out. */
      const haveSameLines = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean => {
        const from = Math.max(Math.min(...a.keys()), Math.min(...b.keys()));
        const to = Math.min(Math.max(...a.keys()), Math.max(...b.keys()));
        const list = (lines: ReadonlyMap<number, number>): string =>
          [...lines.keys()].filter((at) => at >= from && at <= to).join();
        return list(a) === list(b);
      };
      const height = window.innerHeight;
      let steps = 0;
      let furthest = 0;
      let own = 0;
      const moved: string[] = [];
      for (let at = first; at <= doc.length; at += by) {
        const { from } = view.state.doc.lineAt(at);
        const now = view.coordsAtPos(at)?.top ?? -1;
        if (now < height * 0.2 || now > height * 0.7) {
          view.scrollDOM.scrollTop +=
            (now < 0 ? view.lineBlockAt(at).top - view.scrollDOM.scrollTop : now) - height / 2;
          await frames();
          await frames();
        }
        const before = tops();
        view.dispatch({ selection: { anchor: at }, userEvent: 'select' });
        await frames();
        const after = tops();
        if (before.has(from) && after.has(from)) own = Math.max(own, Math.abs(after.get(from)! - before.get(from)!));
        if (!haveSameLines(before, after)) continue;
        steps++;
        let far = 0;
        for (const [position, top] of after) {
          const was = before.get(position);
          if (was !== undefined && Math.abs(top - was) > Math.abs(far)) far = top - was;
        }
        furthest = Math.max(furthest, Math.abs(far));
        const place = `${doc.slice(Math.max(0, at - 20), at)}¦${doc.slice(at, at + 20)}`.replaceAll('\n', '⏎');
        if (Math.abs(far) > 1) moved.push(`${place} (${far.toFixed(1)} px)`);
      }
      return { steps, moved, furthest, own };
    },
    [text, start, step] as const,
  );
}

interface Journey {
  readonly name: string;
  /** The folder that the text's bibliography and pictures lie in. */
  readonly folder: string;
  readonly text: string;
  readonly start: number;
  readonly step: number;
}

/** With room above and below, so that what opens and closes there can be scrolled away. */
function prepare(name: string, folder: string, text: string, step: number): Journey {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const room = 'A line.\n\n'.repeat(40);
  const above = `${head}\n${room}`;
  return { name, folder, text: `${above}${text.slice(head.length)}\n\n${room}`, start: above.length, step };
}

/** What the caret walks through: both papers, a text with a table, and every construct. */
export function listJourneys(): readonly Journey[] {
  const read = (path: string): string => readFileSync(join(examples, path), 'utf8');
  return [
    prepare('mwarp1d', 'mwarp1d', read('mwarp1d/paper.md'), 7),
    prepare('timeseriesflattener', 'timeseriesflattener', read('timeseriesflattener/paper.md'), 7),
    prepare('README', 'mwarp1d', read('README.md'), 7),
    prepare('every construct', 'mwarp1d', writeConstructs(), 5),
  ];
}

if (import.meta.filename === process.argv[1]) {
  const widths = process.argv.slice(2).map(Number);
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    headless: true,
    args: [...(found.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const journeys = listJourneys();
  try {
    for (const folder of new Set(journeys.map((journey) => journey.folder))) {
      const server = await servePage(join(examples, folder));
      for (const width of widths.length > 0 ? widths : [360, 600, 768, 900, 1200, 1440]) {
        for (const journey of journeys.filter((one) => one.folder === folder)) {
          const page = await browser.newPage({ viewport: { width, height: 900 } });
          await page.goto(server.url);
          const walk = await walkCaret(page, journey.text, journey.start, journey.step);
          console.log(
            `${width} px, ${journey.name}: ${walk.steps} steps, in ${walk.moved.length} another line moved, at most by ${walk.furthest.toFixed(1)} px; the caret's own line by ${walk.own.toFixed(1)} px`,
          );
          for (const where of walk.moved) console.log(`   ${where}`);
          await page.close();
        }
      }
      await server.close();
    }
  } finally {
    await browser.close();
  }
}
