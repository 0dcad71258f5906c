import type { Page } from '@playwright/test';
import { expect, open, read, readSelection, remote, select, test } from './_support/editor-page.ts';

/** Mouse behaviour that users of other editors expect, and its keyboard equivalents. */

const menu = (page: Page) => page.getByRole('menu');
const choose = (page: Page, name: string) => menu(page).getByRole('menuitem', { name }).click();

test.describe('a table', () => {
  const text = 'text\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nend';

  test('grows and shrinks through the context menu of the clicked cell', { tag: '@full' }, async ({ page }) => {
    await open(page, text);
    await page.getByRole('cell', { name: '2' }).click({ button: 'right' });
    await choose(page, 'Insert column after');
    expect(await read(page)).toBe('text\n\n| a | b |   |\n|---|---|---|\n| 1 | 2 |   |\n\nend');
    await page.keyboard.type('new');
    expect(await read(page)).toContain('| 1 | 2 | new  |');
    await select(page, 0);
    await page.getByRole('cell', { name: '1' }).click({ button: 'right' });
    await choose(page, 'Delete column');
    await select(page, 0);
    await page.getByRole('cell', { name: '2' }).click({ button: 'right' });
    await choose(page, 'Insert row above');
    expect(await read(page)).toBe('text\n\n| b |   |\n|---|---|\n|   |   |\n| 2 | new  |\n\nend');
    await page.keyboard.press('Control+z');
    expect(await read(page)).toBe('text\n\n| b |   |\n|---|---|\n| 2 | new  |\n\nend');
  });

  test('by keyboard: rows and columns move and are added, each in one undo step', async ({ page }) => {
    const at = text.indexOf('2 |');
    for (const [key, expected] of [
      ['Alt+ArrowLeft', '| b | a |\n|---|---|\n| 2 | 1 |'],
      ['Shift+Alt+ArrowDown', '| 1 | 2 |\n|   |   |'],
      ['Shift+Alt+ArrowLeft', '| a |   | b |'],
      ['Shift+Alt+Backspace', '| a |\n|---|\n| 1 |'],
      ['Control+Shift+K', '| a | b |\n|---|---|\n\nend'],
    ] as const) {
      await open(page, text);
      await select(page, at);
      await page.keyboard.press(key);
      expect(await read(page), key).toContain(expected);
      await page.keyboard.press('Control+z');
      expect(await read(page), key).toBe(text);
    }
  });

  test(
    'the menu key opens the menu at the caret; arrows, Enter and Escape work',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, text);
      await select(page, text.indexOf('1 |'));
      await page.keyboard.press('ContextMenu');
      await expect(menu(page).getByRole('menuitem', { name: 'Insert row above' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(page.locator('.cm-content')).toBeFocused();
      await page.keyboard.press('ContextMenu');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      expect(await read(page)).toContain('| 1 | 2 |\n|   |   |');
    },
  );
});

test.describe('a link', () => {
  const text = 'text\n\nSee [the page](https://example.org/x "T") here.';

  test('shows its target on hover, and can be edited and removed there', async ({ page }) => {
    await open(page, text);
    await page.locator('.cm-link').hover();
    const tip = page.locator('.cm-address-tip');
    await expect(tip).toContainText('https://example.org/x');
    await tip.getByRole('button', { name: 'Edit address' }).click();
    const card = page.getByRole('form', { name: 'Edit link' });
    await expect(tip).toHaveCount(0);
    await expect(card.getByLabel('Address')).toBeFocused();
    await page.keyboard.type('https://example.org/a (b');
    // Others type above and edit the link; their changes appear in the field that is not being edited.
    await remote(page, 0, 'Some ');
    await remote(page, (await read(page)).indexOf('page]'), 'other ');
    await expect(card.getByLabel('Text')).toHaveValue('the other page');
    await expect(card.getByLabel('Address')).toHaveValue('https://example.org/a (b');
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    expect(await read(page)).toBe('Some text\n\nSee [the other page](https://example.org/a%20%28b "T") here.');
    await page.keyboard.press('Control+z');
    expect(await read(page)).toBe('Some text\n\nSee [the other page](https://example.org/x "T") here.');
    await select(page, 0);
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
    await page.locator('.cm-link').hover();
    await expect(tip).toBeVisible();
    // Others type above while it is open.
    await remote(page, 0, 'New ');
    await tip.getByRole('button', { name: 'Remove link' }).click();
    expect(await read(page)).toBe('New Some text\n\nSee the other page here.');
  });

  test('with a long address does not unfold: it is edited on a card, and Escape discards the changes', async ({
    page,
  }) => {
    await open(page, text);
    await select(page, text.indexOf('page'));
    await page.locator('.cm-address-chip').click();
    const card = page.getByRole('form', { name: 'Edit link' });
    await card.getByLabel('Text').fill('[a] *page*');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    expect(await read(page)).toBe(text);
    await page.keyboard.type('!');
    expect(await read(page)).toBe('text\n\nSee [the page](https://example.org/x "T")! here.');
    await select(page, text.indexOf('page'));
    await page.locator('.cm-address-chip').click();
    await card.getByLabel('Text').fill('[a] *page*');
    // Edits are kept when the focus moves elsewhere.
    await page.getByText('text', { exact: true }).click();
    expect(await read(page)).toBe('text\n\nSee [\\[a\\] *page*](https://example.org/x "T")! here.');
  });

  test('at the caret has a card that is reached and left with the keyboard and does not cover its line', async ({
    page,
  }) => {
    const words = 'Words that fill the line. '.repeat(12);
    await open(page, `${words}\n\nSee [the page](https://example.org/x "T") here. ${words}\n\n${words}`);
    const at = (await read(page)).indexOf('page](');
    const card = page.getByRole('group', { name: 'Link' });
    await select(page, at);
    await expect(card).toContainText('https://example.org/x');
    const line = page.locator('.cm-line', { hasText: 'See' });
    const place = async (): Promise<string> => {
      const [around, shown] = await Promise.all([line.boundingBox(), card.boundingBox()]);
      if (around === null || shown === null) return '';
      if (shown.x >= around.x + around.width) return 'beside';
      return shown.y + shown.height <= around.y ? 'above' : 'over';
    };
    await expect.poll(place).toBe('beside');
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(place).toBe('above');
    // Nothing covers the words being typed.
    await page.keyboard.type('first ');
    await expect(card).toHaveCount(0);
    await select(page, at);
    await page.keyboard.press('Alt+Enter');
    await expect(card.getByRole('button', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await select(page, at + 1);
    await card.getByRole('button', { name: 'Edit address' }).click();
    await page.getByRole('form', { name: 'Edit link' }).getByLabel('Address').fill('https://example.org/y');
    await page.keyboard.press('Enter');
    await expect(card).toContainText('https://example.org/y');
    await card.getByRole('button', { name: 'Remove link' }).click();
    expect(await read(page)).toContain('See the first page here.');
  });

  test('has a menu: open, copy, edit, remove', { tag: '@full' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, text);
    await page.locator('.cm-link').click({ button: 'right' });
    await choose(page, 'Copy address');
    await expect.poll(() => page.evaluate(() => window.bench.told['message'])).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://example.org/x');
    await page.locator('.cm-link').click({ button: 'right' });
    const opened = context.waitForEvent('page');
    await choose(page, 'Open');
    await (await opened).close();
  });

  test(
    'from a note-taking program shows its title, opens its file and can be converted to Markdown',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, 'text\n\nSee [[other note|that one]] here.');
      const link = page.locator('.cm-link');
      await expect(link).toHaveText('that one');
      await link.click({ modifiers: ['Control'] });
      expect(await page.evaluate(() => window.bench.told['path'])).toBe('other note.md');
      await select(page, 0);
      await link.click({ button: 'right' });
      await choose(page, 'Convert to Markdown');
      expect(await read(page)).toBe('text\n\nSee [that one](other%20note.md) here.');
    },
  );
});

