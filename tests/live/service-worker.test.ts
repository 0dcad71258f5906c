import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../_support/start-server.ts';
import { launchBrowser } from './browser/open-page.ts';

const WORKER = readFileSync(join(ROOT, 'web/public/sw.js'));

/**
 * Tells the worker what has been loaded, as the application does: its files do not pass through the worker while it
 * loads.
 */
const KEEP = `navigator.serviceWorker.ready.then(({ active }) =>
  active.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) }));`;

/** Serves releases of a tiny application with the real worker. */
class Releases {
  current = 'one';
  /** As from a proxy whose server is down. */
  status = 200;
  /** Number of requests for files that are still to fail without a response. */
  broken = 0;
  readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (this.status !== 200) response.writeHead(this.status).end('bad gateway');
      else if (path === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(WORKER);
      else if (path.startsWith('/assets/') && this.broken > 0) {
        this.broken -= 1;
        request.socket.destroy();
      } else if (path === '/assets/late.js')
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('export const late = true;');
      else if (path === `/assets/${this.current}.js`) {
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end(`document.title = ${JSON.stringify(this.current)};${KEEP}`);
      } else if (path.startsWith('/assets/')) response.writeHead(404).end();
      else if (path.startsWith('/api/')) response.writeHead(200).end('private');
      else {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<!doctype html><script type="module" crossorigin src="/assets/${this.current}.js"></script>`);
      }
    });
  }

  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('shows a new release at the next load, opens the newest offline, and keeps at most two', async () => {
  const releases = new Releases();
  const port = await releases.start();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    for (const release of ['one', 'two', 'three', 'four']) {
      releases.current = release;
      await page.goto(`http://127.0.0.1:${port}/some/page`);
      expect(await page.title()).toBe(release);
      await page.evaluate(() => fetch('/api/secret').then((answer) => answer.text()));
      await expect
        .poll(() => page.evaluate((name) => caches.match(`/assets/${name}.js`).then(Boolean), release))
        .toBe(true);
    }
    // Older ones are deleted shortly after the newest is there.
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    expect(await page.evaluate(() => caches.match('/api/secret').then(Boolean))).toBe(false);

    releases.status = 502;
    await page.goto(`http://127.0.0.1:${port}/another/page`);
    expect(await page.title()).toBe('four');
    // A part that is loaded when the network is only just back.
    releases.status = 200;
    releases.broken = 2;
    // As a string, since the test tools rewrite imports.
    expect(await page.evaluate("import('/assets/late.js').then(({ late }) => late)")).toBe(true);
    expect(releases.broken).toBe(0);
    await releases.stop();
    await page.goto(`http://127.0.0.1:${port}/a/third`);
    expect(await page.title()).toBe('four');
  } finally {
    await context.close();
    if (releases.server.listening) await releases.stop();
  }
});
