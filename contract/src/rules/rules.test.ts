import { describe, expect, test } from 'vitest';
import { resolveAssetPath } from './asset-path.ts';
import { formatBytes, parseBytes } from './byte-size.ts';
import { extensionOf, nameProblem, newFolderName, newTextFileName, numberedName, splitPath } from './file-name.ts';
import { utf8Length } from './utf8-length.ts';

describe('new text file names', () => {
  test.each([
    ['  notes ', 'notes.md'],
    ['//a.md', 'a.md'],
    ['/a/b.md', 'a/b.md'],
    ['\\\\host', 'host.md'],
    ['refs.bib', 'refs.bib'],
    ['paper.tex', 'paper.tex'],
    ['data.JSON', 'data.JSON'],
    ['md', 'md.md'],
    ['v1.2', 'v1.2.md'],
    ['.md', '.md.md'],
    ['', ''],
    ['cafe\u0301', 'café.md'],
  ])('%j becomes %j', (typed, name) => expect(newTextFileName(typed)).toBe(name));

  test('a folder gets no extension', () => expect(newFolderName(' /figures ')).toBe('figures'));
});

describe('names', () => {
  test.each(['', '  ', '.', '..', 'a/b', 'a\\b', 'a\0', 'a\nb', 'a\u202eb', 'a\u200bb', 'a\ud800', 'é'.repeat(128)])(
    '%j cannot be used',
    (name) => expect(nameProblem(name)).not.toBeNull(),
  );
  test.each(['...', 'CON', '-rf', '$(id)', '%s%n', 'a b', '🧪.md', 'a'.repeat(255), 'trailing.'])(
    '%j is ordinary',
    (name) => expect(nameProblem(name)).toBeNull(),
  );
  test('the leading dot of a hidden file starts no extension', () => {
    expect(extensionOf('.gitignore')).toBe('');
    expect(extensionOf('a.b.MD')).toBe('md');
  });
  test('numbers go before the extension', () => {
    expect(numberedName('paper.pdf', 2)).toBe('paper (2).pdf');
    expect(numberedName('figures', 'restored')).toBe('figures (restored)');
    expect(numberedName('a.tar.gz', 3)).toBe('a.tar (3).gz');
  });
});

describe('paths', () => {
  test('accepts the root and a leading slash', () => {
    expect(splitPath('')).toEqual([]);
    expect(splitPath('/')).toEqual([]);
    expect(splitPath('/a/b.md')).toEqual(['a', 'b.md']);
  });
  test.each(['../x', 'a//b', 'a/./b', 'a/', 'a\\b', '//etc', 'x/'.repeat(64) + 'x'])('%j is not a path', (path) =>
    expect(splitPath(path)).toBeNull(),
  );
  test('normalizes to NFC and never decodes', () => {
    expect(splitPath('cafe\u0301')).toEqual(['café']);
    expect(splitPath('%2e%2e%2fx')).toEqual(['%2e%2e%2fx']);
  });
});

describe('asset URLs', () => {
  test.each([
    ['dir/paper.md', 'figure.png', 'dir/figure.png'],
    ['dir/paper.md', './figure.png', 'dir/figure.png'],
    ['dir/sub/paper.md', '../figure.png', 'dir/figure.png'],
    ['dir/paper.md', '/figure.png', 'figure.png'],
    ['dir/paper.md', 'a//b.png', 'dir/a/b.png'],
    ['paper.md', 'my%20figure.png?x#y', 'my figure.png'],
    ['paper.md', '100%.png', '100%.png'],
    ['paper.md', '../x.png', null],
    ['dir/paper.md', '../../x.png', null],
    ['paper.md', 'https://example.org/x.png', null],
    ['paper.md', '//example.org/x.png', null],
    ['paper.md', 'data:image/png;base64,AA', null],
    ['paper.md', '', null],
  ])('in %j, %j is %j', (document, url, path) => expect(resolveAssetPath(document, url)).toBe(path));
});

describe('sizes', () => {
  test.each([
    [0, '0 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [4301, '4.2 KB'],
    [312 * 1024 ** 2, '312 MB'],
    [1.5 * 1024 ** 3, '1.5 GB'],
    [999 * 1024 ** 4, '999 TB'],
  ])('%d is shown as %j', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));

  test.each([
    ['1.5 GB', 1610612736],
    ['1,5gb', 1610612736],
    ['10m', 10485760],
    ['300', 300],
    ['2 kb', 2048],
    ['7 bytes', 7],
    ['-1', null],
    ['1e9', null],
    ['GB', null],
  ])('%j is read as %j', (text, bytes) => expect(parseBytes(text)).toBe(bytes));
});

test('counts bytes as UTF-8', () => {
  for (const text of ['', 'abc', 'é', '€', '🧪', 'a🧪b', '\ud800', 'x\udc00y']) {
    expect(utf8Length(text)).toBe(Buffer.byteLength(text));
  }
});
