import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, read, readSelection, test } from './_support/editor-page.ts';

test('find and replace: matches are counted and walked, options narrow them, one or all are replaced', async ({
  page,
}) => {
  await open(page, 'The warp warps what is warped, and the Warp of warp.\n');
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: 'Find' });
  await expect(field).toBeFocused();
  await page.keyboard.type('warp');
  const count = page.locator('.cm-search').getByRole('status');
  // Typing finds the first match after the caret; the field keeps the focus.
  await expect(count).toHaveText('1 of 5');
  // A prefix of the word may have been counted before.
  await expect.poll(() => readSelection(page)).toBe('warp');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('2 of 5');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText('5 of 5');
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(count).toHaveText('1 of 5');

  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  await toggle('Match case').click();
  await expect(count).toHaveText('1 of 4');
  await toggle('Whole words').click();
  await expect(count).toHaveText('1 of 2');
  await expect(toggle('Whole words')).toHaveAttribute('aria-pressed', 'true');
  await toggle('Regular expression').click();
  await field.fill('(');
  await expect(count).toHaveText('Not a valid pattern');
  await field.fill('war(p)');

  const replace = page.getByRole('textbox', { name: 'Replace' });
  await expect(replace).toBeHidden();
  await page.getByRole('button', { name: 'Replace as well' }).click();
  await expect(replace).toBeVisible();
  await page.getByRole('button', { name: 'Replace as well' }).click();
  await expect(replace).toBeHidden();
  await field.press('Control+h');
  await replace.fill('ben$1');
  // Replaces the selected match, and selects the next one.
  await replace.press('Enter');
  expect(await read(page)).toBe('The benp warps what is warped, and the Warp of warp.\n');
  await page.getByRole('button', { name: 'Replace all' }).click();
  expect(await read(page)).toBe('The benp warps what is warped, and the Warp of benp.\n');
  await expect(count).toHaveText('No results');
  const { violations } = await new AxeBuilder({ page }).include('.cm-search').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.locator('.cm-content')).toBeFocused();
});

test('matches are highlighted in the title, in captions and in tables, too', async ({ page }) => {
  await open(
    page,
    `---\ntitle: 'Warps: one-dimensional warping'\n---\n\nOne warp.\n\n![A warp.](figure.png)\n\n| Warp | Two |\n|------|-----|\n| a | b |\n\nA one-dimensional word.\n`,
  );
  const listLit = (): Promise<string[]> =>
    page.evaluate(() => [...(CSS.highlights.get('cm-found') ?? [])].map(String).toSorted());
  await expect(page.getByRole('table')).toBeVisible();
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('warp');
  await expect.poll(listLit).toEqual(['Warp', 'Warp', 'warp', 'warp']);
  // A no-wrap word is an element of its own. The current match must be in the text: selected in the title, it would
  // open the title's source.
  await page.getByRole('textbox', { name: 'Find' }).fill('one-dimensional w');
  await expect.poll(() => readSelection(page)).toBe('one-dimensional w');
  await expect.poll(listLit).toEqual(['one-dimensional w']);
  await page.keyboard.press('Escape');
  await expect.poll(listLit).toEqual([]);
});
