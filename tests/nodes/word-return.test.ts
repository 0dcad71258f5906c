import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { allPlaces, bringBack, makeCommented, readPlaces } from '../review/many-comments.ts';
import { at, type Nodes, startNodes } from './start-nodes.ts';

const COUNT = 250;
/** Milliseconds. */
const LATER = Number(process.env['LATER'] ?? randomInt(150, 500));
console.log(`LATER=${LATER}`);
let nodes: Nodes;
let ada: Account;
let home: string;

beforeAll(async () => {
  nodes = await startNodes();
  ada = await createAccount(nodes.one, 'Ada');
  home = await findWorkspace(ada);
});
afterAll(() => nodes?.dispose());

test('a file from Word sent to two servers at once is added once', { timeout: 240_000 }, async () => {
  for (const [later, count] of [
    [0, COUNT],
    [0, 60],
    // Late enough to be compared while the first is being added.
    [LATER, COUNT],
    [LATER + 100, COUNT],
  ] as const) {
    const path = freshName('twice.md');
    const back = await makeCommented(ada, home, path, count);
    const both = [ada, at(nodes.two, ada)].map(async (account, n) => {
      await setTimeout(n * later);
      return bringBack(account, home, path, back);
    });
    const said = (await Promise.all(both)).map(({ status, body }) => `${status} ${(body as { state?: string }).state}`);
    expect(said.filter((one) => one === '200 added')).toHaveLength(1);
    expect(
      said.every((one) => ['200 added', '200 known', '409 undefined'].includes(one)),
      said.join(),
    ).toBe(true);
    expect(await readPlaces(ada, home, path)).toEqual(allPlaces(count));
  }
});
