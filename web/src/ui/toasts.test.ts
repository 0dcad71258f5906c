import { beforeEach, expect, test } from 'vitest';
import { closeToast, readToasts, toastError, toastInfo, toastSuccess } from './toasts.ts';

beforeEach(() => {
  for (const toast of readToasts()) closeToast(toast.id);
});

test('a success goes after three seconds, a danger stays, one with an action stays long enough to be reached', () => {
  toastSuccess('Saved.');
  toastError('Could not rename item:', new Error('A file named notes.md is already in this folder.'));
  toastInfo('Moved to the trash.', { action: { label: 'Undo', run: () => undefined } });
  expect(readToasts().map(({ text, duration }) => [text, duration])).toEqual([
    ['Saved.', 3000],
    ['Could not rename item: A file named notes.md is already in this folder.', 0],
    ['Moved to the trash.', 10_000],
  ]);
});

test('the same trouble is told once, and never more than five things', () => {
  toastError('Could not load.');
  toastError('Could not load.');
  expect(readToasts()).toHaveLength(1);
  for (let n = 0; n < 9; n += 1) toastSuccess(`Saved ${n}.`);
  expect(readToasts()).toHaveLength(5);
});
