import { add } from '@scriptorium/contract/operations/sharing.ts';
import { createTextFile, noteOpened } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, createGroup, findWorkspace } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const PAPER =
  '---\ntitle: How light decides\nauthor: Ada Lovelace\n---\n\n# Introduction\n\nKelp ends where light ends.\n';

test('the desk shows details of a paper, which can be found by its title', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const { page, context, problems } = await openAs(browser, ada, '/');
  // With no recent files there is no card for them.
  await expect(page.getByRole('heading', { name: 'Start writing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent files' })).toBeHidden();

  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: PAPER });
  await ada.client.call(noteOpened, { uuid, itemPath: 'paper.md' });
  await page.reload();
  const paper = page.getByRole('region', { name: 'Continue writing' });
  await expect(paper.getByText('6 words')).toBeVisible();
  await expect(paper.getByRole('link', { name: 'How light decides', exact: true })).toBeVisible();
  // A paper shown on the card is not repeated in the list beside it.
  await expect(page.getByRole('region', { name: 'Recent files' })).toBeHidden();

  await page.keyboard.press('Control+p');
  await expect(page.getByRole('option', { name: /^How light decides/u })).toBeVisible();
  await page.getByRole('combobox').fill('decides light');
  await expect(page.getByRole('option', { name: /^How light decides/u })).toContainText('paper.md');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/paper\.md$/u);

  await page.goto(server.url);
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByRole('button', { name: 'Import from Word, Overleaf or Obsidian' }).click();
  const wizard = page.getByRole('dialog', { name: /^Import/u });
  await expect(wizard.getByText('LaTeX, Overleaf, Typst')).toBeVisible();
  await expect(wizard.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  // The wizard opens only once, not again after a reload.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('row', { name: /paper\.md/u })).toBeVisible();
  await expect(wizard).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});

test('a newly invited user first sees shared items and groups, until they open something', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  await createGroup('Vision Lab', ada, ben);
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'joint.md', content: 'Words.\n' });
  await ada.client.call(add, { uuid, itemPath: 'joint.md', role: 'editor', user: ben.email });
  const { page, context } = await openAs(browser, ben, '/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Shared with you', 'Your Groups', 'Start writing', 'Your Workspaces']);

  await page.getByRole('link', { name: /joint\.md/u }).click();
  await waitForEditor(page);
  await page.goto(server.url);
  await expect(headings).toHaveText(['Continue writing', 'Shared with you', 'Your Workspaces', 'Your Groups']);

  // An unknown URL offers a link back to the dashboard.
  await page.goto(`${server.url}/absent`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Search/u })
    .click();
  await expect(page.getByRole('option', { name: /joint\.md/u }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Recent files' })
    .getByRole('link', { name: /joint\.md/u })
    .click();
  await waitForEditor(page);
  await context.close();
});
