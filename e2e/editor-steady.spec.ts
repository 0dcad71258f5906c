import { listJourneys } from '../bench/editor/journeys.ts';
import { walkCaret } from '../bench/editor/walk-caret.ts';
import { FULL } from '../tests/_support/full.ts';
import { expect, open, select, test } from './_support/editor-page.ts';

const journeys = listJourneys();

/** For all widths and smaller steps see `bench/editor/caret-walk.ts`. */
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
  test(`the caret walks through ${name} at ${width} px: its line stays in place, and so do the others`, async ({
    page,
  }) => {
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
