import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { removeMember } from '@scriptorium/contract/operations/groups.ts';
import { changeEntries } from '@scriptorium/contract/operations/references.ts';
import { createAccount, createGroup, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { placeCaret, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

interface KeptRecord {
  path: string;
  base: string;
  inFlight: unknown[];
  buffer: unknown;
}

/**
 * Every text in this browser's storage, raw; `unsent` are the records with changes that the server has not confirmed.
 */
function readDevice(
  page: Page,
): Promise<{ peers: string[]; saved: string[]; unsent: string[]; copies: string[]; answers: string[] }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('scriptorium-texts');
      opening.onerror = () => reject(new Error('The storage cannot be opened.'));
      opening.onsuccess = () => resolve(opening.result);
    });
    const read = (name: string): Promise<KeptRecord[]> =>
      new Promise((resolve) => {
        const reading = database.transaction(name).objectStore(name).getAll() as IDBRequest<KeptRecord[]>;
        reading.onsuccess = () => resolve(reading.result);
      });
    const [peers, copies] = await Promise.all([read('peers'), read('copies')]);
    database.close();
    const answers = await (await caches.open('scriptorium-answers')).keys();
    const isUnsent = ({ inFlight, buffer }: KeptRecord): boolean => inFlight.length > 0 || buffer !== null;
    const name = (records: KeptRecord[]): string[] => records.map(({ path }) => path).toSorted();
    return {
      peers: name(peers),
      saved: name(peers.filter((record) => !isUnsent(record) && record.base.includes('Saved. '))),
      unsent: name(peers.filter(isUnsent)),
      copies: name(copies),
      answers: answers.map(({ url }) => decodeURIComponent(url)),
    };
  });
}

/** Opens a text, types something that gets sent and, with `unsent`, something that does not; then closes the tab. */
async function leaveOnDevice(page: Page, address: string, unsent: string | null): Promise<void> {
  const name = address.slice(address.lastIndexOf('/') + 1);
  await page.goto(address);
  await waitForEditor(page);
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('Saved. ');
  // The page's "Saved" may still refer to the empty text, and a tab closed before the confirmation is stored rightly
  // leaves a record of unsent changes.
  await expect.poll(async () => (await readDevice(page)).saved).toContain(name);
  if (unsent !== null) {
    await page.context().setOffline(true);
    await page.keyboard.type(unsent);
    await expect(page.getByText('Offline. Your changes are kept on this device.').first()).toBeVisible();
    await expect.poll(async () => (await readDevice(page)).unsent).toContain(name);
  }
  await page.close({ runBeforeUnload: false });
  await page.context().setOffline(false);
}

