import type { NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { changeEntries } from '@scriptorium/contract/operations/references.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { call } from '../../api/call.ts';
import type { CitationLibrary } from '../../editor/citations/library.ts';
import { t } from '../../lib/texts/citing.ts';

/** A .bib file that works can be added to. */
export interface Target {
  /** Its path as written in the text. */
  readonly file: string;
  readonly isNew: boolean;
}

const isBib = (path: string): boolean => /\.bib$/i.test(path);

/** The text's .bib files, or the one to be created as its first. */
export function listTargets(library: Pick<CitationLibrary, 'files' | 'missing'> | null): readonly Target[] {
  const { files = [], missing = [] } = library ?? {};
  const present = files.filter(isBib).map((file) => ({ file, isNew: false }));
  if (present.length > 0) return present;
  const named = missing.find(isBib);
  // If the front matter names other bibliographies, a file created beside the text would not be read.
  if (named === undefined && files.length + missing.length > 0) return [];
  return [{ file: named ?? 'references.bib', isNew: true }];
}

/** The bibliographies the text will cite from once works are added to the target. */
export function listFiles(library: Pick<CitationLibrary, 'files'> | null, target: Target | null): readonly string[] {
  return [...new Set([...(library?.files ?? []), ...(target ? [target.file] : [])])];
}

/** Adds entries to a .bib file, skipping works it already has. Returns their citation keys in that file. */
export async function addEntries(
  place: { workspaceUUID: string; documentPath: string },
  target: Target,
  works: readonly NewEntry[],
): Promise<readonly string[]> {
  const { workspaceUUID: uuid, documentPath } = place;
  const itemPath = resolveAssetPath(documentPath, target.file);
  if (itemPath === null) throw new Error(t('noTarget'));
  if (target.isNew) {
    const at = itemPath.lastIndexOf('/') + 1;
    const file = { uuid, parentItem: itemPath.slice(0, Math.max(0, at - 1)), name: itemPath.slice(at) };
    await call(createTextFile, file).catch((error: unknown) => {
      // Another user created it first: use theirs.
      if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
    });
  }
  const changes = works.map(({ source, inDialect }) => ({ before: null, after: source, inDialect }));
  const change = (): Promise<{ entries: { key: string }[] }> => call(changeEntries, { uuid, itemPath, changes });
  const { entries } = await change().catch((error: unknown) => {
    // Another user changed the file in the meantime, so nothing was written: retry once.
    if (error instanceof OperationError && error.code === 'conflict') return change();
    throw error;
  });
  return entries.map(({ key }) => key);
}
