import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, findWorkspace, type Account } from '../tests/_support/accounts.ts';
import { ROOT } from '../tests/_support/start-server.ts';
import { placeCaret, waitForEditor, waitForSaved } from './_support/editor.ts';
import { exportFile } from './_support/export.ts';
import { expect, openAs, test } from './_support/journey.ts';

async function uploadPaper(account: Account): Promise<string> {
  const home = await findWorkspace(account);
  const folder = join(ROOT, 'examples/mwarp1d');
  const files = readdirSync(folder).map((name) => ({
    name,
    content: new Uint8Array(readFileSync(join(folder, name))),
  }));
  expect((await account.client.upload(home, '', files)).status).toBe(200);
  return home;
}

test(
  'a PDF beside its text updates itself, keeps its position, and each leads to the other',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(240_000);
    const ada = await createAccount(server, 'Ada');
    const home = await uploadPaper(ada);
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${home}/paper.md`, {
      viewport: { width: 1440, height: 900 },
    });
    await waitForEditor(page);
    const tree = page.getByRole('tree');
    await expect(tree).toBeVisible();

    // By keyboard: open, widen, close, open.
    await page.locator('.cm-content').first().focus();
    await page.keyboard.press('Control+Alt+e');
    const pdf = page.getByRole('region', { name: 'PDF' });
    await expect(pdf.getByText('Up to date')).toBeVisible({ timeout: 60_000 });
    await expect(pdf.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
    await expect(tree).toBeHidden();
    const border = page.getByRole('separator', { name: 'Width of the result' });
    const before = (await pdf.boundingBox())?.width ?? 0;
    await border.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(border).toHaveAttribute('aria-valuenow', '55');
    expect((await pdf.boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);
    await page.keyboard.press('Control+Alt+e');
    await expect(pdf).toBeHidden();
    await expect(tree).toBeVisible();
    await expect(page.locator('.cm-content').first()).toBeFocused();
    await page.keyboard.press('Control+Alt+e');
    await expect(border).toHaveAttribute('aria-valuenow', '55');
    await expect(pdf.getByText('Up to date')).toBeVisible({ timeout: 60_000 });

    // From the PDF to the text: the last page starts with the heading of the figures.
    const pages = pdf.getByRole('document');
    await pages.focus();
    await page.keyboard.press('End');
    await expect(pages).toHaveAttribute('aria-label', /^Page 3 of 3$|^Page (\d) of \1$/u);
    const top = await pages.evaluate((element) => element.scrollTop);
    await placeCaret(page, 'The target audience is anyone');
    await page.keyboard.type(' whoever');
    await expect(pdf.getByText(/Out of date|Updating/)).toBeVisible();
    await expect(pdf.getByText('Up to date')).toBeVisible({ timeout: 60_000 });
    expect(Math.abs((await pages.evaluate((element) => element.scrollTop)) - top)).toBeLessThan(60);
    await pages.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => pages.evaluate((element) => element.scrollTop)).toBe(0);
    await pdf.getByRole('button', { name: 'Next page' }).click();
    await expect(pages).toHaveAttribute('aria-label', /^Page 2 of/);
    await pdf.getByRole('button', { name: 'Previous page' }).click();
    await expect.poll(() => pages.evaluate((element) => element.scrollTop)).toBe(0);
    // The sheet itself, because its canvas is replaced on every redraw.
    const box = await pages.locator('> div').first().boundingBox();
    if (box === null) throw new Error('no page');
    // A4: the abstract's second paragraph is 370 points below the top of the page.
    const scale = box.width / 595.28;
    await page.mouse.click(box.x + 200 * scale, box.y + 370 * scale);
    await expect(page.locator('.cm-content').first()).toBeFocused();
    expect(await readCaretLine(page)).toMatch(/^Warping 1D data has been shown/);

    // And back.
    await placeCaret(page, 'Example 1D warp', 'before');
    await page.keyboard.press('Control+Alt+j');
    await expect(pages).toHaveAttribute('aria-label', /^Page 2 of/);

    // An error is shown in place; the last good PDF stays.
    await placeCaret(page, 'title:');
    await page.keyboard.type(' [');
    await expect(pdf.getByText('front matter is not valid YAML').first()).toBeVisible({ timeout: 60_000 });
    await expect(pdf.locator('canvas').first()).toBeVisible();
    await expect(pdf.getByText('Showing the last PDF that could be created.')).toBeVisible();
    await pdf.getByRole('button', { name: 'Go to line 2' }).click();
    await expect(page.locator('.cm-content').first()).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await placeCaret(page, 'title: [');
    await page.keyboard.press('Backspace');
    await expect(pdf.getByText('Up to date')).toBeVisible({ timeout: 60_000 });

    // This creates neither files nor exports.
    const { body } = await ada.client.post('/api/export/list-jobs');
    expect(body).toEqual({ jobs: [] });
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'on a phone the PDF has one head, with a menu, and is fitted to the width of its text',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(180_000);
    const pia = await createAccount(server, 'Pia');
    const home = await findWorkspace(pia);
    const content = `# A heading\n\n${'Some words of the note. '.repeat(60)}\n`;
    await pia.client.upload(home, '', [{ name: 'note.md', content }]);
    const { page, context, problems } = await openAs(browser, pia, `/workspace/${home}/note.md`, {
      viewport: { width: 360, height: 740 },
    });
    await waitForEditor(page);
    await page.locator('.cm-content').first().focus();
    await page.keyboard.press('Control+Alt+e');
    const pdf = page.getByRole('region', { name: 'PDF' });
    await expect(pdf.getByText('Up to date')).toBeVisible({ timeout: 60_000 });
    await expect(pdf.getByRole('heading', { name: 'note.pdf' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the folder' })).toBeHidden();
    expect((await pdf.boundingBox())?.y).toBe(0);
    const paper = pdf.getByRole('document');
    const hiddenMargin = (): Promise<number> => paper.evaluate((element) => element.scrollLeft);
    await expect.poll(hiddenMargin).toBeGreaterThan(20);
    await pdf.getByRole('button', { name: 'More of the PDF' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download note.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('note.pdf');
    await pdf.getByRole('button', { name: 'Hide the PDF' }).click();
    await expect(pdf).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to the folder' })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);

/** The text of the line with the caret, from the caret on. */
async function readCaretLine(page: Page): Promise<string> {
  return page.evaluate(() => {
    const selection = getSelection();
    const line = selection?.anchorNode?.parentElement?.closest('.cm-line');
    return line?.textContent ?? '';
  });
}

test('a page is shown beside its text, or over it on a phone, and a failure says why', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const ben = await createAccount(server, 'Ben');
  const home = await findWorkspace(ben);
  await ben.client.upload(home, '', [{ name: 'note.md', content: '# A heading\n\nSome words of the note.\n' }]);
  await exportFile(ben, home, 'note.md', 'HTML');
  const { page, context } = await openAs(browser, ben, `/workspace/${home}/note.md?view=export`, {
    viewport: { width: 360, height: 740 },
  });
  await waitForEditor(page);
  await page.getByRole('button', { name: 'View note.html' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.frameLocator('iframe').getByText('Some words of the note.')).toBeVisible();
  const box = await result.boundingBox();
  expect(box?.width).toBe(360);
  // Its head takes the place of the text's bar.
  await expect(page.getByRole('link', { name: 'Back to the folder' })).toBeHidden();
  expect(box?.y).toBe(0);
  await result.getByRole('button', { name: 'Hide the result' }).click();
  await placeCaret(page, '# A heading', 'before');
  await page.keyboard.type('---\ntitle: [a\n---\n\n');
  await waitForSaved(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await page.getByRole('button', { name: 'View note.html' }).click();
  await result.getByRole('button', { name: 'Update' }).click();
  await expect(result.getByText('front matter is not valid YAML')).toBeVisible({ timeout: 60_000 });
  await expect(result.frameLocator('iframe').getByText('Some words of the note.')).toBeVisible();
  await result.getByRole('button', { name: 'Hide the result' }).click();

  // A single bar, with formatting within reach of the thumbs: the text gets the rest of the screen.
  await expect(page.getByRole('banner')).toBeHidden();
  const text = await page.locator('.cm-scroller').boundingBox();
  expect(text?.y).toBeLessThanOrEqual(56);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeGreaterThanOrEqual(740 - 52);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Source' }).click();
  await expect(page.getByText('title: [a')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the folder' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'note.md' })).toBeVisible();
  await context.close();
});

test(
  'the head of the result is a single row at each width, including warnings',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(180_000);
    const cara = await createAccount(server, 'Cara');
    const home = await findWorkspace(cara);
    const name = 'a paper with a long name.md';
    await cara.client.upload(home, '', [{ name, content: '# A heading\n\n![One](missing.png)\n\n![Two](gone.png)\n' }]);
    await exportFile(cara, home, name, 'PDF');
    // Ordered so that the last one may change the text.
    for (const width of [1100, 768, 360, 1440]) {
      const { page, context } = await openAs(
        browser,
        cara,
        `/workspace/${home}/${encodeURIComponent(name)}?view=export`,
        {
          viewport: { width, height: 800 },
        },
      );
      await waitForEditor(page);
      await page.getByRole('button', { name: /^View / }).click();
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result.getByText('Up to date')).toBeAttached();
      await expect(result.getByRole('button', { name: '2 warnings about' })).toBeVisible();
      const bar = result.locator('header');
      // The bar folds once its width is measured.
      const expectOneRow = (): Promise<void> =>
        expect(async () => {
          // On a phone it takes the place of the text's bar.
          expect((await bar.boundingBox())?.height, `${width}`).toBeLessThan(width < 768 ? 56 : 48);
          const cut = await bar.evaluate((element) => element.scrollWidth - element.clientWidth);
          expect(cut, `${width}`).toBeLessThanOrEqual(0);
        }).toPass({ timeout: 15_000 });
      await expectOneRow();
      if (width === 1440) {
        await placeCaret(page, '# A heading');
        await page.keyboard.type(' more');
        await expect(result.getByText('Out of date')).toBeAttached();
        await expectOneRow();
        await waitForSaved(page);
        await result.getByRole('button', { name: 'Update' }).click();
        await expect(result.getByText('Up to date')).toBeVisible({ timeout: 60_000 });
      }
      await context.close();
    }
  },
);

test('an export in the list says when the text has changed since', async ({ browser, server }) => {
  test.setTimeout(120_000);
  const dora = await createAccount(server, 'Dora');
  const home = await findWorkspace(dora);
  await dora.client.upload(home, '', [{ name: 'paper.md', content: 'First words.\n' }]);
  await exportFile(dora, home, 'paper.md', 'HTML');
  const { page, context } = await openAs(browser, dora, `/workspace/${home}/paper.md?view=export`);
  await waitForEditor(page);
  const row = page.getByRole('listitem').filter({ hasText: 'paper.html' });
  await expect(row.getByText('up to date')).toBeVisible();
  await placeCaret(page, 'First words.');
  await page.keyboard.type(' More.');
  await expect(row.getByText('out of date')).toBeVisible();
  await waitForSaved(page);
  await page.goto(server.url);
  const there = page.getByRole('listitem').filter({ hasText: 'paper.html' });
  await expect(there.getByText('out of date')).toBeVisible();
  await context.close();
});
