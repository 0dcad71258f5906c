import { say } from '@scriptorium/contract/said.ts';
import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import type { Element } from '../../domain/exports/pandoc-tree.ts';
import { decodeText } from '../../domain/imports/detect.ts';
import { type FlatLatex, joinPath } from '../../domain/imports/flatten-latex.ts';
import { nameKeys } from '../../domain/imports/keys.ts';
import { ImportRefused, type Remarks, shorten } from '../../domain/imports/kinds.ts';
import { tidyFloats } from '../../domain/imports/latex-floats.ts';
import { dropUnclosed, findUnreadable, restorePieces, splitLatex } from '../../domain/imports/latex-pieces.ts';
import { restoreWord } from '../../domain/imports/word-export.ts';
import { plainClasses } from '../../domain/imports/latex-commands.ts';
import { markBibliography, placeBibliography } from '../../domain/imports/latex-bibliography.ts';
import { prepareOrg, restoreBackslashes } from '../../domain/imports/org-source.ts';
import { eachElement, plainText } from '../../domain/imports/places.ts';
import { type PandocDocument, tidyDocument } from '../../domain/imports/tree.ts';
import {
  asCode,
  cutStatement,
  findBibliographies,
  findBroken,
  findGivenUp,
  findUnknown,
  prepareTypst,
  standIn,
  TEMPLATE,
  withoutLead,
  withoutRules,
} from '../../domain/imports/typst-source.ts';
import { attachLabels, withoutLeadingReferences } from '../../domain/imports/typst-tree.ts';
import type { Pandoc, PandocRun } from '../pandoc/wasm-pandoc.ts';
import { MEDIA, Pictures } from './place-pictures.ts';
import { bibliographiesOf, readWorks, textOf, writeBibliography } from './read-works.ts';

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

/** Keeps the source's curly quotes; writes pipe tables, or grid tables where necessary. */
const WRITER = 'markdown-smart-simple_tables-multiline_tables-raw_html';

interface DocumentToConvert {
  readonly kind: Exclude<ImportKind, 'markdown'>;
  /** Path of the source in its project, or its name. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly flat?: FlatLatex;
  /** All files of the project, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Folder for images that were embedded in the document. */
  readonly mediaFolder: string;
  readonly remarks: Remarks;
}

interface ConvertedDocument {
  readonly text: string;
  /** Its words, for comparison with those of the source. */
  readonly words: string;
  /** Embedded images, by path relative to the text. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  readonly bibliography: Uint8Array | undefined;
  readonly citations: number;
  readonly usedBibliographies: readonly string[];
}

/** Converts one document to Markdown, in the same sandboxed pandoc that exports use. */
export function convertDocument(
  pandoc: Pandoc,
  source: DocumentToConvert,
  bibliographyName: string,
): ConvertedDocument {
  const run = readDocument(pandoc, source);
  const read = parseDocument(run, source);
  const document =
    source.kind === 'typst' ? completeTypst(read, source) : source.kind === 'docx' ? restoreWord(read) : read;
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
  // As printed, marks of affiliations included.
  const printed = source.kind === 'docx' ? read.blocks.slice(0, read.blocks.length - document.blocks.length) : [];
  const titleWords = [...Object.values(read.meta), ...Object.values(tidy.meta), ...printed].map(plainText).join('\n');
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
    words: [titleWords, wordsOf(tidy.blocks)].join('\n'),
    media,
    bibliography,
    citations,
    usedBibliographies: bibliographiesOf(tidy.meta['bibliography']),
  };
}

/** Attaches labels to the elements they belong to, and adds the bibliographies that pandoc's reader drops. */
function completeTypst(document: PandocDocument, { bytes, files, path, remarks }: DocumentToConvert): PandocDocument {
  const texts = [bytes, ...[...files].filter(([each]) => each.endsWith('.typ')).map(([, other]) => other)];
  const known = bibliographiesOf(document.meta['bibliography']);
  const found = [known, ...texts.map((each) => findBibliographies(decodeText(each).text))];
  const names = [...new Set(found.find((each) => each.length > 0))];
  const isRead = (name: string): boolean => !/\.ya?ml$/iu.test(name);
  for (const name of names.filter((each) => !isRead(each)))
    remarks.add(
      'lost',
      say('The bibliography “{name}” is in Typst’s own form. Save it as .bib.', { name: shorten(name, 80) }),
      path,
    );
  const { bibliography: _, ...meta } = document.meta;
  const list = names.filter(isRead).map((c): Element => ({ t: 'MetaString', c }));
  return {
    ...document,
    meta: list.length === 0 ? meta : { ...meta, bibliography: { t: 'MetaList', c: list } },
    blocks: attachLabels(withoutLeadingReferences(document.blocks)),
  };
}

