import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import type { Element } from '../../domain/exports/pandoc-tree.ts';
import { decodeText } from '../../domain/imports/detect.ts';
import { type FlatLatex, joinPath } from '../../domain/imports/flatten-latex.ts';
import { nameKeys, type Work } from '../../domain/imports/keys.ts';
import { ImportRefused, type Remarks, shorten } from '../../domain/imports/kinds.ts';
import { markBibliography, placeBibliography } from '../../domain/imports/latex-bibliography.ts';
import { eachElement, plainText } from '../../domain/imports/places.ts';
import { type PandocDocument, tidyDocument } from '../../domain/imports/tree.ts';
import { prepareTypst } from '../../domain/imports/typst-source.ts';
import type { Pandoc, PandocRun } from '../pandoc/wasm-pandoc.ts';

const READERS: Readonly<Record<Exclude<ImportKind, 'markdown'>, string>> = {
  docx: 'docx+citations+styles',
  odt: 'odt',
  epub: 'epub',
  latex: 'latex+raw_tex',
  html: 'html',
  rtf: 'rtf',
  ipynb: 'ipynb',
  typst: 'typst',
  org: 'org',
  jats: 'jats',
};

/** The curly quotes of the source stay what they are; tables are drawn with pipes, or as a grid where they must. */
const WRITER = 'markdown-smart-simple_tables-multiline_tables-raw_html';

/** Pictures that neither browsers nor PDFs can show. */
const NOT_SHOWN = /\.(?:emf|wmf|eps|ps|tiff?|pict|emz|wmz|xbm|heic)$/iu;
const PICTURE_EXTENSIONS = [
  '',
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.svg',
  '.eps',
  '.PDF',
  '.PNG',
  '.JPG',
  '.gif',
  '.webp',
];

interface DocumentToConvert {
  readonly kind: Exclude<ImportKind, 'markdown'>;
  /** Path of the source in its project, or its name. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly flat?: FlatLatex;
  /** All files of the project, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Folder for pictures that were inside the document. */
  readonly mediaFolder: string;
  readonly remarks: Remarks;
}

