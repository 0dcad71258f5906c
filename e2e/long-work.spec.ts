import type { Page } from '@playwright/test';
import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { deletePaths, tree } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { fillWorkspace } from '../tests/_support/fill-workspace.ts';
import { expect, openAs, test } from './_support/journey.ts';

const trayOf = (page: Page) => page.getByRole('region', { name: 'Work in progress' });

test(
  'copying thousands of items shows progress on every page, survives a reload, and can be cancelled',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Archivist');
    const home = await findWorkspace(ada);
    await fillWorkspace(server, home, { folders: 12, files: 2000 });
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${home}/`);
    const tray = trayOf(page);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy here' }).click();
    // The dialog closes as soon as the work takes long.
    await expect(tray.getByText(/Copying [\d,]+ of 24,012 items…/u)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tray.getByText('This continues if you leave the page.')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(tray.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await expect(tray.getByText(/Copying [\d,]+ of 24,012 items…/u)).toBeVisible();
    await tray.getByRole('button', { name: /^Cancel: Copying/u }).click();
    // The page was closed when the answer came, so it is kept.
    await expect(tray.getByText('The items were not copied')).toBeVisible({ timeout: 30_000 });
    await expect(tray.getByText('Cancelled. Nothing was changed.')).toBeVisible();
    await tray.getByRole('button', { name: 'Remove from list' }).click();
    await expect(tray).toHaveCount(0);
    const { contents } = await ada.client.call(tree, { uuid: home, folder: '' });
    expect(contents).toHaveLength(12);

    await ada.client.call(deletePaths, { uuid: home, itemPaths: contents.map(({ path }) => path) });
    await page.goto(new URL(`/workspace/${home}/`, server.url).href);
    await page.getByRole('button', { name: 'Trash' }).first().click();
    await page.getByRole('button', { name: 'Empty trash' }).click();
    await page.getByRole('dialog', { name: 'Empty trash' }).getByRole('button', { name: 'Empty trash' }).click();
    await tray.getByRole('button', { name: /^Cancel: Deleting [\d,]+ of [\d,]+ items permanently/u }).click();
    await expect(
      page.getByText(/^Cancelled\. [\d,]+ of 24,012 items were permanently deleted; the rest is still/u),
    ).toBeVisible({ timeout: 30_000 });
    await expect(tray).toHaveCount(0);
    const { items } = await ada.client.call(listTrash, { uuid: home });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(12);
    expect(problems).toEqual([]);
    await context.close();
  },
);
