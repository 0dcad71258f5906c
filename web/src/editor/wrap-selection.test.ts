import { describe, expect, test } from 'vitest';
import { readMarked, writeMarked } from './commands/marked-text.ts';
import { wrapSelection } from './wrap-selection.ts';

describe('typing a mark over a selection', () => {
  test.each([
    ['*', 'a ‹b› c', 'a *‹b›* c'],
    ['"', '‹b›', '"‹b›"'],
    ['$', '‹x›', '$‹x›$'],
  ])('%s wraps', (typed, before, after) => {
    const state = readMarked(before);
    expect(writeMarked(state.update(wrapSelection(state, typed)!).state)).toBe(after);
  });

  test.each([
    ['*', 'a¦'],
    ['a', '‹b›'],
    ['*', '‹a\n\nb›'],
  ])('%s over %j is only typed', (typed, before) => {
    expect(wrapSelection(readMarked(before), typed)).toBeNull();
  });
});