test(
  'a text whose document was deleted meanwhile is listed under kept copies',
  { tag: '@full' },
  async ({ browser, server }) => {
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

    await page.getByRole('button', { name: 'Show drafts' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem', { name: 'lost.md' })).toBeVisible();

    // Another tab is told when it opens.
    await page.close();
    const later = await context.newPage();
    const laterProblems = watch(later);
    await later.goto(server.url);
    await later.getByRole('button', { name: 'Show drafts' }).click();
    const dialog = later.getByRole('dialog', { name: 'Recovered drafts' });
    const copy = dialog.getByRole('listitem', { name: 'lost.md' });
    await copy.getByText('View').click();
    await expect(copy.getByText('Only here.')).toBeVisible();
    const saving = later.waitForEvent('download');
    await copy.getByRole('button', { name: 'Download' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('Only here.');
    await copy.getByRole('button', { name: 'Restore' }).click();
    await expect(later.getByText('The text was restored as lost.md.')).toBeVisible();
    const link = await client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path: 'lost.md' });
    const text = new TextDecoder().decode(await client.download((link.body as { url: string }).url));
    expect(text).toContain('Only here.');
    await copy.getByRole('button', { name: 'Remove' }).click();
    await later
      .getByRole('dialog', { name: 'Remove the copy of lost.md?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(dialog.getByText('There are no recovered drafts on this device.')).toBeVisible();
    expect([...problems, ...laterProblems]).toEqual([]);
    await context.close();
  },
);

test('logging out shows what is only on this device, and removes it on request', async ({ browser, server }) => {
  const account = await createAccount(server, 'Wiper');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'half.md', content: '' }]);
  const { page, context } = await openAs(browser, account, '/');
  const other = await context.newPage();
  await leaveOnDevice(page, `${server.url}/workspace/${uuid}/half.md`, 'Not sent.');
  await other.goto(server.url);
  await expect.poll(async () => (await readDevice(other)).peers).toEqual(['half.md']);

  const askToLogOut = async (): Promise<void> => {
    await other.getByRole('button', { name: /User menu of/ }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await askToLogOut();
  const question = other.getByRole('dialog', { name: 'Some of your changes are not saved yet' });
  await expect(question).toContainText('Changes in half.md are only on this device.');
  await question.getByRole('button', { name: 'Show drafts' }).click();
  const copies = other.getByRole('dialog', { name: 'Recovered drafts' });
  await expect(copies.getByRole('listitem', { name: 'half.md' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(copies).toHaveCount(0);

  await askToLogOut();
  await question.getByRole('checkbox', { name: /Remove all my texts from this device/ }).check();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/login/);
  await expect.poll(() => readDevice(other)).toMatchObject({ peers: [], copies: [], answers: [] });
  await context.close();
});

test('texts leave the device of a removed group member; unsent changes are offered as a copy', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Adele');
  const ben = await createAccount(server, 'Benno');
  const group = await createGroup('Leaving', ada, ben);
  await ada.client.upload(group, '', [
    { name: 'clean.md', content: '' },
    { name: 'unsent.md', content: '' },
  ]);
  const { page, context } = await openAs(browser, ben, '/');
  const other = await context.newPage();
  await leaveOnDevice(await context.newPage(), `${server.url}/workspace/${group}/clean.md`, null);
  await leaveOnDevice(page, `${server.url}/workspace/${group}/unsent.md`, 'Only here.');
  await other.goto(server.url);
  await expect.poll(async () => (await readDevice(other)).peers).toEqual(['clean.md', 'unsent.md']);

  await ada.client.call(removeMember, { uuid: group, user: ben.email });
  await expect.poll(async () => (await readDevice(other)).peers).toEqual([]);
  const { copies, answers } = await readDevice(other);
  expect(copies).toEqual(['unsent.md']);
  expect(answers.filter((address) => address.includes(group))).toEqual([]);
  await other.getByRole('button', { name: 'Show drafts' }).click();
  const copy = other.getByRole('dialog', { name: 'Recovered drafts' }).getByRole('listitem');
  await expect(copy).toContainText('You no longer have access.');
  await copy.getByText('View').click();
  await expect(copy.getByText('Saved. Only here.')).toBeVisible();
  await context.close();
});

/** The works of large .bib files as cached in this browser; `change` alters the cache. */
function readWorks(page: Page, change?: readonly [from: string, to: string]): Promise<string[]> {
  return page.evaluate(async (changed) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('scriptorium-works');
      opening.onupgradeneeded = () => opening.transaction!.abort();
      opening.onerror = () => reject(new Error('There are none.'));
      opening.onsuccess = () => resolve(opening.result);
    }).catch(() => null);
    if (database === null) return [];
    const store = database.transaction('files', 'readwrite').objectStore('files');
    const rows = await new Promise<{ works: string }[]>((resolve) => {
      const reading = store.getAll() as IDBRequest<{ works: string }[]>;
      reading.onsuccess = () => resolve(reading.result);
    });
    if (changed) for (const row of rows) store.put({ ...row, works: row.works.replaceAll(changed[0], changed[1]) });
    database.close();
    return rows.map(({ works }) => works);
  }, change);
}

test(
  'what completion needs of a large bibliography is cached for the next visit, as long as content and read access last',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Adina');
    const ben = await createAccount(server, 'Bela');
    const group = await createGroup('Library', ada, ben);
    const many = Array.from(
      { length: 11_000 },
      (_one, n) =>
        `@misc{key${n},\n  author = {Author${n}, A.},\n  title = {Work number ${n} of a library},\n  year = {2001}\n}\n`,
    ).join('');
    const files = [
      { name: 'large.bib', content: many },
      { name: 'paper.md', content: '---\nbibliography: large.bib\n---\n\nWords here.\n' },
    ];
    // Makes the file too large for the editor.
    const admin = await loginAdmin(server);
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: '1000000' });
    await ada.client.upload(group, '', files);
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: String(10 * 1024 * 1024) });
    const { page, context, problems } = await openAs(browser, ben, `/workspace/${group}/paper.md`);
    let fetched = 0;
    page.on('request', (request) => void (fetched += Number(new URL(request.url()).pathname.startsWith('/files/'))));
    const offered = page.locator('.cm-tooltip-autocomplete li');
    const ask = async (words: string): Promise<void> => {
      await waitForEditor(page);
      await placeCaret(page, 'Words here');
      await page.keyboard.type(` @${words}`);
    };
    await ask('author10999');
    await expect(offered).toHaveCount(1);
    await expect(offered).toHaveText(/key10999/);
    await expect.poll(async () => (await readWorks(page)).length).toBe(1);

    // The next visit uses the cache, and reads cited works from the file cached with it.
    expect(fetched).toBe(1);
    await readWorks(page, ['author10999', 'someoneelse']);
    await page.reload();
    await ask('someoneelse');
    await expect(offered).toHaveCount(1);
    await expect(offered).toHaveText(/key10999/);
    // A list ignores keys for its first 75 ms, and clicks while it is being refreshed.
    await expect(async () => {
      if ((await offered.count()) > 0) await offered.click({ timeout: 1000 });
      await expect(page.locator('.cm-content')).toContainText('key10999', { timeout: 500 });
    }).toPass();
    await placeCaret(page, 'Words');
    await expect(page.locator('cite')).toContainText('Author10999 (2001)');
    expect(fetched).toBe(1);

    // Changed content is read anew.
    await ada.client.call(changeEntries, {
      uuid: group,
      itemPath: 'large.bib',
      changes: [{ before: null, after: '@misc{new, author = {Newcomer, N.}, title = {News}}' }],
    });
    await page.reload();
    await ask('newcomer');
    await expect(offered).toHaveCount(1);
    await expect(offered).toHaveText(/new/);
    expect(fetched).toBe(2);
    await expect.poll(async () => (await readWorks(page)).length).toBe(2);

    await page.goto(server.url);
    await ada.client.call(removeMember, { uuid: group, user: ben.email });
    await expect.poll(() => readWorks(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();

    const own = await findWorkspace(ada);
    await ada.client.upload(own, '', files);
    const hers = await openAs(browser, ada, `/workspace/${own}/paper.md`);
    await waitForEditor(hers.page);
    await expect.poll(async () => (await readWorks(hers.page)).length).toBe(1);
    await hers.page.getByRole('button', { name: /User menu of/ }).click();
    await hers.page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(hers.page).toHaveURL(/login/);
    await expect.poll(() => readWorks(hers.page)).toEqual([]);
    await hers.context.close();
  },
);

