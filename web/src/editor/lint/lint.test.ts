import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findJsonFault } from './json.ts';
import { cutExcerpt, findYamlFaults } from './lint.ts';

test.each([
  ['{\n  "a": 1,\n  "b": ¦\n}\n'.replace('¦\n', '\n¦'), "Unexpected token '}'"],
  ['[1,¦}', "Unexpected token '}'"],
  ['[1,2¦', 'Expected'],
  ['[1 ¦2]', 'Expected'],
  ['{¦a: 1}', 'Expected property name'],
  ['{"a": ¦tru', 'Unexpected'],
  ['{"a": 1} ¦x', 'Unexpected non-whitespace character after JSON'],
])('reports a JSON error at its position: %j', (marked, message) => {
  const text = marked.replace('¦', '');
  const fault = findJsonFault(text)!;
  expect([fault.from, fault.from + 1]).toContain(marked.indexOf('¦'));
  expect(fault.to).toBe(fault.from + 1);
  expect(fault.message).toContain(message);
  expect(fault.message).not.toMatch(/position|valid JSON/);
});

test.each(['', ' \n', '{"a": [1, null]}'])('no fault: %j', (text) => expect(findJsonFault(text)).toBeNull());

test('marks the words of a wrongly indented line', async () => {
  const text = 'filter: [2, 4]\n  order: wrong\n';
  const [fault] = await findYamlFaults(text, 100);
  expect(text.slice(fault!.from - 100, fault!.to - 100)).toBe('order: wrong');
});

test('reports a YAML error at its position', async () => {
  const [fault] = await findYamlFaults('a: 1\nb: [1, 2\nc: 3\n', 100);
  expect(fault).toMatchObject({ severity: 'error' });
  expect(fault!.from).toBeGreaterThanOrEqual(100 + 'a: 1\nb: [1, 2'.length);
});

test.each([
  ['- [ ] Compare with [@nobody2020]', '@nobody2020', ['Compare with [', '@nobody2020', ']']],
  ['  order: wrong', 'order: wrong', ['', 'order: wrong', '']],
  [
    `${'before '.repeat(9)}here${' after'.repeat(9)}`,
    'here',
    ['…re before before before ', 'here', ' after after after after…'],
  ],
  ['x'.repeat(60), 'x'.repeat(60), ['', `${'x'.repeat(48)}…`, '']],
  ['> 2. See\n$$\nE = m^2^3\n$$', '$$\nE = m^2^3\n$$', ['', '$$ E = m^2^3 $$', '']],
])('cuts the words in question out of their lines: %j', (doc, wrong, excerpt) => {
  const from = doc.indexOf(wrong);
  expect(cutExcerpt(EditorState.create({ doc }), from, from + wrong.length)).toEqual(excerpt);
});
