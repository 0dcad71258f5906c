import { describe, expect, test } from 'vitest';
import { checkHtmlDepth, readXml } from './check-xml.ts';
import { detectFile } from './detect.ts';
import { flattenLatex } from './flatten-latex.ts';
import { nameKeys } from './keys.ts';
import { ImportRefused, Remarks } from './kinds.ts';
import { Labels } from './labels.ts';
import { findMissingText } from './missing-text.ts';
import { scanWord } from './scan-word.ts';
import { linkNotes, VaultNames } from './notes-vault.ts';
import { planProject } from './project.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('LaTeX in several files', () => {
  const sources = new Map([
    ['main.tex', 'One \\input{parts/a} two\n% \\input{parts/b}\n\\input{main}\n\\include{gone}\n'],
    ['parts/a.tex', 'A\n\\input{b}'],
    ['parts/b.tex', 'B'],
  ]);

  test('is joined, ignoring comments, cycles and missing files', () => {
    const remarks = new Remarks();
    const flat = flattenLatex('main.tex', sources, remarks);
    expect(flat.text).toBe('One A\nB two\n% \\input{parts/b}\n\n\n');
    expect(flat.placeOf(flat.text.indexOf('B')).message).toBe('parts/b.tex, line 1');
    expect(flat.placeOf(flat.text.indexOf(' two')).message).toBe('main.tex, line 1');
    expect(remarks.list.map(({ place }) => place)).toEqual(['main.tex, line 3', 'main.tex, line 4']);
  });
});

test('LaTeX files are found by paths that contain defined commands', () => {
  const sources = new Map([
    [
      'main.tex',
      '\\InputIfFileExists{language}{}{}\n\\providecommand{\\lang}{en}\n% \\def\\lang{fr}\n\\input{\\lang/one}\n\\def\\lang{en}\\input{\\lang/one}\n\\input{\\other/one}',
    ],
    ['language.tex', '\\newcommand{\\lang}{de}'],
    ['de/one.tex', 'Eins'],
    ['en/one.tex', 'One'],
  ]);
  const remarks = new Remarks();
  const flat = flattenLatex('main.tex', sources, remarks);
  expect([...flat.sources]).toEqual(['main.tex', 'language.tex', 'de/one.tex', 'en/one.tex']);
  expect(remarks.list.map(({ message }) => message)).toEqual([
    '“\\other/one” is not among the files, so its text is missing.',
  ]);
});

test('a LaTeX file in another folder is found if its name is unique', () => {
  const sources = new Map([
    ['main.tex', '\\input{parts/one}\\input{two}'],
    ['text/parts/one.tex', 'One'],
    ['text/two.tex', 'A'],
    ['old/two.tex', 'B'],
  ]);
  const remarks = new Remarks();
  expect(flattenLatex('main.tex', sources, remarks).text).toBe('One');
  expect(remarks.list.map(({ message }) => message)).toEqual(['“two” is not among the files, so its text is missing.']);
});

describe('links between notes', () => {
  const names = new VaultNames(['Start.md', 'a/Deep note.md', 'b/c/pic one.png', 'b/Deep note.md']);
  test.each([
    ['[[Deep note]]', '[Deep note](a/Deep%20note.md)'],
    ['[[Deep note|shown]]', '[shown](a/Deep%20note.md)'],
    ['[[b/Deep note#The End]]', '[b/Deep note#The End](b/Deep%20note.md#the-end)'],
    ['![[pic one.png]]', '![](b/c/pic%20one.png)'],
    ['![[pic one.png|120]]', '![](b/c/pic%20one.png){width=120px}'],
    ['`[[Deep note]]`', '`[[Deep note]]`'],
    ['```\n[[Deep note]]\n```', '```\n[[Deep note]]\n```'],
    ['[[nowhere]]', '[[nowhere]]'],
  ])('%s', (written, expected) => {
    expect(linkNotes(written, 'Start.md', names, new Remarks())).toBe(expected);
  });

  test('an embedded note becomes a link, and is reported', () => {
    const remarks = new Remarks();
    linkNotes('\n\n![[Deep note]]', 'Start.md', names, remarks);
    expect(remarks.list).toMatchObject([{ effect: 'changed', place: 'Start.md, line 3' }]);
  });
});

test.each([
  ['a.txt', '{\\rtf1 x}', 'rtf'],
  ['a.txt', '\\documentclass{article}', 'latex'],
  ['a', '<!DOCTYPE html><p>x', 'html'],
  ['a.xml', '<?xml version="1.0"?><!DOCTYPE article PUBLIC "x" "y"><article><front/><body/></article>', 'jats'],
  ['a.json', '{"nbformat": 4}', 'ipynb'],
  ['a.typ', 'Hello', 'typst'],
  ['a.txt', '#+TITLE: x', 'org'],
  ['a.qmd', '# x', 'markdown'],
  ['a.txt', '% !TeX root\n\n\\usepackage{x}\n\\begin{document}', 'latex'],
  ['a.org', 'How to:\n\n: \\documentclass{article}\n', 'org'],
  ['a.md', '```latex\n\\documentclass{article}\n```\n', 'markdown'],
  ['a.txt', 'Write `\\documentclass{article}` first.', 'markdown'],
  ['a.md', '<!-- draft -->\n\n# x', 'markdown'],
  ['a.md', '<p align="center">x</p>', 'markdown'],
])('%s with %s is %s', (name, content, kind) => {
  expect(detectFile(name, bytes(content))).toBe(kind);
});

