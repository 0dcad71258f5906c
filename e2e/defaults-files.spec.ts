import { AxeBuilder } from '@axe-core/playwright';
import { createDefaults } from '@scriptorium/contract/operations/export.ts';
import { findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

const UPPER = 'function Str(el) return pandoc.Str(el.text:upper()) end\n';

test(
  'an administrator adds a filter to a profile, tries it on the sample and on a text, and removes it',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(180_000);
    const admin = await loginAdmin(server);
    const home = await findWorkspace(admin);
    await admin.client.upload(home, '', [{ name: 'chosen-words.md', content: 'Words that were chosen.\n' }]);
    const { defaultsFile } = await admin.client.call(createDefaults, {
      name: 'House',
      content: 'to: markdown\nfilters: [upper.lua]\n',
    });
    const { page, context, problems } = await openAs(browser, admin, `/admin/defaults/edit/${defaultsFile.uuid}`);
    const files = page.getByRole('region', { name: 'Profile attachments' });
    await expect(page.getByText('upper.lua is not among this profile’s files')).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'upper.lua', mimeType: 'text/plain', buffer: Buffer.from(UPPER) }]);
    await expect(files.getByText('upper.lua', { exact: true })).toBeVisible();
    await expect(page.getByText('No problems')).toBeVisible();

    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('button', { name: 'Try it' }).click();
    await expect(result.getByText('PLAIN TEXT WITH')).toBeVisible({ timeout: 60_000 });
    const source = result.getByRole('combobox', { name: 'Try it on' });
    await source.click();
    await source.fill('chosen-words');
    await page.getByRole('option', { name: /chosen-words\.md/u }).click();
    await result.getByRole('button', { name: 'Try it' }).click();
    await expect(result.getByText('WORDS THAT WERE CHOSEN.')).toBeVisible({ timeout: 60_000 });

    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await files.getByRole('button', { name: 'Delete upper.lua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(files.getByText('upper.lua', { exact: true })).toBeHidden();
    await expect(page.getByText('upper.lua is not among this profile’s files')).toBeVisible();

    const { defaultsFile: forPages } = await admin.client.call(createDefaults, {
      name: 'Pages',
      content: 'to: html5\n',
    });
    await page.goto(new URL(`/admin/defaults/edit/${forPages.uuid}`, server.url).href);
    // Without being asked.
    await expect(result.frameLocator('iframe').getByText('Plain text with')).toBeVisible({ timeout: 60_000 });
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('profiles of one’s own stand apart from the built-in ones: created by name, or duplicated', async ({
  browser,
  server,
}) => {
  const { page, context, problems } = await openAs(browser, await loginAdmin(server), '/admin/defaults/list');
  const own = page.getByRole('region', { name: 'Your profiles' });
  const builtIn = page.getByRole('region', { name: 'Built-in profiles' });
  await builtIn.getByRole('button', { name: 'Actions for EPUB' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(own.getByRole('link', { name: /^EPUB/u }).first()).toBeVisible();

  await page.getByRole('button', { name: 'New profile' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New profile' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please provide a name')).toBeVisible();
  await page.keyboard.type('Journal of Kelp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/defaults\/edit\/[\w-]+$/u);
  await page.getByRole('link', { name: 'Export profiles' }).first().click();
  await expect(own.getByRole('link', { name: 'Journal of Kelp', exact: true })).toBeVisible();
  await expect(builtIn.getByRole('link', { name: 'Journal of Kelp' })).toHaveCount(0);
  expect(problems).toEqual([]);
  await context.close();
});
