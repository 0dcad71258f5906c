import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportKind, ImportRemark, Inspection } from '@scriptorium/contract/operations/import.ts';
import { nameProblem, normalizeName, numberedName } from '@scriptorium/contract/rules/file-name.ts';
import { checkHtmlDepth, readXml } from '../../domain/imports/check-xml.ts';
import { decodeText, detectFile, detectPackage, isZip } from '../../domain/imports/detect.ts';
import { checkLatexDepth, type FlatLatex, flattenLatex, joinPath } from '../../domain/imports/flatten-latex.ts';
import { ImportRefused, Remarks, type SourceFile } from '../../domain/imports/kinds.ts';
import { findMissingText, type SourceParagraph } from '../../domain/imports/missing-text.ts';
import { linkNotes, VaultNames } from '../../domain/imports/notes-vault.ts';
import { describeFates, planProject, type ProjectPlan, withoutTopFolder } from '../../domain/imports/project.ts';
import { REPORT_NAME, writeReport } from '../../domain/imports/report.ts';
import { scanMarkup, scanPage } from '../../domain/imports/scan-markup.ts';
import { scanWord } from '../../domain/imports/scan-word.ts';
import type { Pandoc } from '../pandoc/wasm-pandoc.ts';
import { convertDocument } from './convert-document.ts';
import { MAX_UNPACKED_BYTES, readArchive } from './read-archive.ts';

export interface ImportRequest {
  /** The uploaded file on disk. */
  readonly path: string;
  /** Its name where it came from. */
  readonly name: string;
  readonly task: 'inspect' | 'run';
  /** The main file that a person chose. */
  readonly main?: string | undefined;
  /** An empty folder for the results. */
  readonly folder: string;
}

interface ImportedFiles {
  /** `file`: its name in the folder of results. The first part of each path is the item that will be new. */
  readonly files: readonly { readonly path: string; readonly file: string }[];
  readonly open: string | null;
  readonly report: string | null;
  readonly remarks: readonly ImportRemark[];
}

export type ImportAnswer =
  | { readonly refused: string }
  | { readonly inspection: Inspection }
  | { readonly imported: ImportedFiles };

const LISTED_FILES = 1000;
const LISTED_REMARKS = 200;
const HEAD = 4;

/** What came, unpacked and judged. */
interface Source {
  readonly name: string;
  readonly kind: ImportKind;
  readonly files: readonly SourceFile[];
  readonly isProject: boolean;
  readonly plan: ProjectPlan;
  readonly remarks: Remarks;
  readonly paragraphs: SourceParagraph[];
  readonly citationFields: number;
  readonly flat: FlatLatex | undefined;
  readonly size: number;
}

/** Reads an uploaded file and says what it is, or writes what it becomes. Runs in the converter process. */
export async function importFiles(pandoc: () => Promise<Pandoc>, request: ImportRequest): Promise<ImportAnswer> {
  try {
    const source = await readSource(request);
    if (request.task === 'inspect') return { inspection: describeSource(source) };
    const outputs = source.isProject ? await convertProject(pandoc, source) : await convertSingle(pandoc, source);
    return { imported: await writeOutputs(outputs, source, request.folder) };
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.message };
    if (error instanceof RangeError && /call stack/u.test(error.message))
      return { refused: 'This document is nested too deeply to be read.' };
    throw error;
  }
}

async function readSource(request: ImportRequest): Promise<Source> {
  const head = await readHead(request.path);
  const remarks = new Remarks();
  const nothing = { paragraphs: [], citationFields: 0, flat: undefined };
  if (!isZip(head)) {
    const bytes = await readFile(request.path);
    if (bytes.length > MAX_UNPACKED_BYTES)
      throw new ImportRefused('This file is larger than 200 MB, which is too much.');
    if (bytes.length === 0) throw new ImportRefused('This file is empty.');
    const kind = detectFile(request.name, bytes);
    const files = [{ path: request.name, bytes }];
    const plan = planSingle(kind, request.name);
    const facts = scanText(kind, files, request.name, remarks);
    return {
      ...nothing,
      ...facts,
      name: request.name,
      kind,
      files,
      isProject: false,
      plan,
      remarks,
      size: bytes.length,
    };
  }
  const files = await readArchive(request.path);
  if (files.length === 0) throw new ImportRefused('This zip is empty.');
  const kind = detectPackage(files);
  if (kind !== null) {
    const facts = scanPackage(kind, files, remarks);
    const plan = planSingle(kind, request.name);
    const whole = [{ path: request.name, bytes: await readFile(request.path) }];
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return { ...nothing, ...facts, name: request.name, kind, files: whole, isProject: false, plan, remarks, size };
  }
  const inside = withoutTopFolder(files);
  const plan = planProject(inside, request.main);
  const facts = plan.main === null ? {} : scanText(plan.kind, inside, plan.main, remarks);
  const size = inside.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    ...nothing,
    ...facts,
    name: request.name,
    kind: plan.kind,
    files: inside,
    isProject: true,
    plan,
    remarks,
    size,
  };
}

