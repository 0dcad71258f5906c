import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor } from './live-client.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let workspace: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server.dispose());

async function newDocument(): Promise<{ workspace: string; path: string }> {
  const name = freshName('two.md');
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name });
  return { workspace, path: name };
}

describe('two people in one document', () => {
  it("see each other's typing, and converge", async () => {
    const document = await newDocument();
    const a = await LiveEditor.open(ada.client, document);
    const b = await LiveEditor.open(ben.client, document);
    for (let i = 0; i < 30; i += 1) {
      a.type(a.text.length, `a${i} `);
      b.type(0, `b${i} `);
    }
    await a.until(() => a.isSaved && a.text.length === 220);
    await b.until(() => b.isSaved && b.text === a.text);
    const late = await LiveEditor.open(ada.client, document);
    expect(late.text).toBe(a.text);
    for (const editor of [a, b, late]) editor.stop();
  });
});
