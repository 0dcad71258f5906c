/**
 * Takes the screenshots in docs/pictures from the running product: `node scripts/pictures.ts`. Run it when those
 * screens change, and look at the results before committing.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openAs } from '../e2e/_support/journey.ts';
import { placeCaret, waitForEditor } from '../e2e/_support/editor.ts';
import { findBrowser } from '../tests/_support/browser.ts';
import { ROOT, startServer } from '../tests/_support/start-server.ts';
import { seedDemo } from './seed-demo.ts';

const FOLDER = join(ROOT, 'docs', 'pictures');

await using server = await startServer();
const {
  accounts: [ada, ben],
  paper,
} = await seedDemo(server.url);

const browser = await chromium.launch(await findBrowser());
try {
  const other = await openAs(browser, ben, paper);
  await waitForEditor(other.page);
  for (const [name, width, colorScheme] of [
    ['editor', 1440, 'light'],
    ['editor-dark', 1440, 'dark'],
    ['editor-phone', 360, 'light'],
  ] as const) {
    const { page, context } = await openAs(browser, ada, paper, {
      viewport: { width, height: width > 800 ? 900 : 740 },
      colorScheme,
    });
    await waitForEditor(page);
    await placeCaret(other.page, 'its nodes');
    await placeCaret(page, 'Summary');
    await page.waitForTimeout(2000);
    await take(page, name);
    await context.close();
  }
  for (const [name, path] of [
    ['dashboard', '/'],
    ['workspace', paper.slice(0, paper.lastIndexOf('/') + 1)],
  ] as const) {
    const { page, context } = await openAs(browser, ada, path, { viewport: { width: 1440, height: 900 } });
    await page.waitForTimeout(1500);
    await take(page, name);
    await context.close();
  }
} finally {
  await browser.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}
