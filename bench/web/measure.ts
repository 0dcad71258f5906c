/**
 * What people wait for in the browser, on the built product: opening screens with an empty and a warm cache on a slow
 * phone (CPU slowed 4 times, 1.6 Mbit/s, 150 ms added to each request, as emulated by Chromium's DevTools), what is
 * transferred until then, and switching screens with the data cached, on the machine as it is. Each opening is
 * compared, in the same browser, with a page of as many bytes of script and style that does nothing: the difference is
 * ours.
 *
 * Request chains are measured in two ways. Files: the longest row in which one file requested the next before the
 * screen was usable. Round trips: the increase in opening time divided by the increase in latency, without limits on
 * bandwidth and CPU. That counts what the screen really waits for: not what is loaded alongside, such as fonts, but
 * calls that wait for calls and, cold, files that wait for one of HTTP/1.1's six connections.
 *
 *     node bench/web/measure.ts [--runs 3] [--changes 5] [--only document]         # about six minutes; needs web/dist
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tests/_support/browser.ts';
import type { Account } from '../../tests/_support/accounts.ts';
import { startServer } from '../../tests/_support/start-server.ts';
import { seedDemo } from '../../scripts/seed-demo.ts';
import { quantile } from '../live/measure.ts';
import { serveBarePages } from './bare-page.ts';
import { type Requests, watchRequests } from './requests.ts';
import { listScreens, type Screen } from './screens.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string' }, only: { type: 'string' }, changes: { type: 'string' } },
});
const RUNS = Number(values.runs ?? 3);
const CHANGES = Number(values.changes ?? 5);
const GOALS = { interactive: 1500, change: 100, chain: 3 };
const SLOWED = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LIMIT_MS = 60_000;
const LATENCIES = [200, 1200] as const;

const missed: string[] = [];

function judge(name: string, value: number, goal: number, unit: string): void {
  const isMet = value <= goal;
  if (!isMet) missed.push(name);
  console.log(`  ${isMet ? 'met' : 'MISSED'}: ${name} ${value.toFixed(0)}${unit} (goal ${goal})`);
}

/** Milliseconds from the start of the page until something usable has been drawn. */
async function waitUntilReady(page: Page, ready: string): Promise<number> {
  const waiting = page.waitForFunction(
    (selector) => {
      const known = globalThis as unknown as { shownAt?: number };
      return known.shownAt !== undefined && document.querySelector(selector) !== null && known.shownAt;
    },
    ready,
    { timeout: LIMIT_MS },
  );
  return (await (await waiting).jsonValue()) as number;
}

/** Records, within the page, when the selector first matches and two frames have passed, so that it is on screen. */
async function noteWhenShown(page: Page, ready: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = (): void => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found === null || found.offsetHeight === 0) requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          requestAnimationFrame(() => void Object.assign(globalThis, { shownAt: performance.now() })),
        );
    };
    look();
  }, ready);
}

async function enter(browser: Browser, account: Account | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (account !== null) {
    const { client } = account;
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.origin })));
  }
  return context;
}

interface Conditions {
  network: typeof NETWORK;
  slowed: number;
}

const SLOW: Conditions = { network: NETWORK, slowed: SLOWED };

async function open(
  context: BrowserContext,
  url: string,
  ready: string,
  { network, slowed }: Conditions = SLOW,
): Promise<{ took: number; requests: Requests }> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const readRequests = await watchRequests(tools);
  await tools.send('Network.emulateNetworkConditions', network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await noteWhenShown(page, ready);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  const took = await waitUntilReady(page, ready);
  const requests = readRequests();
  // What is prefetched for later belongs to the warm cache.
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tools.send('Network.emulateNetworkConditions', { ...NETWORK, latency: 0, downloadThroughput: -1 });
  await page.waitForTimeout(4000);
  await page.close();
  return { took, requests };
}

/** By how many round trips opening takes longer: the faster of two runs at each latency. */
async function countRoundTrips(
  browser: Browser,
  account: Account | null,
  url: string,
  ready: string,
): Promise<{ cold: number; warm: number }> {
  const fastest = { cold: [] as number[], warm: [] as number[] };
  for (const latency of LATENCIES) {
    const conditions = { network: { ...NETWORK, latency, downloadThroughput: -1, uploadThroughput: -1 }, slowed: 1 };
    const took = { cold: [] as number[], warm: [] as number[] };
    for (let turn = 0; turn < 2; turn += 1) {
      const context = await enter(browser, account);
      for (const cache of ['cold', 'warm'] as const)
        took[cache].push((await open(context, url, ready, conditions)).took);
      await context.close();
    }
    for (const cache of ['cold', 'warm'] as const) fastest[cache].push(Math.min(...took[cache]));
  }
  const [low, high] = LATENCIES;
  const slope = ([few = 0, many = 0]: readonly number[]): number => (many - few) / (high - low);
  return { cold: slope(fastest.cold), warm: slope(fastest.warm) };
}

