import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, runCli, type Account } from '../_support/accounts.ts';
import { FULL } from '../_support/full.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';
import { ReviewingPeople } from './reviewing-people.ts';

/** 200 with `node scripts/live-campaign.ts`. */
const KILLS = Number(process.env['LIVE_KILLS'] ?? (FULL ? 3 : 2));
const SEED = Number(process.env['SEED'] ?? 1);

let server: RunningServer;
let people: Account[];
let workspace: string;

beforeAll(async () => {
  server = await startServer();
  people = [];
  for (const name of ['Ada', 'Ben', 'Cem', 'Dora']) people.push(await createAccount(server, name));
  workspace = await createGroup('Killed', people[0] as Account, ...people.slice(1));
});
afterAll(() => server?.dispose());

describe('four people reviewing while the server is killed and their pages end', () => {
  it(
    `${KILLS} times: every thread, reply, suggestion and decision is there, once`,
    { timeout: 60_000 + KILLS * 60_000 },
    async () => {
      console.log(`seed ${SEED}`);
      // A retry gets another one.
      const document = { workspace, path: `killed-${crypto.randomUUID()}.md` };
      await people[0]!.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
      const reviewing = await ReviewingPeople.open(people, document, SEED);
      const work = { isOn: true, stage: 0 };
      const act = async (): Promise<void> => {
        while (work.isOn) {
          // Leaves something to do before and after every kill, however long the server takes to start.
          if (reviewing.done < (work.stage + 1) / (2 * KILLS + 1)) reviewing.act();
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      };
      const kill = async (): Promise<void> => {
        for (let round = 0; round < KILLS; round += 1) {
          await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 7919) % 300)));
          await server.kill();
          work.stage += 1;
          // Alternately before there is a server again, and while its people reconnect.
          if (round % 2 === 0) reviewing.loseOnePage();
          await server.start();
          work.stage += 1;
          if (round % 2 === 1) reviewing.loseOnePage();
          // Kill again only once someone has something to lose.
          await reviewing.untilConfirmed();
        }
        work.isOn = false;
      };
      await Promise.all([act(), kill()]);
      await reviewing.endSound();
      expect(reviewing.deeds).toBeGreaterThan(KILLS * 5);
      expect(await runCli(server, 'check', '--read')).toMatch(/^0 faults/mu);
    },
  );
});
