import type { Page } from '@playwright/test';

/**
 * How often a component was drawn while something was done, by the browser's own count of calls: however busy the machine
 * is, the number is the same. The component is the one whose source holds these words.
 */
export async function countRenders(page: Page, words: string, deed: () => Promise<void>): Promise<number> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await deed();
  let count = 0;
  for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
    const at = source.indexOf(words);
    if (at < 0) continue;
    const around = functions
      .flatMap(({ ranges: [whole] }) => (whole && whole.startOffset <= at && at < whole.endOffset ? [whole] : []))
      .toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    count += around[0]?.count ?? 0;
  }
  return count;
}