interface ConvertedDocument {
  readonly text: string;
  /** Its words, to compare with those of the source. */
  readonly words: string;
  /** Pictures from inside, by their path relative to the text. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  readonly bibliography: Uint8Array | undefined;
  readonly citations: number;
  readonly usedBibliographies: readonly string[];
}

/** One document as Markdown, in the same closed pandoc that exports run in. */
export function convertDocument(
  pandoc: Pandoc,
  source: DocumentToConvert,
  bibliographyName: string,
): ConvertedDocument {
  const run = readDocument(pandoc, source);
  const document = parseDocument(run, source);
  const works = readWorks(document);
  const keys = nameKeys(works);
  const media = new Map<string, Uint8Array>();
  const pictures = new Pictures(source, run.media ?? new Map<string, Uint8Array>(), media);
  const tidied = tidyDocument(document, {
    kind: source.kind,
    remarks: source.remarks,
    placePicture: (name, where) => pictures.place(name, where),
    keyOf: (id) => keys.get(id) ?? id,
    ...(source.flat !== undefined && { flat: source.flat }),
  });
  const tidy = { ...tidied, blocks: placeBibliography(tidied.blocks, textOf(tidied.meta['lang'])) };
  const bibliography = works.length === 0 ? undefined : writeBibliography(pandoc, document, keys);
  const meta: Record<string, Element> = { ...tidy.meta };
  if (bibliography !== undefined) meta['bibliography'] = { t: 'MetaInlines', c: [{ t: 'Str', c: bibliographyName }] };
  const written = pandoc.convert(
    { from: 'json', to: WRITER, standalone: true, wrap: 'none', 'input-files': ['document.json'] },
    new Map([['document.json', encode(JSON.stringify({ ...tidy, meta }))]]),
    0,
  );
  if (written.output.length === 0 && tidy.blocks.length > 0)
    throw new ImportRefused('This document was read, but could not be written as Markdown.');
  let citations = 0;
  eachElement(tidy.blocks, ({ t }) => {
    if (t === 'Cite') citations += 1;
  });
  return {
    text: new TextDecoder().decode(written.output),
    words: `${Object.values(tidy.meta).map(plainText).join('\n')}\n${wordsOf(tidy.blocks)}`,
    media,
    bibliography,
    citations,
    usedBibliographies: bibliographiesOf(tidy.meta['bibliography']),
  };
}

function readDocument(pandoc: Pandoc, source: DocumentToConvert): PandocRun {
  const { kind, path } = source;
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const name = `document.${kind === 'latex' ? 'tex' : kind}`;
  const files = new Map<string, Uint8Array>();
  // What the text itself may read, where it looks for it. Pictures are only named.
  if (kind === 'latex' || kind === 'typst' || kind === 'org')
    for (const [each, bytes] of source.files)
      if (/\.(?:tex|sty|cls|bib|typ|org|csv|json|ya?ml|toml|txt)$/iu.test(each))
        files.set(each.startsWith(folder) ? each.slice(folder.length) : each, bytes);
  files.set(name, sourceBytes(source, folder, files));
  const options = {
    from: READERS[kind],
    to: 'json',
    standalone: true,
    'input-files': [name],
    'track-changes': 'accept',
    ...(EXTRACTED.has(kind) && { 'extract-media': MEDIA }),
  };
  return pandoc.convert(options, files, 0);
}

/** The formats that hold pictures inside. Other documents would be searched for pictures that are not there. */
const EXTRACTED: ReadonlySet<ImportKind> = new Set(['docx', 'odt', 'epub', 'rtf', 'ipynb']);
const MEDIA = 'extracted';

function sourceBytes(source: DocumentToConvert, folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (source.flat !== undefined) return encode(markBibliography(withoutPandocMacros(source.flat.text)));
  if (source.kind === 'typst') {
    const { text } = decodeText(source.bytes);
    return encode(prepareTypst(text, source.path, (named) => files.has(joinPath('', named) ?? ''), source.remarks));
  }
  if (source.kind === 'html' || source.kind === 'org') {
    const { text, encoding } = decodeText(source.bytes);
    const declared = /<meta[^>]+charset=["']?([\w-]+)/iu.exec(text.slice(0, 2000))?.[1];
    if (encoding === 'windows-1252' && declared === undefined)
      source.remarks.add('changed', 'This file does not say how its letters are coded; Western European was assumed.');
    return encode(text);
  }
  return source.bytes;
}

/** What pandoc wraps pictures in when it writes LaTeX, which it does not read back. Places stay where they are. */
function withoutPandocMacros(text: string): string {
  const begin = text.indexOf('\\begin{document}');
  const body = text.slice(begin).replaceAll('\\pandocbounded', (macro) => ' '.repeat(macro.length));
  return text.slice(0, Math.max(0, begin)) + body;
}

function parseDocument(run: PandocRun, { kind, flat }: DocumentToConvert): PandocDocument {
  if (run.output.length > 0) return JSON.parse(new TextDecoder().decode(run.output)) as PandocDocument;
  const said = shorten(run.stderr.replaceAll(/^(?:pandoc(?:\.wasm)?|Error at)[^:]*:\s*/gmu, ''), 200);
  const line = Number(/line (\d+)/u.exec(run.stderr)?.[1]);
  const at = flat === undefined || Number.isNaN(line) ? '' : ` (${flat.placeOf(startOfLine(flat.text, line))})`;
  const what = kind === 'docx' || kind === 'odt' || kind === 'epub' ? 'It may be damaged' : 'The reader says';
  throw new ImportRefused(`This document could not be read${at}. ${what}: ${said === '' ? 'no reason given' : said}`);
}

function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let n = 1; n < line; n += 1) {
    const next = text.indexOf('\n', at);
    if (next === -1) return at;
    at = next + 1;
  }
  return at;
}

function readWorks({ meta }: PandocDocument): Work[] {
  const list = meta['references'];
  if (list?.t !== 'MetaList') return [];
  return (list.c as Element[]).flatMap((entry) => {
    if (entry.t !== 'MetaMap') return [];
    const fields = entry.c as Record<string, Element>;
    const [author] = (fields['author']?.c ?? fields['editor']?.c ?? []) as Element[];
    const name = (author?.c ?? {}) as Record<string, Element>;
    const family = name['family'] ?? name['literal'] ?? name['name'];
    const year = /\d{4}/u.exec(textOf(fields['issued']))?.[0] ?? '';
    const id = textOf(fields['id']);
    return id === '' ? [] : [{ id, author: textOf(family), year }];
  });
}

