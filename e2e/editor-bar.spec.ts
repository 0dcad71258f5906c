import type { Locator, Page } from '@playwright/test';
import { createAccount, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { setUserQuota } from '../tests/workspace/set-user-quota.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** Buttons of the bar above the text that are out of view or covered. */
function findLost(page: Page): Promise<string[]> {
  return page.getByRole('toolbar', { name: 'Formatting' }).evaluate((format) =>
    [...(format.parentElement?.querySelectorAll('button') ?? [])].flatMap((button) => {
      const place = button.getBoundingClientRect();
      if (place.width === 0) return [];
      const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
      return button.contains(hit) ? [] : [button.ariaLabel ?? button.textContent ?? ''];
    }),
  );
}

async function expectTooltips(page: Page): Promise<void> {
  const tooltip = page.getByRole('tooltip');
  const bold = page.getByRole('button', { name: 'Bold' });
  await bold.hover();
  await expect(tooltip).toHaveText(/^Bold · /u);
  // The accessible name excludes the keys; the description includes them.
  await expect(bold).toHaveAccessibleDescription(/^Bold · /u);
  // Below it, where it does not lie on the app's bar.
  const [above, below] = [await bold.boundingBox(), await tooltip.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.mouse.move(600, 600);
  await expect(tooltip).toHaveCount(0);
  const heading = page.getByRole('button', { name: 'Heading', exact: true });
  await expect(heading).toHaveAttribute('aria-haspopup', 'menu');
  await heading.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText(/^Bold · /u);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  // On touch screens, holding a button shows its tooltip.
  await bold.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(tooltip).toHaveText(/^Bold · /u);
  await bold.dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(tooltip).toHaveCount(0);
}

test(
  'every button above a text is reachable from 768 pixels, even beside the longest save status',
  { tag: '@full' },
  async ({ browser, server }) => {
    const account = await createAccount(server, 'Barbara');
    const uuid = await findWorkspace(account);
    await account.client.upload(uuid, '', [{ name: 'paper.md', content: '# Paper\n\nText.\n' }]);
    await setUserQuota(await loginAdmin(server), account.email, 1000);
    const { page, context } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
    await waitForEditor(page);
    await waitForSaved(page);
    const look = async (): Promise<string[]> => {
      const lost: string[] = [];
      for (const width of [768, 900, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const name of await findLost(page)) lost.push(`${name} at ${width}`);
      }
      return lost;
    };
    expect(await look()).toEqual([]);
    await page.locator('.cm-content').first().click();
    await page.keyboard.insertText('x'.repeat(3000));
    await expect(page.getByText('Storage is full. Your changes are kept on this device').first()).toBeVisible();
    expect(await look()).toEqual([]);
    await context.close();
  },
);

test('the bar above a text is a single row, for touch on a tablet and beside a full sentence on a desktop', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Bettina');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'paper.md', content: '# Paper\n\nText.\n' }]);
  const path = `/workspace/${uuid}/paper.md`;
  const tablet = await openAs(browser, account, path, { viewport: { width: 768, height: 1024 }, hasTouch: true });
  await waitForEditor(tablet.page);
  await waitForSaved(tablet.page);
  const format = tablet.page.getByRole('toolbar', { name: 'Formatting' });
  const bar = format.locator('..');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(53);
  expect(await findLost(tablet.page)).toEqual([]);
  // Buttons without room are in the menu, and do the same.
  await expect(format.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect(format.getByRole('button', { name: 'Table' })).toHaveCount(0);
  await placeCaret(tablet.page, 'Text.');
  await format.getByRole('button', { name: 'More formatting' }).click();
  await tablet.page.getByRole('menuitem', { name: 'Task list' }).click();
  await expect.poll(() => readEditor(tablet.page)).toContain('- [ ] Text.');
  await bar.getByRole('button', { name: 'Export…' }).click();
  // Over the right of the text, which stays usable.
  const panel = tablet.page.getByRole('complementary', { name: 'Side panel' });
  await expect(panel.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(tablet.page.getByRole('dialog')).toHaveCount(0);
  await placeCaret(tablet.page, 'Text.');
  await tablet.page.keyboard.type(' More.');
  await expect.poll(() => readEditor(tablet.page)).toContain('Text. More.');
  await expect(panel).toBeVisible();
  await panel.getByRole('tab', { name: 'Outline' }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(tablet.page.locator('.cm-content')).toBeFocused();
  const toggle = bar.getByRole('button', { name: 'Show the side panel' });
  await toggle.click();
  await expect(panel).toBeVisible();
  await tablet.page.getByRole('button', { name: 'Close the panel' }).click();
  await expect(panel).toHaveCount(0);
  await toggle.click();
  // Escape closes a menu or a list in it first, not the panel as well.
  await panel.getByRole('tab', { name: 'Comments' }).click();
  await panel.getByRole('button', { name: 'Options for comments' }).click();
  await expect(tablet.page.getByRole('menu')).toBeVisible();
  await tablet.page.keyboard.press('Escape');
  await expect(tablet.page.getByRole('menu')).toHaveCount(0);
  await panel.getByRole('tab', { name: 'Export' }).click();
  await panel.getByRole('combobox', { name: 'Profile' }).click();
  await expect(tablet.page.getByRole('listbox')).toBeVisible();
  await tablet.page.keyboard.press('Escape');
  await expect(tablet.page.getByRole('listbox')).toBeHidden();
  await expect(panel).toBeVisible();
  await bar.getByRole('button', { name: 'Hide the side panel' }).click();
  await expect(panel).toHaveCount(0);
  await tablet.context.close();

  const desk = await openAs(browser, account, path, { viewport: { width: 1440, height: 900 } });
  await waitForEditor(desk.page);
  await waitForSaved(desk.page);
  await expectTooltips(desk.page);
  await desk.context.setOffline(true);
  const badge = desk.page.locator('[data-save-badge]');
  await expect(badge).toHaveText('Offline. Your changes are kept on this device.');
  expect((await badge.boundingBox())?.height).toBeLessThanOrEqual(32);
  expect(await findLost(desk.page)).toEqual([]);
  await desk.context.close();
});

test('bars fade while typing, except for problems, and remain where they must not fade', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Berta');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'paper.md', content: '# Paper\n\nText.\n' }]);
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/paper.md`);
  await waitForEditor(page);
  await waitForSaved(page);
  const format = page.getByRole('toolbar', { name: 'Formatting' });
  const header = page.getByRole('link', { name: 'Dashboard' }).last();
  const badge = page.locator('[data-save-badge]');
  const opacity = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      let product = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        product *= Number(getComputedStyle(at).opacity);
      return product;
    });
  const faded = async (part: Locator): Promise<void> => expect.poll(() => opacity(part)).toBeCloseTo(0.3, 2);
  const clear = async (part: Locator): Promise<void> => expect.poll(() => opacity(part)).toBe(1);
  await placeCaret(page, 'Text.');
  await page.keyboard.type('abc');
  await clear(format);
  await page.keyboard.type('def');
  await faded(format);
  await faded(header);
  // A pause, the pointer, a selection, and focus bring the bars back.
  await clear(format);
  await clear(header);
  await page.keyboard.type('some words');
  await faded(format);
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await clear(format);
  await page.keyboard.type('some words');
  await faded(format);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('html')).not.toHaveAttribute('data-calm', { timeout: 1_000 });
  await clear(format);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('some words');
  await faded(format);
  await format.getByRole('button', { name: 'Bold' }).focus();
  await clear(format);

  await placeCaret(page, 'Text.');
  await context.setOffline(true);
  await expect(badge).toContainText('Offline');
  await page.keyboard.type('some words');
  await faded(format);
  await clear(badge);
  await context.setOffline(false);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.type('some words');
  await clear(format);
  await page.emulateMedia({ forcedColors: 'none' });
  await format.getByRole('button', { name: 'More formatting' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Fade the bars while I type' }).click();
  await placeCaret(page, 'Text.');
  await page.keyboard.type('some words');
  await clear(format);
  await context.close();
});
