import { createFolder, createTextFile, noteOpened, searchTexts } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('letters typed right after the shortcut go to the switcher, however late its sources are', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  for (const name of ['notes.md', 'kelp.md'])
    await ada.client.call(createTextFile, { uuid, parentItem: '', name, content: 'It grows.\n' });
  const { page, context, problems } = await openAs(browser, ada, '/');
  const held = Promise.withResolvers<void>();
  await page.route(/search-names/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/workspace/${uuid}/notes.md`);
  await waitForEditor(page);
  await placeCaret(page, 'It grows.');

  // The field has the focus before the browser processes the next key.
  const focused = await page.evaluate(() => {
    const event = { key: 'p', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    return document.activeElement?.getAttribute('role');
  });
  expect(focused).toBe('combobox');
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-content')).toBeFocused();

  await page.keyboard.press('Control+p');
  await page.keyboard.type('kelp');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: /^Search/u });
  await expect(field).toHaveValue('kelp');
  expect(await readEditor(page)).toBe('It grows.\n');
  await expect(page).toHaveURL(/notes\.md$/u);
  // As soon as that is possible, the query is run and Enter is applied.
  held.resolve();
  await expect(page).toHaveURL(/kelp\.md$/u);
  await waitForEditor(page);
  expect(await readEditor(page)).toBe('It grows.\n');
  expect(problems).toEqual([]);
  await context.close();
});

test('a paper is listed by its title, and found by title, file and folder', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const content = '---\ntitle: Forests of the northern coast\n---\n\nThey grow.\n';
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Joint work' });
  await ada.client.call(createTextFile, { uuid, parentItem: 'Joint work', name: 'kelp.md', content });
  await ada.client.call(createTextFile, { uuid, parentItem: 'Joint work', name: 'kelp.bib', content: '' });
  const { page, context } = await openAs(browser, ada, '/');
  const welcome = page.getByText('Welcome back, Ada!');
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Control+p');
  await page.keyboard.type('kelp');
  const paper = page.getByRole('option', { name: 'Forests of the northern coast kelp.md · Ada / Joint work' });
  await expect(paper).toBeVisible();
  await expect(paper.locator('b')).toHaveText('kelp');
  await expect(page.getByRole('option', { name: 'kelp.bib Ada / Joint work' })).toBeVisible();

  await ada.client.call(noteOpened, { uuid, itemPath: 'Joint work/kelp.md' });
  await page.reload();
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Control+p');
  await page.keyboard.type('joint northern');
  await expect(paper).toBeVisible();
  await expect(paper.locator('b')).toHaveText(['northern', 'Joint']);
  // The name of a folder does not match every paper in it.
  await page.getByRole('combobox').fill('joint');
  await expect(page.getByRole('option', { name: /^Joint work/u })).toBeVisible();
  await expect(paper).toBeHidden();
  await context.close();
});

test('offline, the switcher does not claim that nothing exists', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const { page, context } = await openAs(browser, ada, '/');
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.getByRole('option', { name: 'Edit profile' })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type('kelp');
  await expect(page.getByRole('status').getByText('Could not search everything.', { exact: false })).toBeVisible();
  await context.close();
});

test('words in a text are found below the names, and opening one finds them there', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const filler = 'Nothing to see here.\n\n'.repeat(80);
  const content = `---\ntitle: Forests of the coast\n---\n\n${filler}The **sea otter** eats Seeigelstörungen.\n`;
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'kelp.md', content });
  await expect
    .poll(async () => (await ada.client.call(searchTexts, { query: 'seeigelstorung' })).texts.length, {
      timeout: 60_000,
    })
    .toBe(1);
  const { page, context, problems } = await openAs(browser, ada, '/');
  await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
  await page.keyboard.press('Control+p');
  await page.getByRole('combobox').fill('otter seeigelstorung');
  const found = page.getByRole('group', { name: 'In documents' }).getByRole('option');
  await expect(found).toContainText('The sea otter eats Seeigelstörungen.');
  await expect(found.locator('b')).toHaveText(['otter', 'Seeigelstörungen']);
  await expect(page.getByRole('status').getByText('Found in 1 document')).toBeAttached();
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  await expect(page.getByRole('textbox', { name: 'Find' }).first()).toHaveValue('otter');
  await expect(page.locator('.cm-searchMatch')).toBeInViewport();
  await expect(page.locator('.cm-search-count')).toHaveText('1 of 1');

  await page.keyboard.press('Control+p');
  await page.getByRole('combobox').fill('nowhereatall');
  await expect(page.getByRole('status').getByText('Nothing found', { exact: false })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
