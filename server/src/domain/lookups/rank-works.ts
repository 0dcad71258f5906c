import { fold } from '@scriptorium/bibliography/search.ts';
import { type FoundWork, MAX_FOUND } from '@scriptorium/contract/operations/references.ts';

const splitWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of a thousand authors, people remember the first ones. */
const NAMES_READ = 50;

/**
 * How well a work matches the words: the share of them it contains, and how much of its title they cover. A title typed
 * in full ranks above longer ones that also contain its words.
 */
function rate(asked: ReadonlySet<string>, work: FoundWork): number {
  const title = new Set(splitWords(work.title ?? ''));
  const names = [...(work.author ?? []), ...(work.editor ?? [])].slice(0, NAMES_READ);
  const others = names.map(({ family, given, literal }) => [family, given, literal].join(' '));
  const year = String(work.issued?.['date-parts'][0]?.[0] ?? '');
  const all = new Set([...title, ...splitWords([...others, year, work['container-title'] ?? ''].join(' '))]);
  const found = [...asked].filter((word) => all.has(word)).length;
  const ofTitle = [...title].filter((word) => asked.has(word)).length;
  return found / Math.max(1, asked.size) + ofTitle / Math.max(1, title.size) / 2;
}

/** Merges the results of several services, each work once, best first; equally good ones in the services' order. */
export function rankWorks(words: string, lists: readonly (readonly FoundWork[])[]): FoundWork[] {
  const asked = new Set(splitWords(words));
  const seen = new Set<string>();
  const rated: { work: FoundWork; rating: number; place: number }[] = [];
  for (const list of lists) {
    for (const [place, work] of list.entries()) {
      const name = work.DOI ?? splitWords(`${work.title ?? ''} ${work.URL ?? ''}`).join(' ');
      if (seen.has(name)) continue;
      seen.add(name);
      rated.push({ work, rating: rate(asked, work), place });
    }
  }
  return rated
    .toSorted((a, b) => b.rating - a.rating || a.place - b.place)
    .slice(0, MAX_FOUND)
    .map(({ work }) => work);
}
