import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { makeWord, makeZip, paragraph, picture, PNG, run } from '../tests/imports/_support/make-files.ts';
import { expect, openAs, test } from './_support/journey.ts';

test(
  'a project is previewed, imported and read; a document dropped anywhere can be imported; a bad one says why',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ines = await createAccount(server, 'Importer');
    const home = await findWorkspace(ines);
    const { page, context, problems } = await openAs(browser, ines, `/workspace/${home}/`);
    const dialog = page.getByRole('dialog', { name: /^Import/u });

    await page.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Import…' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    const choose = async (name: string, content: Uint8Array | string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    };

    await choose('paper.pdf', '%PDF-1.7');
    await expect(dialog.getByRole('alert')).toContainText('This is a PDF');
    await dialog.getByRole('button', { name: 'Choose another file' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();

    const article = (text: string): string => `\\documentclass{article}\n\\begin{document}\n${text}\n\\end{document}\n`;
    const project = await makeZip({
      'main.tex': article('\\section{Methods}\nSee \\cref{fig:a}.\n\\input{parts/two}\n\\input{gone}'),
      'reply.tex': article('Dear reviewers'),
      'parts/two.tex': '\\begin{figure}\\includegraphics{a}\\caption{Shown.}\\label{fig:a}\\end{figure}\n',
      'a.png': PNG,
      'main.log': 'x',
    });
    await choose('Thesis.zip', project);
    await expect(dialog.getByText('A LaTeX project with 5 files')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Main file' })).toHaveValue('main.tex');
    await dialog.getByRole('combobox', { name: 'Main file' }).selectOption('reply.tex');
    await expect(dialog.getByRole('combobox', { name: 'Main file' })).toHaveValue('reply.tex');
    await dialog.getByRole('combobox', { name: 'Main file' }).selectOption('main.tex');
    await expect(dialog.getByText('main.tex, line 6')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog.getByText(/files imported/u)).toBeVisible();
    await expect(dialog.getByText('“gone” is not among the files, so its text is missing.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Thesis\/main\.md$/u);
    await expect(page.getByRole('textbox').filter({ hasText: 'Methods' })).toBeVisible();

    await page.goto(new URL(`/workspace/${home}/`, server.url).href);
    await expect(page.getByRole('table').getByRole('row', { name: /Thesis/u })).toBeVisible();
    const word = await makeWord(paragraph(run('A title'), 'Heading1') + paragraph(picture('rId2')));
    const data = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], 'Letter.docx'));
      return transfer;
    }, Buffer.from(word).toString('base64'));
    await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
    await expect(dialog.getByText('A Word document')).toBeVisible();
    await expect(dialog.getByText('“Draft of May”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload it unchanged' }).click();
    await expect(page.getByRole('table').getByRole('row', { name: /Letter\.docx/u })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);
