import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test, withholdFirstAnswers } from './_support/journey.ts';

test('a missing chunk, a wrong first message, an empty text, and the save key', async ({ browser, server }) => {
  const account = await createAccount(server, 'Wanda');
  const uuid = await findWorkspace(account);
  const uploaded = await account.client.upload(uuid, '', [{ name: 'text.md', content: '' }]);
  expect(uploaded.status).toBe(200);
  // The service worker would serve the chunk from its cache.
  const { page } = await openAs(browser, account, '/', { serviceWorkers: 'block' });
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });

  // A screen whose chunk is missing says so, and works after a reload.
  const chunk = /\/assets\/document-screen-[^/]+\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL(`/workspace/${uuid}/text.md`, server.url).href);
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(notice).toContainText('This page could not be shown. What you have saved is safe.');
  await expect(notice.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await page.unroute(chunk);

  // A connection that starts with anything but the document is dropped; the next one opens the text.
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

  // An empty document says so; the save key does nothing, wherever the focus is.
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

test(
  'a server that cannot open the document gives the reason, and is retried',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Walter');
    const uuid = await findWorkspace(account);
    await account.client.upload(uuid, '', [{ name: 'text.md', content: 'Here it is.' }]);
    const { page, context } = await openAs(browser, account, '/', { serviceWorkers: 'block' });
    await withholdFirstAnswers(page);
    let asked = 0;
    await page.route('**/api/request-ws-ticket', async (route) => {
      asked += 1;
      await route.fulfill({ status: 500, json: { error: 'internal', message: 'The disk is on fire.' } });
    });
    await page.goto(new URL(`/workspace/${uuid}/text.md`, server.url).href);
    const notice = page.getByRole('alert').filter({ hasText: 'Could not open the document: The disk is on fire.' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('Not opened yet. Trying again…')).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(2);
    await expect(page.getByText('Offline.')).toHaveCount(0);

    const before = asked;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute('**/api/request-ws-ticket');
    await waitForEditor(page);
    expect(await readEditor(page)).toBe('Here it is.');
    await expect(notice).toHaveCount(0);
    await context.close();
  },
);

test('a device with unresponsive storage does not keep the user from the text', async ({ browser, server }) => {
  const account = await createAccount(server, 'Wilma');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'text.md', content: 'As the server has it.' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/text.md`);
  await waitForEditor(page);
  // Another page holds the database, like one that WebKit froze during a write.
  const holder = await context.newPage();
  await holder.goto(`${server.url}/favicon.svg`);
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('scriptorium-texts').onsuccess = ({ target }) => {
          const store = (target as IDBOpenDBRequest).result.transaction('peers', 'readwrite').objectStore('peers');
          const hold = (): void => void (store.count().onsuccess = hold);
          hold();
          resolve();
        };
      }),
  );
  await page.reload();
  await expect(page.getByText('This device’s storage did not respond in time.')).toBeVisible({
    timeout: 20_000,
  });
  await waitForEditor(page);
  expect(await readEditor(page)).toBe('As the server has it.');
  await holder.close();
  await context.close();
});
