import { DEFAULTS_KEYS, PRODUCT_FILES } from '@scriptorium/contract/rules/defaults-keys.ts';
import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import { extensionOfWriter, writerName } from '@scriptorium/contract/rules/output-filename.ts';
import { engineOf, filtersOf, writerOf } from './defaults-file.ts';

/** Folder of the product's own files during a conversion. No item of a workspace can have a path below it. */
export const PRODUCT_FOLDER = '.scriptorium';

/** Folders below it, for a profile's attachments and the bundled citation styles. */
export const ATTACHED_FOLDER = `${PRODUCT_FOLDER}/profile`;
export const STYLES_FOLDER = `${PRODUCT_FOLDER}/csl`;

/** Files that paths in a profile may refer to, besides the product's own. */
export interface FilesAtHand {
  /** Names of the profile's attachments. */
  readonly attached: ReadonlySet<string>;
  /** Paths of the workspace files given to this export. */
  readonly files: ReadonlySet<string>;
}

export interface ExportPlan {
  /** Options for pandoc. */
  readonly options: Record<string, unknown>;
  readonly extension: string;
  readonly pdf: boolean;
  /** Whether the result is a zip of the source and the files it refers to. */
  readonly packed: boolean;
  /** The format PDF images are converted to; undefined if they stay PDF. */
  readonly figures: 'svg' | 'png' | undefined;
}

const SETTLED_HERE = new Set(['package', 'to', 'writer', 'from', 'reader', 'filters', 'pdf-engine']);

const WRITES_MATHML = new Set(['html', 'html5', 'epub', 'epub3', 'revealjs']);

/** Formats whose readers cannot show a PDF as an image. Vector images work only in newer versions of Word and in few EPUB readers. */
const FIGURES: Readonly<Record<string, 'svg' | 'png'>> = {
  html: 'svg',
  html4: 'svg',
  html5: 'svg',
  chunkedhtml: 'svg',
  revealjs: 'svg',
  s5: 'svg',
  slidy: 'svg',
  slideous: 'svg',
  dzslides: 'svg',
  docx: 'png',
  odt: 'png',
  opendocument: 'png',
  pptx: 'png',
  epub: 'png',
  epub2: 'png',
  epub3: 'png',
  fb2: 'png',
  rtf: 'png',
  ipynb: 'png',
};

const READER_BY_EXTENSION: Readonly<Record<string, string>> = {
  md: 'markdown',
  markdown: 'markdown',
  qmd: 'markdown',
  rmd: 'markdown',
  txt: 'markdown',
  tex: 'latex',
  html: 'html',
  htm: 'html',
  rst: 'rst',
  org: 'org',
  typ: 'typst',
  csv: 'csv',
  tsv: 'tsv',
  bib: 'biblatex',
  ipynb: 'ipynb',
  xml: 'jats',
  json: 'json',
  opml: 'opml',
  dj: 'djot',
  textile: 'textile',
};