test('a right click in the text has a menu; a second one, or one with Shift, opens the browser’s instead', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'some words here');
  await page.evaluate(() =>
    addEventListener(
      'contextmenu',
      ({ defaultPrevented, target }) =>
        (window.bench.told['shown'] = `${defaultPrevented} ${(target as Element).closest('.cm-content') !== null}`),
    ),
  );
  const shown = (): Promise<string | undefined> =>
    page.evaluate(() => window.bench.told['shown'] as string | undefined);
  const line = page.locator('.cm-line').first();
  const press = async (x: number, modifiers: 'Shift'[] = []): Promise<void> => {
    const box = (await line.boundingBox())!;
    for (const key of modifiers) await page.keyboard.down(key);
    await page.mouse.click(box.x + x, box.y + 10, { button: 'right' });
    for (const key of modifiers) await page.keyboard.up(key);
  };
  await press(30);
  await expect.poll(shown).toBe('true true');
  await expect(menu(page)).toContainText('Right-click again');
  // The second click hits the menu itself, which opened at the first one.
  await press(33);
  await expect.poll(shown).toBe('false true');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('.cm-content')).toBeFocused();
  // In another place, it counts as a first click again.
  await press(60);
  await press(5);
  await expect.poll(shown).toBe('true true');
  await expect(menu(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await press(10, ['Shift']);
  await expect.poll(shown).toBe('false true');
  await expect(menu(page)).toHaveCount(0);

  const openMenu = async (): Promise<void> => press(10);
  await select(page, 0, 4);
  await openMenu();
  await choose(page, 'Bold');
  expect(await read(page)).toBe('**some** words here');
  await page.keyboard.press('Control+z');
  await select(page, 0, 5);
  await openMenu();
  await choose(page, 'Cut');
  expect(await read(page)).toBe('words here');
  await select(page, 0, 5);
  await openMenu();
  await choose(page, 'Paste');
  await expect.poll(() => read(page)).toBe('some  here');
});

