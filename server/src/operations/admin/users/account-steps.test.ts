import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import { expect, test } from 'vitest';
import type { SlicedContext } from '../../../pipeline/operation.ts';
import { updateInSteps } from './account-steps.ts';

const EMAILS = Array.from({ length: 120 }, (_, n) => `user${n}@example.org`);

function context(abort = new AbortController()) {
  const progress: number[] = [];
  const ctx = {
    actor: { kind: 'user', email: 'Boss@example.org' },
    signal: abort.signal,
    expect: (total: number) => void progress.push(total),
    advance: (by: number) => void progress.push(by),
  } as unknown as SlicedContext;
  return { ctx, progress, abort };
}

test('accounts are changed a few at a time, each once, and the caller’s own last', async () => {
  const { ctx, progress } = context();
  const steps: (readonly string[])[] = [];
  const emails = ['boss@EXAMPLE.org', ...EMAILS, 'USER1@example.org'];
  const done = await updateInSteps(ctx, emails, 'changed', async (some) => {
    steps.push(some);
    // As if the step had run out of time.
    return { done: Math.min(some.length, 40), left: some.slice(40) };
  });
  expect(done).toBe(121);
  expect(steps.map(({ length }) => length)).toEqual([50, 50, 41, 1]);
  expect(steps.at(-1)).toEqual(['boss@EXAMPLE.org']);
  expect(progress).toEqual([121, 40, 40, 40, 1]);
});

test('an error reports how many accounts were changed before it', async () => {
  const failAfter = (steps: number, error: unknown): Promise<unknown> => {
    let calls = 0;
    return updateInSteps(context().ctx, EMAILS, 'deleted', async (some) => {
      calls += 1;
      if (calls > steps) throw error;
      return { done: some.length, left: [] };
    });
  };
  const last = new OperationError('last-admin');
  await expect(failAfter(0, last)).rejects.toBe(last);
  await expect(failAfter(2, last)).rejects.toMatchObject({
    code: 'last-admin',
    message: '100 of 120 accounts were deleted. The last administrator cannot be removed, demoted or suspended.',
  });
  await expect(failAfter(1, new Error('disk I/O error'))).rejects.toMatchObject({
    code: 'internal',
    message: '50 of 120 accounts were deleted. Then something went wrong on the server.',
  });
});

test('if cancelled between two steps, it reports what was done', async () => {
  const { ctx, abort } = context();
  const cancelled = updateInSteps(ctx, EMAILS, 'changed', async (some) => {
    abort.abort(new OperationError('cancelled'));
    return { done: some.length, left: [] };
  });
  await expect(cancelled).rejects.toMatchObject({
    code: 'cancelled',
    message: 'Cancelled. 50 of 120 accounts were changed.',
  });
  const { ctx: other, abort: early } = context();
  early.abort(new OperationError('cancelled'));
  await expect(updateInSteps(other, EMAILS, 'changed', () => fail('internal'))).rejects.toMatchObject({
    message: 'Cancelled. Nothing was changed.',
  });
});
