import type { EntryChange } from './change-entries.ts';
import { listChoices, mergeEntries, type MergeChoice, proposeChoice } from './merge-entries.ts';
import { type Rewritten, rewriteEntry } from './rewrite-entry.ts';
import { scanOnlyEntry } from './scan.ts';

/** An entry in one of the files that contain a work. */
interface MergedEntry {
  readonly path: string;
  readonly source: string;
  /** With abbreviations resolved, since other files may not define them. */
  readonly standalone: string;
}

export interface FileMerge {
  readonly path: string;
  readonly changes: readonly EntryChange[];
}

interface Merge {
  readonly choices: readonly MergeChoice[];
  /** The entry that stays, in its new form. */
  readonly merged: Rewritten;
  /** The file of the entry that stays first. */
  readonly files: readonly FileMerge[];
}

/**
 * Merges several entries of the same work into one. In other files than that of the kept entry, a copy of it takes
 * their place, since texts that read only that file cite it from there; except in files it `goes` from.
 */
export function mergeFiles(
  entries: readonly MergedEntry[],
  kept: number,
  chosen: ReadonlyMap<string, number>,
  goes: ReadonlySet<string>,
): Merge {
  const stays = entries[kept]!;
  const paths = [stays.path, ...new Set(entries.map(({ path }) => path).filter((path) => path !== stays.path))];
  const sources = entries.map(({ source, standalone }) => (paths.length > 1 ? standalone : source));
  const own = sources.with(kept, stays.source);
  const choices = listChoices(own);
  const merged = mergeEntries(own, kept, chosen);
  const part = scanOnlyEntry(stays.source);
  const values = new Map(
    listChoices(sources).map((choice) => [
      choice.name,
      choice.values[chosen.get(choice.name) ?? proposeChoice(choice, kept)]!,
    ]),
  );
  const files = paths.map((path): FileMerge => {
    const [base, ...gone] = path === stays.path ? [stays, ...without(entries, kept, path)] : inFile(entries, path);
    const removed = gone.map(({ source }) => ({ before: source, after: null }));
    if (path === stays.path)
      return { path, changes: merged.ok ? [{ before: stays.source, after: merged.source }, ...removed] : removed };
    if (goes.has(path)) return { path, changes: [{ before: base!.source, after: null }, ...removed] };
    const copy = rewriteEntry(base!.source, { ...(part && { key: part.key, type: part.type }), fields: values });
    // One of the removed entries may have its key.
    return { path, changes: copy.ok ? [...removed, { before: base!.source, after: copy.source }] : removed };
  });
  return { choices, merged, files };
}

function inFile(entries: readonly MergedEntry[], path: string): readonly MergedEntry[] {
  return entries.filter((entry) => entry.path === path);
}

function without(entries: readonly MergedEntry[], kept: number, path: string): readonly MergedEntry[] {
  return entries.filter((entry, index) => index !== kept && entry.path === path);
}
