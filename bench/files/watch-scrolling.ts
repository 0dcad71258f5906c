import { chromium } from '@playwright/test';
import type { Account } from '../../tests/_support/accounts.ts';
import { findBrowser } from '../../tests/_support/browser.ts';

export interface Scrolling {
  /** From the call for the page to the first row on the screen, ms. */
  shownAfter: number;
  frames: number;
  /** Frames that came later than two of 60 a second would. */
  late: number;
  median: number;
  worst: number;
  /** Rows that exist at most. */
  rows: number;
}

/** Opens a long folder in Chromium and turns the wheel over its table, in steps of 240 px a frame, for some seconds. */
export async function watchScrolling(account: Account, path: string): Promise<Scrolling> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { client } = account;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })));
    const page = await context.newPage();
    // The first load brings the code; what is measured is the list.
    await page.goto(new URL(path.replace(/\/[^/]*$/u, ''), client.origin).href);
    await page.getByRole('table').waitFor();
    const start = performance.now();
    await page.goto(new URL(path, client.origin).href);
    await page.locator('tr[data-at="5"]').waitFor();
    const shownAfter = performance.now() - start;
    const seen = await page.evaluate(async () => {
      const box = document.querySelector('table')?.parentElement;
      if (!box) throw new Error('There is no table.');
      const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const gaps: number[] = [];
      let rows = 0;
      let last = await nextFrame();
      for (let n = 0; n < 300; n += 1) {
        box.scrollBy(0, 240);
        const now = await nextFrame();
        gaps.push(now - last);
        last = now;
        rows = Math.max(rows, document.querySelectorAll('tr[data-at]').length);
      }
      return { gaps: gaps.toSorted((a, b) => a - b), rows };
    });
    const { gaps, rows } = seen;
    return {
      shownAfter,
      frames: gaps.length,
      late: gaps.filter((gap) => gap > 34).length,
      median: gaps[Math.floor(gaps.length / 2)] ?? Number.NaN,
      worst: gaps.at(-1) ?? Number.NaN,
      rows,
    };
  } finally {
    await browser.close();
  }
}
