import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, mustPost, runCli } from '../_support/accounts.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { FULL } from '../_support/full.ts';
import { freshName } from '../_support/fresh-name.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { allPlaces, bringBack, makeCommented, readPlaces } from './many-comments.ts';

const COUNT = 800;
const KILLS = FULL ? 4 : 2;
let server: RunningServer;
let ada: Account;
let home: string;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  home = await findWorkspace(ada);
});
afterAll(() => server?.dispose());

const countThreads = (path: string): Promise<number> =>
  withDatabase(server, async (db) => {
    const { count } = await db
      .selectFrom('review_thread')
      .innerJoin('item', 'item.id', 'review_thread.document_id')
      .where('item.name', '=', path)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

test(
  'whoever brought a file is told if they lose their right before the rest of it could be added',
  { timeout: 120_000 },
  async () => {
    const ben = await createAccount(server, 'Ben');
    const lab = await createGroup('Lab', ben, ada);
    const path = freshName('left.md');
    const back = await makeCommented(ada, lab, path, COUNT);
    const sent = bringBack(ada, lab, path, back).catch(() => null);
    await vi.waitFor(async () => expect(await countThreads(path)).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
    await server.kill();
    expect(await sent).toBe(null);
    await server.start();
    await mustPost(ben.client, '/api/groups/remove-member', { uuid: lab, user: ada.email });
    await vi.waitFor(
      async () => {
        const { notifications } = await ada.client.call(getNotifications, {});
        expect(notifications.map(({ message }) => message)).toContain(
          `Not all of your file from Word could be added to “${path}”: the text was deleted, or you may no longer comment in it.`,
        );
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(server.log()).not.toContain('a job failed');
  },
);

test(
  'a file from Word whose server is killed while it is added is added to its end, once, and nobody has to ask for it',
  { timeout: 60_000 + KILLS * 60_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const path = freshName('killed.md');
      const back = await makeCommented(ada, home, path, COUNT);
      const sent = bringBack(ada, home, path, back).catch(() => null);
      await vi.waitFor(async () => expect(await countThreads(path)).toBeGreaterThan(0), {
        timeout: 30_000,
        interval: 5,
      });
      await setTimeout(kill * 40);
      await server.kill();
      expect(await sent).toBe(null);
      const left = await countThreads(path);
      console.log(`killed with ${left} of ${COUNT}`);
      await server.start();
      if (kill % 2 === 1) {
        // Whoever asks again meanwhile adds nothing twice.
        const { status, body } = await bringBack(ada, home, path, back);
        expect(['409 undefined', '200 known']).toContain(`${status} ${(body as { state?: string }).state}`);
      }
      await vi.waitFor(async () => expect(await countThreads(path)).toBe(COUNT), { timeout: 60_000, interval: 100 });
      await vi.waitFor(
        async () => expect((await bringBack(ada, home, path, back, false)).body).toEqual({ state: 'known' }),
        { timeout: 20_000, interval: 500 },
      );
      expect(await readPlaces(ada, home, path)).toEqual(allPlaces(COUNT));
    }
    expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
    expect(server.log()).not.toContain('a job failed');
  },
);
