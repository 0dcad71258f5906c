import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConverter, type Converter, type ConvertOutcome } from '../../server/src/adapters/pandoc/converter.ts';
import { readProfile } from './_support/documents.ts';

let converter: Converter;
beforeAll(() => {
  converter = createConverter({ size: 1, limits: { outputBytes: 1024 * 1024 } });
});
afterAll(() => converter.close());

interface Row {
  /** What the user did. */
  what: string;
  text: string;
  files?: Record<string, string>;
  beside?: Record<string, string>;
  /** The profile; default HTML. */
  profile?: string;
  /** Words from the log line that reports it, and from the advice. */
  says: string;
  todo: string;
  /** Its line, in the text unless another file is named; omitted if there is none. */
  line?: number;
  file?: string;
  /** True if there is no result; otherwise it is only a warning. */
  fails?: boolean;
}

const BIB = '@article{key, author={Doe, J}, title={T}, year={2020}}\n';
const html = (more: string) => `to: html5\n${more}\n`;

/** The most common failures, each with its location and advice; for time and memory limits see `safety.test.ts`. */
const ROWS: readonly Row[] = [
  {
    what: 'missing bibliography',
    text: '---\nbibliography: no.bib\n---\n\n[@key]\n',
    says: 'bibliography no.bib was not found',
    todo: 'Upload it',
    line: 2,
  },
  {
    what: 'bibliography on another server',
    text: '---\nbibliography: https://example.org/a.bib\n---\n\n[@key]\n',
    says: 'is on another server',
    todo: 'Upload it',
    line: 2,
  },
  {
    what: 'broken bibliography',
    text: '---\nbibliography: a.bib\n---\n\n[@key]\n',
    files: { 'a.bib': `${BIB}@book{b, title={T}\n author={A}}\n` },
    says: 'bibliography could not be read',
    todo: 'missing comma or brace',
    file: 'a.bib',
    line: 3,
    fails: true,
  },
  {
    what: 'unknown citation key',
    text: '---\nbibliography: a.bib\n---\n\nSee [@gone].\n',
    files: { 'a.bib': BIB },
    says: '@gone is not in the bibliography',
    todo: 'Correct the key',
    line: 5,
  },
  {
    what: 'unknown citation style',
    text: '---\nbibliography: a.bib\ncsl: no.csl\n---\n\n[@key]\n',
    files: { 'a.bib': BIB },
    says: 'citation style no.csl was not found',
    todo: 'apa.csl',
    line: 3,
  },
  {
    what: 'citation style on another server',
    text: '---\nbibliography: a.bib\ncsl: https://example.org/x.csl\n---\n\n[@key]\n',
    files: { 'a.bib': BIB },
    says: 'is on another server',
    todo: 'Upload the .csl file',
    line: 3,
  },
  {
    what: 'damaged citation style',
    text: '---\nbibliography: a.bib\ncsl: s.csl\n---\n\n[@key]\n',
    files: { 'a.bib': BIB, 's.csl': '<style>' },
    says: 'citation style could not be read',
    todo: 'choose another style',
    line: 3,
    fails: true,
  },
  {
    what: 'invalid YAML in front matter',
    text: '---\ntitle: [a\n---\n\nwords\n',
    says: 'front matter is not valid YAML',
    todo: 'Check the indentation',
    line: 2,
    fails: true,
  },
  {
    what: 'colon in a title',
    text: '---\ntitle: One: two: three\n---\n\nwords\n',
    says: 'front matter is not valid YAML',
    todo: 'in quotes',
    line: 2,
    fails: true,
  },
  {
    what: 'missing image',
    text: 'a\n\n![Alt](pics/no.png)\n',
    says: 'image pics/no.png was not found',
    todo: 'upload the image',
    line: 3,
  },
  {
    what: 'missing image in LaTeX',
    text: 'a\n\n\\begin{figure}\n\\includegraphics{pics/no.png}\n\\caption{C}\n\\end{figure}\n',
    profile: readProfile('pdf'),
    says: 'image pics/no.png was not found',
    todo: 'upload the image',
    line: 4,
  },
  {
    what: 'missing chapter in LaTeX',
    text: 'a\n\n\\input{chapter-2}\n',
    says: 'chapter-2.tex that LaTeX includes here was not found',
    todo: 'further file',
    line: 3,
  },
  {
    what: 'file in Typst code',
    text: 'a\n\n```{=typst}\n#image("no.png")\n```\n',
    profile: readProfile('pdf'),
    says: 'names the file no.png, which is not in the workspace',
    todo: 'Upload it',
    line: 4,
    fails: true,
  },
  {
    what: 'image in HTML on another server',
    text: 'a\n\n<img src="http://127.0.0.1:9/a.png" alt="">\n',
    profile: readProfile('html'),
    says: 'is on another server and was not fetched',
    todo: 'Upload it',
    line: 3,
  },
  {
    what: 'image on another server',
    text: 'a\n\n![Alt](https://example.org/a.png)\n',
    says: 'is on another server',
    todo: 'Upload it',
    line: 3,
  },
  {
    what: 'invalid image',
    text: '![Alt](bad.png)\n',
    files: { 'bad.png': 'no picture' },
    profile: readProfile('pdf'),
    says: 'image bad.png could not be read',
    todo: 'Save it again',
    line: 1,
  },
  {
    what: 'image without description',
    text: '![](good.svg)\n',
    files: { 'good.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
    profile: readProfile('pdf'),
    says: 'has no description',
    todo: 'Write one between the brackets',
    line: 1,
  },
  {
    what: 'LaTeX that Word does not support',
    text: 'a\n\n\\begin{tikzpicture}\n\\draw (0,0);\n\\end{tikzpicture}\n',
    profile: readProfile('word'),
    says: 'LaTeX that this format cannot take',
    todo: 'Write it as Markdown',
    line: 3,
  },
  {
    what: 'unknown LaTeX command in the text',
    text: 'a\n\nsome \\unknowncmd{x} text\n',
    profile: readProfile('pdf'),
    says: '\\unknowncmd{x}',
    todo: 'Write it as Markdown',
    line: 3,
  },
  {
    what: 'formula with a missing brace',
    text: 'a\n\n$x + \\frac{1$\n',
    says: 'formula could not be read',
    todo: 'missing brace',
    line: 3,
  },
  {
    what: 'unclosed formula',
    text: 'a\n\n$$x = 1\n\nmore\n',
    says: 'is not closed',
    todo: 'Write “$$” after it',
    line: 3,
  },
  {
    what: 'unclosed code block',
    text: 'a\n\n```r\nx <- 1\n\nmore words\n',
    says: 'is not closed',
    todo: 'on a line of its own',
    line: 3,
  },
  { what: 'unclosed block', text: 'a\n\n::: {.note}\nwords\n', says: 'is not closed', todo: 'Write “:::”', line: 3 },
  {
    what: 'footnote without text',
    text: 'a[^9] b\n',
    says: 'footnote [^9] is not defined',
    todo: 'Write its text',
    line: 1,
  },
  {
    what: 'footnote never used',
    text: 'a\n\n[^1]: words\n',
    says: 'footnote [^1] is defined but not used',
    todo: 'Refer to it',
    line: 3,
  },
  {
    what: 'footnote defined twice',
    text: 'a[^1]\n\n[^1]: one\n\n[^1]: two\n',
    says: 'footnote [^1] is defined twice',
    todo: 'another name',
    line: 5,
  },
  {
    what: 'duplicate label',
    text: '# A {#x}\n\n# B {#x}\n',
    says: 'label “x” is used twice',
    todo: 'another label',
    line: 3,
  },
  {
    what: 'dangling reference',
    text: 'See Figure \\ref{nope}.\n',
    profile: readProfile('pdf'),
    says: 'Nothing is labelled “nope”',
    todo: 'Correct the label',
    line: 1,
  },
  {
    what: 'dangling link',
    text: 'See [there](#nope).\n',
    profile: readProfile('pdf'),
    says: 'leads to “#nope”',
    todo: 'Correct it',
    line: 1,
  },
  {
    what: 'unknown language',
    text: '---\nlang: Klingonese\n---\n\nwords\n',
    says: 'is not known',
    todo: 'Use a code like',
    line: 2,
  },
  {
    what: 'missing font',
    text: '---\nmainfont: Nowhere Sans\n---\n\nwords\n',
    profile: readProfile('pdf'),
    says: 'is not on this server',
    todo: 'Choose another one',
    line: 2,
  },
  {
    what: 'character without a glyph',
    text: 'a\n\nThe sign \u{1F9FF}\u{10FFFD} here.\n',
    profile: readProfile('pdf'),
    says: 'No font has these characters',
    todo: 'an administrator can add a font',
    line: 3,
  },
  {
    what: 'Typst code that loads something',
    text: 'a\n\n```{=typst}\n#import "@preview/x:0.1.0": *\n```\n',
    profile: readProfile('pdf'),
    says: 'was left out',
    todo: 'needs nothing else',
    line: 4,
  },
  {
    what: 'missing filter',
    text: 'words\n',
    profile: html('filters: [gone.lua]'),
    says: 'gone.lua is not among',
    todo: 'Upload it',
    file: 'profile',
    line: 2,
    fails: true,
  },
  {
    what: 'faulty filter',
    text: 'words\n',
    profile: html('filters: [bad.lua]'),
    beside: { 'bad.lua': 'function Str(el)\n  return nothing.here\nend\n' },
    says: 'in its line 2',
    todo: 'Tell an administrator',
    fails: true,
  },
  {
    what: 'missing template',
    text: 'words\n',
    profile: html('template: gone.html'),
    says: 'gone.html',
    todo: 'Add it to the profile',
    fails: true,
  },
  {
    what: 'faulty template',
    text: 'words\n',
    profile: html('template: t.html'),
    beside: { 't.html': 'one\n$if(x)$ two\n' },
    says: 'template of the export profile could not be read',
    todo: 'not closed',
    file: 't.html',
    line: 3,
    fails: true,
  },
  {
    what: 'invalid reference document',
    text: 'words\n',
    profile: 'to: docx\nreference-doc: r.docx\n',
    files: { 'r.docx': 'no zip' },
    says: 'reference document',
    todo: 'Save it again',
    fails: true,
  },
  {
    what: 'unsupported extension of a format',
    text: 'words\n',
    profile: html('from: markdown+nonsense'),
    says: 'switches on “nonsense”',
    todo: 'Take it out',
    fails: true,
  },
  {
    what: 'oversized result',
    text: '![Alt](big.svg)\n',
    files: {
      'big.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(1_500_000)}--></svg>`,
    },
    says: 'larger than 1 MB',
    todo: 'split the document',
    fails: true,
  },
];

async function convert(row: Row): Promise<ConvertOutcome> {
  const bytes = (files: Record<string, string> = {}) =>
    new Map(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]));
  return converter.convert({
    defaultsYaml: row.profile ?? readProfile('html'),
    inputs: [{ name: 'text.md', text: row.text }],
    files: bytes(row.files),
    attachments: bytes(row.beside),
    sourceDate: 1_700_000_000,
  });
}

test('there are at least thirty', () => {
  expect(new Set(ROWS.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
});

test.each(ROWS)('$what', async (row) => {
  const outcome = await convert(row);
  const line = outcome.log.find(({ message }) => message.includes(row.says));
  expect(line, JSON.stringify(outcome.log)).toBeDefined();
  expect(line?.message).toContain(row.todo);
  expect(outcome.ok).toBe(row.fails !== true);
  if (row.fails === true) expect(line?.level).toBe('error');
  if (row.line === undefined) return;
  expect(line?.line).toBe(row.line);
  if (row.file !== 'profile') expect(line?.file).toBe(row.file ?? 'text.md');
});
