import { say } from '@scriptorium/contract/said.ts';
import { open, readFile } from 'node:fs/promises';
import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { checkHtmlDepth, decodeXml, readXml } from '../../domain/imports/check-xml.ts';
import { decodeText, detectFile, detectPackage, isZip } from '../../domain/imports/detect.ts';
import { checkNesting, type FlatLatex, flattenLatex } from '../../domain/imports/flatten-latex.ts';
import { ImportRefused, Remarks, type SourceFile } from '../../domain/imports/kinds.ts';
import type { SourceParagraph } from '../../domain/imports/missing-text.ts';
import { unlinkPictures } from '../../domain/imports/open-document.ts';
import { noteHidden } from '../../domain/imports/org-source.ts';
import { planProject, type ProjectPlan, withoutTopFolder } from '../../domain/imports/project.ts';
import { scanMarkup, scanPage } from '../../domain/imports/scan-markup.ts';
import { CitationReader } from '../../domain/imports/csl-citation.ts';
import { scanRtf } from '../../domain/imports/scan-rtf.ts';
import { BODY, scanWord } from '../../domain/imports/scan-word.ts';
import { unifyCitations } from '../../domain/imports/word-citations.ts';
import { MAX_UNPACKED_BYTES, packArchive, readArchive } from './read-archive.ts';

const HEAD = 4;

/** An uploaded file, unpacked and checked. */
export interface ImportSource {
  readonly name: string;
  readonly kind: ImportKind;
  readonly files: readonly SourceFile[];
  readonly isProject: boolean;
  readonly plan: ProjectPlan;
  readonly remarks: Remarks;
  /** What the result must contain, as far as the format reveals it. */
  readonly paragraphs: readonly SourceParagraph[];
  readonly citationFields: number;
  readonly flat: FlatLatex | undefined;
  readonly size: number;
}

type Facts = Partial<Pick<ImportSource, 'paragraphs' | 'citationFields' | 'flat'>> & {
  /** The source in the form its reader understands. */
  readonly bytes?: Uint8Array;
};
const NO_FACTS = { paragraphs: [], citationFields: 0, flat: undefined };

/** Unpacks and checks an upload. `main`: the main file of a project, if the user chose one. Throws `ImportRefused`. */
export async function readSource(path: string, name: string, main: string | undefined): Promise<ImportSource> {
  if (!isZip(await readHead(path))) return readSingle(path, name);
  const files = await readArchive(path);
  if (files.length === 0) throw new ImportRefused('This zip is empty.');
  const kind = detectPackage(files);
  return kind === null ? readProject(files, name, main) : readPackage(files, path, name, kind);
}

async function readSingle(path: string, name: string): Promise<ImportSource> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_UNPACKED_BYTES) throw new ImportRefused('This file is larger than 200 MB, which is too much.');
  if (bytes.length === 0) throw new ImportRefused('This file is empty.');
  const kind = detectFile(name, bytes);
  const remarks = new Remarks();
  const { bytes: readable = bytes, ...facts } = scanText(kind, [{ path: name, bytes }], name, remarks);
  const files = [{ path: name, bytes: readable }];
  const plan = planSingle(kind, name);
  return { ...NO_FACTS, ...facts, name, kind, files, isProject: false, plan, remarks, size: bytes.length };
}

/** A document whose format is a zip: checked unpacked, converted packed. */
async function readPackage(
  files: readonly SourceFile[],
  path: string,
  name: string,
  kind: ImportKind,
): Promise<ImportSource> {
  const remarks = new Remarks();
  checkPackage(kind, files);
  const unified = kind === 'docx' ? unifyWord(files) : kind === 'odt' ? keepLinkedPictures(files, remarks) : files;
  const facts = scanPackage(kind, unified, remarks);
  const plan = planSingle(kind, name);
  const bytes = unified === files ? await readFile(path) : await packArchive(unified);
  const whole = [{ path: name, bytes }];
  return { ...NO_FACTS, ...facts, name, kind, files: whole, isProject: false, plan, remarks, size: sizeOf(files) };
}

function readProject(all: readonly SourceFile[], name: string, main: string | undefined): ImportSource {
  const files = withoutTopFolder(all);
  const plan = planProject(files, main);
  const remarks = new Remarks();
  const facts = plan.main === null ? {} : scanText(plan.kind, files, plan.main, remarks);
  return { ...NO_FACTS, ...facts, name, kind: plan.kind, files, isProject: true, plan, remarks, size: sizeOf(files) };
}

function sizeOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
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
  return { kind, main: name, mains: [name], converted, parts: new Set(), leftOut: new Set() };
}

function checkPackage(kind: ImportKind, files: readonly SourceFile[]): void {
  for (const { path, bytes } of files)
    if (/\.(?:xml|rels|xhtml|html?|opf|ncx|svg)$/iu.test(path))
      readXml(bytes, path, { doctype: kind === 'epub' ? 'plain' : 'refused' });
}

/** Converts citations of all reference managers to one form. Returns the same array if there are none. */
function unifyWord(files: readonly SourceFile[]): readonly SourceFile[] {
  const reader = new CitationReader();
  const unified = files.map((file) => {
    if (!BODY.test(file.path)) return file;
    const xml = decodeXml(file.bytes);
    const changed = unifyCitations(xml, reader);
    return changed === xml ? file : { ...file, bytes: new TextEncoder().encode(withUtf8(changed)) };
  });
  return unified.some((file, at) => file !== files[at]) ? unified : files;
}

/** Removes the links around images. Returns the same array if there are none. */
function keepLinkedPictures(files: readonly SourceFile[], remarks: Remarks): readonly SourceFile[] {
  const body = files.find(({ path }) => path === 'content.xml');
  if (body === undefined) return files;
  const xml = decodeXml(body.bytes);
  const changed = unlinkPictures(xml);
  if (changed === xml) return files;
  remarks.add('changed', say('Images that were links have lost the link.', {}));
  const bytes = new TextEncoder().encode(withUtf8(changed));
  return files.map((file) => (file === body ? { ...file, bytes } : file));
}

/** Rewritten parts are UTF-8, whatever they were before. */
function withUtf8(xml: string): string {
  return xml.replace(/^(<\?xml[^>]*encoding=["'])[^"']*/u, '$1UTF-8');
}

function scanPackage(kind: ImportKind, files: readonly SourceFile[], remarks: Remarks): Facts {
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
    checkNesting(flat.text, main);
    return { flat };
  }
  if (kind === 'jats') return { paragraphs: scanMarkup('jats', file, remarks) };
  const { text } = decodeText(file.bytes);
  if (kind === 'html') {
    checkHtmlDepth(text, main);
    scanPage(text, remarks);
  }
  if (kind === 'org') noteHidden(text, remarks);
  if (kind === 'typst' || kind === 'org' || kind === 'rtf') checkNesting(text, main);
  // Read as bytes: RTF mixes encodings, and declares each where it begins.
  if (kind === 'rtf') {
    const { paragraphs, rtf } = scanRtf(Buffer.from(file.bytes).toString('latin1'), remarks);
    return { paragraphs, bytes: Buffer.from(rtf, 'latin1') };
  }
  return {};
}

function readLatin({ path, bytes }: SourceFile, remarks: Remarks): string {
  const { text, encoding } = decodeText(bytes);
  if (encoding === 'windows-1252')
    remarks.add('changed', say('This file is not UTF-8; it was read as Western European text.', {}), path);
  return text;
}
