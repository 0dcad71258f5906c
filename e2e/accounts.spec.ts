import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { awaitMail, awaitToken } from '../tests/accounts/await-mail.ts';
import { createAccount, createGroup, loginAdmin } from '../tests/_support/accounts.ts';
import { Client } from '../tests/_support/client.ts';
import { startMailbox, type Mailbox } from '../tests/_support/smtp.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test.describe('an account', () => {
  let mailbox: Mailbox;
  let server: RunningServer;
  /** Webmail: another site, whose pages link to us. */
  let webmail: Server;
  test.beforeAll(async () => {
    webmail = createServer((request, response) => {
      const link = new URL(request.url ?? '/', 'http://localhost').searchParams.get('link') ?? '';
      response.setHeader('content-type', 'text/html');
      response.end(`<a href="${link}">The link of the mail</a>`);
    });
    webmail.listen(0, '127.0.0.1');
    await once(webmail, 'listening');
    mailbox = await startMailbox();
    server = await startServer({ env: { SMTP_URL: mailbox.url } });
    const boss = await loginAdmin(server);
    await boss.client.call(admin.updateSetting, { key: 'registration_open', value: '1' });
  });
  test.afterAll(async () => {
    await server.dispose();
    await mailbox.close();
    await new Promise((resolve) => webmail.close(resolve));
  });

  /** Cross-site navigation sends fewer cookies than a typed URL. */
  async function followFromMail(page: Page, path: string): Promise<void> {
    const { port } = webmail.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/?link=${encodeURIComponent(server.url + path)}`);
    await page.getByRole('link', { name: 'The link of the mail' }).click();
    await page.waitForURL(server.url + path);
  }

  /** Submits a form from the webmail page to us; returns the response status. */
  async function postFromMail(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<number> {
    const { port } = webmail.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate(
      ([action, values]) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = action;
        for (const [name, value] of Object.entries(values)) {
          const field = document.createElement('input');
          field.name = name;
          field.value = value;
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
      [server.url + path, fields] as const,
    );
    // A page still navigating cannot be sent elsewhere.
    await page.waitForURL(server.url + path);
    return (await answered).status();
  }

  test('starts with sign-up, a mail and a click, and recovers a forgotten password by mail', async ({ page }) => {
    const problems = watch(page);
    const [email, password] = ['wren@example.org', 'a quiet pass phrase'];
    await page.goto(`${server.url}/login`);
    await page.getByRole('link', { name: 'Sign up for an account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Wren');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Confirm e-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByText('Registration successful. Welcome, Wren!')).toBeVisible();

    const verify = await awaitToken(mailbox, email, '/verify-email');
    await page.getByRole('button', { name: 'Send the verification e-mail again' }).click();
    await expect(page.getByText('The verification e-mail is on its way.')).toBeVisible();
    await followFromMail(page, `/verify-email?token=${verify}`);
    await page.getByRole('button', { name: 'Verify e-mail address' }).click();
    await expect(page.getByText('Your e-mail address is verified. You can log in now.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);

    const logIn = async (secret: string): Promise<void> => {
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    };
    await logIn(password);
    await expect(page.getByText('Welcome back, Wren!')).toBeVisible();
    // Logged in, too: the first action after such a navigation is a normal call.
    await followFromMail(page, '/');
    await page.getByRole('button', { name: /User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The login page has a field of the same name, which would be filled while the next screen is loading.
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Request a link' }).click();
    const reset = await awaitToken(mailbox, email, '/reset-password');
    await followFromMail(page, `/reset-password?token=${reset}`);
    await page.getByLabel('New password', { exact: true }).fill('a brand new pass phrase');
    await page.getByLabel('Repeat new password').fill('a brand new pass phrase');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed. Please log in.').first()).toBeVisible();
    await awaitMail(mailbox, email, 'has been changed');
    await page.goto(`${server.url}/login`);
    await logIn(password);
    await expect(page.getByText(/^Error: Login failed: ./)).toBeVisible();
    await logIn('a brand new pass phrase');
    await expect(page.getByText('Welcome back, Wren!')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(
    'turns off a kind of mail through its link, logged in or not, and no other site can',
    { tag: '@full' },
    async ({ browser }) => {
      const boss = await loginAdmin(server);
      for (const isLoggedIn of [true, false]) {
        const name = isLoggedIn ? 'Yara' : 'Zeno';
        const person = await createAccount(server, name);
        const isWanted = async (): Promise<boolean> =>
          (await person.client.call(user.getData, {})).user.preferences.mailOnGroupAdded;
        await createGroup(`Of ${name}`, boss, person);
        const path = `/unsubscribe?token=${encodeURIComponent(await awaitToken(mailbox, person.email, '/unsubscribe'))}`;
        const { page, context, problems } = isLoggedIn
          ? await openAs(browser, person, '/')
          : await openAs(browser, { ...person, client: new Client(server.url) }, '/login');

        // Another site can make this browser send anything, but without the link's secret it unsubscribes nobody.
        for (const [action, fields] of [
          ['/unsubscribe', { 'List-Unsubscribe': 'One-Click' }],
          ['/unsubscribe?token=group-added~', { 'List-Unsubscribe': 'One-Click' }],
          ['/api/user/unsubscribe', { token: 'group-added~' }],
          ['/api/user/set-data', { preferences: '{"mailOnGroupAdded":false}' }],
        ] as const)
          expect(await postFromMail(page, action, fields), action).toBeGreaterThanOrEqual(400);
        expect(await isWanted()).toBe(true);

        await followFromMail(page, path);
        await page.getByRole('button', { name: 'Stop these e-mails' }).click();
        await expect(page.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible();
        expect(await isWanted()).toBe(false);
        expect(problems).toEqual([]);

        // One-click unsubscribe from the webmail page: cookies are neither needed nor set.
        const mailOnGroupAdded = { mailOnGroupAdded: true };
        await person.client.call(user.setData, { displayName: name, preferences: mailOnGroupAdded });
        expect(await isWanted()).toBe(true);
        const before = await context.cookies(server.url);
        expect(await postFromMail(page, path, { 'List-Unsubscribe': 'One-Click' })).toBe(200);
        expect(await context.cookies(server.url)).toEqual(before);
        expect(await isWanted()).toBe(false);
        await context.close();
      }
    },
  );
});
