import type { Page } from '@playwright/test';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { expect, openAs, test, withholdFirstAnswers } from './_support/journey.ts';

const BEGINS = new Set(['/api/request-capabilities', '/api/user/get-data']);

/** Calls besides those that every screen begins with are answered like this. */
async function answer(page: Page, how: 'never' | 'refused'): Promise<void> {
  await withholdFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    if (BEGINS.has(new URL(route.request().url()).pathname)) return route.fallback();
    if (how === 'refused')
      return route.fulfill({ status: 500, json: { error: 'internal', message: 'The disk is unwell.' } });
  });
}

test('a screen that takes long says so, once and without moving anything', async ({ browser, server }) => {
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
  // What was waited for comes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('Your Groups')).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await context.close();
});

test('a workspace that could not be loaded says why, and can be tried again', async ({ browser, server }) => {
  const account = await createAccount(server, 'Retrier');
  const group = await createGroup('Kept apart', account);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/`);
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await answer(page, 'refused');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(alert).toContainText('The disk is unwell. Nothing is lost.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  await context.close();
});
