import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** KB (1000 bytes) after gzip, per type, loaded by a page so far. */
function weigh(page: Page): () => Promise<{ script: number; style: number }> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (/\.(m?js|css)$/u.test(url.pathname)) files.add(url.href);
  });
  return async () => {
    const sum = { script: 0, style: 0 };
    for (const file of files) {
      const body = await (await page.request.get(file)).body();
      sum[file.endsWith('.css') ? 'style' : 'script'] += gzipSync(body, { level: 9 }).length / 1000;
    }
    return sum;
  };
}

test('login page and shell stay within the initial load budget', async ({ browser, page, server }) => {
  const ofLogin = weigh(page);
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const login = await ofLogin();
  console.log(`log-in: ${login.script.toFixed(1)} KB of script, ${login.style.toFixed(1)} KB of style`);
  expect(login.script).toBeGreaterThan(50);
  expect(login.script).toBeLessThanOrEqual(150);
  expect(login.style).toBeGreaterThan(2);
  expect(login.style).toBeLessThanOrEqual(12);

  const account = await createAccount(server, 'Weigher');
  const { page: inside, context } = await openAs(browser, account, '/');
  const ofShell = weigh(inside);
  // What is fetched ahead comes a second after the screen, or later: on a slow machine some would be counted.
  await inside.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms?: number) => ((ms ?? 0) < 1000 ? wait(run, ms) : undefined),
    });
  });
  await inside.reload();
  await expect(inside.getByText('Welcome back, Weigher!')).toBeVisible();
  await expect(inside.getByText('Your Groups')).toBeVisible();
  const shell = await ofShell();
  console.log(`shell: ${shell.script.toFixed(1)} KB of script, ${shell.style.toFixed(1)} KB of style`);
  expect(shell.script).toBeGreaterThan(100);
  expect(shell.script).toBeLessThanOrEqual(250);
  expect(shell.style).toBeGreaterThan(5);
  expect(shell.style).toBeLessThanOrEqual(29);
  await context.close();
});

test('a page preloads what its screen begins with, within the budget, and fonts come afterwards', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Opener');
  const group = await createGroup('Open', account);
  await account.client.upload(group, '', [{ name: 'open.md', content: 'One line.\n' }]);
  const text = `/workspace/${group}/open.md`;
  const { page, context } = await openAs(browser, account, text);
  await expect(page.locator('.cm-content')).toContainText('One line.');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.evaluate(() => document.fonts.ready);
  const readNamed = async (path: string): Promise<string[]> => {
    const html = await (await page.request.get(server.url + path)).text();
    return [...new Set([...html.matchAll(/(?:src|href)="(\/[\w./-]+\.js)"/gu)].map(([, file]) => file ?? ''))];
  };
  const named = await readNamed(text);
  const { scripts, fonts } = await page.evaluate((files) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      scripts: all.filter(({ name }) => files.includes(new URL(name).pathname)).map(({ responseEnd }) => responseEnd),
      fonts: all.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime),
    };
  }, named);
  expect(scripts.length).toBeGreaterThanOrEqual(named.length);
  expect(fonts.length).toBeGreaterThan(0);
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(Math.max(...scripts));

  // In KB of script after gzip.
  const budgets = { '/': 230, [`/workspace/${group}/`]: 275, [text]: 635 };
  for (const [path, budget] of Object.entries(budgets)) {
    const files = await readNamed(path);
    let sum = 0;
    for (const file of files) {
      const body = await (await page.request.get(server.url + file)).body();
      sum += gzipSync(body, { level: 9 }).length / 1000;
      // Otherwise Chromium compiles its functions one by one while the user waits.
      if (body.length > 12_000) expect(body.toString('utf8', 0, 40), file).toContain('allFunctionsCalledOnLoad');
    }
    console.log(`${path.replace(group, '…')}: ${files.length} scripts, ${sum.toFixed(1)} KB`);
    expect(sum).toBeGreaterThan(100);
    expect(sum).toBeLessThanOrEqual(budget);
  }
  await context.close();
});

