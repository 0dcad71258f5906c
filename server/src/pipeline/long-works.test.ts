import { fail } from '@scriptorium/contract/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lanes } from './lanes.ts';
import { LongWorks, type Progress, SHOWN_AFTER_MS } from './long-works.ts';

const COPY = '/api/workspace/copy-items';

let notified: string[];
let ids: number;
let works: LongWorks;

beforeEach(() => {
  vi.useFakeTimers();
  notified = [];
  ids = 0;
  const lanes = new Lanes({ maxConcurrent: 2, perPerson: 1, waitingPerPerson: 2 });
  works = new LongWorks({
    lanes: () => lanes,
    newId: () => `id-${(ids += 1)}`,
    onChange: (userId) => void notified.push(userId),
  });
});
afterEach(() => void vi.useRealTimers());

/** Work that continues until it is told to end. */
function start(userId: string, isConnected = true) {
  const turn = Promise.withResolvers<Progress>();
  const end = Promise.withResolvers<string>();
  const result = works.run({ userId, call: COPY, isConnected: () => isConnected }, (progress) => {
    turn.resolve(progress);
    return end.promise;
  });
  result.catch(() => undefined);
  return { turn: turn.promise, end, result };
}

test('short work is never listed, and nobody is notified of it', async () => {
  const short = start('ada');
  (await short.turn).advance(10);
  expect(works.list('ada')).toEqual([]);
  short.end.resolve('done');
  expect(await short.result).toBe('done');
  vi.advanceTimersByTime(SHOWN_AFTER_MS * 2);
  expect(works.list('ada')).toEqual([]);
  expect(notified).toEqual([]);
});

test('longer work is listed for its caller only, with its progress, until it has returned', async () => {
  const long = start('ada');
  const progress = await long.turn;
  progress.expect(48_000);
  vi.advanceTimersByTime(SHOWN_AFTER_MS);
  progress.advance(300);
  expect(works.list('ada')).toEqual([
    { id: 'id-1', call: COPY, state: 'running', done: 300, total: 48_000, message: null },
  ]);
  expect(works.list('eve')).toEqual([]);
  expect(works.cancel('eve', 'id-1')).toBe(false);
  long.end.resolve('done');
  await long.result;
  expect(works.list('ada')).toEqual([]);
  expect(new Set(notified)).toEqual(new Set(['ada']));
});

test('progress is reported a few times a second, however small the steps', async () => {
  const long = start('ada');
  const progress = await long.turn;
  vi.advanceTimersByTime(SHOWN_AFTER_MS);
  const before = notified.length;
  for (let step = 0; step < 1000; step += 1) {
    vi.advanceTimersByTime(10);
    progress.advance(1);
  }
  expect(notified.length - before).toBeGreaterThan(10);
  expect(notified.length - before).toBeLessThan(30);
  long.end.resolve('done');
});

test('cancelling aborts running work; waiting work leaves the queue at once', async () => {
  const first = start('ada');
  const second = start('ada');
  const progress = await first.turn;
  vi.advanceTimersByTime(SHOWN_AFTER_MS);
  expect(works.list('ada').map(({ state }) => state)).toEqual(['running', 'waiting']);
  expect(works.cancel('ada', 'id-2')).toBe(true);
  await expect(second.result).rejects.toMatchObject({ code: 'cancelled' });
  expect(works.cancel('ada', 'id-1')).toBe(true);
  expect(works.list('ada').map(({ state }) => state)).toEqual(['stopping']);
  expect(() => progress.signal.throwIfAborted()).toThrow('Cancelled. Nothing was changed.');
  first.end.reject(new Error('as thrown by the work'));
  await expect(first.result).rejects.toThrow();
  const third = start('ada');
  await third.turn;
  third.end.resolve('done');
});

test('the outcome is kept as a message for a caller who has left, until they remove it', async () => {
  const gone = start('ada', false);
  await gone.turn;
  vi.advanceTimersByTime(SHOWN_AFTER_MS);
  gone.end.resolve('done');
  await gone.result;
  const refused = start('ada', false);
  await refused.turn;
  vi.advanceTimersByTime(SHOWN_AFTER_MS);
  refused.end.reject(new Error('disk I/O error'));
  await expect(refused.result).rejects.toThrow();
  const full = works.run({ userId: 'ada', call: COPY, isConnected: () => false }, async () => {
    vi.advanceTimersByTime(SHOWN_AFTER_MS);
    return fail('over-quota');
  });
  await expect(full).rejects.toThrow();
  expect(works.list('ada').map(({ state, message }) => [state, message])).toEqual([
    ['done', null],
    ['failed', 'Something went wrong on the server.'],
    ['failed', 'There is not enough storage left in this workspace.'],
  ]);
  expect(works.cancel('ada', 'id-1')).toBe(true);
  expect(works.list('ada')).toHaveLength(2);
  vi.advanceTimersByTime(60 * 60_000);
  expect(works.list('ada')).toEqual([]);
});

test('a person keeps no more than a few that ended', async () => {
  for (let n = 0; n < 30; n += 1) {
    const each = start('ada', false);
    await each.turn;
    vi.advanceTimersByTime(SHOWN_AFTER_MS);
    each.end.resolve('done');
    await each.result;
  }
  expect(works.list('ada')).toHaveLength(5);
});
