import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const MINUTE = 60_000;

test.describe('background activity of an open page', () => {
  test('polls notifications every 60 seconds without a stream', { tag: '@full' }, async ({ browser, server }) => {
    const host = await createAccount(server, 'Pollhost');
    const guest = await createAccount(server, 'Pollguest');
    const { page, context } = await openAs(browser, guest, '/login');
    await page.route('**/api/events', (route) => route.abort());
    await page.clock.install();
    await page.goto(`${server.url}/`);
    await expect(page.getByText('Welcome back, Pollguest!')).toBeVisible();
    const asked: number[] = [];
    page.on('request', (request) => request.url().endsWith('/get-notifications') && asked.push(1));
    await createGroup('Polled', host, guest);
    await page.clock.runFor(MINUTE - 5_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(10_000);
    await expect(page.getByRole('button', { name: 'Notifications: 1 unread notification' })).toBeVisible();
    expect(asked).toEqual([1]);
    await context.close();
  });

  test(
    'refetches the user every 10 minutes; an error changes nothing, only the end of the session logs out',
    { tag: '@full' },
    async ({ browser, server }) => {
      const account = await createAccount(server, 'Stayer');
      const { page, context } = await openAs(browser, account, '/login');
      await page.route('**/api/events', (route) => route.abort());
      const start = Date.now();
      await page.clock.install({ time: start });
      await page.goto(`${server.url}/profile`);
      await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeVisible();
      // From here on only the test moves the clock, however slow the machine.
      await page.clock.pauseAt(start + 2 * MINUTE);
      let asked = 0;
      let answer: number | null = 500;
      await page.route('**/api/user/get-data', async (route) => {
        asked += 1;
        await (answer === null ? route.continue() : route.fulfill({ status: answer, json: { error: 'internal' } }));
      });
      // The page was loaded at some time in those two minutes.
      await page.clock.runFor(7 * MINUTE);
      expect(asked).toBe(0);
      await page.clock.runFor(4 * MINUTE);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'Active Sessions' })).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/profile`);
      answer = null;
      await account.client.post('/api/auth/logout', {});
      await page.clock.runFor(11 * MINUTE);
      await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
      await context.close();
    },
  );
});

test('an ended session keeps unsaved text, which is saved after the next login', async ({ browser, server }) => {
  const account = await createAccount(server, 'Writer');
  const group = await createGroup('Kept', account);
  await account.client.upload(group, '', [{ name: 'kept.md', content: 'First line.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${group}/kept.md`);
  await waitForEditor(page);
  await waitForSaved(page);
  await placeCaret(page, 'First line.');
  // The server is unreachable from here on, so these words exist only here when the session ends.
  await context.setOffline(true);
  await page.keyboard.type(' Written without a server.');
  await expect(page.getByText('Offline. Your changes are kept on this device.').first()).toBeVisible({
    timeout: 30_000,
  });
  const other = account.client.clone();
  other.cookies.clear();
  await other.login(account.email, account.password);
  await other.post('/api/auth/terminate-other-sessions', {});
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\?redirect=/, { timeout: 30_000 });
  const note = page.getByRole('status').filter({ hasText: 'Please log in first.' });
  await expect(note).toHaveText(
    'Please log in first. Your unsent changes are kept on this device and will be sent once you are logged in.',
  );
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/workspace/${group}/kept.md`);
  await waitForEditor(page);
  await expect.poll(() => readEditor(page), { timeout: 30_000 }).toBe('First line. Written without a server.\n');
  await waitForSaved(page);
  await context.close();
});
