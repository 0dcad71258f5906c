import { AxeBuilder } from '@axe-core/playwright';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { setRole } from '@scriptorium/contract/operations/groups.ts';
import { invite as inviteToItem } from '@scriptorium/contract/operations/sharing.ts';
import { createFolder, createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { awaitToken } from '../tests/accounts/await-mail.ts';
import { createAccount, createGroup, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { startMailbox, type Mailbox } from '../tests/_support/smtp.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { chooseByKeyboard, expect, openAs, test, watch } from './_support/journey.ts';

test.describe('somebody invited by mail', () => {
  let mailbox: Mailbox;
  let server: RunningServer;
  test.beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startServer({ env: { SMTP_URL: mailbox.url } });
    const boss = await loginAdmin(server);
    await boss.client.call(updateSetting, { key: 'invited_may_sign_up', value: '1' });
  });
  test.afterAll(async () => {
    await server.dispose();
    await mailbox.close();
  });

  test(
    'creates an account, writes in the paper, and keeps a copy of text typed after losing the role',
    { tag: '@full' },
    async ({ browser, page: guest }) => {
      const ines = await createAccount(server, 'Ines');
      const group = await createGroup('Gait Lab', ines);
      await ines.client.call(createTextFile, {
        uuid: group,
        parentItem: '',
        name: 'paper.md',
        content: 'Start. End.\n',
      });
      const { page, problems } = await openAs(browser, ines, `/groups/manage/${group}`);

      // An address without an account becomes an invitation, by keyboard alone.
      await page.getByRole('textbox', { name: 'Add a member by name or e-mail' }).fill('nora@elsewhere.example');
      await page.getByRole('option', { name: /Invite nora@elsewhere\.example/ }).waitFor();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Invite to Gait Lab' });
      await expect(dialog.getByLabel('E-mail address')).toHaveValue('nora@elsewhere.example');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The invitation to nora@elsewhere.example is on its way.')).toBeVisible();
      const open = page.getByRole('region', { name: 'Open invitations' });
      await expect(open.getByRole('listitem')).toContainText('nora@elsewhere.example');
      // The same address again: the dialog says so and keeps the input.
      await page.getByRole('button', { name: 'Invite by e-mail' }).click();
      await dialog.getByLabel('E-mail address').fill('nora@elsewhere.example');
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog.getByText('This address has been invited already.', { exact: false })).toBeVisible();
      await page.keyboard.press('Escape');
      const lost = await awaitToken(mailbox, 'nora@elsewhere.example', '/invitation');
      await open.getByRole('button', { name: 'Send again: nora@elsewhere.example' }).click();
      const token = await awaitToken(mailbox, 'nora@elsewhere.example', '/invitation');

      const faults = watch(guest);
      await guest.goto(`${server.url}/invitation?token=${lost}`);
      await expect(guest.getByText('This invitation is no longer valid', { exact: false })).toBeVisible();
      await guest.goto(`${server.url}/invitation?token=${token}`);
      await expect(guest.getByRole('heading', { name: 'Join Gait Lab' })).toBeVisible();
      await guest.getByLabel('Name', { exact: true }).fill('Nora');
      await guest.getByLabel('Password', { exact: true }).fill('a quiet pass phrase');
      await guest.getByLabel('Confirm password').fill('a quiet pass phrase');
      await guest.getByRole('button', { name: 'Create account and join' }).click();
      await expect(guest.getByText('Welcome to “Gait Lab”!')).toBeVisible();
      // The inviter sees it without reloading.
      await expect(page.getByRole('region', { name: 'Members' }).getByText('Nora')).toBeVisible();
      await expect(open).toHaveCount(0);

      await guest.goto(`${server.url}/workspace/${group}/paper.md`);
      await waitForEditor(guest);
      await placeCaret(guest, 'Start.');
      await guest.keyboard.type(' Written by Nora.');
      await waitForSaved(guest);

      // What she types while offline reaches the server after her role has changed.
      await guest.context().setOffline(true);
      await guest.keyboard.type(' Too late.');
      await ines.client.call(setRole, { uuid: group, user: 'nora@elsewhere.example', role: 'reader' });
      await guest.context().setOffline(false);
      await guest.getByRole('button', { name: 'Show drafts' }).click();
      const copy = guest.getByRole('dialog', { name: 'Recovered drafts' }).getByRole('listitem');
      await copy.getByText('View').click();
      await expect(copy.getByText('Written by Nora. Too late.', { exact: false })).toBeVisible();
      await guest.keyboard.press('Escape');
      await expect(guest.getByText('You can only view')).toBeVisible();
      const { text: content } = await ines.client.call(readText, { uuid: group, itemPath: 'paper.md' });
      expect(content).toBe('Start. Written by Nora. End.\n');
      expect(await readEditor(guest)).toBe(content);
      // Editors' actions are not offered, neither by button nor by menu or key.
      await expect(guest.getByRole('button', { name: /^Export/ })).toHaveCount(0);
      await guest.goto(`${server.url}/workspace/${group}/`);
      await expect(guest.getByText('Read only')).toBeVisible();
      await expect(guest.getByRole('button', { name: 'New file' })).toHaveCount(0);
      await expect(guest.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
      await expect(guest.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
      const row = guest.getByRole('row', { name: /paper\.md/ });
      await row.focus();
      await guest.keyboard.press('F2');
      await guest.keyboard.press('Delete');
      await expect(guest.getByRole('dialog')).toHaveCount(0);
      await guest.keyboard.press('Shift+F10');
      await expect(guest.getByRole('menuitem', { name: 'Download' })).toBeVisible();
      for (const name of [/Rename/, /Move/, /Duplicate/, /Delete/, /Export/])
        await expect(guest.getByRole('menuitem', { name })).toHaveCount(0);
      await guest.keyboard.press('Escape');
      // Made an editor again, without reloading.
      await ines.client.call(setRole, { uuid: group, user: 'nora@elsewhere.example', role: 'editor' });
      await expect(guest.getByRole('button', { name: 'New', exact: true })).toBeVisible();
      expect([...problems, ...faults]).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'to a folder creates an account from the mail sent by the Share dialog, and writes in the paper',
    { tag: '@full' },
    async ({ browser, page: guest }) => {
      const ada = await createAccount(server, 'Ada');
      const uuid = await findWorkspace(ada);
      await ada.client.call(createFolder, { uuid, parentItem: '', name: 'Joint paper' });
      await ada.client.call(createTextFile, {
        uuid,
        parentItem: 'Joint paper',
        name: 'paper.md',
        content: 'Start. End.\n',
      });
      const { page, problems } = await openAs(browser, ada, `/workspace/${uuid}/`);
      const address = 'theo@elsewhere.example';

      // By keyboard: an address without an account is invited, with the chosen role.
      await page.getByRole('row', { name: /Joint paper/ }).focus();
      await page.keyboard.press('Shift+F10');
      await chooseByKeyboard(page, 'Share…');
      const dialog = page.getByRole('dialog', { name: 'Share “Joint paper”' });
      const people = dialog.getByRole('textbox', { name: 'Add people by name or e-mail' });
      const invite = async (): Promise<void> => {
        await people.fill(address);
        await page.getByRole('option', { name: `Invite ${address}` }).waitFor();
        await page.keyboard.press('Enter');
      };
      await invite();
      const row = dialog.getByRole('region', { name: 'Invited by e-mail' }).getByRole('listitem');
      await expect(row).toContainText(address);
      await expect(row).toContainText('Can edit');
      const { violations } = await new AxeBuilder({ page })
        .include('[role="dialog"]')
        .withTags(['wcag2a', 'wcag2aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await invite();
      await expect(dialog.getByText('This address has been invited already.', { exact: false })).toBeVisible();
      await people.fill('');
      // Once withdrawn, the link is invalid; after another invitation, the new one works.
      const lost = await awaitToken(mailbox, address, '/invitation');
      await row.getByRole('button', { name: `Actions for ${address}` }).click();
      await page.getByRole('menuitem', { name: 'Withdraw' }).click();
      await page
        .getByRole('dialog', { name: 'Withdraw the invitation?' })
        .getByRole('button', { name: 'Withdraw' })
        .click();
      await expect(row).toHaveCount(0);
      await invite();
      await expect(row).toContainText(address);
      const token = await awaitToken(mailbox, address, '/invitation');

      const faults = watch(guest);
      await guest.goto(`${server.url}/invitation?token=${lost}`);
      await expect(guest.getByText('This invitation is no longer valid', { exact: false })).toBeVisible();
      await guest.goto(`${server.url}/invitation?token=${token}`);
      await expect(guest.getByRole('heading', { name: 'Ada invited you to “Joint paper”' })).toBeVisible();
      await expect(guest.getByText('A folder. You can view and edit it.')).toBeVisible();
      await guest.getByLabel('Name', { exact: true }).fill('Theo');
      await guest.getByLabel('Password', { exact: true }).fill('a quiet pass phrase');
      await guest.getByLabel('Confirm password').fill('a quiet pass phrase');
      await guest.getByRole('button', { name: 'Create account and open' }).click();
      await guest
        .getByRole('row', { name: /paper\.md/ })
        .getByRole('link')
        .first()
        .click();
      // The inviter's open dialog shows it without reloading.
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Theo' })).toContainText('Can edit');
      await expect(row).toHaveCount(0);
      await waitForEditor(guest);
      await placeCaret(guest, 'Start.');
      await guest.keyboard.type(' Written by Theo.');
      await waitForSaved(guest);
      const { text } = await ada.client.call(readText, { uuid, itemPath: 'Joint paper/paper.md' });
      expect(text).toBe('Start. Written by Theo. End.\n');

      // Forwarded to another logged-in user: says whose it is, and leads to the right account.
      await ada.client.call(inviteToItem, { uuid, itemPath: '', email: 'zoe@elsewhere.example', role: 'reader' });
      const forwarded = await awaitToken(mailbox, 'zoe@elsewhere.example', '/invitation');
      await guest.goto(`${server.url}/invitation?token=${forwarded}`);
      await expect(guest.getByRole('heading', { name: 'This invitation is for another account' })).toBeVisible();
      await expect(guest.getByRole('main')).toContainText('zoe@elsewhere.example');
      await expect(guest.getByRole('button', { name: 'Accept' })).toHaveCount(0);
      await guest.getByRole('button', { name: 'Switch account' }).click();
      await expect(guest.getByRole('button', { name: 'Create account and open' })).toBeVisible();
      expect([...problems, ...faults]).toEqual([]);
      await page.context().close();
    },
  );
});
