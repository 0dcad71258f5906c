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

/** Direction of the line with these words; runs in the page. */
function lineDirection(words: string): string {
  const line = [...document.querySelectorAll('.cm-line')].find(({ textContent }) => textContent.includes(words));
  return line === undefined ? 'no such line' : getComputedStyle(line).direction;
}

test('a line has the direction of its first letter, and the caret follows it', async ({ page }) => {
  await open(page, TEXT);
  for (const [words, direction] of [
    ['Begin', 'ltr'],
    ['שלום', 'rtl'],
    ['مقدمة', 'rtl'],
    ['ציטוט', 'rtl'],
    ['End', 'ltr'],
  ] as const)
    expect(await page.evaluate(lineDirection, words)).toBe(direction);

  // The line begins at the right, and ← moves forward in it.
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

  // The columns keep their order, and each cell has the direction of its own text.
  const cells = page.getByRole('table').locator('th, td');
  // On a busy machine the table is parsed and drawn later than the rest.
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

test('a text without such letters changes direction at the first one', async ({ page }) => {
  await open(page, 'One.\n\n');
  await select(page, 6);
  await page.keyboard.type('مرحبا');
  expect(await page.evaluate(lineDirection, 'مرحبا')).toBe('rtl');
  expect(await page.evaluate(lineDirection, 'One')).toBe('ltr');
});
