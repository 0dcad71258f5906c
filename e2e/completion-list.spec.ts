import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = `# Title\n\n${'A paragraph of some words, of which there are several in this text.\n\n'.repeat(12)}`;

/** The list, the last of its rows in part within it, the caret and the bar below the text. */
const MEASURE = () => {
  const box = (element: Element | null | undefined): { top: number; bottom: number; left: number; right: number } => {
    if (!element) throw new Error('There is no such element.');
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  };
  const list = document.querySelector('.cm-tooltip-autocomplete > ul');
  const end = box(list).bottom;
  const cut = [...(list?.querySelectorAll('li') ?? [])].map(box).find((row) => row.top < end && row.bottom > end + 1);
  return {
    shown: cut === undefined ? null : (end - cut.top) / (cut.bottom - cut.top),
    tooltip: box(list?.parentElement),
    caret: box(document.querySelector('.cm-cursor-primary')),
    surface: box(document.querySelector('.cm-editor')),
  };
};

test('on a phone, what can be inserted is listed above the format bar, below the caret, and ends in half a row', async ({
  browser,
  server,
}) => {
  const account = await createAccount(server, 'Ada');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'text.md', content: TEXT }]);
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/text.md`, options);
  await waitForEditor(page);
  await page.locator('.cm-content').first().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('/');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => page.evaluate(MEASURE).then(({ shown }) => shown)).toBeCloseTo(0.5, 1);
  const { tooltip, caret, surface } = await page.evaluate(MEASURE);
  expect(tooltip).toMatchObject({ left: 0, right: 360 });
  expect(tooltip.bottom).toBeCloseTo(surface.bottom, 0);
  expect(caret.bottom).toBeLessThan(tooltip.top);
  expect(caret.top).toBeGreaterThan(surface.top);
  await page.getByRole('option', { name: 'Quote' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await context.close();
});

test('a list with less room than rows ends in half a row, within the editor', async ({ browser, server }) => {
  const account = await createAccount(server, 'Ben');
  const uuid = await findWorkspace(account);
  await account.client.upload(uuid, '', [{ name: 'text.md', content: TEXT }]);
  const options = { viewport: { width: 1440, height: 700 } };
  const { page, context } = await openAs(browser, account, `/workspace/${uuid}/text.md`, options);
  await waitForEditor(page);
  await page.locator('.cm-line', { hasText: 'A paragraph' }).nth(4).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => page.evaluate(MEASURE).then(({ shown }) => shown)).toBeCloseTo(0.5, 1);
  const { tooltip, caret, surface } = await page.evaluate(MEASURE);
  expect(tooltip.top).toBeGreaterThanOrEqual(surface.top);
  expect(tooltip.bottom).toBeLessThanOrEqual(surface.bottom);
  expect(tooltip.top > caret.bottom - 1 || tooltip.bottom < caret.top + 1).toBe(true);
  await context.close();
});
