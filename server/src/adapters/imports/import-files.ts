import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { ImportKind, Inspection } from '@scriptorium/contract/operations/import.ts';
import type { Sentence } from '@scriptorium/contract/said.ts';
import { decodeText, isZip } from '../../domain/imports/detect.ts';
import { joinPath } from '../../domain/imports/flatten-latex.ts';
import { tidyHedgeDoc } from '../../domain/imports/hedgedoc.ts';
import { ImportRefused, type Remarks, type SourceFile } from '../../domain/imports/kinds.ts';
import { findMissingText } from '../../domain/imports/missing-text.ts';
import { linkNotes, VaultNames } from '../../domain/imports/notes-vault.ts';
import { describeFates } from '../../domain/imports/project.ts';
import type { Pandoc } from '../pandoc/wasm-pandoc.ts';
import { convertDocument } from './convert-document.ts';
import { type ImportSource, readSource } from './import-source.ts';
import { freePath, markdownName, stemOf } from './output-names.ts';
import { type ImportedFiles, type Outputs, writeOutputs } from './write-outputs.ts';

export interface ImportRequest {
  /** The uploaded file on disk. */
  readonly path: string;
  /** Its original name. */
  readonly name: string;
  readonly task: 'inspect' | 'run';
  /** The main file chosen by the user. */
  readonly main?: string | undefined;
  /** Language of the report. */
  readonly language?: Language | undefined;
  /** An empty folder for the results. */
  readonly folder: string;
}

export type ImportAnswer =
  | { readonly refused: Sentence }
  | { readonly inspection: Inspection }
  | { readonly imported: ImportedFiles };

const LISTED_FILES = 1000;
const LISTED_REMARKS = 200;

/**
 * Reads an uploaded file and describes it, or imports it and writes the results into `request.folder`. Runs in the
 * converter process.
 */
export async function importFiles(pandoc: () => Promise<Pandoc>, request: ImportRequest): Promise<ImportAnswer> {
  try {
    const source = await readSource(request.path, request.name, request.main);
    if (request.task === 'inspect') return { inspection: describeSource(source) };
    const outputs = source.isProject ? await convertProject(pandoc, source) : await convertSingle(pandoc, source);
    return { imported: await writeOutputs(outputs, source, request) };
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: { message: error.message, said: error.said } };
    if (error instanceof RangeError && /call stack/u.test(error.message))
      return { refused: { message: 'This document is nested too deeply to be read.' } };
    throw error;
  }
}

function describeSource({ name, kind, isProject, plan, files, size, remarks, flat }: ImportSource): Inspection {
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
    // Texts first: scripts and figures may fill pages.
    files: described
      .toSorted((a, b) => Number(b.fate === 'converted') - Number(a.fate === 'converted'))
      .slice(0, LISTED_FILES),
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
          ? say('This text is left out, since the main file does not include it.', {})
          : say('This file is left out, since it only serves the program that it came from.', {}),
        path,
      );
}

async function convertSingle(pandoc: () => Promise<Pandoc>, source: ImportSource): Promise<Outputs> {
  const { kind, name, files, remarks } = source;
  const [file] = files as [SourceFile];
  const text = markdownName(name);
  if (kind === 'markdown') return { files: new Map([[text, linkText(name, file.bytes, null, remarks)]]), open: text };
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
      say('{count} of {total} citations could not be read and stay as text.', {
        count: source.citationFields - made.citations,
        total: source.citationFields,
      }),
    );
  for (const path of made.usedBibliographies)
    remarks.add(
      'lost',
      say('The bibliography “{name}” is named, but was not in the file. Put it beside the text.', { name: path }),
    );
  const outputs = new Map<string, Uint8Array>([[text, encode(made.text)], ...made.media]);
  if (made.bibliography !== undefined) outputs.set('references.bib', made.bibliography);
  return { files: outputs, open: text };
}

async function convertProject(pandoc: () => Promise<Pandoc>, source: ImportSource): Promise<Outputs> {
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
      remarks.add('kept', say('An archive or document within the zip is copied as it is, not unpacked.', {}), path);
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
        remarks.add('lost', say('The bibliography “{name}” is named, but is not among the files.', { name }), path);
  }
  return { files: outputs, open };
}

/** Adapts links and images of a Markdown file. `names`: the files it came with, to which links may refer. */
function linkText(path: string, bytes: Uint8Array, names: VaultNames | null, remarks: Remarks): Uint8Array {
  const { text, encoding } = decodeText(bytes);
  const linked = tidyHedgeDoc(names === null ? text : linkNotes(text, path, names, remarks), path, remarks);
  for (const [, target = ''] of linked.matchAll(/!\[[^\]]*\]\((?!https?:|data:|#)([^)\s]+)/giu)) {
    if (/^\/?uploads\//u.test(target))
      remarks.add(
        'lost',
        say('The image “{name}” stayed on the server that this was exported from.', { name: target }),
        path,
      );
  }
  return linked === text && encoding === 'utf-8' ? bytes : encode(linked);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
