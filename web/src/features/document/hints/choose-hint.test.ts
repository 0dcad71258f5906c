import { expect, it } from 'vitest';
import { HINTS } from '../../../lib/hints-left.ts';
import { chooseHint, type Pause } from './choose-hint.ts';

const IN_TEXT: Pause = { focus: 'text', hasSelection: false, mayInsert: false, mayComment: true, hasSearch: true };
const onLine: Pause = { ...IN_TEXT, mayInsert: true };
const selecting: Pause = { ...IN_TEXT, hasSelection: true };
const first = { left: HINTS, opened: 1 };
const third = { left: HINTS, opened: 3 };

it('hints at what applies to the line or the selection', () => {
  expect(chooseHint(onLine, first)).toBe('insert');
  expect(chooseHint(selecting, first)).toBe('comment');
  expect(chooseHint({ ...selecting, mayComment: false }, third)).toBeNull();
});

it('mentions file search from the third text on, if it is available', () => {
  expect(chooseHint(IN_TEXT, { ...third, opened: 2 })).toBeNull();
  expect(chooseHint(IN_TEXT, third)).toBe('files');
  expect(chooseHint({ ...IN_TEXT, focus: 'nowhere' }, third)).toBe('files');
  expect(chooseHint({ ...IN_TEXT, hasSearch: false }, third)).toBeNull();
});

it('shows no hint twice, but the next one instead', () => {
  expect(chooseHint(onLine, { ...first, left: ['files', 'comment'] })).toBeNull();
  expect(chooseHint(onLine, { ...third, left: ['files', 'comment'] })).toBe('files');
  expect(chooseHint(selecting, { ...third, left: ['insert', 'files'] })).toBeNull();
});

it('shows no hint about the text while focus is in a dialog or the panel, or before the text has been entered', () => {
  for (const pause of [onLine, selecting, IN_TEXT])
    expect(chooseHint({ ...pause, focus: 'elsewhere' }, third)).toBeNull();
  expect(chooseHint({ ...onLine, focus: 'nowhere' }, first)).toBeNull();
});
