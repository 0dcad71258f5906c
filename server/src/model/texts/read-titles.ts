import type { Kysely } from 'kysely';
import type { TitledItem } from '../../db/items/search.ts';
import type { Schema } from '../../db/schema.ts';
import { DamagedText } from '../../domain/damage.ts';
import { isPaper, readOpening } from './read-opening.ts';

/** Texts read for one list, if it says nothing else. */
const MAX_READ = 10;
/** A few megabytes. */
const MAX_KNOWN = 20_000;

/** Titles by item, as of a change of it. Those asked for longest ago come first, and go first. */
const known = new Map<string, { modifiedAt: number; title: string | null }>();

/**
 * Titles of those of these items that are papers and say one. Of titles that are not known from before, at most
 * `mostRead` are read, so that the others are told by later calls.
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
    // One damaged text must not keep the others from being found.
    if (error instanceof DamagedText) return null;
    throw error;
  }
}
