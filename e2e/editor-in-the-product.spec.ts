import type { Browser } from '@playwright/test';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { readEditor, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** A text of an account of its own, and where it opens. */
async function writeText(server: RunningServer, name: string, text: string) {
  const account = await createAccount(server, name);
  const uuid = await findWorkspace(account);
  const uploaded = await account.client.upload(uuid, '', [
    { name: 'text.md', content: new TextEncoder().encode(text) },
  ]);
  if (uploaded.status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(uploaded.body)}`);
  return { account, path: `/workspace/${uuid}/text.md` };
}

async function openText(browser: Browser, server: RunningServer, name: string, text: string, touch = false) {
  const { account, path } = await writeText(server, name, text);
  const options = touch ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } : {};
  const opened = await openAs(browser, account, path, options);
  await waitForEditor(opened.page);
  return { ...opened, account, path };
}

test('a document whose connection begins otherwise than it must is said to be wrong, and opened anew', async ({
  browser,
  server,
}) => {
  const { account, path } = await writeText(server, 'Wanda', 'What the server has.');
  const { page } = await openAs(browser, account, '/');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  let asked = 0;
  await page.routeWebSocket(/\/documents\?/, (route) => {
    asked += 1;
    if (asked === 1) route.send(JSON.stringify({ type: 'acknowledge', version: 0 }));
    else route.connectToServer();
  });
  await page.goto(path);
  await waitForEditor(page);
  expect(await readEditor(page)).toBe('What the server has.');
  expect(errors).toContain('Something went wrong');
  expect(asked).toBe(2);
});

test('an empty document says so; saving by the key does nothing, and the browser does not either', async ({
  browser,
  server,
}) => {
  const { page } = await openText(browser, server, 'Empty', '');
  await expect(page.locator('.cm-placeholder')).toHaveText('Empty document…');
  const content = page.locator('.cm-content');
  expect(await content.evaluate((element) => getComputedStyle(element).minHeight)).toBe('150px');
  const swallowed = await content.evaluate((element) => {
    const event = new KeyboardEvent('keydown', {
      key: 's',
      code: 'KeyS',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(swallowed).toBe(true);
  expect(await readEditor(page)).toBe('');
});

test('on a telephone boxes are ticked, links opened, marks set from the bar, and wide tables move by themselves', async ({
  browser,
  server,
}) => {
  const wide = Array.from({ length: 9 }, (_unused, index) => `column number ${index}`);
  const text = [
    'Some words and [a link](https://example.org/there).',
    '- [ ] to do',
    `| ${wide.join(' | ')} |\n|${'---|'.repeat(9)}\n| ${wide.map(() => 'value').join(' | ')} |`,
  ].join('\n\n');
  const { page, problems } = await openText(browser, server, 'Phone', text, true);
  await page.getByRole('checkbox', { name: 'to do' }).tap();
  await expect.poll(() => readEditor(page)).toContain('- [x] to do');
  // The table scrolls sideways, the page does not.
  const box = page.locator('.cm-table-box');
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator('.cm-link').tap();
  await expect(page.locator('.cm-address-tip')).toContainText('https://example.org/there');
  await expect(page.locator('.cm-address-tip').getByRole('button', { name: 'Open' })).toBeVisible();
  expect(problems).toEqual([]);
});
