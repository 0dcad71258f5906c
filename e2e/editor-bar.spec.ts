import type { Page } from '@playwright/test';
import { createAccount, findWorkspace, loginAdmin } from '../tests/_support/accounts.ts';
import { setUserQuota } from '../tests/workspace/set-user-quota.ts';
import { waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** Buttons of the bar above the text that are out of sight or under something else. */
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

test(
  'every button above a text is in reach from 768 pixels, also beside the longest save state',
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
