import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a CSV file is read and sorted as a table, and edited in its source', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const rows = Array.from({ length: 5000 }, (_, at) => `S${at + 1},${(at * 37) % 5000}`);
  // The last row has a cell without a named column.
  const content = `site,"depth, m"\n${rows.join('\n')},late\n`;
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'sites.csv', content });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/sites.csv`);
  const table = page.getByRole('region', { name: 'Table of sites.csv' });
  const first = table.getByRole('row').nth(1).getByRole('cell');
  await expect(first).toHaveText(['1', 'S1', '0', '']);
  await expect(page.getByText('5,000 rows', { exact: true })).toBeVisible();
  // Beside it is a summary of its columns, and nothing that belongs to papers only.
  const columns = page.getByRole('navigation', { name: 'Columns' });
  await expect(columns.getByText('5,000 rows, 3 columns')).toBeVisible();
  await expect(columns.getByRole('button', { name: /^Text site/u })).toContainText('5,000 distinct values');
  await expect(columns.getByRole('button', { name: /^Numbers depth, m/u })).toContainText('0 to 4999');
  await expect(columns.getByRole('button', { name: /^Text Column 3/u })).toContainText('4,999 missing');
  await columns.getByRole('button', { name: /^Numbers depth, m/u }).click();
  await expect(table.getByRole('button', { name: 'depth, m' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Export' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Export|PDF/u })).toBeHidden();
  // Only visible rows are rendered.
  expect(await table.getByRole('row').count()).toBeLessThan(100);

  // By size, not by letters; then descending; then in file order.
  const depth = table.getByRole('button', { name: 'depth, m' });
  const head = table.getByRole('columnheader', { name: 'depth, m' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await depth.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.locator('tbody tr[data-at]').nth(2).getByRole('cell')).toHaveText(['3', 'S947', '2', '']);
  await depth.click();
  await expect(first).toHaveText(['1', 'S2028', '4999', '']);
  await depth.click();
  await expect(first).toHaveText(['1', 'S1', '0', '']);
  await table.focus();
  await page.keyboard.press('End');
  await expect(table.getByText('S5000', { exact: true })).toBeInViewport();
  await expect(table.getByText('late')).toBeVisible();
  await expect(table.getByRole('button', { name: 'depth, m' })).toBeInViewport();

  await table.getByText('S4999', { exact: true }).dblclick();
  await waitForEditor(page);
  await page.keyboard.type('new ');
  await waitForSaved(page);
  await page.keyboard.press('Control+Alt+p');
  await expect(table.getByText('new S4999')).toBeHidden();
  await table.focus();
  await page.keyboard.press('End');
  await expect(table.getByText('new S4999')).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  expect(problems).toEqual([]);
  await context.close();
});

test('a settings file has lines, and no side panel without content', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, {
    uuid,
    parentItem: '',
    name: 'rates.yaml',
    content: 'rate: 1000\nmode: fast\n',
  });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/rates.yaml`);
  await waitForEditor(page);
  await expect(page.getByText('3 lines')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Side panel' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Export|PDF/u })).toBeHidden();
  await page.getByRole('button', { name: 'Show the side panel' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Comments', 'History']);
  await expect(page.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
  expect(problems).toEqual([]);
  await context.close();
});

test('a slash in an empty line offers what can be inserted', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'new.md', content: 'First.\n\n' });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/new.md`);
  await waitForEditor(page);
  await page.locator('.cm-content').first().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('/');
  await expect(page.getByRole('option', { name: /^Heading 1/u })).toBeVisible();
  await page.keyboard.type('head');
  await expect(page.getByRole('option', { name: /^Table/u })).toBeHidden();
  // A list that has just opened ignores keys.
  await page.waitForTimeout(100);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Heading 2/u })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Methods');
  await expect(page.locator('.cm-h2')).toHaveText(/Methods/u);
  await expect(page.locator('.cm-content').first()).not.toContainText('/head');
  // Escape keeps the slash.
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('t');
  await page.waitForTimeout(300);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.locator('.cm-content').first()).toContainText('/t');
  expect(problems).toEqual([]);
  await context.close();
});

test('a slash within a line offers what goes there and what goes below, and leaves prose alone', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  const content = 'A first line of words.\n\n![Growth](growth.png){#fig:growth}\n';
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'new.md', content });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/new.md`);
  await waitForEditor(page);
  const text = page.locator('.cm-content').first();
  const options = page.getByRole('option');
  const pick = async (typed: string, name: RegExp): Promise<void> => {
    await page.keyboard.type(typed);
    await expect(options.first()).toHaveText(name);
    // A list that has just opened ignores keys.
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
  };
  const read = async (): Promise<string> => (await ada.client.call(readText, { uuid, itemPath: 'new.md' })).text;
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type(' Ada and / or Ben, ', { delay: 120 });
  await expect(options).toHaveCount(0);
  await page.keyboard.type('/', { delay: 120 });
  await expect(options.first()).toHaveText(/^Citation/u);
  await page.keyboard.type('usr', { delay: 120 });
  await expect(options).toHaveCount(0);
  await page.keyboard.type(' see ');
  await pick('/cross', /^Cross-reference/u);
  await expect(options).toHaveText([/Figure 1/u]);
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
  await expect.poll(read).toContain('Ada and / or Ben, /usr see @fig:growth\n');
  await page.keyboard.type(' or ');
  await pick('/foot', /^Footnote/u);
  await page.keyboard.type('A note.');
  await expect.poll(read).toContain('@fig:growth or[^1]\n');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.type(' ');
  await pick('/formula b', /^Formula block/u);
  await page.keyboard.type('x^2');
  await expect.poll(read).toMatch(/^A first line of words\. Ada .* or\[\^1\]\n\n\$\$\nx\^2\n\$\$\n\n!\[Growth\]/u);
  expect(problems).toEqual([]);
  await context.close();
});
