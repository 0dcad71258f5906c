import { loginAdmin } from '../tests/_support/accounts.ts';
import { Directory } from '../tests/_support/directory.ts';
import { expect, openAs, test } from './_support/journey.ts';

test(
  'a directory gets a token, provisions people over SCIM, shows its activity, and is refused afterwards',
  { tag: '@full' },
  async ({ browser, server }) => {
    const { page, context, problems } = await openAs(browser, await loginAdmin(server), '/admin/providers');
    const tab = page.getByRole('tab', { name: 'Provisioning (SCIM)' });
    await tab.click();
    await page.getByRole('button', { name: 'Add a directory' }).click();
    const form = page.getByRole('dialog', { name: 'Add a directory' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Registry');
    await form.getByRole('textbox', { name: 'Its domains' }).fill('kelp.example');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: 'New token for Registry' }).click();
    const maker = page.getByRole('dialog');
    await maker.getByRole('textbox', { name: 'What it is for' }).fill('Nightly run');
    await maker.getByRole('button', { name: 'Create the token' }).click();
    const token = await maker.getByRole('textbox', { name: 'Token', exact: true }).inputValue();
    expect(token.length).toBeGreaterThan(30);
    await maker.getByRole('button', { name: 'Done' }).click();
    await expect(maker).toBeHidden();

    const directory = new Directory(server, token);
    const ids = [await directory.person('ina@kelp.example'), await directory.person('jon@kelp.example')];
    await directory.group('Divers', ...ids);
    expect((await directory.send('POST', '/Users', { userName: 'eve@elsewhere.example' })).status).toBeGreaterThan(399);
    await page.reload();
    await tab.click();
    const section = page.getByRole('region', { name: 'Provisioning (SCIM)' });
    await expect(section.getByText('2 people, 1 group')).toBeVisible();
    await expect(section).toContainText('Nightly run');
    await expect(section).not.toContainText(token);
    await section.getByText('Recently refused').click();
    await expect(section.getByText('Adding a person').first()).toBeVisible();

    await section.getByRole('button', { name: 'Revoke the token Nightly run' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke the token' }).click();
    await expect(section.getByText('Without a token, the directory cannot connect.')).toBeVisible();
    expect((await directory.send('GET', '/Users')).status).toBe(401);

    await section.getByRole('button', { name: 'More for Registry' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the directory' }).click();
    await expect(section.getByText('No directory yet')).toBeVisible();
    await page.goto(`${server.url}/admin/users`);
    await expect(page.getByText('ina@kelp.example').first()).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);
