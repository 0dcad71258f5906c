import { utf8Length } from './utf8-length.ts';

/** File name extension (without a dot) of each pandoc writer's output. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  odt: 'odt',
  opendocument: 'xml',
  pptx: 'pptx',
  epub: 'epub',
  epub2: 'epub',
  epub3: 'epub',
  html: 'html',
  html4: 'html',
  html5: 'html',
  chunkedhtml: 'zip',
  revealjs: 'html',
  s5: 'html',
  slidy: 'html',
  slideous: 'html',
  dzslides: 'html',
  latex: 'tex',
  beamer: 'tex',
  context: 'tex',
  typst: 'typ',
  jats: 'xml',
  jats_archiving: 'xml',
  jats_articleauthoring: 'xml',
  jats_publishing: 'xml',
  docbook: 'xml',
  docbook4: 'xml',
  docbook5: 'xml',
  tei: 'xml',
  icml: 'icml',
  fb2: 'fb2',
  opml: 'opml',
  rtf: 'rtf',
  markdown: 'md',
  markdown_mmd: 'md',
  markdown_phpextra: 'md',
  markdown_strict: 'md',
  markdown_github: 'md',
  commonmark: 'md',
  commonmark_x: 'md',
  gfm: 'md',
  markua: 'md',
  plain: 'txt',
  rst: 'rst',
  org: 'org',
  asciidoc: 'adoc',
  asciidoctor: 'adoc',
  asciidoc_legacy: 'adoc',
  djot: 'dj',
  muse: 'muse',
  mediawiki: 'wiki',
  dokuwiki: 'wiki',
  xwiki: 'wiki',
  zimwiki: 'wiki',
  jira: 'txt',
  textile: 'textile',
  haddock: 'txt',
  man: 'man',
  ms: 'ms',
  texinfo: 'texi',
  ipynb: 'ipynb',
  json: 'json',
  native: 'native',
  bibtex: 'bib',
  biblatex: 'bib',
  csljson: 'json',
  ansi: 'txt',
  vimdoc: 'txt',
  bbcode: 'txt',
};

/** The writers that a profile may name. */
export const WRITERS: readonly string[] = Object.keys(EXTENSIONS);

/** The name of a pandoc writer without extensions: `markdown-citations+smart` → `markdown`. */
export function writerName(to: string): string {
  return to.split(/[+-]/, 1)[0] ?? to;
}

/** File name extension (without a dot) of a pandoc writer's output; undefined for an unknown writer. */
export function extensionOfWriter(to: string): string | undefined {
  const name = writerName(to);
  return Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
}

const MAX_NAME_BYTES = 255;
const UNSAFE = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\\/]/g;

/**
 * The file name of a result: the input's base name with `extension` (without a dot). Folders and control characters are
 * removed; "export" if no name is left. NFC, at most 255 UTF-8 bytes.
 */
export function outputFilename(inputFilename: string, extension: string): string {
  const base = inputFilename.normalize('NFC').split(/[\\/]/).pop() ?? '';
  const clean = base.replace(UNSAFE, '').trim();
  const dot = clean.lastIndexOf('.');
  let stem = dot > 0 ? clean.slice(0, dot) : clean;
  if (stem === '' || /^\.+$/.test(stem)) stem = 'export';
  const tail = `.${extension}`;
  return `${cutToBytes(stem, MAX_NAME_BYTES - tail.length)}${tail}`;
}

function cutToBytes(text: string, limit: number): string {
  if (utf8Length(text) <= limit) return text;
  let cut = '';
  let size = 0;
  for (const character of text) {
    size += utf8Length(character);
    if (size > limit) break;
    cut += character;
  }
  return cut.trimEnd();
}
