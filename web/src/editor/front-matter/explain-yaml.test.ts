import { expect, test } from 'vitest';
import { findYamlFaults } from '../lint/lint.ts';

test.each([
  ['filter: [2, 4]\n  order: wrong\n', 'The indentation does not match the lines above.'],
  ['a: [1, 2\nb: 3\n', 'A closing ] is missing in the lines above.'],
  ['a: {b: 1\nc: 2\n', 'A closing } is missing in the lines above.'],
  ['title: Kelp: a story\n', 'put the value in quotes'],
  ['title: "A\nauthor: x\n', 'A closing quotation mark is missing.'],
  ['title: A\nfoo\nbar: 1\n', 'A name and a colon are missing here.'],
  ['a:\n\tb: 1\n', 'Indent with spaces'],
  ['a: 1\na: 2\n', 'This name is used twice.'],
  ['title: @foo\n', 'A value cannot start with @.'],
  ['title: %foo\n', 'A value cannot start with %.'],
  ['a: "\\q"\n', 'a backslash is written \\\\.'],
  ["title: 'it's'\n", 'Check the quotes, brackets and indentation here'],
  ['a: !foo 1\n', 'Unresolved tag: !foo'],
])('says what to do about %j', async (text, said) => {
  const faults = await findYamlFaults(text, 0);
  expect(faults[0]?.message).toContain(said);
});

test('one mistake is reported as one problem', async () => {
  const faults = await findYamlFaults(' title: a\nauthor: b\nabstract: |\n  x\n', 0);
  expect(faults).toHaveLength(1);
});
