import type { Browser, Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { awaitState, launchBrowser, newProfile, openPage } from './browser/open-page.ts';
import { newClientId, openSocket } from './live-client.ts';

const LINES = 400;

let server: RunningServer;
let browser: Browser;
let ada: Account;
let ben: Account;
let workspace: string;
let place: { workspace: string; path: string; userId: string };
let page: Page;
let documents = 0;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

beforeEach(async () => {
  documents += 1;
  const path = `company-${documents}.md`;
  const content = Array.from({ length: LINES }, (_, i) => `line ${i}\n`).join('');
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path, content });
  const { uuid: userId } = (await ada.client.call(getData, {})).user;
  place = { workspace, path, userId };
  const context = await newProfile(browser, ada, server.url);
  await context.clock.install();
  page = await openPage(context, server.url, place);
  await awaitState(page, 'saved');
});
afterEach(() => page.context().close());

function isCaretInSight(): boolean {
  const box = document.querySelector('.cm-person-caret')?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

it('scrolls along with a person one follows, until one writes oneself', async () => {
  const other = await openSocket(ben.client, place, { protocol: '1', clientID: newClientId() });
  const { currentVersion, document } = await other.next('get-document');
  const at = (document ?? []).slice(0, 380).join('\n').length;
  other.send({ type: 'presence', version: currentVersion, anchor: 0, head: 0 });
  await page.waitForFunction(() => window.live.status().people.length === 1);
  await page.evaluate(() => window.live.follow(window.live.status().people[0]?.id ?? ''));
  other.send({ type: 'presence', version: currentVersion, anchor: at, head: at });
  await page.waitForFunction(isCaretInSight);
  expect(await page.evaluate(() => window.live.status().people[0]?.followed)).toBe(true);
  await page.evaluate(() => window.live.insert(0, 'mine'));
  await page.waitForFunction(() => window.live.status().people[0]?.followed === false);
  other.raw.terminate();
});

it('says who is idle after a minute without a sign, and who is back', async () => {
  const other = await openSocket(ben.client, place, { protocol: '1', clientID: newClientId() });
  const { currentVersion } = await other.next('get-document');
  other.send({ type: 'presence', version: currentVersion, anchor: 0, head: 0, idle: true });
  await page.waitForFunction(() => window.live.status().people[0]?.idle === true);
  await page.context().clock.runFor(61_000);
  const hear = async (idle: boolean): Promise<void> => {
    for (;;) {
      const { people } = await other.next('presence');
      if (people.some((person) => person.label === 'Ada' && (person.idle ?? false) === idle)) return;
    }
  };
  await hear(true);
  await page.evaluate(() => window.live.insert(0, 'back'));
  await hear(false);
  other.raw.terminate();
});

it('asks before the page is left only when something is unsent', async () => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // A browser asks nobody who has not touched the page.
  await page.locator('.cm-content').click();
  await page.goto(`${server.url}/health`);
  expect(asked).toEqual([]);
  await page.context().close();

  page = await openPage(await newProfile(browser, ada, server.url), server.url, place);
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await awaitState(page, 'saved');
  await page.locator('.cm-content').click();
  await page.context().setOffline(true);
  await page.evaluate(() => window.live.insert(0, 'unsent'));
  await awaitState(page, 'offline');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
});
