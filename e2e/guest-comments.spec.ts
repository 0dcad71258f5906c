import { withdrawLink } from '@scriptorium/contract/operations/links.ts';
import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, findWorkspace } from '../tests/_support/accounts.ts';
import { makeLink } from '../tests/_support/guests.ts';
import { placeCaret, waitForEditor } from './_support/editor.ts';
import { expect, openAs, test, watch } from './_support/journey.ts';

test(
  'a guest comments on a phone, gets a reply, and keeps their draft when the link is withdrawn',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Ada');
    const uuid = await findWorkspace(ada);
    await ada.client.call(createTextFile, {
      uuid,
      parentItem: '',
      name: 'paper.md',
      content: 'The quick brown fox.\n',
    });
    const paper = { uuid, itemPath: 'paper.md' };
    const { link, token } = await makeLink(ada, paper, { role: 'commenter' });
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const phone = await context.newPage();
    const problems = watch(phone);
    await phone.goto(`${server.url}/l#${token}`);
    await phone.getByRole('textbox', { name: 'Your name' }).fill('Rita');
    await phone.getByRole('button', { name: 'Open', exact: true }).tap();
    await waitForEditor(phone);

    // A passage is selected as if by touch, and commented on.
    await placeCaret(phone, 'The quick');
    await phone.keyboard.press('Control+Shift+ArrowLeft');
    await phone.getByRole('button', { name: 'Comment', exact: true }).first().tap();
    const sheet = phone.getByRole('dialog', { name: 'Comments' });
    await expect(sheet.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
    // The commented words stay visible above the form.
    const above = async (): Promise<boolean> => {
      const words = await phone.locator('.cm-line', { hasText: 'quick' }).boundingBox();
      const form = await sheet.boundingBox();
      return words !== null && form !== null && words.y >= 0 && words.y + words.height <= form.y;
    };
    await expect.poll(above).toBe(true);
    await sheet.getByRole('textbox', { name: 'Write a comment' }).fill('How quick?');
    await sheet.getByRole('button', { name: 'Comment', exact: true }).tap();
    // Back in the text the mark is in view, and one tap away from the comment.
    await expect(sheet).toBeHidden();
    await expect(phone.locator('.cm-comment-range', { hasText: 'quick' })).toBeInViewport();
    await expect(phone.locator('.cm-comment-offer')).toHaveCount(0);
    await expect(phone.getByText('The comment was added.')).toBeVisible();
    await phone.getByRole('button', { name: 'Show', exact: true }).tap();
    const name = 'Comment by Rita (guest) on “quick”';
    const card = sheet.getByRole('article', { name });
    await expect(card).toContainText('How quick?');

    // The owner sees the guest's name and replies; the guest replies in turn.
    const owner = await openAs(browser, ada, `/workspace/${uuid}/paper.md`);
    await waitForEditor(owner.page);
    const seen = owner.page.getByRole('article', { name });
    await expect(seen).toContainText('How quick?');
    await seen.click();
    await seen.getByRole('textbox', { name: 'Reply' }).fill('Very.');
    await owner.page.keyboard.press('Control+Enter');
    await expect(card).toContainText('Very.');
    const reply = card.getByRole('textbox', { name: 'Reply' });
    await reply.tap();
    await reply.fill('Thank you.');
    await card.getByRole('button', { name: 'Reply', exact: true }).tap();
    await expect(seen).toContainText('Thank you.');

    // Offline, one comment is sent and another being typed when the link is withdrawn: the guest keeps both as a copy.
    await context.setOffline(true);
    await reply.fill('Sent into the void.');
    await card.getByRole('button', { name: 'Reply', exact: true }).tap();
    await expect(card).toContainText('Not sent yet');
    await reply.fill('And one more thing');
    await ada.client.call(withdrawLink, { ...paper, link });
    await context.setOffline(false);
    await expect(card.getByText('This can no longer be sent.')).toBeVisible();
    await expect(reply).toHaveValue('And one more thing');
    await expect(reply).not.toBeEditable();
    await expect(card.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reply', exact: true })).toHaveCount(0);
    await expect(seen).not.toContainText('void');
    await expect(seen).toContainText('Thank you.');
    await phone.reload();
    const unsent = phone.getByRole('region', { name: 'Not sent' });
    await expect(unsent.getByText('Sent into the void.')).toBeVisible();
    await expect(unsent.getByText('And one more thing')).toBeVisible();
    expect((await ada.client.call(readText, paper)).text).toBe('The quick brown fox.\n');
    expect([...owner.problems, ...problems]).toEqual([]);
    await Promise.all([owner.context.close(), context.close()]);
  },
);
