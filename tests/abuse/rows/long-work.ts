import { expect } from 'vitest';
import { findWorkspace } from '../../_support/accounts.ts';
import { LIMIT_CASES, makeHoarder } from '../../_support/limit-cases.ts';
import { typeDuring } from '../../_support/typist.ts';
import type { Proofs } from '../_support/proof.ts';
import { readMetric } from '../_support/read-metric.ts';
import { expectRefused, type Stage } from '../_support/stage.ts';

const LONG_WORK = 'tests/workspace/long-work.test.ts';
const LONG_WORKS = 'server/src/pipeline/long-works.test.ts';
const LONG_HOLDS = 'scriptorium_writer_long_holds_total';
/** Of a thousand files each: as much as a workspace can hold. */
const FOLDERS = 48;
const GOAL_MS = 100;

/** Measures how every call at its limits affects a typist. */
async function expectTyping(stage: Stage, folders: number): Promise<string[]> {
  const { server, admin, ben, group } = stage;
  const document = { workspace: group, path: await stage.text() };
  const late: string[] = [];
  for (const { name, prepare } of LIMIT_CASES) {
    await stage.freeBudgets();
    const work = await prepare(await makeHoarder(server, folders), admin);
    const idle = await typeDuring(ben.client, document, () => Promise.resolve());
    const before = await readMetric(server, LONG_HOLDS);
    const { acknowledged } = await typeDuring(ben.client, document, work);
    const holds = (await readMetric(server, LONG_HOLDS)) - before;
    if (holds > 0) late.push(`${name}: the writer was held ${holds} times`);
    const limit = Math.max(GOAL_MS, 3 * idle.acknowledged.p99);
    if (acknowledged.p99 > limit) late.push(`${name}: p99 ${acknowledged.p99.toFixed(0)} of ${limit.toFixed(0)} ms`);
  }
  return late;
}

export const LONG_WORK_ROWS: Proofs = {
  'W-01': {
    check: async ({ ada, group, text, unchanged }) => {
      const path = await text();
      const itemPaths = Array.from({ length: 1000 }, () => path);
      await unchanged(async () => {
        for (const call of ['copy-items', 'move-items']) {
          const input = { uuid: group, itemPaths, targetFolder: '' };
          expectRefused(await ada.client.post(`/api/workspace/${call}`, input), 422);
        }
        expectRefused(await ada.client.post('/api/workspace/delete-paths', { uuid: group, itemPaths }), 422);
      });
    },
    tests: [[LONG_WORK, 'naming the same item twice is rejected, and nothing is copied or moved']],
  },
  'W-02': {
    check: async (stage) => {
      const yves = await stage.person('Yves');
      const uuid = await findWorkspace(yves);
      const made = await yves.client.post('/api/workspace/create-text-file', {
        uuid,
        parentItem: '',
        name: 'large.md',
        content: 'x'.repeat(60_000),
      });
      expect(made.status).toBe(200);
      await stage.admin.client.post('/api/admin/users/update', { email: yves.email, quota: 100_000 });
      await stage.unchanged(async () => {
        const input = { uuid, itemPaths: ['large.md'], targetFolder: '' };
        expectRefused(await yves.client.post('/api/workspace/copy-items', input), 413);
      });
    },
    tests: [[LONG_WORK, 'a copy that does not fit is rejected before a row of it is written']],
  },
  'W-03': {
    heavy: true,
    check: async (stage) => expect(await expectTyping(stage, FOLDERS)).toEqual([]),
  },
  'W-04': { tests: [[LONG_WORK, 'a server killed in the middle completes what it had started']] },
  'W-06': {
    tests: [
      [LONG_WORK, 'a long copy is listed with its progress for its caller alone; cancelled, it leaves nothing behind'],
      [LONG_WORKS, 'a person keeps no more than a few that ended'],
    ],
  },
  'W-05': { tests: [[LONG_WORK, 'none of it occupied the writer for long']] },
};
