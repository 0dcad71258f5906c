import type { Locator, Page } from '@playwright/test';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { COMMENTS, editWord, trackWords, wordRun } from '../tests/_support/word-file.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { exportFile } from './_support/export.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = `# Forests

We measured *4.2 degrees* in the northern plots during the whole of summer.

The southern plots were dry, and nothing grew there for most of the year.
`;

/** Drops a file on the text, or elsewhere. */
async function drop(
  page: Page,
  name: string,
  bytes: Uint8Array,
  target: Locator = page.locator('.cm-content'),
): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], fileName));
      return transfer;
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer: data });
}

test(
  'a file edited in Word is dropped on its document: suggestions and comments carry their authors’ names',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const group = await createGroup('Paper', ada, ben);
    await ada.client.upload(group, '', [{ name: 'forests.md', content: new TextEncoder().encode(TEXT) }]);
    const docx = Buffer.from(await exportFile(ada, group, 'forests.md', 'Word'));
    const edited = await editWord(
      docx,
      (xml) =>
        trackWords(trackWords(xml, 'the whole of', 'all'), 'nothing', 'only grass')
          .replace(
            'most of the year',
            `most of</w:t></w:r><w:commentRangeStart w:id="70"/>${wordRun(' the year')}<w:commentRangeEnd w:id="70"/><w:r><w:t>`,
          )
          .replace('Forests</w:t>', 'Forests of 2026</w:t>'),
      COMMENTS,
    );
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${group}/forests.md`);
    await waitForEditor(page);

    // A file that is not a Word document is reported as such; nothing is linked into the text.
    await drop(page, 'notes.docx', new TextEncoder().encode('no Word file'));
    const dialog = page.getByRole('dialog', { name: 'Import changes from Word' });
    await expect(dialog.getByRole('alert')).toContainText('not a Word document');
    expect(await readEditor(page)).toBe(TEXT);

    // The next one may be dropped on the dialog: it is neither uploaded nor imported.
    await drop(page, 'forests.docx', edited, dialog);
    await expect(dialog.getByRole('status')).toHaveText('3 changes, 2 comments');
    await expect(page.getByRole('dialog', { name: /^(?:Import (?!changes from Word)|forests)/u })).toHaveCount(0);
    await expect(
      dialog.getByRole('list', { name: 'By' }).getByRole('listitem').filter({ hasText: 'Grace Hopper' }),
    ).toContainText('2 changes, 1 comment');
    // All of them in text order, with the words around them.
    await expect(dialog.getByRole('list', { name: 'Changes and comments' }).getByRole('listitem')).toHaveText([
      /Not tracked in Word.*Added.*Forests of 2026/u,
      /Grace Hopper.*Replaced.*plots during the whole ofall summer\./u,
      /Grace Hopper.*Replaced.*nothingonly grass grew/u,
      /Grace Hopper.*Comment.*the year.*Which year\?/u,
      /Alan.*Comment.*The last one\./u,
    ]);
    await expect(dialog).toContainText('Compared with the first version, which this file was exported from');
    await dialog.getByRole('button', { name: 'Add as suggestions' }).click();
    await expect(dialog.getByRole('status')).toHaveText('3 suggestions and 2 comments were added.');
    await dialog.getByRole('button', { name: 'Done' }).click();
    // The tab with the list is opened.
    await expect(page.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(4);
    const byGrace = page.getByRole('article', { name: /Suggestion by Grace Hopper, in Word · imported by Ada/u });
    await expect(byGrace).toHaveCount(2);
    await expect(page.getByRole('article').filter({ hasText: 'Which year?' })).toContainText('Alan');
    expect(await readEditor(page)).toBe(TEXT);

    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('dialog', { name: 'Accept 3 suggestions?' }).getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => readEditor(page))
      .toBe(
        TEXT.replace('the whole of', 'all').replace('nothing', 'only grass').replace('# Forests', '# Forests of 2026'),
      );

    // The same file again, chosen from the panel.
    await page.getByRole('tab', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Import changes from Word…' }).click();
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await choosing).setFiles({ name: 'forests.docx', mimeType: 'application/zip', buffer: edited });
    await expect(dialog.getByRole('status')).toContainText('imported before');
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(problems).toEqual([]);
    await context.close();
  },
);
