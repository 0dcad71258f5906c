import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test('a comment reaches the other person while they type in the same sentence, and is answered', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const ben = await createAccount(server, 'Ben');
  const group = await createGroup('Paper', ada, ben);
  const content = new TextEncoder().encode('The quick brown fox jumps over the lazy dog.\n');
  await ada.client.upload(group, '', [{ name: 'fox.md', content }]);
  const [atAda, atBen] = await Promise.all(
    [ada, ben].map((account) => openAs(browser, account, `/workspace/${group}/fox.md`)),
  );
  const [one, two] = [atAda!.page, atBen!.page];
  await Promise.all([waitForEditor(one), waitForEditor(two)]);
  await placeCaret(one, 'The quick');
  await one.keyboard.press('Control+Shift+ArrowLeft');
  await placeCaret(two, 'lazy');
  await one.keyboard.press('Control+Shift+M');
  const draft = one.getByRole('combobox', { name: 'Write a comment' });
  await draft.fill('Is it quick?');
  await Promise.all([one.keyboard.press('Control+Enter'), two.keyboard.type(' old', { delay: 25 })]);
  await expect(two.getByRole('article', { name: 'Comment by Ada on “quick”' })).toContainText('Is it quick?');
  await Promise.all([waitForSaved(one), waitForSaved(two)]);
  expect(await readEditor(one)).toBe('The quick brown fox jumps over the lazy old dog.\n');
  await two.getByRole('article', { name: 'Comment by Ada on “quick”' }).click();
  await two.getByRole('combobox', { name: 'Reply' }).fill('Very.');
  await two.keyboard.press('Control+Enter');
  await expect(one.getByRole('article', { name: 'Comment by Ada on “quick”' })).toContainText('Very.');
  await one.getByRole('button', { name: 'Resolve' }).click();
  await expect(two.getByRole('article')).toHaveCount(0);
  await Promise.all([atAda!.context.close(), atBen!.context.close()]);
});
