import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDocument } from './start-document.ts';
import { TEMPLATES } from './templates.ts';

const TODAY = '2026-11-22';

test.each([
  ['Kelp in winter', 'Kelp in winter.md', '"Kelp in winter"'],
  ['  A/B: "testing"\n', 'A B: "testing".md', '"A B: \\"testing\\""'],
  ['...', 'Untitled.md', '"..."'],
  ['What?', 'What?.md', '"What?"'],
  ['\u202Eevil\u0000', 'evil.md', '"evil"'],
])('%j', (title, name, yaml) => {
  expect(startDocument(title, 'blank', 'Ada', TODAY)).toEqual({ name, text: `---\ntitle: ${yaml}\n---\n\n` });
});

test('truncates a long title at a character boundary', () => {
  expect(startDocument('😀'.repeat(200), 'blank', 'Ada', TODAY).name).toBe(`${'😀'.repeat(80)}.md`);
});

test.each(TEMPLATES)('%s has front matter that is read, whatever the title and the author', (template) => {
  const { text } = startDocument('A "b": c # d', template, 'O’Neil: "Ann" #1', TODAY);
  const [, head = '', body = ''] = text.split(/^---$/mu);
  const read = parse(head) as Record<string, unknown>;
  expect(read['title']).toBe('A "b": c # d');
  expect(read['author'] ?? ['O’Neil: "Ann" #1']).toEqual(['O’Neil: "Ann" #1']);
  expect(body.startsWith('\n\n')).toBe(true);
});

test('guidance never reaches an export: it stands in comments', () => {
  const { text } = startDocument('A', 'article', 'Ada', TODAY);
  const printed = text.replace(/^---[^]*?^---$/mu, '').replace(/<!--[^]*?-->/gu, '');
  expect(printed.split('\n').filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
});
