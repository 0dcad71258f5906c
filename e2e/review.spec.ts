import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { getData, setData } from '@scriptorium/contract/operations/user.ts';
import { noteOpened, renameItem } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { runSql } from '../tests/_support/run-sql.ts';
import { startMailbox } from '../tests/_support/smtp.ts';
import { startServer } from '../tests/_support/start-server.ts';
import { awaitMail } from '../tests/accounts/await-mail.ts';
import { Reviewer } from '../tests/review/reviewer.ts';
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
  const draft = one.getByRole('textbox', { name: 'Write a comment' });
  await draft.fill('Is it quick?');
  const findText = async (): Promise<number | undefined> => (await one.locator('.cm-line').first().boundingBox())?.x;
  // The text slides aside once, to make room.
  await one
    .locator('.cm-scroller')
    .evaluate((scroller) => Promise.all(scroller.getAnimations().map(({ finished }) => finished)));
  const besideForm = await findText();
  await Promise.all([one.keyboard.press('Control+Enter'), two.keyboard.type(' old', { delay: 25 })]);
  await expect(two.getByRole('article', { name: 'Comment by Ada on “quick”' })).toContainText('Is it quick?');
  // The card replaces its form: neither the panel nor the text has moved.
  await expect(one.locator('.cm-editor').getByRole('article', { name: 'Comment by Ada on “quick”' })).toBeFocused();
  await expect(one.getByRole('tab', { name: 'Outline' })).toHaveAttribute('aria-selected', 'true');
  expect(await findText()).toBe(besideForm);
  await Promise.all([waitForSaved(one), waitForSaved(two)]);
  expect(await readEditor(one)).toBe('The quick brown fox jumps over the lazy old dog.\n');
  await two.getByRole('article', { name: 'Comment by Ada on “quick”' }).click();
  await two.getByRole('textbox', { name: 'Reply' }).fill('Very.');
  await two.keyboard.press('Control+Enter');
  await expect(one.getByRole('article', { name: 'Comment by Ada on “quick”' })).toContainText('Very.');
  await one.getByRole('button', { name: 'Resolve' }).click();
  await expect(two.getByRole('article')).toHaveCount(0);
  await Promise.all([atAda!.context.close(), atBen!.context.close()]);
});

