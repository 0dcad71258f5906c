import { updateGroup } from '@scriptorium/contract/operations/admin-groups.ts';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.describe('in a workspace', () => {
  let nora: Account;
  let paul: Account;
  let lab = '';
  test.beforeAll(async ({ server }) => {
    nora = await createAccount(server, 'Nora');
    paul = await createAccount(server, 'Paul');
    lab = await createGroup('Field Notes', nora, paul);
  });

  const makeFolder = async (parentItem: string, name: string, uuid = lab): Promise<void> => {
    const made = await nora.client.post('/api/workspace/create-folder', { uuid, parentItem, name });
    expect(made.status).toBe(200);
  };
  const put = async (folder: string, ...names: string[]): Promise<void> => {
    const files = names.map((name) => ({ name, content: `content of ${name}` }));
    // A call takes at most 100 files.
    for (let first = 0; first < files.length; first += 100)
      expect((await nora.client.upload(lab, folder, files.slice(first, first + 100))).status).toBe(200);
  };
  const row = (page: Page, name: string) => page.getByRole('table').getByRole('row', { name: new RegExp(name) });
  const treeOf = (page: Page) => page.getByRole('tree', { name: 'Field Notes' });
  const node = (page: Page, name: string) => treeOf(page).getByRole('treeitem', { name, exact: true });

  test(
    'every item of a long folder is reachable in the tree by keyboard, with few elements',
    { tag: '@full' },
    async ({ browser }) => {
      await makeFolder('', 'long');
      await put('long', ...Array.from({ length: 600 }, (_, at) => `note-${at}.bin`));
      const { page, context } = await openAs(browser, nora, `/workspace/${lab}/long`);
      // The tree opens the current folder by itself; pressing the key earlier would only do the same.
      await expect(node(page, 'note-0.bin')).toBeVisible();
      await node(page, 'long').focus();
      await page.keyboard.press('ArrowRight');
      await expect(node(page, 'note-0.bin')).toBeFocused();
      await page.keyboard.press('End');
      await expect(node(page, 'note-599.bin')).toBeFocused();
      await expect(node(page, 'note-599.bin')).toHaveAttribute('aria-posinset', '600');
      expect(await treeOf(page).getByRole('treeitem').count()).toBeLessThan(120);
      await page.keyboard.press('ArrowUp');
      await expect(node(page, 'note-598.bin')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(node(page, 'long')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(node(page, 'long')).toHaveAttribute('aria-expanded', 'false');
      await page.goto(new URL(`/workspace/${lab}/long/note-300.bin`, nora.client.origin).href);
      await expect(node(page, 'note-300.bin')).toBeInViewport();
      await context.close();
    },
  );

  test(
    'everything selected in a large folder is downloaded, deleted and restored',
    { tag: '@full' },
    async ({ browser }) => {
      await makeFolder('', 'bulk');
      await put('bulk', ...Array.from({ length: 400 }, (_, at) => `part-${at}.bin`));
      const { page, context, problems } = await openAs(browser, nora, `/workspace/${lab}/bulk`);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await expect(page.getByText('400 selected')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('bulk.zip');
      await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('This folder is empty')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('400 items', { exact: true })).toBeVisible();
      const all = page.waitForEvent('download');
      await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Download all as zip' }).click();
      expect((await all).suggestedFilename()).toBe('bulk.zip');
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test(
    'the trash shows its size, deletes one item permanently and is emptied',
    { tag: '@full' },
    async ({ browser }) => {
      const own = await createGroup('Waste', nora);
      const names = ['a.bin', 'b.bin'];
      await nora.client.upload(
        own,
        '',
        names.map((name) => ({ name, content: new Uint8Array(3000) })),
      );
      for (const itemPath of names) await nora.client.post('/api/workspace/delete-path', { uuid: own, itemPath });
      const { page, context } = await openAs(browser, nora, `/workspace/${own}`);
      await page.getByRole('button', { name: 'Trash, 5.9 KB' }).click();
      const trash = page.getByRole('dialog', { name: 'Trash' });
      await expect(trash.getByText('stay here for 30 days and still use storage')).toBeVisible();
      await trash.getByRole('button', { name: 'Delete forever' }).first().click();
      const sure = page.getByRole('dialog', { name: 'Delete forever' });
      await sure.getByRole('button', { name: 'Delete forever' }).click();
      await expect(trash.getByRole('listitem')).toHaveCount(1);
      await trash.getByRole('button', { name: 'Empty trash' }).click();
      // The dialog is above the drawer that opened it, so that a click reaches it.
      await page.getByRole('dialog', { name: 'Empty trash' }).getByRole('button', { name: 'Empty trash' }).click();
      await expect(trash.getByText('The trash is empty')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Trash', exact: true })).toBeVisible();
      const { workspaces } = await nora.client.call(list, {});
      expect(workspaces.find((each) => each.uuid === own)).toMatchObject({ size: 0, trashSize: 0 });
      await context.close();
    },
  );

  test(
    'items are moved by dragging them onto a folder, the tree or the breadcrumbs',
    { tag: '@full' },
    async ({ browser }) => {
      await makeFolder('', 'drag');
      await makeFolder('drag', 'target');
      await put('drag', 'one.md', 'two.md', 'three.md');
      const { page, context } = await openAs(browser, nora, `/workspace/${lab}/drag`);
      await row(page, 'one.md').dragTo(row(page, 'target'));
      await expect(page.getByText('1 item was moved to target.')).toBeVisible();
      await expect(row(page, 'one.md')).toHaveCount(0);
      for (const name of ['two.md', 'three.md']) {
        await row(page, name).getByRole('checkbox').check({ force: true });
      }
      await row(page, 'two.md').dragTo(node(page, 'target'));
      await expect(page.getByText('2 items were moved to target.')).toBeVisible();
      await expect(row(page, 'target')).toContainText('3 items');
      await page.getByRole('link', { name: 'target' }).first().click();
      await row(page, 'three.md').dragTo(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('drag'));
      await expect(page.getByText('1 item was moved to drag.')).toBeVisible();
      await context.close();
    },
  );

  test('a file is moved and copied to another workspace with the dialog', { tag: '@full' }, async ({ browser }) => {
    await makeFolder('', 'away');
    await put('away', 'leaves.md', 'twice.md');
    const { page, context } = await openAs(browser, nora, `/workspace/${lab}/away`);
    const choose = async (name: string, action: string): Promise<void> => {
      await row(page, name)
        .getByRole('button', { name: /^Actions/u })
        .click();
      await page.getByRole('menuitem', { name: 'Move to folder' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Workspace' }).click();
      await page.getByRole('option', { name: 'Nora' }).click();
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    };
    await choose('leaves.md', 'Move here');
    await expect(row(page, 'leaves.md')).toHaveCount(0);
    await choose('twice.md', 'Copy here');
    await expect(page.getByText('1 item was copied to Nora.')).toBeVisible();
    await expect(row(page, 'twice.md')).toBeVisible();
    await page.goto(new URL(`/workspace/${await findWorkspace(nora)}`, nora.client.origin).href);
    await expect(row(page, 'leaves.md')).toBeVisible();
    await expect(row(page, 'twice.md')).toBeVisible();
    await context.close();
  });

  test('uploads are pasted, added as a whole folder, cancelled and retried', { tag: '@full' }, async ({ browser }) => {
    await makeFolder('', 'bring');
    const { page, context } = await openAs(browser, nora, `/workspace/${lab}/bring`);
    await expect(page.getByText('This folder is empty')).toBeVisible();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['pasted'], 'pasted.md'));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(row(page, 'pasted.md')).toBeVisible();

    // The first request hangs, so that there is something to cancel.
    let held = true;
    await page.route('**/api/workspace/upload-files', async (route) => {
      if (!held) await route.continue();
    });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['slow'], 'slow.bin'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray.getByRole('progressbar', { name: 'slow.bin' })).toBeVisible();
    await tray.getByRole('button', { name: 'Cancel upload of slow.bin' }).click();
    await expect(tray.getByText('Cancelled. Nothing was stored.')).toBeVisible();
    await expect(row(page, 'slow.bin')).toHaveCount(0);
    held = false;
    await tray.getByRole('button', { name: 'Try again: slow.bin' }).click();
    await expect(tray.getByText('Stored, 4 bytes')).toBeVisible();
    await expect(row(page, 'slow.bin')).toBeVisible();

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Upload folder' }).click();
    await (await chooser).setFiles('examples');
    await expect(row(page, 'examples')).toBeVisible();
    await row(page, 'examples').getByRole('link').click();
    await expect(row(page, 'mwarp1d')).toContainText(/[1-9]\d* items/);
    await context.close();
  });

  test(
    'a full workspace says so at 80, 95 and 100 percent, and rejects what does not fit',
    { tag: '@full' },
    async ({ browser, server }) => {
      const own = await createGroup('Nearly full', nora);
      await nora.client.upload(own, '', [{ name: 'a.bin', content: new Uint8Array(10_000) }]);
      const admin = await loginAdmin(server);
      const fill = (percent: number) =>
        admin.client.call(updateGroup, { uuid: own, name: 'Nearly full', quota: Math.ceil(1_000_000 / percent) });
      const { page, context } = await openAs(browser, nora, `/workspace/${own}`);
      for (const [percent, text] of [
        [82, 'Storage is nearly full: 82% is used.'],
        [96, 'Storage is almost used up: 96% is used. Delete what is no longer needed, or empty the trash.'],
        [100, 'Storage is full. Nothing can be added until something is permanently deleted.'],
      ] as const) {
        await fill(percent);
        await page.reload();
        await expect(page.getByText(text)).toBeVisible();
      }
      await page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(['more'], 'more.bin'));
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      });
      await expect(page.getByRole('region', { name: 'Uploads' }).getByText(/Nothing was stored\.$/)).toBeVisible();
      await expect(row(page, 'more.bin')).toHaveCount(0);
      await context.close();
    },
  );

  test(
    'the list of shortcuts opens by keyboard, even in a text, and includes its own shortcut',
    { tag: '@full' },
    async ({ browser }) => {
      await put('', 'keys.md');
      const { page, context } = await openAs(browser, nora, `/workspace/${lab}/keys.md`);
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await page.locator('.cm-content').click();
      await page.keyboard.type('? ');
      await expect(page.locator('.cm-content')).toContainText('? ');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Control+/');
      await expect(dialog).toBeVisible();
      // Once for citing, and once for hiding a selection.
      await expect(dialog.getByText('Ctrl Shift C')).toHaveCount(2);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.goto(new URL(`/workspace/${lab}`, nora.client.origin).href);
      await row(page, 'keys.md').focus();
      await page.keyboard.press('?');
      await expect(dialog).toBeVisible();
      await context.close();
    },
  );

  test('the card of a paper scrolls away with the files below it', async ({ browser }) => {
    const group = await createGroup('Kelp', nora);
    const paper = '---\ntitle: Kelp forests\n---\n\n# One\n\nThey grow.\n';
    const names = Array.from({ length: 40 }, (_, at) => `site-${String(at + 1).padStart(2, '0')}.csv`);
    const files = [{ name: 'paper.md', content: paper }, ...names.map((name) => ({ name, content: 'a,b\n' }))];
    await nora.client.upload(group, '', files);
    const { page, context } = await openAs(browser, nora, `/workspace/${group}/`);
    await page.setViewportSize({ width: 360, height: 740 });
    const card = page.getByRole('region', { name: 'Paper of this folder' });
    await expect(card).toBeInViewport();
    const first = row(page, 'paper');
    await first.focus();
    await page.keyboard.press('End');
    await expect(row(page, 'site-40')).toBeFocused();
    await expect(row(page, 'site-40')).toBeInViewport({ ratio: 1 });
    await expect(card).not.toBeInViewport();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await context.close();
  });

  test('from the dashboard to a finished text and its trash without a mouse', async ({ browser }) => {
    const { page, context, problems } = await openAs(browser, paul, '/');
    await expect(page.getByText('Your Workspaces')).toBeVisible();
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Control+p');
    await expect(page.getByRole('combobox', { name: 'Search names and documents' })).toBeFocused();
    // Without waiting for results: Enter applies to what was typed, not to what is still shown.
    await page.keyboard.type('Field');
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(`/workspace/${lab}`));
    const newFolder = page.getByRole('main').getByRole('button', { name: 'New folder' }).last();
    const tabTo = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
      for (let n = 0; n < 60 && !(await target.evaluate((element) => element === document.activeElement)); n += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(target).toBeFocused();
    };
    await tabTo(newFolder);
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'New folder' })).toBeFocused();
    await page.keyboard.type('by keyboard');
    await press('Enter');
    // The naming row disappears first; both have this name for a moment.
    await expect(page.getByRole('textbox', { name: 'New folder' })).toBeHidden();
    await expect(row(page, 'by keyboard')).toBeFocused();
    // Cycle through the regions: bar, tree, content.
    await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).focus();
    await press('Shift+F6');
    await expect(treeOf(page).locator(':focus')).toHaveCount(1);
    await press('Home', 'Enter');
    await expect(page).toHaveURL(/bring|bulk|away|by%20keyboard/);
    await press('Control+p');
    await expect(page.getByRole('combobox', { name: 'Search names and documents' })).toBeFocused();
    await page.keyboard.type('by keyb');
    await expect(page.getByRole('option', { name: /by keyboard/ }).first()).toBeVisible();
    await press('Enter');
    await expect(page.getByText('This folder is empty')).toBeVisible();
    await tabTo(page.getByRole('main').getByRole('button', { name: 'New file' }).last());
    await press('Enter');
    await expect(page.getByPlaceholder('new-file.md')).toBeFocused();
    await page.keyboard.type('report');
    await press('Enter');
    await expect(page).toHaveURL(/report\.md$/);
    const text = page.locator('.cm-content');
    await expect(text).toBeVisible();
    await press('F6');
    await tabTo(text);
    await page.keyboard.type('Written by hand.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await press('Control+m');
    await tabTo(treeOf(page).getByRole('treeitem', { name: 'report.md' }));
    await press('F2');
    await page.keyboard.type('final');
    await press('Enter');
    await expect(page).toHaveURL(/final\.md$/);
    await expect(text).toContainText('Written by hand.');
    await node(page, 'final.md').focus();
    await press('Delete');
    await expect(page.getByText('“final.md” was moved to the trash.')).toBeVisible();
    const trash = page.getByRole('button', { name: /^Trash/ });
    await tabTo(trash);
    await press('Enter');
    const restore = page.getByRole('dialog', { name: 'Trash' }).getByRole('button', { name: 'Restore' }).first();
    await expect(restore).toBeVisible();
    await tabTo(restore);
    await press('Enter');
    await expect(page.getByText('“by keyboard/final.md” was restored.')).toBeVisible();
    await press('Escape');
    await expect(trash).toBeFocused();
    await expect(row(page, 'final.md')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });
});
