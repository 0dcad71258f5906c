import { expect, open, read, remote, select, settle, test } from './_support/editor-page.ts';

test('formulas are rendered by KaTeX, with errors in place', async ({ page }) => {
  await open(page, 'first\n\nGood $x^2$ and bad $\\frac{$.\n\n$$\n\\frac{a}{b}\n$$\n');
  await expect(page.locator('.cm-math .katex')).toHaveCount(2);
  await expect(page.locator('.cm-math-error')).toHaveAttribute('title', /Expected|Unexpected/);
  // With the caret in it, the error is shown in plain words beside its source.
  await select(page, 28);
  await expect(page.locator('.cm-formula-card')).toHaveText('A closing } is missing.');
});

test('an error in a display formula is marked, and explained below it', async ({ page }) => {
  await open(page, 'first\n\n$$\nx + \\alhpa\n$$\n\nlast');
  const formula = page.locator('.cm-math-display');
  await expect(formula).toContainText('\\alhpa is not a known command.');
  await expect(formula.locator('u')).toHaveText(/^\\alhpa/);
});

test('the result of a formula or figure stays in place while its source is edited', async ({ page }) => {
  await open(page, 'Above $x^2$ it.\n\n$$\n\\frac{a}{b}\n$$\n\n![Cap](figure.png){width=300px}\n\nBelow.');
  for (const drawn of ['.cm-math-display', '.cm-picture img']) {
    await page.keyboard.press('Control+End');
    await settle(page);
    const top = (): Promise<number> =>
      page.evaluate((it) => document.querySelector(it)!.getBoundingClientRect().y, drawn);
    const before = await top();
    const source = page.locator('.cm-source-card');
    await expect(source).toHaveCount(0);
    await page.locator(drawn).click(drawn === '.cm-math-display' ? {} : { position: { x: 40, y: 40 } });
    await expect(source.first()).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    expect((await source.first().boundingBox())!.y).toBeGreaterThan(before);
  }
  // An inline formula is rendered above its source.
  await select(page, 8);
  await expect(page.locator('.cm-formula-card .katex')).toBeVisible();
  await page.keyboard.press('Control+End');
  await expect(page.locator('.cm-formula-card')).toHaveCount(0);
});

test('text hidden from exports is visibly marked', { tag: '@full' }, async ({ page }) => {
  await open(page, 'first\n\nA sentence. Another one.');
  await select(page, 7, 18);
  await page.keyboard.press('Control+Shift+C');
  expect(await read(page)).toBe('first\n\n<!-- A sentence. --> Another one.');
  await page.keyboard.press('Control+Home');
  await expect(page.locator('.cm-hidden-text')).toHaveText('A sentence.');
  await expect(page.locator('.cm-hidden-text')).toHaveAttribute('title', 'Hidden from exports');
});

test('a checkbox is toggled with a click', { tag: '@full' }, async ({ page }) => {
  await open(page, 'text\n\n- [ ] task');
  await page.getByRole('checkbox', { name: 'task' }).click();
  expect(await read(page)).toBe('text\n\n- [x] task');
  await page.getByRole('checkbox', { name: 'task' }).click();
  expect(await read(page)).toBe('text\n\n- [ ] task');
});

