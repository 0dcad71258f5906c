import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { startServer } from '../tests/_support/start-server.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.describe('the shell', () => {
  test(
    'notifies every tab, and hands the stream over when the tab that owns it closes',
    { tag: '@full' },
    async ({ browser, server }) => {
      const host = await createAccount(server, 'Host');
      const guest = await createAccount(server, 'Visitor');
      const { page: first, context } = await openAs(browser, guest, '/');
      const second = await context.newPage();
      await second.goto(`${server.url}/profile`);
      await expect(first.getByText('You are not yet member of any groups.')).toBeVisible();
      await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

      await createGroup('Pushed', host, guest);
      await expect(first.getByRole('link', { name: /Pushed/ })).toBeVisible({ timeout: 5_000 });
      await expect(second.getByRole('button', { name: 'Notifications: 1 unread notification' })).toBeVisible({
        timeout: 5_000,
      });

      await first.close();
      await createGroup('Pushed again', host, guest);
      await expect(second.getByRole('button', { name: 'Notifications: 2 unread notifications' })).toBeVisible();

      await second.getByRole('button', { name: /^Notifications/ }).click();
      const box = await second.getByRole('dialog', { name: 'Notifications' }).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(450);
      await second
        .getByRole('dialog')
        .getByRole('link', { name: /Pushed/ })
        .first()
        .click();
      await expect(second).toHaveURL(/\/workspace\//);
      await expect(second.getByRole('button', { name: 'Notifications: 1 unread notification' })).toBeVisible();
      await context.close();
    },
  );

  test('a session ended elsewhere leads to the login page and back to the same place', async ({ browser, server }) => {
    const account = await createAccount(server, 'Roamer');
    const { page, context } = await openAs(browser, account, '/profile');
    await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeVisible();
    const other = account.client.clone();
    other.cookies.clear();
    await other.login(account.email, account.password);
    await other.post('/api/auth/terminate-other-sessions', {});
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
    await page.getByLabel('E-mail', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/profile`);
    await context.close();
  });

  test('the help and the shortcuts are searched from anywhere on their page, by keyboard', async ({
    browser,
    server,
  }) => {
    const { page, context, problems } = await openAs(browser, await createAccount(server, 'Reader'), '/help');
    await expect(page.getByRole('heading', { name: 'Citations' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('footnote');
    await expect(page.getByText('1 topic, 1 shortcut')).toBeVisible();
    await expect(page.getByText('text[^1] … [^1]: The note.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Citations' })).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const topic = page.getByRole('heading', { name: 'Writing' });
    await expect(topic).toBeFocused();
    await expect(topic).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('/');
    await page.keyboard.type('kelp');
    await expect(page.getByText('Nothing about “kelp”')).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Exports' }).first().click();
    await expect(page.getByRole('heading', { name: 'Exports' })).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('table');
    await expect(page.locator('mark', { hasText: /^table/u }).first()).toBeVisible();
    await expect(page.locator('mark', { hasText: /^row/u })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('link', { name: 'Figures, tables and formulas' }).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('heading').getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Figures, tables and formulas' })).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('shortcut');
    await expect(page.getByText('Cell below, or a new row')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('the help marks the topic being read', async ({ browser, server }) => {
    const { page, context } = await openAs(browser, await createAccount(server, 'Learner'), '/help');
    const topics = page.getByRole('navigation', { name: 'Topics' });
    const current = topics.locator('[aria-current]');
    await expect(current).toHaveText('Writing');
    // Including the last ones, which never reach the top.
    for (const name of ['Citations', 'Working offline', 'Groups']) {
      await topics.getByRole('link', { name }).click();
      await expect(current).toHaveText(name);
    }
    await page.mouse.wheel(0, -20_000);
    await expect(current).toHaveText('Writing');
    await context.close();
  });

  test('on a phone, the profile shows one part at a time', async ({ browser, server }) => {
    const account = await createAccount(server, 'Pocket');
    const options = { viewport: { width: 360, height: 740 } };
    const { page, context } = await openAs(browser, account, '/profile', options);
    const name = page.getByRole('textbox', { name: 'Display name' });
    const password = page.getByLabel('Old password');
    await expect(name).toBeVisible();
    await expect(password).toBeHidden();
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(password).toBeVisible();
    await expect(name).toBeHidden();
    await expect(page.locator('[aria-current="location"]')).toHaveText('Security');
    await expect(page.locator('[aria-current="location"]')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(name).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(password).toBeVisible();
    await context.close();
  });

  test('the switcher goes anywhere by keyboard', async ({ browser, server }) => {
    const account = await createAccount(server, 'Typist');
    const { page, context } = await openAs(browser, account, '/');
    await expect(page.getByText('Welcome back, Typist!')).toBeVisible();
    await page.keyboard.press('Control+p');
    await page.getByRole('combobox').fill('profile edit');
    await expect(page.getByRole('option', { name: 'Edit profile', selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await context.close();
  });

  test.describe('with the application stored', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a lost connection is reported, logs nobody out, and recovers', { tag: '@full' }, async ({ browser }) => {
      const server = await startServer();
      try {
        const account = await createAccount(server, 'Traveller');
        const { page, context } = await openAs(browser, account, '/');
        await expect(page.getByText('Welcome back, Traveller!')).toBeVisible();
        const banner = page.getByText('No connection to the server.', { exact: false });
        await server.stop();
        await expect(banner).toBeVisible();
        await expect(page).toHaveURL(`${server.url}/`);
        await server.start();
        await expect(banner).toBeHidden();
        await expect(page.getByText('Welcome back, Traveller!')).toBeVisible();
        await context.close();
      } finally {
        await server.dispose();
      }
    });
  });

  test(
    'an account is deleted after consent and confirmation, and its groups can be handed over first',
    { tag: '@full' },
    async ({ browser, server }) => {
      const account = await createAccount(server, 'Leaving');
      const heir = await createAccount(server, 'Heir');
      await createGroup('Inheritance', account, heir);
      const { page, context } = await openAs(browser, account, '/profile');
      await page.getByLabel('New owner of Inheritance').first().click();
      await page.getByRole('option', { name: 'Heir' }).click();
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByText('Inheritance now belongs to Heir.')).toBeVisible();
      const button = page.getByRole('button', { name: 'Delete account' });
      await expect(button).toHaveCount(0);
      await page.getByLabel('I have read and understand the consequences of deleting my account.').check();
      await button.click();
      await expect(page.getByText('Are you absolutely sure?')).toBeVisible();
      await page.getByRole('button', { name: "No, I've changed my mind" }).click();
      await button.click();
      await page.getByRole('button', { name: 'Yes, delete my account' }).click();
      const question = page.getByRole('dialog', { name: 'Please enter your password' });
      await question.getByLabel('Your password').fill('not my password');
      await question.getByRole('button', { name: 'Continue' }).click();
      await expect(question.getByText('The password is wrong.')).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(/^Could not terminate account:/)).toBeVisible();
      expect((await account.client.post('/api/user/get-data')).status).toBe(200);
      await button.click();
      await page.getByRole('button', { name: 'Yes, delete my account' }).click();
      await expect(question.getByLabel('Your password')).toBeFocused();
      await question.getByLabel('Your password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login$/);
      expect((await account.client.post('/api/user/get-data')).status).toBe(401);
      const left = await heir.client.post('/api/groups/list', {});
      expect((left.body as { groups: { name: string }[] }).groups.map(({ name }) => name)).toContain('Inheritance');
      await context.close();
    },
  );
});
