import { setImmediate as pause } from 'node:timers/promises';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import type { Kysely } from 'kysely';
import { findPresentItem, readNames } from '../../db/items/items.ts';
import { showPlace } from '../../db/items/show-place.ts';
import type { Schema } from '../../db/schema.ts';
import { readText } from '../../db/texts/documents.ts';
import { findTextsWith } from '../../db/texts/search-index.ts';
import { DamagedText } from '../../domain/damage.ts';
import { describeOpening } from '../../domain/texts/opening.ts';
import { matchText, readTextQuery, type TextMatch } from '../../domain/texts/text-query.ts';
import { isPaper } from './read-opening.ts';

/** Candidates per search: more than are shown, since the index may be seconds behind. */
const CANDIDATES = 40;
/** After this long the search returns what it has found so far; if it has found nothing, after twice as long. */
const MOST_MS = 1500;

interface FoundText extends TextMatch {
  workspaceUUID: string;
  workspaceName: string;
  path: string;
  name: string;
  title: string | null;
}

/** Ends by time too, because texts with the words only in their titles yield no results, however many there are. */
export function isEnough(found: number, limit: number, milliseconds: number): boolean {
  return found >= limit || milliseconds > (found > 0 ? MOST_MS : 2 * MOST_MS);
}

/**
 * Texts that a user may read and that contain all words of the query, best first. The index only yields candidates:
 * each is checked against the current text, so that nothing deleted since is shown.
 */
export async function searchTexts(
  db: Kysely<Schema>,
  userId: string,
  query: string,
  { limit, now }: { limit: number; now: number },
): Promise<FoundText[]> {
  const terms = readTextQuery(query);
  const began = performance.now();
  const { candidates, names, shared } = await findTextsWith(db, userId, terms, { limit: CANDIDATES, now });
  const found: (FoundText & { isTitled: boolean })[] = [];
  for (const candidate of candidates) {
    if (isEnough(found.length, limit, performance.now() - began)) break;
    // Other searches wait for one text at most, not for all.
    await pause();
    // The folder it is in may have been deleted.
    const item = await findPresentItem(db, candidate.id);
    const place = item && showPlace(item, await readNames(db, item.id), { names, shared });
    const text = place && (await readFor(db, candidate.id));
    if (!item || !place || typeof text !== 'string') continue;
    const match = matchText(text, terms, extensionOf(item.name) === 'bib');
    if (match === null) continue;
    const title = isPaper(item) ? describeOpening(text).title : null;
    const isTitled = title !== null && matchText(title, terms) !== null;
    // The search by name lists it, and there is no passage to show.
    if (isTitled && matchText(text.replace(title, ''), terms) === null) continue;
    found.push({ ...place, ...match, name: item.name, title, isTitled });
  }
  return found.toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled)).map(({ isTitled: _, ...each }) => each);
}

async function readFor(db: Kysely<Schema>, id: string): Promise<string | undefined> {
  try {
    return (await readText(db, id))?.text;
  } catch (error) {
    // One damaged text must not hide the others.
    if (error instanceof DamagedText) return undefined;
    throw error;
  }
}
