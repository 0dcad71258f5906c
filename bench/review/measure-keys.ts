import { chromium } from 'playwright-core';
import type { Account } from '../../tests/_support/accounts.ts';
import { findBrowser } from '../../tests/_support/browser.ts';
import type { RunningServer } from '../../tests/_support/start-server.ts';

const KEYS = 150;

/** From a key to the frame that shows it, in each of some documents, in the middle of their text. */
export async function measureKeys(facts: {
  server: RunningServer;
  account: Account;
  documents: readonly { workspace: string; path: string }[];
  say: (what: string, times: readonly number[]) => void;
}): Promise<void> {
  const { server, account, documents, say } = facts;
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, headless: true });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      account.client
        .cookieHeader()
        .split('; ')
        .map((cookie) => {
          const at = cookie.indexOf('=');
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: server.url };
        }),
    );
    for (const { workspace, path } of documents) {
      const page = await context.newPage();
      await page.goto(`/workspace/${workspace}/${path}`);
      const editor = page.locator('.cm-content[contenteditable="true"]');
      await editor.waitFor({ timeout: 60_000 });
      await editor.click();
      await page.keyboard.press('PageDown');
      await page.evaluate(() => {
        const times: number[] = [];
        Object.assign(globalThis, { keyTimes: times });
        addEventListener(
          'keydown',
          () => {
            const start = performance.now();
            setTimeout(() => times.push(performance.now() - start));
          },
          { capture: true },
        );
      });
      await page.keyboard.type('x'.repeat(KEYS), { delay: 60 });
      const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
      say(`keydown in ${path} (goal p95 16)`, times);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
