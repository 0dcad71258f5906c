import { setRole } from '@scriptorium/contract/operations/groups.ts';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
import { countRenders } from './_support/count-renders.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = 'The quick brown fox jumps over the lazy dog.\n\nPack my box with five dozen liquor jugs.\n';

test('a commenter suggests by typing, an editor sees it live, keeps writing and accepts', async ({
  browser,
  server,
}) => {
  const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  const group = await createGroup('Paper', ben, ada);
  await ben.client.call(setRole, { uuid: group, user: ada.email, role: 'commenter' });
  await ben.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(TEXT) }]);
  const [atAda, atBen] = await Promise.all(
    [ada, ben].map((account) => openAs(browser, account, `/workspace/${group}/fox.md`)),
  );
  const [one, two] = [atAda!.page, atBen!.page];
  await Promise.all([waitForEditor(one), waitForEditor(two)]);
  // Commenters suggest from the first key on; the mode says so.
  await expect(one.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
  await expect(two.getByRole('button', { name: 'Mode: Editing' })).toBeVisible();

  await placeCaret(one, 'quick');
  await one.keyboard.press('Control+Shift+ArrowLeft');
  await placeCaret(two, 'lazy');
  await Promise.all([one.keyboard.type('slow and careful', { delay: 25 }), two.keyboard.type(' old', { delay: 40 })]);
  await expect(one.locator('ins.cm-suggest-insert')).toHaveText('slow and careful');
  await expect(one.locator('del.cm-suggest-cut')).toHaveText('quick');
  await expect(two.locator('ins.cm-suggest-insert')).toHaveText('slow and careful');
  await Promise.all([waitForSaved(one), waitForSaved(two)]);
  // The text is unchanged except for Ben's words, and there is one suggestion, not one per key.
  expect(await readEditor(two)).toBe(TEXT.replace('lazy', 'lazy old'));
  const card = two.getByRole('article', { name: 'Suggestion by Ada: Replace “quick” with “slow and careful”' });
  await expect(card).toBeVisible();
  await expect(two.getByRole('article')).toHaveCount(1);

  // Undo reverts part of the suggestion; moving the caret separates the undo steps.
  await one.keyboard.press('ArrowLeft');
  await one.keyboard.press('Backspace');
  await expect(two.locator('ins.cm-suggest-insert')).toHaveText('slow and carefl');
  await one.keyboard.press('Control+z');
  await expect(two.locator('ins.cm-suggest-insert')).toHaveText('slow and careful');

  // An author's own suggested words leave nothing behind when deleted.
  await placeCaret(one, 'box');
  await one.keyboard.type('es', { delay: 25 });
  await expect(two.getByRole('article')).toHaveCount(2);
  await one.keyboard.press('Backspace');
  await one.keyboard.press('Backspace');
  await expect(two.getByRole('article')).toHaveCount(1);

  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(one.locator('ins.cm-suggest-insert')).toHaveCount(0);
  const accepted = TEXT.replace('quick', 'slow and careful').replace('lazy', 'lazy old');
  await expect.poll(() => readEditor(one)).toBe(accepted);
  expect(await readEditor(two)).toBe(accepted);
  await two.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card).toBeVisible();
  expect(await readEditor(two)).toBe(TEXT.replace('lazy', 'lazy old'));
  await expect(one.locator('ins.cm-suggest-insert')).toHaveText('slow and careful');
  expect([...atAda!.problems, ...atBen!.problems]).toEqual([]);
  await Promise.all([atAda!.context.close(), atBen!.context.close()]);
});

test('suggestions in the cells of a drawn table', { tag: '@full' }, async ({ browser, server }) => {
  const text = 'Above.\n\n| Name | Value |\n|------|-------|\n| one | 1 |\n\nBelow.\n';
  const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  const group = await createGroup('Paper', ben, ada);
  await ben.client.call(setRole, { uuid: group, user: ada.email, role: 'commenter' });
  await ben.client.upload(group, '', [{ name: 'table.md', content: new TextEncoder().encode(text) }]);
  const [atAda, atBen] = await Promise.all(
    [ada, ben].map((account) => openAs(browser, account, `/workspace/${group}/table.md`)),
  );
  const [one, two] = [atAda!.page, atBen!.page];
  await Promise.all([waitForEditor(one), waitForEditor(two)]);
  await expect(one.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
  await one.locator('td', { hasText: 'one' }).click();
  await two.locator('td', { hasText: '1' }).click();
  await one.keyboard.press('Home');
  await one.keyboard.press('Shift+End');
  await one.keyboard.type('two|', { delay: 25 });
  for (const page of [one, two]) {
    await expect(async () =>
      expect((await page.locator('.cm-cell ins.cm-suggest-insert').allTextContents()).join('')).toBe('two\\|'),
    ).toPass();
    await expect(page.locator('.cm-cell del.cm-suggest-cut')).toHaveText('one');
  }
  // Only the word is struck through.
  await one.keyboard.press('Tab');
  await one.keyboard.press('Backspace');
  await expect(two.locator('.cm-cell del.cm-suggest-cut')).toHaveText(['one', '1']);
  await expect(two.locator('.cm-grid-row')).toHaveCount(2);
  expect(await readEditor(two)).toBe(text);
  await two.getByRole('article').filter({ hasText: 'two' }).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => readEditor(two)).toBe(text.replace('one', 'two\\|'));
  expect([...atAda!.problems, ...atBen!.problems]).toEqual([]);
  await Promise.all([atAda!.context.close(), atBen!.context.close()]);
});

