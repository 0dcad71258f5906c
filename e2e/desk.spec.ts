import { createTextFile, noteOpened } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

const PAPER =
  '---\ntitle: How light decides\nauthor: Ada Lovelace\n---\n\n# Introduction\n\nKelp ends where light ends.\n';

test('the desk tells what is known of a paper, and it is found by its title', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const { page, context, problems } = await openAs(browser, ada, '/');
  // Nothing to go back to: no card that says so.
  await expect(page.getByRole('heading', { name: 'Start writing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent files' })).toBeHidden();

  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: PAPER });
  await ada.client.call(noteOpened, { uuid, itemPath: 'paper.md' });
  await page.reload();
  const paper = page.getByRole('region', { name: 'Continue writing' });
  await expect(paper.getByText('6 words')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent files' })).toContainText('How light decides');

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
  // Asked for once.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('row', { name: /paper\.md/u })).toBeVisible();
  await expect(wizard).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});
