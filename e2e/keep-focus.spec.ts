import type { Page } from '@playwright/test';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { chooseByKeyboard, expect, openAs, test } from './_support/journey.ts';

const TEXT = '# Kelp\n\nIt grows.\n';
const WORKS = '@book{kelp, title = {Kelp}, year = {1843}}\n\n@book{wrack, title = {Wrack}, year = {1844}}\n';

/** The focused element, as a screen reader names it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'nothing';
    if (at.classList.contains('cm-content')) return 'the text';
    return `${at.getAttribute('role') ?? at.localName}: ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
  });

test('by keyboard alone: neither closing something nor a new screen moves the focus to the top of the page', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const group = await createGroup('Paper', ada);
  await ada.client.upload(group, '', [
    { name: 'kelp.md', content: new TextEncoder().encode(TEXT) },
    { name: 'works.bib', content: new TextEncoder().encode(WORKS) },
  ]);
  const { page, context } = await openAs(browser, ada, '/');
  const expectFocus = (name: string | RegExp) => expect.poll(() => focused(page)).toMatch(name);

  // To the folder; a row's menu, and a dialog opened from it, return the focus to the row.
  const link = page.getByRole('link', { name: /Paper/ }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /kelp\.md/ })).toBeVisible();
  await expectFocus(/^h1: Paper/);
  const row = page.getByRole('row', { name: /kelp\.md/ });
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectFocus(/^tr: kelp/);
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  await expectFocus('input: Add people by name or e-mail');
  await page.keyboard.press('Escape');
  await expectFocus(/^tr: kelp/);

  // A text opened by keyboard has the focus, also after the switcher and the list of shortcuts.
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  await expectFocus('the text');
  await page.keyboard.press('Control+P');
  await expect(page.getByRole('combobox', { name: /Search/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectFocus('the text');
  // F6 moves on to the panel beside it, and back.
  await page.keyboard.press('F6');
  await expectFocus('tab: Outline');
  await page.keyboard.press('Shift+F6');
  await expectFocus('the text');
  // The target chosen in the switcher has the focus, not the button that had it before.
  await page.getByRole('button', { name: /^Notifications/ }).focus();
  await page.keyboard.press('Control+P');
  await page.keyboard.type('works.bib');
  await expect(page.getByRole('option', { name: /works\.bib/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/works\.bib$/);
  await expectFocus('the text');
  await page.goBack();
  await expect(page).toHaveURL(/kelp\.md$/);
  await waitForEditor(page);
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocus('the text');
  await page.keyboard.press('Control+P');
  await page.keyboard.press('Escape');
  await expectFocus('the text');

  // Into a reference and back to its row.
  await page.goto(`${server.url}/references/${group}`);
  const list = page.getByRole('grid');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectFocus(/^h2: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();

  await context.close();
});

test('after logging in, the focus is on the heading of the screen', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.close();
});
