import type { Browser } from '@playwright/test';
import { removeMember, setRole } from '@scriptorium/contract/operations/groups.ts';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** One of the account's texts, open in the browser, edited and saved, on a page served through the worker. */
async function openNotes(browser: Browser, server: RunningServer) {
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
  // An ordinary visit, which bypasses the worker.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await waitForEditor(page);
  await waitForSaved(page);
  const read = async (path: string): Promise<string> => {
    const link = await client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path });
    return new TextDecoder().decode(await client.download((link.body as { url: string }).url));
  };
  return { client, uuid, page, context, problems, read };
}

/** Document texts in this browser's storage. Runs in the page. */
function countKeptTexts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('scriptorium-texts');
    opening.onerror = () => reject(new Error('The storage cannot be opened.'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('peers').objectStore('peers').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

const OFFLINE = 'Offline. Your changes are kept on this device.';

test('a document opened before opens again offline and can be edited', async ({ browser }) => {
  // A separate server: it will be stopped, which also affects the service worker's requests.
  await using server = await startServer();
  const { page, context, problems, read } = await openNotes(browser, server);

  await server.stop();
  // The installed application starts at the dashboard, which was not opened before.
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1, name: /Traveller/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Traveller/ })).toBeVisible();
  await page.goBack();
  await waitForEditor(page);
  expect(await readEditor(page)).toContain('Before the train.');
  await placeCaret(page, 'Before the train. ');
  await page.keyboard.type('In the tunnel.');
  await expect(page.getByText(OFFLINE).first()).toBeVisible();

  await server.start();
  await waitForSaved(page);
  const text = await read('notes.md');
  expect(text.match(/In the tunnel\./g)).toHaveLength(1);
  expect(text).toContain('Before the train. In the tunnel.');

  const api = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('scriptorium-application'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /^\/(api|files)/.test(path));
  });
  expect(api).toEqual([]);

  // After logging out, nothing opens offline.
  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => page.evaluate(() => caches.has('scriptorium-answers'))).toBe(false);
  await expect.poll(() => page.evaluate(countKeptTexts)).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('offline, the dashboard leads to the most recently opened files', async ({ browser }) => {
  await using server = await startServer();
  const { page, context } = await openNotes(browser, server);
  await page.goto(server.url);
  const recent = page.getByRole('region', { name: 'Recent files' }).getByRole('link', { name: /^notes\.md/ });
  await expect(page.getByRole('heading', { name: 'Continue writing' })).toBeVisible();
  await server.stop();
  await page.reload();
  await recent.click();
  await waitForEditor(page);
  expect(await readEditor(page)).toContain('Before the train.');
  await context.close();
});

test('a commenter can still suggest in a document opened offline', async ({ browser }) => {
  await using server = await startServer();
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup('Writers', ada, ben);
  await ada.client.upload(group, '', [{ name: 'paper.md', content: new TextEncoder().encode('The train leaves.\n') }]);
  await ada.client.call(setRole, { uuid: group, user: ben.email, role: 'commenter' });
  const { page, context } = await openAs(browser, ben, `/workspace/${group}/paper.md`);
  const suggesting = page.getByRole('button', { name: 'Mode: Suggesting' });
  await expect(suggesting).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(suggesting).toBeVisible();
  await waitForSaved(page);

  await server.stop();
  await page.reload();
  await waitForEditor(page);
  await expect(suggesting).toBeVisible();
  await placeCaret(page, 'The train leaves.');
  await page.keyboard.type(' Late.');
  await server.start();
  await waitForSaved(page);
  await expect(page.locator('ins.cm-suggest-insert')).toHaveText(' Late.');
  const link = await ada.client.post('/api/workspace/get-asset-link', { workspaceUUID: group, path: 'paper.md' });
  const bytes = await ada.client.download((link.body as { url: string }).url);
  expect(new TextDecoder().decode(bytes)).toBe('The train leaves.\n');
  await context.close();
});

test('comments and suggestions are shown in a document opened offline, until access to it ends', async ({
  browser,
}) => {
  await using server = await startServer();
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup('Writers', ada, ben);
  const text = 'The train leaves at nine.\n';
  await ada.client.upload(group, '', [{ name: 'paper.md', content: new TextEncoder().encode(text) }]);
  const reviewer = await Reviewer.open(ada, { workspace: group, path: 'paper.md' });
  await reviewer.comment(4, 9, 'Which train?');
  await reviewer.suggest(text.length - 2, text.length - 2, ' sharp');
  reviewer.close();
  const { page, context, problems } = await openAs(browser, ben, `/workspace/${group}/paper.md`);
  const comment = page.getByRole('article', { name: 'Comment by Ada on “train”' });
  await expect(comment).toContainText('Which train?');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(comment).toContainText('Which train?');
  await waitForSaved(page);

  await server.stop();
  await page.reload();
  await waitForEditor(page);
  await expect(comment).toContainText('Which train?');
  await expect(page.locator('ins.cm-suggest-insert')).toHaveText(' sharp');
  // Typing above comments does not detach them from their words; a reply stays pending.
  await placeCaret(page, 'The', 'before');
  await page.keyboard.type('Yes: ');
  await expect(page.locator('.cm-comment-range')).toHaveText('train');
  await comment.click();
  await comment.getByRole('textbox', { name: 'Reply' }).fill('The first one.');
  await page.keyboard.press('Control+Enter');
  await expect(comment).toContainText('Not sent yet');
  await server.start();
  await waitForSaved(page);
  await expect(comment).not.toContainText('Not sent yet');
  await expect(comment).toContainText('The first one.');
  await expect(page.locator('ins.cm-suggest-insert')).toHaveText(' sharp');

  await ada.client.call(removeMember, { uuid: group, user: ben.email });
  await expect.poll(() => page.evaluate(countKeptTexts)).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('offline edits survive the end of the tab, and are sent later', async ({ browser }) => {
  await using server = await startServer();
  const { page, context, read } = await openNotes(browser, server);
  const address = page.url();
  await server.stop();
  await placeCaret(page, 'Before the train. ');
  await page.keyboard.type('In the tunnel.');
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await expect.poll(() => page.evaluate(countKeptTexts)).toBeGreaterThan(0);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(address);
  await waitForEditor(again);
  await expect.poll(() => readEditor(again)).toContain('Before the train. In the tunnel.');
  await server.start();
  await waitForSaved(again);
  expect((await read('notes.md')).match(/In the tunnel\./g)).toHaveLength(1);
  await context.close();
});

test(
  'a file renamed by others during offline editing gets the text, and not the file that has its name now',
  { tag: '@full' },
  async ({ browser, server }) => {
    const { client, uuid, page, context, read } = await openNotes(browser, server);
    await context.setOffline(true);
    await placeCaret(page, 'Before the train. ');
    await page.keyboard.type('In the tunnel.');
    await expect(page.getByText(OFFLINE).first()).toBeVisible();
    await client.post('/api/workspace/rename-item', { uuid, itemPath: 'notes.md', newName: 'journey.md' });
    await client.post('/api/workspace/create-text-file', {
      uuid,
      parentItem: '',
      name: 'notes.md',
      content: 'Another.',
    });
    await context.setOffline(false);
    await waitForSaved(page);
    await expect.poll(() => read('journey.md')).toContain('Before the train. In the tunnel.');
    expect(await read('notes.md')).toBe('Another.');
    await context.close();
  },
);
