import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { LiveEditor, newClientId, openSocket } from './live-client.ts';

/** The campaign uses the specified values: two seconds of round trip, and 99 of a hundred edits within 3.5 s. */
const LONG = process.env['LIVE_LONG'] === '1';
const ROUND_TRIP_MS = LONG ? 2000 : 500;
const EDITS = LONG ? 100 : 4;
const WITHIN_MS = ROUND_TRIP_MS + 1500;
const FAST = 10;

let server: RunningServer;
let people: Account[];
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  people = [await createAccount(server, 'Slow'), await createAccount(server, 'Fast')];
  workspace = await createGroup('Crowd', people[0] as Account, people[1] as Account);
});
afterAll(() => server?.dispose());

/** One private use character: others may type before and after it, not inside. */
function tokenOf(seq: number): string {
  return String.fromCodePoint(0xe000 + seq);
}

// Each edit takes one round trip for the push and one for what others typed meanwhile.
describe('a distant user among ten fast typists', { timeout: LONG ? 900_000 : 300_000 }, () => {
  it('has every push accepted at first arrival, however much was typed meanwhile', async () => {
    const [slow, fast] = people as [Account, Account];
    const document = { workspace, path: 'crowd.md' };
    await slow.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
    const typists: LiveEditor[] = [];
    for (let i = 0; i < FAST; i += 1) typists.push(await LiveEditor.open(fast.client, document));
    const typing = setInterval(() => {
      for (const [i, typist] of typists.entries()) typist.type(((typist.length * i) / FAST) >> 0, 'x');
    }, 40);
    const proxy = await FaultyProxy.start(() => server.port);
    try {
      proxy.delay = ROUND_TRIP_MS / 2;
      const clientID = newClientId();
      const socket = await openSocket(slow.client, document, { protocol: '1', clientID }, proxy.port);
      const opened = await socket.next('get-document');
      let version = opened.currentVersion;
      let length = (opened.document ?? []).join('\n').length;
      const took: number[] = [];
      let overtaken = 0;
      for (let seq = 1; seq <= EDITS; seq += 1) {
        const token = tokenOf(seq);
        const started = performance.now();
        const changes: [[number, string], ...number[]] = length > 0 ? [[0, token], length] : [[0, token]];
        socket.send({ type: 'push-updates', clientVersion: version, updates: [{ clientID, seq, changes }] });
        const { version: after } = await socket.next('acknowledge');
        took.push(performance.now() - started);
        overtaken += after - version - 1;
        // Follows the log up to its own edit, like a client before its next push.
        while (version < after) {
          socket.send({ type: 'pull-updates', clientVersion: version });
          const pulled = await socket.next('updates');
          for (const update of pulled.updates) {
            for (const part of update.changes) {
              if (typeof part !== 'number') length += part.slice(1).join('\n').length - part[0];
            }
          }
          version = pulled.version;
        }
      }
      expect(socket.received.filter(({ type }) => type === 'error')).toEqual([]);
      // Unless many overtook it, this proves nothing.
      expect(overtaken).toBeGreaterThan(EDITS * 5);
      took.sort((a, b) => a - b);
      expect(took[Math.floor((took.length - 1) * (LONG ? 0.99 : 0.5))]).toBeLessThan(WITHIN_MS);
      socket.raw.close();
    } finally {
      clearInterval(typing);
      await proxy.stop();
    }
    for (const typist of typists) await typist.until(() => typist.isSaved);
    const [first] = typists as [LiveEditor];
    for (const typist of typists) await typist.until(() => typist.text === first.text);
    for (let seq = 1; seq <= EDITS; seq += 1) expect(first.text.split(tokenOf(seq))).toHaveLength(2);
    for (const typist of typists) typist.stop();
  });
});
