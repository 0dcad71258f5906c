import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { startServer } from '../_support/start-server.ts';
import type { RunningServer } from '../_support/start-server.ts';
import { LiveEditor } from './live-client.ts';

const KILLS = Number(process.env['LIVE_KILLS'] ?? (FULL ? 4 : 2));
const TYPISTS = 5;
/** Units of the private use area; the campaign also uses those beyond it. */
const BASIC = 6300;
const MAX = KILLS > 20 ? 60_000 : BASIC;

let server: RunningServer;
let people: Account[];
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  people = [];
  for (let i = 0; i < TYPISTS; i += 1) people.push(await createAccount(server, `Typist${i}`));
  workspace = await createGroup('Killed', people[0] as Account, ...people.slice(1));
});
afterAll(() => server?.dispose());

/** One private use character per edit, which cannot be split and is easily counted. */
function token(n: number): string {
  return String.fromCodePoint(n < BASIC ? 0xe000 + n : 0xf0000 + n);
}

describe('five people typing while the server is killed', () => {
  it(`${KILLS} times: every edit is there, once, for everyone`, { timeout: 60_000 + KILLS * 20_000 }, async () => {
    const document = { workspace, path: 'killed.md' };
    await (people[0] as Account).client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
    const editors: LiveEditor[] = [];
    for (const person of people) editors.push(await LiveEditor.open(person.client, document));
    const work = { typed: 0, killing: true };
    const kills = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20 + ((kill * 7919) % 300)));
        await server.kill();
        await server.start();
        // Kill again only once someone has something to lose.
        const before = editors.reduce((sum, editor) => sum + editor.confirmed, 0);
        while (editors.reduce((sum, editor) => sum + editor.confirmed, 0) === before && work.typed < MAX) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
      work.killing = false;
    })();
    const seen = new Set<string>();
    while (work.killing && work.typed < MAX) {
      for (const editor of editors) {
        const at = (work.typed * 31) % (editor.text.length + 1);
        editor.type(at, token(work.typed));
        work.typed += 1;
      }
      for (const unit of (editors[work.typed % TYPISTS] as LiveEditor).peer.base.toString()) seen.add(unit);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    await kills;
    for (const editor of editors) await editor.until(() => editor.isSaved);
    const late = await LiveEditor.open((people[0] as Account).client, document);
    for (const editor of editors) await editor.until(() => editor.text === late.text);
    const counts = new Map<string, number>();
    for (const unit of late.text) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    const wrong = Array.from({ length: work.typed }, (_, n) => n).filter((n) => counts.get(token(n)) !== 1);
    expect(wrong).toEqual([]);
    expect([...late.text]).toHaveLength(work.typed);
    // Everything ever shown as saved is still there.
    expect([...seen].filter((unit) => !counts.has(unit))).toEqual([]);
    expect(editors.flatMap(({ errors }) => errors)).toEqual([]);
    for (const editor of [...editors, late]) editor.stop();
  });
});
