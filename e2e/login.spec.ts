import { createAccount, type Account } from '../tests/_support/accounts.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test.describe('logging in', () => {
  let ada: Account;
  test.beforeAll(async ({ server }) => {
    ada = await createAccount(server, 'Ada');
  });

  test('a guest is asked to log in and then returned to where they wanted to go', async ({ page, server }) => {
    const problems = watch(page);
    await page.goto(`${server.url}/profile`);
    await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)profile/);
    await expect(page.getByText('Please log in first.')).toBeVisible();

    // The bar names the product where the heading does not.
    const bar = page.getByRole('navigation', { name: 'Scriptorium' });
    await expect(bar).toHaveText(/^Log in/u);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(bar).toHaveText(/^Scriptorium/u);
    await page.goBack();

    await page.getByLabel('E-mail', { exact: true }).fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill('certainly not this one');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: /^Error: Login failed: ./ });
    await expect(alert.getByRole('link', { name: 'Reset your password' })).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/profile`);

    await page.goto(`${server.url}/login`);
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
    await expect(page).toHaveTitle(/Scriptorium/);
    expect(problems).toEqual([]);
  });

  test('a redirect to another site is not followed', async ({ page, server }) => {
    await page.goto(`${server.url}/login?redirect=${encodeURIComponent('//evil.example/')}`);
    await page.getByLabel('E-mail', { exact: true }).fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  test('logging out ends the session', { tag: '@full' }, async ({ browser, server }) => {
    const account = await createAccount(server, 'Leaver');
    const { page, context } = await openAs(browser, account, '/');
    await page.getByRole('button', { name: /User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(async () => (await account.client.post('/api/user/get-data')).status).toBe(401);
    await context.close();
  });
});
