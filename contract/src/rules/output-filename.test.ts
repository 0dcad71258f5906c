import { expect, test } from 'vitest';
import { utf8Length } from './utf8-length.ts';
import { extensionOfWriter, outputFilename, writerName } from './output-filename.ts';

test.each([
  ['paper.md', 'pdf', 'paper.pdf'],
  ['notes', 'docx', 'notes.docx'],
  ['a.b.c.md', 'html', 'a.b.c.html'],
  ['../../x.md', 'pdf', 'x.pdf'],
  ['/abs/deep/x.md', 'pdf', 'x.pdf'],
  ['..\\..\\x.md', 'pdf', 'x.pdf'],
  ['.md', 'pdf', '.md.pdf'],
  ['.', 'pdf', 'export.pdf'],
  ['..', 'pdf', 'export.pdf'],
  ['', 'pdf', 'export.pdf'],
  ['a\u0000b.md', 'pdf', 'ab.pdf'],
  ['evil\u202egpj.md', 'pdf', 'evilgpj.pdf'],
  ['u\u0308ber.md', 'pdf', '\u00fcber.pdf'],
])('%j with %s becomes %j', (input, extension, expected) => {
  expect(outputFilename(input, extension)).toBe(expected);
});

test('truncates a long name to 255 bytes at a character boundary and keeps its extension', () => {
  const name = outputFilename(`${'ä'.repeat(300)}.md`, 'docx');
  expect(utf8Length(name)).toBeLessThanOrEqual(255);
  expect(name).toMatch(/^ä+\.docx$/u);
});

test("ignores a writer's extensions", () => {
  expect(writerName('html5+smart-raw_tex')).toBe('html5');
  expect(extensionOfWriter('markdown-citations')).toBe('md');
  expect(extensionOfWriter('jats_publishing')).toBe('xml');
  expect(extensionOfWriter('constructor')).toBeUndefined();
});