function readDocument(pandoc: Pandoc, source: DocumentToConvert): PandocRun {
  const { kind, path } = source;
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const name = `document.${kind === 'latex' ? 'tex' : kind}`;
  const files = new Map<string, Uint8Array>();
  // The files that the text may include, where it looks for them. Images are only referred to.
  if (kind === 'latex' || kind === 'typst' || kind === 'org')
    for (const [each, bytes] of source.files)
      if (/\.(?:tex|sty|cls|bib|typ|org|csv|json|ya?ml|toml|txt)$/iu.test(each))
        files.set(each.startsWith(folder) ? each.slice(folder.length) : each, bytes);
  if (kind === 'typst') prepareIncluded(files, source);
  files.set(name, sourceBytes(source, folder, files));
  const options = {
    from: READERS[kind],
    to: 'json',
    standalone: true,
    'input-files': [name],
    'track-changes': 'accept',
    ...(EXTRACTED.has(kind) && { 'extract-media': MEDIA }),
  };
  const run = pandoc.convert(options, files, 0);
  if (kind === 'typst') return retryWithStandIns(pandoc, { run, options, files, name }, source);
  return kind === 'latex' && run.output.length === 0
    ? retryWithoutUnreadable(pandoc, { run, options, files, name })
    : run;
}

/** Removes imports that make the reader fail from the other files of a Typst document. */
function prepareIncluded(files: Map<string, Uint8Array>, { path, remarks }: DocumentToConvert): void {
  const names = new Set(files.keys());
  for (const [each, bytes] of files) {
    if (!each.endsWith('.typ') || path.endsWith(each)) continue;
    const { text } = decodeText(bytes);
    const above = each.includes('/') ? each.slice(0, each.lastIndexOf('/')) : '';
    const exists = (named: string): boolean => names.has(joinPath(named.startsWith('/') ? '' : above, named) ?? '');
    files.set(each, encode(prepareTypst(text, each, exists, remarks)));
  }
}

/** Bounded, since each try reads at least a part of the document again. */
const UNREADABLE = { pieces: 20, tries: 60 };
const UNREADABLE_MICROSECONDS = 15_000_000;

/** Reads a LaTeX document again without the parts that pandoc cannot read, which stay LaTeX. */
function retryWithoutUnreadable(pandoc: Pandoc, { run: first, options, files, name }: Reading): PandocRun {
  const text = new TextDecoder().decode(files.get(name));
  const pieces = splitLatex(text);
  const started = process.cpuUsage();
  let run = first;
  const reads = (tried: string): boolean => {
    if (process.cpuUsage(started).user > UNREADABLE_MICROSECONDS) return false;
    run = pandoc.convert(options, new Map([...files, [name, encode(tried)]]), 0);
    return run.output.length > 0;
  };
  const unreadable = findUnreadable(text, pieces, reads, UNREADABLE);
  if (unreadable === null) return first;
  const document = JSON.parse(new TextDecoder().decode(run.output)) as PandocDocument;
  const blocks = restorePieces(document.blocks, text, pieces);
  return { ...run, output: encode(JSON.stringify({ ...document, blocks })) };
}

/** What the reader was given, and what it returned. */
interface Reading {
  readonly run: PandocRun;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly name: string;
}

/** Enough, since documents use only a few of a template's definitions. */
const MAX_STAND_INS = 40;
const MAX_BROKEN = 10;
/** Reading a book takes seconds. After this long, an unreadable file becomes code as a whole. */
const CUT_MICROSECONDS = 20_000_000;

/**
 * Reads a Typst document again and again, with stand-ins for what is defined elsewhere, and without what makes the reader
 * fail: first styling rules, then single statements, then whole files, which become code.
 */
