import type { Page } from '@playwright/test';

/**
 * Counts the renders of a component during an action by the browser's own call counts, so the number does not depend on
 * how busy the machine is. The component is the one whose source contains `words`.
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