test.describe('a caption', () => {
  const text = 'text\n\n![Old](figure.png){width=400px}\n\nend';

  test('is saved by Enter, with double quotes escaped and attributes kept', async ({ page }) => {
    await open(page, text);
    await page.locator('.cm-caption').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A "new" one');
    await page.keyboard.press('Enter');
    expect(await read(page)).toBe('text\n\n![A "new" one](figure.png "A \\"new\\" one"){width=400px}\n\nend');
    await expect(page.locator('.cm-caption')).toHaveText('A "new" one');
    await page.keyboard.press('Control+z');
    expect(await read(page)).toBe(text);
  });

  test('is saved on blur, and reverted by Escape', async ({ page }) => {
    await open(page, text);
    await page.locator('.cm-caption').click();
    await page.keyboard.press('End');
    await page.keyboard.type('er');
    await page.locator('.cm-line').first().click();
    expect(await read(page)).toContain('![Older](figure.png "Older")');
    await page.locator('.cm-caption').click();
    await page.keyboard.type('nothing of this');
    await page.keyboard.press('Escape');
    expect(await read(page)).toContain('![Older](figure.png "Older")');
  });

  test('keeps focus and typed text while others edit around and in it', async ({ page }) => {
    await open(page, text);
    await page.locator('.cm-caption').click();
    await page.keyboard.press('End');
    await page.keyboard.type('er');
    await remote(page, 0, 'Others write above.\n\n');
    await remote(page, (await read(page)).indexOf('Old') + 3, ' X');
    await page.keyboard.type(' still');
    await expect(page.locator('.cm-caption')).toHaveText('Older still X');
    await page.keyboard.press('Enter');
    expect(await read(page)).toContain('![Older still X](figure.png "Older still X"){width=400px}');
  });

  test(
    'is saved whatever is clicked after scrolling in the same frame: text, figure or far below',
    { tag: '@full' },
    async ({ page }) => {
      const filler = (lines: number): string =>
        Array.from({ length: lines }, (_, n) => `Paragraph ${n} with some words in it.`).join('\n\n');
      for (const [image, below] of [
        ['![Old](figure.png "Old")', 10],
        ['![Old](figure.png "Old")', 300],
        ['![Old](figure.png "Old")', -200],
        ['![Old](figure.png)', 10],
      ] as const) {
        await open(page, `${filler(6)}\n\n${image}\n\n${filler(300)}\n`);
        const place = await page.locator('.cm-caption').boundingBox();
        if (place === null) throw new Error('The caption is not drawn.');
        await page.locator('.cm-caption').click();
        await page.keyboard.press('End');
        await page.keyboard.type('er');
        await page.mouse.move(place.x + place.width / 2, place.y + below);
        await Promise.all([page.mouse.wheel(0, 3000), page.mouse.down()]);
        await page.mouse.up();
        await expect.poll(() => read(page)).toContain('![Older](figure.png "Older")');
      }
    },
  );

  test(
    'whose image was removed by somebody else is reported, not lost',
    { tag: '@full' },
    async ({ page, problems }) => {
      await open(page, text);
      await page.locator('.cm-caption').click();
      await page.keyboard.press('End');
      await page.keyboard.type('er and wiser');
      const whole = await read(page);
      await page.evaluate(([from, to]) => window.bench.view!.dispatch({ changes: { from, to } }), [
        whole.indexOf('!['),
        whole.indexOf('}') + 1,
      ] as const);
      await expect
        .poll(() => page.evaluate(() => window.bench.told['message']))
        .toBe('The image is no longer in the text. Its caption was: Older and wiser');
      expect(problems.splice(0)).toEqual(['The image markup could not be parsed: figure.png']);
    },
  );

  test('a missing image says which', { tag: '@full' }, async ({ page }) => {
    await open(page, 'text\n\n![Cap](lost%20one.png)');
    await expect(page.locator('.cm-caption')).toHaveText('Image not found: lost%20one.png');
  });
});

