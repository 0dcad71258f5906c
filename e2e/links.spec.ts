import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createFolder, createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { makeLink } from '../tests/_support/guests.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { chooseByKeyboard, expect, openAs, test, watch } from './_support/journey.ts';

/** Number of texts and copies in this browser's storage. */
function countTextsHere(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('scriptorium-texts');
      opening.onerror = () => reject(new Error('The storage cannot be opened.'));
      opening.onsuccess = () => resolve(opening.result);
    });
    const count = (name: string): Promise<number> =>
      new Promise((resolve) => {
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const found = (await count('peers')) + (await count('copies'));
    database.close();
    return found;
  });
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('a link is created, opened on a phone by a guest who writes, and withdrawn while they type', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Adaline');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Private plans' });
  await ada.client.call(createFolder, { uuid, parentItem: 'Private plans', name: 'Joint paper' });
  const folder = 'Private plans/Joint paper';
  await ada.client.call(createTextFile, { uuid, parentItem: folder, name: 'paper.md', content: 'Start. End.\n' });
  const owner = await openAs(browser, ada, `/workspace/${uuid}/Private plans/`);
  const { page } = owner;
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('row', { name: /Joint paper/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share “Joint paper”' });

  // One click creates and copies the link; its permissions are changed afterwards, and saved at once.
  await dialog.getByRole('button', { name: 'Create a link' }).press('Enter');
  const step = page.getByRole('dialog', { name: 'New link to “Joint paper”' });
  const address = step.getByRole('textbox', { name: 'Address of the link' });
  const link = await address.inputValue();
  expect(link).toMatch(/\/l#[\w-]{43}$/);
  await expect(step.getByRole('button', { name: /^Copied: / })).toBeFocused();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(link);
  await step.getByRole('combobox', { name: 'Access' }).click();
  await page.getByRole('option', { name: 'Can edit' }).click();
  await expect(step.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await step.getByRole('button', { name: 'Set a password' }).press('Enter');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(step.getByText('A password needs at least 10 characters.')).toBeVisible();
  await step.getByRole('textbox', { name: 'Password' }).fill('referees of spring');
  await page.keyboard.press('Enter');
  await expect(step.getByRole('button', { name: 'Change the password' })).toBeFocused();
  await step.getByRole('textbox', { name: 'Name' }).fill('Referees');
  await axe(page);
  await step.getByRole('button', { name: 'Back' }).press('Enter');
  const row = dialog.getByRole('listitem').filter({ hasText: 'Referees' });
  await expect(row).toContainText('Can edit · with a password · not used yet');
  await expect(row.getByRole('button', { name: 'Actions for Referees' })).toBeFocused();

  // This browser can copy it again, even after a reload.
  await page.evaluate(async () => navigator.clipboard.writeText(''));
  await page.reload();
  await page.getByRole('row', { name: /Joint paper/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  await row.getByRole('button', { name: 'Copy Referees' }).click();
  await expect(row.getByRole('button', { name: 'Copied: Referees' })).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(link);
  await axe(page);

  // The secret is in no URL that is sent.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  const problems = watch(phone);
  const sent: string[] = [];
  phone.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));
  await phone.goto(link);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Adaline');
  await phone.getByRole('textbox', { name: 'Password for this link' }).fill('something else');
  await phone.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(phone.getByText('The password is wrong.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Password for this link' }).fill('referees of spring');
  await phone.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Joint paper' })).toBeVisible();
  await expect(phone.getByText('Adaline (guest)')).toBeVisible();
  await expect(phone.getByText('Private plans')).toHaveCount(0);
  await phone.getByRole('link', { name: 'paper.md' }).click();
  await waitForEditor(phone);
  const secret = link.split('#')[1] ?? '';
  expect(sent.filter((address) => address.includes(`/${secret}`) || address.includes(`=${secret}`))).toEqual([]);

  // The way back is in the only bar a text has on a phone; what needs an account is not offered.
  await phone.getByRole('button', { name: 'More actions' }).click();
  await expect(phone.getByRole('menuitem', { name: 'Outline' })).toBeVisible();
  await expect(phone.getByRole('menuitem', { name: /^(Share|History|Export…)$/ })).toHaveCount(0);
  await phone.keyboard.press('Escape');
  await phone.getByRole('link', { name: 'Back to the folder' }).click();
  await expect(phone.getByText('Adaline (guest)')).toBeVisible();
  // Nothing is new on a first visit; a returning guest is told what changed.
  await expect(phone.getByText('since your last visit')).toHaveCount(0);
  await phone.evaluate((ago) => {
    const visits = JSON.parse(localStorage.getItem('guest-visits') ?? '[]') as [string, { last: number }][];
    const old = visits.map(([place, visit]) => [place, { ...visit, last: visit.last - ago }]);
    localStorage.setItem('guest-visits', JSON.stringify(old));
  }, 7_200_000);
  await phone.reload();
  await expect(phone.getByText('1 file has changed since your last visit (2 hr ago).')).toBeVisible();
  await expect(phone.getByRole('link', { name: /^paper\.md Changed since your last visit/ })).toBeVisible();
  await phone.getByRole('link', { name: 'paper.md' }).click();
  await waitForEditor(phone);

  // After a reload it is still the same guest.
  await phone.reload();
  await waitForEditor(phone);
  await placeCaret(phone, 'Start.');
  await phone.keyboard.type(' Written by a guest.');
  await waitForSaved(phone);

  // Withdrawn while they type: what was saved stays, and they can copy the rest.
  await context.setOffline(true);
  await phone.keyboard.type(' Too late.');
  await row.getByRole('button', { name: 'Actions for Referees' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await context.setOffline(false);
  await expect(phone.getByText('no longer have access', { exact: false }).first()).toBeVisible();
  expect(await readEditor(phone)).toContain('Written by a guest. Too late.');
  const path = { uuid, itemPath: `${folder}/paper.md` };
  expect((await ada.client.call(readText, path)).text).toBe('Start. Written by a guest. End.\n');
  const before = phone.url();
  await phone.goto(`${server.url}/login`);
  await phone.goto(before);
  const unsent = phone.getByRole('region', { name: 'Not sent' });
  await unsent.getByText('View').click();
  await expect(unsent.getByText('Too late.', { exact: false })).toBeVisible();
  await unsent.getByRole('button', { name: 'Remove everything from this device' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Remove everything from this device' }).click();
  await expect(unsent).toHaveCount(0);
  expect(await countTextsHere(phone)).toBe(0);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // Undone from the toast: the same link works again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('used by 1 person');
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: 'Password for this link' })).toBeVisible();
  expect([...owner.problems, ...problems]).toEqual([]);
  await owner.context.close();
  await context.close();
});

test('somebody given a text without its folder is told so once, not at each image', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Adaline');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Kelp' });
  const content =
    '---\nbibliography: refs.bib\n---\n\nIt grows [@kelp].\n\n![A forest](forest.png)\n\n![A leaf](../leaf.png)\n';
  await ada.client.call(createTextFile, { uuid, parentItem: 'Kelp', name: 'paper.md', content });
  await ada.client.call(createTextFile, { uuid, parentItem: 'Kelp', name: 'refs.bib', content: '' });
  const context = await browser.newContext();
  const page = await context.newPage();
  const come = async (itemPath: string): Promise<void> => {
    const { token } = await makeLink(ada, { uuid, itemPath }, { label: '', role: 'reader' });
    await page.goto('about:blank');
    await page.goto(`${server.url}/l#${token}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Rita');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  };
  const told = page.getByText('Its images and references were not shared with you.', {
    exact: false,
  });
  await come('Kelp/paper.md');
  await waitForEditor(page);
  await expect(told).toBeVisible();
  await expect(page.getByText('refs.bib', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'refs.bib' })).toHaveCount(0);
  // The folder can be asked for.
  const notice = page.getByRole('status').filter({ has: told });
  await expect(notice.getByRole('button', { name: 'Request them' })).toBeVisible();
  await expect(page.getByText('A leaf', { exact: true })).toBeVisible();
  await expect(page.getByText('Image not found', { exact: false })).toHaveCount(0);
  await expect(page.getByText('No problems')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Citations' })).toHaveText('Citationsnot checked');
  await expect(page.getByText('Not shared with you', { exact: true })).toHaveCount(2);
  // Says whose it is and what the guest may do; there is nothing to go back to.
  await expect(page.getByRole('banner')).toContainText('Adaline shared this with you. You can view.');
  await expect(page.getByRole('link', { name: 'All files' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(told).toBeHidden();

  // In a folder that was shared as a whole, a missing image is the author's mistake.
  await come('Kelp');
  await page.getByRole('link', { name: 'paper.md' }).click();
  await waitForEditor(page);
  await expect(page.getByText('Image not found: forest.png')).toBeVisible();
  await expect(page.getByText(/^\d problems?$/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Citations' })).toHaveText('Citations0 of 1 found');
  await expect(page.getByRole('link', { name: 'All files' })).toBeVisible();
  await expect(told).toBeHidden();
  await context.close();
});
