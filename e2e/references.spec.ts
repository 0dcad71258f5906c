import type { Browser, Page } from '@playwright/test';
import { changeEntries } from '@scriptorium/contract/operations/references.ts';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { createTextFile, getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { setKey } from '@scriptorium/contract/operations/zotero.ts';
import { type Account, createAccount, createGroup, loginAdmin } from '../tests/_support/accounts.ts';
import { FakeLibrary } from '../tests/_support/fake-zotero.ts';
import { crossrefArticle, crossrefList, dataciteList, json, status } from '../tests/_support/fake-lookups.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { expect, openAs } from './_support/journey.ts';
import { test } from './_support/with-lookups.ts';

const KNUTH =
  '@article{knuth1984,\n  author = {Knuth, Donald E.},\n  title = {Literate {Programming}},\n  journal = {The Computer Journal},\n  year = {1984},\n}';
const TWIN = '@article{knuthB, author = {Knuth, D.}, title = {Literate Programming}, year = 1984, doi = {10.1093/x}}';
const BOOK = '@book{lovelace1843,\n  author = {Lovelace, Ada},\n  title = {Notes},\n  year = 1843\n}';
const BYRON = '@book{byron1812, author = {Byron, George}, title = {Childe Harold}, year = 1812, doi = {10.2/ch}}\n';
const OTHER = '@misc{ch, author = {Byron, George}, title = {Childe Harold}, doi = {10.2/CH}, publisher = {Murray}}\n';
const BIB = `% Our library.\n${KNUTH}\n\n${TWIN}\n\n${BOOK}\n`;

interface Place {
  ines: Account;
  paul: Account;
  uuid: string;
  read: (itemPath: string) => Promise<string>;
}

async function prepare(server: RunningServer, files: Record<string, string>): Promise<Place> {
  const ines = await createAccount(server, 'Ines');
  const paul = await createAccount(server, 'Paul');
  const uuid = await createGroup('Lab', ines, paul);
  for (const [name, content] of Object.entries(files))
    await ines.client.call(createTextFile, { uuid, parentItem: '', name, content });
  const read = async (itemPath: string) => (await ines.client.call(readText, { uuid, itemPath })).text;
  return { ines, paul, uuid, read };
}

async function openReferences(browser: Browser, { ines, uuid }: Place) {
  const opened = await openAs(browser, ines, `/references/${uuid}`);
  await expect(opened.page.getByRole('heading', { name: 'References', level: 1 })).toBeVisible();
  return opened;
}

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name: new RegExp(`^${name}`) });
const row = (page: Page, key: string) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.locator('code').getByText(key, { exact: true }) });
const entry = (page: Page) => page.getByRole('region', { name: 'Entry' });