async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer;
  } finally {
    await handle.close();
  }
}

function planSingle(kind: ImportKind, name: string): ProjectPlan {
  const converted = new Set(kind === 'markdown' ? [] : [name]);
  return { kind, main: name, mains: [name], converted, leftOut: new Set() };
}

type Facts = Partial<Pick<Source, 'paragraphs' | 'citationFields' | 'flat'>>;

function scanPackage(kind: ImportKind, files: readonly SourceFile[], remarks: Remarks): Facts {
  for (const { path, bytes } of files)
    if (/\.(?:xml|rels|xhtml|html?|opf|ncx|svg)$/iu.test(path))
      readXml(bytes, path, { doctype: kind === 'epub' ? 'plain' : 'refused' });
  if (kind === 'docx') return scanWord(files, remarks);
  const texts = files.filter(({ path }) => (kind === 'odt' ? path === 'content.xml' : /\.x?html?$/iu.test(path)));
  return { paragraphs: texts.flatMap((file) => scanMarkup(kind, file, remarks)) };
}

function scanText(kind: ImportKind, files: readonly SourceFile[], main: string, remarks: Remarks): Facts {
  const file = files.find(({ path }) => path === main);
  if (file === undefined) return {};
  if (kind === 'latex') {
    const sources = new Map(
      files
        .filter(({ path }) => /\.(?:tex|ltx|latex|txt)$/iu.test(path) || path === main)
        .map((each) => [each.path, readLatin(each, remarks)]),
    );
    const flat = flattenLatex(main, sources, remarks);
    checkLatexDepth(flat.text);
    return { flat };
  }
  if (kind === 'jats') return { paragraphs: scanMarkup('jats', file, remarks) };
  const { text } = decodeText(file.bytes);
  if (kind === 'html') {
    checkHtmlDepth(text, main);
    scanPage(text, remarks);
  } else if (kind === 'typst' || kind === 'org' || kind === 'rtf') checkLatexDepth(text);
  return {};
}

function readLatin({ path, bytes }: SourceFile, remarks: Remarks): string {
  const { text, encoding } = decodeText(bytes);
  if (encoding === 'windows-1252')
    remarks.add('changed', 'This file is not in UTF-8; its letters were read as Western European ones.', path);
  return text;
}

function describeSource({ name, kind, isProject, plan, files, size, remarks, flat }: Source): Inspection {
  const fates = isProject ? describeFates(files, plan) : [];
  const described = fates.map((file) =>
    flat?.sources.has(file.path) === true ? { ...file, fate: 'converted' as const } : file,
  );
  noteLeftOut(described, remarks);
  return {
    name,
    kind,
    isProject,
    main: plan.main,
    mains: isProject ? plan.mains.slice(0, 100) : [],
    fileCount: files.length,
    bytes: size,
    files: described.slice(0, LISTED_FILES),
    remarks: remarks.list.slice(0, LISTED_REMARKS),
    remarkCount: remarks.list.length,
  };
}

function noteLeftOut(files: readonly { path: string; fate: string }[], remarks: Remarks): void {
  for (const { path, fate } of files)
    if (fate === 'left-out' && !/(?:^|\/)(?:__MACOSX|\.git|\.obsidian)\/|\.DS_Store$/u.test(path))
      remarks.add(
        'lost',
        /\.(?:tex|ltx|typ)$/iu.test(path)
          ? 'This text is left out, since the main file does not include it.'
          : 'This file is left out, since it only serves the program that it came from.',
        path,
      );
}

type Outputs = { files: Map<string, Uint8Array>; open: string | null };

async function convertSingle(pandoc: () => Promise<Pandoc>, source: Source): Promise<Outputs> {
  const { kind, name, files, remarks } = source;
  const [file] = files as [SourceFile];
  if (kind === 'markdown') return { files: new Map([[markdownName(name), file.bytes]]), open: markdownName(name) };
  const text = markdownName(name);
  const made = convertDocument(
    await pandoc(),
    {
      kind,
      path: name,
      bytes: file.bytes,
      files: new Map(),
      mediaFolder: 'media',
      remarks,
      ...(source.flat && { flat: source.flat }),
    },
    'references.bib',
  );
  findMissingText(source.paragraphs, made.words, remarks);
  if (source.citationFields > made.citations)
    remarks.add(
      'lost',
      `${source.citationFields - made.citations} of ${source.citationFields} citations could not be read and stay as text.`,
    );
  for (const path of made.usedBibliographies)
    remarks.add('lost', `The bibliography “${path}” is named, but was not in the file. Put it beside the text.`);
  const outputs = new Map<string, Uint8Array>([[text, encode(made.text)], ...made.media]);
  if (made.bibliography !== undefined) outputs.set('references.bib', made.bibliography);
  return { files: outputs, open: text };
}