test('remote images wait for a click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('example.org')) asked.push(request.url());
  });
  await open(page, 'text\n\n![Cap](https://example.org/x.png)');
  await expect(page.getByRole('button', { name: 'Load image' })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('a table', () => {
  const text = 'text\n\n| a | b |\n|---|---|\n| 1 | *2* |\n\nend';

  test('is rendered until clicked; Tab and Enter move through the cells', async ({ page }) => {
    await open(page, text);
    await expect(page.locator('td em')).toHaveText('2');
    await page.locator('td', { hasText: '1' }).click();
    await expect(page.locator('table')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('new');
    expect(await read(page)).toContain('| 1 | new |');
    await page.keyboard.press('Tab');
    await page.keyboard.type('x');
    expect((await read(page)).split('\n')[5]).toMatch(/^\|\s*x\s*\|\s*\|$/);
  });

  test('with two people in it: the other’s row does not move the caret', async ({ page }) => {
    await open(page, text);
    await page.locator('td', { hasText: '1' }).click();
    await page.keyboard.type('9');
    const end = (await read(page)).indexOf('\n\nend');
    await remote(page, end, '\n| 3 | 4 |');
    await remote(page, (await read(page)).indexOf('a |'), 'zz');
    await page.keyboard.type('8');
    expect(await read(page)).toBe('text\n\n| zza | b |\n|---|---|\n| 198 | *2* |\n| 3 | 4 |\n\nend');
    await page.keyboard.press('Control+z');
    expect(await read(page)).toContain('| 3 | 4 |');
  });
});

test('links: Mod-click opens web, mail and workspace files, nothing else', async ({ page, context }) => {
  await open(page, 'first\n\n[a](javascript:alert(1)) [b](other.md) [c](//evil.org/x) [d](https://example.org/)');
  await page.getByText('b', { exact: true }).click({ modifiers: ['Control'] });
  expect(await page.evaluate(() => window.bench.told['path'])).toBe('other.md');
  await page.getByText('a', { exact: true }).click({ modifiers: ['Control'] });
  expect(await page.evaluate(() => window.bench.told['message'])).toMatch(/cannot be opened/);
  await page.getByText('c', { exact: true }).click({ modifiers: ['Control'] });
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await page.getByText('d', { exact: true }).click({ modifiers: ['Control'] });
  await (await opened).close();
});

test('a footnote is shown on hover and opened with a click', async ({ page }) => {
  await open(page, 'first\n\nA note[^n] here.\n\n[^n]: The *text* of it.\n');
  await expect(page.locator('.cm-fn-ref')).toHaveText('1');
  await expect(page.locator('.cm-footnote-label')).toHaveText('1');
  await page.locator('.cm-fn-ref').hover();
  await expect(page.locator('.cm-note-tip')).toContainText('The text of it.');
  await page.locator('.cm-fn-ref').click();
  expect(
    await page.evaluate(() =>
      window.bench.view!.state.sliceDoc(window.bench.view!.state.selection.main.head).startsWith('The *text*'),
    ),
  ).toBe(true);
  // With the caret in it, it is written as its author did.
  await expect(page.locator('.cm-footnote')).toHaveText('[^n]: The text of it.');
});

test('Backspace selects a footnote before deleting it', { tag: '@full' }, async ({ page }) => {
  await open(page, 'Text[^1] more\n\n[^1]: note');
  await select(page, 'Text[^1]'.length);
  await page.keyboard.press('Backspace');
  expect(await read(page)).toContain('Text[^1] more');
  await page.keyboard.press('Backspace');
  expect(await read(page)).toContain('Text more');
});

test('the source of a formula at the bottom of the window opens in view', async ({ page }) => {
  const rows = (of: string): string => Array.from({ length: 40 }, (_, at) => `${of} ${at}\n\n`).join('');
  await open(page, `${rows('Above')}$$\n\\frac{a}{b}\n$$ {#eq:a}\n\n${rows('Below')}`);
  await select(page, rows('Above').length - 4);
  const formula = page.locator('.cm-math-display');
  await formula.evaluate((element) => {
    const scroller = element.closest('.cm-scroller')!;
    const { bottom } = element.getBoundingClientRect();
    scroller.scrollTop += bottom - scroller.getBoundingClientRect().bottom;
  });
  await settle(page);
  // Like a tap: twice before anything is drawn.
  await page.evaluate(() => {
    const view = window.bench.view!;
    const anchor = view.state.doc.toString().indexOf('$$');
    for (const _ of ['down', 'up']) view.dispatch({ selection: { anchor }, userEvent: 'select.pointer' });
  });
  const line = page.locator('.cm-source-card').filter({ hasText: '#eq:a' });
  const scroller = (await page.locator('.cm-scroller').boundingBox())!;
  await expect
    .poll(async () => {
      const box = (await line.boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(scroller.y + scroller.height);
});

for (const [name, block, drawn] of [
  ['table', '| a | b |\n|---|---|\n| 1 | 2 |', 'table'],
  ['figure', '![Cap](figure.png)', '.cm-picture img'],
  ['formula', '$$\nx^2\n$$', '.cm-math-display .katex-html'],
] as const) {
  test(`the arrow keys enter a ${name} from above and from below`, { tag: '@full' }, async ({ page }) => {
    const text = `above\n\n${block}\n\nbelow`;
    const inside = (): Promise<boolean> =>
      page.evaluate((source) => {
        const { state } = window.bench.view!;
        const from = state.doc.toString().indexOf(source);
        return state.selection.main.head >= from && state.selection.main.head <= from + source.length;
      }, block);
    await open(page, text);
    await expect(page.locator(drawn).first()).toBeVisible();
    for (const [start, key] of [
      [0, 'ArrowDown'],
      [text.length, 'ArrowUp'],
    ] as const) {
      await select(page, start);
      await settle(page);
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      expect(await inside(), key).toBe(true);
    }
  });
}
