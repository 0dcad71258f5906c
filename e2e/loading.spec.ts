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

test('a workspace that failed to load says why, and is retried by itself', async ({ browser, server }) => {
  const account = await createAccount(server, 'Retrier');
  const group = await createGroup('Kept apart', account);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/`);
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible();
  // As on a device that has not seen it before.
  await page.evaluate(() => caches.delete('scriptorium-answers'));
  await answer(page, 'refused');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The workspace could not be loaded' });
  await expect(alert).toContainText('The disk is unwell. Nothing is lost.');
  await expect(alert.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  // By itself, after a while.
  await expect(alert).toContainText(/Trying again in \d+ s/u);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('heading', { name: 'Kept apart' })).toBeVisible({ timeout: 30_000 });
  await expect(alert).toHaveCount(0);
  await context.close();
});

test('a folder seen before stays when it could not be refreshed', async ({ browser, server }) => {
  const account = await createAccount(server, 'Returner');
  const group = await createGroup('Kept here', account);
  await account.client.upload(group, '', [{ name: 'near.md', content: 'Words.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/`);
  const row = page.getByRole('row').filter({ hasText: 'near.md' });
  await expect(row).toBeVisible();
  await answer(page, 'refused');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Not refreshed.' });
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await expect(row).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(row).toBeVisible();
  await context.close();
});

test('a text that failed to load keeps the tree and breadcrumbs this device knows', async ({ browser, server }) => {
  const account = await createAccount(server, 'Keeper');
  const group = await createGroup('Kept around', account);
  await account.client.upload(group, '', [{ name: 'near.md', content: 'Words.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/near.md`);
  await expect(page.locator('.cm-content')).toContainText('Words.');
  await answer(page, 'refused');
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: '“near.md” could not be loaded' });
  await expect(alert).toContainText('The disk is unwell. Nothing is lost.');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Kept around');
  await expect(page.getByRole('treeitem', { name: 'near.md' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.cm-content')).toContainText('Words.');
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

/** Where the controls around a text are: their names, and left, top, width and height. */
const PLACES = (): { names: string[]; boxes: number[] } => {
  const all = [
    ...document.querySelectorAll(
      '[role="toolbar"] button, [data-bar-part="actions"] > *, [data-bar-part="lead"] > *, [role="tab"], aside[aria-label], footer',
    ),
  ];
  return {
    names: all.map((element) => element.role ?? element.getAttribute('aria-label') ?? element.tagName),
    boxes: all.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    }),
  };
};
/** Words are up to this much wider in the font that comes after the scripts, px. */
const BY_FONT = 9;

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const)
  test(`the bars of a text are there before it, of no use yet, and stay where they are, ${width} px wide`, async ({
    browser,
    server,
  }) => {
    const account = await createAccount(server, 'Waiting');
    const group = await createGroup('Awaited', account);
    await account.client.upload(group, '', [{ name: 'far.md', content: '# Far\n\nWords.\n' }]);
    const { page, context } = await openAs(browser, account, `/workspace/${group}/far.md`, {
      viewport: { width, height },
    });
    await expect(page.locator('.cm-content')).toContainText('Words.');
    await page.waitForLoadState('networkidle');
    const known = Promise.withResolvers<void>();
    await withholdFirstAnswers(page);
    await page.route('**/api/**', async (route) => {
      if (!BEGINS.has(new URL(route.request().url()).pathname)) await known.promise;
      await route.fallback();
    });
    await page.reload();
    const placeholder = page.locator('.mantine-Skeleton-root').filter({ visible: true }).first();
    await expect(placeholder).toBeVisible();
    await expect(page.locator('[inert] [role="toolbar"]')).toBeVisible();
    const awaited = await page.evaluate(PLACES);
    expect(awaited.names.length).toBeGreaterThan(width === 360 ? 10 : 15);
    known.resolve();
    await expect(page.locator('.cm-content')).toContainText('Words.');
    await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const { names, boxes } = await page.evaluate(PLACES);
    expect(names).toEqual(awaited.names);
    const moved = boxes.map((side, at) => Math.abs(side - (awaited.boxes[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(width === 1440 ? BY_FONT : 1);
    await context.close();
  });
