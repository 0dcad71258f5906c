import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Account } from '../../_support/accounts.ts';
import { findBrowser } from '../../_support/browser.ts';
import type { LivePage } from './page.ts';

let bundle: Promise<string> | null = null;

async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./page.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The page could not be bundled.');
  return output.output[0].code;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

/** A browser profile logged in to this account, on a server or a proxy in front of it. */
export async function newProfile(browser: Browser, account: Account, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true });
  await logIn(context, account, origin);
  return context;
}

/** Gives a profile the account client's current session. */
export async function logIn(context: BrowserContext, account: Account, origin: string): Promise<void> {
  await context.addCookies([...account.client.cookies].map(([name, value]) => ({ name, value, url: origin })));
}

/** A page with just an editor on the live engine, on the server's own origin. */
export async function openPage(
  context: BrowserContext,
  origin: string,
  place: { workspace: string; item: string; path: string; userId: string },
): Promise<Page> {
  const page = await context.newPage();
  await loadPage(page, origin, place);
  return page;
}

/** Leaves the current page, and opens the document in the tab. */
export async function loadPage(
  page: Page,
  origin: string,
  place: { workspace: string; item: string; path: string; userId: string },
): Promise<void> {
  bundle ??= bundlePage();
  const code = await bundle;
  // Any page served by the server itself; a synthetic one would not count as local and could not open sockets.
  await page.goto(`${origin}/health`);
  // The page's language is awaited at the top level of a module.
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction(() => 'live' in window);
  await page.evaluate((where) => {
    void window.live.start(where);
  }, place);
}

export function readText(page: Page): Promise<string> {
  return page.evaluate(() => window.live.text());
}

export function readState(page: Page): Promise<string> {
  return page.evaluate(() => window.live.status().saveState);
}

/** Waits until the page shows this save state; returns how long that took in milliseconds. */
export async function awaitState(page: Page, state: string, limit = 20_000): Promise<number> {
  const started = performance.now();
  await page.waitForFunction((wanted) => window.live.status().saveState === wanted, state, {
    timeout: limit,
    polling: 50,
  });
  return performance.now() - started;
}

/**
 * Milliseconds from the last `window.live.mark()` to when the page first showed this state, by the page's own clock:
 * what its user saw. A late poll on a busy machine does not matter.
 */
export async function measureState(page: Page, state: string): Promise<number> {
  await awaitState(page, state);
  return page.evaluate((wanted) => {
    const marked = window.live.marked();
    const shown = window.live.history().find((each) => each.state === wanted && each.at >= marked);
    return (shown?.at ?? Number.POSITIVE_INFINITY) - marked;
  }, state);
}

export async function awaitText(page: Page, holds: string, limit = 20_000): Promise<void> {
  await page.waitForFunction((wanted) => window.live.text().includes(wanted), holds, { timeout: limit, polling: 50 });
}

export type { LivePage };
