import type { Page } from '@playwright/test';
import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { type Account, createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { crossrefArticle, crossrefList, dataciteList, json, status } from '../tests/_support/fake-lookups.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { exportFile } from './_support/export.ts';
import { expect, openAs } from './_support/journey.ts';
import { test } from './_support/with-lookups.ts';
import { readPdf } from './_support/read-results.ts';

const BIB =
  '@article{knuth1984,\n  author = {Knuth, Donald E.},\n  title = {Literate Programming},\n  year = {1984},\n}\n';
const BODY = 'We measured forests.\n\nLast words.\n';

async function prepare(server: RunningServer, name: string, files: Record<string, string>) {
  const account = await createAccount(server, name);
  const uuid = await findWorkspace(account);
  for (const [file, content] of Object.entries(files))
    await account.client.call(createTextFile, { uuid, parentItem: '', name: file, content });
  return { account, uuid };
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

const readBib = async (account: Account, uuid: string, itemPath: string): Promise<string> =>
  (await account.client.call(readText, { uuid, itemPath })).text;

test('what is typed before the citation dialog has loaded goes into its field, not into the text', async ({
  browser,
  asking,
}) => {
  const { account, uuid } = await prepare(asking, 'Ida', { 'paper.md': BODY, 'references.bib': BIB });
  const { page, context } = await openAs(browser, account, '/');
  const held = Promise.withResolvers<void>();
  await page.route(/cite-dialog[^/]*\.js/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${asking.url}/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await placeCaret(page, 'forests');
  await page.keyboard.press('Control+Shift+C');
  await page.keyboard.type('Knu');
  held.resolve();
  const dialog = page.getByRole('dialog', { name: 'Cite' });
  await expect(dialog.getByRole('combobox')).toHaveValue('Knu');
  await page.keyboard.type('th');
  await expect(dialog.getByRole('option', { name: /Knuth 1984/u })).toBeVisible();
  expect(await readEditor(page)).toBe(BODY);
  await context.close();
});

test('where there is nothing to cite yet, brackets offer to add a work', async ({ browser, asking }) => {
  const { account, uuid } = await prepare(asking, 'Eve', { 'paper.md': BODY });
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await placeCaret(page, 'forests');
  await page.keyboard.type(' [@');
  await page.getByRole('option', { name: /^Add a work to cite…/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Cite' });
  await dialog.getByRole('combobox').focus();
  await paste(page, BIB);
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.poll(() => readEditor(page)).toContain('We measured forests [@knuth1984].');
  await context.close();
});

test('a work unknown to every service is entered by hand and cited', async ({ browser, asking }) => {
  const { account, uuid } = await prepare(asking, 'Ilse', { 'paper.md': BODY });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await placeCaret(page, 'forests');
  await page.keyboard.press('Control+Shift+C');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Find a work' }).fill('Harbour log of 1887');
  await dialog.getByRole('button', { name: 'Enter a work by hand' }).press('Enter');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Harbour log of 1887');
  await dialog.getByPlaceholder('Family name').fill('Östlund');
  await dialog.getByRole('textbox', { name: 'Year' }).fill('1888');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Works to cite' })).toContainText('Östlund 1888');
  await expect(dialog.getByRole('combobox', { name: 'Find a work' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content').first()).toContainText('(Östlund 1888)');
  expect(await readEditor(page)).toContain('forests [@ostlund1888].');
  expect(await readBib(account, uuid, 'references.bib')).toContain('title = {Harbour log of 1887}');
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'a DOI is pasted, cited by the toast, undone to the DOI, cited again, and in the PDF',
  { tag: '@full' },
  async ({ browser, asking, services }) => {
    test.setTimeout(120_000);
    services.on('/works/10.1038/numpy', json(crossrefArticle('10.1038/numpy', 'Array programming with NumPy')));
    const { account, uuid } = await prepare(asking, 'Ines', { 'paper.md': BODY });
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    await placeCaret(page, 'forests');
    await page.keyboard.type(' ');
    await paste(page, 'https://doi.org/10.1038/NumPy');
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    await expect.poll(() => readEditor(page)).toContain('forests [@harris2020].');
    // Exports read the bibliographies named in the front matter.
    expect(await readEditor(page)).toContain('bibliography: references.bib');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => readEditor(page)).toContain('forests https://doi.org/10.1038/NumPy.');
    await page.keyboard.press('Control+y');
    await expect.poll(() => readEditor(page)).toContain('forests [@harris2020].');
    // Now that it is known, the citation is rendered.
    await placeCaret(page, 'Last');
    await expect(page.locator('.cm-content')).toContainText('(Harris et al. 2020)');
    await waitForSaved(page);
    const bib = await readBib(account, uuid, 'references.bib');
    expect(bib).toContain(
      'author = {Harris, Charles R. and Millman, K. Jarrod and van der Walt, Stéfan J. and {The Array Consortium}}',
    );
    const { text } = await readPdf(await exportFile(account, uuid, 'paper.md', 'PDF'));
    expect(text).toContain('Harris et al. 2020');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Array Programming with NumPy'.slice(0, 6));
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('works are cited by keyboard alone: from the library, by identifier, and by pasting', async ({
  browser,
  asking,
  services,
}) => {
  const { account, uuid } = await prepare(asking, 'Paul', { 'paper.md': BODY, 'refs.bib': BIB });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await placeCaret(page, 'forests');
  await page.keyboard.press('Control+Shift+C');
  const dialog = page.getByRole('dialog', { name: 'Cite' });
  const search = dialog.getByRole('combobox', { name: 'Find a work' });
  await expect(search).toBeFocused();
  await page.keyboard.type('literate');
  await expect(dialog.getByRole('option', { name: /Knuth 1984/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Works to cite' }).getByRole('listitem')).toHaveCount(1);

  // When a service is down, busy or wrong, the input is kept.
  services.on('/works/10.1234/wrong', status(200, { 'content-type': 'text/html' }, '<html>'));
  await page.keyboard.type('10.1234/wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Crossref sent an answer that could not be read.');
  await expect(search).toHaveValue('10.1234/wrong');
  await search.fill('10.9999/nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('No service knows DOI 10.9999/nobody.');
  services.on('/works/10.1234/slow', () => undefined);
  await search.fill('10.1234/slow');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Looking up 10.1234/slow…')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Crossref did not answer in time. Please try again in a moment.', {
    timeout: 15_000,
  });
  await expect(search).toHaveValue('10.1234/slow');
  services.on('/works/10.1234/slow', json(crossrefArticle('10.1234/slow', 'Back again')));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  // No match in the library: the words are sent to services only on request.
  services.on(
    'query.bibliographic=array programming',
    json(crossrefList([crossrefArticle('10.1234/slow', 'Array programming'), crossrefArticle('10.1234/a', 'Arrays')])),
  );
  services.on('/dois?query=array programming', json(dataciteList([])));
  await search.fill('array programming');
  await expect(dialog.getByText('No work in your bibliography matches.')).toBeVisible();
  await expect(dialog.getByRole('option')).toHaveText(/Search Crossref and DataCite for “array programming”/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await search.focus();

  await paste(page, 'TY  - BOOK\nAU  - Lee, Ana\nPY  - 2019\nTI  - Trees\nER  - ');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('textbox', { name: 'Page or section: Knuth 1984' }).focus();
  await page.keyboard.type('p. 33');
  await expect(dialog.locator('code').last()).toHaveText('[@knuth1984, p. 33; @harris2020; @lee2019]');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => readEditor(page)).toContain('forests [@knuth1984, p. 33; @harris2020; @lee2019].');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => readEditor(page)).toContain('forests.');
  await waitForSaved(page);
  const bib = await readBib(account, uuid, 'refs.bib');
  expect(bib.startsWith(BIB)).toBe(true);
  expect(bib.match(/^@/gm)).toHaveLength(3);
  expect(problems).toEqual([]);
  await context.close();
});

test('works pasted into a sentence are cited in it, without their trailing line break', async ({ browser, asking }) => {
  const { account, uuid } = await prepare(asking, 'Cora', {
    'paper.md': 'We read it. Then more.\n\nOn its own:\n\n\n',
  });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  const cite = page.getByRole('button', { name: 'Cite', exact: true });
  await placeCaret(page, 'read it.');
  await paste(page, BIB);
  await cite.click();
  await expect.poll(() => readEditor(page)).toContain('We read it. [@knuth1984] Then more.\n');
  // On a line of its own, the line break is kept.
  await placeCaret(page, 'own:\n\n');
  await paste(page, BIB);
  await cite.click();
  await expect.poll(() => readEditor(page)).toContain('own:\n\n[@knuth1984]\n');
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'a style is found among all, previewed with the paper’s own citations, and used in print',
  { tag: '@full' },
  async ({ browser, asking }) => {
    test.setTimeout(120_000);
    const { account, uuid } = await prepare(asking, 'Stella', {
      'paper.md': 'We read.\n\nIt is said [see @knuth1984,\np. 3] there.\n\nLast words.\n',
      'refs.bib': BIB,
    });
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    // A citation inserted by completion works in exports, too: the front matter names the bibliography.
    await placeCaret(page, 'read');
    await page.keyboard.type(' [@liter');
    await page.getByRole('option', { name: /knuth1984/ }).click();
    await expect.poll(() => readEditor(page)).toContain('bibliography: refs.bib');
    await page.keyboard.type(']');
    expect(await readEditor(page)).toContain('We read [@knuth1984].');
    // A hard-wrapped citation is rendered like any other.
    await placeCaret(page, 'Last');
    await expect(page.locator('.cm-content')).toContainText('(see Knuth 1984, 3)');
    await page.getByRole('button', { name: 'Citation style and language…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Citation style' });
    const preview = dialog.getByRole('region', { name: 'Your citations in this style' });
    await expect(preview).toContainText('(see Knuth 1984, 3)');
    await expect(dialog.getByText('The most common of 10,8')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Find a style' })).toBeFocused();
    // A key pressed before the answer has arrived waits for it, since the list still belongs to an earlier search.
    const answers: (() => void)[] = [];
    await page.route(/find-styles/, async (route) => {
      if (route.request().postData()?.includes('soziologie')) await new Promise<void>((done) => answers.push(done));
      await route.continue();
    });
    await page.keyboard.type('zeitschrift fur ');
    await expect(dialog.getByRole('option', { name: /^Zeitschrift für/ }).first()).toBeVisible();
    await page.keyboard.type('soziologie');
    await expect.poll(() => answers.length).toBe(1);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(0);
    answers[0]!();
    await expect(dialog.getByRole('option', { selected: true })).toHaveText('Zeitschrift für Soziologie (Deutsch)');
    await expect(preview).toContainText('Knuth 1984: 3)');
    await dialog.getByRole('combobox', { name: 'Find a style' }).fill('nature physics');
    await expect(dialog.getByRole('option', { name: 'Nature Physics Same as Nature' })).toBeVisible();
    // The first Enter shows the results; it does not take the style chosen before.
    await page.keyboard.press('Enter');
    await expect(preview).toContainText('Knuth, D. E. Literate Programming.');
    await dialog.getByRole('combobox', { name: 'Language of the text' }).fill('German');
    await page.getByRole('option', { name: /Germany/ }).click();
    await dialog.getByRole('button', { name: 'Use' }).click();
    await expect.poll(() => readEditor(page)).toContain('csl: nature-physics\nlang: de-DE\n');
    await waitForSaved(page);
    await expect(page.locator('.cm-content .cm-cite').first()).toHaveText('1');
    const { text } = await readPdf(await exportFile(account, uuid, 'paper.md', 'PDF'));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Knuth, D. E. Literate Programming');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'a text without a bibliography is offered all works of the workspace; picking one names its file, in one undo step',
  { tag: '@full' },
  async ({ browser, server }) => {
    const { account, uuid } = await prepare(server, 'Uma', { 'other.bib': '@book{roe2001, title = {Roots}}\n' });
    await account.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'drafts' });
    for (const [parentItem, name, content] of [
      ['', 'all.bib', BIB],
      ['drafts', 'paper.md', BODY],
    ] as const)
      await account.client.call(createTextFile, { uuid, parentItem, name, content });
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/drafts/paper.md`);
    await waitForEditor(page);
    await placeCaret(page, 'forests');
    await page.keyboard.type(' [@');
    const offered = page.locator('.cm-tooltip-autocomplete li');
    await expect(offered).toHaveCount(2);
    await expect(offered.first()).toContainText('Knuth 1984 · ../all.bib');
    await page.keyboard.type('knu');
    await expect(offered).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => readEditor(page)).toContain('bibliography: ../all.bib');
    await expect.poll(() => readEditor(page)).toContain('forests [@knuth1984');
    await page.keyboard.press('Control+z');
    await expect.poll(() => readEditor(page)).toContain('forests [@knu.');
    expect(await readEditor(page)).not.toContain('bibliography');
    await page.keyboard.press('Control+y');
    await expect.poll(() => readEditor(page)).toContain('bibliography: ../all.bib');
    await page.keyboard.type(']');
    await placeCaret(page, 'Last');
    await expect(page.locator('cite')).toHaveText('(Knuth 1984)');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a key typed in a text that names no bibliography is marked, and a button adds the bibliography', async ({
  browser,
  server,
}) => {
  const text = 'Typed by hand [@knuth1984].\n\nLast words.\n';
  const { account, uuid } = await prepare(server, 'Vera', { 'paper.md': text, 'refs.bib': BIB });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  const drawn = page.getByRole('region', { name: 'Bibliography' });
  await expect(drawn).toContainText('Bibliography, not as exports print it: the front matter does not name refs.bib.');
  await expect(page.locator('cite')).toHaveAttribute('title', /print keys instead/);
  await page.getByRole('button', { name: '1 problem' }).click();
  await page
    .getByRole('menuitem', {
      name: /The front matter does not name refs\.bib\. .* print keys .*Line 1 ?Typed by hand .*@knuth1984/,
    })
    .click();
  // At the problem itself, with the keyboard.
  await page.locator('.cm-content').press('F8');
  await page.locator('.cm-diagnostic').getByRole('button', { name: 'Add to the front matter', exact: true }).click();
  await expect.poll(() => readEditor(page)).toBe(`---\nbibliography: refs.bib\n---\n\n${text}`);
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => readEditor(page)).toBe(text);
  await drawn.getByRole('button', { name: 'Add to the front matter' }).click();
  await expect.poll(() => readEditor(page)).toBe(`---\nbibliography: refs.bib\n---\n\n${text}`);
  await expect(drawn.getByRole('button')).toBeHidden();
  await expect(drawn).toContainText('Bibliography, as exports print it', { timeout: 60_000 });
  await placeCaret(page, 'Last');
  await expect(page.locator('cite')).not.toHaveAttribute('title');
  await expect(page.getByText('No problems')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
