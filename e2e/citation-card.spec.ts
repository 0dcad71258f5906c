import type { Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const BIB = `
@article{knuth, author = {Knuth, Donald E.}, title = {Literate Programming}, year = {1984}}
@book{lee, author = {Lee, Ana}, title = {Trees}, year = {2019}, doi = {10.1000/trees}}
`;
const TEXT = '---\nbibliography: refs.bib\n---\n\nWords [see @knuth] and @lee here.\n\nThe end.\n';

/** The rendered text of the line with these words. */
const lineOf = async (page: Page, words: string): Promise<string> =>
  ((await page.locator('.cm-line', { hasText: words }).first().textContent()) ?? '').replaceAll('\u00a0', ' ');

test('a citation stays rendered beside the caret, and its card is reached and left with the keyboard', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Ines');
  const uuid = await findWorkspace(account);
  for (const [name, content] of Object.entries({ 'refs.bib': BIB, 'paper.md': TEXT }))
    await account.client.call(createTextFile, { uuid, parentItem: '', name, content });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  const drawn = 'Words (see Knuth 1984) and Lee (2019) here.';
  await expect.poll(() => lineOf(page, 'Words')).toBe(drawn);

  // A click puts the caret next to the citation and moves nothing.
  const card = page.getByRole('group', { name: 'Citation' });
  await page.locator('cite').first().click();
  await expect(card).toContainText('Literate Programming');
  expect(await lineOf(page, 'Words')).toBe(drawn);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.locator('.cm-content')).toBeFocused();

  // The locator is edited without showing the source.
  await placeCaret(page, 'Words ');
  await expect(card).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  const place = card.getByRole('textbox', { name: 'Page or section: knuth' });
  await expect(place).toBeFocused();
  await page.keyboard.type('p. 7');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-content')).toBeFocused();
  expect(await readEditor(page)).toBe(TEXT);
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.type('p. 99');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeFocused();
  expect(await readEditor(page)).toContain('[see @knuth, p. 99] and');
  await expect.poll(() => lineOf(page, 'Words')).toContain('(see Knuth 1984, 99)');
  await page.keyboard.press('Control+z');
  expect(await readEditor(page)).toBe(TEXT);

  // Works are added to it in the dialog, as one undo step.
  await placeCaret(page, 'and @lee');
  await page.keyboard.press('Control+Shift+C');
  const dialog = page.getByRole('dialog', { name: 'Change citation' });
  await expect(dialog.getByText('Lee 2019')).toBeVisible();
  await page.keyboard.type('literate');
  await expect(dialog.getByRole('option', { name: /Knuth 1984/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await dialog.getByText('In brackets').click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await readEditor(page)).toContain('[see @knuth] and [@lee; @knuth] here');
  await page.keyboard.press('Control+z');
  expect(await readEditor(page)).toBe(TEXT);

  // With several works, one is removed on the card; a single work is deleted like text.
  await placeCaret(page, 'here');
  await page.keyboard.type(' [@knuth, 3; @lee, ch. 4]');
  await placeCaret(page, 'here [@knuth, 3; @lee, ch. 4]');
  await expect(card.getByRole('textbox', { name: 'Page or section: lee' })).toHaveValue('ch. 4');
  await card.getByRole('button', { name: 'Remove Knuth 1984 from the citation' }).click();
  expect(await readEditor(page)).toContain('here [@lee, ch. 4].');
  await expect(card.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Open Lee 2019 in a new tab' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/trees',
  );
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await readEditor(page)).toBe(TEXT);

  // Another arrow key shows the source, as with other marks; Backspace after the citation selects it first.
  await placeCaret(page, 'Words ');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lineOf(page, 'Words')).toContain('[see @knuth]');
  await placeCaret(page, '[see @knuth]');
  await expect.poll(() => lineOf(page, 'Words')).toBe(drawn);
  await page.keyboard.press('Backspace');
  expect(await readEditor(page)).toBe(TEXT);
  await page.keyboard.press('Backspace');
  expect(await readEditor(page)).toContain('Words  and');

  // While being typed, a citation stays source up to its end.
  await placeCaret(page, 'The end');
  await page.keyboard.type(' @knuth');
  await page.keyboard.press('Escape');
  await expect.poll(() => lineOf(page, 'The end')).toBe('The end @knuth.');
  await expect(card).toBeHidden();
  await page.keyboard.type(' says');
  await expect.poll(() => lineOf(page, 'The end')).toBe('The end Knuth (1984) says.');

  // The card disappears when the focus leaves the text.
  await placeCaret(page, 'and @lee');
  await expect(card).toBeVisible();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(card).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the card of several works is low, below its citation', async ({ browser, server }) => {
  const account = await createAccount(server, 'Paula');
  const uuid = await findWorkspace(account);
  const text = `---\nbibliography: refs.bib\n---\n\n${'Some words before it. '.repeat(20)}\n\nCited here [@knuth; @lee].\n\n${'After it. '.repeat(100)}\n`;
  for (const [name, content] of Object.entries({ 'refs.bib': BIB, 'paper.md': text }))
    await account.client.call(createTextFile, { uuid, parentItem: '', name, content });
  const viewport = { width: 360, height: 740 };
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`, { viewport });
  await waitForEditor(page);
  const cite = page.locator('cite').first();
  // In sight, where the card comes to be.
  await expect(cite).toBeInViewport();
  await placeCaret(page, 'Cited here [@knuth; @lee]');
  const card = page.getByRole('group', { name: 'Citation' });
  await expect(card).toContainText('Lee 2019');
  const gap = async (): Promise<number> => {
    const [above, below] = [await cite.boundingBox(), await card.boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(0.4 * viewport.height);
  expect(problems).toEqual([]);
  await context.close();
});