test('without a selection, the menu pastes and inserts at the click, selects, and finds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'first words\n\n## A heading\n\n```\ncode\n```\n');
  await page.evaluate(() => navigator.clipboard.writeText('pasted '));
  const press = async (text: string): Promise<void> => {
    const box = (await page.locator('.cm-line', { hasText: text }).boundingBox())!;
    await page.mouse.click(box.x + 2, box.y + box.height / 2, { button: 'right' });
  };
  await select(page, (await read(page)).length);
  await press('first words');
  await choose(page, 'Paste');
  await expect.poll(() => read(page)).toContain('pasted first words\n');
  await press('first words');
  await choose(page, 'Select paragraph');
  expect(await readSelection(page)).toBe('pasted first words');
  await select(page, (await read(page)).length);
  await press('first words');
  await choose(page, 'Insert…');
  await choose(page, 'Task list');
  expect(await read(page)).toContain('- [ ] pasted first words\n');
  await select(page, (await read(page)).length);
  await press('A heading');
  await expect(menu(page).getByRole('menuitem').first()).toHaveAccessibleName('Citation');
  await choose(page, 'Table');
  expect(await read(page)).toMatch(/## A heading\n\n\|/u);
  await page.keyboard.press('Control+z');
  // Nothing can be inserted into code.
  await press('code');
  await expect(menu(page).getByRole('menuitem', { name: 'Paste' })).toBeVisible();
  for (const name of ['Insert…', 'Table']) await expect(menu(page).getByRole('menuitem', { name })).toHaveCount(0);
  await choose(page, 'Find in text');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
});

test('two brackets suggest files and insert a link', async ({ page }) => {
  await open(page, '');
  await page.keyboard.type('[[pap');
  const offered = page.locator('.cm-tooltip-autocomplete li', { hasText: 'paper.md' });
  await offered.click();
  expect(await read(page)).toBe('[paper](paper.md)');
});

