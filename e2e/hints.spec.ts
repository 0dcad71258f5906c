import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a new user gets each hint once, after a pause and in context, and can ask for them again', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Hilda');
  const uuid = await findWorkspace(account);
  const content = '# Paper\n\nSome words.\n\n\n\nLast.\n';
  await account.client.upload(uuid, '', [{ name: 'paper.md', content }]);
  const { page, context, problems } = await openAs(browser, account, '/profile');
  const hint = page.locator('[data-hint]');
  await page.clock.install();
  // Time passes only in `rest`, by more than a hint takes to appear or to count as read.
  const open = async (): Promise<void> => {
    await page.clock.resume();
    await page.goto(new URL(`/workspace/${uuid}/paper.md`, account.client.origin).href);
    await waitForEditor(page);
    await waitForSaved(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  };
  const rest = (): Promise<void> => page.clock.runFor(4_500);
  await open();

  // No hint while typing; the card closes with the next key, which goes into the text.
  await placeCaret(page, 'words.\n\n');
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.type('a');
    await page.keyboard.press('Backspace');
    await page.clock.runFor(3_000);
    await expect(hint).toHaveCount(0);
  }
  await page.clock.runFor(1_500);
  await expect(hint).toHaveText('Type / to insert a table, figure or formula.');
  await expect(page.locator('.cm-content').first()).toBeFocused();
  await page.keyboard.type('x');
  await expect(hint).toHaveCount(0);
  expect(await readEditor(page)).toContain('words.\n\nx\n');
  await page.keyboard.press('Backspace');

  // Too briefly to count as read: it appears again, until it is closed.
  await rest();
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.locator('.cm-content').first()).toBeFocused();

  await open();
  await placeCaret(page, 'Some');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await rest();
  await expect(hint).toHaveText('Ctrl Shift M comments on the selected words.');
  const card = await hint.boundingBox();
  const words = await page.locator('.cm-line', { hasText: 'Some words.' }).boundingBox();
  expect(card?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  // The third text opened on this device. Only one hint per text.
  await open();
  await rest();
  await expect(hint).toHaveText('Ctrl P opens any file.');
  await rest();
  await open();
  await placeCaret(page, 'words.\n\n');
  await rest();
  await expect(hint).toHaveCount(0);

  await page.clock.resume();
  await page.goto(new URL('/help', account.client.origin).href);
  await page.getByRole('button', { name: 'Show hints again' }).click();
  await expect(page.getByText('Hints will appear again.')).toBeVisible();
  await open();
  await placeCaret(page, 'words.\n\n');
  await rest();
  await expect(hint).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
