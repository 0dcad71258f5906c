import { listJourneys } from '../bench/editor/journeys.ts';
import { walkCaret } from '../bench/editor/walk-caret.ts';
import { FULL } from '../tests/_support/full.ts';
import { expect, open, select, settle, test } from './_support/editor-page.ts';

const journeys = listJourneys();

/** For all widths and smaller steps, see `bench/editor/caret-walk.ts`. */
for (const [name, width, step] of [
  ['mwarp1d', 360, 23],
  ['every construct', 360, 37],
  ...(FULL
    ? ([
        ['timeseriesflattener', 900, 41],
        ['README', 600, 19],
        ['every construct', 1200, 41],
      ] as const)
    : []),
] as const) {
  test(`the caret walks through ${name} at ${width} px: its line and the others stay in place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const journey = journeys.find((one) => one.name === name)!;
    const walk = await walkCaret(page, { ...journey, step }, false);
    expect(walk.moved).toEqual([]);
    expect(walk.own).toBeLessThan(1.5);
    expect(walk.steps).toBeGreaterThan(50);
  });
}

test('a line that keeps its height is fitted again in a wider window', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const text = `First.\n\n${'some words '.repeat(12)}[linked](https://example.org/${'long/'.repeat(6)}) ${'more words '.repeat(9)}`;
  await open(page, text);
  const measure = (): Promise<number> =>
    page.evaluate(() => [...document.querySelectorAll('.cm-line')].at(-1)!.getBoundingClientRect().height);
  const narrow = await measure();
  await select(page, text.indexOf('long/') + 9);
  await expect(page.locator('.cm-url').first()).toBeVisible();
  expect(await measure()).toBeCloseTo(narrow, 0);
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect.poll(measure).toBeLessThan(narrow * 0.8);
});

/** The text of each visual row of the line with these words; runs in the page. */
function listRows(words: string): string[] {
  const line = [...document.querySelectorAll('.cm-line')].find(({ textContent }) => textContent.includes(words))!;
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const rows: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < node.textContent!.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, height } = range.getBoundingClientRect();
      if (top > last + height / 2) rows.push('');
      last = top;
      rows.push((rows.pop() ?? '') + node.textContent![at]!);
    }
  return rows;
}

/** The widths of these words, each within one row; runs in the page. */
function measureWords(all: readonly string[]): number[] {
  const range = document.createRange();
  return all.map((words) => {
    const walker = document.createTreeWalker(document.querySelector('.cm-content')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(words);
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      return range.getBoundingClientRect().width;
    }
    throw new Error(`“${words}” is not in one piece.`);
  });
}

for (const width of [1200, 360]) {
  test(`a paragraph keeps its line breaks with the caret in a link, in bold text or in a citation, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const text = `First.\n\n[Warping](https://example.org/warping) is a process that transforms a domain like time so that its nodes are unequally spaced. For **one-dimensional domains** it involves translating nodes forward or backward. The goal is usually [registration](https://example.org/registration), or the alignment of homologous events, with \`some code\` in a text that goes on for some more rows.\n`;
    await open(page, text);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.evaluate(listRows, 'Warping');
    expect(drawn.length).toBeGreaterThan(3);
    const measured = ['process', 'translating', 'alignment'];
    const widths = await page.evaluate(measureWords, measured);
    const shown = (rows: readonly string[]): string[] =>
      rows.map((row) => row.replace(/\]\((?:…|[^)]*)\)|[[\]*`\u2060]/gu, ''));
    for (const words of ['rping', 'domains**', 'gistration]', 'me code']) {
      await select(page, text.indexOf(words));
      await settle(page);
      const rows = await page.evaluate(listRows, 'Warping');
      expect(rows, words).not.toEqual(drawn);
      expect(shown(rows), words).toEqual(drawn);
      // The fitting must be invisible: letter spacing in a fitted row is practically the same as around it.
      const tight = (await page.evaluate(measureWords, measured)).map((now, at) => 1 - now / widths[at]!);
      expect(Math.max(...tight), words).toBeLessThan(0.012);
    }
  });
}

test('keys and clicks work in kept rows as in others', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const text = `First.\n\nSome words before it and a [link](https://example.org/a/link), ${'and more words after it '.repeat(5)}\n\nLast.\n`;
  await open(page, text);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.cm-content').focus();
  const readHead = (): Promise<number> => page.evaluate(() => window.bench.view!.state.selection.main.head);
  const walk = async (inLink: boolean): Promise<number[]> => {
    const seen: number[] = [];
    await select(page, text.indexOf('First.'));
    await settle(page);
    if (inLink) {
      await select(page, text.indexOf('ink]'));
      await settle(page);
    }
    const row = text.indexOf('more words');
    await select(page, row);
    // Back at the link, rows are kept only while something in the line is open.
    await settle(page);
    for (const key of ['End', 'ArrowRight', 'Home', 'ArrowDown', 'End', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await readHead());
    }
    return seen;
  };
  expect(await walk(true)).toEqual(await walk(false));
});
