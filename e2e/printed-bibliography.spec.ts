import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const BIB = `@article{lee, author = {Lee, Ana}, title = {{Trees} of \\emph{E. coli}}, journal = {Forests}, year = {1990}}
@book{roe, author = {Roe, Richard}, title = {Roots}, publisher = {Forest}, year = {2001}}
`;
const paper = (bib: string): string =>
  `---\nbibliography: ${bib}\ncsl: ieee\nlang: de\n---\n\nFirst.\n\nShown before [@lee, S. 3].\n\nThe end.\n`;

test(
  'the bibliography is rendered in the text as exports print it, while somebody cites',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(150_000);
    const account = await createAccount(server, 'Berta');
    const uuid = await findWorkspace(account);
    const files = { 'refs.bib': BIB, 'broken.bib': `${BIB}@book{open, title = {A`, 'paper.md': paper('refs.bib') };
    for (const [name, content] of Object.entries({ ...files, 'fails.md': paper('broken.bib') }))
      await account.client.call(createTextFile, { uuid, parentItem: '', name, content });
    const { page, context, problems } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    const state = page.locator('.cm-bibliography-by');
    const entries = page.locator('.cm-bibliography-entry');
    // The first request to a server starts its converter.
    await expect(state).toHaveText('Bibliography, as exports print it', { timeout: 60_000 });
    await expect(page.locator('cite')).toHaveText('[1, S. 3]');
    await expect(entries).toHaveText([/^\[1\] A\. Lee, „Trees of E\. coli“, Forests, 1990\.$/]);
    await expect(entries.locator('em').first()).toHaveText('E. coli');

    await placeCaret(page, 'First');
    await page.keyboard.type(' [@roe; @gone] and [@roe]');
    await placeCaret(page, 'The end');
    await expect(page.locator('.cm-cite-unknown')).toHaveText('@gone');
    await expect(page.locator('cite')).toHaveText(['[1]', '[2, S. 3]']);
    await expect(entries).toHaveText([/^\[1\] R\. Roe, Roots/, /^\[2\] A\. Lee/]);
    await expect(state).toHaveText('Bibliography, as exports print it');
    expect(problems).toEqual([]);

    await page.goto(`${server.url}/workspace/${uuid}/fails.md`);
    await waitForEditor(page);
    await expect(state).toHaveText(/^Bibliography, not as exports print it: broken\.bib has an error\. Line \d+:/);
    await expect(entries).toHaveText([/A\. Lee/]);
    await context.close();
  },
);

test('with hundreds of works, visible ones are rendered first, and all are marked as a draft', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Carla');
  const uuid = await findWorkspace(account);
  const numbers = Array.from({ length: 400 }, (_one, n) => n);
  // Some works share both author and year.
  const bib = numbers.map(
    (n) => `@misc{key${n}, author = {Author${n % 70}, A.}, title = {Work ${n}}, year = {${2000 + (n % 10)}}}\n`,
  );
  const cited = numbers.map((n) => `Said by @key${n}.`).join('\n\n');
  await account.client.upload(uuid, '', [
    { name: 'refs.bib', content: bib.join('') },
    { name: 'paper.md', content: `---\nbibliography: refs.bib\n---\n\nWords here.\n\n${cited}\n` },
  ]);
  const { page, context, problems } = await openAs(browser, account, '/');
  // The printed citations would replace them.
  await page.route(/print-citations/, (route) => route.abort());
  await page.goto(new URL(`/workspace/${uuid}/paper.md`, server.url).href);
  await waitForEditor(page);
  const first = page.locator('cite').first();
  await expect(first).toHaveText('Author0 (2000a)');
  await expect(first).toHaveAttribute('title', 'Draft: exports may print this differently.');
  await page.locator('.cm-content').press('Control+End');
  const state = page.locator('.cm-bibliography-by');
  await expect(state).toHaveText('Preparing the bibliography of 400 works…');
  await expect(state).toHaveText('Bibliography (draft)', { timeout: 60_000 });
  await expect(page.locator('.cm-bibliography-entry')).toHaveCount(400);
  await expect(page.locator('cite[title]').last()).toHaveText('Author49 (2009f)');
  // Once printed, they are no longer marked.
  await page.unroute(/print-citations/);
  await page.keyboard.type(' Again @key7.');
  await expect(state).toHaveText('Bibliography, as exports print it', { timeout: 60_000 });
  await expect(page.locator('cite').first()).toBeVisible();
  await expect(page.locator('cite[title]')).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a text opens with its citations as last rendered; before the first time, with their muted source', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Dora');
  const uuid = await findWorkspace(account);
  const unnamed = 'Nothing says where [@lee] is from.\n';
  for (const [name, content] of Object.entries({
    'refs.bib': BIB,
    'paper.md': paper('refs.bib'),
    'unnamed.md': unnamed,
  }))
    await account.client.call(createTextFile, { uuid, parentItem: '', name, content });
  const { page, context } = await openAs(browser, account, '/');
  await page.route(/print-citations/, (route) => route.abort());
  const url = (name: string): string => `${server.url}/workspace/${uuid}/${name}`;
  const undrawn = page.locator('.cm-cite-undrawn');
  let isHeld = true;
  await page.route(/read-text/, (route) => (isHeld ? undefined : route.continue()));

  await page.goto(url('paper.md'));
  await expect(undrawn).toHaveText('[@lee, S. 3]');
  const muted = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--muted)';
    return getComputedStyle(probe).color;
  });
  await expect(undrawn).toHaveCSS('color', muted);
  // However long the bibliography takes.
  await page.waitForTimeout(3000);
  await expect(undrawn).toHaveCSS('color', muted);
  await page.goto(url('unnamed.md'));
  await expect(undrawn).toHaveText('[@lee]');

  isHeld = false;
  await page.goto(url('paper.md'));
  await expect(page.locator('cite')).toHaveText('[1], S. 3');
  // It is stored a moment later.
  await page.waitForTimeout(2000);
  isHeld = true;
  await page.reload();
  await expect(page.locator('cite')).toHaveText('[1], S. 3');
  await expect(page.locator('.cm-bibliography-entry')).toHaveText([/A\. Lee/]);
  await context.close();
});