async function convertProject(pandoc: () => Promise<Pandoc>, source: Source): Promise<Outputs> {
  const { plan, files, remarks, kind } = source;
  const outputs = new Map<string, Uint8Array>();
  const fates = describeFates(files, plan);
  const names = new VaultNames(files.map(({ path }) => path));
  const used = source.flat?.sources ?? new Set<string>();
  noteLeftOut(
    fates.filter(({ path }) => !used.has(path)),
    remarks,
  );
  for (const [at, { path, bytes }] of files.entries()) {
    if (fates[at]?.fate !== 'copied') continue;
    const isNote = kind === 'markdown' && /\.(?:md|markdown|qmd|rmd)$/iu.test(path);
    outputs.set(path, isNote ? linkText(path, bytes, names, remarks) : bytes);
    if (isZip(bytes))
      remarks.add('kept', 'An archive or document within the zip is copied as it is, not unpacked.', path);
  }
  const all = new Map(files.map((file) => [file.path, file.bytes]));
  let open = plan.converted.size === 0 ? plan.main : null;
  for (const path of plan.converted) {
    const text = freePath(markdownName(path), outputs);
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    const isMain = path === plan.main;
    const made = convertDocument(
      await pandoc(),
      {
        kind: kind as Exclude<ImportKind, 'markdown'>,
        path,
        bytes: all.get(path) ?? new Uint8Array(),
        files: all,
        mediaFolder: plan.converted.size > 1 ? `media/${stemOf(path)}` : 'media',
        remarks,
        ...(source.flat && { flat: source.flat }),
      },
      'references.bib',
    );
    if (isMain) {
      open = text;
      findMissingText(source.paragraphs, made.words, remarks);
    }
    outputs.set(text, encode(made.text));
    for (const [name, bytes] of made.media) outputs.set(`${folder}${name}`, bytes);
    if (made.bibliography !== undefined) outputs.set(`${folder}references.bib`, made.bibliography);
    for (const name of made.usedBibliographies)
      if (!all.has(joinPath(folder.replace(/\/$/u, ''), name) ?? ''))
        remarks.add('lost', `The bibliography “${name}” is named, but is not among the files.`, path);
  }
  return { files: outputs, open };
}

function linkText(path: string, bytes: Uint8Array, names: VaultNames, remarks: Remarks): Uint8Array {
  const { text, encoding } = decodeText(bytes);
  const linked = linkNotes(text, path, names, remarks);
  for (const [, target = ''] of linked.matchAll(/!\[[^\]]*\]\((?!https?:|data:|#)([^)\s]+)/giu)) {
    if (/^\/?uploads\//u.test(target))
      remarks.add('lost', `The image “${target}” stayed on the server that this was exported from.`, path);
  }
  return linked === text && encoding === 'utf-8' ? bytes : encode(linked);
}

function freePath(path: string, taken: ReadonlyMap<string, unknown>): string {
  let free = path;
  for (let n = 2; taken.has(free); n += 1) {
    const cut = path.lastIndexOf('/') + 1;
    free = path.slice(0, cut) + numberedName(path.slice(cut), n);
  }
  return free;
}

function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\.[^.]*$/u, '') || name;
}

/** The name of the text that a file becomes; one that is Markdown already keeps its own. */
function markdownName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.length - name.length);
  return /\.(?:md|markdown|qmd|rmd|txt)$/iu.test(name) ? path : `${folder}${stemOf(name)}.md`;
}

/** One new item: the text itself if there is nothing else, or a folder with the name of the source. */
async function writeOutputs({ files, open: main }: Outputs, source: Source, folder: string): Promise<ImportedFiles> {
  const { remarks, name } = source;
  const top = usableName(stemOf(name));
  const all = new Map(files);
  const reportPath = remarks.list.length === 0 ? null : freePath(REPORT_NAME, all);
  if (reportPath !== null) all.set(reportPath, encode(writeReport(name, remarks.list)));
  const isOne = all.size === 1 && !source.isProject;
  await mkdir(folder, { recursive: true });
  const written: { path: string; file: string }[] = [];
  for (const [path, bytes] of all) {
    const file = String(written.length);
    await writeFile(join(folder, file), bytes);
    written.push({ path: isOne ? usableName(path) : `${top}/${path}`, file });
  }
  const within = (path: string | null): string | null =>
    path === null ? null : isOne ? usableName(path) : `${top}/${path}`;
  return { files: written, open: within(main), report: within(reportPath), remarks: remarks.list };
}

function usableName(name: string): string {
  const normal = normalizeName(name).trim();
  return nameProblem(normal) === null ? normal : 'Imported document';
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
