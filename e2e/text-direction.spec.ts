import { expect, open, read, select, settle, test } from './_support/editor-page.ts';

const TEXT = `Begin in English.

שלום עולם כאן.

- مقدمة

> ציטוט

| שם | 1250 |
|----|------|
| א | ב |

End.
`;

/** Of the line with these words; runs in the page. */
function lineDirection(words: string): string {
  const line = [...document.querySelectorAll('.cm-line')].find(({ textContent }) => textContent.includes(words));
  return line === undefined ? 'no such line' : getComputedStyle(line).direction;
}

test('lines run as their first letter does, and the caret walks along them', async ({ page }) => {
  await open(page, TEXT);
  for (const [words, direction] of [
    ['Begin', 'ltr'],
    ['שלום', 'rtl'],
    ['مقدمة', 'rtl'],
    ['ציטוט', 'rtl'],
    ['End', 'ltr'],
  ] as const)
    expect(await page.evaluate(lineDirection, words)).toBe(direction);

  // A line begins at the right, and ← goes on in it.
  const from = TEXT.indexOf('שלום');
  await select(page, from);
  await settle(page);
  const caretLeft = (): Promise<number> =>
    page.evaluate(() => {
      const view = window.bench.view!;
      return view.coordsAtPos(view.state.selection.main.head)!.left;
    });
  const start = await caretLeft();
  await page.keyboard.press('ArrowLeft');
  expect(await caretLeft()).toBeLessThan(start);
  await page.keyboard.type('X');
  expect(await read(page)).toContain('שXלום');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await read(page)).toContain('שXלום עולם כאן.!\n');

  // Columns stay where they are, and each cell runs as its own text does.
  const cells = page.getByRole('table').locator('th, td');
  // On a busy machine it is parsed, and then drawn, later than the rest.
  await expect(cells).toHaveCount(4);
  const lefts = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
  expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  expect(lefts[2]).toBe(lefts[0]);
  expect(await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).direction))).toEqual([
    'rtl',
    'ltr',
    'rtl',
    'rtl',
  ]);
});

test('a text in which there was none turns with the first such letter', async ({ page }) => {
  await open(page, 'One.\n\n');
  await select(page, 6);
  await page.keyboard.type('مرحبا');
  expect(await page.evaluate(lineDirection, 'مرحبا')).toBe('rtl');
  expect(await page.evaluate(lineDirection, 'One')).toBe('ltr');
});
