/**
 * Walks the caret through texts at several window widths: do other lines move while no block opens or closes, and does
 * the caret's own line stay in place?
 *
 *     node bench/editor/caret-walk.ts [width…]
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../tests/_support/browser.ts';
import { servePage } from './serve-page.ts';
import { walkCaret } from './walk-caret.ts';
import { examples, listJourneys } from './journeys.ts';

const widths = process.argv.slice(2).map(Number);
const found = await findBrowser();
const browser = await chromium.launch({
  ...found,
  headless: true,
  args: [...(found.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const journeys = listJourneys();
try {
  for (const folder of new Set(journeys.map((journey) => journey.folder))) {
    const server = await servePage(join(examples, folder));
    for (const width of widths.length > 0 ? widths : [360, 600, 768, 900, 1200, 1440]) {
      for (const journey of journeys.filter((one) => one.folder === folder)) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.goto(server.url);
        const walk = await walkCaret(page, journey, true);
        console.log(
          `${width} px, ${journey.name}: ${walk.steps} steps, in ${walk.moved.length} another line moved, at most by ${walk.furthest.toFixed(1)} px; the caret's own line by ${walk.own.toFixed(1)} px`,
        );
        for (const where of walk.moved) console.log(`   ${where}`);
        await page.close();
      }
    }
    await server.close();
  }
} finally {
  await browser.close();
}