/** Builds one call of pandoc from a profile's validated values and the chosen files. Paths are workspace paths. */
export function planExport(
  checked: Readonly<Record<string, unknown>>,
  inputs: readonly string[],
  atHand: FilesAtHand,
): ExportPlan {
  const first = inputs[0] ?? '';
  const base = folderOf(first);
  const apart = inputs.some((path) => folderOf(path) !== base);
  const to = writerOf(checked);
  const isPdf = writerName(to) === 'pdf';
  const engine = isPdf ? engineOf(checked) : undefined;
  const pdf = isPdf && engine === undefined;
  const options: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(checked)) {
    if (SETTLED_HERE.has(key)) continue;
    const kind = DEFAULTS_KEYS[key]?.kind;
    if (kind === 'path') options[key] = placePath(key, value, base, atHand);
    else if (kind === 'paths')
      options[key] = (Array.isArray(value) ? value : [value]).map((path: unknown) =>
        placePath(key, path, base, atHand),
      );
    else options[key] = value;
  }
  options['to'] = isPdf ? to.replace(/^pdf/, engine === undefined ? 'typst' : 'latex') : to;
  if (engine !== undefined) {
    options['pdf-engine'] = engine;
    options['pdf-engine-opts'] = engine === 'tectonic' ? ['--untrusted'] : ['-no-shell-escape'];
  }
  const named = checked['from'] ?? checked['reader'];
  let from = typeof named === 'string' ? named : readerOf(first);
  // Chapters in other folders get paths relative to the root; otherwise paths are relative to the first file.
  if (apart && /^markdown/.test(from)) from += '+rebase_relative_paths';
  // Our editor's notation for highlighted text.
  if (/^markdown(?![a-z_])/u.test(from) && !/[+-]mark(?![a-z])/u.test(from)) from += '+mark';
  options['from'] = from;
  // Text hidden from exports must not leak into any result, whatever a profile says.
  options['strip-comments'] = true;
  // Pandoc would download anything that looks like a URL.
  options['input-files'] = inputs.map((path) => (/^[a-z][a-z0-9+.-]*:/iu.test(path) ? `./${path}` : path));
  options['standalone'] ??= true;
  if (inputs.length > 1) options['file-scope'] ??= true;
  const packed = isPacked(checked);
  // TeX citation commands instead of formatted citations.
  const keepsCites = packed && ['natbib', 'biblatex'].includes(String(checked['cite-method']));
  const citeproc = checked['citeproc'] !== false && !keepsCites;
  delete options['citeproc'];
  options['filters'] = [
    `${PRODUCT_FOLDER}/prepare.lua`,
    ...orderFilters(filtersOf(checked), citeproc),
    `${PRODUCT_FOLDER}/finish.lua`,
  ];
  const figures = pdf ? 'svg' : FIGURES[writerName(String(options['to']))];
  options['metadata'] = {
    ...asMap(options['metadata']),
    'scriptorium-base': apart ? '' : base,
    'scriptorium-folder': base,
    'scriptorium-pdf': isPdf,
    // Other readers do not support this, or only in part.
    ...(/^markdown(?![a-z_])(?!.*-(?:markdown_in_html|native_divs))/u.test(from)
      ? {}
      : { 'scriptorium-strip-comments': true }),
    ...(packed ? { 'scriptorium-package': true } : {}),
    ...(keepsCites ? { 'scriptorium-cites': checked['cite-method'] } : {}),
    ...(figures === undefined ? {} : { 'scriptorium-draws-pdf': true }),
  };
  if (writerName(String(options['to'])) === 'typst') {
    options['template'] ??= `${PRODUCT_FOLDER}/scriptorium.typst`;
    options['include-in-header'] = [`${PRODUCT_FOLDER}/definitions.typst`, ...asList(options['include-in-header'])];
  }
  // By default, pandoc writes formulas as plain letters, which garbles most of them.
  if (WRITES_MATHML.has(writerName(to))) options['html-math-method'] ??= { method: 'mathml' };
  if (writerName(to) === 'revealjs') {
    options['variables'] = { 'revealjs-url': `${PRODUCT_FOLDER}/reveal`, ...asMap(options['variables']) };
  }
  return { options, extension: outputExtension(checked), pdf, packed, figures };
}

function isPacked(checked: Readonly<Record<string, unknown>>): boolean {
  return checked['package'] === 'zip' && ['latex', 'beamer'].includes(writerName(writerOf(checked)));
}

/** Extension of a profile's results, without the dot. */
export function outputExtension(checked: Readonly<Record<string, unknown>>): string {
  return isPacked(checked) ? 'zip' : (extensionOfWriter(writerOf(checked)) ?? 'txt');
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

function readerOf(path: string): string {
  const dot = path.lastIndexOf('.');
  const extension = dot < 0 ? '' : path.slice(dot + 1).toLowerCase();
  return Object.hasOwn(READER_BY_EXTENSION, extension) ? (READER_BY_EXTENSION[extension] as string) : 'markdown';
}

/** A profile's attachment takes precedence over a workspace file, which takes precedence over a bundled style. */
function placePath(key: string, value: unknown, base: string, atHand: FilesAtHand): string {
  const path = String(value);
  if (PRODUCT_FILES.includes(path)) return `${PRODUCT_FOLDER}/${path}`;
  if (atHand.attached.has(path)) return `${ATTACHED_FOLDER}/${path}`;
  const parts = [...base.split('/'), ...path.split('/')].filter((part) => part !== '' && part !== '.');
  const place = parts.join('/');
  if (key === 'csl' && !atHand.files.has(place) && Object.hasOwn(INCLUDED_STYLES, path))
    return `${STYLES_FOLDER}/${path}`;
  return place;
}

/** The profile's filters in order; citations come last unless it says otherwise. */
function orderFilters(named: readonly string[], citeproc: boolean): string[] {
  const placed = named.map((name) => (name === 'citeproc' ? name : `${ATTACHED_FOLDER}/${name}`));
  if (!citeproc) return placed.filter((name) => name !== 'citeproc');
  return placed.includes('citeproc') ? placed : [...placed, 'citeproc'];
}

function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
}