test('a footnote is edited from its reference', async ({ page }) => {
  await open(page, 'first\n\nA note[^n] and ^[an *inline* one].\n\n[^n]: The *text* of it.\n');
  await page.locator('.cm-fn-ref').hover();
  await page.getByRole('button', { name: 'Edit footnote' }).click();
  expect(await readSelection(page)).toBe('The *text* of it.');
  await page.locator('.cm-fn-inline').first().hover();
  await expect(page.locator('.cm-note-tip', { hasText: 'an inline one' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit footnote' }).click();
  expect(await readSelection(page)).toBe('an *inline* one');
});

test('a section is folded with the marker beside its heading, and unfolded', { tag: '@full' }, async ({ page }) => {
  await open(page, '# One\n\nunder one\n\n## Two\n\nunder two\n\n# Three\n\nunder three');
  const heading = page.locator('.cm-fold-head', { hasText: 'One' });
  const press = async (): Promise<void> => {
    const box = (await heading.boundingBox())!;
    await page.mouse.click(box.x - 12, box.y + box.height / 2);
  };
  await press();
  await expect(page.getByText('under one')).toHaveCount(0);
  await expect(page.getByText('under two')).toHaveCount(0);
  await expect(page.getByText('under three')).toBeVisible();
  await expect(heading).toHaveClass(/cm-folded/);
  // The font size conveys its level only visually.
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  await press();
  await expect(page.getByText('under two')).toBeVisible();
});

test("copies a formula's TeX and an image's URL", { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'text\n\nA $x^2$ b\n\n![Cap](figure.png)\n');
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.locator('.cm-math .katex-html').click({ button: 'right' });
  await choose(page, 'Copy TeX');
  await expect.poll(copied).toBe('x^2');
  await page.locator('.cm-picture img').click({ button: 'right' });
  await choose(page, 'Copy address');
  await expect.poll(copied).toBe('figure.png');
});

test('an upload shows its progress where the image will be', async ({ page }) => {
  await open(page, 'before after');
  await select(page, 'before'.length);
  await page.evaluate(() => {
    window.bench.uploadShare = 0.374;
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'pic.png', { type: 'image/png' }));
    window.bench.view!.contentDOM.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.locator('.cm-upload')).toHaveText('Uploading pic.png… 37%');
  await remote(page, 0, 'Others. ');
  await page.evaluate(() => window.bench.finishUploads());
  await expect.poll(() => read(page)).toBe('Others. before![](pic.png) after');
  await expect(page.locator('.cm-upload')).toHaveCount(0);
});

test('everything rendered is reachable by Tab after Ctrl-M', { tag: '@full' }, async ({ page }) => {
  await open(page, '---\ntitle: Paper\nbibliography: paper.bib\n---\n\n- [ ] task one\n\n![Cap](figure.png)\n');
  await expect(page.locator('.cm-caption')).toHaveText('Cap');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit title and authors' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'paper.bib' })).toBeFocused();
  await page.keyboard.press('Tab');
  const box = page.getByRole('checkbox', { name: 'task one' });
  await expect(box).toBeFocused();
  for (const [state, mark] of [
    [true, '[x]'],
    [false, '[ ]'],
  ] as const) {
    await page.keyboard.press('Space');
    expect(await read(page)).toContain(`- ${mark} task one`);
    await expect(box).toBeChecked({ checked: state });
    await expect(box).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Caption' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('tion');
  await page.keyboard.press('Enter');
  expect(await read(page)).toContain('![Caption](figure.png "Caption")');
  await expect(page.locator('.cm-content')).toBeFocused();
});

test('in a text far longer than the window, its end affects its beginning', { tag: '@full' }, async ({ page }) => {
  const filler = Array.from(
    { length: 900 },
    (_unused, i) => `## Section ${i}\n\n${'Many words stand here. '.repeat(16)}`,
  );
  const last = '# Last\n\n[r]: https://example.org/far\n\n[^1]: A note far away.';
  await open(page, `Start with [a link][r] and a note[^1].\n\n${filler.join('\n\n')}\n\n${last}`);
  await expect(page.locator('.cm-link', { hasText: 'a link' })).toHaveText('a link');
  await page.locator('.cm-fn-ref').hover();
  await expect(page.locator('.cm-note-tip')).toContainText('A note far away.');
  const lastItem = (): Promise<string | undefined> =>
    page.evaluate(
      () => (window.bench.told['outline'] as { items: { text: string }[] } | undefined)?.items.at(-1)?.text,
    );
  await expect.poll(lastItem).toBe('Last');
  await page.keyboard.press('Control+Alt+f');
  await expect.poll(() => read(page)).toContain('[^2]: A note far away.');
  await page.keyboard.type('New.');
  // An updated outline is complete.
  const told = (): Promise<unknown> =>
    page.evaluate(() => {
      const { items } = window.bench.told['outline'] as { items: { from: number }[] };
      const { doc } = window.bench.view!.state;
      return [items.length, items.at(-1)?.from === doc.toString().indexOf('# Last')];
    });
  await expect.poll(told).toEqual([901, true]);
});

test(
  'only the part of an endless line near the viewport is drawn, from the start',
  { tag: '@full' },
  async ({ page }) => {
    await page.evaluate(() => {
      const drawn = { characters: 0 };
      Object.assign(window, { drawn });
      Node.prototype.insertBefore = new Proxy(Reflect.get(Node.prototype, 'insertBefore'), {
        apply(insert, parent, [node, before]: [Node, Node | null]) {
          if (node instanceof Text) drawn.characters += node.length;
          return Reflect.apply(insert, parent, [node, before]);
        },
      });
    });
    const text = 'Words and *more* of them. '.repeat(8000);
    await open(page, text);
    // The rendering is measured in the next frame, and redrawn if the estimate was wrong.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const drawn = await page.evaluate(() => (window as unknown as { drawn: { characters: number } }).drawn.characters);
    expect(drawn).toBeGreaterThan(1000);
    expect(drawn).toBeLessThan(60_000);
    await page.keyboard.type('First. ');
    expect(await read(page)).toBe(`First. ${text}`);
  },
);

test('an image is chosen, stored beside the text and rendered with its caption selected', async ({ page }) => {
  await open(page, 'Some text.\n\nMore text.');
  await select(page, 10);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+Alt+i');
  await (
    await chooser
  ).setFiles([
    { name: 'growth_curve 1.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
  ]);
  await expect
    .poll(() => read(page))
    .toBe('Some text.\n\n![growth curve 1](growth_curve%201.png)\n\n![plan](plan.pdf)\n\nMore text.');
  // The first of several files is selected at once; typing sets its caption.
  expect(await page.evaluate(() => window.bench.uploads)).toEqual(expect.arrayContaining(['plan.pdf']));
  await open(page, 'Some text.');
  await select(page, 10);
  const again = page.waitForEvent('filechooser');
  await page.evaluate(() => void window.bench.handle!.run('image'));
  await (await again).setFiles([{ name: 'one.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
  await expect.poll(() => readSelection(page)).toBe('one');
  await page.keyboard.type('The caption');
  expect(await read(page)).toBe('Some text.\n\n![The caption](one.png)');
});

test('a menu opened with the mouse has no focus ring until a key is pressed', async ({ page }) => {
  await open(page, 'Words to be clicked.');
  const first = menu(page).getByRole('menuitem').first();
  const readRing = (): Promise<string> => first.evaluate((entry) => getComputedStyle(entry).outlineStyle);
  await page.getByText('Words to be clicked.').click({ button: 'right' });
  await expect(first).toBeFocused();
  expect(await readRing()).toBe('none');
  // The arrow key moves to the first entry, as in the system's menus.
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  expect(await readRing()).toBe('solid');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F10');
  await expect(first).toBeFocused();
  expect(await readRing()).toBe('solid');
});
