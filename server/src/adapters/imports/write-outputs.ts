import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportRemark } from '@scriptorium/contract/operations/import.ts';
import { nameProblem, normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { writeReport } from '../../domain/imports/report.ts';
import type { ImportSource } from './import-source.ts';
import { freePath, stemOf } from './output-names.ts';

/** The results of an import: files by path, and which one to open. */
export interface Outputs {
  readonly files: Map<string, Uint8Array>;
  readonly open: string | null;
}

export interface ImportedFiles {
  /** `file`: name in the folder of results. The first part of each path is the new item's name. */
  readonly files: readonly { readonly path: string; readonly file: string }[];
  readonly open: string | null;
  readonly report: string | null;
  readonly remarks: readonly ImportRemark[];
}

/** Writes the results, which become one new item: the text if it is all there is, else a folder named after the source. */
export async function writeOutputs(
  { files, open: main }: Outputs,
  source: ImportSource,
  { folder, language }: { readonly folder: string; readonly language?: Language | undefined },
): Promise<ImportedFiles> {
  const { remarks, name } = source;
  const top = usableName(stemOf(name));
  const all = new Map(files);
  const report = writeReport(name, remarks.list, language);
  const reportPath = remarks.list.length === 0 ? null : freePath(report.name, all);
  if (reportPath !== null) all.set(reportPath, new TextEncoder().encode(report.text));
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
