import { expect, test } from 'vitest';
import { asCode, findBroken, findUnknown } from './typst-source.ts';

test.each([
  ['ERROR: "document.typst" (line 1, column 2): Identifier "ieee" not found', 'ieee', null],
  ['ERROR: "document.typst" (line 1, column 2): Identifier "my-thesis" not defined in module', 'my-thesis', null],
  ['Module does not have a method "setup" or Module does not contain "setup"', 'setup', null],
  [
    'ERROR: "document.typst" (line 50, column 2): "content/5_appendix.typ" (line 6, column 4): Color does not have a method "x"',
    null,
    'content/5_appendix.typ',
  ],
])('%s', (said, unknown, broken) => {
  expect(findUnknown(said)).toBe(unknown);
  expect(findBroken(said)).toBe(broken);
});

test('a file as code keeps the code in it', () => {
  expect(asCode('= A\n````py\nx\n````')).toBe('`````typ\n= A\n````py\nx\n````\n`````\n');
});

test('long answers are read in linear time', () => {
  const started = process.cpuUsage();
  findBroken('"a.typ" (line 1'.repeat(100_000));
  findBroken('"'.repeat(1_000_000));
  findUnknown('Identifier "a'.repeat(100_000));
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
