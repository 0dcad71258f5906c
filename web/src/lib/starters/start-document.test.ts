import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFirstWords } from './find-first-words.ts';
import { startDocument } from './start-document.ts';
import type { Pages } from './pages/pages.ts';
import { fillTemplate, TEMPLATES } from './templates.ts';

const TODAY = '2026-11-22';

test.each([
  ['Kelp in winter', 'Kelp in winter.md', '"Kelp in winter"'],
  ['  A/B: "testing"\n', 'A B testing.md', '"A/B: \\"testing\\""'],
  ['...', 'Untitled.md', '"..."'],
  ['What?', 'What.md', '"What?"'],
  ['The *Macrocystis* <i>of</i> 5 | 6', 'The Macrocystis of 5 6.md', '"The *Macrocystis* <i>of</i> 5 | 6"'],
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

describe.each(Object.entries(import.meta.glob<{ pages: Pages }>('./pages/??.ts', { eager: true })))(
  '%s',
  (_path, { pages }) => {
    test('guidance is in comments and never reaches an export', () => {
      const printed = fillTemplate('article', 'Ada', TODAY, pages).body.replace(/<!--[^]*?-->/gu, '');
      expect(printed.split('\n').filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
    });

    test.each(['article', 'chapter', 'notes'] as const)('writing %s begins where words are wanted', (template) => {
      const { body } = fillTemplate(template, 'Ada', TODAY, pages);
      const at = findFirstWords(body) ?? 0;
      const [before, after] = [body.slice(0, at), body.slice(at)];
      if (template === 'notes') expect(before).toMatch(/^\*\*.+:\*\* $/u);
      else expect(before).toMatch(/^# .+\n\n<!-- .+ -->\n\n$/u);
      expect(after).toMatch(/^\n\n# /u);
    });

    test('a document declares its language unless it is English', () => {
      const { head } = fillTemplate('chapter', 'Ada', TODAY, pages);
      expect((parse(head.join('\n')) as Record<string, unknown>)['lang']).toBe(pages.language ?? undefined);
    });
  },
);
