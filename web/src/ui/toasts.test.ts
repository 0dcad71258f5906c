import { beforeEach, expect, test } from 'vitest';
import { nameAction, noteFailure, noteSuccess } from '../lib/call-outcomes.ts';
import { closeToast, dropErrors, readToasts, toastError, toastInfo, toastSuccess } from './toasts.ts';

beforeEach(() => {
  for (const toast of readToasts()) closeToast(toast.id);
});

const readTexts = (): string[] => readToasts().map(({ text }) => text);

/** The error thrown by a failed call. */
function failOf(path: string, message: string): Error {
  const error = new Error(message);
  noteFailure(error, path);
  return error;
}

test('a success lasts three seconds, an error six, one with an action long enough to reach it', () => {
  toastSuccess('Saved.');
  toastError('Could not rename item:', new Error('A file named notes.md is already in this folder.'));
  toastInfo('Moved to the trash.', { action: { label: 'Undo', run: () => undefined } });
  expect(readToasts().map(({ text, duration }) => [text, duration])).toEqual([
    ['Saved.', 3000],
    ['Could not rename item: A file named notes.md is already in this folder.', 6000],
    ['Moved to the trash.', 10_000],
  ]);
});

test('shows a repeated error once, and never more than five toasts', () => {
  toastError('Could not load.');
  toastError('Could not load.');
  expect(readToasts()).toHaveLength(1);
  for (let n = 0; n < 9; n += 1) toastSuccess(`Saved ${n}.`);
  expect(readToasts()).toHaveLength(5);
});

test('dismisses an error when the same call succeeds, and no other', () => {
  toastError('Could not delete group:', failOf('/api/groups/delete', 'Busy.'));
  toastError('Could not update group settings:', failOf('/api/groups/update', 'Busy.'));
  noteSuccess('/api/groups/delete');
  expect(readTexts()).toEqual(['Could not update group settings: Busy.']);
});

test('a link the page requests by itself does not dismiss another call’s error', () => {
  const failed = nameAction('/api/workspace/get-asset-link', { path: 'a.pdf' });
  toastError('Could not download:', failOf(failed, 'Busy.'));
  noteSuccess(nameAction('/api/workspace/get-asset-link', { path: 'figure.png' }));
  expect(readTexts()).toHaveLength(1);
  noteSuccess(failed);
  expect(readTexts()).toEqual([]);
});

test("a new screen drops the previous screen's errors but keeps successes", () => {
  toastError('Could not delete group:', new Error('Busy.'));
  toastSuccess('You left group "Kelp".');
  dropErrors();
  expect(readTexts()).toEqual(['You left group "Kelp".']);
});