/** Drafts of citations as cached in this browser; `change` alters the cache. */
function readDrafts(page: Page, change?: readonly [from: string, to: string]): Promise<number> {
  return page.evaluate(async (changed) => {
    const opening = indexedDB.open('scriptorium-works');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
    const rows = await new Promise<object[]>((resolve) => {
      const reading = store.getAll() as IDBRequest<object[]>;
      reading.onsuccess = () => resolve(reading.result);
    });
    if (changed) for (const row of rows) store.put(JSON.parse(JSON.stringify(row).replaceAll(changed[0], changed[1])));
    database.close();
    return rows.length;
  }, change);
}

test(
  'citations of many works are cached as rendered for the next visit',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Alba');
    const own = await findWorkspace(ada);
    const numbers = Array.from({ length: 120 }, (_one, n) => n);
    const bib = numbers.map((n) => `@misc{key${n}, author = {Author${n}, A.}, title = {Work ${n}}, year = {2001}}\n`);
    const cited = numbers.map((n) => `Said by @key${n}.`).join('\n\n');
    await ada.client.upload(own, '', [
      { name: 'refs.bib', content: bib.join('') },
      { name: 'paper.md', content: `---\nbibliography: refs.bib\n---\n\nWords here.\n\n${cited}\n` },
    ]);
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${own}/paper.md`);
    // The printed citations would replace them.
    await page.route(/print-citations/, (route) => route.abort());
    const first = page.locator('cite').first();
    await expect(first).toHaveText('Author0 (2001)');
    await expect.poll(() => readDrafts(page).catch(() => 0)).toBe(1);
    await readDrafts(page, ['Author0 (2001)', 'Kept (2001)']);
    await page.reload();
    await expect(first).toHaveText('Kept (2001)');
    // What is cited from then on is rendered.
    await placeCaret(page, 'Words here');
    await page.keyboard.type(' @key7 [p. 3]');
    await placeCaret(page, 'Said by');
    await expect(first).toHaveText('Author7 (2001, 3)');
    await page.getByRole('button', { name: /User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/login/);
    await expect.poll(() => readDrafts(page)).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  },
);
