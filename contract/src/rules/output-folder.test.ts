import { describe, expect, it } from 'vitest';
import { resolveOutputFolder, tidyOutputFolder } from './output-folder.ts';

describe('the output folder', () => {
  it.each([
    ['paper.md', 'exports', ['exports']],
    ['thesis/one/paper.md', 'exports', ['thesis', 'one', 'exports']],
    ['thesis/paper.md', '', ['thesis']],
    ['thesis/paper.md', '.', ['thesis']],
    ['thesis/paper.md', '/', []],
    ['thesis/paper.md', '/sent/2026/', ['sent', '2026']],
    ['thesis/paper.md', '../sent', ['sent']],
    ['thesis/paper.md', ' a // b ', ['thesis', 'a', 'b']],
    ['paper.md', '../sent', null],
    ['thesis/paper.md', '../../sent', null],
    ['paper.md', 'a\u202eb', null],
    ['paper.md', 'x'.repeat(300), null],
  ])('for %s, requested as %j', (document, folder, names) => {
    expect(resolveOutputFolder(document, folder)).toEqual(names);
  });

  it.each([
    [' exports/ ', 'exports'],
    ['./exports', 'exports'],
    ['//a//b/', '/a/b'],
    ['/', '/'],
    ['', ''],
    ['u\u0308ber', 'über'],
  ])('is normalised: %j', (typed, kept) => {
    expect(tidyOutputFolder(typed)).toBe(kept);
  });
});
