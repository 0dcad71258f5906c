import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { ROOT } from '../_support/start-server.ts';
import { LiveEditor } from './live-client.ts';

type Patch = [position: number, deleted: number, inserted: string];

interface SequentialTrace {
  startContent: string;
  endContent: string;
  txns: { patches: Patch[] }[];
}

interface ConcurrentTrace {
  endContent: string;
  numAgents: number;
  txns: { parents: number[]; agent: number; patches: Patch[] }[];
}

/** The two wait for each other thousands of times, at 25 messages a second, so the whole trace is for the campaign. */
const LONG = FULL ? 4000 : 500;
const CONCURRENT = process.env['LIVE_WHOLE_TRACES'] === '1' ? Number.POSITIVE_INFINITY : LONG;

let server: BorrowedServer;
let people: Account[];
let workspace: string;

beforeAll(async () => {
  server = await borrowServer();
  people = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  workspace = await createGroup('Traces', people[0] as Account, people[1] as Account);
});
afterAll(() => server?.dispose());

function readTrace(name: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(join(ROOT, 'examples/traces', `${name}.json.gz`))).toString());
}

async function openNew(path: string): Promise<LiveEditor> {
  const [first] = people as [Account];
  await first.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  return LiveEditor.open(first.client, { workspace, path });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('recorded typing, replayed through the durable server', () => {
  for (const name of FULL ? ['seph-blog1', 'json-crdt-blog-post'] : ['json-crdt-blog-post']) {
    it(`${name}: every keystroke, and the text as recorded`, { timeout: 240_000 }, async () => {
      const trace = readTrace(name) as SequentialTrace;
      const editor = await openNew(`${name}.md`);
      if (trace.startContent !== '') editor.type(0, trace.startContent);
      let steps = 0;
      // Positions in traces count characters, ours UTF-16 units; they agree within the basic multilingual plane.
      expect(trace.endContent).toHaveLength([...trace.endContent].length);
      for (const { patches } of trace.txns) {
        for (const [position, deleted, inserted] of patches) editor.type(position, inserted, position + deleted);
        steps += 1;
        if (steps % 50 === 0) await pause();
      }
      await editor.until(() => editor.isSaved);
      const other = await LiveEditor.open((people as [Account, Account])[1].client, { workspace, path: `${name}.md` });
      expect(other.text).toBe(trace.endContent);
      expect(editor.text).toBe(trace.endContent);
      for (const one of [editor, other]) one.stop();
    });
  }

  it('friendsforever: two people at once, replicas converge, nothing lost', { timeout: 240_000 }, async () => {
    const trace = readTrace('friendsforever') as ConcurrentTrace;
    const path = 'friendsforever.md';
    const first = await openNew(path);
    const second = await LiveEditor.open((people as [Account, Account])[1].client, { workspace, path });
    const editors = [first, second] as const;
    const sentAs: number[] = [];
    let inserted = 0;
    let deleted = 0;
    for (const [i, { agent, parents, patches }] of trace.txns.slice(0, CONCURRENT).entries()) {
      const editor = editors[agent % 2] as LiveEditor;
      const other = editors[(agent + 1) % 2] as LiveEditor;
      for (const parent of parents) {
        if (trace.txns[parent]?.agent === agent) continue;
        // Everything this agent had seen of the other when it was recorded must be here. What was waiting to be sent
        // there may since have become empty, if both deleted the same; its number then goes to the next edit.
        const needed = sentAs[parent] ?? 0;
        await editor.until(() => (editor.heard.get(other.peer.clientID) ?? 0) >= Math.min(needed, other.lastSeq));
      }
      for (const [position, removed, text] of patches) {
        const at = Math.min(position, editor.length);
        const count = Math.min(removed, editor.length - at);
        editor.type(at, text, at + count);
        inserted += text.length;
        deleted += count;
      }
      sentAs.push(editor.lastSeq);
      if (i % 50 === 0) await pause();
    }
    await first.until(() => first.isSaved);
    await second.until(() => second.isSaved && second.text === first.text);
    await first.until(() => first.text === second.text);
    // A character deleted by both at once is deleted only once, so the text may be longer than the sum, never shorter.
    expect(first.text.length).toBeGreaterThanOrEqual(inserted - deleted);
    if (CONCURRENT >= trace.txns.length) {
      expect(Math.abs(first.length - trace.endContent.length)).toBeLessThan(trace.endContent.length * 0.02);
    }
    expect([...first.errors, ...second.errors]).toEqual([]);
    for (const one of editors) one.stop();
  });
});
