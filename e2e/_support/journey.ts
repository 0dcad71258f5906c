import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Account } from '../../tests/_support/accounts.ts';
import { runSql } from '../../tests/_support/run-sql.ts';
import { startServer, type RunningServer } from '../../tests/_support/start-server.ts';

/** One server per worker; tests that kill or reconfigure theirs start their own. */
export const test = base.extend<{ budgets: void }, { server: RunningServer }>({
  /**
   * All journeys share one IP address: resets the rate limits, so that one journey does not use up the next one's
   * budget.
   */
  budgets: [
    async ({ server }, use) => {
      await runSql(server, 'delete from rate_limit');
      await use();
    },
    { auto: true },
  ],
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** Problems in a page that are not visible on screen. */
export interface Watched {
  /** Uncaught errors and CSP violations. */
  problems: string[];
}

/** Opens a page of the product in a separate browser profile, logged in as the account, and watches it for errors. */
export async function openAs(
  browser: Browser,
  account: Account,
  path: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext } & Watched> {
  const context = await browser.newContext(options);
  await context.addCookies(
    [...account.client.cookies].map(([name, value]) => ({ name, value, url: account.client.origin })),
  );
  const page = await context.newPage();
  const problems = watch(page);
  await page.goto(new URL(path, account.client.origin).href);
  return { page, context, problems };
}

/** Collects a page's errors. */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/Content.Security.Policy|TrustedHTML|TrustedScript/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Makes pages come without embedded first answers, as from a busy server, so that they make these calls themselves. */
export async function withholdFirstAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remove = (): void => document.querySelector('#first-answers')?.remove();
    new MutationObserver(remove).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Chooses an item of the menu just opened. The menu takes the focus a moment later; before that, Enter would activate
 * something else.
 */
export async function chooseByKeyboard(page: Page, item: string): Promise<void> {
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
  await page.getByRole('menuitem', { name: item }).press('Enter');
}