function retryWithStandIns(
  pandoc: Pandoc,
  { run: first, options, files: given, name }: Reading,
  { path, remarks }: DocumentToConvert,
): PandocRun {
  const files = new Map(given);
  const names = new Set<string>();
  const broken = new Set<string>();
  const started = process.cpuUsage();
  let isPlain = false;
  let run = first;
  const fileOf = (named: string | undefined): string | undefined =>
    named === undefined ? undefined : [...files.keys()].find((each) => each === named || each.endsWith(`/${named}`));
  const cutAt = (): boolean => {
    const where = findGivenUp(run.stderr);
    const file = fileOf(where?.file);
    if (where === null || file === undefined || process.cpuUsage(started).user > CUT_MICROSECONDS) return false;
    const found = cutStatement(new TextDecoder().decode(files.get(file)), where.line, where.column);
    if (found === null) return false;
    files.set(file, encode(found.text));
    const place = say('{path}, line {line}', { path: file === name ? path : file, line: String(where.line) });
    if (found.isSetting)
      remarks.add('lost', say('This could not be read: “{code}”', { code: shorten(found.statement, 80) }), place);
    else remarks.add('kept', say('This could not be read, and stays as code.', {}), place);
    return true;
  };
  while (run.output.length === 0 && names.size < MAX_STAND_INS && broken.size < MAX_BROKEN) {
    const unknown = findUnknown(run.stderr);
    const file = fileOf(findBroken(run.stderr) ?? undefined);
    if (unknown !== null && !names.has(unknown)) names.add(unknown);
    else if (!isPlain) {
      isPlain = true;
      for (const [each, bytes] of files)
        if (each === name || each.endsWith('.typ'))
          files.set(each, encode(withoutRules(new TextDecoder().decode(bytes))));
      remarks.add('lost', say('Its styling rules could not be read, and are left out.', {}), path);
    } else if (cutAt()) {
      // Read it again without this statement.
    } else if (file !== undefined && file !== name && !broken.has(file)) {
      broken.add(file);
      files.set(file, encode(asCode(new TextDecoder().decode(files.get(file)))));
      remarks.add('kept', say('This file could not be read, and is code where it was included.', {}), file);
    } else break;
    const lead = encode(standIn(isPlain ? [TEMPLATE, ...names] : names));
    const withNames = [...files].map(([each, bytes]): [string, Uint8Array] =>
      each === name || each.endsWith('.typ') ? [each, Buffer.concat([lead, bytes])] : [each, bytes],
    );
    const read = pandoc.convert(options, new Map(withNames), 0);
    run = { ...read, stderr: withoutLead(read.stderr) };
  }
  for (const unknown of names)
    remarks.add(
      'lost',
      say('“{name}” is defined elsewhere. Of what it is given, only the text, title and abstract stay.', {
        name: unknown,
      }),
      path,
    );
  return run;
}

/** Formats that may embed images. */
const EXTRACTED: ReadonlySet<ImportKind> = new Set(['docx', 'odt', 'epub', 'rtf', 'ipynb']);
function sourceBytes(source: DocumentToConvert, folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (source.flat !== undefined) return encode(prepareLatex(source.flat.text));
  if (source.kind === 'typst') {
    const { text } = decodeText(source.bytes);
    return encode(prepareTypst(text, source.path, (named) => files.has(joinPath('', named) ?? ''), source.remarks));
  }
  if (source.kind === 'html' || source.kind === 'org') {
    const { text, encoding } = decodeText(source.bytes);
    const declared = /<meta[^>]+charset=["']?([\w-]+)/iu.exec(text.slice(0, 2000))?.[1];
    if (encoding === 'windows-1252' && declared === undefined)
      source.remarks.add('changed', say('This file does not name its encoding; Western European was assumed.', {}));
    return encode(source.kind === 'org' ? prepareOrg(text) : text);
  }
  return source.bytes;
}

/** Prepares LaTeX for the reader, without changing line numbers. */
const prepareLatex = (text: string): string =>
  plainClasses(tidyFloats(markBibliography(withoutPandocMacros(dropUnclosed(text)))));

/** Layout commands without arguments, where the reader would take braced text after them for one. */
const BEFORE_TEXT = /\\(?:noindent|indent|centering|raggedright|leavevmode)(?=[ \t]{0,20}\{)/gu;

/**
 * Blanks out the macro that pandoc's own writer puts around images and its reader does not know, and layout commands that
 * would swallow the following text. Positions stay the same.
 */
function withoutPandocMacros(text: string): string {
  const begin = text.indexOf('\\begin{document}');
  const blank = (macro: string): string => ' '.repeat(macro.length);
  const body = text.slice(begin).replaceAll('\\pandocbounded', blank).replaceAll(BEFORE_TEXT, blank);
  return text.slice(0, Math.max(0, begin)) + body;
}

function parseDocument(run: PandocRun, { kind, flat }: DocumentToConvert): PandocDocument {
  if (run.output.length > 0) {
    const json = new TextDecoder().decode(run.output);
    return JSON.parse(kind === 'org' ? restoreBackslashes(json) : json) as PandocDocument;
  }
  const reason = shorten(run.stderr.replaceAll(/^(?:pandoc(?:\.wasm)?|Error at)[^:]*:\s*/gmu, ''), 200);
  const line = Number(/line (\d+)/u.exec(run.stderr)?.[1]);
  const at = flat === undefined || Number.isNaN(line) ? '' : ` (${flat.placeOf(startOfLine(flat.text, line)).message})`;
  const what = kind === 'docx' || kind === 'odt' || kind === 'epub' ? 'It may be damaged' : 'The reader says';
  throw new ImportRefused(
    `This document could not be read${at}. ${what}: ${reason === '' ? 'no reason given' : reason}`,
  );
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

/** The words of a tree, including notes, cells and code. */
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

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
