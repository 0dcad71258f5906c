import type { Page } from '@playwright/test';
import { createAccount, createGroup, type Account } from '../tests/_support/accounts.ts';
import { FULL } from '../tests/_support/full.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** The server responds "busy" to this call until `mend` is called. */
async function breakCall(page: Page, path: string): Promise<{ mend: () => Promise<void> }> {
  const pattern = `**${path}`;
  await page.route(pattern, (route) =>
    route.fulfill({ status: 503, json: { error: 'overloaded', message: 'The server is busy. Please try again.' } }),
  );
  return { mend: () => page.unroute(pattern) };
}

/** Controls that are visible but covered where they would be clicked. */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a[href], main button, main input, [role=dialog] button')].flatMap(
      (control) => {
        const place = control.getBoundingClientRect();
        const x = place.left + place.width / 2;
        const y = place.top + place.height / 2;
        const strip = document.querySelector('[role=alert]')?.getBoundingClientRect();
        const edge = Math.min(innerHeight, strip?.top ?? innerHeight);
        // Scrolled out of view, like anything below the window.
        if (place.width === 0 || y < 0 || y >= edge || x < 0 || x >= innerWidth) return [];
        const hit = document.elementFromPoint(x, y);
        return hit?.closest('[data-testid=toast]') ? [control.outerHTML] : [];
      },
    ),
  );
}

test.describe('an error toast', () => {
  let marlene: Account;
  let group: string;
  test.beforeAll(async ({ server }) => {
    marlene = await createAccount(server, 'Marlene');
    group = await createGroup('Kelp', marlene);
  });

  const NARROW = [[360, 640]] as const;
  const WIDER = [
    [1440, 900],
    [768, 700],
  ] as const;
  for (const [width, height] of FULL ? [...NARROW, ...WIDER] : NARROW) {
    test(`covers no controls at ${width}`, { tag: '@full' }, async ({ browser }) => {
      const { page, context } = await openAs(browser, marlene, `/groups/manage/${group}`, {
        viewport: { width, height },
      });
      await breakCall(page, '/api/groups/delete');
      const button = page.getByRole('button', { name: 'Delete group' });
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: false }).last().click();
      await expect(page.getByTestId('toast')).toContainText('Could not delete group: The server is busy.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await findCovered(page)).toEqual([]);
      await expect(button).toBeInViewport({ ratio: 1 });
      // Clicked by coordinates: Playwright would scroll first, a mouse does not.
      const place = await button.boundingBox();
      if (place === null) throw new Error('The button is gone.');
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await expect(page.getByRole('dialog')).toBeVisible();
      await context.close();
    });
  }

  test('disappears after six seconds, but not while hovered', { tag: '@full' }, async ({ browser }) => {
    const { page, context } = await openAs(browser, marlene, `/groups/manage/${group}`);
    await page.clock.install();
    await breakCall(page, '/api/groups/update');
    await page.getByRole('textbox', { name: 'Group name' }).fill('Kelp two');
    await page.keyboard.press('Enter');
    const toast = page.getByTestId('toast');
    await expect(toast).toContainText('Could not update group settings:');
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(5_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toast).toHaveCount(0);
    await context.close();
  });

  test('disappears when the same call succeeds, and with its screen', { tag: '@full' }, async ({ browser }) => {
    const { page, context } = await openAs(browser, marlene, `/groups/manage/${group}`);
    const name = page.getByRole('textbox', { name: 'Group name' });
    await expect(name).toBeVisible();
    // Hovered, so that no toast times out.
    const call = await breakCall(page, '/api/groups/update');
    const error = page.getByTestId('toast').filter({ hasText: 'Could not update group settings:' });
    await name.fill('Kelp three');
    await page.keyboard.press('Enter');
    await error.hover();
    await call.mend();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The group is now called "Kelp three".')).toBeVisible();
    await expect(error).toHaveCount(0);

    await breakCall(page, '/api/groups/update');
    await name.fill('Kelp four');
    await page.keyboard.press('Enter');
    await error.hover();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await expect(error).toHaveCount(0);
    await context.close();
  });
});
