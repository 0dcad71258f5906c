import type { Page } from '@playwright/test';
import { expect, open, read, remote, select, test } from './_support/editor-page.ts';

/** The user's device: touch instead of a mouse, small screens, forced colours. */

const picture = (width: number, height: number): string =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`).toString('base64')}`;

test(
  'badge and caption show from 256 by 128 pixels, and quotes in a caption are escaped',
  { tag: '@full' },
  async ({ page }) => {
    for (const [width, height, shown] of [
      [256, 128, true],
      [255, 128, false],
      [256, 127, false],
    ] as const) {
      await open(page, `text\n\n![Words](${picture(width, height)})\n\nend`);
      await expect(page.locator('.cm-size-badge'), `${width} × ${height}`).toHaveText(`${width} × ${height}`);
      await expect(page.locator('.cm-size-badge')).toBeVisible({ visible: shown });
      await expect(page.locator('.cm-caption')).toBeVisible({ visible: shown });
      // The text refers to the figure by its number.
      await expect(page.locator('.cm-caption-number')).toHaveText('Figure 1.');
      await expect(page.locator('.cm-caption-number')).toBeVisible();
    }
    await open(page, 'text\n\n![Words](figure.png)\n\nend');
    await page.locator('.cm-caption').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('So "they" said');
    await page.locator('.cm-line').first().click();
    await expect.poll(() => read(page)).toContain('![So "they" said](figure.png "So \\"they\\" said")');
  },
);

test(
  "the menu key shows a citation's entry and a footnote's text, and Escape hides them",
  { tag: '@full' },
  async ({ page }) => {
    const text = '---\nbibliography: paper.bib\n---\n\nSee [@Qin:2009] and this^[a note].';
    await open(page, text);
    await expect(page.locator('cite')).toBeVisible();
    const choose = async (place: string, label: string): Promise<void> => {
      await select(page, text.indexOf(place));
      await page.keyboard.press('ContextMenu');
      await expect(page.getByRole('menuitem', { name: label })).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await choose('Qin', 'Show entry');
    const entry = page.getByRole('group', { name: 'Citation' });
    await expect(entry).toContainText('Qin');
    await expect(entry.getByRole('textbox', { name: 'Page or section: Qin:2009' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);

    const note = page.locator('.cm-note-tip');
    await choose('note]', 'Show note');
    await expect(note).toContainText('a note');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    expect(await read(page)).toBe(text);
  },
);

test.describe('with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const beforeCaret = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { state } = window.bench.view!;
      return state.sliceDoc(state.selection.main.head - 6, state.selection.main.head);
    });

  test('links, citations and footnotes show what hovering shows; checkboxes toggle, cells and formulas open', async ({
    page,
  }) => {
    const text = [
      '---\nbibliography: paper.bib\n---',
      'Some [words](https://example.org/there) and [@Qin:2009] here^[a note].',
      '- [ ] task',
      '| one | two |\n|---|---|\n| 1 | second |',
      '$$\nx^2\n$$',
      'The end of it.',
    ].join('\n\n');
    await open(page, text);
    await select(page, text.length);
    const tip = page.locator('.cm-note-tip');
    await page.locator('.cm-link').tap();
    // Tapping shows cards at the caret instead of hover cards.
    const link = page.getByRole('group', { name: 'Link' });
    await expect(link).toContainText('https://example.org/there');
    await expect(link.getByRole('button', { name: 'Open' })).toBeVisible();
    await expect(tip).toHaveCount(0);
    await page.locator('cite').tap();
    const card = page.getByRole('group', { name: 'Citation' });
    await expect(card).toContainText('Qin');
    await expect(link).toHaveCount(0);
    await expect(tip).toHaveCount(0);
    await page.getByText('The end of it.').tap();
    await expect(card).toHaveCount(0);
    await expect(tip).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'task' }).tap();
    await expect.poll(() => read(page)).toContain('- [x] task');
    await page.getByRole('cell', { name: 'second' }).tap();
    await expect.poll(() => beforeCaret(page)).toBe('second');
    await page.getByText('The end of it.').tap();
    await expect(page.getByRole('cell', { name: 'second' })).toBeVisible();
    await page.locator('.cm-math-display').tap();
    await expect(page.locator('.cm-math-source').first()).toBeVisible();
  });

  test('the caret stays visible when an on-screen keyboard covers the lower half, and completions can be tapped', async ({
    page,
  }) => {
    const text = `${'A line.\n\n'.repeat(14)}The last.`;
    await open(page, text);
    await select(page, text.length);
    const caretSeen = (): Promise<boolean> =>
      page.evaluate(() => {
        const view = window.bench.view!;
        const caret = view.coordsAtPos(view.state.selection.main.head);
        return caret !== null && caret.bottom <= innerHeight && caret.top >= 0;
      });
    expect(await caretSeen()).toBe(true);
    await page.setViewportSize({ width: 360, height: 360 });
    await expect.poll(caretSeen).toBe(true);
    await page.keyboard.type(' ![](fig');
    await page.locator('.cm-tooltip-autocomplete li', { hasText: 'figure.png' }).tap();
    await expect.poll(() => read(page)).toContain('![](figure.png');
  });
});

test("carets and selections are drawn once: ours replace the library's", { tag: '@full' }, async ({ page }) => {
  await open(page, 'one two');
  await select(page, 3);
  await expect(page.locator('.cm-cursorLayer .cm-cursor')).toHaveCount(1);
  await page.keyboard.press('Shift+Home');
  await expect(page.locator('.cm-selectionLayer')).toHaveCount(1);
  await expect(page.locator('.cm-selectionLayer .cm-selectionBackground')).toHaveCount(1);
  await expect(page.locator('.cm-cursorLayer')).toHaveCount(1);
});

test(
  'carets are at the right position while several people type, and blink when idle',
  { tag: '@full' },
  async ({ page }) => {
    const text = `# Title\n\n${'some *words* that wrap, '.repeat(30)}\n\nend`;
    await open(page, text);
    const offset = (): Promise<number> =>
      page.evaluate(() => {
        const view = window.bench.view!;
        const box = document.querySelector('.cm-cursorLayer .cm-cursor')!.getBoundingClientRect();
        const { left, top, bottom } = view.coordsAtPos(view.state.selection.main.head)!;
        return Math.max(Math.abs(box.left - left), Math.abs(box.top - top), Math.abs(box.bottom - bottom));
      });
    for (const at of [0, 3, text.indexOf('words') + 2, 400, text.length]) {
      await select(page, at);
      await expect.poll(offset, `at ${at}`).toBeLessThan(2);
      await page.keyboard.type('xy');
      await expect.poll(offset, `typed at ${at}`).toBeLessThan(2);
      await remote(page, 0, 'From another.\n\n');
      await expect.poll(offset, `moved by another at ${at}`).toBeLessThan(2);
    }
    const caret = page.locator('.cm-cursorLayer .cm-cursor');
    await expect(caret).toBeHidden();
    await expect(caret).toBeVisible();
  },
);

test('in forced colours, lines replace backgrounds', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'text\n\n==marked== and `code`\n\n```js\nlet x\n```\n\n---\n\nend');
  const style = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('.cm-highlight', 'outline-style')).toBe('dashed');
  expect(await style('.cm-code', 'outline-style')).toBe('solid');
  expect(await style('.cm-code-block', 'border-left-style')).toBe('solid');
  expect(await style('.cm-rule', 'background-image')).toContain('gradient');
});
