import { loginAdmin } from '../tests/_support/accounts.ts';
import { type FakeLdap, LDAP_BASE, LDAP_READER, startFakeLdap } from '../tests/_support/fake-ldap.ts';
import { addPerson } from '../tests/_support/ldap.ts';
import { type RunningServer, startServer } from '../tests/_support/start-server.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test.describe('logging in with a directory', () => {
  let fake: FakeLdap;
  let own: RunningServer;
  test.beforeAll(async () => {
    fake = await startFakeLdap();
    own = await startServer({ env: { PRIVATE_PROVIDERS: fake.plain } });
  });
  test.afterAll(async () => {
    await own.dispose();
    await fake.close();
  });

  test(
    'is set up and tested by an administrator, and used in the normal login form',
    { tag: '@full' },
    async ({ browser }) => {
      test.setTimeout(120_000);
      const ada = addPerson(fake, 'ada', { objectClass: ['person'] });
      const { page: boss, context, problems } = await openAs(browser, await loginAdmin(own), '/admin/providers');
      await boss.getByRole('button', { name: 'Add a provider' }).click();
      const form = boss.getByRole('dialog', { name: 'Add a provider' });
      await form.getByRole('button', { name: 'LDAP directory' }).click();
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Institute');
      await form.getByRole('textbox', { name: 'Address', exact: true }).fill(fake.plain);
      await form.getByRole('checkbox', { name: 'Without TLS' }).check();
      await form.getByRole('textbox', { name: 'Bind DN' }).fill(LDAP_READER.dn);
      await form.getByLabel('Bind password').fill(LDAP_READER.password);
      await boss.keyboard.press('Enter');
      await form.getByRole('textbox', { name: 'Trusted domains' }).fill('example.edu');
      await form.getByRole('button', { name: 'Add and test' }).click();
      // Missing values are reported beside their field.
      await expect(form.getByText('Please say where people are')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Search base' })).toBeFocused();
      await boss.keyboard.type(LDAP_BASE);
      await form.getByRole('button', { name: 'Add and test' }).click();
      await expect(form).toBeHidden();

      const trial = boss.getByRole('dialog', { name: 'Test login with Institute' });
      await trial.getByLabel('User name').fill('ada');
      await trial.getByLabel('Password', { exact: true }).fill(ada.password);
      await trial.getByRole('button', { name: 'Try', exact: true }).click();
      await expect(trial.getByText('They would get an account at once')).toBeVisible();
      await trial.getByRole('switch', { name: 'Allow login with Institute' }).click({ force: true });
      await expect(boss.getByText('People can log in with Institute now.')).toBeVisible();
      await context.close();

      const outside = await browser.newContext();
      const page = await outside.newPage();
      problems.push(...watch(page));
      await page.goto(`${own.url}/profile`);
      await page.getByLabel('E-mail or user name').fill('Ada');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('Login failed')).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(ada.password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(/\/profile$/u);
      const linked = page.getByRole('region', { name: 'Linked accounts' });
      await expect(linked.getByText('Institute: ada@example.edu')).toBeVisible();
      // The user's second login is linked using its password, too.
      const second = addPerson(fake, 'ada-two', { objectClass: ['person'] });
      await linked.getByRole('button', { name: 'Link another account' }).click();
      const link = page.getByRole('dialog', { name: 'Link your account at Institute' });
      await link.getByLabel('User name').fill(second.uid);
      await link.getByLabel('Password', { exact: true }).fill('wrong');
      await link.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(link.getByText('The user name or the password is wrong.')).toBeVisible();
      await link.getByLabel('Password', { exact: true }).fill(second.password);
      await link.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(linked.getByText('Institute: ada-two@example.edu')).toBeVisible();
      await outside.close();
      expect(problems).toEqual([]);
    },
  );
});
