import { chromium, type Page } from '@playwright/test';
import type { Account } from '../../tests/_support/accounts.ts';
import { findBrowser } from '../../tests/_support/browser.ts';
import { BARE_LIST } from './bare-list.ts';

export interface Scrolling {
  frames: number;
  /** Frames more than two 60 Hz intervals late. */
  late: number;
  median: number;
  worst: number;
  /** Main-thread work per frame, ms. */
  work: number;
  /** The most rows in the DOM at once. */
  rows: number;
}

export interface WatchedFolder {
  /** From navigation to the first row on screen, ms. */
  shownAfter: number;
  product: Scrolling;
  /** A minimal page with as many rows in the same browser: the machine's own cost per frame. */
  bare: Scrolling;
}

/** Opens a long folder in Chromium and scrolls its table with the wheel, then a bare list of the same size. */
export async function watchScrolling(account: Account, path: string, items: number): Promise<WatchedFolder> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { client } = account;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })));
    const page = await context.newPage();
    // The first load fetches the code; measure only the list.
    await page.goto(new URL(path.replace(/\/[^/]*$/u, ''), client.origin).href);
    await page.getByRole('table').waitFor();
    const start = performance.now();
    await page.goto(new URL(path, client.origin).href);
    await page.locator('tr[data-at="5"]').waitFor();
    const shownAfter = performance.now() - start;
    const product = await turnWheel(page, 'div:has(> table)');
    await page.close();
    const other = await context.newPage();
    await other.setContent(BARE_LIST.replace('ITEMS', String(items)));
    return { shownAfter, product, bare: await turnWheel(other, 'main') };
  } finally {
    await browser.close();
  }
}

/** Scrolls the box by 240 px in each of 300 frames. */
export async function turnWheel(page: Page, box: string): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readWork = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await readWork();
  const { gaps, rows } = await page.evaluate(async (selector) => {
    const scrolled = document.querySelector(selector);
    if (!scrolled) throw new Error('There is no list.');
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const between: number[] = [];
    let most = 0;
    let last = await nextFrame();
    for (let n = 0; n < 300; n += 1) {
      scrolled.scrollBy(0, 240);
      const now = await nextFrame();
      between.push(now - last);
      last = now;
      most = Math.max(most, scrolled.querySelectorAll('[data-at]').length);
    }
    return { gaps: between.toSorted((a, b) => a - b), rows: most };
  }, box);
  return {
    frames: gaps.length,
    late: gaps.filter((gap) => gap > 34).length,
    median: gaps[Math.floor(gaps.length / 2)] ?? Number.NaN,
    worst: gaps.at(-1) ?? Number.NaN,
    work: ((await readWork()) - before) / gaps.length,
    rows,
  };
}
