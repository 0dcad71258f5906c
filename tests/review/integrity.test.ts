import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { createTextFile, getAssetLink, list } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type Account } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { CLI, NODE, startServer, type RunningServer } from '../_support/start-server.ts';
import { Reviewer } from './reviewer.ts';

const run = promisify(execFile);
const onPostgres = process.env['DB'] === 'postgres';

let server: RunningServer;
let ada: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  workspace = (await ada.client.call(list, {})).workspaces[0]?.uuid ?? '';
});
afterAll(() => server?.dispose());

async function check(...more: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout } = await run(NODE, [CLI, 'check', ...more], { env: server.env });
    return { code: 0, text: stdout };
  } catch (error) {
    const ended = error as { code: number; stdout: string; stderr: string };
    return { code: ended.code, text: ended.stdout + ended.stderr };
  }
}

/** Without the database's constraints, which would prevent the damage a broken disk does. */
async function damage(statement: string): Promise<void> {
  if (onPostgres) {
    await runSql(server, `set session_replication_role = replica; ${statement}`);
    return;
  }
  const database = new Database(join(server.dataDir, 'scriptorium.sqlite'), { timeout: 10_000 });
  try {
    database.pragma('foreign_keys = off');
    database.exec(statement);
  } finally {
    database.close();
  }
}

function bytes(value: Uint8Array): string {
  const hex = Buffer.from(value).toString('hex');
  return onPostgres ? `'\\x${hex}'::bytea` : `x'${hex}'`;
}

async function newReviewed(): Promise<{ id: string; thread: string; message: string }> {
  documents += 1;
  const path = `checked-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  const a = await Reviewer.open(ada, { workspace, path });
  await a.type(0, 0, 'The quick brown fox.');
  const thread = await a.comment(4, 9);
  const suggestion = await a.suggest(10, 15, 'red');
  await a.comment(0, 3);
  await a.decide('accept', suggestion);
  await a.type(0, 2, '');
  a.close();
  const [row] = await runSql(server, `select document_id from review_thread where id = '${thread}'`);
  const message = a.state.threads.get(thread)?.messages[0]?.id ?? '';
  return { id: String(row?.['document_id']), thread, message };
}

describe("the command line's check", () => {
  it('finds nothing wrong with comments, suggestions and authors as they are', async () => {
    await newReviewed();
    const { url } = await ada.client.call(getAssetLink, { workspaceUUID: workspace, path: 'checked-1.md' });
    expect(url).not.toBe('');
    expect(await check()).toMatchObject({ code: 0 });
  });

  it('names each kind of damage done to them', async () => {
    const lost = await newReviewed();
    const wrong = await newReviewed();
    const other = await newReviewed();
    const [hashed, beyond, unread, tiled, nobody, late] = await Promise.all(Array.from({ length: 6 }, newReviewed));
    const id = (one: { id: string } | undefined): string => one?.id ?? '';
    await damage(`delete from review_message where document_id = '${id(lost)}' and id = '${lost.message}'`);
    await damage(
      `update review_thread set status = 'resolved' where document_id = '${id(wrong)}' and id = '${wrong.thread}'`,
    );
    await damage(
      `update review_thread set id = '${crypto.randomUUID()}' where document_id = '${id(other)}' and id = '${other.thread}'`,
    );
    await damage(`update review_checkpoint set sha256 = 'x' where document_id = '${id(hashed)}'`);
    const state = {
      marks: [{ kind: 'anchor', thread: 't', hunk: '', from: 900, to: 903, isPoint: false, text: '', lost: [] }],
      threads: [],
    };
    const json = JSON.stringify(state);
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(json))).toString('hex');
    await damage(
      `update review_checkpoint set packed = ${bytes(deflateSync(json))}, sha256 = '${sha256}' where document_id = '${id(beyond)}'`,
    );
    const authors = (document: string, version: number, packed: Uint8Array): Promise<unknown> =>
      damage(
        `insert into document_authors (document_id, version, packed, created_at) values ('${document}', ${version}, ${bytes(packed)}, 1)`,
      );
    const pack = (value: object): Uint8Array => deflateSync(JSON.stringify(value));
    const people = [{ user: null, name: 'Ada' }];
    await authors(id(unread), 1, Buffer.from('nothing'));
    await authors(id(tiled), 1, pack({ people, authors: [[0]], runs: [5, 1] }));
    await authors(id(nobody), 1, pack({ people, authors: [[0]], runs: [20, 2] }));
    await authors(id(late), 99, pack({ people, authors: [[0]], runs: [20, 1] }));
    const { code, text } = await check();
    expect(code).toBe(1);
    const named: Record<string, RegExp[]> = {
      [id(lost)]: [/has lost its first message/u, /1 messages of thread .* are missing/u],
      [id(wrong)]: [/is comment, resolved; its history says comment, open/u],
      [id(other)]: [
        /messages in .* belong to thread .* which is missing/u,
        /but its row is missing/u,
        /is not in its history/u,
      ],
      [id(hashed)]: [/does not match its checksum/u],
      [id(beyond)]: [/is anchored at \d+ to \d+ of \d+ characters/u, /An anchor of .* belongs to thread t/u],
      [id(unread)]: [/cannot be read/u],
      [id(tiled)]: [/cover 5 of 20 characters/u],
      [id(nobody)]: [/include somebody who is not listed/u],
      [id(late)]: [/stored for version 99/u],
    };
    for (const [document, patterns] of Object.entries(named)) {
      const lines = text
        .split('\n')
        .filter((line) => line.includes(document))
        .join('\n');
      for (const pattern of patterns) expect(lines).toMatch(pattern);
    }
  });
});
