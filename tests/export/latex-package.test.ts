import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ConvertInput } from '../../server/src/adapters/pandoc/prepare-conversion.ts';
import { unzip } from '../accounts/unzip.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { ROOT } from '../_support/start-server.ts';
import { makeInput, MWARP1D, readProfile } from './_support/documents.ts';

const converter = borrowConverter();

const PROFILE = readProfile('latex-package');
const encode = (text: string) => new TextEncoder().encode(text);
const FIGURE = readFileSync(join(import.meta.dirname, '_documents', 'figure.pdf'));
const PICTURE = readFileSync(join(ROOT, 'examples/mwarp1d/figure.png'));
const BIB = '@article{knuth, author = {Knuth, Donald E.}, title = {Literate Programming}, year = {1984}}\n';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="red"/></svg>';

/** The zip of an export, with its source as text. */
async function pack(input: ConvertInput) {
  const outcome = await converter.convert(input);
  if (!outcome.ok) throw new Error(outcome.cause);
  expect(outcome.extension).toBe('zip');
  const files = await unzip(outcome.bytes);
  return { files, log: outcome.log, tex: files.get('text.tex')?.toString() ?? '' };
}

function write(text: string, files: Record<string, string | Uint8Array>, profile = PROFILE): ConvertInput {
  const entries = Object.entries(files).map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? encode(content) : content,
  ]);
  return { ...makeInput(text, {}, profile), files: new Map(entries) };
}

/** Expects every file named in the source, and no others. */
function expectWhole(files: ReadonlyMap<string, Buffer>, tex: string): void {
  const images = [...tex.matchAll(/\\includegraphics(?:\[[^\]]*\])?\{([^{}]*)\}/gu)].map((match) => match[1] ?? '');
  const works = [...tex.matchAll(/\\(?:bibliography|addbibresource)\{([^{}]*)\}/gu)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => (name.endsWith('.bib') ? name : `${name}.bib`)),
  );
  expect([...files.keys()].toSorted()).toEqual([...new Set(['text.tex', ...images, ...works])].toSorted());
}

describe('LaTeX for a journal', () => {
  test('has the source, figures and bibliography, and citations are commands', async () => {
    const text = [
      '---\nbibliography: ../library/my refs.bib\n---',
      'As @knuth said, and others [see @knuth, p. 3].',
      '![Dose](../plots/dose%20one.pdf){#fig:dose width=60%}',
      '![Photo](figure.png)\n\n![The same again](figure.png)',
      'As @fig:dose shows.',
    ].join('\n\n');
    const { files, tex, log } = await pack(
      write(text, { 'library/my refs.bib': BIB, 'plots/dose one.pdf': FIGURE, 'folder/figure.png': PICTURE }),
    );
    expect([...files.keys()].toSorted()).toEqual([
      'figures/dose-one.pdf',
      'figures/figure.png',
      'my-refs.bib',
      'text.tex',
    ]);
    expectWhole(files, tex);
    expect(tex).toContain('\\citet{knuth}');
    expect(tex).toMatch(/\\citep\[see\]\[p\.~?3\]\{knuth\}/u);
    expect(tex).toMatch(/\\usepackage(?:\[\])?\{natbib\}/u);
    expect(tex).toContain('\\bibliography{my-refs}');
    expect(files.get('my-refs.bib')?.toString()).toBe(BIB);
    expect(files.get('figures/dose-one.pdf')?.equals(FIGURE)).toBe(true);
    expect(log).toEqual([]);
  });

  test('names authors separately in the PDF properties', async () => {
    const { tex } = await pack(write('---\ntitle: T\nauthor: [Ada Ode, Ben Fry]\n---\n\nText.\n', {}));
    expect(tex).toContain('pdfauthor={Ada Ode; Ben Fry}');
  });

  test('has years and journals that BibTeX knows, or the file as it is for biblatex', async () => {
    const bib = '@article{knuth, author = {Knuth, D.}, date = {1984-05}, journaltitle = {The Computer Journal}}\n';
    const text = '---\nbibliography: refs.bib\n---\n\nAs said [@knuth].\n';
    const { files } = await pack(write(text, { 'folder/refs.bib': bib }));
    expect(files.get('refs.bib')?.toString()).toBe(
      '@article{knuth, author = {Knuth, D.}, year = {1984}, month = may, journal = {The Computer Journal}}\n',
    );
    const biblatex = await pack(write(text, { 'folder/refs.bib': bib }, PROFILE.replace('natbib\n', 'biblatex\n')));
    expect(biblatex.files.get('refs.bib')?.toString()).toBe(bib);
  });

  test('can have biblatex commands, or citations written out', async () => {
    const text = '---\nbibliography: refs.bib\n---\n\nAs said [@knuth].\n';
    const biblatex = await pack(write(text, { 'folder/refs.bib': BIB }, PROFILE.replace('natbib\n', 'biblatex\n')));
    expectWhole(biblatex.files, biblatex.tex);
    expect(biblatex.tex).toMatch(/\\(?:auto|paren)cite\{knuth\}/u);
    expect(biblatex.tex).toContain('\\addbibresource{refs.bib}');
    const written = await pack(write(text, { 'folder/refs.bib': BIB }, PROFILE.replace(/^cite-method.*\n/mu, '')));
    expect([...written.files.keys()]).toEqual(['text.tex']);
    expect(written.tex).toContain('Literate Programming');
  });

  test('converts images TeX cannot read', async () => {
    const csl = JSON.stringify([
      { id: 'knuth', type: 'book', title: 'Literate Programming', author: [{ family: 'Knuth', given: 'Donald' }] },
    ]);
    const text = '---\nbibliography: refs.json\n---\n\nAs said [@knuth].\n\n![Drawing](a.svg)\n\n![Broken](b.svg)\n';
    const { files, tex, log } = await pack(
      write(text, { 'folder/refs.json': csl, 'folder/a.svg': DRAWING, 'folder/b.svg': '<svg' }),
    );
    expect(files.get('figures/a.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.get('refs.bib')?.toString()).toMatch(/@book\{knuth,/u);
    expect(tex).toContain('\\bibliography{refs');
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('b.svg') as string }),
    );
  });

  test('finds images named in raw LaTeX, keeps equal names apart, and reports missing ones', async () => {
    const text = [
      '\\begin{figure}\n\\includegraphics[width=\\textwidth]{plots/a.png}\n\\caption{One}\n\\end{figure}',
      '![Two](other/a.png)',
      '![Three](gone.png)',
    ].join('\n\n');
    const { files, tex, log } = await pack(
      write(text, { 'folder/plots/a.png': PICTURE, 'folder/other/a.png': PICTURE }),
    );
    expect([...files.keys()].toSorted()).toEqual(['figures/a-2.png', 'figures/a.png', 'text.tex']);
    expectWhole(files, tex);
    expect(tex).toContain('Three');
    expect(log).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('gone.png was not found') as string }),
    );
  });

  test('of a published paper is complete and reproducible', async () => {
    const input = {
      defaultsYaml: PROFILE,
      inputs: [{ name: 'paper/text.md', text: MWARP1D.inputs[0]?.text ?? '' }],
      files: MWARP1D.files,
      sourceDate: 1_700_000_000,
    };
    const { files, tex } = await pack(input);
    expectWhole(files, tex);
    expect(tex).toMatch(/\\cite[pt]\{/u);
    const outcomes = await Promise.all([converter.convert(input), converter.convert(input)]);
    const [one, two] = outcomes.map((outcome) => (outcome.ok ? Buffer.from(outcome.bytes).toString('base64') : ''));
    expect(one).toBe(two);
  });
});