/** A value of the metadata as text, whatever its form. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('t' in value) {
    const { t, c } = value as Element;
    if (t === 'MetaInlines') return plainText(c);
    return textOf(c);
  }
  return Object.values(value).map(textOf).join(' ');
}

function writeBibliography(pandoc: Pandoc, document: PandocDocument, keys: ReadonlyMap<string, string>): Uint8Array {
  const references = document.meta['references'] as Element;
  const renamed = (references.c as Element[]).map((entry) => {
    const fields = entry.c as Record<string, Element>;
    const key = keys.get(textOf(fields['id'])) ?? textOf(fields['id']);
    return { ...entry, c: { ...fields, id: { t: 'MetaString', c: key } } };
  });
  const made = pandoc.convert(
    { from: 'json', to: 'bibtex', standalone: true, 'input-files': ['works.json'] },
    new Map([
      [
        'works.json',
        encode(JSON.stringify({ ...document, meta: { references: { t: 'MetaList', c: renamed } }, blocks: [] })),
      ],
    ]),
    0,
  );
  if (made.output.length === 0) throw new ImportRefused('The works cited in this document could not be read.');
  return made.output.slice();
}

function bibliographiesOf(value: Element | undefined): string[] {
  if (value === undefined) return [];
  const list = value.t === 'MetaList' ? (value.c as Element[]) : [value];
  return list.map(textOf).filter((name) => name !== '');
}

/** Words of a tree including notes, cells and code, one block a line. */
function wordsOf(value: unknown): string {
  const words: string[] = [];
  eachElement(value, ({ t, c }) => {
    if (t === 'Str') words.push(String(c));
    else if (t === 'Code' || t === 'CodeBlock' || t === 'Math' || t === 'RawBlock')
      words.push(` ${String((c as unknown[])[1])} `);
    else if (/^(?:Space|SoftBreak|LineBreak|Para|Plain|Header|Note)$/u.test(t)) words.push(' ');
  });
  return words.join('');
}

class Pictures {
  readonly #source: DocumentToConvert;
  readonly #extracted: ReadonlyMap<string, Uint8Array>;
  readonly #placed: Map<string, Uint8Array>;
  readonly #folder: string;
  readonly #graphics: readonly string[];
  #count = 0;

  constructor(source: DocumentToConvert, extracted: ReadonlyMap<string, Uint8Array>, placed: Map<string, Uint8Array>) {
    this.#source = source;
    this.#extracted = extracted;
    this.#placed = placed;
    this.#folder = source.path.includes('/') ? source.path.slice(0, source.path.lastIndexOf('/')) : '';
    const named = /\\graphicspath\s*\{((?:\s*\{[^{}]*\})+)\s*\}/u.exec(source.flat?.text ?? '')?.[1] ?? '';
    this.#graphics = ['', ...[...named.matchAll(/\{([^{}]*)\}/gu)].map((match) => match[1] ?? '')];
  }

  /** The path by which the text names it. */
  place(name: string, where: string): string | null {
    const { remarks } = this.#source;
    const path = this.#find(name);
    if (path === null) remarks.add('lost', `The image “${shorten(name, 80)}” is not among the files.`, where);
    else if (/^https?:/iu.test(path)) remarks.add('kept', `The image ${shorten(path, 100)} stays on the web.`, where);
    else if (NOT_SHOWN.test(path))
      remarks.add('kept', `The image “${path}” is kept, but its format cannot be shown.`, where);
    return path;
  }

  #find(name: string): string | null {
    if (/^https?:\/\//iu.test(name)) return name;
    if (name.startsWith('data:')) return this.#decode(name);
    if (name.startsWith('attachment:')) return this.#take(name.slice('attachment:'.length));
    if (name.startsWith(`${MEDIA}/`)) return this.#take(name.slice(MEDIA.length + 1));
    const plain = decodePath(name);
    for (const graphics of this.#graphics)
      for (const extension of PICTURE_EXTENSIONS) {
        const relative = joinPath('', `${graphics}/${plain}${extension}`);
        const path = joinPath(this.#folder, `${graphics}/${plain}${extension}`);
        if (path === null || !this.#source.files.has(path)) continue;
        return encodePath(relative ?? `${graphics}${plain}${extension}`);
      }
    return null;
  }

  #take(path: string): string | null {
    const bytes = this.#extracted.get(path);
    if (bytes === undefined) return null;
    // The folder of the package (“media/”) is already ours.
    const kept = `${this.#source.mediaFolder}/${path.replace(/^(?:media|Pictures)\//u, '')}`;
    this.#placed.set(kept, bytes);
    return encodePath(kept);
  }

  #decode(address: string): string | null {
    const match = /^data:image\/([\w.+-]+)((?:;[\w=-]+)*),/u.exec(address.slice(0, 200));
    if (match === null) return null;
    const data = address.slice(match[0].length);
    const bytes = match[2]?.includes('base64') === true ? Buffer.from(data, 'base64') : Buffer.from(decodePath(data));
    const extension = { 'svg+xml': 'svg', jpeg: 'jpg', 'x-icon': 'ico' }[match[1] ?? ''] ?? match[1] ?? 'png';
    this.#count += 1;
    const path = `${this.#source.mediaFolder}/picture-${this.#count}.${extension.replaceAll(/\W/gu, '')}`;
    this.#placed.set(path, new Uint8Array(bytes));
    return path;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function encodePath(path: string): string {
  return path.replaceAll(/[ ()<>]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
