import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeLargeBib } from '../bench/bibliography/make-large-bib.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const FIGURE = Uint8Array.from(readFileSync(join(import.meta.dirname, '../tests/export/_documents/figure.pdf')));
const BIB = '@article{knuth, author = {Knuth, Donald E.}, title = {Literate Programming}, year = {1984}}\n';

type Files = Record<string, string | Uint8Array<ArrayBuffer>>;

async function prepare(server: RunningServer, name: string, files: Files) {
  const account = await createAccount(server, name);
  const uuid = await findWorkspace(account);
  const list = Object.entries(files).map(([file, content]) => ({ name: file, content }));
  await account.client.upload(uuid, '', list);
  return { account, uuid };
}

const status = (page: Page) => page.locator('footer[aria-label="About this text"]');

test("a PDF figure is drawn at the screen's resolution", { tag: '@full' }, async ({ browser, server }) => {
  const { account, uuid } = await prepare(server, 'Fiona', {
    'figure.pdf': FIGURE,
    'paper.md':
      'First line.\n\n![Dose and response](figure.pdf)\n\n![Too wide](figure.pdf){width=500px}\n\nLast line.\n',
  });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`, {
    deviceScaleFactor: 2,
  });
  await waitForEditor(page);
  const figure = page.locator('.cm-figure canvas').first();
  await expect(figure).toBeVisible();
  await expect(page.locator('.cm-size-badge').first()).toHaveText('384 × 192');
  await expect(page.locator('figcaption').first()).toHaveText('Figure 1. Dose and response');
  await expect(figure).toHaveAttribute('aria-label', 'Dose and response');
  const density = (canvas: HTMLCanvasElement): number => canvas.width / canvas.clientWidth;
  await expect.poll(() => figure.evaluate(density)).toBeGreaterThan(1.8);
  await expect.poll(() => page.locator('.cm-figure canvas').nth(1).evaluate(density)).toBeGreaterThan(1.8);
  const isDrawn = (canvas: HTMLCanvasElement): boolean =>
    canvas
      .getContext('2d')!
      .getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value, at) => at % 4 === 1 && value < 40);
  await expect.poll(() => figure.evaluate(isDrawn)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('a missing image is a problem until it exists', { tag: '@full' }, async ({ browser, server }) => {
  const { account, uuid } = await prepare(server, 'Imogen', {
    'paper.md': 'First line.\n\n![Dose and response](plots/dose.png)\n\nLast line.\n',
  });
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await expect(page.locator('figcaption')).toHaveText('Figure 1. Dose and responseImage not found: plots/dose.png');
  const problem = page.getByRole('button', { name: /1 problem/ });
  await problem.click();
  await expect(page.getByRole('menuitem', { name: /The image plots\/dose.png is not in the workspace/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const picture = Uint8Array.from(readFileSync(join(import.meta.dirname, '../examples/mwarp1d/figure.png')));
  await account.client.post('/api/workspace/create-folder', { uuid, parentItem: '', name: 'plots' });
  await account.client.upload(uuid, 'plots', [{ name: 'dose.png', content: picture }]);
  await expect(status(page).getByText('No problems')).toBeVisible();
  await expect(page.locator('figcaption')).toHaveText('Figure 1. Dose and response');
  await context.close();
});

test('the year of an author with an Arabic name stands behind the name', async ({ browser, server }) => {
  const { account, uuid } = await prepare(server, 'Amal', {
    'refs.bib': '@book{ali, author = {علي, محمد}, title = {تاريخ}, date = {2020}}\n',
    'paper.md': '---\nbibliography: refs.bib\n---\n\nAs shown [@ali, p. 12] here.\n',
  });
  const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  const cite = page.locator('cite');
  await expect(cite).toHaveText('(علي 2020, 12)');
  const lefts = await cite.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const find = (words: string): number => {
      nodes.currentNode = element;
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const at = node.textContent?.indexOf(words) ?? -1;
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    };
    return ['(', 'علي', '2020', '12', ')'].map(find);
  });
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  // The work itself runs from right to left, as it is printed.
  const entry = page.locator('.cm-bibliography-entry');
  await expect(entry).toHaveText('علي, محمد. 2020. تاريخ.');
  expect(await entry.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(problems).toEqual([]);
  await context.close();
});

test('the outline leads to the bibliography', async ({ browser, server }) => {
  const { account, uuid } = await prepare(server, 'Olga', {
    'refs.bib': BIB,
    'cited.md': '---\nbibliography: refs.bib\n---\n\nAs shown [@knuth].\n',
  });
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/cited.md`);
  await waitForEditor(page);
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'refs.bib' }).click();
  await expect(page).toHaveURL(/\/refs\.bib$/);
  await context.close();
});

