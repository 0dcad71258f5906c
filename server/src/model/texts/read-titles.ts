import type { Kysely } from 'kysely';
import type { TitledItem } from '../../db/items/search.ts';
import type { Schema } from '../../db/schema.ts';
import { DamagedText } from '../../domain/damage.ts';
import { isPaper, readOpening } from './read-opening.ts';

/** Default number of texts read for one list. */
const MAX_READ = 10;
/** Cached titles; a few megabytes. */
const MAX_KNOWN = 20_000;

/** Cached titles by item, each as of a modification time. In order of last use, so that the first are evicted. */
const known = new Map<string, { modifiedAt: number; title: string | null }>();

/**
 * The titles of those of these items that are papers with a title. At most `mostRead` texts are read for titles that
 * are not cached; later calls return the others.
 */
export async function readTitles(
  db: Kysely<Schema>,
  items: readonly TitledItem[],
  mostRead = MAX_READ,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  let read = 0;
  for (const item of items.filter(isPaper)) {
    const { id, modified_at: modifiedAt } = item;
    let entry = known.get(id);
    if (entry?.modifiedAt !== modifiedAt) {
      if (read === mostRead) continue;
      read += 1;
      entry = { modifiedAt, title: await readTitle(db, item) };
    }
    known.delete(id);
    known.set(id, entry);
    if (entry.title !== null) titles.set(id, entry.title);
  }
  for (const id of known.keys()) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(id);
  }
  return titles;
}

async function readTitle(db: Kysely<Schema>, item: TitledItem): Promise<string | null> {
  try {
    return (await readOpening(db, item))?.opening.title ?? null;
  } catch (error) {
    // One damaged text must not hide the others.
    if (error instanceof DamagedText) return null;
    throw error;
  }
}
