import { createAccount } from '../tests/_support/accounts.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a document is created from the dashboard by title, twice with the same one without losing either', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Nora');
  const { page, context, problems } = await openAs(browser, account, '/');
  for (const [title, name] of [
    ['Kelp: a "short" study', 'Kelp: a "short" study.md'],
    ['Kelp: a "short" study', 'Kelp: a "short" study (2).md'],
  ] as const) {
    await page.goto(new URL('/', server.url).href);
    await page.getByRole('button', { name: 'New document' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please provide a title.')).toBeVisible();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await waitForEditor(page);
    expect(decodeURIComponent(new URL(page.url()).pathname).endsWith(`/${name}`)).toBe(true);
    // Nobody has to click first.
    await expect(page.locator('.cm-content').first()).toBeFocused();
    expect(await readEditor(page)).toBe('---\ntitle: "Kelp: a \\"short\\" study"\n---\n\n');
    await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText(title);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('Enter before the workspaces are listed still makes the document', async ({ browser, server }) => {
  const account = await createAccount(server, 'Olga');
  const { page, context } = await openAs(browser, account, '/');
  await expect(page.getByText('Personal workspace, 0 files')).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/api/workspace/list', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'New document' }).click();
  await page.keyboard.type('Kelp');
  await page.keyboard.press('Enter');
  release();
  await waitForEditor(page);
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await context.close();
});
