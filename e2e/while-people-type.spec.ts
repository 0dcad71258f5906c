import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createAccount, createGroup, mustPost } from '../tests/_support/accounts.ts';
import { startServer, type RunningServer } from '../tests/_support/start-server.ts';
import { placeCaret, readEditor, waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const TEXT = 'First line.\n\nLast line.\n';
const OFFLINE = 'Offline. Your changes are kept on this device.';
const DELETED = 'This document was deleted. You can keep a copy.';
const NO_ACCESS = 'You no longer have access. You can copy your text.';
const MERGED = 'This document changed elsewhere and was merged. Compare.';

/** A text shared by its owner and a group member, who sees it in a browser. */
async function openText(browser: Browser, server: RunningServer) {
  const owner = await createAccount(server, 'Owner');
  const member = await createAccount(server, 'Member');
  const uuid = await createGroup('Paper', owner, member);
  await owner.client.upload(uuid, '', [{ name: 'text.md', content: TEXT }]);
  const { page, context, problems } = await openAs(browser, member, `/workspace/${uuid}/text.md`);
  await waitForEditor(page);
  await waitForSaved(page);
  const call = (path: string, input: object): Promise<unknown> => mustPost(owner.client, path, { uuid, ...input });
  const replace = async (content: string | Uint8Array<ArrayBuffer>): Promise<void> => {
    expect((await owner.client.upload(uuid, '', [{ name: 'text.md', content }])).status).toBe(200);
  };
  const read = async (): Promise<string> => {
    const place = { workspaceUUID: uuid, path: 'text.md' };
    const { url } = (await mustPost(owner.client, '/api/workspace/get-asset-link', place)) as { url: string };
    return new TextDecoder().decode(await owner.client.download(url));
  };
  return { member, page, context, problems, call, replace, read };
}

/** Types words that only this page has. */
async function writeOffline(page: Page, after: string, words: string): Promise<void> {
  await page.context().setOffline(true);
  await placeCaret(page, after);
  await page.keyboard.type(words);
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
}

/** As if two days had passed and the job that compacts older history had run: no single update remains. */
async function composeHistory(server: RunningServer): Promise<void> {
  await server.kill();
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

test(
  'an open text survives whatever happens to its file, and says what happened',
  { tag: '@full' },
  async ({ browser }) => {
    // A separate server, since it gets killed.
    await using server = await startServer();
    const { member, page, context, problems, call, replace, read } = await openText(browser, server);

    await test.step('removed from the group, and added again', async () => {
      await call('/api/groups/remove-member', { user: member.email });
      await expect(page.getByText(NO_ACCESS)).toBeVisible();
      await call('/api/groups/add-member', { user: member.email });
      await waitForSaved(page);
      await placeCaret(page, 'First line.');
      await page.keyboard.type(' Back.');
      await expect.poll(read).toContain('First line. Back.');
      await waitForSaved(page);
    });

    await test.step('history no longer reaches back: merged, with a comparison', async () => {
      await writeOffline(page, 'Back.', ' Only here.');
      for (const line of ['Their line.', 'Their other line.']) {
        await replace(`First line. Back.\n\nLast line.\n\n${line}\n`);
      }
      await composeHistory(server);
      await context.setOffline(false);
      const badge = page.getByRole('button', { name: MERGED });
      await expect(badge).toBeVisible({ timeout: 30_000 });
      const merged = 'First line. Back. Only here.\n\nLast line.\n\nTheir other line.\n';
      expect(await readEditor(page)).toBe(merged);
      await expect.poll(read).toBe(merged);
      await badge.click();
      const dialog = page.getByRole('dialog', { name: 'What was merged' });
      await expect(dialog.locator('ins')).toContainText('Their other line.');
      await dialog.getByText('Close', { exact: true }).click();
      await waitForSaved(page);
    });

    await test.step('deleted, and restored from the trash', async () => {
      await writeOffline(page, 'Only here.', ' Never sent.');
      const { trashed } = (await call('/api/workspace/delete-path', { itemPath: 'text.md' })) as { trashed: string[] };
      await context.setOffline(false);
      await expect(page.getByText(DELETED)).toBeVisible({ timeout: 30_000 });
      // Whatever happens to the file, these words are listed and announced.
      await expect(
        page.getByText('Some of your changes could not be saved on the server. Drafts are kept on this device.'),
      ).toBeVisible();
      await call('/api/workspace/restore-items', { items: trashed });
      await waitForSaved(page);
      await expect.poll(read).toContain('Only here. Never sent.\n');
      await page.getByRole('button', { name: /User menu of/ }).click();
      await page.getByRole('menuitem', { name: 'Recovered drafts' }).click();
      await expect(page.getByText('There are no recovered drafts on this device.')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('replaced by a blob: it stays on screen until it has been seen', async () => {
      await replace(new Uint8Array([0xff, 0xfe, 0, 1]));
      await expect(page.getByText('It was replaced by a file that is not text.')).toBeVisible();
      expect(await readEditor(page)).toContain('Only here. Never sent.\n');
      await page.getByRole('button', { name: 'Open the file' }).click();
      await expect(page.getByText('Cannot preview file: Unknown file type.')).toBeVisible();
    });

    expect(problems).toEqual([]);
    await context.close();
  },
);
