import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { createAccount, createGroup, type Account } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { chooseByKeyboard, expect, openAs, test } from './_support/journey.ts';

/** Serious accessibility violations found by axe. */
async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
    .map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join('\n')}`);
}

/** Confirms a dialog by keyboard: "Cancel" has the focus, the other button is next. */
async function agree(page: Page, title: string, text: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title, exact: true });
  await expect(question).toContainText(text);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
}

test('somebody who leaves a group no longer sees its paper on the dashboard', async ({ browser, server }) => {
  const [greta, ben] = [await createAccount(server, 'Greta'), await createAccount(server, 'Ben')];
  const group = await createGroup('Left behind', greta, ben);
  const content = new TextEncoder().encode('# Secrets of the tide\n\nWords.\n');
  await greta.client.upload(group, '', [{ name: 'tide.md', content }]);
  const { page, context } = await openAs(browser, ben, `/workspace/${group}/tide.md`);
  await waitForEditor(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Secrets of the tide').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave Left behind' }).click();
  await agree(page, 'Leave group', 'You will immediately lose access');
  await expect(page.getByText('Secrets of the tide')).toHaveCount(0);
  await context.close();
});

test.describe('a group', () => {
  let marlene: Account;
  let tomas: Account;
  test.beforeAll(async ({ server }) => {
    marlene = await createAccount(server, 'Marlene');
    tomas = await createAccount(server, 'Tomas');
  });

  test('is created, shared, promoted in, left, renamed and deleted', { tag: '@full' }, async ({ browser, server }) => {
    const { page, context, problems } = await openAs(browser, marlene, '/groups/new');
    await expect(page.getByRole('textbox', { name: 'Group name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please provide a name.')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.type('Kelp Survey');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Group "Kelp Survey" created successfully!')).toBeVisible();
    // Back on the dashboard, the next step is there, and can be skipped.
    await expect(page).toHaveURL(`${server.url}/`);
    await page.getByRole('region', { name: 'Invite the people you write with' }).getByText('Skip').click();
    await page.getByRole('link', { name: 'Manage Kelp Survey' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kelp Survey' })).toBeVisible();

    const members = page.getByRole('region', { name: 'Members' });
    const line = (name: string): Locator => members.getByRole('listitem').filter({ hasText: name });
    await members.getByRole('textbox', { name: 'Add a member by name or e-mail' }).fill(tomas.email);
    await page.getByRole('option', { name: /Tomas/ }).waitFor();
    // A single match is chosen by Enter alone.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tomas is now a member.')).toBeVisible();
    await expect(line('Tomas').getByLabel('What Tomas can do')).toHaveValue('Can edit');
    await line('Tomas').getByLabel('What Tomas can do').click();
    await page.getByRole('option', { name: 'Can comment' }).click();
    await expect(page.getByText('Tomas can comment now.')).toBeVisible();
    await expect(line('Tomas').getByLabel('What Tomas can do')).toHaveValue('Can comment');

    await line('Marlene').getByRole('button', { name: 'More for Marlene' }).press('Enter');
    await chooseByKeyboard(page, 'Demote');
    await expect(page.getByText('You cannot demote yourself as a manager.')).toBeVisible();
    await line('Tomas').getByRole('button', { name: 'More for Tomas' }).press('Enter');
    await chooseByKeyboard(page, 'Promote');
    await agree(page, 'Promote Tomas?', 'As a manager of Kelp Survey, Tomas can rename it, add and remove people');
    await expect(page.getByText('Tomas is now a manager.')).toBeVisible();
    await expect(line('Tomas').getByText('Manager', { exact: true })).toBeVisible();
    await expect(page.getByText('2 members, 2 managers')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    const other = await openAs(browser, tomas, '/');
    await other.page.getByRole('link', { name: 'Manage Kelp Survey' }).click();
    await other.page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
    await agree(
      other.page,
      'Leave group',
      'Do you really want to leave group Kelp Survey? You will immediately lose access to the shared workspace.',
    );
    await expect(other.page.getByText('You left group "Kelp Survey".')).toBeVisible();
    await expect(other.page.getByRole('link', { name: 'Manage Kelp Survey' })).toHaveCount(0);
    await other.context.close();

    // The other user's change is shown without reloading.
    await expect(line('Tomas')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Group name' }).fill('Kelp Atlas');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The group is now called "Kelp Atlas".')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kelp Atlas' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete group' }).press('Enter');
    await agree(
      page,
      'Delete group Kelp Atlas?',
      'Its member immediately loses access to the workspace and its files. An administrator can restore it for 30 days.',
    );
    await expect(page.getByText('Group "Kelp Atlas" was deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Kelp Atlas' })).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

for (const width of [1440, 360]) {
  test(`whoever has created a group goes on to invite people, ${width} px wide`, async ({ browser, server }) => {
    const [ines, piet] = [await createAccount(server, 'Ines'), await createAccount(server, 'Piet')];
    const name = `Tides ${width}`;
    const { page, context, problems } = await openAs(browser, ines, '/groups/new', {
      viewport: { width, height: 740 },
    });
    await page.getByRole('textbox', { name: 'Group name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Group "${name}" created successfully!`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ines!' })).toBeVisible();
    const next = page.getByRole('region', { name: 'Invite the people you write with' });
    const field = next.getByRole('textbox', { name: 'Add a member by name or e-mail' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.type(piet.email);
    await page.getByRole('option', { name: /Piet/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect(next.getByRole('list', { name: 'Members' })).toHaveText('Piet');
    await expect(field).toBeFocused();
    expect(await findFaults(page)).toEqual([]);
    // A reload keeps the step, until it is done.
    await page.reload();
    await next.getByRole('button', { name: 'Done' }).click();
    await expect(next).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: `Manage ${name}` })).toBeVisible();
    await expect(next).toHaveCount(0);
    await context.close();

    const other = await openAs(browser, piet, '/');
    await expect(other.page.getByRole('link', { name })).toBeVisible();
    await other.context.close();
    expect(problems).toEqual([]);
  });
}
