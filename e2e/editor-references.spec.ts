import type { Page } from '@playwright/test';
import { expect, open, read, readSelection, remote, select, test } from './_support/editor-page.ts';

/** Cross-references, announcements for screen readers, and what can be copied. */

const lineOf = async (page: Page, words: string): Promise<string> =>
  ((await page.locator('.cm-line', { hasText: words }).first().textContent()) ?? '').replace(/\u00a0/g, ' ');

const paper = [
  'end',
  'See @fig:two, [@fig:one; @tbl:t], @eq:e, @sec:m and @fig:gone.',
  '![One](figure.png){#fig:one}',
  '![Two](figure.png){#fig:two}',
  '| see @fig:two |\n|---|\n| 1 |\n\n: Cap {#tbl:t}',
  '$$x\\label{eq:e}$$',
  '# Methods {#sec:m}',
].join('\n\n');

test('references show the numbers of their targets, even while others add some', async ({ page }) => {
  await open(page, paper);
  const drawn = 'See Figure 2, Figure 1, Table 1, Equation 1, Section “Methods” and @fig:gone.';
  await expect.poll(() => lineOf(page, 'See ')).toBe(drawn);
  const unknown = page.locator('.cm-line .cm-cite-unknown');
  await expect(unknown).toHaveText('@fig:gone');
  const reason = 'Nothing in this document has the label “fig:gone”';
  await unknown.hover();
  await expect(page.locator('.cm-note-tip')).toHaveText(reason);
  // Keyboard users get there with F8, and are told the same.
  await page.mouse.move(0, 0);
  await expect(page.locator('.cm-tooltip')).toHaveCount(0);
  // Problems are looked for after a pause.
  await expect(async () => {
    await page.locator('.cm-content').press('F8');
    expect(await readSelection(page)).toBe('@fig:gone');
  }).toPass();
  await expect(page.locator('.cm-diagnostic')).toHaveText(`${reason}. Check it, or add it where it should lead.`);
  await expect(page.getByRole('columnheader')).toHaveText(/see Figure\s2/);
  await expect(page.locator('.cm-math-display .katex-html')).toContainText('(1)');
  await remote(page, paper.indexOf('![One]'), '![New](figure.png)\n\n$$y\\label{eq:n}$$\n\n');
  await expect
    .poll(() => lineOf(page, 'See '))
    .toBe('See Figure 3, Figure 2, Table 1, Equation 2, Section “Methods” and @fig:gone.');
  await expect(page.getByRole('columnheader')).toHaveText(/see Figure\s3/);
  await page.locator('.cm-cite').first().hover();
  await expect(page.locator('.cm-note-tip')).toHaveText(/Figure\s3\. Two/);
  await page
    .locator('.cm-cite')
    .first()
    .click({ modifiers: ['Control'] });
  const caret = (): Promise<string> =>
    page.evaluate(() => {
      const { doc, selection } = window.bench.view!.state;
      return doc.sliceString(selection.main.head, selection.main.head + 6);
    });
  expect(await caret()).toBe('![Two]');
});

test('typing an at sign suggests labels', async ({ page }) => {
  await open(page, `${paper}\n\n`);
  await select(page, paper.length + 2);
  await page.keyboard.type('@fig:t');
  await expect(page.locator('.cm-tooltip-autocomplete li', { hasText: 'fig:two' })).toContainText('Figure 2');
});

test('a figure without a label is suggested, and gets one in the same undo step', async ({ page }) => {
  const text = 'end\n\n![Growth of cells](figure.png)\n\nSee ';
  await open(page, text);
  await select(page, text.length);
  await page.keyboard.type('@figure');
  const option = page.locator('.cm-tooltip-autocomplete li', { hasText: 'fig:growth-cells' });
  await expect(option).toContainText('Figure 1');
  await option.click();
  const written = text.replace('.png)', '.png){#fig:growth-cells}');
  await expect.poll(() => read(page)).toBe(`${written}@fig:growth-cells`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => read(page)).toBe(`${text}@figure`);
});

test('code is copied with its button and through the menu key', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const text = 'text\n\n> ```js\n> let a;\n> let b;\n> ```\n\n    indented\n    code\n\nend';
  await open(page, text);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect.poll(copied).toBe('let a;\nlet b;');
  await expect(page.locator('.cm-content')).toBeFocused();
  await select(page, text.indexOf('indented'));
  await page.keyboard.press('ContextMenu');
  await page.getByRole('menuitem', { name: 'Copy code' }).press('Enter', { timeout: 15_000 });
  await expect.poll(copied).toBe('indented\ncode');
  expect(await read(page)).toBe(text);
});

test('hidden marks have roles for screen readers, and an opening block is announced', async ({ page }) => {
  const text =
    'start\n\nA *b* **c** `d` ~~e~~ ==f== [g](https://e.org) x^h^ y~i~ [[j|k]] l[^1] ^[m n].\n\n$$x$$\n\n[^1]: note\n';
  await open(page, text);
  const heard = [
    ['emphasis', 'b'],
    ['strong', 'c'],
    ['code', 'd'],
    ['deletion', 'e'],
    ['mark', 'f'],
    ['link', 'g'],
    ['superscript', 'h'],
    ['subscript', 'i'],
    ['note', 'm n'],
  ] as const;
  for (const [role, words] of heard)
    await expect(page.locator(`.cm-content [role=${role}]`).first(), role).toHaveText(words);
  await expect(page.locator('.cm-fn-ref, .cm-footnote-label')).toHaveCount(2);
  for (const note of await page.locator('.cm-fn-ref, .cm-footnote-label').all())
    await expect(note).toHaveAttribute('role', 'link');
  // Also where the marks are visible.
  await select(page, text.indexOf('**c') + 3);
  await expect(page.locator('.cm-content [role=strong]')).toHaveText('**c**');
  const said = page.locator('.cm-announced');
  await expect(said).toHaveText('');
  await select(page, text.indexOf('$$x') + 2);
  await expect(said).toHaveText('Formula, as source.');
});

test('a list keeps its first number when an item is moved to its top', { tag: '@full' }, async ({ page }) => {
  const text = '3. a\n4. b\n5. c\n\nend';
  await open(page, text);
  await select(page, text.indexOf('b'));
  await page.keyboard.press('Alt+ArrowUp');
  expect(await read(page)).toBe('3. b\n4. a\n5. c\n\nend');
  await page.keyboard.press('Control+z');
  expect(await read(page)).toBe(text);
});

test(
  'the number of citations found is shown only once the bibliography is loaded',
  { tag: '@full' },
  async ({ page }) => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => void (answer = resolve));
    await page.route('**/files/paper.bib', async (route) => {
      await asked;
      await route.continue();
    });
    await open(page, '---\nbibliography: paper.bib\n---\n\nSee [@Qin:2009] and [@nobody] and @fig:x.\n');
    const told = (): Promise<unknown> =>
      page.evaluate(() => (window.bench.told['outline'] as { citations: unknown } | undefined)?.citations);
    await expect.poll(told).toEqual({ cited: 2, found: null, files: [] });
    answer();
    await expect.poll(told).toEqual({ cited: 2, found: 1, files: ['paper.bib'] });
  },
);
