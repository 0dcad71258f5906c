import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = 'The quick brown fox jumps over the lazy dog.\n\nPack my box with five dozen liquor jugs.\n';

test('suggestions are decided by keyboard, all at once, offline, and on a phone', async ({ browser, server }) => {
  const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  const group = await createGroup('Paper', ada, ben);
  await ada.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(TEXT) }]);
  const [atAda, atBen] = await Promise.all(
    [ada, ben].map((account) => openAs(browser, account, `/workspace/${group}/fox.md`)),
  );
  const [one, two] = [atAda!.page, atBen!.page];
  await Promise.all([waitForEditor(one), waitForEditor(two)]);

  // The mode is chosen by key, and remembered.
  await placeCaret(one, 'quick');
  await one.keyboard.press('Control+Shift+S');
  await expect(one.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
  for (const [word, end] of [
    ['quick', 'ly'],
    ['lazy', 'y'],
    ['five', '!'],
    ['jugs', '?'],
  ] as const) {
    await placeCaret(one, word);
    await one.keyboard.type(end, { delay: 15 });
  }
  await waitForSaved(one);
  await expect(two.getByRole('article')).toHaveCount(4);

  // Suggestions are visited and decided without the mouse: accept one, and reject the next.
  const suggestion = (text: string) => two.getByRole('article', { name: `Suggestion by Ada: Insert “${text}”` });
  await two.locator('.cm-content').focus();
  await two.keyboard.press('F6');
  await expect(suggestion('ly')).toBeFocused();
  await two.keyboard.press('j');
  await expect(suggestion('y')).toBeFocused();
  await two.keyboard.press('k');
  await two.keyboard.press('a');
  await expect(suggestion('y')).toBeFocused();
  await two.keyboard.press('r');
  await expect(two.getByRole('article')).toHaveCount(2);
  await expect.poll(() => readEditor(two)).toBe(TEXT.replace('quick', 'quickly'));
  await two.keyboard.press('Enter');
  await two.getByRole('textbox', { name: 'Reply' }).fill('Why?');
  await two.keyboard.press('Control+Enter');
  await expect(one.getByRole('article').filter({ hasText: 'Why?' })).toBeVisible();

  // The remaining two, while offline: one confirmation with their number, applied on reconnection, and undone.
  await waitForSaved(two);
  await atBen!.context.setOffline(true);
  await two.getByRole('tab', { name: 'Comments' }).click();
  await two.getByRole('button', { name: 'Accept all' }).click();
  const question = two.getByRole('dialog', { name: 'Accept 2 suggestions?' });
  await question.getByRole('button', { name: 'Accept' }).click();
  expect(await readEditor(two)).toBe(TEXT.replace('quick', 'quickly'));
  await atBen!.context.setOffline(false);
  const all = TEXT.replace('quick', 'quickly').replace('five', 'five!').replace('jugs', 'jugs?');
  await expect.poll(() => readEditor(two), { timeout: 30_000 }).toBe(all);
  await expect.poll(() => readEditor(one)).toBe(all);

  // On a phone the cards are in a sheet. A suggestion accepted there is still being extended offline.
  await placeCaret(one, 'fox');
  await one.keyboard.type('es', { delay: 15 });
  await waitForSaved(one);
  await atAda!.context.setOffline(true);
  await one.keyboard.type(' ran', { delay: 15 });
  await two.setViewportSize({ width: 360, height: 740 });
  await two.keyboard.press('Escape');
  await two.locator('ins.cm-suggest-insert').click();
  const sheet = two.getByRole('dialog', { name: 'Comments' });
  await sheet.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => readEditor(two)).toBe(all.replace('fox', 'foxes'));
  await two.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(two.locator('.cm-content')).toBeFocused();
  await atAda!.context.setOffline(false);
  const inserted = async (): Promise<string> => (await two.locator('ins.cm-suggest-insert').allTextContents()).join('');
  await expect.poll(inserted, { timeout: 30_000 }).toBe(' ran');
  expect(await readEditor(two)).toBe(all.replace('fox', 'foxes'));
  expect([...atAda!.problems, ...atBen!.problems]).toEqual([]);
  await Promise.all([atAda!.context.close(), atBen!.context.close()]);
});

