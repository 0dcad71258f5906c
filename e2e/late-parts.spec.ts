import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/* What a text is opened without: what is asked of it before it has come is neither lost nor put into the text. */

test('what is pasted, written and searched before the rest of the editor has come is there once it has', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const group = await createGroup('Late', ada);
  await ada.client.upload(group, '', [{ name: 'text.md', content: 'First words.\n\nLast words.\n' }]);
  const { page, context, problems } = await openAs(browser, ada, '/');
  let release = (): void => undefined;
  const hold = async (): Promise<void> => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute(/\/assets\/(?:late|cards)-/u);
    await page.route(/\/assets\/(?:late|cards)-/u, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${server.url}/workspace/${group}/text.md`);
    await waitForEditor(page);
  };

  await hold();
  await placeCaret(page, 'First words.');
  await page.locator('.cm-content').evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>some <strong>bold</strong> ones</p>');
    clipboardData.setData('text/plain', 'some bold ones');
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.type(' typed since');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Last');
  expect(await readEditor(page)).toBe('First words. typed since\n\nLast words.\n');
  release();
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toHaveValue('Last');
  await expect.poll(() => readEditor(page)).toBe('First words.some **bold** ones typed since\n\nLast words.\n');

  await hold();
  await placeCaret(page, 'Last words.');
  await page.keyboard.press('Control+Shift+M');
  await page.keyboard.type('A remark');
  release();
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('A remark');

  await hold();
  await page.locator('.cm-line', { hasText: 'First words.' }).click({ button: 'right' });
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