async function measureOpening(
  browser: Browser,
  { origin, account }: { origin: string; account: Account | null },
  { name, path, ready }: Screen,
): Promise<void> {
  const times = { cold: [] as number[], warm: [] as number[], bareCold: [] as number[], bareWarm: [] as number[] };
  let requests: Requests | undefined;
  const bare = await serveBarePages();
  for (let run = 0; run < RUNS; run += 1) {
    const context = await enter(browser, account);
    const cold = await open(context, origin + path, ready);
    const warm = await open(context, origin + path, ready);
    const url = bare.url(cold.requests.script, cold.requests.style);
    times.cold.push(cold.took);
    times.warm.push(warm.took);
    times.bareCold.push((await open(context, url, 'main button')).took);
    times.bareWarm.push((await open(context, url, 'main button')).took);
    requests = cold.requests;
    await context.close();
  }
  bare.close();
  const p50 = (all: readonly number[]): number => quantile(all, 0.5);
  const beside = (ours: readonly number[], other: readonly number[]): string =>
    `${p50(ours).toFixed(0)} ms, bare ${p50(other).toFixed(0)}, ratio ${(p50(ours) / p50(other)).toFixed(1)}`;
  console.log(`${name}: cold ${beside(times.cold, times.bareCold)}; warm ${beside(times.warm, times.bareWarm)}`);
  if (requests === undefined) return;
  const kb = (bytes: number): string => (bytes / 1000).toFixed(0);
  console.log(
    `  until then ${requests.count} requests: ${kb(requests.script)} KB of script, ${kb(requests.style)} of style, ${kb(requests.fonts)} of fonts, ${kb(requests.all)} in all`,
  );
  console.log(`  longest chain of files: ${requests.chain.map(shorten).join(' → ')}`);
  judge(`${name}, interactive, cold`, p50(times.cold), GOALS.interactive, ' ms');
  judge(`${name}, interactive, warm`, p50(times.warm), GOALS.interactive, ' ms');
  judge(`${name}, longest chain of files`, requests.chain.length, GOALS.chain, '');
  const trips = await countRoundTrips(browser, account, origin + path, ready);
  console.log(`  round trips waited for: cold ${trips.cold.toFixed(1)}, warm ${trips.warm.toFixed(1)}`);
  judge(`${name}, round trips waited for, warm`, trips.warm, GOALS.chain, '');
}

function shorten(url: string): string {
  return new URL(url).pathname.replace(/^\/assets\//u, '').replace(/-[\w-]{7,8}(?=\.\w+$)/u, '');
}

/** From the change of the URL to the second frame that has the new screen. */
async function measureChanges(browser: Browser, origin: string, account: Account, screens: Screen[]): Promise<void> {
  const context = await enter(browser, account);
  const page = await context.newPage();
  await page.goto(origin + (screens[0]?.path ?? '/'));
  const change = ({ path, ready }: Screen): Promise<number> =>
    page.evaluate(
      async ([to, selector]) => {
        const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
        const start = performance.now();
        const old = new Set<Element>(document.querySelectorAll(selector));
        history.pushState({}, '', to);
        for (;;) {
          await nextFrame();
          const found = document.querySelector<HTMLElement>(selector);
          if (found !== null && !old.has(found) && found.offsetHeight > 0) break;
          if (performance.now() - start > 20_000) throw new Error(`${to} is not shown.`);
        }
        await nextFrame();
        return performance.now() - start;
      },
      [path, ready] as const,
    );
  const times = new Map<string, number[]>();
  for (let round = 0; round <= CHANGES; round += 1) {
    for (const screen of screens) {
      if (round === 0 && screen === screens[0]) continue;
      const took = await change(screen);
      await page.waitForTimeout(600);
      // The first loads code and data.
      if (round > 0) times.set(screen.name, [...(times.get(screen.name) ?? []), took]);
    }
  }
  await context.close();
  for (const [name, all] of times) {
    console.log(`change to ${name}: p50 ${quantile(all, 0.5).toFixed(0)}, worst ${Math.max(...all).toFixed(0)} ms`);
    judge(`change to ${name}`, quantile(all, 0.5), GOALS.change, ' ms');
  }
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs`,
);
const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ ...(await findBrowser()), headless: true });
try {
  const {
    accounts: [ada],
    paper,
  } = await seedDemo(server.url);
  const { opened, switched } = listScreens(paper);
  for (const screen of opened.filter(({ name }) => (values.only ?? name) === name))
    await measureOpening(browser, { origin: server.url, account: screen.path === '/login' ? null : ada }, screen);
  if (values.only === undefined) await measureChanges(browser, server.url, ada, switched);
} finally {
  await browser.close();
  await server.dispose();
}
console.log(`${missed.length} goals missed; load at the end ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = missed.length === 0 ? 0 : 1;