test(
  'entries are found, edited at the same time as by somebody else, deleted and restored, byte for byte',
  { tag: '@full' },
  async ({ browser, asking }) => {
    const place = await prepare(asking, { 'refs.bib': BIB, 'a.md': 'See [@lovelace1843; @nobody] and @nobody.\n' });
    const { page, context, problems } = await openReferences(browser, place);
    await expect(filter(page, 'All')).toContainText('3');
    await expect(filter(page, 'Missing fields')).toContainText('2');
    await expect(filter(page, 'Duplicates')).toContainText('2');
    await expect(filter(page, 'Not cited')).toContainText('2');
    await expect(filter(page, 'Undefined keys')).toContainText('1');
    await filter(page, 'Not cited').click();
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
    await filter(page, 'All').click();
    await expect(page.getByText('3 references', { exact: true })).toBeVisible();
    const cited = (key: string) => row(page, key).getByRole('gridcell').nth(4);
    await expect(cited('lovelace1843')).toHaveText('1×');
    await expect(cited('knuth1984')).toHaveText('');
    await page.getByRole('searchbox', { name: 'Search references' }).fill('lovelace notes');
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);

    // By the keyboard alone.
    await page.getByRole('grid').focus();
    await page.keyboard.press('Enter');
    await expect(entry(page)).toContainText('Cited in one document');
    await entry(page).getByLabel('Publisher').fill('Taylor');
    await entry(page).getByLabel('Title', { exact: true }).fill('Sketch');
    // Meanwhile somebody else changes its title, and the input here is kept.
    await place.paul.client.call(changeEntries, {
      uuid: place.uuid,
      itemPath: 'refs.bib',
      changes: [{ before: BOOK, after: BOOK.replace('Notes', 'Notes by the translator') }],
    });
    await expect(entry(page).getByText('Both of you changed this: title.')).toBeVisible();
    await expect(entry(page).getByText('Theirs: Notes by the translator')).toBeVisible();
    await expect(entry(page).getByLabel('Publisher')).toHaveValue('Taylor');
    await entry(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const edited = BOOK.replace('Notes', 'Sketch').replace('1843\n', '1843,\n  publisher = {Taylor}\n');
    expect(await place.read('refs.bib')).toBe(BIB.replace(BOOK, edited).replace('= {Notes}', '= {Sketch}'));

    await page.getByRole('searchbox').fill('');
    await row(page, 'knuthB').click();
    await entry(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted knuthB.')).toBeVisible();
    await expect(row(page, 'knuthB')).toHaveCount(0);
    expect(await place.read('refs.bib')).not.toContain('knuthB');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row(page, 'knuthB')).toHaveCount(1);
    expect(await place.read('refs.bib')).toBe(BIB.replace(BOOK, edited));

    // Somebody deletes the entry being edited: no input is lost.
    await row(page, 'lovelace1843').click();
    await entry(page).getByText('More fields').click();
    await entry(page).getByLabel('Place').fill('London');
    await place.paul.client.call(changeEntries, {
      uuid: place.uuid,
      itemPath: 'refs.bib',
      changes: [{ before: edited, after: null }],
    });
    await expect(entry(page).getByText('Somebody has deleted this entry.')).toBeVisible();
    await entry(page).getByRole('button', { name: 'Add it again' }).click();
    await expect.poll(() => place.read('refs.bib')).toContain('address = {London}');
    await expect(entry(page).getByLabel('Place')).toHaveValue('London');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a workspace without bibliographies offers an existing file first', async ({ browser, server }) => {
  const place = await prepare(server, {});
  const { page, context, problems } = await openReferences(browser, place);
  await expect(page.getByRole('heading', { name: 'No references yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the files' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a reference' }).click();
  await page.getByText('By hand', { exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a .bib file' }).click();
  await (await choosing).setFiles({ name: 'kelp.bib', mimeType: 'text/plain', buffer: Buffer.from(BYRON) });
  await expect(page.getByRole('row', { name: /Childe Harold/ })).toBeVisible();
  expect(await place.read('kelp.bib')).toBe(BYRON);
  expect(problems).toEqual([]);
  await context.close();
});

test('a form describes a work in words, one name per row, and keeps the bytes of untouched fields', async ({
  browser,
  asking,
}) => {
  const written =
    '@article{lee2020,\n  Author = "Lee, Ana and\n    {Kelp Institute} and others",\n  title={{E}. coli},\n  journal = {Nature},\n  year = 2020,\n  x-mine = {kept  as is}\n}';
  const place = await prepare(asking, { 'refs.bib': `${written}\n` });
  const { page, context, problems } = await openReferences(browser, place);
  await row(page, 'lee2020').click();
  await expect(entry(page).getByLabel('Type', { exact: true }).first()).toHaveValue('Journal article');
  await expect(entry(page).locator('figure')).toContainText('Lee, Ana and Kelp Institute. 2020. “E. Coli.” Nature.');
  // Empty, rarely needed fields are folded.
  await expect(entry(page).getByLabel('Web address')).toBeHidden();
  await entry(page).getByText('More fields').click();
  await entry(page).getByLabel('Web address').fill('https://example.org/kelp');
  await expect(entry(page).getByRole('link', { name: 'Open https://example.org/kelp' })).toHaveAttribute(
    'href',
    'https://example.org/kelp',
  );
  await expect(entry(page).getByLabel('x-mine')).toHaveValue('kept  as is');
  await entry(page).getByLabel('Month').first().click();
  await page.getByRole('option', { name: 'May' }).click();

  const authors = entry(page).getByRole('group', { name: 'Authors' });
  // The next key goes into the new row, however fast it comes.
  const next = await authors.getByLabel('Family name, Authors 1').evaluate((field: HTMLElement) => {
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return document.activeElement?.ariaLabel;
  });
  expect(next).toBe('Given name, Authors 2');
  await page.keyboard.type('Wei');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Li');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(authors.getByLabel('Family name, Authors 1')).toHaveValue('Li');
  await expect(
    authors.getByLabel('Family name, Authors 1').or(authors.getByLabel('Given name, Authors 1')),
  ).toHaveCount(2);
  await expect(entry(page).locator('figure')).toContainText('Li, Wei, Ana Lee');
  await entry(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const edited = written
    .replace(
      '"Lee, Ana and\n    {Kelp Institute} and others"',
      '{Li, Wei and\n    Lee, Ana and {Kelp Institute} and others}',
    )
    .replace('as is}', 'as is},\n  url = {https://example.org/kelp},\n  month = may');
  await expect.poll(() => place.read('refs.bib')).toBe(`${edited}\n`);
  expect(problems).toEqual([]);
  await context.close();
});

test('a key is renamed across texts, duplicates are merged, and an undefined key is looked up', async ({
  browser,
  asking,
  services,
}) => {
  services.on('/works/10.1038/numpy', json(crossrefArticle('10.1038/numpy', 'Array programming with NumPy')));
  services.on('/works/10.1038/down', status(200, { 'content-type': 'text/html' }, '<html>'));
  const texts = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.md`, `As @knuth1984 and [@knuthB, p. 3] say. \`@knuth1984\`\n`]),
  );
  const place = await prepare(asking, { 'refs.bib': BIB, ...texts, 'f.md': 'See @numpy.\n' });
  const { page, context, problems } = await openReferences(browser, place);
  await row(page, 'knuth1984').click();
  await entry(page).getByLabel('Key', { exact: true }).fill('two words');
  await page.keyboard.press('Control+s');
  await expect(entry(page).getByText('Letters, digits and')).toBeVisible();
  await entry(page).getByLabel('Key', { exact: true }).fill('literate');
  await page.keyboard.press('Control+s');
  const rename = page.getByRole('dialog', { name: 'Rename knuth1984 to literate' });
  await expect(rename).toContainText('5 places in 5 documents change');
  await expect(rename).toContainText('line 1 As @knuth1984 and [@knuthB, p. 3] say.');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Renamed to literate.')).toBeVisible();
  expect(await place.read('e.md')).toBe('As @literate and [@knuthB, p. 3] say. `@knuth1984`\n');
  expect(await place.read('refs.bib')).toBe(BIB.replace('knuth1984', 'literate'));

  await filter(page, 'Duplicates').click();
  // One button for the pair.
  await page.getByRole('grid').getByRole('button', { name: 'Merge…' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge duplicates' });
  await merge.getByRole('radio', { name: 'literate', exact: true }).check();
  await expect(merge).toContainText('5 documents change.');
  await expect(merge).toContainText('Identical: title, year.');
  await expect(merge.locator('pre')).toContainText('doi = {10.1093/x}');
  await merge.getByRole('radio', { name: 'Knuth, D.', exact: true }).check();
  await expect(merge.locator('pre')).toContainText('author = {Knuth, D.}');
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Merged into literate.')).toBeVisible();
  expect(await place.read('a.md')).toBe('As @literate and [@literate, p. 3] say. `@knuth1984`\n');
  await expect(page.getByText('There are no duplicates.')).toBeVisible();

  // In two files: a copy stays in the other, under the same key, and one undo reverts everything.
  for (const [name, content] of Object.entries({ 'n.bib': BYRON, 'o.bib': OTHER, 'g.md': 'See @ch.\n' }))
    await place.ines.client.call(createTextFile, { uuid: place.uuid, parentItem: '', name, content });
  await expect(filter(page, 'Duplicates')).toContainText('2');
  await page.getByRole('grid').getByRole('button', { name: 'Merge…' }).click();
  await merge.getByRole('radio', { name: 'byron1812 n.bib' }).check();
  await expect(merge).toContainText('In o.bib:');
  await expect(merge).toContainText('line 1 See @ch.');
  await expect(merge.locator('pre')).toContainText('publisher = {Murray}');
  await merge.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expect(page.getByText('Merged into byron1812.')).toBeVisible();
  const [merged, copied] = [await place.read('n.bib'), await place.read('o.bib')];
  expect(merged).toBe(BYRON.replace('}}', '}, publisher = {Murray}}'));
  expect(copied).toBe(
    OTHER.replace('@misc{ch', '@book{byron1812').replace('10.2/CH', '10.2/ch').replace('}}', '}, year = {1812}}'),
  );
  expect(await place.read('g.md')).toBe('See @byron1812.\n');
  await expect(page.getByText('There are no duplicates.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await place.read('n.bib')).toBe(BYRON);
  expect(await place.read('o.bib')).toBe(OTHER);
  expect(await place.read('g.md')).toBe('See @ch.\n');

  await filter(page, 'Undefined keys').click();
  await page.getByRole('button', { name: 'Look up numpy' }).click();
  const add = page.getByRole('dialog', { name: 'Define numpy' });
  const field = add.getByLabel('Title, identifiers or references');
  await field.fill('10.1038/down');
  await page.keyboard.press('Control+Enter');
  await expect(add.getByRole('alert')).toContainText('Not added: ');
  await expect(field).toHaveValue('10.1038/down');
  await field.fill('10.1038/numpy');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Added numpy.')).toBeVisible();
  await expect(page.getByText('Every cited key is defined.')).toBeVisible();
  // Shown at once, and saved a moment later.
  // In whichever file was suggested.
  const readAll = async () =>
    (await Promise.all(['refs.bib', 'n.bib', 'o.bib'].map((name) => place.read(name)))).join('');
  await expect.poll(readAll).toContain('@article{numpy,');
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'a work is found by words of its title and added with the keyboard; an existing one is shown instead',
  { tag: '@full' },
  async ({ browser, asking, services }) => {
    const found = [
      crossrefArticle('10.1093/x', 'Literate Programming'),
      crossrefArticle('10.1234/more', 'More on Literate Programming'),
    ];
    services.on('query.bibliographic=literate programming', json(crossrefList(found)));
    services.on('/dois?query=literate programming', status(500));
    services.on('query.bibliographic=nothing like it', json(crossrefList([])));
    services.on('/dois?query=nothing like it', json(dataciteList([])));
    const place = await prepare(asking, { 'refs.bib': BIB });
    const { page, context, problems } = await openReferences(browser, place);
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    const add = page.getByRole('dialog', { name: 'Add references' });
    const field = add.getByRole('combobox', { name: 'Title, identifiers or references' });
    await expect(field).toBeFocused();
    const before = services.asked.length;
    await page.keyboard.type('nothing like it');
    await expect(add.getByRole('button', { name: 'Search' })).toBeEnabled();
    // No service is asked while typing.
    expect(services.asked.length).toBe(before);
    await page.keyboard.press('Enter');
    await expect(add.getByRole('alert')).toHaveText(
      'No results: Neither Crossref nor DataCite has a work like “nothing like it”. Check the spelling, or use a DOI or ISBN.',
    );
    await expect(field).toHaveValue('nothing like it');
    await field.fill('literate programming');
    await page.keyboard.press('Enter');
    await expect(add.getByText('DataCite could not be reached. Please try again in a moment.')).toBeVisible();
    const options = add.getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(options.first()).toContainText('Harris et al. · 2020 · Nature');
    await expect(options.first()).toContainText('in refs.bib as knuthB');
    await expect(add.getByRole('button', { name: 'Show' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added harris2020.')).toBeVisible();
    await expect(entry(page).getByLabel('Title', { exact: true })).toHaveValue('More on Literate Programming');
    expect(await place.read('refs.bib')).toContain('doi = {10.1234/more}');
    const written = await place.read('refs.bib');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await page.keyboard.type('literate programming');
    await page.keyboard.press('Enter');
    await expect(options.nth(1)).toContainText('in refs.bib as harris2020');
    await options.first().click();
    await expect(add).toBeHidden();
    await expect(entry(page).getByLabel('DOI', { exact: true })).toHaveValue('10.1093/x');
    expect(await place.read('refs.bib')).toBe(written);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'a .bib that is too large for the editor is searched, changed and cited from',
  { tag: '@full' },
  async ({ browser, asking }) => {
    const admin = await loginAdmin(asking);
    const place = await prepare(asking, { 'a.md': 'Words.\n\nSee @key1999.\n' });
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: '100000' });
    const many = Array.from(
      { length: 2000 },
      (_, n) =>
        `@misc{key${n},\r\n  author = {Author${n}, A.},\r\n  title = {Work number ${n}},\r\n  year = {2001}\r\n}\r\n`,
    ).join('\r\n');
    await place.ines.client.upload(place.uuid, '', [{ name: 'large.bib', content: many }]);
    const { page, context, problems } = await openReferences(browser, place);
    await expect(page.getByText('2,000 references')).toBeVisible();
    await expect(filter(page, 'Not cited')).toContainText('1,999');
    await page.getByRole('searchbox').fill('number 1999');
    await row(page, 'key1999').click();
    await entry(page).getByLabel('Title', { exact: true }).fill('Changed');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved.')).toBeVisible();
    const { url } = await place.ines.client.call(getAssetLink, { workspaceUUID: place.uuid, path: 'large.bib' });
    const bytes = await place.ines.client.download(url);
    expect(new TextDecoder().decode(bytes)).toBe(many.replace('{Work number 1999}', '{Changed}'));
    // It is also cited from if the front matter names no bibliography.
    await page.goto(new URL(`/workspace/${place.uuid}/a.md`, asking.url).href);
    await expect(page.locator('.cm-content')).toContainText('Author1999 (2001)');
    await context.close();
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: String(10 * 1024 * 1024) });
    expect(problems).toEqual([]);
  },
);

test(
  'a group library at Zotero is linked, synced by another member, and unlinked',
  { tag: '@full' },
  async ({ browser, asking, zotero }) => {
    const forests = new FakeLibrary('Forests');
    for (let number = 0; number < 250; number += 1)
      forests.put(`A${String(number).padStart(7, '0')}`, `Forest ${number}`);
    zotero.libraries.set('groups/77', forests);
    const [own, other] = ['KeyOfInes1234567890', 'KeyOfPaul1234567890'];
    zotero.keys.set(own, { userID: 11, username: 'ines-z', groups: [77], readsOwn: false });
    zotero.keys.set(other, { userID: 22, username: 'paul-z', groups: [77] });
    const place = await prepare(asking, { 'refs.bib': BIB, 'a.md': 'See [@lee2020].\n' });
    const { page, context, problems } = await openReferences(browser, place);
    // By the keyboard alone.
    await page.getByRole('button', { name: 'Zotero' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Zotero libraries' });
    await dialog.getByLabel('Zotero API key').fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Not saved: This is not a Zotero API key.');
    await dialog.getByLabel('Zotero API key').fill(own);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your key opens the libraries of ines-z.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Library' })).toHaveValue('Forests (250 items)');
    await expect(dialog.getByRole('combobox', { name: 'File' })).toHaveValue('Forests.bib (new)');
    await dialog.getByRole('button', { name: 'Link and sync' }).press('Enter');
    await expect(dialog.getByText('250 works added')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('253 references')).toBeVisible();
    const first = await place.read('Forests.bib');

    await place.paul.client.call(setKey, { key: other });
    await place.paul.client.call(changeEntries, {
      uuid: place.uuid,
      itemPath: 'Forests.bib',
      changes: [
        { before: entryOf(first, 'lee2020a'), after: entryOf(first, 'lee2020a').replace('Forest 1', 'Our forest') },
      ],
    });
    forests.put('A0000001', 'Forest one');
    forests.put('A0000002', 'Forest two');
    forests.delete('A0000000');
    const there = await openReferences(browser, { ...place, ines: place.paul });
    await there.page.getByRole('button', { name: 'Zotero' }).click();
    const theirs = there.page.getByRole('dialog', { name: 'Zotero libraries' });
    await expect(theirs.getByText('by Ines')).toBeVisible();
    zotero.instead = ({ path }, response) => {
      const isRead = path.endsWith('/items/top');
      if (isRead) response.writeHead(500).end();
      return isRead;
    };
    await theirs.getByRole('button', { name: 'Sync Forests' }).click();
    await expect(theirs.getByRole('alert')).toHaveText(
      'Not synced: Zotero could not be reached. Nothing was changed. Please try again in a moment.',
    );
    zotero.instead = null;
    await theirs.getByRole('button', { name: 'Sync Forests' }).click();
    await expect(theirs.getByText('Last changes: 1 changed.')).toBeVisible();
    await expect(theirs.getByText('lee2020a (title)')).toBeVisible();
    await expect(theirs.getByText('lee2020 (cited)')).toBeVisible();
    await expect(theirs.getByText('by Paul')).toBeVisible();
    const second = await place.read('Forests.bib');
    expect(second).toBe(first.replace('{Forest 1}', '{Our forest}').replace('{Forest 2}', '{Forest two}'));
    await theirs.getByRole('button', { name: 'Sync Forests' }).click();
    await expect(theirs.getByText('Nothing has changed in Zotero.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Unlink Forests' }).click();
    await there.page.getByRole('button', { name: 'Unlink', exact: true }).last().click();
    await expect(theirs.getByText('Link a Zotero library to a .bib file')).toBeVisible();
    expect(await place.read('Forests.bib')).toBe(second);
    expect([...problems, ...there.problems]).toEqual([]);
    await context.close();
    await there.context.close();
  },
);

/** The source of an entry in a file. */
function entryOf(text: string, key: string): string {
  const from = text.indexOf(`@article{${key},`);
  return text.slice(from, text.indexOf('\n}', from) + 2);
}

test('a form shows letters for TeX, keeps the bytes around edits, and is submitted with Enter', async ({
  browser,
  server,
}) => {
  const written =
    '@article{muller2020,\n  author = {M{\\"u}ller, J{\\"o}rg and Li, Wei},\n  title = {{A} study of {DNA} \\& more},\n  year = 2020\n}\n';
  const place = await prepare(server, { 'refs.bib': written, 'paper.md': 'See @muller2020.\n' });
  const { page, context, problems } = await openAs(browser, place.ines, `/workspace/${place.uuid}/paper.md`);
  await page.getByRole('link', { name: 'References' }).click();
  const title = entry(page).getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('A study of DNA & more');
  await expect(entry(page).getByLabel('Family name, Authors 1')).toHaveValue('Müller');
  await expect(entry(page).getByLabel('Given name, Authors 1')).toHaveValue('Jörg');
  await title.press('End');
  await page.keyboard.type('s & co');
  await expect(title).toHaveValue('A study of DNA & mores & co');
  await entry(page).getByLabel('Family name, Authors 2').fill('Liu');
  await title.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  const edited = written.replace('more}', 'mores \\& co}').replace('Li, Wei', 'Liu, Wei');
  await expect.poll(() => place.read('refs.bib')).toBe(edited);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const add = page.getByRole('dialog', { name: 'Add references' });
  await add.getByText('By hand').click();
  await add.getByLabel('Year').fill('1843');
  // An open list handles Enter itself.
  await add.getByLabel('Type', { exact: true }).click();
  await page.getByRole('option', { name: 'Book', exact: true }).click();
  await add.getByLabel('Title', { exact: true }).fill('Notes');
  await add.getByLabel('Family name, Authors 1').fill('Lovelace');
  await page.keyboard.press('Enter');
  await expect(add.getByLabel('Given name, Authors 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added lovelace1843.')).toBeVisible();
  await expect(add).toBeHidden();

  // Back to the previous page.
  await page.getByRole('link', { name: 'Back to paper.md' }).click();
  await expect(page).toHaveURL(/\/paper\.md$/);
  expect(problems).toEqual([]);
  await context.close();
});
