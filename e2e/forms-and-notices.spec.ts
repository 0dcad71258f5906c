import { sendSetPasswordLink } from '@scriptorium/contract/operations/admin-users.ts';
import type { Page } from '@playwright/test';
import {
  createAccount,
  createGroup,
  findWorkspace,
  loginAdmin,
  mustPost,
  type Account,
} from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test, withholdFirstAnswers } from './_support/journey.ts';

/** Drops files on an element of the page. */
async function dropOn(page: Page, selector: string, name: string): Promise<void> {
  await page.evaluate(
    ([where, file]) => {
      const target = document.querySelector(where);
      if (target === null) throw new Error(`There is no ${where}.`);
      const data = new DataTransfer();
      data.items.add(new File(['dropped'], file));
      const place = target.getBoundingClientRect();
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(
          new DragEvent(type, {
            dataTransfer: data,
            bubbles: true,
            cancelable: true,
            clientX: place.x + 5,
            clientY: place.y + 5,
          }),
        );
      }
    },
    [selector, name] as const,
  );
}

test.describe('forms and notifications', () => {
  let ada: Account;
  let ben: Account;
  test.beforeAll(async ({ server }) => {
    ada = await createAccount(server, 'Ada');
    ben = await createAccount(server, 'Ben');
  });

  test('the login page leaves address validation to the server', { tag: '@full' }, async ({ page, server }) => {
    const { client: admin } = await loginAdmin(server);
    const account = { email: 'jörg@example.org', password: 'a long pass phrase of his', displayName: 'Jörg' };
    await mustPost(admin, '/api/admin/settings/update', { key: 'registration_open', value: '1' });
    await mustPost(new Client(server.url), '/api/user/signup', account);
    await mustPost(admin, '/api/admin/users/update', { email: account.email, emailVerified: true });

    await page.goto(`${server.url}/login`);
    const email = page.getByLabel('E-mail', { exact: true });
    await email.fill('foo');
    await page.getByLabel('Password', { exact: true }).fill('certainly not this one');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/^Error: Login failed: The e-mail address or the password is wrong\./u)).toBeVisible();

    // Typed: browsers normalise pasted or filled values of such a field.
    await email.fill('');
    await email.pressSequentially(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Welcome back, Jörg!')).toBeVisible();
  });

  test('sign-up and reset report errors at the field in question', async ({ page, server }) => {
    const { client: admin } = await loginAdmin(server);
    await mustPost(admin, '/api/admin/settings/update', { key: 'registration_open', value: '1' });
    await page.goto(`${server.url}/signup`);
    await page.getByLabel('Name', { exact: true }).fill('Clara');
    await page.getByLabel('E-mail', { exact: true }).fill('foo');
    await page.getByLabel('Confirm e-mail').fill('foo');
    await page.getByLabel('Password', { exact: true }).fill('a long');
    await expect(page.getByText('4 more characters', { exact: true })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('a long pass phrase of hers');
    await expect(page.getByText('At least 10 characters.', { exact: true })).toBeVisible();
    await page.getByLabel('Confirm password').fill('a long pass phrase');
    await expect(page.getByText('The passwords match.', { exact: true })).toHaveCount(0);
    await page.getByLabel('Confirm password').fill('a long pass phrase of hers');
    await expect(page.getByText('The passwords match.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(
      page.getByText('Could not sign up: The e-mail address must look like name@example.org.', { exact: true }),
    ).toBeVisible();

    // An expired or used link says so at once.
    await page.goto(`${server.url}/reset-password?token=${'x'.repeat(43)}`);
    await expect(page.getByText('This link has already been used or has expired.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    await expect(page.getByText('Choose a new password.', { exact: false })).toBeHidden();
    await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
    await page.goto(`${server.url}/setup?token=${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This server is already set up' })).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeHidden();
    await expect(page.getByText('Create the first administrator.', { exact: false })).toBeHidden();

    const { link } = await admin.call(sendSetPasswordLink, { email: ada.email });
    // A link for one form does not work on the other.
    await page.goto((link ?? '').replace('/reset-password', '/setup'));
    await expect(page.getByRole('heading', { name: 'This server is already set up' })).toBeVisible();
    await page.goto(link ?? '');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ada.email);
    await page.getByLabel('New password', { exact: true }).fill('x'.repeat(1025));
    await page.getByLabel('Repeat new password').fill('x'.repeat(1025));
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(
      page.getByText('Could not reset password: The password can have at most 1,024 characters.', { exact: true }),
    ).toBeVisible();
  });

  test(
    'one click reads and follows a notification, and removing one keeps the focus in the list',
    { tag: '@full' },
    async ({ browser, server }) => {
      const reader = await createAccount(server, 'Reader');
      for (const name of ['First', 'Second', 'Third']) await createGroup(name, ada, reader);
      const { page, context } = await openAs(browser, reader, '/profile');
      await page.getByRole('button', { name: 'Notifications: 3 unread notifications' }).click();
      const list = page.getByRole('dialog', { name: 'Notifications' });
      const rows = list.getByRole('listitem');
      await expect(rows).toHaveCount(3);

      await rows.filter({ hasText: 'Second' }).getByRole('button', { name: 'Remove notification' }).press('Enter');
      await expect(rows).toHaveCount(2);
      await expect(
        rows.filter({ hasText: 'First' }).getByRole('button', { name: 'Remove notification' }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(rows.getByRole('button', { name: 'Remove notification' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);

      await page.getByRole('button', { name: 'Notifications: 1 unread notification' }).click();
      // Right of the text, where the row is empty.
      const row = await rows.boundingBox();
      if (row === null) throw new Error('There is no row.');
      await page.mouse.click(row.x + row.width - 60, row.y + row.height - 8);
      await expect(page).toHaveURL(/\/workspace\//);
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Notifications', exact: true }).click();
      await rows.getByRole('button', { name: 'Remove notification' }).press('Enter');
      await expect(rows).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await context.close();
    },
  );

  test('the page of notifications can be filtered to unread ones', async ({ browser, server }) => {
    const reader = await createAccount(server, 'Narrower');
    for (const name of ['First', 'Second']) await createGroup(name, ada, reader);
    const { page, context } = await openAs(browser, reader, '/notifications');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await page.locator('label', { hasText: /^Unread$/u }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('No unread notifications')).toBeVisible();
    await page.locator('label', { hasText: /^All$/u }).click();
    await expect(rows).toHaveCount(2);
    await context.close();
  });

  test(
    'with a document open, files dropped beside the text are uploaded, and those dropped on it are linked',
    { tag: '@full' },
    async ({ browser }) => {
      const uuid = await findWorkspace(ada);
      await mustPost(ada.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: 'drops' });
      await mustPost(ada.client, '/api/workspace/create-text-file', { uuid, parentItem: 'drops', name: 'open.md' });
      const { page, context } = await openAs(browser, ada, `/workspace/${uuid}/drops/open.md`);
      await waitForEditor(page);
      await dropOn(page, '[role=tree]', 'beside.txt');
      await expect(page.getByText('Files have been successfully uploaded.')).toBeVisible();
      await expect(page.getByRole('treeitem', { name: /beside\.txt/ })).toBeVisible();
      expect(await readEditor(page)).toBe('');
      await dropOn(page, '.cm-content', 'linked.txt');
      await expect.poll(() => readEditor(page)).toBe('[linked](linked.txt)');
      await context.close();
    },
  );

  test('an unacceptable name is rejected with the reason below its field', { tag: '@full' }, async ({ browser }) => {
    const uuid = await findWorkspace(ada);
    await mustPost(ada.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: 'names' });
    await mustPost(ada.client, '/api/workspace/create-text-file', { uuid, parentItem: 'names', name: 'taken.md' });
    const content = new TextEncoder().encode('x');
    const files = Array.from({ length: 40 }, (_, at) => ({ name: `file-${at}.md`, content }));
    await ada.client.upload(uuid, 'names', files);
    const { page, context } = await openAs(browser, ada, `/workspace/${uuid}/names`);
    for (const [button, label, name, sentence] of [
      ['New file', 'New file', 'taken.md', 'Could not create file: An item with this name already exists here.'],
      [
        'New folder',
        'New folder',
        'a/b/c',
        'Could not create folder: A name must not contain slashes or invisible characters.',
      ],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('menuitem', { name: button }).click();
      await page.getByRole('textbox', { name: label }).fill(name);
      await page.keyboard.press('Enter');
      await expect(page.locator('span[role=alert]')).toHaveText(sentence);
      await expect(page.getByTestId('toast')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    // Said elsewhere only if the field is out of view by then.
    await page.setViewportSize({ width: 1280, height: 400 });
    let answer = (): void => undefined;
    const scrolled = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/workspace/create-text-file', async (route) => {
      await scrolled;
      await route.continue();
    });
    await page.getByRole('main').getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New file' }).click();
    const field = page.getByRole('textbox', { name: 'New file' });
    await field.fill('taken.md');
    await page.keyboard.press('Enter');
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 3000);
    await expect(field).not.toBeInViewport();
    answer();
    await expect(page.getByTestId('toast')).toHaveText(/An item with this name already exists here\./u);
    await context.close();
  });

  test(
    'a list of groups that fails to load says so in its place, and retries',
    { tag: '@full' },
    async ({ browser }) => {
      await createGroup('Readers', ada);
      const { page, context } = await openAs(browser, ada, '/profile');
      await withholdFirstAnswers(page);
      await page.route('**/api/groups/list', (route) =>
        route.fulfill({ status: 403, json: { error: 'forbidden', message: 'You are not allowed to do this.' } }),
      );
      await page.goto(new URL('/', ada.client.origin).href);
      await expect(page.getByText('Could not fetch group list: You are not allowed to do this.')).toBeVisible();
      await page.unroute('**/api/groups/list');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('columnheader', { name: 'Group Name' })).toBeVisible();
      await context.close();
    },
  );

  test('a quota too small for its unit is shown in another unit', { tag: '@full' }, async ({ browser, server }) => {
    const boss = await loginAdmin(server);
    const { page, context } = await openAs(browser, boss, '/admin/settings');
    const field = page.getByRole('textbox', { name: 'Default user quota' });
    const unit = page.getByRole('combobox', { name: /Default user quota/ });
    await field.fill('0');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('toast')).toBeVisible();
    await expect(field).toHaveValue('100');
    await expect(unit).toHaveValue('b');
    await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
    await context.close();
  });

  test('a guest at an unknown URL is asked to log in first, then told', { tag: '@full' }, async ({ page, server }) => {
    await page.goto(`${server.url}/nowhere/at/all`);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('E-mail', { exact: true }).fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/nowhere/at/all`);
  });

  test('screens without a footer have its links in the user menu', { tag: '@full' }, async ({ browser }) => {
    const uuid = await findWorkspace(ada);
    const { page, context } = await openAs(browser, ada, `/workspace/${uuid}/`);
    await page.getByRole('button', { name: /User menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Source' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByText(/© 2024–/)).toBeVisible();
    await context.close();
  });

  test(
    'the new-user form shows the sign-up quota, and the checklist shows what is missing',
    { tag: '@full' },
    async ({ browser, server }) => {
      const boss = await loginAdmin(server);
      // Earlier tests on the same server have opened registration.
      await mustPost(boss.client, '/api/admin/settings/update', { key: 'registration_open', value: '0' });
      const { page, context } = await openAs(browser, boss, '/admin/users/create');
      await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveValue('10');
      await page.getByRole('button', { name: 'Use it' }).click();
      await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveValue('100');
      await page.goto(`${server.url}/admin`);
      const list = page.getByRole('region', { name: 'New server' });
      await expect(list.getByText('3 things to do')).toBeVisible();
      await expect(list.getByRole('listitem').filter({ hasText: 'Backup' })).toContainText(
        'No backup has been made yet.',
      );
      await expect(list.getByRole('listitem').filter({ hasText: 'Sign-up' })).toContainText(
        'Closed: only administrators can create accounts.',
      );
      await context.close();
    },
  );

  test(
    'others in a document are named in visible text, in narrow windows after a tap',
    { tag: '@full' },
    async ({ browser }) => {
      const group = await createGroup('Company', ada, ben);
      await mustPost(ada.client, '/api/workspace/create-text-file', { uuid: group, parentItem: '', name: 'paper.md' });
      const other = await openAs(browser, ben, `/workspace/${group}/paper.md`);
      await waitForEditor(other.page);
      for (const width of [1440, 768, 360]) {
        const { page, context } = await openAs(browser, ada, `/workspace/${group}/paper.md`, {
          viewport: { width, height: 800 },
        });
        await waitForEditor(page);
        if (width < 1280) await page.getByRole('button', { name: /^Others editing this file: Ben/u }).click();
        await expect(page.getByText('Others editing this file:')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('list', { name: 'Others editing this file:' })).toContainText('Ben');
        await context.close();
      }
      await other.context.close();
    },
  );
});
