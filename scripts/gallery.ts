/**
 * `npm run gallery`: takes every screen in each of its states, light and dark, at 1440, 768 and 360 pixels, and writes
 * them to the folder `gallery` with an index page and axe's findings. `npm run gallery -- Editor 'History: replay'`
 * takes only states whose names begin so; `--looks=1440-light,360-dark` only those looks. About ten minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { openAs } from '../e2e/_support/journey.ts';
import { findBrowser } from '../tests/_support/browser.ts';
import prepareRun from '../tests/_support/prepare-run.ts';
import { ROOT } from '../tests/_support/start-server.ts';
import { type Picture, writeIndex } from './gallery/index-page.ts';
import { STATES } from './gallery/states.ts';
import type { Look, State } from './gallery/states/state.ts';
import { makeWorld, type World } from './gallery/world.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCROLLS = 'scrollable-region-focusable';
const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { width: 1440, height: 900, colorScheme },
  { width: 768, height: 1024, colorScheme },
  { width: 360, height: 740, colorScheme },
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { looks: { type: 'string' }, out: { type: 'string', default: join(ROOT, 'gallery') } },
});
const nameLook = ({ width, colorScheme }: Look): string => `${width}-${colorScheme}`;
const wanted = values.looks?.split(',');
const looks = LOOKS.filter((look) => wanted?.includes(nameLook(look)) ?? true);
const states = STATES.filter(
  ({ screen, name }) => positionals.length === 0 || positionals.some((one) => `${screen}: ${name}`.startsWith(one)),
);
if (looks.length === 0 || states.length === 0) {
  console.error('There is no such screen or look.');
  process.exit(2);
}

mkdirSync(values.out, { recursive: true });
const pictures: Picture[] = [];
const end = await prepareRun();
try {
  await using world = await makeWorld();
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const state of states) for (const look of looks) pictures.push(await takePicture(browser, world, state, look));
  } finally {
    await browser.close();
  }
} finally {
  await end();
}
const failed = pictures.filter((picture) => picture.failed !== undefined);
const faulty = pictures.filter(({ findings }) => findings.length > 0);
const sum = `${pictures.length} pictures of ${states.length} states; ${failed.length} could not be taken, axe found something on ${faulty.length}.`;
writeFileSync(join(values.out, 'index.html'), writeIndex(pictures, sum));
for (const { screen, state, look, findings, failed: reason } of [...failed, ...faulty])
  console.log(`${screen}: ${state}, ${look}: ${reason ?? findings.join('; ')}`);
console.log(sum);
process.exitCode = failed.length + faulty.length === 0 ? 0 : 1;

/** Each in a profile of its own, so that no state affects the next. */
async function takePicture(browser: Browser, world: World, state: State, look: Look): Promise<Picture> {
  const file = `${state.screen} ${state.name} ${nameLook(look)}.png`.replaceAll(/[^\w.-]+/gu, '-').toLowerCase();
  const picture = { screen: state.screen, state: state.name, look: nameLook(look).replace('-', ' '), file };
  const isPhone = look.width < 500;
  const options = {
    viewport: { width: look.width, height: look.height },
    colorScheme: look.colorScheme,
    locale: state.language ?? 'en-GB',
    ...(isPhone && { hasTouch: true, isMobile: true }),
  };
  const path = typeof state.path === 'string' ? state.path : state.path(world);
  const who = state.as === undefined ? undefined : world.people[state.as];
  const { page, context } =
    who === undefined
      ? await openAsNobody(browser, new URL(path, world.server.url).href, options)
      : await openAs(browser, who, path, options);
  page.setDefaultTimeout(20_000);
  try {
    await settle(page);
    await state.open?.(page, look, world);
    if (state.isLoading !== true) await settle(page);
    if (state.whole === true && isPhone) await growToPage(page, look.width);
    await page.screenshot({ path: join(values.out, file), fullPage: state.whole === true && !isPhone });
    return { ...picture, findings: state.isStatic === true ? [] : await findFaults(page) };
  } catch (error) {
    await page.screenshot({ path: join(values.out, file) }).catch(() => undefined);
    return { ...picture, findings: [], failed: String(error).split('\n').slice(0, 3).join(' ') };
  } finally {
    await context.close();
  }
}

/** A full-page picture would show a phone as if it had a mouse. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Waits until nothing is loading, being drawn or moving. */
async function settle(page: Page): Promise<void> {
  await page.locator('main, article, [role=dialog]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  let before = -1;
  await expect
    .poll(
      async () => {
        const [loading, elements] = await page.evaluate(() => [
          document.querySelectorAll('.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"], html[data-calm]')
            .length,
          document.querySelectorAll('*').length,
        ]);
        const isStill = loading === 0 && elements === before;
        before = elements ?? -1;
        return isStill;
      },
      { intervals: [300, 600], timeout: 20_000 },
    )
    .toBe(true);
}

async function openAsNobody(browser: Browser, url: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  return { page, context };
}

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    const left = [];
    for (const { target } of nodes)
      if (!(id === SCROLLS && (await isScrolledByKeys(page, String(target))))) left.push(target);
    if (left.length > 0) faults.push(`${id} (${left.length}): ${String(left[0])}`);
  }
  return faults;
}

/** Arrow keys reach everything in the text, and in a list of completions that the text controls, and scroll as they go. */
async function isScrolledByKeys(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      if (document.activeElement?.getAttribute('aria-controls') === element.id && element.id !== '') return true;
      const inside = element.querySelector('.cm-content[contenteditable="true"]');
      return inside !== null || element.closest('.cm-content') !== null;
    });
}
