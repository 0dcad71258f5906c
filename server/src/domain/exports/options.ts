import { DEFAULTS_KEYS, PRODUCT_FILES } from '@scriptorium/contract/rules/defaults-keys.ts';
import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import { extensionOfWriter, writerName } from '@scriptorium/contract/rules/output-filename.ts';
import { engineOf, filtersOf, writerOf } from './defaults-file.ts';

/** Folder of the product's own files inside of a conversion; no item of a workspace can be reached under it. */
export const PRODUCT_FOLDER = '.scriptorium';

/** Folders below it: the files beside the profile, and the included citation styles. */
export const ATTACHED_FOLDER = `${PRODUCT_FOLDER}/profile`;
export const STYLES_FOLDER = `${PRODUCT_FOLDER}/csl`;

/** What a path in a profile may lead to besides the product's own files. */
export interface FilesAtHand {
  /** Names of the files beside the profile. */
  readonly attached: ReadonlySet<string>;
  /** Paths of the files of the workspace that this export was given. */
  readonly files: ReadonlySet<string>;
}

export interface ExportPlan {
  /** What pandoc is told. */
  readonly options: Record<string, unknown>;
  readonly extension: string;
  readonly pdf: boolean;
  /** The source comes in a zip file with the files that it names. */
  readonly packed: boolean;
  /** What images in PDF files become; undefined where they stay PDF files. */
  readonly figures: 'svg' | 'png' | undefined;
}

const SETTLED_HERE = new Set(['package', 'to', 'writer', 'from', 'reader', 'filters', 'pdf-engine']);

const WRITES_MATHML = new Set(['html', 'html5', 'epub', 'epub3', 'revealjs']);

/** Formats whose readers do not show a PDF file as an image. Word shows lines only in its newer versions, EPUB readers seldom. */
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

/** Turns the checked values of a profile and the chosen files into one call of pandoc. Paths are workspace paths. */
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
  // Relative paths of chapters in other folders are made to count from the root; alone they count from the first file.
  if (apart && /^markdown/.test(from)) from += '+rebase_relative_paths';
  // As the editor writes highlighted text.
  if (/^markdown(?![a-z_])/u.test(from) && !/[+-]mark(?![a-z])/u.test(from)) from += '+mark';
  options['from'] = from;
  // What is hidden from exports is in no file that is given away, whatever a profile says.
  options['strip-comments'] = true;
  // What looks like an address would be fetched.
  options['input-files'] = inputs.map((path) => (/^[a-z][a-z0-9+.-]*:/iu.test(path) ? `./${path}` : path));
  options['standalone'] ??= true;
  if (inputs.length > 1) options['file-scope'] ??= true;
  const packed = isPacked(checked);
  // Commands for TeX in place of citations that are written out.
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
    // Other readers know nothing of that, or do it in part.
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
  // Pandoc's own way is to write formulas in letters, which few of them survive.
  if (WRITES_MATHML.has(writerName(to))) options['html-math-method'] ??= { method: 'mathml' };
  if (writerName(to) === 'revealjs') {
    options['variables'] = { 'revealjs-url': `${PRODUCT_FOLDER}/reveal`, ...asMap(options['variables']) };
  }
  return { options, extension: outputExtension(checked), pdf, packed, figures };
}

function isPacked(checked: Readonly<Record<string, unknown>>): boolean {
  return checked['package'] === 'zip' && ['latex', 'beamer'].includes(writerName(writerOf(checked)));
}

/** Extension of what a profile makes, without a dot. */
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

/** A file beside the profile stands before one of the workspace, and that before an included style. */
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

/** Filters of the profile in its order; citations last unless it says where. */
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
