import { expect, it } from 'vitest';
import type { LivePush, LivePushResult } from './live-commit.ts';
import { PushLanes } from './push-lanes.ts';

const push = (documentId: string, from = 0, review = false): LivePush => ({
  documentId,
  epoch: 'e',
  from,
  to: from + 1,
  changes: new Uint8Array(10),
  authors: '[]',
  at: 0,
  size: 0,
  marks: [],
  ...(review ? { review: { effects: [], isFirst: false } } : {}),
});

/** Lanes whose groups end when told to. */
function makeLanes(limits: { maxConcurrent: number; pushes: number; bytes: number }) {
  const groups: { names: string[]; end: (error?: Error) => void }[] = [];
  const lanes = new PushLanes({
    ...limits,
    commit: (pushes) =>
      new Promise<LivePushResult[]>((resolve, reject) => {
        groups.push({
          names: pushes.map(({ documentId, from }) => `${documentId}${from}`),
          end: (error) => (error ? reject(error) : resolve(pushes.map(() => ({ ok: true })))),
        });
      }),
  });
  return { lanes, groups };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('a lane has one group in progress, and what arrives meanwhile forms the next one, in order', async () => {
  const { lanes, groups } = makeLanes({ maxConcurrent: 4, pushes: 3, bytes: 1000 });
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => lanes.push(push(name), 'one')));
  expect(groups.map(({ names }) => names)).toEqual([['a0']]);
  groups[0]?.end();
  await turn();
  expect(groups[1]?.names).toEqual(['b0', 'c0', 'd0']);
  groups[1]?.end();
  await turn();
  groups[2]?.end();
  expect(await all).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
  await lanes.settle();
});

it('several lanes run concurrently, up to a limit and in turns: a busy one does not starve the others', async () => {
  const { lanes, groups } = makeLanes({ maxConcurrent: 2, pushes: 1, bytes: 1000 });
  for (const name of ['a', 'b', 'c']) void lanes.push(push(name), 'busy');
  void lanes.push(push('d'), 'second');
  void lanes.push(push('e'), 'third');
  expect(groups.map(({ names }) => names)).toEqual([['a0'], ['d0']]);
  groups[0]?.end();
  await turn();
  groups[1]?.end();
  await turn();
  expect(groups.map(({ names }) => names)).toEqual([['a0'], ['d0'], ['b0'], ['e0']]);
});

it('review and text are in separate groups, which respect the limit in bytes but have at least one push', async () => {
  const { lanes, groups } = makeLanes({ maxConcurrent: 1, pushes: 9, bytes: 25 });
  for (const one of [push('x'), push('a'), push('b'), push('c'), push('d', 0, true), push('e')])
    void lanes.push(one, 'l');
  for (let at = 0; at < 5; at += 1) {
    groups[at]?.end();
    await turn();
  }
  expect(groups.map(({ names }) => names)).toEqual([['x0'], ['a0', 'b0'], ['c0'], ['d0'], ['e0']]);
});

it('a failing group does not affect others, and settling waits for everything in progress', async () => {
  const { lanes, groups } = makeLanes({ maxConcurrent: 2, pushes: 9, bytes: 1000 });
  const failed = lanes.push(push('a'), 'one');
  const written = lanes.push(push('b'), 'two');
  let settled = false;
  const settling = lanes.settle().then(() => (settled = true));
  groups[0]?.end(new Error('The disk is full.'));
  await expect(failed).rejects.toThrow('The disk is full.');
  expect(settled).toBe(false);
  groups[1]?.end();
  expect(await written).toEqual({ ok: true });
  await settling;
});
