import type { ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import type { EntryChange, NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import { t } from '../../lib/texts/references.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { putBack } from './put-back.ts';
import type { ReferenceLibrary } from './reference-library.ts';

/** Reports success and offers to undo. */
function offerUndo(library: ReferenceLibrary, path: string, done: string, back: readonly EntryChange[]): void {
  const run = (): void => {
    library.change(path, back).then(
      () => toastSuccess(t('undone')),
      (error: unknown) => toastError(t('undoFailed'), error),
    );
  };
  toastSuccess(done, { action: { label: t('undo'), run } });
}

/** Replaces an entry. Fails if another user has changed it. */
export async function saveEntry(library: ReferenceLibrary, entry: ReferenceEntry, source: string): Promise<void> {
  await library.change(entry.path, [{ before: entry.source, after: source }]);
  offerUndo(library, entry.path, t('saved'), [{ before: source, after: entry.source }]);
}

export async function removeReference(library: ReferenceLibrary, entry: ReferenceEntry): Promise<void> {
  const { path, key, source } = entry;
  const texts = library.read().citing?.get(key)?.length ?? 0;
  try {
    await library.change(path, [{ before: source, after: null }]);
  } catch (error) {
    toastError(t('removeFailed'), error);
    return;
  }
  const done = texts > 0 ? t('removedCited', { key, count: texts }) : t('removed', { key });
  offerUndo(library, path, done, [putBack(entry)]);
}

/**
 * Adds entries to a file, skipping works it already has; undo removes only those that were new. Returns the keys, those
 * of new works first.
 */
export async function addReferences(
  library: ReferenceLibrary,
  path: string,
  works: readonly NewEntry[],
): Promise<readonly string[]> {
  const entries = await library.change(
    path,
    works.map(({ source, inDialect }) => ({ before: null, after: source, inDialect })),
  );
  const keys = entries.map(({ key }) => key);
  const fresh = entries.filter(({ isWritten }) => isWritten).map(({ key }) => key);
  const [key] = keys;
  if (fresh.length === 0) {
    toastSuccess(t('known', { count: keys.length, key }));
    return keys;
  }
  const back: EntryChange[] = [];
  for (const each of fresh) {
    const id = await library.ask('findKey', path, each);
    const entry = id === null ? null : await library.ask('read', id);
    if (entry) back.push({ before: entry.source, after: null });
  }
  const known = keys.filter((each) => !fresh.includes(each));
  const added = t('added', { count: fresh.length, key: fresh[0] });
  const done = known.length === 0 ? added : `${added} ${t('alsoKnown', { count: known.length, key: known[0] })}`;
  offerUndo(library, path, done, back);
  return [...fresh, ...known];
}
