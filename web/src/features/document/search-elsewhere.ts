import { fold } from '@scriptorium/bibliography/search.ts';
import { searchWorks, type WorkElsewhere } from '../../api/search-works.ts';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import type { CitationLibrary } from '../../editor/citations/library.ts';
import type { Offer } from './found-works.tsx';

export interface FoundElsewhere {
  readonly words: string;
  readonly offers: readonly Extract<Offer, { kind: 'elsewhere' }>[];
  readonly trouble: string | null;
}

const plain = (title: string): string => (fold(title).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * Finds the library entry with the same title and year. Only an approximation: on adding, the server compares
 * identifiers.
 */
async function findKnown(library: CitationLibrary | null, { title, year }: WorkElsewhere): Promise<FoundWork | null> {
  const words = plain(title);
  if (!library || library.keys.size === 0 || words === '') return null;
  const found = await library.search(words, 20);
  return found.find((work) => work.year === year && plain(work.title) === words) ?? null;
}

/** Searches public services, and matches the works found with the library's own entries. */
export async function searchElsewhere(
  library: CitationLibrary | null,
  words: string,
  signal: AbortSignal,
): Promise<FoundElsewhere> {
  const { works, trouble } = await searchWorks(words, signal);
  const known = await Promise.all(works.map((work) => findKnown(library, work)));
  return { words, trouble, offers: works.map((work, at) => ({ kind: 'elsewhere', work, known: known[at] ?? null })) };
}
