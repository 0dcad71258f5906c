import { readFile } from 'node:fs/promises';
import { createAccount } from '../tests/_support/accounts.ts';
import { waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test('a text whose document was deleted meanwhile is in the list of copies', async ({ browser, server }) => {
  const account = await createAccount(server, 'Keeper');
  const { client } = account;
  const listed = (await client.post('/api/workspace/list', {})).body as { workspaces: { uuid: string }[] };
  const uuid = listed.workspaces[0]?.uuid ?? '';
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}`);
  await page.getByRole('button', { name: 'New file' }).last().click();
  await page.getByPlaceholder('new-file.md').fill('lost');
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  await waitForSaved(page);
  await context.setOffline(true);
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('Only here.');
  await expect(page.getByText('Offline. Your changes are kept on this device.').first()).toBeVisible();
  const deleted = await client.post('/api/workspace/delete-path', { uuid, itemPath: 'lost.md' });
  expect(deleted.status).toBe(200);
  await context.setOffline(false);
  await expect(page.getByText('This document was deleted.').first()).toBeVisible({ timeout: 40_000 });

  await page.getByRole('button', { name: 'Show copies' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem', { name: 'lost.md' })).toBeVisible();

  // Another tab is told when it opens.
  await page.close();
  const later = await context.newPage();
  const laterProblems = watch(later);
  await later.goto(server.url);
  await later.getByRole('button', { name: 'Show copies' }).click();
  const dialog = later.getByRole('dialog', { name: 'Copies kept on this device' });
  const copy = dialog.getByRole('listitem', { name: 'lost.md' });
  await copy.getByText('View').click();
  await expect(copy.getByText('Only here.')).toBeVisible();
  const saving = later.waitForEvent('download');
  await copy.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Only here.');
  await copy.getByRole('button', { name: 'Put back' }).click();
  await expect(later.getByText('The text is back as lost.md.')).toBeVisible();
  const link = await client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path: 'lost.md' });
  const text = new TextDecoder().decode(await client.download((link.body as { url: string }).url));
  expect(text).toContain('Only here.');
  await copy.getByRole('button', { name: 'Remove' }).click();
  await later
    .getByRole('dialog', { name: 'Remove the copy of lost.md?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(dialog.getByText('Nothing had to be set aside on this device.')).toBeVisible();
  expect([...problems, ...laterProblems]).toEqual([]);
  await context.close();
});
