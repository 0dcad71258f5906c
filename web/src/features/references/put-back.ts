import type { GroupedEntry, ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import type { EntryChange } from '@scriptorium/bibliography/change-entries.ts';
import type { FileMerge } from '@scriptorium/bibliography/merge-files.ts';
import { scanOnlyEntry } from '@scriptorium/bibliography/scan.ts';

/** The change that undoes a removal. */
export function putBack({ removed, next }: Pick<ReferenceEntry, 'removed' | 'next'>): EntryChange {
  return { before: null, after: removed, again: true, ...(next !== null && { inFrontOf: next }) };
}

type Merged = Pick<GroupedEntry, 'path' | 'source' | 'removed' | 'next' | 'at'>;

/**
 * The changes that undo a merge in a file. Entries are identified by position: duplicates may share their key or
 * source.
 */
export function takeBack({ path, changes }: FileMerge, entries: readonly Merged[]): FileMerge {
  const inFile = entries.filter((entry) => entry.path === path).toSorted((one, other) => one.at - other.at);
  /** What each entry was changed to; null if it was removed. */
  const became = new Map<Merged, string | null>();
  for (const { before, after } of changes) {
    const entry = inFile.find((each) => each.source === before && !became.has(each));
    if (entry) became.set(entry, after);
  }
  /** The key that now follows an entry: its old successor may have been removed too, or have another key. */
  const findNext = (entry: Merged): string | null => {
    const follower = inFile.find(({ at }) => at === entry.at + 1);
    const now = follower && became.get(follower);
    if (follower && now === null) return findNext(follower);
    return (typeof now === 'string' && scanOnlyEntry(now)?.key) || entry.next;
  };
  const changed = changes.filter(({ after }) => after !== null);
  // In file order, because several entries may return in front of the same one.
  const gone = inFile.filter((entry) => became.get(entry) === null);
  return {
    path,
    changes: [
      // Changed entries first: once the removed ones are back, the old keys may be taken.
      ...changed.map(({ before, after }) => ({ before: after, after: before })),
      ...gone.map((entry) => putBack({ removed: entry.removed, next: findNext(entry) })),
    ],
  };
}
