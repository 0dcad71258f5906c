import { expect, test } from 'vitest';
import { startDocument } from './start-document.ts';

test.each([
  ['Kelp in winter', 'Kelp in winter.md', '"Kelp in winter"'],
  ['  A/B: "testing"\n', 'A B: "testing".md', '"A B: \\"testing\\""'],
  ['...', 'Untitled.md', '"..."'],
  ['What?', 'What?.md', '"What?"'],
  ['\u202Eevil\u0000', 'evil.md', '"evil"'],
])('%j', (title, name, yaml) => {
  expect(startDocument(title)).toEqual({ name, text: `---\ntitle: ${yaml}\n---\n\n` });
});

test('truncates a long title at a character boundary', () => {
  expect(startDocument('😀'.repeat(200)).name).toBe(`${'😀'.repeat(80)}.md`);
});
