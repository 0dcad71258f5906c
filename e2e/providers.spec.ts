import type { Page } from '@playwright/test';
import { createGroup, loginAdmin, runCli } from '../tests/_support/accounts.ts';
import { addProvider } from '../tests/_support/providers.ts';
import { awaitMail } from '../tests/accounts/await-mail.ts';
import { OPENID_CLIENT, type OpenIdProvider, startOpenIdProvider } from '../tests/_support/openid-provider.ts';
import { runSql } from '../tests/_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../tests/_support/smtp.ts';
import { type RunningServer, startServer } from '../tests/_support/start-server.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

const ADA = { sub: 'ada', email: 'ada@university.edu', email_verified: true, name: 'Ada' };

test.describe('logging in at a provider', () => {
  let university: OpenIdProvider;
  let mailbox: Mailbox;
  let own: RunningServer;
  test.beforeAll(async () => {
    [university, mailbox] = await Promise.all([startOpenIdProvider(), startMailbox()]);
    own = await startServer({ env: { PRIVATE_PROVIDERS: university.issuer, SMTP_URL: mailbox.url } });
    // Providers redirect browsers to this address.
    await own.stop();
    await own.start({ PUBLIC_URL: own.url });
  });
  test.afterAll(async () => {
    await own.dispose();
    await Promise.all([university.close(), mailbox.close()]);
  });

  test(
    'is set up, tested and made the only login method by an administrator, and used by people',
    { tag: '@full' },
    async ({ browser }) => {
      test.setTimeout(120_000);
      const { page: boss, context, problems } = await openAs(browser, await loginAdmin(own), '/admin/providers');
      await setUp(boss, university);
      const group = await createGroup('Writers', await loginAdmin(own));
      await giveGroup(boss);
      await tryOut(boss, university);

      const outside = await browser.newContext();
      const page = await outside.newPage();
      problems.push(...watch(page));
      university.person = ADA;
      await page.goto(`${own.url}/profile`);
      await page.getByRole('button', { name: 'Log in with University' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      const linked = page.getByRole('region', { name: 'Linked accounts' });
      await expect(linked.getByText('University: ada@university.edu')).toBeVisible();
      await expect(page.getByText('Your account has no password.')).toBeVisible();
      await boss.goto(`${own.url}/groups/manage/${group}`);
      await expect(boss.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('by University');
      await expect(boss.getByRole('combobox', { name: 'What Ada can do' })).toHaveValue('Can comment');
      // The last login method cannot be removed.
      await linked.getByRole('button', { name: 'Remove the login at University: ada@university.edu' }).click();
      await page.getByRole('button', { name: 'Remove the login', exact: true }).click();
      await expect(page.getByText('This is the only way to log in to your account')).toBeVisible();

      // Without a password, a sensitive call is confirmed by logging in again.
      await forgetLogins(own, ADA.email);
      await linked.getByRole('button', { name: 'Link another account' }).click();
      const again = page.getByRole('dialog', { name: 'Please log in again' });
      await again.getByRole('button', { name: 'Log in with University' }).click();
      await expect(page.getByText('Thank you. You can continue now.')).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);

      // Cancelling at the provider is reported, and leads nowhere.
      const other = await browser.newContext();
      const guest = await other.newPage();
      problems.push(...watch(guest));
      university.person = null;
      await guest.goto(`${own.url}/login`);
      await guest.getByRole('button', { name: 'Log in with University' }).click();
      await expect(guest.getByText('The other service did not let you in.')).toBeVisible();
      await expect(guest).toHaveURL(/\/sign-in\/[0-9a-f-]+$/);

      // An address not verified by the provider is verified by a code.
      await runCli(own, 'settings', 'set', 'registration_open', '1');
      university.person = { sub: 'grace', name: 'Grace' };
      await guest.getByRole('link', { name: 'Back to log in' }).click();
      await guest.getByRole('button', { name: 'Log in with University' }).click();
      await expect(guest.getByLabel('Name')).toHaveValue('Grace');
      await guest.getByLabel('E-mail').fill('grace@example.com');
      await guest.keyboard.press('Enter');
      const { text } = await awaitMail(mailbox, 'grace@example.com', 'Enter this code');
      await guest.getByLabel('Code').fill('AAAA-AAAA');
      await guest.keyboard.press('Enter');
      await expect(guest.getByText('This code is wrong, has expired or was used before.')).toBeVisible();
      await guest.getByLabel('Code').fill(/[A-Z2-7]{4}-[A-Z2-7]{4}/u.exec(text)?.[0] ?? '');
      await guest.keyboard.press('Enter');
      await expect(guest.getByText('Welcome back, Grace!')).toBeVisible();

      await makeTheOnlyWay(boss, university);
      const late = await (await browser.newContext()).newPage();
      await late.goto(`${own.url}/login`);
      await expect(late.getByRole('button', { name: 'Log in with University' })).toBeFocused();
      await expect(late.getByLabel('Password')).toHaveCount(0);
      await late.context().close();
      expect(problems).toEqual([]);
      for (const each of [context, outside, other]) await each.close();
    },
  );

  test('are put in order by dragging or by keyboard', { tag: '@full' }, async ({ browser }) => {
    await using server = await startServer();
    const admin = await loginAdmin(server);
    for (const name of ['Academy', 'Library'])
      await addProvider(admin.client, university, { name, issuer: `https://${name.toLowerCase()}.example` });
    const { page, context, problems } = await openAs(browser, admin, '/admin/providers');
    const rows = page.getByRole('row').filter({ has: page.getByRole('switch') });
    const academy = rows.filter({ hasText: 'Academy' });
    const library = rows.filter({ hasText: 'Library' });
    const readOrder = async (): Promise<string[]> =>
      (await rows.allInnerTexts()).map((row) => row.split(/\s/u)[0] ?? '');
    await expect(library).toBeVisible();
    const before = await readOrder();
    await library.getByTitle('Drag to change the order').hover();
    await page.mouse.down();
    await academy.hover({ position: { x: 40, y: 4 } });
    // Until the button is let go, Escape leaves everything as it was.
    await expect.poll(readOrder).not.toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(readOrder).toEqual(before);
    await page.mouse.up();
    await library.getByTitle('Drag to change the order').hover();
    await page.mouse.down();
    await academy.hover({ position: { x: 40, y: 4 } });
    await page.mouse.up();
    await page.reload();
    await expect(library).toBeVisible();
    const moved = await readOrder();
    expect(moved.indexOf('Library')).toBeLessThan(moved.indexOf('Academy'));
    await page.getByRole('button', { name: 'More for Library' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
    await expect.poll(readOrder).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** By keyboard and form, as the provider's own pages ask for it. */
async function setUp(boss: Page, university: OpenIdProvider): Promise<void> {
  await expect(boss.getByText('No providers yet')).toBeVisible();
  await boss.getByRole('button', { name: 'Add a provider' }).click();
  const dialog = boss.getByRole('dialog', { name: 'Add a provider' });
  await dialog.getByRole('button', { name: 'OpenID Connect' }).press('Enter');
  const redirectUrl = await dialog.getByRole('textbox', { name: 'Redirect address' }).inputValue();
  await expect(dialog.getByRole('textbox', { name: 'Log-out address' })).toHaveValue(`${redirectUrl}/logout`);
  university.register(redirectUrl);
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add and test' })).toBeInViewport();
  await expect(dialog.getByLabel('Name on the button')).toBeFocused();
  await boss.keyboard.type('University');
  await dialog.getByLabel('Issuer').fill('http://plain.example.org');
  await dialog.getByLabel('Client ID').fill(OPENID_CLIENT.id);
  await dialog.getByLabel('Client secret').fill(OPENID_CLIENT.secret);
  await dialog.getByLabel('Trusted domains').fill('university.edu');
  await dialog.getByRole('button', { name: 'Add and test' }).click();
  await expect(dialog.getByText('The address must begin with https://.')).toBeVisible();
  await expect(dialog.getByLabel('Issuer')).toBeFocused();
  await dialog.getByLabel('Issuer').fill(university.issuer);
  await boss.keyboard.press('Enter');
  await expect(boss.getByText('University has been added.')).toBeVisible();
  // The last step is the test; it can wait.
  const test = boss.getByRole('dialog', { name: 'Test login with University' });
  await expect(test.getByRole('listitem').filter({ hasText: 'Test' })).toHaveAttribute('aria-current', 'step');
  await test.getByRole('button', { name: 'Close' }).last().click();
  await expect(boss.getByRole('row', { name: /University/ }).getByText('Off')).toBeVisible();
}

/** A rule is added by keyboard, with a preview of its effect before anyone logs in. */
async function giveGroup(boss: Page): Promise<void> {
  await boss.getByRole('button', { name: 'More for University' }).click();
  await boss.getByRole('menuitem', { name: 'Rules for groups' }).click();
  const dialog = boss.getByRole('dialog', { name: 'Groups from University' });
  await expect(dialog.getByText('No rules yet')).toBeVisible();
  await dialog.getByLabel('Group').fill('wri');
  await boss.getByRole('option', { name: 'Writers' }).click();
  await dialog.getByLabel('Role', { exact: true }).click();
  await boss.getByRole('option', { name: 'Can comment' }).click();
  await dialog.getByRole('button', { name: 'Add the rule' }).click();
  await expect(dialog.getByText('Please provide a value.')).toBeVisible();
  await expect(dialog.getByLabel('Value')).toBeFocused();
  await dialog.getByLabel('Value').fill('*@university.edu');
  await dialog.getByLabel('Claim', { exact: true }).fill('email');
  await boss.keyboard.press('Enter');
  await expect(dialog.getByText('email is *@university.edu')).toBeVisible();
  const claims = dialog.getByLabel('Claims');
  await claims.fill('{"email": "ada@university.edu", "email_verified": true}');
  await dialog.getByRole('button', { name: 'Try' }).click();
  await expect(dialog.getByRole('status')).toContainText('These claims would give:Writers: Can comment');
  await claims.fill('email');
  await dialog.getByRole('button', { name: 'Try' }).click();
  await expect(dialog.getByText('The claims must be a JSON object')).toBeVisible();
  await boss.keyboard.press('Escape');
}

/** Test login: its description, its claims, a real login; then users see the provider. */
async function tryOut(boss: Page, university: OpenIdProvider): Promise<void> {
  await boss.getByRole('button', { name: 'More for University' }).click();
  await boss.getByRole('menuitem', { name: 'Test login' }).click();
  const dialog = boss.getByRole('dialog', { name: 'Test login with University' });
  await expect(dialog.getByText(/keys? (was|were) found/)).toBeVisible();
  university.person = ADA;
  await dialog.getByRole('button', { name: 'Log in with University' }).click();
  await expect(boss.getByRole('heading', { name: 'The test worked' })).toBeVisible();
  await expect(boss.getByRole('row', { name: 'email ada@university.edu', exact: true })).toBeVisible();
  await expect(boss.getByText('They would get an account at once')).toBeVisible();
  await expect(boss.getByText('The claims put them into the group “Writers” (commenter).')).toBeVisible();
  await boss.getByRole('link', { name: 'Back to the providers' }).click();
  const row = boss.getByRole('row', { name: /University/ });
  const toggle = row.getByRole('switch', { name: 'People can log in with University' });
  await toggle.focus();
  await boss.keyboard.press('Space');
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await expect(toggle).toBeFocused();
}

/** Refused until the administrator can log in that way, too. */
async function makeTheOnlyWay(boss: Page, university: OpenIdProvider): Promise<void> {
  await boss.goto(new URL('/admin/settings', boss.url()).href);
  const only = boss.getByLabel('Allow login with a password or passkey');
  await only.click();
  await expect(boss.getByText('You could not log in again.').first()).toBeVisible();
  // The provider still has Ada's session in this browser.
  await boss.context().clearCookies({ name: /^_/ });
  university.person = { sub: 'boss', email: 'boss@elsewhere.org', name: 'Boss' };
  await boss.goto(new URL('/profile', boss.url()).href);
  await boss.getByRole('button', { name: 'Link: University' }).click();
  await expect(boss.getByText('You can now log in with University.')).toBeVisible();
  await boss.goto(new URL('/admin/settings', boss.url()).href);
  await only.click();
  await expect(only).not.toBeChecked();
}

/** As if this person had logged in long ago. */
async function forgetLogins(server: RunningServer, email: string): Promise<void> {
  const whose = `select id from "user" where email = '${email}'`;
  await runSql(server, `update session set authenticated_at = 0 where user_id in (${whose})`);
}
