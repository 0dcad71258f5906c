import { expect, it } from 'vitest';
import { chooseMode, listModes, otherMode } from './writing-mode.ts';

it('lets editors choose, commenters suggest or read, and readers read', () => {
  expect(['owner', 'editor', 'commenter', 'reader', null].map((role) => listModes(role as 'owner')[0])).toEqual([
    'editing',
    'editing',
    'suggesting',
    'viewing',
    'editing',
  ]);
  expect(listModes('commenter')).toEqual(['suggesting', 'viewing']);
  expect(listModes('reader')).toEqual(['viewing']);
});

it('remembers a choice as long as the role allows it', () => {
  expect(chooseMode('editor', 'suggesting')).toBe('suggesting');
  expect(chooseMode('commenter', 'viewing')).toBe('viewing');
  expect(chooseMode('commenter', 'editing')).toBe('suggesting');
  expect(chooseMode('reader', 'suggesting')).toBe('viewing');
  expect(chooseMode('editor', 'nonsense')).toBe('editing');
});

it('switches between suggesting and the other mode of the role', () => {
  expect(otherMode('editor', 'editing')).toBe('suggesting');
  expect(otherMode('editor', 'suggesting')).toBe('editing');
  expect(otherMode('commenter', 'suggesting')).toBe('viewing');
  expect(otherMode('reader', 'viewing')).toBe('viewing');
});
