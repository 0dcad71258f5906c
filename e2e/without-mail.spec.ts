import * as admin from '@scriptorium/contract/operations/admin.ts';
import { createAccount, createGroup, loginAdmin, type Account } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.describe('on a server without mail', () => {
  let boss: Account;
  test.beforeAll(async ({ server }) => {
    boss = await loginAdmin(server);
    await boss.client.call(admin.updateSetting, { key: 'registration_open', value: '1' });
  });

  test(
    'no message claims that a mail was sent, and an invited user is welcomed',
    { tag: '@full' },
    async ({ browser, server }) => {
      const nobody = { ...boss, client: new Client(server.url) };
      const { page, context, problems } = await openAs(browser, nobody, '/forgot-password');
      await expect(page.getByText('This server cannot send e-mails. Ask an administrator for a link')).toBeVisible();
      await page.goto(`${server.url}/signup`);
      await expect(page.getByText('you agree to follow the terms')).toHaveCount(0);
      await page.getByLabel('Name', { exact: true }).fill('Wanda');
      await page.getByLabel('E-mail', { exact: true }).fill('wanda@example.org');
      await page.getByLabel('Confirm e-mail').fill('wanda@example.org');
      await page.getByLabel('Password', { exact: true }).fill('a quiet pass phrase');
      await page.getByLabel('Confirm password').fill('a quiet pass phrase');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await expect(page.getByText('Ask an administrator to verify your address; then you can log in.')).toBeVisible();
      await expect(page.getByText('We sent')).toHaveCount(0);
      // Not the green symbol of success.
      await expect(page.locator('main [data-tone]')).toHaveAttribute('data-tone', 'ended');

      const made = await openAs(browser, boss, '/admin/users/create');
      await made.page.getByLabel('E-mail').fill('ines@example.org');
      await made.page.getByLabel('Display name').fill('Ines');
      await made.page.getByRole('button', { name: 'Create user' }).click();
      const dialog = made.page.getByRole('dialog', { name: 'This server cannot send e-mails' });
      const link = new URL(await dialog.getByLabel('Link').inputValue());
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(made.page).toHaveURL(/\/admin\/users$/);

      await page.goto(`${server.url}${link.pathname}${link.search}`);
      await expect(page.getByRole('heading', { name: 'Welcome to Scriptorium' })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill('a first pass phrase');
      await page.getByLabel('Confirm password').fill('a first pass phrase');
      await page.getByRole('button', { name: 'Choose password' }).click();
      await expect(page.getByText('Your password has been set. Please log in.').first()).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue('ines@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      expect([...problems, ...made.problems]).toEqual([]);
      await context.close();
      await made.context.close();
    },
  );

  test(
    'a link to pass on can also be copied on a page opened over plain HTTP',
    { tag: '@full' },
    async ({ browser, server }) => {
      const quentin = await createAccount(server, 'Quentin');
      const { page, context } = await openAs(browser, boss, '/profile', { permissions: ['clipboard-read'] });
      // As on a page opened by http:// and IP address; tests use an address that browsers trust.
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.goto(`${server.url}/admin/users?search=${encodeURIComponent(quentin.email)}`);
      await page.getByRole('button', { name: 'Actions for Quentin' }).click();
      await page.getByRole('menuitem', { name: 'Send link to set a password' }).click();
      const dialog = page.getByRole('dialog', { name: 'This server cannot send e-mails' });
      const field = dialog.getByLabel('Link');
      const link = await field.inputValue();
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Close' }).click();
      const search = page.getByRole('searchbox', { name: 'Name or e-mail' });
      await search.fill('');
      await search.press('Control+v');
      await expect(search).toHaveValue(link);
      await context.close();
    },
  );

  test('a manager reads why an address cannot be invited', { tag: '@full' }, async ({ browser, server }) => {
    const manager = await createAccount(server, 'Mona');
    const group = await createGroup('Mailless', manager);
    const { page, context } = await openAs(browser, manager, `/groups/manage/${group}`);
    const field = page.getByRole('textbox', { name: 'Add a member by name or e-mail' });
    await field.fill('nobody.at.all@example.org');
    await expect(page.getByText('An administrator can create the account.')).toBeVisible();
    await field.fill('Nobody at all');
    await expect(page.getByText('Type their full e-mail address.')).toBeVisible();
    await context.close();
  });

  // Other test files use the same server.
  test.afterAll(() => boss.client.call(admin.updateSetting, { key: 'signup_policy', value: 'open' }));

  test(
    'waiting users are shown to administrators, an address is changed in the row, and links can be copied',
    { tag: '@full' },
    async ({ browser, server }) => {
      await createAccount(server, 'Quill');
      await boss.client.call(admin.updateSetting, { key: 'signup_policy', value: 'approval' });
      await new Client(server.url).post('/api/user/signup', {
        email: 'patient@example.org',
        displayName: 'Patient',
        password: 'a quiet pass phrase',
      });
      const { page, context, problems } = await openAs(browser, boss, '/admin/users?status=waiting');
      await expect(page.getByText('patient@example.org')).toBeVisible();
      await expect(page.getByText('quill@example.org')).toHaveCount(0);
      await page.getByRole('button', { name: 'Actions for Patient' }).click();
      await page.getByRole('menuitem', { name: 'Send link to verify address' }).click();
      const link = page.getByRole('dialog', { name: 'This server cannot send e-mails' });
      await expect(link.getByLabel('Link')).toHaveValue(/\/verify-email\?token=/);
      await link.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Actions for Patient' }).click();
      await page.getByRole('menuitem', { name: 'Approve' }).click();
      await expect(page.getByText('Patient has been updated.')).toBeVisible();

      await page.goto(`${server.url}/admin/users`);
      await page.getByRole('button', { name: 'Actions for Quill' }).click();
      await page.getByRole('menuitem', { name: 'Change e-mail address' }).click();
      const field = page.getByRole('textbox', { name: 'E-mail address of Quill' });
      await field.fill('feather@example.org');
      await field.press('Enter');
      const question = page.getByRole('dialog', { name: 'Change the e-mail address of Quill to feather@example.org?' });
      await question.getByRole('button', { name: 'Change e-mail address' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText('feather@example.org')).toBeVisible();
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
