import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, createGroup, type Account } from '../tests/_support/accounts.ts';
import { ROOT } from '../tests/_support/start-server.ts';
import { LiveEditor } from '../tests/live/live-client.ts';
import { expect, openAs, test } from './_support/journey.ts';
import { writePdf } from './_support/write-pdf.ts';

const FIGURE = readFileSync(join(ROOT, 'examples/mwarp1d/figure.png'));

test.describe('a workspace', () => {
  let ines: Account;
  let tomas: Account;
  let lab = '';
  test.beforeAll(async ({ server }) => {
    ines = await createAccount(server, 'Walker');
    tomas = await createAccount(server, 'Writer');
    lab = await createGroup('Gait Lab', ines, tomas);
  });

  const folderOf = async (name: string): Promise<string> => {
    await ines.client.post('/api/workspace/create-folder', { uuid: lab, parentItem: '', name });
    return `/workspace/${lab}/${name}`;
  };
  const row = (page: Page, name: string) => page.getByRole('table').getByRole('row', { name: new RegExp(name) });

  test('on a tablet, the buttons of a row are visible and side by side', async ({ browser }) => {
    const path = await folderOf('touch');
    await ines.client.upload(lab, 'touch', [{ name: 'notes.md', content: new TextEncoder().encode('x') }]);
    const options = { viewport: { width: 768, height: 1024 }, hasTouch: true };
    const { page, context } = await openAs(browser, ines, path, options);
    const buttons = row(page, 'notes.md').getByRole('button');
    await expect(buttons).toHaveCount(2);
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(boxes.map((box) => box?.height)).toEqual([44, 44]);
    await expect(buttons.first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    for (const name of ['More actions', 'Upload']) {
      const box = await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height).toBe(44);
    }
    await context.close();
  });

  test('creates, renames, deletes and restores files and folders', async ({ browser }) => {
    const { page, context, problems } = await openAs(browser, ines, await folderOf('names'));
    await expect(page.getByText('This folder is empty')).toBeVisible();
    await page.getByRole('button', { name: 'New folder' }).last().click();
    await page.getByRole('textbox', { name: 'New folder' }).fill('figures');
    await page.keyboard.press('Enter');
    await expect(row(page, 'figures')).toContainText('0 items');
    await expect(row(page, 'figures')).toBeFocused();

    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New file' }).click();
    const field = page.getByPlaceholder('new-file.md');
    await expect(field).toBeFocused();
    await field.fill('draft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/names\/draft\.md$/);
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'names' }).click();

    await row(page, 'draft.md').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rename file' }).click();
    const name = page.getByRole('textbox', { name: 'New name of draft.md' });
    await expect(name).toBeFocused();
    await name.fill('paper.md');
    await page.keyboard.press('Escape');
    await expect(row(page, 'draft.md')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.type('paper');
    await page.keyboard.press('Enter');
    await expect(row(page, 'paper.md')).toBeFocused();

    await row(page, 'paper.md').getByRole('button', { name: 'Actions for paper.md' }).click();
    await page.getByRole('menuitem', { name: 'Delete file' }).click();
    await expect(row(page, 'paper.md')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'paper.md')).toBeVisible();

    await row(page, 'figures').click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Rename', exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await expect(row(page, 'figures')).toHaveCount(0);
    await page.getByRole('button', { name: /^Trash/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).first().click();
    await page.keyboard.press('Escape');
    await expect(row(page, 'figures')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('an image says its pixels, and leads to the next one of its folder', async ({ browser }) => {
    const path = await folderOf('pictures');
    const draw = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"/>`;
    await ines.client.upload(lab, 'pictures', [
      { name: 'a.svg', content: draw(60) },
      { name: 'b.svg', content: draw(70) },
    ]);
    const { page, context } = await openAs(browser, ines, `${path}/a.svg`, { viewport: { width: 360, height: 740 } });
    await expect(page.getByText('60 × 40')).toBeVisible();
    await page.getByRole('button', { name: 'Next image' }).click();
    await expect(page.getByText('70 × 40')).toBeVisible();
    await expect(page.getByText('60 × 40')).toHaveCount(0);
    await context.close();
  });

  test('the bar of the selected items never covers the row in focus', async ({ browser }) => {
    const path = await folderOf('covered');
    const files = Array.from({ length: 30 }, (_, at) => ({ name: `n-${at + 10}.bin`, content: 'n' }));
    await ines.client.upload(lab, 'covered', files);
    const { page, context } = await openAs(browser, ines, path, { viewport: { width: 1000, height: 600 } });
    await row(page, 'n-10.bin').focus();
    await page.keyboard.press('Space');
    const bar = await page.getByRole('toolbar').filter({ hasText: 'selected' }).boundingBox();
    for (let at = 11; at <= 39; at += 1) {
      await page.keyboard.press('ArrowDown');
      const focused = row(page, `n-${at}.bin`);
      await expect(focused).toBeFocused();
      await expect(async () => {
        const box = await focused.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass({ timeout: 2_000 });
    }
    await context.close();
  });

  test('can be used by keyboard alone', { tag: '@full' }, async ({ browser }) => {
    const path = await folderOf('keys');
    await ines.client.upload(lab, 'keys', [
      { name: 'a.md', content: 'a' },
      { name: 'b.md', content: 'b' },
      { name: 'c.bin', content: 'c' },
    ]);
    const { page, context } = await openAs(browser, ines, path);
    await row(page, 'a.md').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+a');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('3 selected')).toHaveCount(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    await page.keyboard.press('Escape');
    await row(page, 'a.md').focus();
    await page.keyboard.press('Delete');
    await expect(row(page, 'a.md')).toHaveCount(0);
    await row(page, 'b.md').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/b\.md$/);
    const tree = page.getByRole('tree', { name: 'Gait Lab' });
    await tree.getByRole('treeitem', { name: 'b.md' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tree.getByRole('treeitem', { name: 'keys' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keys$/);
    await context.close();
  });

  test("accepts uploads, asks about taken names, and shows other users' changes without reloading", async ({
    browser,
  }) => {
    const path = await folderOf('uploads');
    const { page, context } = await openAs(browser, ines, path);
    const other = await openAs(browser, tomas, path);
    const choose = async (files: { name: string; content: string }[]): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Upload files' }).click();
      await (
        await chooser
      ).setFiles(files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })));
    };
    await expect(other.page.getByText('This folder is empty')).toBeVisible();
    await choose([
      { name: 'one.md', content: 'one' },
      { name: 'two.bin', content: 'two' },
    ]);
    await expect(page.getByText('Files have been successfully uploaded.')).toBeVisible();
    await expect(row(page, 'one.md')).toBeVisible();
    await expect(row(other.page, 'two.bin')).toBeVisible();
    await choose([
      { name: 'one.md', content: 'one again' },
      { name: 'two.bin', content: 'two again' },
    ]);
    const question = page.getByRole('dialog', { name: 'one.md is already in this folder' });
    await question.getByRole('button', { name: 'Keep both' }).click();
    await page
      .getByRole('dialog', { name: 'two.bin is already in this folder' })
      .getByRole('button', { name: 'Replace' })
      .click();
    await expect(row(page, 'one \\(2\\).md')).toBeVisible();
    await expect(row(page, 'two.bin')).toContainText('9 bytes');

    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['dropped'], 'dropped.md'));
      const fire = (type: string): boolean =>
        window.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      fire('dragenter');
      Object.assign(window, { finishDrop: () => fire('drop') });
    });
    await expect(page.getByText('Drop files anywhere to upload them to “uploads”')).toBeVisible();
    await page.evaluate(() => (window as unknown as { finishDrop: () => void }).finishDrop());
    await expect(row(page, 'dropped.md')).toBeVisible();
    await expect(row(other.page, 'dropped.md')).toBeVisible();
    await context.close();
    await other.context.close();
  });

  test(
    'merges a file into a text that others have changed, and lists conflicts',
    { tag: '@full' },
    async ({ browser }) => {
      const path = await folderOf('merging');
      const paper = 'The plots warmed by 4.2 K.\n\nNothing grew there.\n\nWe agree with earlier studies.\n';
      await ines.client.upload(lab, 'merging', [{ name: 'paper.md', content: paper }]);
      const editor = await LiveEditor.open(tomas.client, { workspace: lab, path: 'merging/paper.md' });
      editor.type(paper.indexOf('2 K'), '3', paper.indexOf('2 K') + 1);
      editor.type(paper.indexOf('Nothing'), 'Only grass', paper.indexOf('Nothing') + 'Nothing'.length);
      await editor.until(() => editor.isSaved);
      const { page, context, problems } = await openAs(browser, ines, path);
      const choose = async (content: string): Promise<void> => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Upload', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Upload files' }).click();
        await (await chooser).setFiles([{ name: 'paper.md', mimeType: '', buffer: Buffer.from(content) }]);
        const question = page.getByRole('dialog', { name: 'paper.md is already in this folder' });
        await expect(question).toContainText('yours become suggestions');
        await question.getByRole('button', { name: 'Replace' }).click();
      };
      await choose(paper.replace('4.2', '4.27').replace('earlier studies', 'all earlier studies'));
      const report = page.getByRole('dialog', { name: 'paper.md has been merged' });
      await expect(report).toContainText('1 change merged, 1 needs a look.');
      await expect(report.getByRole('listitem')).toHaveText('Line 14.3 4.27');
      await editor.until(() => editor.text.includes('all earlier studies'));
      expect(editor.text).toBe(
        paper.replace('4.2', '4.3').replace('Nothing', 'Only grass').replace('earlier', 'all earlier'),
      );
      await report.getByRole('button', { name: 'Done' }).click();
      await expect(report).toBeHidden();

      await choose('A quite different text about the birds of the sea.\n');
      const unknown = page.getByRole('dialog', { name: 'Which version of paper.md is this?' });
      await expect(unknown.getByRole('button', { name: 'Replace everything' })).toBeVisible();
      await unknown.getByRole('button', { name: 'Keep both' }).click();
      await expect(row(page, 'paper \\(2\\).md')).toBeVisible();

      await choose(paper.replace('4.2', '4.27').replace('earlier studies', 'all earlier studies'));
      await report.getByRole('link', { name: 'Line 1' }).click();
      await expect(page).toHaveURL(/paper\.md/);
      await expect(page.getByRole('article', { name: /Suggestion by Walker/ })).toBeVisible();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('exports a folder of chapters, and selected items, in natural order', { tag: '@full' }, async ({ browser }) => {
    const path = await folderOf('novel');
    await ines.client.post('/api/workspace/create-folder', { uuid: lab, parentItem: 'novel', name: 'book' });
    const chapters = ['10-end.md', '2-middle.md', '1-start.md', 'refs.bib'];
    await ines.client.upload(
      lab,
      'novel/book',
      chapters.map((name) => ({ name, content: '' })),
    );
    await ines.client.upload(lab, 'novel', [{ name: 'preface.md', content: '' }]);
    const { page, context, problems } = await openAs(browser, ines, path);
    const order = page.getByRole('dialog').getByRole('list', { name: 'Files, in this order' }).getByRole('listitem');
    const book = ['novel/book/1-start.md', 'novel/book/2-middle.md', 'novel/book/10-end.md'];
    await row(page, 'book').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await expect(order).toHaveText(book);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click();
    await expect(order).toHaveText([...book, 'novel/preface.md']);
    await page.getByRole('button', { name: 'Move novel/preface.md up' }).click();
    await expect(order.nth(2)).toHaveText('novel/preface.md');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('shows images, PDF and HTML pages, and says what it cannot show', async ({ browser }) => {
    const path = await folderOf('views');
    await ines.client.upload(lab, 'views', [
      { name: 'a.png', content: new Uint8Array(FIGURE) },
      { name: 'b.png', content: new Uint8Array(FIGURE) },
      { name: 'c.pdf', content: writePdf(300, 400) },
      { name: 'd.html', content: '<h1>A page</h1><script>parent.document.title = "taken"</script>' },
      { name: 'e.xyz', content: 'x' },
    ]);
    const { page, context, problems } = await openAs(browser, ines, `${path}/a.png`);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const image = page.getByRole('img', { name: 'a.png' });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(600);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/b\.png$/);
    await page.goto(new URL(`${path}/c.pdf`, ines.client.origin).href);
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    for (const name of ['Previous page', 'Next page']) await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.locator('canvas')).toBeVisible();
    expect(said.filter((text) => text.includes('fake worker'))).toEqual([]);
    await page.goto(new URL(`${path}/d.html`, ines.client.origin).href);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A page' })).toBeVisible();
    expect(await page.title()).not.toBe('taken');
    await page.getByRole('button', { name: 'Edit source' }).click();
    await expect(page.locator('.cm-content')).toContainText('<h1>A page</h1>');
    await page.goto(new URL(`${path}/e.xyz`, ines.client.origin).href);
    await expect(page.getByText('Cannot preview file: Unknown file type.')).toBeVisible();
    await page.goto(new URL(`${path}/nothing.md`, ines.client.origin).href);
    await expect(page.getByText('Item not found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('keeps an editor open when somebody else renames or deletes its file', { tag: '@full' }, async ({ browser }) => {
    const path = await folderOf('moving');
    await ines.client.upload(lab, 'moving', [{ name: 'old.md', content: 'Kept all along.' }]);
    const { page, context } = await openAs(browser, ines, `${path}/old.md`);
    const text = page.locator('.cm-content');
    await expect(text).toContainText('Kept all along.');
    await text.evaluate((element) => element.setAttribute('data-same', ''));
    await tomas.client.post('/api/workspace/rename-item', { uuid: lab, itemPath: 'moving/old.md', newName: 'new.md' });
    await expect(page).toHaveURL(/moving\/new\.md$/);
    await expect(page.locator('.cm-content[data-same]')).toContainText('Kept all along.');
    await tomas.client.post('/api/workspace/delete-path', { uuid: lab, itemPath: 'moving/new.md' });
    await expect(page.getByText('This document was deleted. You can keep a copy.')).toBeVisible();
    await expect(text).toContainText('Kept all along.');
    await context.close();
  });

  test('keeps every version, compares them and restores one', async ({ browser }) => {
    const path = await folderOf('versions');
    const texts = [
      ['Nodes', 'The nodes are not equally spaced.'],
      ['Unequal nodes', 'The nodes are unequally spaced.'],
    ];
    for (const [title, text] of texts)
      await ines.client.upload(lab, 'versions', [{ name: 'v.md', content: `---\ntitle: ${title}\n---\n\n${text}` }]);
    const { page, context } = await openAs(browser, ines, `${path}/v.md?view=history`);
    await expect(page.getByRole('heading', { level: 1, name: 'Version history' })).toBeAttached();
    await expect(page.locator('del').last()).toHaveText('not equally');
    await expect(page.locator('ins').last()).toHaveText('unequally');
    // Front matter changes are one line, until the user steps to it or opens it.
    await expect(page.locator('details > summary')).toHaveAccessibleName('Title changed');
    await expect(page.getByText('title:')).toBeHidden();
    await page.keyboard.press('k');
    await expect(page.locator('ins').last()).toHaveAttribute('data-current', '');
    await page.keyboard.press('j');
    await expect(page.getByText('title:')).toBeVisible();
    await page.getByRole('button', { name: 'Name this version' }).click();
    await page.getByRole('textbox', { name: 'Name of this version' }).fill('Submitted');
    await page.keyboard.press('Enter');
    // The name is given to the selected version, not the one it is compared with.
    const list = page.getByRole('complementary', { name: 'Versions' });
    const entries = list.getByRole('listitem').locator('> button');
    await expect(entries.first()).toContainText('Submitted');
    await expect(entries.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
    await entries.nth(1).click();
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('The version was restored.')).toBeVisible();
    // The oldest version has no predecessor, and is shown as it was.
    await entries.last().click();
    await expect(entries.last()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('status').filter({ hasText: /^The first version$/u })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Comparing' })).toHaveValue('');
    await expect(page.locator('.cm-content')).toContainText('The nodes are not equally spaced.');
    await expect(page.locator('ins, del')).toHaveCount(0);
    await expect(page.getByText('0 words added')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the text' }).click();
    await expect(page.locator('.cm-content')).toContainText('not equally');
    await context.close();
  });

  test('compares two versions as rendered, and as source', { tag: '@full' }, async ({ browser }) => {
    const path = await folderOf('papers');
    const write = (heading: string, tex: string, address: string, cell: string): string =>
      `# ${heading}\n\nIt is $${tex}$, see [the site](${address}).\n\n| a | b |\n|---|---|\n| 1 | ${cell} |\n\n: Costs.\n`;
    for (const content of [
      write('Method', 'x + y', 'https://a.example', '2'),
      write('Methods', 'x + z', 'https://b.example', '3'),
    ])
      await ines.client.upload(lab, 'papers', [{ name: 'p.md', content }]);
    const { page, context, problems } = await openAs(browser, ines, `${path}/p.md?view=history`);
    await expect(page.locator('.cm-heading del')).toHaveText('Method');
    await expect(page.locator('.cm-heading ins')).toHaveText('Methods');
    // Rendered elements are struck through or underlined as a whole.
    await expect(page.locator('del .katex').first()).toBeVisible();
    await expect(page.locator('ins .katex').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Removed' }).getByRole('cell', { name: '2' })).toBeVisible();
    const table = page.getByRole('group', { name: 'Added' });
    await expect(table.getByRole('cell', { name: '3' })).toBeVisible();
    await expect(table.locator('caption')).toHaveText(/Table\s1\.\s*Costs\./u);
    // A changed link target is invisible in the rendered text, so it is shown.
    await expect(page.locator('.cm-unseen')).toHaveText(/https:\/\/ab\.example/u);
    await expect(page.getByText('](https')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Change 1 of 4' })).toBeVisible();
    // A click does not show the source.
    await page
      .locator('ins', { has: page.locator('.katex') })
      .first()
      .click();
    await expect(page.locator('ins .katex').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await page.getByText('Source', { exact: true }).first().click();
    await expect(page.getByText('[the site](https')).toBeVisible();
    await page.reload();
    await expect(page.getByText('[the site](https')).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('has no serious accessibility violations', { tag: '@full' }, async ({ browser }) => {
    const path = await folderOf('access');
    await ines.client.upload(lab, 'access', [
      { name: 'a.md', content: '# A' },
      { name: 'b.png', content: new Uint8Array(FIGURE) },
    ]);
    const { page, context } = await openAs(browser, ines, path);
    const check = async (): Promise<string[]> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations
        .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
        .map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join('\n')}`);
    };
    await row(page, 'a.md').getByRole('checkbox').check({ force: true });
    expect(await check()).toEqual([]);
    await row(page, 'a.md').getByRole('button', { name: 'Actions for a.md' }).click();
    await page.getByRole('menuitem', { name: 'Move to folder' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await check()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(new URL(`${path}/b.png`, ines.client.origin).href);
    await expect(page.getByRole('img', { name: 'b.png' })).toBeVisible();
    expect(await check()).toEqual([]);
    await page.goto(new URL(`${path}/a.md?view=history`, ines.client.origin).href);
    await expect(page.getByRole('status').filter({ hasText: 'The first version' })).toBeVisible();
    expect(await check()).toEqual([]);
    await context.close();
  });
});
