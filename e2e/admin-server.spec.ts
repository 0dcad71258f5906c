import { readFile } from 'node:fs/promises';
import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import { createAccount, createGroup, loginAdmin, type Account } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.describe('managing groups and the server', () => {
  let boss: Account;
  let group: string;
  test.beforeAll(async ({ server }) => {
    boss = await loginAdmin(server);
    const [noor, omar] = [await createAccount(server, 'Noor'), await createAccount(server, 'Omar')];
    await createAccount(server, 'Tomas');
    group = await createGroup('Coastal erosion', noor, omar);
  });

  test(
    'a group is renamed in its row, and gets a member, a manager and a new owner',
    { tag: '@full' },
    async ({ browser }) => {
      const { page, context, problems } = await openAs(browser, boss, '/admin/groups');
      await page.getByRole('button', { name: 'Actions for Coastal erosion' }).click();
      await page.getByRole('menuitem', { name: 'Change name' }).click();
      await page.getByRole('textbox', { name: 'Name of Coastal erosion' }).fill('Coasts');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Coasts' }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/groups/${group}$`));

      await page.getByRole('textbox', { name: 'Add a member by name or e-mail' }).fill('tom');
      await page.getByRole('option', { name: /Tomas/ }).click();
      await expect(page.getByText('Tomas has been added.')).toBeVisible();
      const member = page.getByRole('listitem').filter({ hasText: 'Tomas' });
      const choose = async (action: string): Promise<void> => {
        await member.getByRole('button', { name: 'More for Tomas' }).click();
        await page.getByRole('menuitem', { name: action }).click();
      };
      await member.getByRole('combobox', { name: 'What Tomas can do' }).click();
      await page.getByRole('option', { name: 'Can comment' }).click();
      await expect(page.getByText('Tomas can comment now.')).toBeVisible();
      await choose('Promote');
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(member.getByText('Manager', { exact: true })).toBeVisible();
      await choose('Make owner');
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(member.getByText('Owner', { exact: true })).toBeVisible();
      const { group: now } = await boss.client.call(adminGroups.getGroup, { uuid: group });
      expect(now).toMatchObject({ name: 'Coasts', ownerName: 'Tomas' });
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('a group is created for a user, deleted and restored', { tag: '@full' }, async ({ browser }) => {
    const { page, context } = await openAs(browser, boss, '/admin/groups');
    await page.getByRole('button', { name: 'New group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('Reading group');
    await dialog.getByRole('textbox', { name: 'Owner' }).fill('omar@example.org');
    await page.getByRole('option', { name: /Omar/ }).click();
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByText('Group "Reading group" created successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Reading group' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Reading group' })).toHaveCount(0);
    await page.getByText('Deleted', { exact: true }).click();
    await page
      .getByRole('row', { name: /Reading group/ })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('The group “Reading group” has been restored.')).toBeVisible();
    await context.close();
  });

  test('settings are saved individually, can be undone, and stay within their limits', async ({ browser }) => {
    const { page, context } = await openAs(browser, boss, '/admin/settings');
    const config = async () => (await boss.client.call(admin.getSettings, {})).config;
    await page.getByRole('switch', { name: 'Sign-up is open' }).click();
    await expect(page.getByText('“Sign-up is open” has been saved.')).toBeVisible();
    expect((await config()).registration_open).toBe('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('“Sign-up is open” has been reset.')).toBeVisible();
    expect((await config()).registration_open).toBe('0');

    const usual = (await config()).default_user_quota;
    const quota = page.getByRole('textbox', { name: 'Default user quota' });
    await page.getByRole('combobox', { name: 'Unit of Default user quota' }).selectOption('b');
    await quota.fill('5');
    await quota.blur();
    await expect(quota).toHaveValue('100');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Default user quota” has been saved.')).toBeVisible();
    expect((await config()).default_user_quota).toBe('100');
    // The following tests share the server.
    await boss.client.call(admin.updateSetting, { key: 'default_user_quota', value: usual });

    const homepage = page.getByRole('textbox', { name: 'Homepage' });
    await homepage.fill('javascript:alert(1)');
    await homepage.press('Enter');
    await expect(page.getByText(/^Could not update setting: .*must be an address/)).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: 'Send a test e-mail' }).click();
    await expect(page.getByText(/A test e-mail to admin@example.org was put into the outbox/)).toBeVisible();
    await expect(page.getByRole('cell', { name: /Test e-mail from/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'EMAIL_DAILY_QUOTA' })).toBeVisible();
    await context.close();
  });

  test(
    'the event log is filtered, searched, updates live and is exported safely',
    { tag: '@full' },
    async ({ browser }) => {
      const { page, context } = await openAs(browser, boss, '/admin/event-log');
      await page.getByRole('button', { name: 'Category: All' }).click();
      await page.getByRole('menuitemradio', { name: 'Administration' }).click();
      await expect(page.getByRole('button', { name: 'Category: Administration' })).toBeVisible();
      await boss.client.call(admin.updateSetting, { key: 'app_name', value: '=HYPERLINK("https://evil.example")' });
      await expect(page.getByRole('cell', { name: /^The setting app_name was changed/ })).toBeVisible({
        timeout: 10_000,
      });
      await boss.client.call(admin.updateSetting, { key: 'app_name', value: '' });
      await page.getByRole('searchbox', { name: 'Search events' }).fill('app_name');
      await expect(page.getByRole('cell', { name: /^The setting/ })).toHaveCount(2);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const csv = await readFile(await (await saving).path(), 'utf8');
      expect(csv.split('\r\n')).toHaveLength(4);
      expect(csv).toContain('"seq","time","category"');
      expect(csv).not.toMatch(/(^|,)"[=+\-@]/m);
      await context.close();
    },
  );
});
