import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { createAccount } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** KB (1000 bytes) after gzip, per type, loaded by a page so far. */
function weigh(page: Page): () => Promise<{ script: number; style: number }> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (/\.(m?js|css)$/u.test(url.pathname)) files.add(url.href);
  });
  return async () => {
    const sum = { script: 0, style: 0 };
    for (const file of files) {
      const body = await (await page.request.get(file)).body();
      sum[file.endsWith('.css') ? 'style' : 'script'] += gzipSync(body, { level: 9 }).length / 1000;
    }
    return sum;
  };
}

test('login page and shell stay within the initial load budget', async ({ browser, page, server }) => {
  const ofLogin = weigh(page);
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const login = await ofLogin();
  console.log(`log-in: ${login.script.toFixed(1)} KB of script, ${login.style.toFixed(1)} KB of style`);
  expect(login.script).toBeGreaterThan(50);
  expect(login.script).toBeLessThanOrEqual(150);
  expect(login.style).toBeGreaterThan(2);
  expect(login.style).toBeLessThanOrEqual(12);

  const account = await createAccount(server, 'Weigher');
  const { page: inside, context } = await openAs(browser, account, '/');
  const ofShell = weigh(inside);
  await inside.reload();
  await expect(inside.getByText('Welcome back, Weigher!')).toBeVisible();
  await expect(inside.getByText('Your Groups')).toBeVisible();
  const shell = await ofShell();
  console.log(`shell: ${shell.script.toFixed(1)} KB of script, ${shell.style.toFixed(1)} KB of style`);
  expect(shell.script).toBeGreaterThan(100);
  expect(shell.script).toBeLessThanOrEqual(285);
  expect(shell.style).toBeGreaterThan(5);
  expect(shell.style).toBeLessThanOrEqual(30);
  await context.close();
});
