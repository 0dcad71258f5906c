import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Account, createAccount, createGroup, mustPost } from '../tests/_support/accounts.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const TEXT = 'First line.\n\nLast line.\n';
const OFFLINE = 'Offline. Your changes are kept on this device.';
const DELETED = 'This document was deleted. You can keep a copy.';
const NO_ACCESS = 'You no longer have access. You can copy your text.';
const MERGED = 'This document changed elsewhere and was merged. Compare.';

let people = 0;

/** A text that its owner and a member of the group have; the member sees it in a browser. */
async function openText(browser: Browser, server: RunningServer) {
  people += 1;
  const owner = await createAccount(server, `Owner${people}`);
  const member = await createAccount(server, `Member${people}`);
  const uuid = await createGroup(`Paper ${people}`, owner, member);
  await owner.client.upload(uuid, '', [{ name: 'text.md', content: TEXT }]);
  const { page, context, problems } = await openAs(browser, member, `/workspace/${uuid}/text.md`);
  await waitForEditor(page);
  await waitForSaved(page);
  const call = (path: string, input: object): Promise<unknown> => mustPost(owner.client, path, { uuid, ...input });
  return { owner, member, uuid, page, context, problems, call };
}

/** Words that nobody but this page has. */
async function writeOffline(page: Page, after: string, words: string): Promise<void> {
  await page.context().setOffline(true);
  await placeCaret(page, after);
  await page.keyboard.type(words);
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
}

async function download({ client }: Account, workspaceUUID: string, path: string): Promise<string> {
  const { url } = (await mustPost(client, '/api/workspace/get-asset-link', { workspaceUUID, path })) as { url: string };
  return new TextDecoder().decode(await client.download(url));
}

/** As if two days had gone by, and the job that composes what is older than one: no step between stays by itself. */
async function composeHistory(server: RunningServer): Promise<void> {
  await server.stop();
  const database = new Database(join(server.dataDir, 'scriptorium.sqlite'), { fileMustExist: true });
  const then = '(select min(started_at) / 60000 * 60000 - 172800000 from document_update)';
  database.exec(`
    update document_update set started_at = ${then}, ended_at = ${then};
    delete from document_snapshot where version not in (0, (select max(version) from document_snapshot));
    update job set run_at = 0 where kind = 'compact-history'`);
  await server.start();
  const rows = database.prepare('select count(*) as count from document_update').pluck();
  await expect.poll(() => rows.get()).toBe(1);
  database.close();
}

test('what history no longer reaches back to is merged, and says so', async ({ browser }) => {
  // One of its own: it is stopped meanwhile.
  await using server = await startServer();
  const { owner, uuid, page, context, problems } = await openText(browser, server);
  await placeCaret(page, 'First line.');
  await page.keyboard.type(' Known to both.');
  await waitForSaved(page);
  await writeOffline(page, 'Known to both.', ' Only here.');
  for (const line of ['Their line.', 'Their other line.']) {
    const content = `First line. Known to both.\n\nLast line.\n\n${line}\n`;
    expect((await owner.client.upload(uuid, '', [{ name: 'text.md', content }])).status).toBe(200);
  }
  await composeHistory(server);
  await context.setOffline(false);
  const badge = page.getByRole('button', { name: MERGED });
  await expect(badge).toBeVisible({ timeout: 30_000 });
  const merged = 'First line. Known to both. Only here.\n\nLast line.\n\nTheir other line.\n';
  expect(await readEditor(page)).toBe(merged);
  await expect.poll(() => download(owner, uuid, 'text.md')).toBe(merged);
  await badge.click();
  const dialog = page.getByRole('dialog', { name: 'What was merged' });
  await expect(dialog.locator('ins')).toContainText('Their other line.');
  await dialog.getByText('Close', { exact: true }).click();
  await waitForSaved(page);
  expect(problems).toEqual([]);
  await context.close();
});

test('a text that is restored from the trash goes on where it was, with what was written meanwhile', async ({
  browser,
  server,
}) => {
  const { owner, uuid, page, context, problems, call } = await openText(browser, server);
  await writeOffline(page, 'First line.', ' Only here.');
  const { trashed } = (await call('/api/workspace/delete-path', { itemPath: 'text.md' })) as { trashed: string[] };
  await context.setOffline(false);
  await expect(page.getByText(DELETED)).toBeVisible({ timeout: 30_000 });
  // Whatever becomes of the file: these words are in the list.
  const copies = page.getByText('Some of your texts had to be set aside. They are kept on this device.');
  await expect(copies).toBeVisible();
  await call('/api/workspace/restore-items', { items: trashed });
  await waitForSaved(page);
  await expect.poll(() => download(owner, uuid, 'text.md')).toBe('First line. Only here.\n\nLast line.\n');
  await placeCaret(page, 'Only here.');
  await page.keyboard.type(' And on.');
  await expect.poll(() => download(owner, uuid, 'text.md')).toContain('Only here. And on.');
  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Copies kept on this device' }).click();
  await expect(page.getByText('Nothing had to be set aside on this device.')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('who is in the group again goes on in the text that was open', async ({ browser, server }) => {
  const { owner, member, uuid, page, context, call } = await openText(browser, server);
  await call('/api/groups/remove-member', { user: member.email });
  await expect(page.getByText(NO_ACCESS)).toBeVisible();
  await call('/api/groups/add-member', { user: member.email });
  await waitForSaved(page);
  await placeCaret(page, 'First line.');
  await page.keyboard.type(' Back.');
  await expect.poll(() => download(owner, uuid, 'text.md')).toContain('First line. Back.');
  await context.close();
});

test('a text that is replaced by something that is no text stays on the screen until one has seen it', async ({
  browser,
  server,
}) => {
  const { owner, uuid, page, context, problems } = await openText(browser, server);
  const binary = new Uint8Array([0xff, 0xfe, 0, 1]);
  expect((await owner.client.upload(uuid, '', [{ name: 'text.md', content: binary }])).status).toBe(200);
  await expect(page.getByText('It was replaced by a file that is not text.')).toBeVisible();
  expect(await readEditor(page)).toBe(TEXT);
  await page.getByRole('button', { name: 'Open the file' }).click();
  await expect(page.getByText('Cannot preview file: Unknown file type.')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});
