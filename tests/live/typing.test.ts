import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { LiveEditor } from './live-client.ts';

let server: RunningServer;
let ada: Account;
let ben: Account;
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server.dispose());

async function newDocument(name: string): Promise<{ workspace: string; path: string }> {
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name });
  return { workspace, path: name };
}

describe('two people in one document', () => {
  it('see what the other types, and end with the same text', async () => {
    const document = await newDocument('two.md');
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

  it('find every acknowledged keystroke after the server was killed, and none twice', async () => {
    const document = await newDocument('kill.md');
    const a = await LiveEditor.open(ada.client, document);
    const b = await LiveEditor.open(ben.client, document);
    for (let round = 0; round < 3; round += 1) {
      let restarted: Promise<void> | undefined;
      for (let i = 0; i < 20; i += 1) {
        a.type(a.text.length, `<a${round}.${i}>`);
        b.type(0, `<b${round}.${i}>`);
        if (i === 12) restarted = server.kill().then(() => server.start());
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      // It may serve before it is known to be healthy; the next blow must not meet it in between.
      await restarted;
      await a.until(() => a.isSaved);
      await b.until(() => b.isSaved);
    }
    await b.until(() => b.text === a.text && a.isSaved);
    for (const name of ['a', 'b']) {
      for (let round = 0; round < 3; round += 1) {
        for (let i = 0; i < 20; i += 1) expect(a.text.split(`<${name}${round}.${i}>`)).toHaveLength(2);
      }
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
    for (const editor of [a, b]) editor.stop();
  });
});
