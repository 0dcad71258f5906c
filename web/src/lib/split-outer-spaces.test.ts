import { describe, expect, it } from 'vitest';
import { splitOuterSpaces } from './split-outer-spaces.ts';

describe('splitOuterSpaces', () => {
  it.each([
    ['  two words ', ['  ', 'two words', ' ']],
    ['words', ['', 'words', '']],
    ['\nwords', ['\n', 'words', '']],
    ['  ', ['', '  ', '']],
    ['', ['', '', '']],
  ])('splits %j', (text, parts) => {
    expect(splitOuterSpaces(text)).toEqual(parts);
  });
});