test(
  'a key press renders the card it changes, but no other card and nothing around the text',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const group = await createGroup('Paper', ada, ben);
    const lines = Array.from({ length: 16 }, (_, i) => `Sentence ${i} of this text.\n\n`).join('');
    await ada.client.upload(group, '', [{ name: 'long.md', content: new TextEncoder().encode(lines) }]);
    const writer = await Reviewer.open(ben, { workspace: group, path: 'long.md' });
    for (let at = lines.indexOf('Sentence'); at >= 0; at = lines.indexOf('Sentence', at + 1))
      await writer.suggest(at, at + 8, 'Phrase');
    writer.close();
    const { page, context } = await openAs(browser, ada, `/workspace/${group}/long.md`);
    await waitForEditor(page);
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(12);
    await placeCaret(page, '3 of this text');
    const type = async (words: string): Promise<void> => {
      await page.keyboard.type(words, { delay: 80 });
      await waitForSaved(page);
    };
    // Renders that only happen the first time.
    await type(' a');
    expect(await countRenders(page, 'data-thread-card', () => type(' and b'))).toBe(0);
    // Words of the bar above the text.
    expect(await countRenders(page, 'Control+Alt+E Meta+Alt+E', () => type(' b'))).toBe(0);

    await page.keyboard.press('Control+Shift+S');
    await expect(page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
    await type(' and c');
    const own = page.getByRole('article', { name: 'Suggestion by Ada: Insert “ and c”' });
    await expect(own).toBeVisible();
    const drawn = await countRenders(page, 'data-thread-card', async () => {
      await type(' and d');
      await expect(page.getByRole('article', { name: 'Suggestion by Ada: Insert “ and c and d”' })).toBeVisible();
    });
    // Its own card renders after each of six keys and when it is saved.
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(12);
    await context.close();
  },
);

test(
  'input method compositions arrive intact, in the text and as one suggestion',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const group = await createGroup('Paper', ada, ben);
    await ada.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(TEXT) }]);
    const writer = await Reviewer.open(ben, { workspace: group, path: 'fox.md' });
    await writer.comment(TEXT.indexOf('brown'), TEXT.indexOf(' fox'));
    await writer.suggest(TEXT.indexOf('dozen'), TEXT.indexOf('dozen'), 'full ');
    writer.close();
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${group}/fox.md`);
    await waitForEditor(page);
    const tools = await context.newCDPSession(page);
    const compose = async (...steps: string[]): Promise<void> => {
      for (const text of steps)
        await tools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await tools.send('Input.insertText', { text: steps.at(-1) ?? '' });
    };
    const passage = page.locator('.cm-comment-range');
    await expect(passage).toHaveText('brown');

    // Beside a comment, within it, and beside another person's suggestion.
    await placeCaret(page, 'brown');
    await compose('n', 'に', 'にほ', '日本');
    await placeCaret(page, 'bro');
    await compose('ã', 'ão');
    await placeCaret(page, 'five ');
    await compose('k', 'か', '火');
    await expect(passage).toHaveText('broãown');
    await waitForSaved(page);
    const written = TEXT.replace('brown', 'broãown日本').replace('five ', 'five 火');
    expect(await readEditor(page)).toBe(written);

    await page.keyboard.press('Control+Shift+S');
    await expect(page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
    await placeCaret(page, 'lazy');
    await compose('g', 'ご', 'ごい', '語彙');
    await placeCaret(page, 'quick');
    await compose('h', 'は', 'はや', '速い');
    await page.keyboard.type('!');
    await waitForSaved(page);
    const card = (change: string) => page.getByRole('article', { name: `Suggestion by Ada: ${change}` });
    await expect(card('Insert “語彙”')).toBeVisible();
    await expect(card('Insert “速い!”')).toBeVisible();
    await expect(page.getByRole('article', { name: /^Suggestion by Ada/ })).toHaveCount(2);
    // Over a selection.
    await placeCaret(page, 'liquor');
    for (let n = 0; n < 'liquor'.length; n += 1) await page.keyboard.press('Shift+ArrowLeft');
    await compose('m', 'み', '水');
    await waitForSaved(page);
    await expect(card('Replace “liquor” with “水”')).toBeVisible();
    const late = await Reviewer.open(ben, { workspace: group, path: 'fox.md' });
    expect(late.text.toString()).toBe(written);
    late.close();
    expect(problems).toEqual([]);
    await context.close();
  },
);
