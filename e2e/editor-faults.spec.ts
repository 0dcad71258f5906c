import type { Browser } from '@playwright/test';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** A text of an account of its own, and where it opens; the page is on the dashboard still. */
async function prepare(
  browser: Browser,
  server: RunningServer,
  name: string,
  text: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const account = await createAccount(server, name);
  const uuid = await findWorkspace(account);
  const uploaded = await account.client.upload(uuid, '', [
    { name: 'text.md', content: new TextEncoder().encode(text) },
  ]);
  expect(uploaded.status).toBe(200);
  return {
    ...(await openAs(browser, account, '/', options)),
    path: new URL(`/workspace/${uuid}/text.md`, server.url).href,
  };
}

test('a connection that begins otherwise than it must is said to be wrong; the next one opens the text', async ({
  browser,
  server,
}) => {
  const { page, path } = await prepare(browser, server, 'Wanda', 'What the server has.');
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') told.push(message.text());
  });
  let asked = 0;
  await page.routeWebSocket(/\/documents\?/, (route) => {
    asked += 1;
    if (asked === 1) route.send(JSON.stringify({ type: 'acknowledge', version: 0 }));
    else route.connectToServer();
  });
  await page.goto(path);
  await waitForEditor(page);
  expect(await readEditor(page)).toBe('What the server has.');
  expect(told).toContain('Something went wrong');
  expect(asked).toBe(2);
});

test('a screen whose program is gone says so, and comes back when it is loaded again', async ({ browser, server }) => {
  const { page, path } = await prepare(browser, server, 'Gudrun', 'Here it is.', {
    // It would bring the program from what it keeps.
    serviceWorkers: 'block',
  });
  const chunk = /\/assets\/document-screen-[^/]+\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(notice).toContainText('This page could not be shown. What you have saved is safe.');
  await expect(notice.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await page.unroute(chunk);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await waitForEditor(page);
  expect(await readEditor(page)).toBe('Here it is.');
});

test('an empty document says so; the key to save does nothing, wherever on the screen the focus is', async ({
  browser,
  server,
}) => {
  const { page, path } = await prepare(browser, server, 'Emil', '');
  await page.goto(path);
  await waitForEditor(page);
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
