import { AxeBuilder } from '@axe-core/playwright';
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

test('a PDF is shown beside its text, reports when the text has changed, and is made again', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const ada = await createAccount(server, 'Ada');
  const home = await uploadPaper(ada);
  await exportFile(ada, home, 'paper.md', 'PDF');
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${home}/paper.md`, {
    viewport: { width: 1440, height: 900 },
  });
  await waitForEditor(page);

  // By keyboard: open, widen, close, open.
  await page.locator('.cm-content').first().focus();
  await page.keyboard.press('Control+Alt+e');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Up to date')).toBeVisible();
  await expect(result.getByRole('heading')).toHaveAttribute('title', /^paper\.pdf, from version 0$/);
  await expect(result.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  const border = page.getByRole('separator', { name: 'Width of the result' });
  const before = (await result.boundingBox())?.width ?? 0;
  await border.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuenow', '55');
  expect((await result.boundingBox())?.width ?? 0).toBeGreaterThan(before + 20);
  await page.keyboard.press('Control+Alt+e');
  await expect(result).toBeHidden();
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await page.keyboard.press('Control+Alt+e');
  await expect(border).toHaveAttribute('aria-valuenow', '55');

  await placeCaret(page, 'The target audience is anyone');
  await page.keyboard.type(' whoever');
  await expect(result.getByText('Out of date')).toBeVisible();
  await waitForSaved(page);
  // The server agrees once it has the text: the state survives a reload.
  await page.reload();
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Show the result beside the text' }).click();
  await expect(result.getByText('Out of date')).toBeVisible();
  await result.getByRole('button', { name: 'Update' }).click();
  await expect(result.getByText('Up to date')).toBeVisible({ timeout: 60_000 });
  await expect(result.getByRole('heading')).not.toHaveAttribute('title', /from version 0$/);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a page is shown beside its text, on a phone over it, and a failure says why', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const ben = await createAccount(server, 'Ben');
  const home = await findWorkspace(ben);
  await ben.client.upload(home, '', [{ name: 'note.md', content: '# A heading\n\nSome words of the note.\n' }]);
  await exportFile(ben, home, 'note.md', 'HTML');
  const { page, context } = await openAs(browser, ben, `/workspace/${home}/note.md?view=export`, {
    viewport: { width: 360, height: 740 },
  });
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Show beside the text: note.html' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.frameLocator('iframe').getByText('Some words of the note.')).toBeVisible();
  const box = await result.boundingBox();
  expect(box?.width).toBe(360);
  await result.getByRole('button', { name: 'Hide the result' }).click();
  await placeCaret(page, '# A heading', 'before');
  await page.keyboard.type('---\ntitle: [a\n---\n\n');
  await waitForSaved(page);
  await page.getByRole('button', { name: 'Show the side panel' }).click();
  await page.getByRole('button', { name: 'Show beside the text: note.html' }).click();
  await result.getByRole('button', { name: 'Update' }).click();
  await expect(result.getByText('front matter is not valid YAML')).toBeVisible({ timeout: 60_000 });
  await expect(result.frameLocator('iframe').getByText('Some words of the note.')).toBeVisible();
  await context.close();
});

test('the head of the result is one row at each width, warnings and all', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const cara = await createAccount(server, 'Cara');
  const home = await findWorkspace(cara);
  const name = 'a paper with a long name.md';
  await cara.client.upload(home, '', [{ name, content: '# A heading\n\n![One](missing.png)\n\n![Two](gone.png)\n' }]);
  await exportFile(cara, home, name, 'PDF');
  // The last one changes the text.
  for (const width of [1100, 768, 360, 1440]) {
    const { page, context } = await openAs(browser, cara, `/workspace/${home}/${encodeURIComponent(name)}`, {
      viewport: { width, height: 800 },
    });
    await waitForEditor(page);
    await page.locator('.cm-content').first().focus();
    await page.keyboard.press('Control+Alt+e');
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByText('Up to date')).toBeAttached();
    await expect(result.getByRole('button', { name: '2 warnings about' })).toBeVisible();
    const bar = result.locator('header');
    const expectOneRow = async (): Promise<void> => {
      expect((await bar.boundingBox())?.height, `${width}`).toBeLessThan(48);
      const cut = await bar.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, `${width}`).toBeLessThanOrEqual(0);
    };
    await expectOneRow();
    if (width === 1440) {
      await placeCaret(page, '# A heading');
      await page.keyboard.type(' more');
      await expect(result.getByText('Out of date')).toBeAttached();
      await expectOneRow();
    }
    await context.close();
  }
});
