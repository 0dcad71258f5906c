import type { Page } from '@playwright/test';
import { startServer } from '../tests/_support/start-server.ts';
import { expect, test } from './_support/journey.ts';

test('the first administrator is created with the link the server prints', async ({ browser, page }) => {
  await using server = await startServer({ env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
  const link = /\S*\/setup\?token=[\w-]+/.exec(server.log())?.[0] ?? '';
  const path = link.slice(link.indexOf('/setup'));
  expect(path).toMatch(/^\/setup\?token=[\w-]{40,}$/);

  // With another one there is nobody to log in as yet.
  await page.goto(`${server.url}/setup?token=${'x'.repeat(43)}`);
  await expect(
    page.getByText('Restart the server: it prints a new link as it starts.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);

  await fillIn(page, server.url + path);
  // Remaining tasks come first, also on a phone.
  const list = page.getByRole('region', { name: 'New server' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(list.getByText('Encryption (TLS)')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Event Log' })).toBeVisible();

  // The link works once.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(server.url + path);
  await expect(other.getByRole('heading', { name: 'This server is already set up' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Create administrator' })).toBeHidden();
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await context.close();
  await server.stop();
  const before = server.log().length;
  await server.start();
  expect(server.log().slice(before)).not.toContain('/setup?token=');
});

async function fillIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name', { exact: true }).fill('First');
  await page.getByLabel('E-mail', { exact: true }).fill('first@example.org');
  await page.getByLabel('Password', { exact: true }).fill('the first pass phrase');
  const repeat = page.getByLabel('Confirm password');
  if ((await repeat.count()) > 0) await repeat.fill('the first pass phrase');
  await page.getByRole('button', { name: 'Create administrator' }).click();
}