test('what is said after a decision covers no form for a comment', async ({ browser, server }) => {
  const ada = await createAccount(server, 'Ada');
  const group = await createGroup('Paper', ada);
  const content = new TextEncoder().encode(Array.from({ length: 60 }, (_unused, at) => `Line ${at}.\n\n`).join(''));
  await ada.client.upload(group, '', [{ name: 'long.md', content }]);
  const { page, context } = await openAs(browser, ada, `/workspace/${group}/long.md`);
  await waitForEditor(page);
  const begin = async (line: string, words: string): Promise<void> => {
    await placeCaret(page, line);
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(words);
  };
  await begin('Line 1', 'One.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByTestId('toast').last()).toBeVisible();
  await begin('Line 11', 'Two.');
  await expect(page.getByTestId('toast').last()).toBeVisible();
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click({ timeout: 2_000 });
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveCount(0);
  await context.close();
});

test('the form for a comment near the bottom of the window is visible with its buttons', async ({
  browser,
  server,
}) => {
  const ada = await createAccount(server, 'Ada');
  const group = await createGroup('Paper', ada);
  const content = new TextEncoder().encode(Array.from({ length: 60 }, (_unused, at) => `Line ${at}.\n\n`).join(''));
  await ada.client.upload(group, '', [{ name: 'long.md', content }]);
  const { page, context } = await openAs(browser, ada, `/workspace/${group}/long.md`);
  await waitForEditor(page);
  const lowest = await page.locator('.cm-scroller').evaluate((scroller) => {
    const { bottom } = scroller.getBoundingClientRect();
    const lines = [...scroller.querySelectorAll('.cm-line')].filter(({ textContent }) => textContent !== '');
    return lines.findLast((line) => line.getBoundingClientRect().bottom < bottom)?.textContent ?? '';
  });
  const box = (await page.getByText(lowest, { exact: true }).boundingBox())!;
  await page.mouse.dblclick(box.x + 10, box.y + box.height / 2);
  await page.keyboard.press('Control+Shift+M');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
  await expect(page.locator('.cm-editor').getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test(
  'what the server cannot accept is set aside with its words, and typing continues to be saved',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Ada');
    const group = await createGroup('Paper', ada);
    const content = new TextEncoder().encode('The quick brown fox jumps.\n');
    await ada.client.upload(group, '', [{ name: 'fox.md', content }]);
    const { page, context } = await openAs(browser, ada, '/');
    // Such a comment cannot be written through the interface.
    await page.routeWebSocket(/\/documents/u, (socket) => {
      const upstream = socket.connectToServer();
      socket.onMessage((message) => upstream.send(String(message).replaceAll('"body":"Spoilt', '"body":"\\u0000')));
    });
    await page.goto(new URL(`/workspace/${group}/fox.md`, ada.client.origin).href);
    await waitForEditor(page);
    await placeCaret(page, 'quick');
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Spoilt on the way');
    await page.keyboard.press('Control+Enter');
    const notSaved = page.getByRole('region', { name: 'Not saved' });
    await expect(notSaved.getByRole('alert')).toContainText('The server could not accept this, so it was not saved.');
    await expect(notSaved.getByRole('alert')).toContainText('Spoilt on the way');
    await placeCaret(page, 'brown');
    await page.keyboard.type(' old');
    await waitForSaved(page);
    await notSaved.getByRole('button', { name: 'Discard' }).click();
    await expect(notSaved).toHaveCount(0);
    await page.reload();
    await waitForEditor(page);
    expect(await readEditor(page)).toBe('The quick brown old fox jumps.\n');
    await expect(page.getByRole('article')).toHaveCount(0);
    await context.close();
  },
);

test('comments are written, visited, answered and decided by keyboard, and everything has an accessible name', async ({
  browser,
  server,
}) => {
  const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  const group = await createGroup('Paper', ada, ben);
  const text = 'The quick brown fox jumps over the lazy dog.\n';
  await ada.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(text) }]);
  const writer = await Reviewer.open(ada, { workspace: group, path: 'fox.md' });
  await writer.comment(4, 9);
  await writer.suggest(16, 19, 'cat');
  const { page, context } = await openAs(browser, ben, `/workspace/${group}/fox.md`);
  await waitForEditor(page);
  const check = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    for (const part of await page.locator('aside :is(button, input, textarea, [role]):visible').all())
      if (['button', 'textbox', 'combobox', 'checkbox', 'radio', 'tab'].includes((await readRole(part)) ?? ''))
        await expect(part).toHaveAccessibleName(/\S/u);
  };
  const card = (name: string) => page.getByRole('article', { name });
  await placeCaret(page, 'dog');
  await page.keyboard.press('F9');
  await expect(card('Comment by Ada on “quick”')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.type('It is.');
  await page.keyboard.press('Control+Enter');
  await expect(card('Comment by Ada on “quick”')).toContainText('It is.');
  await check();
  await card('Comment by Ada on “quick”').focus();
  await page.keyboard.press('j');
  await expect(card('Suggestion by Ada: Replace “fox” with “cat”')).toBeFocused();
  await page.keyboard.press('a');
  await expect.poll(() => readEditor(page)).toBe(text.replace('fox', 'cat'));
  // Once the last card is decided, the remaining one has the focus and is resolved by key; then the text has it.
  await expect(card('Comment by Ada on “quick”')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('.cm-content')).toBeFocused();
  const toast = page.getByText('The comment was resolved.').locator('xpath=ancestor::*[.//button][1]');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(card('Comment by Ada on “quick”')).toBeVisible();
  // The list in the panel, and the menu for notifications.
  const tab = page.getByRole('tab', { name: 'Comments' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Comments and suggestions' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Options for comments' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'As in my profile' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByRole('menuitemradio', { checked: false })).toHaveCount(3);
  await page.keyboard.press('Escape');
  // The mode is a radio menu as well, which only assistive technology can tell.
  await page.getByRole('button', { name: 'Mode: Editing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /^Editing/u })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: /^Suggesting/u }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible();
  writer.close();
  await context.close();
});

test(
  'unseen items are marked in the text and on their cards, and visited with the keyboard',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const group = await createGroup('Paper', ada, ben);
    const text = 'The quick brown fox jumps over the lazy dog.\n\nPack my box with five dozen liquor jugs.\n';
    await ada.client.upload(group, '', [{ name: 'fox.md', content: new TextEncoder().encode(text) }]);
    const writer = await Reviewer.open(ada, { workspace: group, path: 'fox.md' });
    const first = await writer.comment(4, 9);
    await writer.suggest(16, 19, 'cat');
    await writer.comment(text.indexOf('five'), text.indexOf(' dozen'));
    const { page, context } = await openAs(browser, ben, `/workspace/${group}/fox.md`);
    await waitForEditor(page);
    const news = page.locator('.cm-review-new');
    const card = (name: string) => page.getByRole('article', { name });
    await expect(news).toHaveCount(3);
    await placeCaret(page, 'jugs');

    await page.keyboard.press('F9');
    await expect(card('Comment by Ada on “quick”')).toBeFocused();
    await expect(news).toHaveCount(2);
    await page.keyboard.press('n');
    await expect(card('Suggestion by Ada: Replace “fox” with “cat”')).toBeFocused();
    // Stepping past a comment does not mark it as seen.
    await expect(news).toHaveCount(1);
    await page.keyboard.press('n');
    await expect(card('Comment by Ada on “five”')).toBeFocused();
    await expect(news).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByText('There are no new comments.')).toBeVisible();

    // A reply makes its thread unread again, except for its author.
    await page.keyboard.press('Escape');
    await writer.act({ type: 'reply', thread: first, message: crypto.randomUUID(), body: 'Or fast?', mentions: [] });
    writer.close();
    await expect(news).toHaveCount(1);
    await expect(card('Comment by Ada on “quick”').getByText('New.')).toBeAttached();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await page.getByRole('button', { name: '1 new' }).click();
    await expect(card('Comment by Ada on “quick”')).toBeFocused();
    await expect(news).toHaveCount(0);
    await expect(page.getByRole('button', { name: '1 new' })).toHaveCount(0);

    // Muted, until notifications are turned on again.
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Options for comments' }).click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await choose('Mute, even when I am mentioned');
    await page.getByRole('button', { name: 'Options for comments' }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Mute, even when I am mentioned');
    await page.keyboard.press('Escape');
    await choose('As in my profile');
    await page.getByRole('button', { name: 'Options for comments' }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('As in my profile');
    await page.keyboard.press('Escape');
    await context.close();
  },
);

test(
  'drafts survive a reload: on a passage, a figure, a cell, a formula and the whole document',
  { tag: '@full' },
  async ({ browser, server }) => {
    const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
    const group = await createGroup('Paper', ada, ben);
    const paper = [
      'The quick brown fox jumps.',
      '![A fox](fox.png)',
      'Energy is $E = mc^2$ here.',
      '| Animal | Speed |\n|---|---|\n| fox | 50 |',
      'The end.',
    ].join('\n\n');
    const figure = readFileSync(new URL('../examples/mwarp1d/figure.png', import.meta.url));
    await ada.client.upload(group, '', [
      { name: 'fox.md', content: paper },
      { name: 'fox.png', content: new Uint8Array(figure) },
    ]);
    const { page, context, problems } = await openAs(browser, ada, `/workspace/${group}/fox.md`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await waitForEditor(page);
    const draft = page.getByRole('textbox', { name: 'Write a comment' });
    const card = (name: string) => page.getByRole('article', { name });
    const reload = async (): Promise<void> => {
      await page.reload();
      await waitForEditor(page);
    };

    // Started on a passage, continued after the reload.
    await placeCaret(page, 'The quick');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+Shift+M');
    await draft.fill('Is it quick?');
    // The same word occurs above: the comment stays with its own.
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('A quick note. ');
    await waitForSaved(page);
    await reload();
    await expect(draft).toHaveValue('Is it quick?');
    await draft.press('Control+Enter');
    await expect(card('Comment by Ada on “quick”')).toContainText('Is it quick?');
    const line = page.locator('.cm-line', { has: page.locator('.cm-comment-range') });
    await expect(line).toHaveText('A quick note. The quick brown fox jumps.');
    expect(await line.evaluate((at) => at.querySelector('.cm-comment-range')?.previousSibling?.textContent)).toContain(
      'The ',
    );

    // With the caret in it, a figure, a formula or a cell is commented on as a whole.
    for (const [words, body, quote] of [
      ['A fox', 'Larger?', '![A fox](fox.png)'],
      ['mc^2', 'Which E?', '$E = mc^2$'],
      ['| fox', 'A red one?', 'fox'],
    ] as const) {
      await placeCaret(page, words);
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
      await draft.fill(body);
      await draft.press('Control+Enter');
      await expect(card(`Comment by Ada on “${quote}”`)).toContainText(body);
    }

    // A replacement is suggested for a passage; the form for another passage does not start with it.
    await placeCaret(page, 'brown');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    const words = page.getByRole('textbox', { name: 'Suggest these words instead' });
    await words.fill('red');
    await reload();
    await expect(words).toHaveValue('red');
    await words.press('Escape');
    await placeCaret(page, 'jumps');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    await expect(words).toHaveValue('jumps');
    await words.fill('leapt');
    await words.press('Control+Enter');
    const suggestion = card('Suggestion by Ada: Replace “jumps” with “leapt”');
    await suggestion.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Amend' }).click();
    await words.fill('hopped');

    // On the whole document, in the list; a discarded draft does not return.
    await page.getByRole('tab', { name: 'Comments' }).click();
    await page.getByRole('button', { name: 'Options for comments' }).click();
    await page.getByRole('menuitem', { name: 'Comment on the document' }).click();
    await draft.fill('Well done.');
    await reload();
    await expect(draft).toHaveValue('Well done.');
    await expect(words).toHaveValue('hopped');
    await draft.press('Escape');
    await expect(draft).toHaveCount(0);
    await reload();
    await expect(words).toHaveValue('hopped');
    await expect(draft).toHaveCount(0);
    await words.press('Control+Enter');
    await expect(card('Suggestion by Ada: Replace “jumps” with “hopped”')).toBeVisible();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await page.getByRole('button', { name: 'Options for comments' }).click();
    await page.getByRole('menuitem', { name: 'Comment on the document' }).click();
    await expect(draft).toHaveValue('Well done.');
    await draft.press('Control+Enter');
    await expect(card('Comment by Ada').filter({ hasText: 'Well done.' })).toContainText('On the whole document');

    // A link also leads to a comment that has been resolved since.
    const first = card('Comment by Ada on “quick”');
    await first.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await first.getByRole('button', { name: 'Resolve' }).click();
    await expect(first).toHaveCount(0);
    await waitForSaved(page);
    const atBen = await openAs(browser, ben, link, {
      viewport: { width: 360, height: 740 },
    });
    const sheet = atBen.page.getByRole('dialog', { name: 'Comments' });
    await expect(sheet.getByRole('article', { name: 'Comment by Ada on “quick”' })).toContainText('Resolved by Ada');
    expect([...problems, ...atBen.problems]).toEqual([]);
    await Promise.all([context.close(), atBen.context.close()]);
  },
);

test(
  'a mentioned user is notified at the bell, gets to the comment, and turns mails off with a link in one of them',
  { tag: '@full' },
  async ({ browser }) => {
    const mailbox = await startMailbox();
    const server = await startServer({ env: { SMTP_URL: mailbox.url } });
    const ada = await createAccount(server, 'Ada');
    const ben = await createAccount(server, 'Ben');
    const group = await createGroup('Paper', ada, ben);
    const content = new TextEncoder().encode('The quick brown fox jumps over the lazy dog.\n');
    await ada.client.upload(group, '', [{ name: 'fox.md', content }]);
    await ben.client.call(noteOpened, { uuid: group, itemPath: 'fox.md' });
    const atAda = await openAs(browser, ada, `/workspace/${group}/fox.md`);
    const atBen = await openAs(browser, ben, '/');
    const [one, two] = [atAda.page, atBen.page];
    await waitForEditor(one);
    await expect(two.getByRole('link', { name: /^fox\.md/ })).toBeVisible();
    await placeCaret(one, 'The quick');
    await one.keyboard.press('Control+Shift+ArrowLeft');
    await one.keyboard.press('Control+Shift+M');
    await expect(one.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
    // Only members of the group are suggested, and the keyboard suffices.
    await one.keyboard.type('Is it? @');
    await expect(one.getByRole('option')).toHaveText(['Ada', 'Ben']);
    await one.keyboard.type('be');
    await expect(one.getByRole('option')).toHaveText(['Ben']);
    await one.keyboard.press('Enter');
    await one.keyboard.type('please look.');
    await one.keyboard.press('Control+Enter');
    await expect(one.getByRole('article').getByText('@Ben')).toHaveClass('cm-mention');

    await expect(
      two.getByRole('region', { name: 'Continue writing' }).getByText('1 open comment, 1 mentions you'),
    ).toBeVisible();
    await two.getByRole('button', { name: /^Notifications: / }).click();
    await expect(two.getByText('Is it? @Ben please look.')).toBeVisible();
    await two.getByRole('link', { name: 'Ada mentioned you in “fox.md”.' }).click();
    await expect(two).toHaveURL(/\/fox\.md\?comment=/);
    const card = two.getByRole('article', { name: 'Comment by Ada on “quick”' });
    await expect(card).toContainText('Is it? @Ben please look.');
    await expect(two.locator('.cm-review-new')).toHaveCount(0);
    // Opening it marks it as seen: at the bell, on the card and in the tree.
    await expect
      .poll(async () => {
        const { notifications } = await ben.client.call(getNotifications, {});
        return notifications.filter(({ message, read }) => message.includes('mentioned') && !read).length;
      })
      .toBe(0);
    await expect(card.getByText('New.')).toHaveCount(0);
    await expect(two.getByRole('treeitem', { name: /fox\.md/ })).toHaveAccessibleName(
      'fox.md 1 open comment, 1 mentions you',
    );
    // The name changes, the person stays the same.
    await ben.client.call(setData, { displayName: 'Benjamin' });
    await one.reload();
    await waitForEditor(one);
    await expect(one.getByRole('article').getByText('@Benjamin')).toBeVisible();

    // What Ben misses comes by mail.
    await atBen.context.close();
    const { uuid } = (await ben.client.call(getData, {})).user;
    const writer = await Reviewer.open(ada, { workspace: group, path: 'fox.md' });
    const thread = await writer.comment(10, 15, `@[Ben](user:${uuid}) is it brown?`, [uuid]);
    // Wait for this comment, not the previous one, whose mail may still be waiting to be dropped as seen.
    await expect
      .poll(async () => (await runSql(server, `select at from review_waiting where thread_id = '${thread}'`)).length)
      .toBe(1);
    await runSql(server, 'update review_waiting set at = at - 300000');
    await runSql(server, 'update review_mailing set due_at = 1');
    await runSql(server, "update job set run_at = 0 where kind = 'tell-review'");
    // Any other news makes the server check at once.
    await writer.act({ type: 'resolve', thread: [...writer.state.threads.keys()][0] ?? '' });
    writer.close();
    const mail = await awaitMail(mailbox, ben.email, 'is it brown?');
    expect(mail.text).toContain('@Benjamin is it brown?');
    const [unsubscribe = ''] = /\/unsubscribe\?token=[\w~%-]+/u.exec(mail.text) ?? [];
    const guest = await browser.newContext();
    const page = await guest.newPage();
    await page.goto(server.url + unsubscribe);
    await page.getByRole('button', { name: 'Stop these e-mails' }).click();
    await expect(page.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible();
    await guest.close();

    // The link in the mail leads to the comment, wherever its document has been moved to.
    await ada.client.call(renameItem, { uuid: group, itemPath: 'fox.md', newName: 'animals.md' });
    const [, link = ''] = /(\/comment\/[\w-]+\/[\w-]+)/u.exec(mail.text) ?? [];
    expect(link.endsWith(thread)).toBe(true);
    const { page: three, context, problems } = await openAs(browser, ben, link);
    await expect(three).toHaveURL(/\/animals\.md\?comment=/);
    await expect(three.getByRole('article', { name: 'Comment by Ada on “brown”' })).toBeVisible();
    await three.goto(`${server.url}/comment/${crypto.randomUUID()}/${thread}`);
    await expect(three.getByText('This comment cannot be found')).toBeVisible();
    await three.goto(`${server.url}/profile`);
    await expect(three.getByRole('radio', { name: 'Never, not even when I am mentioned' })).toBeChecked();
    // It is checked once the server has confirmed it: `check` would not wait for that.
    await three.getByRole('radio', { name: 'Once a day' }).click();
    await expect(three.getByRole('radio', { name: 'Once a day' })).toBeChecked();
    await expect.poll(async () => (await ben.client.call(getData, {})).user.preferences.reviewMail).toBe('daily');
    expect(problems).toEqual([]);
    await Promise.all([context.close(), atAda.context.close()]);
    await server.dispose();
    await mailbox.close();
  },
);

const readRole = (part: Locator): Promise<string | null> =>
  part.evaluate((element) => {
    const tags: Record<string, string> = { BUTTON: 'button', INPUT: 'textbox', TEXTAREA: 'textbox' };
    return element.getAttribute('role') ?? tags[element.tagName] ?? null;
  });