test('a document comes with the answers it needs first, including a ticket for its text, and the cached page omits them', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Reader');
  const group = await createGroup('Read', account);
  await account.client.upload(group, '', [{ name: 'read.md', content: 'One line.\n' }]);
  const { page, context } = await openAs(browser, account, '/');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/')) calls.push(pathname.replace('/api/', ''));
  });
  // A busy server leaves the calls to the page.
  await expect(async () => {
    await page.goto('about:blank');
    calls.length = 0;
    const response = await page.goto(`${server.url}/workspace/${group}/read.md`);
    expect(await response?.text()).toContain('/api/request-ws-ticket');
  }).toPass();
  await expect(page.locator('.cm-content')).toContainText('One line.');
  expect(calls).not.toContain('request-ws-ticket');
  expect(calls).toContain('workspace/note-opened');
  const first = calls.slice(0, calls.indexOf('workspace/note-opened'));
  for (const call of ['request-capabilities', 'workspace/tree', 'workspace/stat', 'review/counts'])
    expect(first).not.toContain(call);
  // Once the event stream is open, data that may have changed meanwhile is refetched.
  await expect.poll(() => calls).toEqual(expect.arrayContaining(['workspace/tree', 'workspace/stat']));
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('scriptorium-application'));
      const pages = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName })));
      return Promise.all(pages.flatMap((response) => (response ? [response.text()] : [])));
    });
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  for (const html of await kept()) {
    expect(html).toContain('</body>');
    expect(html).not.toContain('first-answers');
  }
  await context.close();
});

test('a text is on its way before the editor’s code has arrived, on the socket that the editor then uses', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Waiter');
  const group = await createGroup('Wait', account);
  await account.client.upload(group, '', [{ name: 'wait.md', content: 'One line.\n' }]);
  const { page, context } = await openAs(browser, account, '/');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/editor-[^/]*\.js$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  // A busy server leaves the ticket to the page, which asks for it with the editor's code.
  await expect(async () => {
    sockets.length = 0;
    await page.goto(`${server.url}/workspace/${group}/wait.md`, { waitUntil: 'commit' });
    await expect.poll(() => sockets.length, { timeout: 5_000 }).toBe(1);
  }).toPass();
  await expect(page.locator('.cm-content')).toHaveCount(0);
  held.resolve();
  const text = page.locator('.cm-content');
  await expect(text).toContainText('One line.');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Another.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(sockets).toHaveLength(1);
  await context.close();
});

test('on the next visit each file is loaded once, and cached for offline use', async ({ browser, server }) => {
  const account = await createAccount(server, 'Returner');
  const group = await createGroup('Return', account);
  await account.client.upload(group, '', [{ name: 'open.md', content: 'One line.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/open.md`);
  const text = page.locator('.cm-content');
  await expect(text).toContainText('One line.');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  const loaded: string[] = [];
  tools.on('Network.requestWillBeSent', ({ request }) => {
    if (/\/assets\/.*\.(js|css)$/u.test(request.url)) loaded.push(new URL(request.url).pathname);
  });
  // Chromium uses what it preloads only if no worker answers for the file.
  await page.reload();
  await expect(text).toContainText('One line.');
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.filter((file, at) => loaded.indexOf(file) !== at)).toEqual([]);
  const isKept = (file: string): Promise<boolean> =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, file);
  for (const file of loaded) await expect.poll(() => isKept(file), file).toBe(true);
  await context.close();
});

test('inserting something into the page of a document does not restyle the whole page', async ({ browser, server }) => {
  const account = await createAccount(server, 'Inserter');
  const group = await createGroup('Insert', account);
  await account.client.upload(group, '', [{ name: 'text.md', content: 'One line.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/text.md`);
  await expect(page.locator('.cm-content')).toContainText('One line.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const line = document.querySelector('.cm-content')!;
    for (let count = 0; count < 10; count += 1) {
      const added = document.createElement('div');
      line.parentElement!.append(added);
      added.getBoundingClientRect();
      performance.mark(`inserted ${count}`);
      added.remove();
    }
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ args }) => args.elementCount ?? []);
  expect(counts.length).toBeGreaterThanOrEqual(10);
  expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeLessThan(20);
  await context.close();
});
