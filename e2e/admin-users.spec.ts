import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import { createAccount, loginAdmin, type Account } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.describe('managing users', () => {
  let boss: Account;
  test.beforeAll(async ({ server }) => {
    boss = await loginAdmin(server);
    for (const name of ['Anselm', 'Greta', 'Leila', 'Pavel']) await createAccount(server, name);
  });

  test(
    'a quota is changed in the row: Esc cancels, a pasted size and Enter save',
    { tag: '@full' },
    async ({ browser }) => {
      const { page, context, problems } = await openAs(browser, boss, '/admin/users');
      await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('greta');
      await expect(page.getByText('1 to 1 of 1')).toBeVisible();
      await page.getByRole('button', { name: /Change quota of Greta/ }).click();
      const amount = page.getByRole('textbox', { name: 'Quota of Greta' });
      await expect(amount).toBeFocused();
      await expect(amount).toHaveValue('100');
      await amount.press('ArrowUp');
      await expect(amount).toHaveValue('101');
      await amount.press('Escape');
      await expect(page.getByText('0 bytes of 100 MB')).toBeVisible();

      await page.getByRole('button', { name: /Change quota of Greta/ }).click();
      await amount.evaluate((input, text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, '1.5 GB');
      await expect(amount).toHaveValue('1.5');
      await expect(page.getByRole('combobox', { name: 'Unit of Quota of Greta' })).toHaveValue('gb');
      await amount.press('Enter');
      await expect(page.getByText('Greta has been updated.')).toBeVisible();
      await expect(page.getByText('0 bytes of 1.5 GB')).toBeVisible();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test(
    'several users get the same quota, starting from the highest among them, after confirmation',
    { tag: '@full' },
    async ({ browser }) => {
      await boss.client.call(adminUsers.updateUser, { email: 'leila@example.org', quota: 300 * 1024 * 1024 });
      const { page, context } = await openAs(browser, boss, '/admin/users');
      await page.getByRole('checkbox', { name: 'Select Leila' }).check();
      await page.getByRole('checkbox', { name: 'Select Pavel' }).check();
      const bar = page.getByRole('toolbar', { name: '2 selected' });
      await bar.getByRole('button', { name: 'Change quota' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change the quota of 2 users' });
      await expect(dialog.getByRole('textbox', { name: 'Quota' })).toHaveValue('300');
      await dialog.getByRole('button', { name: 'Change quota' }).click();
      const question = page.getByRole('dialog', { name: 'Set the quota of 2 users to 300 MB?' });
      await question.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('2 accounts have been updated.')).toBeVisible();
      await expect(page.getByText('0 bytes of 300 MB')).toHaveCount(2);
      await context.close();
    },
  );

  test('a user is suspended, activated and deleted, each time after a question that names them', async ({
    browser,
  }) => {
    const { page, context } = await openAs(browser, boss, '/admin/users');
    const row = page.getByRole('row', { name: /Anselm/ });
    await row.getByRole('button', { name: 'Actions for Anselm' }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await page.getByRole('dialog', { name: 'Suspend Anselm?' }).getByRole('button', { name: 'Suspend' }).click();
    await expect(row.getByText('Suspended')).toBeVisible();
    await row.getByRole('button', { name: 'Actions for Anselm' }).click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await expect(row.getByText('Active')).toBeVisible();

    await boss.client.call(adminGroups.createGroup, { name: 'Goes along', owner: 'anselm@example.org' });
    await row.getByRole('button', { name: 'Actions for Anselm' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Anselm?' });
    await expect(question.getByText('Its group “Goes along” is deleted as well.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Actions for Anselm' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 account has been deleted.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await context.close();
  });

  test('a role is changed in its row, after a question', async ({ browser }) => {
    const { page, context } = await openAs(browser, boss, '/admin/users');
    const role = page.getByRole('combobox', { name: 'Role of Pavel' });
    const choose = async (name: string, answer: string): Promise<void> => {
      await role.click();
      await page.getByRole('option', { name, exact: true }).click();
      const question = page.getByRole('dialog', { name: /Pavel/ });
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
    };
    await choose('Administrator', 'Cancel');
    await expect(role).toHaveValue('User');
    await choose('Administrator', 'Confirm');
    await expect(role).toHaveValue('Administrator');
    await choose('User', 'Confirm');
    await expect(role).toHaveValue('User');
    await context.close();
  });

  test('the last administrator cannot be demoted, and the reason is shown', { tag: '@full' }, async ({ browser }) => {
    const { page, context } = await openAs(browser, boss, '/admin/users');
    const role = page.getByRole('combobox', { name: 'Role of Administrator' });
    await role.click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Give up your own administration rights?' });
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByText('Could not update user: The last administrator cannot be removed, demoted or suspended.'),
    ).toBeVisible();
    await expect(role).toHaveValue('Administrator');
    await context.close();
  });

  test(
    'a new user starts with 10 MB; a blank form sends nothing, a taken address is reported',
    { tag: '@full' },
    async ({ browser }) => {
      const { page, context } = await openAs(browser, boss, '/admin/users/create');
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect(page.getByText('Please provide an email address.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveValue('10');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('pavel@example.org');
      await page.getByRole('textbox', { name: 'Display name' }).fill('Pavel again');
      await page.getByRole('button', { name: 'Create user' }).click();
      await expect(page.getByText(/^Could not create account: An account with this e-mail/)).toBeVisible();
      await page.getByRole('textbox', { name: 'E-mail' }).fill('new.one@example.org');
      await page.getByRole('button', { name: 'Create user' }).click();
      await page
        .getByRole('dialog', { name: 'This server cannot send e-mails' })
        .getByRole('button', { name: 'Close' })
        .last()
        .click();
      await expect(page).toHaveURL(/\/admin\/users$/);
      await expect(page.getByRole('row', { name: /Pavel again/ }).getByText('Not verified')).toBeVisible();
      const { users } = await boss.client.call(adminUsers.listUsers, { search: 'new.one' });
      expect(users[0]).toMatchObject({ quota: 10 * 1024 * 1024, hasPassword: false, isAdmin: false });
      await context.close();
    },
  );

  test('a user who is not an administrator sees no Admin link and no admin screen', async ({ browser, server }) => {
    const pia = await createAccount(server, 'Piamaria');
    const { page, context } = await openAs(browser, pia, '/admin/users');
    await expect(page.getByText('Only administrators can open this page.')).toBeVisible();
    await page.getByRole('button', { name: /User menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
    await context.close();
  });
});
