import { listDefaults, listJobs, schedule } from '@scriptorium/contract/operations/export.ts';
import { createAccount } from '../tests/_support/accounts.ts';
import { FULL } from '../tests/_support/full.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test, withholdFirstAnswers } from './_support/journey.ts';

test(
  'a document is created from the dashboard by title, twice with the same title without losing either',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Nora');
    const { page, context, problems } = await openAs(browser, account, '/');
    for (const [title, name] of [
      ['Kelp: a "short" study', 'Kelp a short study.md'],
      ['Kelp: a "short" study', 'Kelp a short study (2).md'],
    ] as const) {
      await page.goto(new URL('/', server.url).href);
      await page.getByRole('button', { name: 'New document' }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please provide a title.')).toBeVisible();
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await waitForEditor(page);
      expect(decodeURIComponent(new URL(page.url()).pathname).endsWith(`/${name}`)).toBe(true);
      // No click is needed first.
      await expect(page.locator('.cm-content').first()).toBeFocused();
      expect(await readEditor(page)).toBe('---\ntitle: "Kelp: a \\"short\\" study"\n---\n\n');
      await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText(title);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'Enter before the workspaces have loaded still creates the document',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Olga');
    const { page, context } = await openAs(browser, account, '/');
    await expect(page.getByText('Personal workspace, 0 files')).toBeVisible();
    await withholdFirstAnswers(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => void (release = resolve));
    await page.route('**/api/workspace/list', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'New document' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Kelp');
    await page.keyboard.press('Enter');
    release();
    await waitForEditor(page);
    await expect(page.locator('.cm-content').first()).toBeFocused();
    await context.close();
  },
);

test(
  'an empty account starts with a template, or with a sample paper that has no problems',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Pia');
    const { page, context, problems } = await openAs(browser, account, '/');
    await page.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Citations' }).click();
    await expect(page.getByRole('heading', { name: 'Citations' })).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: /^Thesis chapter/u }).click();
    await expect(page.getByRole('radio', { name: /Thesis chapter/u })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Open a sample paper/u }).click();
    await waitForEditor(page);
    await expect(page.locator('.cm-content').first()).toContainText('Table 1 lists the result');
    await expect(page.locator('.cm-content').first()).toContainText('(Richardson 1961)');
    await expect(page.getByText('No problems')).toBeVisible();
    if (FULL) {
      const { defaultsFiles } = await account.client.call(listDefaults, {});
      const pdf = defaultsFiles.find(({ name }) => name === 'PDF');
      const home = new URL(page.url()).pathname.split('/')[2] ?? '';
      const files = ['Sample paper/coastline.md'];
      await account.client.call(schedule, { uuid: home, profileUuid: pdf?.uuid ?? '', files });
      await expect
        .poll(
          async () => {
            const [job] = (await account.client.call(listJobs, { limit: 1 })).jobs;
            return [job?.state, job?.warnings];
          },
          { timeout: 90_000 },
        )
        .toEqual(['done', undefined]);
    }

    // It is now the paper to continue with. From the empty root of another workspace it is the same paper.
    await page.goto(new URL('/', server.url).href);
    await expect(page.getByRole('region', { name: 'Continue writing' })).toContainText('coastline.md');
    await expect(page.getByRole('button', { name: /^Open a sample paper/u })).toBeHidden();
    await page
      .getByRole('region', { name: 'Continue writing' })
      .getByRole('link', { name: /^Resume/u })
      .click();
    await waitForEditor(page);
    await page.goBack();

    await page.getByRole('button', { name: 'New document' }).click();
    await page.getByLabel('Title').fill('Kelp in winter');
    await page.getByRole('radio', { name: /Article/u }).click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Thesis chapter/u })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await waitForEditor(page);
    expect(await readEditor(page)).toContain('title: "Kelp in winter"\nauthor:\n  - "Pia"\n---\n');
    await expect(page.getByRole('region', { name: 'Title and authors' })).toContainText('Pia');
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a template is chosen and created by keyboard, and the first words go below its first heading', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Rosa');
  const { page, context } = await openAs(browser, account, '/');
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByLabel('Title').fill('Kelp in spring');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Article/u })).toBeChecked();
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await page.keyboard.type('Kelp grows.');
  expect(await readEditor(page)).toMatch(/# Introduction\n\n<!-- .+ -->\n\nKelp grows\.\n\n# Methods/u);
  await context.close();
});
