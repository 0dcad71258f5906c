import { yaml } from '@codemirror/lang-yaml';
import { LanguageDescription, LanguageSupport, StreamLanguage, type StreamParser } from '@codemirror/language';

function legacy(load: () => Promise<StreamParser<unknown>>): () => Promise<LanguageSupport> {
  return async () => new LanguageSupport(StreamLanguage.define(await load()));
}

function describe(
  name: string,
  alias: readonly string[],
  extensions: readonly string[],
  load: () => Promise<LanguageSupport>,
) {
  return LanguageDescription.of({ name, alias, extensions, load });
}

/**
 * Languages of code fences and files, each a lazily loaded chunk; those used by front matter and linting are bundled.
 */
export const codeLanguages: readonly LanguageDescription[] = [
  describe('Python', ['py', 'python3'], ['py'], async () => (await import('@codemirror/lang-python')).python()),
  describe('JavaScript', ['js', 'jsx', 'node'], ['js', 'mjs'], async () =>
    (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  ),
  describe('TypeScript', ['ts', 'tsx'], ['ts'], async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  ),
  describe('HTML', ['xhtml'], ['html', 'htm'], async () => (await import('@codemirror/lang-html')).html()),
  describe('CSS', [], ['css'], async () => (await import('@codemirror/lang-css')).css()),
  describe('XML', ['csl', 'svg'], ['xml', 'csl', 'svg'], async () => (await import('@codemirror/lang-xml')).xml()),
  describe('JSON', ['json5', 'geojson'], ['json', 'geojson'], async () =>
    (await import('@codemirror/lang-json')).json(),
  ),
  describe('YAML', ['yml'], ['yaml', 'yml'], () => Promise.resolve(yaml())),
  describe(
    'R',
    ['rscript'],
    ['r'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/r')).r),
  ),
  describe(
    'Julia',
    ['jl'],
    ['jl'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/julia')).julia),
  ),
  describe(
    'LaTeX',
    ['tex', 'stex'],
    ['tex', 'sty', 'cls'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/stex')).stex),
  ),
  describe(
    'Shell',
    ['bash', 'sh', 'zsh'],
    ['sh'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  ),
  describe(
    'SQL',
    [],
    ['sql'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL),
  ),
  describe(
    'C',
    ['h'],
    ['c', 'h'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/clike')).c),
  ),
  describe(
    'C++',
    ['cpp', 'cxx'],
    ['cpp', 'hpp'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/clike')).cpp),
  ),
  describe(
    'Java',
    [],
    ['java'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/clike')).java),
  ),
  describe(
    'Rust',
    ['rs'],
    ['rs'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/rust')).rust),
  ),
  describe(
    'Go',
    ['golang'],
    ['go'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/go')).go),
  ),
  describe(
    'Haskell',
    ['hs'],
    ['hs'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/haskell')).haskell),
  ),
  describe(
    'Ruby',
    ['rb'],
    ['rb'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  ),
  describe(
    'Octave',
    ['matlab', 'm'],
    ['m'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/octave')).octave),
  ),
  describe(
    'Fortran',
    ['f90'],
    ['f90', 'f'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/fortran')).fortran),
  ),
  describe(
    'Lua',
    [],
    ['lua'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/lua')).lua),
  ),
  describe(
    'TOML',
    [],
    ['toml'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/toml')).toml),
  ),
  describe(
    'Dockerfile',
    ['docker'],
    [],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
  ),
  describe(
    'Diff',
    ['patch'],
    ['diff', 'patch'],
    legacy(async () => (await import('@codemirror/legacy-modes/mode/diff')).diff),
  ),
  describe('BibTeX', ['bib', 'biblatex'], ['bib'], async () => (await import('./bibtex.ts')).bibtex()),
  describe('CSV', ['tsv'], ['csv', 'tsv'], async () => (await import('./csv.ts')).csv()),
];

/** The language of a fence's info string: `python`, `{.python .numberLines}`, `{r, echo=FALSE}`. */
export function findCodeLanguage(info: string): LanguageDescription | null {
  const word = /^\{?\s*\.?([\w+#-]+)/.exec(info)?.[1];
  return word ? LanguageDescription.matchLanguageName(codeLanguages, word, false) : null;
}
