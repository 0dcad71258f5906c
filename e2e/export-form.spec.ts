import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = '# Results\n\nSee [there](#nowhere).\n\n![Lost](plots/lost.png)\n';

test(
  'an export defaults to PDF and its own folder, later to the last choice',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Edith');
    const uuid = await findWorkspace(account);
    await account.client.upload(uuid, '', [{ name: 'paper.md', content: TEXT }]);
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md?view=export`);
    await waitForEditor(page);
    const dialog = page.getByRole('dialog', { name: 'Submit export job' });
    const profile = dialog.getByRole('combobox', { name: 'Profile' });
    const folder = dialog.getByRole('combobox', { name: 'Folder' });
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Other formats' }).click();
      await page.getByRole('menuitem', { name: 'Submit export job' }).click();
      await expect(dialog.getByRole('status', { name: 'File name' })).toHaveText(/^paper\./);
    };

    // Two keys are enough: the dialog focuses its main button.
    await page.locator('.cm-content').first().focus();
    await page.keyboard.press('Control+Shift+E');
    await expect(dialog.getByRole('button', { name: 'Schedule export' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await open();
    await expect(profile).toHaveValue('PDF');
    await expect(dialog.getByRole('status', { name: 'File name' })).toHaveText('paper.pdf');
    await expect(folder).toHaveValue('exports');
    await dialog.getByRole('button', { name: 'Schedule export' }).click();
    await expect(
      page.getByText('Export successfully scheduled. You will receive a notification when the export is done.'),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // With two warnings there is no green tick, and the messages are one click away.
    const warnings = page.getByRole('button', { name: '2 warnings about paper.pdf: read' });
    await warnings.click({ timeout: 60_000 });
    const log = page.getByRole('dialog', { name: 'Log of paper.pdf' });
    await expect(log.getByText('The image plots/lost.png was not found')).toBeVisible();
    await expect(log.getByText('A link leads to “#nowhere”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('treeitem', { name: 'exports' })).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'paper.pdf' })).toHaveCount(0);

    await open();
    await profile.click();
    await page.getByRole('option', { name: 'HTML' }).click();
    await folder.fill('../somewhere');
    await expect(dialog.getByText('“../somewhere” cannot be a folder of this workspace.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule export' })).toBeDisabled();
    await folder.fill('/sent');
    await expect(dialog.getByText('cannot be a folder')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Schedule export' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await waitForEditor(page);
    await open();
    await expect(profile).toHaveValue('HTML');
    await expect(folder).toHaveValue('/sent');

    await profile.click();
    await page.getByRole('option', { name: 'HTML' }).click();
    await expect(profile).toHaveValue('');
    await dialog.getByRole('button', { name: 'Schedule export' }).click();
    await expect(dialog.getByText('You need to select an export profile')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('one click exports with the profile used last, and the panel shows the result', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const account = await createAccount(server, 'Emil');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'paper.md', content: '# Results\n\nSome words.\n' }]);
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`, {
    viewport: { width: 1440, height: 900 },
  });
  await waitForEditor(page);
  const panel = page.getByRole('complementary', { name: 'Side panel' });
  const result = (file: string) => panel.getByRole('button', { name: `View ${file}` });
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.getByText('Export successfully scheduled.')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Export' })).toHaveAttribute('aria-selected', 'true');
  await expect(result('paper.pdf')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Export Markdown' })).toBeVisible();
  await expect(result('paper.md')).toBeVisible({ timeout: 60_000 });

  // The panel has the whole form, as on a phone.
  await expect(panel.getByRole('combobox', { name: 'Profile' })).toBeVisible();
  await expect(panel.getByText('exports/paper.md', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Export', exact: true })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Export Markdown' })).toBeDisabled();
  await context.setOffline(false);

  // On a phone, it is a drawer, with another profile, the destination of its result, and a button for the dialog.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const drawer = page.getByRole('dialog', { name: 'paper.md' });
  await drawer.getByRole('combobox', { name: 'Profile' }).click();
  await page.getByRole('option', { name: 'HTML' }).click();
  await expect(drawer.getByText('exports/paper.html', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'More options…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit export job' });
  await expect(dialog.getByRole('combobox', { name: 'Profile' })).toHaveValue('HTML');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'View paper.html' })).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await expect(drawer.getByText('Exporting needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await drawer.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(drawer.getByText('since replaced or edited')).toBeVisible({ timeout: 60_000 });
  expect(problems).toEqual([]);
  await context.close();
});
