import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { LiveEditor } from '../tests/live/live-client.ts';
import type { RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = 'Trees grow slowly.\n\nNobody knows why.\n';

/** A text by Astrid that Bruno has edited, in a group of both. */
async function writeTogether(server: RunningServer, names: readonly [string, string]) {
  const [first, second] = [await createAccount(server, names[0]), await createAccount(server, names[1])];
  const uuid = await createGroup(`Group of ${names.join(' and ')}`, first, second);
  await first.client.upload(uuid, '', [{ name: 'paper.md', content: TEXT }]);
  const editor = await LiveEditor.open(second.client, { workspace: uuid, path: 'paper.md' });
  editor.type(6, 'often ');
  editor.type(17, '', 23);
  await editor.until(() => editor.isSaved);
  return { first, second, uuid, editor };
}

async function openPanel(browser: Browser, at: Awaited<ReturnType<typeof writeTogether>>, width = 1440) {
  const viewport = { width, height: 900 };
  const opened = await openAs(browser, at.first, `/workspace/${at.uuid}/paper.md`, { viewport });
  await waitForEditor(opened.page);
  await waitForSaved(opened.page);
  await opened.page.getByRole('tab', { name: 'History' }).click();
  return opened;
}

const partsOf = (page: Page, name: string) => page.locator(`.cm-content .cm-author[title="${name}"]`);

test('the text shows its authors while both keep writing', async ({ browser, server }) => {
  const at = await writeTogether(server, ['Astrid', 'Bruno']);
  const { page, context, problems } = await openPanel(browser, at);
  const findEdge = () =>
    page
      .locator('.cm-line')
      .first()
      .evaluate((line) => line.getBoundingClientRect().left);
  const edge = await findEdge();
  await page.getByRole('switch', { name: 'Show who wrote what' }).press('Space');
  await expect(partsOf(page, 'Bruno').first()).toHaveText('often ');
  // The text does not move.
  await expect(page.locator('.cm-author-sign').first()).toBeVisible();
  expect(await findEdge()).toBe(edge);
  await expect(partsOf(page, 'Astrid').first()).toHaveText('Trees');
  const legend = page.getByRole('list', { name: 'Authors' });
  await expect(legend.getByRole('listitem')).toContainText(['Astrid', 'Bruno']);
  await expect(page.locator('.cm-authors .cm-author-signs').first()).toHaveAttribute('title', 'Bruno');
  // The main author has no colour.
  await expect(partsOf(page, 'Astrid').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(partsOf(page, 'Bruno').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await placeCaret(page, 'ofte');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('At the cursor: Bruno')).toBeVisible();
  // Authorship of local typing is known at once, that of remote typing soon.
  await placeCaret(page, 'knows');
  await page.keyboard.type(' at all');
  await expect(partsOf(page, 'Astrid').last()).toContainText('knows at all why');
  at.editor.type(0, 'Bruno begins. ');
  await expect(partsOf(page, 'Bruno').first()).toHaveText('Bruno begins.', { timeout: 15_000 });
  await waitForSaved(page);
  expect(await readEditor(page)).toBe('Bruno begins. Trees often grow .\n\nNobody knows at all why.\n');
  // Bars are faded while the user types.
  await expect(page.locator('html[data-calm]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.getByRole('switch', { name: 'Show who wrote what' }).press('Space');
  await expect(page.locator('.cm-author')).toHaveCount(0);
  // The panel would cover the colours, so their legend is below the text.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Show the side panel' }).click();
  const panel = page.getByRole('complementary', { name: 'Side panel' });
  await panel.getByRole('switch', { name: 'Show who wrote what' }).press('Space');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Authors' }).getByRole('listitem')).toContainText(['Astrid', 'Bruno']);
  await page.getByRole('switch', { name: 'Show who wrote what' }).press('Space');
  await expect(page.getByRole('region', { name: 'Authors' })).toHaveCount(0);
  await expect(page.locator('.cm-author')).toHaveCount(0);
  expect(problems).toEqual([]);
  at.editor.stop();
  await context.close();
});

test(
  'two versions are compared in their authors’ colours, and one change is reverted after newer edits',
  { tag: '@full' },
  async ({ browser, server }) => {
    const at = await writeTogether(server, ['Cecilia', 'Dario']);
    const { page, context, problems } = await openAs(browser, at.first, `/workspace/${at.uuid}/paper.md?view=history`);
    await expect(page.locator('ins')).toHaveText('often ');
    await expect(page.locator('ins')).toHaveAttribute('title', 'Added by Dario');
    await expect(page.locator('del')).toHaveText('slowly');
    await expect(page.locator('del')).toHaveAttribute('title', 'Deleted by Dario');
    await expect(page.getByRole('status').filter({ hasText: 'Change 1 of 2: Added by Dario' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Authors' }).getByRole('listitem')).toContainText(['Dario']);
    await page.keyboard.press('j');
    await expect(page.getByRole('status').filter({ hasText: 'Change 2 of 2: Deleted by Dario' })).toBeVisible();
    // Written while the version is open: changes elsewhere in the text do not matter.
    at.editor.type(0, 'Newer. ');
    await at.editor.until(() => at.editor.isSaved);
    await page.getByRole('button', { name: 'Revert this change' }).click();
    await expect(page.getByText('The passage was reverted.')).toBeVisible();
    await at.editor.until(() => at.editor.text.includes('slowly'));
    expect(at.editor.text).toBe('Newer. Trees often grow slowly.\n\nNobody knows why.\n');
    await expect(page.locator('del')).toHaveCount(0);
    // Undo the revert; then revert the selection, and the whole paragraph by its key.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('del')).toHaveText('slowly');
    const comparison = page.getByRole('region', { name: 'Version history' });
    await expect(comparison).toHaveAttribute('aria-busy', 'false');
    await page.locator('ins', { hasText: 'often' }).selectText();
    await page.getByRole('button', { name: 'Revert the selection' }).click();
    await expect(page.locator('ins', { hasText: 'often' })).toHaveCount(0);
    await expect(page.locator('del')).toHaveText('slowly');
    await expect(comparison).toHaveAttribute('aria-busy', 'false');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('p');
    await at.editor.until(() => at.editor.text === 'Trees grow slowly.\n\nNobody knows why.\n');
    await expect(page.getByText('No differences')).toBeVisible();
    // Name a version, with a note.
    await page.getByRole('button', { name: 'Name this version' }).click();
    await page.getByRole('textbox', { name: 'Name of this version' }).fill('Draft');
    await page.getByRole('textbox', { name: 'Note' }).fill('Read by the group.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('complementary', { name: 'Versions' }).getByText('Read by the group.')).toBeVisible();
    // On a phone, the text takes the height, and the versions are in a drawer.
    await page.setViewportSize({ width: 360, height: 740 });
    const versions = page.getByRole('button', { name: 'Versions' });
    const drawer = page.getByRole('dialog', { name: 'Versions' });
    await versions.click();
    await expect(drawer.getByText('Read by the group.')).toBeVisible();
    // The drawer takes the focus with a delay, and only gives back what it has taken.
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(versions).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(problems).toEqual([]);
    at.editor.stop();
    await context.close();
  },
);

test(
  'a text is replayed step by step, from any point, with the keyboard',
  { tag: '@full' },
  async ({ browser, server }) => {
    const at = await writeTogether(server, ['Emilia', 'Fabio']);
    const { page, context, problems } = await openAs(browser, at.first, `/workspace/${at.uuid}/paper.md?view=history`);
    await page.getByText('Replay', { exact: true }).click();
    const text = page.getByRole('textbox', { name: 'The text as it was' }).or(page.getByLabel('The text as it was'));
    await expect(text.first()).toContainText('Trees grow slowly.');
    await expect(text.first()).not.toContainText('often');
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    await expect(text.first()).toContainText('Trees often grow .');
    await expect(page.locator('.cm-author[title="Fabio"]')).toHaveText('often ');
    // Playback stops at the end; Play then starts over.
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await page.getByRole('slider', { name: 'Step' }).press('Home');
    await expect(text.first()).toContainText('Trees grow slowly.');
    await expect(page.getByRole('status').filter({ hasText: /^Start · \d+ steps?$/u })).toBeVisible();
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await expect(text.first()).toContainText('Trees often grow .');
    // The author of a step is named for every step.
    await expect(page.getByRole('status').filter({ hasText: /^Step 2 of 2 · Fabio · /u })).toBeVisible();
    await page.getByRole('slider', { name: 'Step' }).press('ArrowLeft');
    await expect(text.first()).toContainText('Trees often grow slowly.');
    await page.getByRole('button', { name: 'Next change' }).click();
    await expect(text.first()).toContainText('Trees often grow .');
    await page.getByRole('slider', { name: 'Step' }).press('PageDown');
    await expect(text.first()).toContainText('Trees grow slowly.');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(problems).toEqual([]);
    at.editor.stop();
    await context.close();
  },
);

test('each person’s share is shown once a manager enables it', { tag: '@full' }, async ({ browser, server }) => {
  const at = await writeTogether(server, ['Greta', 'Hugo']);
  const { page, context } = await openPanel(browser, at);
  const shares = page.getByRole('region', { name: 'Who wrote how much' });
  await expect(shares.getByRole('listitem')).toHaveCount(0);
  await shares.getByRole('switch', { name: 'Show to all members' }).press('Space');
  await expect(shares.getByRole('listitem')).toHaveText([/^Greta\d+%$/u, /^Hugo\d+%$/u]);
  const other = await openAs(browser, at.second, `/workspace/${at.uuid}/paper.md`);
  await other.page.getByRole('tab', { name: 'History' }).click();
  await expect(other.page.getByRole('region', { name: 'Who wrote how much' }).getByRole('listitem')).toHaveCount(2);
  await expect(other.page.getByRole('switch', { name: 'Show to all members' })).toHaveCount(0);
  at.editor.stop();
  await other.context.close();
  await context.close();
});