test('works get readable, unique keys', () => {
  const works = [
    { id: 'http://zotero.org/users/1/items/A', author: 'Müller', year: '2020' },
    { id: 'http://zotero.org/users/1/items/B', author: 'Muller', year: '2020' },
    { id: 'blei2003', author: 'Blei', year: '2003' },
    { id: 'bib12', author: '', year: '' },
  ];
  expect([...nameKeys(works).values()]).toEqual(['muller2020', 'muller2020b', 'blei2003', 'work']);
});

test('labels get the prefix for their kind', () => {
  const labels = new Labels();
  expect(labels.define('fig:a', 'figure')).toBe('fig:a');
  expect(labels.define('my figure', 'figure')).toBe('fig:my-figure');
  expect(labels.define('figure:a', 'figure')).toBe('fig:a-2');
  expect(labels.define('tab:x', 'table')).toBe('tab:x');
  expect(labels.define('eqn_one', 'equation')).toBe('eq:one');
});

test('missing text is reported, text in another form is not', () => {
  const remarks = new Remarks();
  const source = [
    { text: 'A paragraph that is there.', place: '1' },
    { text: 'Words of a box that nobody read.', place: '2' },
  ];
  findMissingText(source, 'So: a *paragraph* that is — there, and more.', remarks);
  expect(remarks.list).toMatchObject([{ effect: 'lost', place: '2' }]);
});

test('formulas of a Word document, which are written as TeX, are not missing', () => {
  const math = '<m:oMath><m:r><m:t>z=a+b+c+d</m:t></m:r></m:oMath>';
  const body = `<w:p><w:r><w:t>A note with </w:t></w:r>${math}<w:r><w:t> in it.</w:t></w:r></w:p><w:p>${math}</w:p>`;
  const { paragraphs } = scanWord(
    [{ path: 'word/document.xml', bytes: bytes(`<w:document>${body}</w:document>`) }],
    new Remarks(),
  );
  const remarks = new Remarks();
  findMissingText(paragraphs, 'A note with $z = a + b$ in it.', remarks);
  expect(remarks.list).toEqual([]);
  findMissingText(paragraphs, 'Something else.', remarks);
  expect(remarks.list).toMatchObject([{ message: 'This text is not in the result: “A note with … in it.”' }]);
});

test.each(['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<a>'.repeat(300)])('hostile XML is refused: %.30s', (xml) => {
  expect(() => readXml(bytes(xml), 'a.xml', { doctype: 'plain' })).toThrow(ImportRefused);
});

test('pages with unclosed tags do not count as deeply nested', () => {
  expect(() => checkHtmlDepth(`<ul>${'<li>x'.repeat(1000)}</ul>${'<p>y'.repeat(1000)}`, 'a.html')).not.toThrow();
  expect(() => checkHtmlDepth('<div>'.repeat(1000), 'a.html')).toThrow(ImportRefused);
});

test('a project is classified by its files', () => {
  const files = (paths: Readonly<Record<string, string>>) =>
    Object.entries(paths).map(([path, text]) => ({ path, bytes: bytes(text) }));
  const tex = '\\documentclass{article}\\begin{document}\\end{document}';
  expect(planProject(files({ 'README.md': '', 'paper.tex': tex, 'old/main.tex': tex }))).toMatchObject({
    kind: 'latex',
    main: 'paper.tex',
  });
  expect(planProject(files({ 'README.md': '', 'paper.tex': tex }), 'paper.tex').main).toBe('paper.tex');
  expect(planProject(files({ '_quarto.yml': '', 'a.qmd': '', 'b.tex': tex })).kind).toBe('markdown');
  expect(planProject(files({ 'a.qmd': '', '_extensions/b/c.tex': tex })).kind).toBe('markdown');
  const thesis = {
    'On tests.typ': '#import "lib.typ": a\n#include "parts/main.typ"',
    'lib.typ': '',
    'parts/main.typ': '',
  };
  expect(planProject(files({ ...thesis, 'template.typ': '' }), 'On tests.typ').main).toBe('On tests.typ');
  expect(planProject(files(thesis)).main).toBe('On tests.typ');
  const book = {
    'main.typ': '// #include "old.typ"\n#include "parts/a.typ"\n#[#include("/parts/b.typ")]',
    'parts/a.typ': '#import "../lib.typ": *\n#include "a.typ"\n#include "gone.typ"',
    'parts/b.typ': '',
    'lib.typ': '',
    'old.typ': '',
  };
  const { parts, leftOut } = planProject(files(book));
  expect([[...parts].toSorted(), [...leftOut]]).toEqual([['lib.typ', 'parts/a.typ', 'parts/b.typ'], ['old.typ']]);
  expect(planProject(files({ 'data.csv': '' }))).toMatchObject({ kind: 'markdown', main: null });
});
