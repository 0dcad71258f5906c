import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, findWorkspace, runCli } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { LiveEditor } from './live-client.ts';

let server: RunningServer;
let ada: Account;
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  workspace = await findWorkspace(ada);
});
afterAll(() => server?.dispose());

/** Does to one document what a failover to a lagging standby does: resets the log to `version` under an open room. */
async function goBack(version: number, then: Record<string, unknown>): Promise<void> {
  const { size, log_bytes: logBytes, last_seq: lastSeq, used_bytes: used } = then;
  for (const statement of [
    `delete from document_update where from_version >= ${version}`,
    `delete from document_snapshot where version > ${version}`,
    `update document set version = ${version}, log_bytes = ${String(logBytes)}`,
    `update document_client set last_seq = ${String(lastSeq)}, last_version = ${version}`,
    `update item set size = ${String(size)} where kind = 'live'`,
    `update workspace set used_bytes = ${String(used)} where id = '${workspace}'`,
  ])
    await runSql(server, statement);
}

it('a database that has lost confirmed edits gets them back from open pages, once, and reports it', async () => {
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'a.md' });
  const document = { workspace, path: 'a.md' };
  const editor = await LiveEditor.open(ada.client, document);
  editor.type(0, 'One. ');
  await editor.until(() => editor.isSaved);
  const [then = {}] = await runSql(
    server,
    `select d.version, d.log_bytes, d.epoch, i.size, c.last_seq, w.used_bytes from document d join item i on i.id = d.id
      join document_client c on c.document_id = d.id join workspace w on w.id = i.workspace_id`,
  );
  editor.type(editor.length, 'Two. ');
  await editor.until(() => editor.isSaved);
  await goBack(Number(then['version']), then);

  editor.type(editor.length, 'Three. ');
  await editor.until(() => editor.isSaved);
  expect(editor.text).toBe('One. Two. Three. ');
  const other = await LiveEditor.open(ada.client, document);
  expect(other.text).toBe('One. Two. Three. ');
  const [now = {}] = await runSql(server, 'select epoch from document');
  expect(now['epoch']).not.toBe(then['epoch']);
  const told = await runSql(server, "select message from event_log where type = 'document.went-back'");
  expect(told).toHaveLength(1);
  editor.stop();
  other.stop();
  expect(await runCli(server, 'check')).toMatch(/^0 faults/mu);
});
