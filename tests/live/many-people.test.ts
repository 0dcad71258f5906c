import type { Browser, Page } from '@playwright/test';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { updateGroup } from '@scriptorium/contract/operations/admin-groups.ts';
import { logout } from '@scriptorium/contract/operations/auth.ts';
import { removeMember } from '@scriptorium/contract/operations/groups.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin, loginAs } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { awaitState, launchBrowser, logIn, newProfile, openPage, readText } from './browser/open-page.ts';
import { newClientId, openSocket } from './live-client.ts';

const LINES = 400;

let server: BorrowedServer;
let browser: Browser;
let ada: Account;
let ben: Account;
let workspace: string;
let place: { workspace: string; item: string; path: string; userId: string };
let page: Page;
let documents = 0;

beforeAll(async () => {
  server = await borrowServer();
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
  place = await makeText(workspace, path, content);
  const context = await newProfile(browser, ada, server.url);
  await context.clock.install();
  page = await openPage(context, server.url, place);
  await awaitState(page, 'saved');
});
afterEach(() => page.context().close());

async function makeText(uuid: string, name: string, content: string): Promise<typeof place> {
  const { item } = await ada.client.call(createTextFile, { uuid, parentItem: '', name, content });
  const { user } = await ada.client.call(getData, {});
  return { workspace: uuid, item: item.uuid, path: name, userId: user.uuid };
}

function isCaretInSight(): boolean {
  const box = document.querySelector('.cm-person-caret')?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

it("follows another person's caret until one types", async () => {
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

it('shows who has been idle for a minute, and who is back', async () => {
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

it('warns before leaving the page only if something is unsent', async () => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // Browsers do not warn users who have never interacted with the page.
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

it('tells a removed user that access is gone, and keeps unsent changes', async () => {
  const group = await createGroup('Short-lived', ada, ben);
  const text = await makeText(group, 'x.md', 'theirs');
  const { uuid: userId } = (await ben.client.call(getData, {})).user;
  const context = await newProfile(browser, ben, server.url);
  const tab = await openPage(context, server.url, { ...text, userId });
  await awaitState(tab, 'saved');
  await context.setOffline(true);
  await tab.evaluate(() => window.live.insert(0, 'mine and '));
  await awaitState(tab, 'offline');
  await ada.client.call(removeMember, { uuid: group, user: ben.email });
  await context.setOffline(false);
  await awaitState(tab, 'no-access');
  expect(await readText(tab)).toBe('mine and theirs');
  await expect
    .poll(() => tab.evaluate((id) => window.live.copies(id), userId))
    .toMatchObject([{ text: 'mine and theirs' }]);
  await context.close();
});

it('tells a logged-out user, and saves what was typed meanwhile after the next login', async () => {
  const session = await loginAs(server, ada);
  const context = await newProfile(browser, session, server.url);
  const tab = await openPage(context, server.url, place);
  for (const word of ['', 'written meanwhile ']) {
    await awaitState(tab, 'saved');
    await session.client.call(logout, {});
    await tab.evaluate((typed) => typed !== '' && window.live.insert(0, typed), word);
    await awaitState(tab, 'logged-out');
    await session.client.login(session.email, session.password);
    await logIn(context, session, server.url);
    // It polls every few seconds; this is faster.
    await tab.evaluate(() => dispatchEvent(new Event('online')));
  }
  await awaitState(tab, 'saved');
  await page.waitForFunction(() => window.live.text().startsWith('written meanwhile line 0'));
  await context.close();
});

it('reports full storage, and saves as soon as there is room', async () => {
  const group = await createGroup('Small', ada);
  const admin = await loginAdmin(server);
  const text = await makeText(group, 'x.md', 'x'.repeat(900));
  const tab = await openPage(page.context(), server.url, text);
  await awaitState(tab, 'saved');
  await admin.client.call(updateGroup, { uuid: group, name: 'Small', quota: 1000 });
  await tab.evaluate(() => window.live.insert(0, 'y'.repeat(200)));
  await awaitState(tab, 'storage-full');
  await admin.client.call(updateGroup, { uuid: group, name: 'Small', quota: 2000 });
  await page.context().clock.runFor(5000);
  await awaitState(tab, 'saved');
  const other = await openSocket(ada.client, text);
  expect((await other.next('get-document')).document).toEqual([`${'y'.repeat(200)}${'x'.repeat(900)}`]);
  other.raw.terminate();
});
