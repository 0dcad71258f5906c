import { describe, expect, test } from 'vitest';
import { Remarks } from './kinds.ts';
import {
  asCode,
  cutStatement,
  findBibliographies,
  findBroken,
  findGivenUp,
  findUnknown,
  prepareTypst,
  withoutLead,
  withoutRules,
} from './typst-source.ts';

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

test('a file shown as code keeps the code in it', () => {
  expect(asCode('= A\n````py\nx\n````')).toBe('`````typ\n= A\n````py\nx\n````\n`````\n');
});

describe('a statement on which the reader gives up', () => {
  test('is located by file, line and column', () => {
    const said = 'ERROR: "document.typst" (line 50, column 2): "content/a.typ" (line 6, column 4): Color does not';
    expect(findGivenUp(said)).toEqual({ file: 'content/a.typ', line: 6, column: 4 });
    expect(findGivenUp('Identifier "x" not found')).toBeNull();
  });

  test.each([
    ['a rule is dropped, and its lines stay', '= A\n#set par.line(\n  1,\n)\nText.', 2, '= A\n\n\n\nText.'],
    ['a definition as well', '#let f(x) = {\n  x.y("]")\n}\nText.', 2, '\n\n\nText.'],
    [
      'text in a call stays as code',
      'A #box(w: 1)[some $[0, 1)$ text] B.',
      1,
      'A ```typ #box(w: 1)[some $[0, 1)$ text] ``` B.',
    ],
    [
      'a document that is all code leaves what it includes',
      '#{\n  let a = b.c()\n  include "d.typ"\n}',
      1,
      '\n\n#include "d.typ"\n',
    ],
    ['a formula as well', 'Some $a$ and $f(s:A).g$.', 1, 'Some $a$ and ```typ $f(s:A).g$ ```.'],
    ['in a block of text, only what is wrong', '#[\n  #set par(x.y)\n  Text.\n]', 2, '#[\n  \n  Text.\n]'],
    ['code within it is closed', '#f[`a`, ```b```]', 1, '````typ #f[`a`, ```b```] ````'],
  ])('%s', (_what, text, line, expected) => {
    const column = (text.split('\n')[line - 1] ?? '').search(/#|\$f/u) + 2;
    expect(cutStatement(text, line, Math.max(2, column))?.text).toBe(expected);
  });

  test('is reported with line numbers of the original file', () => {
    const said = '"document.typst" (line 50, column 2): "content/a.typ" (line 1, column 4): Color does not';
    expect(withoutLead(said)).toBe(
      '"document.typst" (line 49, column 2): "content/a.typ" (line 1, column 4): Color does not',
    );
  });

  test('is not cut if it includes a file, or if there is none', () => {
    expect(cutStatement('#include "a.typ"', 1, 2)).toBeNull();
    expect(cutStatement('Only text.', 1, 2)).toBeNull();
    expect(cutStatement('#f(', 7, 2)).toBeNull();
  });
});

test('rules are removed entirely, except for a title and an abstract; examples of rules in code stay', () => {
  const text =
    '#set text(font: "A")\n#show heading: it => {\n  it\n}\n#show: paper.with(title: [On $x$])\n= A\n`#set b()` and #emph[c] // #set d()\n#show: e';
  expect(withoutRules(text)).toBe(
    '\n\n\n\n#scriptorium-template(title: [On $x$])\n= A\n`#set b()` and #emph[c] // #set d()\n',
  );
});

test('of layout-dependent content, the caption below the figure stays, not the one in a list', () => {
  expect(withoutRules('#let f(long, short) = context if in-outline.get() { short } else { long }')).toBe(
    '#let f(long, short) = context if false            { short } else { long }',
  );
  expect(withoutRules('#let f = counter(page).get() + a.b.get()')).toBe('#let f = counter(page).get() + a.b.get()');
});

test('bibliographies printed by a template are found', () => {
  expect(
    findBibliographies('#show: p.with(bib: bibliography("a.bib"))\n#bibliography(("b.bib", "c.yml"), title: "X")'),
  ).toEqual(['a.bib', 'b.bib', 'c.yml']);
});

test('packages are dropped inside code as well, including names on several lines', () => {
  const remarks = new Remarks();
  const text =
    '#{\n  import "@preview/a:0.1.0": (\n    b, c,\n  )\n  include "d.typ"\n}\n#import "@preview/e:1.0.0": f\nimport it';
  expect(prepareTypst(text, 'main.typ', (named) => named === 'd.typ', remarks)).toBe(
    '#{\n\n\n\n  include "d.typ"\n}\n\nimport it',
  );
});

test('hostile sources take linear time', () => {
  const started = process.cpuUsage();
  for (const part of [
    '#f(',
    '#f[',
    '#[',
    'a.get(',
    'a-',
    '`',
    '``',
    '$',
    '#show:',
    '#set a("',
    '/*',
    '\\\\#',
    '#import "a" : (',
    'bibliography("a",',
  ])
    for (const text of [part.repeat(50_000), `${part.repeat(50_000)}]`]) {
      withoutRules(text);
      cutStatement(text, 1, 20_000);
      prepareTypst(text, 'a.typ', () => false, new Remarks());
      findBibliographies(text);
    }
  expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
});

test('long answers are read in linear time', () => {
  const started = process.cpuUsage();
  findBroken('"a.typ" (line 1'.repeat(100_000));
  findBroken('"'.repeat(1_000_000));
  findUnknown('Identifier "a'.repeat(100_000));
  findGivenUp('"a.typ" (line 1, column'.repeat(100_000));
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
