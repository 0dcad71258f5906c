import type { Page } from '@playwright/test';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { expect, openAs, test, withholdFirstAnswers } from './_support/journey.ts';

const BEGINS = new Set(['/api/request-capabilities', '/api/user/get-data']);

/** Answers all calls like this, except those that every screen begins with. */
async function answer(page: Page, how: 'never' | 'refused'): Promise<void> {
  await withholdFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    if (BEGINS.has(new URL(route.request().url()).pathname)) return route.fallback();
    if (how === 'refused')
      return route.fulfill({ status: 500, json: { error: 'internal', message: 'The disk is unwell.' } });
  });
}

test('a slow screen says so, once and without moving anything', async ({ browser, server }) => {
  const account = await createAccount(server, 'Patient');
  const { page, context } = await openAs(browser, account, '/');
  await expect(page.getByText('Your Groups')).toBeVisible();
  await page.clock.install();
  await answer(page, 'never');
  await page.reload();
  const placeholder = page.locator('.mantine-Skeleton-root').first();
  await expect(placeholder).toBeVisible();
  const before = await placeholder.boundingBox();
  const sentence = page.getByText('This is taking longer than usual.');
  await expect(sentence).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(sentence).toHaveCount(1);
  expect(await placeholder.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  // The data arrives.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('Your Groups')).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await context.close();
});

test('a workspace that failed to load says why, and can be retried', async ({ browser, server }) => {
  const account = await createAccount(server, 'Retrier');
  const group = await createGroup('Kept apart', account);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/`);
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await answer(page, 'refused');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The workspace could not be loaded' });
  await expect(alert).toContainText('The disk is unwell. Nothing is lost.');
  await expect(alert.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await context.close();
});

test('a dashboard that failed to load entirely says so once, and is retried as a whole', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Once');
  const { page, context } = await openAs(browser, account, '/');
  await expect(page.getByText('Your Groups')).toBeVisible();
  await answer(page, 'refused');
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  // Until the last one has failed, each reports its own error.
  await expect(page.getByRole('alert').filter({ hasText: 'The disk is unwell. Nothing is lost.' })).toHaveCount(1);
  await expect(again).toHaveCount(1);
  // Not a second primary button.
  await expect(page.getByRole('button', { name: 'New document' })).toHaveAttribute('data-variant', 'default');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(page.getByRole('table').filter({ hasText: 'Once' })).toBeVisible();
  await expect(again).toHaveCount(0);
  await context.close();
});

test('while a text is loading, a phone shows its name and the way back', async ({ browser, server }) => {
  const account = await createAccount(server, 'Walker');
  const group = await createGroup('On the way', account);
  await account.client.upload(group, '', [{ name: 'far.md', content: 'Words.\n' }]);
  const options = { viewport: { width: 360, height: 740 } };
  const { page, context } = await openAs(browser, account, `/workspace/${group}/far.md`, options);
  await expect(page.locator('.cm-content')).toContainText('Words.');
  await answer(page, 'never');
  await page.reload();
  await expect(page.locator('.mantine-Skeleton-root').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('far.md')).toBeVisible();
  await expect(page).toHaveTitle(/^far\.md/u);
  await expect(page.getByRole('link', { name: 'Back to the folder' })).toBeVisible();
  // A single bar, as with the text itself.
  await expect(page.getByRole('banner')).toBeHidden();
  await context.close();
});
