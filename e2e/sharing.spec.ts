import { AxeBuilder } from '@axe-core/playwright';
import { createFolder, createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { add } from '@scriptorium/contract/operations/sharing.ts';
import { createAccount, createGroup, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { chooseByKeyboard, expect, openAs, test } from './_support/journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a folder is shared, edited, reduced to reading, withdrawn while somebody types, and shared again', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  await createGroup('Vision Lab', ada, ben);
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Private plans' });
  await ada.client.call(createFolder, { uuid, parentItem: 'Private plans', name: 'Joint paper' });
  const folder = 'Private plans/Joint paper';
  await ada.client.call(createTextFile, { uuid, parentItem: folder, name: 'paper.md', content: 'Start. End.\n' });
  const owner = await openAs(browser, ada, `/workspace/${uuid}/Private plans/`);
  const guest = await openAs(browser, ben, '/');
  const { page } = owner;

  // From the menu of the folder, by keyboard.
  const row = page.getByRole('row', { name: /Joint paper/ });
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share “Joint paper”' });
  await expect(dialog.getByText('Can see everything in this workspace')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Add people by name or e-mail' }).fill('Ben');
  await page.getByRole('option', { name: /Ben/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('Can edit');

  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  // It appears on the other user's start page without reloading, and no parent folder is revealed.
  const card = guest.page.getByRole('region', { name: 'Shared with you' });
  await card.getByRole('link', { name: /Joint paper/ }).click();
  await guest.page
    .getByRole('row', { name: /paper\.md/ })
    .getByRole('link')
    .first()
    .click();
  await waitForEditor(guest.page);
  await expect(guest.page.getByText('Private plans')).toHaveCount(0);
  await placeCaret(guest.page, 'Start.');
  await guest.page.keyboard.type(' Written by Ben.');
  await waitForSaved(guest.page);
  await expect(guest.page.getByRole('button', { name: /^Export/ })).toHaveCount(0);

  // The role is reduced while the text is open.
  await dialog.getByRole('button', { name: 'Role of Ben: Can edit' }).click();
  await page.getByRole('menuitemradio', { name: 'Can view' }).click();
  await expect(guest.page.getByText('You can only view')).toBeVisible();
  await dialog.getByRole('button', { name: 'Role of Ben: Can view' }).click();
  await page.getByRole('menuitemradio', { name: 'Can edit' }).click();
  await expect(guest.page.getByText('You can only view')).toHaveCount(0);

  // Withdrawn while Ben is typing: what was saved stays, and he can copy the rest.
  await guest.context.setOffline(true);
  await guest.page.keyboard.type(' Too late.');
  await dialog.getByRole('button', { name: 'Role of Ben' }).click();
  await page.getByRole('menuitem', { name: 'Remove Ben' }).click();
  await expect(dialog.getByRole('button', { name: 'Role of Ben' })).toHaveCount(0);
  await guest.context.setOffline(false);
  await expect(guest.page.getByText('no longer have access', { exact: false }).first()).toBeVisible();
  expect(await readEditor(guest.page)).toContain('Written by Ben. Too late.');
  const path = { uuid, itemPath: `${folder}/paper.md` };
  expect((await ada.client.call(readText, path)).text).toBe('Start. Written by Ben. End.\n');

  // Undone from the toast.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // The recipient sees who shared it, and can remove it from their list.
  await guest.page.goto(server.url);
  await card.getByRole('link', { name: /Joint paper/ }).click();
  await guest.page.getByRole('button', { name: 'Share', exact: true }).click();
  const shown = guest.page.getByRole('dialog', { name: '“Joint paper”' });
  await expect(shown).toContainText('Ada shared this with you. It is in Ada’s workspace');
  await shown.getByRole('button', { name: 'Remove from my list' }).click();
  await guest.page
    .getByRole('dialog', { name: 'Remove “Joint paper” from your list?' })
    .getByRole('button', { name: 'Remove from my list' })
    .click();
  await expect(guest.page.getByText('“Joint paper” is no longer shared with you.')).toBeVisible();
  await guest.page.goto(server.url);
  await expect(guest.page.getByText('Your Workspaces')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect([...owner.problems, ...guest.problems]).toEqual([]);
  await owner.context.close();
  await guest.context.close();
});

test('sharing a paper alone warns that its images stay behind, and offers its folder instead', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Kelp' });
  for (const parentItem of ['', 'Kelp'])
    await ada.client.call(createTextFile, { uuid, parentItem, name: 'paper.md', content: 'Words.\n' });
  const { page, context } = await openAs(browser, ada, `/workspace/${uuid}/Kelp/paper.md`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const ofPaper = page.getByRole('dialog', { name: 'Share “paper.md”' });
  await expect(ofPaper).toContainText('This shares the document without its images and bibliography.');
  await ofPaper.getByRole('button', { name: 'Share the folder instead' }).press('Enter');
  const ofFolder = page.getByRole('dialog', { name: 'Share “Kelp”' });
  await expect(ofFolder.getByRole('textbox', { name: 'Add people by name or e-mail' })).toBeFocused();
  await expect(ofFolder).not.toContainText('not shared with it');
  await page.goto(`${server.url}/workspace/${uuid}/paper.md`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  // A personal workspace has its owner's name: the dialog says that all of it is shared.
  await ofPaper.getByRole('button', { name: 'Share the workspace instead' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share the whole workspace “Ada”' })).toBeVisible();
  await context.close();
});

test('on a phone the dialog fills the screen; a link gets its last day, in the interface’s words', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: 'Words.\n' });
  const { page, context } = await openAs(browser, ada, `/workspace/${uuid}/`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('row', { name: /paper\.md/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share “paper.md”' });
  await expect(dialog.getByRole('textbox', { name: 'Add people by name or e-mail' })).toBeFocused();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });

  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeInViewport({ ratio: 1 });

  await dialog.getByRole('button', { name: 'Create a link' }).press('Enter');
  const step = page.getByRole('dialog', { name: 'New link to “paper.md”' });
  await step.getByRole('textbox', { name: 'Name' }).fill('Referees');
  await step.getByRole('button', { name: 'Expires: Never' }).press('Enter');
  await step.getByLabel('Expires', { exact: true }).fill('2099-03-09');
  await expect(step.getByRole('button', { name: 'Expires: 9 Mar 2099' })).toBeFocused();
  await expect(step.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  // The input is saved, however the dialog is closed.
  await step.getByRole('textbox', { name: 'Name' }).fill('Referees of spring');
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await page.getByRole('row', { name: /paper\.md/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Referees of spring' })).toContainText(
    'until 9 Mar 2099',
  );
  await context.close();
});

test('the end of a share is set in its menu, by keyboard, and removed there', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Kelp' });
  await ada.client.call(add, { uuid, itemPath: 'Kelp', user: ben.email, role: 'reader' });
  const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('row', { name: /Kelp/ }).focus();
  await page.keyboard.press('Shift+F10');
  await chooseByKeyboard(page, 'Share…');
  const dialog = page.getByRole('dialog', { name: 'Share “Kelp”' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'Ben' });
  const terms = row.getByRole('button', { name: 'Role of Ben: Can view' });
  // The role is beside the name, not below it.
  const [name, role] = [await row.getByText('Ben', { exact: true }).boundingBox(), await terms.boundingBox()];
  expect((role?.y ?? 0) - (name?.y ?? 0)).toBeLessThan(24);
  const choose = async (item: string): Promise<void> => {
    await terms.press('Enter');
    await chooseByKeyboard(page, item);
  };
  await choose('Set an end date…');
  const day = row.getByLabel('When it ends for Ben');
  await expect(day).toBeFocused();
  await day.fill('2099-03-09');
  await expect(terms).toBeFocused();
  await expect(row).toContainText('until 9 Mar 2099');
  await choose('Never');
  await expect(row).not.toContainText('2099');
  expect(problems).toEqual([]);
  await context.close();
});

test('somebody without access asks for it, and the owner grants it from the notification', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const eve = await createAccount(server, 'Eve');
  const uuid = await findWorkspace(ada);
  await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Joint paper' });
  const stranger = await openAs(browser, eve, `/workspace/${uuid}/Joint paper`);
  await stranger.page.getByRole('button', { name: 'Ask for access' }).click();
  await expect(stranger.page.getByText('Asked.', { exact: false })).toBeVisible();

  const { page, problems, context } = await openAs(browser, ada, '/');
  await page.getByRole('button', { name: 'Notifications: 1 unread notification' }).click();
  await page.getByText('Eve is asking for access to “Joint paper”.').click();
  const dialog = page.getByRole('dialog', { name: 'Share “Joint paper”' });
  // Going back does not open the dialog again.
  await expect(page).not.toHaveURL(/asker/u);
  await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Role of Eve: Can view' })).toBeVisible();
  await expect(dialog.getByText('is asking for access')).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
  await stranger.context.close();
});
