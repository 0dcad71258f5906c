import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import type { Account } from '../../tests/_support/accounts.ts';
import { findBrowser } from '../../tests/_support/browser.ts';
import { BARE_LIST } from '../files/bare-list.ts';
import { turnWheel } from '../files/watch-scrolling.ts';
import { type Figures, quantile } from './figures.ts';
import type { Place } from './fill.ts';

const KEYS = 150;
const OPENINGS = 5;
const CARDS = 1000;

interface Editor {
  state: { doc: { length: number; lineAt(at: number): { to: number } } };
  dispatch(spec: { selection: { anchor: number }; scrollIntoView: boolean }): void;
  focus(): void;
}

/** What people wait for in a browser: opening, keys in either mode, scrolling the list of comments. */
export async function measureInBrowser(
  figures: Figures,
  account: Account,
  { bare, reviewed }: { bare: Place; reviewed: Place },
): Promise<void> {
  const found = await findBrowser();
  // Without a frame rate limit: waiting for the next frame would dominate the result.
  const args = [...(found.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  await inBrowser({ ...found, args }, account, async (context) => {
    const times = { bare: [] as number[], reviewed: [] as number[] };
    // The first loads the code.
    await (await open(context, account, bare)).page.close();
    for (let i = 0; i < OPENINGS; i += 1) {
      for (const [name, document] of [['bare', bare] as const, ['reviewed', reviewed] as const]) {
        const { page, took } = await open(context, account, document);
        times[name].push(took);
        await page.close();
      }
    }
    figures.times('opening in Chromium, without', times.bare);
    figures.times('opening in Chromium, with', times.reviewed);
    figures.goal('opening, more than without', quantile(times.reviewed, 0.5) - quantile(times.bare, 0.5), 150, 'ms');
    await measureKeys(figures, context, account, { name: 'editing, without review', place: bare });
    const editing = await measureKeys(figures, context, account, { name: 'editing', place: reviewed });
    const suggesting = await measureKeys(figures, context, account, {
      name: 'suggesting',
      place: reviewed,
      isSuggesting: true,
    });
    figures.goal('key while editing, p95', editing, 16, 'ms');
    figures.goal('key while suggesting, p95', suggesting, 20, 'ms');
  });
  await inBrowser(found, account, (context) => measureScrolling(figures, context, account, reviewed));
}

async function inBrowser(
  options: Parameters<typeof chromium.launch>[0],
  account: Account,
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ ...options, headless: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { client } = account;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })));
    await run(context);
  } finally {
    await browser.close();
  }
}

async function open(
  context: BrowserContext,
  account: Account,
  { workspace, path }: Place,
): Promise<{ page: Page; took: number }> {
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(`${account.client.origin}/workspace/${workspace}/${path}`);
  await page.locator('.cm-content[contenteditable="true"]').waitFor({ timeout: 60_000 });
  return { page, took: performance.now() - start };
}

/** From a key to the end of the layout that shows it, in the middle of the text; p95. */
async function measureKeys(
  figures: Figures,
  context: BrowserContext,
  account: Account,
  { name, place, isSuggesting = false }: { name: string; place: Place; isSuggesting?: boolean },
): Promise<number> {
  const { page } = await open(context, account, place);
  if (isSuggesting) {
    await page.locator('[data-thread-card]').first().waitFor();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Shift+S');
    await page.getByRole('button', { name: 'Mode: Suggesting' }).waitFor();
  }
  await page.evaluate(() => {
    const content = document.querySelector<HTMLElement & { cmTile: { root: { view: Editor } } }>('.cm-content');
    if (content === null) throw new Error('There is no editor.');
    const { view } = content.cmTile.root;
    const { doc } = view.state;
    view.dispatch({ selection: { anchor: doc.lineAt(doc.length / 2).to }, scrollIntoView: true });
    view.focus();
    const times: number[] = [];
    // Without the wait for the next frame, which is up to 17 ms whatever a key costs.
    const work: number[] = [];
    Object.assign(globalThis, { times, work });
    let start = 0;
    content.addEventListener('keydown', (event) => void (start = event.timeStamp), true);
    content.addEventListener('input', () => {
      const handled = performance.now();
      requestAnimationFrame((frame) => {
        void content.offsetHeight;
        const drawn = performance.now();
        if (start > 0) times.push(drawn - start);
        if (start > 0) work.push(handled - start + drawn - Math.max(frame, handled));
        start = 0;
      });
    });
  });
  await page.waitForTimeout(3000);
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await readWork(tools);
  for (let i = 0; i < KEYS; i += 1) {
    await page.keyboard.press('abcdef'[i % 6] ?? 'a');
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1000);
  const after = await readWork(tools);
  const [script, all] = [(after.script - before.script) / KEYS, (after.all - before.all) / KEYS];
  const { times, work } = await page.evaluate(() => {
    const { times: all, work: own } = globalThis as unknown as { times: number[]; work: number[] };
    return { times: all, work: own };
  });
  figures.times(`key, ${name}, without the wait for the next frame`, work);
  figures.times(`key, ${name} (${script.toFixed(1)} ms of script a key, ${all.toFixed(1)} of all tasks)`, times);
  await page.close();
  return quantile(times, 0.95);
}

/** Processor time of the page so far, in milliseconds, which other load affects less than wall time. */
async function readWork(tools: CDPSession): Promise<{ script: number; all: number }> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const read = (metric: string): number => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  return { script: read('ScriptDuration'), all: read('TaskDuration') };
}

async function measureScrolling(
  figures: Figures,
  context: BrowserContext,
  account: Account,
  document: Place,
): Promise<void> {
  const { page } = await open(context, account, document);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByRole('list', { name: 'Comments and suggestions' }).locator('[data-thread-card]').first().waitFor();
  const product = await turnWheel(page, 'div:has(> ul[aria-label="Comments and suggestions"])');
  await page.close();
  const other = await context.newPage();
  await other.setContent(BARE_LIST.replace('ITEMS', String(CARDS)));
  const bare = await turnWheel(other, 'main');
  for (const [name, seen] of [['cards', product] as const, ['bare list', bare] as const])
    console.log(
      `scrolling ${name}: ${seen.late} of ${seen.frames} frames late, median ${seen.median.toFixed(1)} ms, ` +
        `worst ${seen.worst.toFixed(0)}, ${seen.work.toFixed(1)} ms of work a frame`,
    );
  figures.goal('late frames, more than a bare list', ((product.late - bare.late) / product.frames) * 100, 5, '%');
}
