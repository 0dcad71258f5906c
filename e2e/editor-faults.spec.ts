import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a program that is gone, a connection that begins wrongly, a text without words, a key that saves nothing', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Wanda');
  const uuid = await findWorkspace(account);
  const uploaded = await account.client.upload(uuid, '', [{ name: 'text.md', content: '' }]);
  expect(uploaded.status).toBe(200);
  // The service worker would bring the program from what it keeps.
  const { page } = await openAs(browser, account, '/', { serviceWorkers: 'block' });
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });

  // A screen whose program is gone says so, and comes back when it is loaded again.
  const chunk = /\/assets\/document-screen-[^/]+\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL(`/workspace/${uuid}/text.md`, server.url).href);
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(notice).toContainText('This page could not be shown. What you have saved is safe.');
  await expect(notice.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await page.unroute(chunk);

  // A connection that begins with anything else than the document is given up; the next one opens the text.
  let asked = 0;
  await page.routeWebSocket(/\/documents\?/, (route) => {
    asked += 1;
    if (asked === 1) route.send(JSON.stringify({ type: 'acknowledge', version: 0 }));
    else route.connectToServer();
  });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await waitForEditor(page);
  expect(told).toContain('Something went wrong');
  expect(asked).toBe(2);

  // An empty document says so; the key to save does nothing, wherever on the screen the focus is.
  await expect(page.locator('.cm-placeholder')).toHaveText('Empty document…');
  expect(await page.locator('.cm-content').evaluate((element) => getComputedStyle(element).minHeight)).toBe('150px');
  await page.evaluate(() => {
    addEventListener('keydown', (event) =>
      document.body.setAttribute('data-swallowed', String(event.defaultPrevented)),
    );
  });
  for (const place of [page.locator('.cm-content'), page.getByRole('button', { name: 'Bold' })]) {
    await place.focus();
    await page.evaluate(() => document.body.removeAttribute('data-swallowed'));
    await page.keyboard.press('Control+s');
    await expect(page.locator('body')).toHaveAttribute('data-swallowed', 'true');
  }
  expect(await readEditor(page)).toBe('');
});