test(
  'a comment moves with its text when that is cut and pasted, and is re-anchored when the text is lost',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Ada');
    const group = await createGroup('Paper', ada);
    await ada.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(TEXT) }]);
    const { page, context } = await openAs(browser, ada, `/workspace/${group}/fox.md`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await waitForEditor(page);
    const selectPassage = async (): Promise<void> => {
      await placeCaret(page, 'over the lazy', 'before');
      for (let i = 0; i < 'over the lazy'.length; i += 1) await page.keyboard.press('Shift+ArrowRight');
    };
    await selectPassage();
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Is it lazy?');
    await page.keyboard.press('Control+Enter');
    const card = page.getByRole('article', { name: 'Comment by Ada on “over the lazy”' });
    await expect(card).toBeVisible();
    await selectPassage();
    await page.keyboard.press('Control+x');
    await expect(page.locator('.cm-comment-range')).toHaveCount(0);
    await placeCaret(page, 'liquor jugs');
    await page.keyboard.press('Control+v');
    await expect(page.locator('.cm-comment-range')).toHaveText('over the lazy');
    // Undo puts the comment back, redo moves it again.
    await page.keyboard.press('Control+z');
    await expect(page.locator('.cm-comment-range')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => readEditor(page)).toBe(TEXT);
    await expect(page.locator('.cm-comment-range')).toHaveText('over the lazy');
    await page.keyboard.press('Control+y');
    await expect(page.locator('.cm-comment-range')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(page.locator('.cm-comment-range')).toHaveText('over the lazy');

    // Once its words are deleted for good, it says so and is re-anchored by keyboard.
    for (let i = 0; i < 'over the lazy'.length; i += 1) await page.keyboard.press('Backspace');
    await waitForSaved(page);
    await page.getByRole('tab', { name: 'Comments' }).click();
    await expect(card).toContainText('The text this belongs to was deleted');
    await card.getByRole('button', { name: 'Re-anchor' }).click();
    const prompt = page.getByText('Select the passage this comment belongs to');
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await card.getByRole('button', { name: 'Re-anchor' }).click();
    await placeCaret(page, 'brown');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(prompt).toBeHidden();
    await expect(page.locator('.cm-comment-range')).toHaveText('brown');
    expect(await readEditor(page)).toContain('brown fox');

    // On a phone, too: neither the panel nor the sheet covers the text meanwhile.
    await placeCaret(page, 'brown');
    for (let i = 0; i < 'brown'.length; i += 1) await page.keyboard.press('Backspace');
    await waitForSaved(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Comments' }).click();
    // The card quotes its new passage.
    const given = page.getByRole('article', { name: 'Comment by Ada on “brown”' });
    await given.getByRole('button', { name: 'Re-anchor' }).click();
    await expect(prompt).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await placeCaret(page, 'fox');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Use this passage' }).click();
    await expect(page.locator('.cm-comment-range')).toHaveText('fox');
    await context.close();
  },
);

test(
  'a tap opens a suggestion or comment while other words are selected, but not one that is selected itself',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const workspace = await createGroup('Paper', ada, ben);
    await ada.client.upload(workspace, '', [
      {
        name: 'fox.md',
        content: new TextEncoder().encode(`${TEXT}${'\nFive boxing wizards.\n'.repeat(20)}\nAt last.\n`),
      },
    ]);
    const reviewer = await Reviewer.open(ben, { workspace, path: 'fox.md' });
    await reviewer.suggest(TEXT.indexOf(' fox'), TEXT.indexOf(' fox'), ' red');
    await reviewer.comment(TEXT.indexOf('lazy'), TEXT.indexOf('lazy') + 4, 'Is it lazy?');
    reviewer.close();
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${workspace}/fox.md`, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await waitForEditor(page);
    const sheet = page.getByRole('dialog', { name: 'Comments' });
    const select = async (word: string): Promise<void> => {
      await placeCaret(page, word);
      await page.keyboard.press('Control+Shift+ArrowLeft');
    };
    const selected = () => page.evaluate(() => String(getSelection()));
    for (const [mark, shown] of [
      [page.locator('ins.cm-suggest-insert'), 'Suggestion by Ben: Insert “ red”'],
      [page.locator('.cm-comment-range'), 'Comment by Ben on “lazy”'],
    ] as const) {
      await select('quick');
      await expect(page.getByRole('button', { name: 'Suggest', exact: true })).toBeVisible();
      // The bar below the text offers it, not buttons over the text.
      await expect(page.locator('.cm-comment-offer')).toHaveCount(0);
      await mark.tap();
      await expect(sheet.getByRole('article', { name: shown })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    // Selecting the words of a comment, to copy or replace them, does not open it.
    await select('lazy');
    await page.locator('.cm-comment-range').click({ modifiers: ['Shift'] });
    await expect.poll(selected).not.toBe('');
    await expect(sheet).toBeHidden();
    // The form has the focus and leaves the commented words visible, even the last ones of a text.
    await select('At last');
    await page.getByRole('button', { name: 'Comment', exact: true }).tap();
    await expect(sheet.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
    const words = page.locator('.cm-comment-range', { hasText: 'last' });
    const below = async (): Promise<number> => {
      const [form, passage] = await Promise.all([sheet.boundingBox(), words.boundingBox()]);
      expect(form!.height).toBeLessThanOrEqual(0.4 * 740);
      return form!.y - passage!.y - passage!.height;
    };
    await expect.poll(below).toBeGreaterThan(0);
    // The same with an on-screen keyboard.
    await page.setViewportSize({ width: 360, height: 400 });
    await expect.poll(async () => Math.min(await below(), (await words.boundingBox())!.y - 52)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await sheet.getByRole('button', { name: 'Cancel' }).tap();
    await expect(sheet).toBeHidden();
    // A reply is visible with its buttons above the keyboard, which may open before or after the first letter.
    await page.locator('.cm-comment-range', { hasText: 'lazy' }).tap();
    await sheet.getByRole('textbox', { name: 'Reply' }).tap();
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(sheet.getByRole('textbox', { name: 'Reply' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('No.');
    await expect(sheet.getByRole('button', { name: 'Reply', exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(sheet.getByRole('button', { name: 'Reply', exact: true })).toBeInViewport({ ratio: 1 });
    expect(problems).toEqual([]);
    const tablet = await openAs(browser, ada, `/workspace/${workspace}/fox.md`, {
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
    });
    await waitForEditor(tablet.page);
    const passage = tablet.page.locator('.cm-comment-range');
    await passage.tap();
    const low = tablet.page.getByRole('dialog', { name: 'Comments' });
    await expect(low.getByRole('article', { name: 'Comment by Ben on “lazy”' })).toBeVisible();
    // Most of the window is left to the text.
    expect((await low.boundingBox())!.height).toBeLessThan(460);
    await expect(passage).toBeInViewport({ ratio: 1 });
    await tablet.context.close();
    await context.close();
  },
);