test.describe('the citation style of the text', () => {
  const text = (style: string) => `---\nbibliography: refs.bib\ncsl: ${style}\n---\n\nAs shown [@knuth].\n`;

  test(
    'is used on the page, whether bundled or from the workspace, and is offered',
    { tag: '@full' },
    async ({ browser, server }) => {
      const own = readFileSync(join(import.meta.dirname, '../server/assets/export/csl/nature.csl'), 'utf8');
      const { account, uuid } = await prepare(server, 'Cleo', {
        'refs.bib': BIB,
        'journal.csl': own,
        'included.md': text('ieee'),
        'own.md': text('journal.csl'),
        'unknown.md': text('nowhere.csl'),
      });
      const refused: string[] = [];
      const { page, context } = await openAs(browser, account, `/workspace/${uuid}/included.md`);
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(response.url());
      });
      await waitForEditor(page);
      await expect(page.locator('cite')).toHaveText('[1]');
      await page.goto(`${server.url}/workspace/${uuid}/own.md`);
      await waitForEditor(page);
      await expect(page.locator('cite')).toHaveText('1');
      expect(refused).toEqual([]);

      await page.goto(`${server.url}/workspace/${uuid}/unknown.md`);
      await waitForEditor(page);
      await page.getByRole('button', { name: /1 problem/ }).click();
      await expect(page.getByRole('menuitem', { name: /There is no such citation style/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit title and authors' }).click();
      await page.getByRole('button', { name: 'Edit as YAML' }).click();
      await placeCaret(page, 'nowhere.csl');
      for (const _ of 'nowhere.csl') await page.keyboard.press('Backspace');
      await page.keyboard.type('vanc');
      await page.locator('.cm-tooltip-autocomplete li', { hasText: 'vancouver.csl' }).click();
      await placeCaret(page, 'As shown');
      await expect(page.locator('cite')).toHaveText('(1)');
      await context.close();
    },
  );
});

test(
  'works of several bibliographies, one with thousands, are suggested, rendered and distinguished from unknown ones',
  { tag: '@full' },
  async ({ browser, server }) => {
    const { account, uuid } = await prepare(server, 'Lena', {
      'large.bib': makeLargeBib(4000),
      'own.bib': BIB,
      'paper.md':
        '---\nbibliography: [own.bib, large.bib]\n---\n\nAs shown [@knuth; @key3999] but not [@key4000].\n\nThe end.\n',
    });
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    await expect(page.locator('cite').first()).toHaveText(/Knuth 1984; .* 1974/);
    await expect(page.getByRole('button', { name: /1 problem/ })).toBeVisible();
    await placeCaret(page, 'The end.');
    await page.keyboard.type(' See @key77');
    const offered = page.locator('.cm-tooltip-autocomplete li');
    await expect(offered.first()).toContainText('key77');
    await page.keyboard.type('7');
    await expect(offered).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' again.');
    // It was not cited when the bibliography was loaded.
    await placeCaret(page, 'As shown');
    await expect(page.locator('cite').last()).toHaveText(/\(1977\)/);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'a broken bibliography is reported in its own editor and in the paper that cites it',
  { tag: '@full' },
  async ({ browser, server }) => {
    const { account, uuid } = await prepare(server, 'Bruno', {
      'refs.bib': `${BIB}@book{b, title={T}\n author={A}}\n`,
      'paper.md': '---\nbibliography: refs.bib\n---\n\nAs shown [@knuth].\n',
    });
    const { page, context } = await openAs(browser, account, `/workspace/${uuid}/refs.bib`);
    await waitForEditor(page);
    await page.getByRole('button', { name: /1 problem/ }).click();
    await expect(page.getByRole('menuitem', { name: /^There is no comma before “author”.* Line 2/ })).toBeVisible();
    await page.goto(`${server.url}/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    await page.getByRole('button', { name: /1 problem/ }).click();
    await expect(
      page.getByRole('menuitem', { name: /Exports fail until “refs\.bib” is fixed\. Line 2: There is no comma/ }),
    ).toBeVisible();
    await context.close();
  },
);

test(
  'a document opened offline gets its citations and figures once the server is back',
  { tag: '@full' },
  async ({ browser }) => {
    // A separate server, since it will be stopped.
    await using server = await startServer();
    const { account, uuid } = await prepare(server, 'Tunnel', {
      'refs.bib': BIB,
      'figure.pdf': FIGURE,
      'paper.md': '---\nbibliography: refs.bib\n---\n\nAs shown [@knuth].\n\n![Dose](figure.pdf)\n',
    });
    const { page, context } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    await waitForSaved(page);
    // Edited documents are stored on the device.
    await placeCaret(page, 'As shown');
    await page.keyboard.type(' before');
    await waitForSaved(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await waitForEditor(page);
    await waitForSaved(page);
    await expect(page.locator('cite')).toHaveText('(Knuth 1984)');

    await server.stop();
    await page.reload();
    await waitForEditor(page);
    await expect(page.locator('.cm-cite-undrawn')).toBeVisible();
    await expect(page.locator('cite')).toHaveCount(0);
    await server.start();
    await waitForSaved(page);
    await expect(page.locator('cite')).toHaveText('(Knuth 1984)', { timeout: 30_000 });
    await expect(page.locator('.cm-figure canvas')).toBeVisible({ timeout: 30_000 });
    await expect(status(page).getByText('No problems')).toBeVisible();
    await context.close();
  },
);
