import { describe, expect, it } from 'vitest';
import {
  endOfGrants,
  type Grant,
  hideAbove,
  isWithin,
  placeOf,
  readNames,
  roleAt,
  type Root,
  showPath,
} from './places.ts';

const grant = (path: string, role: Grant['role'], expiresAt: number | null = null): Grant => ({
  itemId: path,
  names: path === '' ? [] : path.split('/'),
  role,
  expiresAt,
});
const root = (path: string, isFile = false): Root => ({
  id: 'root',
  workspaceId: 'w',
  names: path === '' ? [] : path.split('/'),
  isFile,
});
const at = (path: string): string[] => (path === '' ? [] : path.split('/'));

describe('the role at an item', () => {
  const grants = [grant('papers', 'reader'), grant('papers/draft', 'editor'), grant('notes.md', 'commenter')];

  it('is the highest of those of the item and above it', () => {
    expect(roleAt(at('papers'), null, grants)).toBe('reader');
    expect(roleAt(at('papers/draft/intro.md'), null, grants)).toBe('editor');
    expect(roleAt(at('papers/other.md'), null, grants)).toBe('reader');
    expect(roleAt(at('notes.md'), null, grants)).toBe('commenter');
  });

  it('never lowers a member’s role', () => {
    expect(roleAt(at('papers/x.md'), 'commenter', grants)).toBe('commenter');
    expect(roleAt(at('notes.md'), 'owner', grants)).toBe('owner');
    expect(roleAt(at('papers/draft/x.md'), 'reader', grants)).toBe('editor');
  });

  it('is none beside it, above it, and for names that only share a prefix', () => {
    expect(roleAt([], null, grants)).toBeNull();
    expect(roleAt(at('papers2'), null, grants)).toBeNull();
    expect(roleAt(at('notes.md2'), null, grants)).toBeNull();
    expect(roleAt(at('other/papers'), null, grants)).toBeNull();
  });

  it('ends with the first grant on the path to expire', () => {
    const some = [grant('a', 'editor', 50), grant('a/b', 'reader', 20), grant('c', 'reader', 1), grant('a', 'reader')];
    expect(endOfGrants(at('a/b/c'), some)).toBe(20);
    expect(endOfGrants(at('a/x'), some)).toBe(50);
    expect(endOfGrants(at('d'), some)).toBeNull();
  });

  it('is shown below the outermost grant', () => {
    expect(placeOf(at('papers/draft/intro.md'), grants)?.itemId).toBe('papers');
    expect(placeOf(at('elsewhere'), grants)).toBeNull();
  });
});

describe('paths through a shared folder', () => {
  it('are relative to the folder, in both directions', () => {
    expect(readNames(root('secret/papers'), '')).toEqual(['secret', 'papers']);
    expect(readNames(root('secret/papers'), '/draft/a.md')).toEqual(['secret', 'papers', 'draft', 'a.md']);
    expect(showPath(root('secret/papers'), 'secret/papers/draft/a.md')).toBe('draft/a.md');
    expect(showPath(root('secret/papers'), 'secret/papers')).toBe('');
  });

  it('never lead out of it', () => {
    for (const path of ['..', '../other', 'a/../../other', './x', 'a//b', 'a\\..\\b'])
      expect(readNames(root('secret/papers'), path)).toBeNull();
    for (const path of ['secret', 'secret/other', 'secret/papers2/x', ''])
      expect(showPath(root('secret/papers'), path)).toBeNull();
  });

  it('are those of the workspace if that is shared as a whole', () => {
    expect(readNames(root(''), 'a/b')).toEqual(['a', 'b']);
    expect(showPath(root(''), 'a/b')).toBe('a/b');
    expect(showPath(root(''), '')).toBe('');
  });
});

describe('paths through a shared file', () => {
  const file = root('secret/papers/one.md', true);

  it('contain its name and nothing else', () => {
    expect(readNames(file, 'one.md')).toEqual(['secret', 'papers', 'one.md']);
    expect(readNames(file, '')).toEqual(['secret', 'papers', 'one.md']);
    expect(readNames(file, 'two.md')).toBeNull();
    expect(showPath(file, 'secret/papers/one.md')).toBe('one.md');
    expect(showPath(file, 'secret/papers/two.md')).toBeNull();
  });
});

it('removes names of parent folders from messages', () => {
  expect(hideAbove(root('secret/papers'), 'There is no file at “secret/papers/a.md”.')).toBe(
    'There is no file at “a.md”.',
  );
  expect(hideAbove(root('secret/papers'), 'The folder “secret/papers” is full.')).toBe('The folder “…” is full.');
  expect(hideAbove(root('a/b'), 'A name must not be empty.')).toBe('A name must not be empty.');
  expect(hideAbove(root(''), 'Nothing.')).toBe('Nothing.');
});

it('compares whole names', () => {
  expect(isWithin(at('a/b'), at('a'))).toBe(true);
  expect(isWithin(at('ab'), at('a'))).toBe(false);
});
