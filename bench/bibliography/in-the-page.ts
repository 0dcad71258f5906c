/**
 * A text that cites from a .bib file of 50,000 entries (23.6 MB), in Chromium, compared with one of a hundred: how soon
 * completion answers on the first visit and on the next, what the main thread does meanwhile, the cost of a key, the
 * page's memory, and how long an export takes. Run it on an idle machine.
 *     node bench/bibliography/in-the-page.ts [ENTRIES]
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { placeCaret, waitForEditor } from '../../e2e/_support/editor.ts';
import { exportFile } from '../../e2e/_support/export.ts';
import { createAccount, createGroup } from '../../tests/_support/accounts.ts';
import { findBrowser } from '../../tests/_support/browser.ts';
import { runSql } from '../../tests/_support/run-sql.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { makeLargeBib } from './make-large-bib.ts';

const count = Number(process.argv[2] ?? 50_000);
const KEYS = 200;
const EXPORTS = 8;

const cited = Array.from({ length: 100 }, (_one, at) => `key${at}`);
const body = cited.map((key) => `Words of a paper that cites [see @${key}, p. 3] and says more.`).join('\n\n');
const write = (bib: string): string => `---\nbibliography: ${bib}\n---\n\nBegin here.\n\n${body}\n`;

await using server = await startServer();
const account = await createAccount(server, 'Ines');
const uuid = await createGroup('Lab', account);
for (const [name, entries] of [
  ['large', count],
  ['small', 100],
] as const) {
  const content = makeLargeBib(entries);
  const { status } = await account.client.upload(uuid, '', [{ name: `${name}.bib`, content }]);
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`);
  await account.client.call(createTextFile, {
    uuid,
    parentItem: '',
    name: `${name}.md`,
    content: write(`${name}.bib`),
  });
}

const sort = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): string =>
  (sort(values)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(1);

declare global {
  interface Window {
    tasks: { at: number; ms: number }[];
    keys: number[];
  }
}

async function open(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(new URL(`/workspace/${uuid}/${name}.md`, server.url).href);
  await waitForEditor(page);
  return page;
}

/** From typing the at sign, as soon as there is an editor, to the list. */
async function complete(page: Page, typed: string): Promise<{ list: number; sinceOpened: number; longest: number }> {
  await placeCaret(page, 'Begin here');
  const from = await page.evaluate(() => performance.now());
  await page.keyboard.type(` [@${typed}`);
  await page.locator('.cm-tooltip-autocomplete li').first().waitFor({ timeout: 60_000 });
  const to = await page.evaluate(() => performance.now());
  const tasks = await page.evaluate(() => window.tasks);
  return {
    list: to - from,
    sinceOpened: to,
    longest: Math.max(0, ...tasks.filter((one) => one.at > from).map((one) => one.ms)),
  };
}

/** Script time of the main thread from the key until the page is idle. */
async function type(page: Page): Promise<number[]> {
  await placeCaret(page, 'Words of a paper');
  await page.evaluate(() => {
    window.keys = [];
    const { port1, port2 } = new MessageChannel();
    let begun = 0;
    port1.onmessage = () => void window.keys.push(performance.now() - begun);
    addEventListener(
      'keydown',
      () => {
        begun = performance.now();
        port2.postMessage(null);
      },
      true,
    );
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefgh'[key % 8]!);
    await page.waitForTimeout(25);
  }
  return page.evaluate(() => window.keys);
}

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

const browser = await chromium.launch(await findBrowser());
const figures = new Map<string, { keys: number[]; heap: number }>();
for (const name of ['small', 'large']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([...account.client.cookies].map(([key, value]) => ({ name: key, value, url: server.url })));
  for (const visit of ['first', 'next'] as const) {
    const page = await open(context, name);
    const { list, sinceOpened, longest } = await complete(page, 'smi');
    console.log(
      `${name}, ${visit} visit: completion ${list.toFixed(0)} ms after the at sign, ${sinceOpened.toFixed(0)} ms after the page was asked for; longest task meanwhile ${longest.toFixed(0)} ms`,
    );
    // Until everything has been read, checked and stored for the next visit.
    await page.waitForTimeout(8000);
    if (visit === 'next') {
      const [before] = await page.evaluate(() => [window.tasks.length]);
      const keys = await type(page);
      const tasks = (await page.evaluate(() => window.tasks)).slice(before);
      figures.set(name, { keys, heap: await readHeap(page) });
      console.log(
        `${name}: a key p50 ${at(keys, 0.5)}, p95 ${at(keys, 0.95)} ms; ${tasks.length} tasks above 50 ms while typing; heap of the page ${figures.get(name)!.heap.toFixed(0)} MB`,
      );
    }
    await page.close();
  }
  await context.close();
}
await browser.close();
/**
 * From scheduling to completion according to the server's record of the job; polling once a second would be too coarse.
 */
async function timeExport(name: string): Promise<number> {
  await exportFile(account, uuid, `${name}.md`, 'HTML');
  const [job] = await runSql(
    server,
    "select created_at, finished_at from job where kind = 'run-export' order by created_at desc limit 1",
  );
  return Number(job!['finished_at']) - Number(job!['created_at']);
}

// A server's first exports start its converters.
await account.client.call(createTextFile, { uuid, parentItem: '', name: 'plain.md', content: 'Nothing is cited.\n' });
for (let run = 0; run < 3; run += 1) await timeExport('plain');
const exports = { small: [] as number[], large: [] as number[] };
// Alternating, so that other load affects both. The first of each is from a server that has not read the file yet.
for (let run = 0; run < EXPORTS; run += 1)
  for (const name of ['small', 'large'] as const) exports[name].push(await timeExport(name));
for (const name of ['small', 'large'] as const) {
  const [first, ...later] = exports[name];
  console.log(
    `${name}: the first export ${first} ms, later ones ${at(later, 0.5)} ms (of ${later.join(', ')}), by the job's record`,
  );
}
const apart = (read: (times: readonly number[]) => number): string =>
  (read(exports.large) - read(exports.small)).toFixed(0);
console.log(
  `the large file adds ${apart((times) => times[0]!)} ms to the first export, ${apart((times) => Number(at(times.slice(1), 0.5)))} ms to later ones`,
);
