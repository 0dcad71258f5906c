import { createAccount } from '../tests/_support/accounts.ts';
import { startServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a document opened before opens again without a network and can be edited', async ({ browser }) => {
  // One of its own: it goes away, which also stops what the service worker asks for.
  await using server = await startServer();
  const account = await createAccount(server, 'Traveller');
  const { client } = account;
  const listed = (await client.post('/api/workspace/list', {})).body as { workspaces: { uuid: string }[] };
  const uuid = listed.workspaces[0]?.uuid ?? '';
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}`);
  await page.getByRole('button', { name: 'New file' }).last().click();
  await page.getByPlaceholder('new-file.md').fill('notes');
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('Before the train. ');
  await waitForSaved(page);
  // An ordinary visit: this one passes by the worker.
  await page.reload();
  await waitForEditor(page);
  await waitForSaved(page);

  await server.stop();
  await page.reload();
  await waitForEditor(page);
  expect(await readEditor(page)).toContain('Before the train.');
  await placeCaret(page, 'Before the train. ');
  await page.keyboard.type('In the tunnel.');
  await expect(page.getByText('Offline. Your changes are kept on this device.').first()).toBeVisible();

  await server.start();
  await waitForSaved(page);
  const link = await client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path: 'notes.md' });
  const text = new TextDecoder().decode(await client.download((link.body as { url: string }).url));
  expect(text.match(/In the tunnel\./g)).toHaveLength(1);
  expect(text).toContain('Before the train. In the tunnel.');

  const api = await page.evaluate(async () => {
    const cache = await caches.open('scriptorium-application');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => /^\/(api|files)/.test(path));
  });
  expect(api).toEqual([]);

  // Who logs out leaves nothing here that opens without the server.
  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => page.evaluate(() => caches.has('scriptorium-answers'))).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});
