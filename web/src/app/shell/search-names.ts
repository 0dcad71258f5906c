import { readSwitcherSources } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/search.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { findInTexts, listOwnSources, type SourceFacts } from './own-switcher-sources.tsx';
import { type Found, SwitcherResults } from './switcher-results.tsx';

export interface Results {
  /** Null until the first results arrive. They stay until the next ones are ready. */
  groups: readonly Found[] | null;
  /** Component that renders the results; loaded with them. */
  List: typeof SwitcherResults | null;
  /** Message below them. */
  note: string;
  /** Whether the results are complete. */
  isWhole: boolean;
}

/** Otherwise every letter typed would make the server search texts. */
const TEXTS_AFTER_MS = 150;
const LEAST_LETTERS = 3;
/** In scripts without spaces, a word may be a single character. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/**
 * Shows matches by name, and then full-text matches below them, so that nothing moves. `show` returns whether the
 * results are still wanted.
 */
export async function searchAll(query: string, facts: SourceFacts, show: (results: Results) => boolean): Promise<void> {
  const { groups, hasFailed } = await searchNames(query, facts);
  const List = SwitcherResults;
  const isAsked = query.length >= LEAST_LETTERS || UNSPACED.test(query);
  const showAll = (all: readonly Found[], failed: boolean): boolean => {
    const note = failed ? shell('searchFailed') : t('nothing');
    return show({ groups: all, List, note: all.length > 0 && !failed ? '' : note, isWhole: true });
  };
  if (!isAsked) {
    showAll(groups, hasFailed && groups.length === 0);
    return;
  }
  const names: Results = { groups, List, note: t('searching'), isWhole: false };
  show(names);
  await new Promise((resolve) => void setTimeout(resolve, TEXTS_AFTER_MS));
  if (!show(names)) return;
  try {
    const named = new Set(groups.flatMap((group) => group.entries.map(({ label }) => label)));
    // A text that only mentions the name of a file listed above adds nothing.
    const entries = (await findInTexts(query, facts)).filter(
      ({ snippet = [] }) =>
        !named.has(
          snippet
            .map(({ text }) => text)
            .join('')
            .trim(),
        ),
    );
    const texts = { id: 'texts', label: t('inDocuments'), entries, isLate: true };
    showAll(entries.length > 0 ? [...groups, texts] : groups, hasFailed && groups.length + entries.length === 0);
  } catch {
    showAll(groups, true);
  }
}

/** Queries all sources of the switcher. A failing source does not affect the others. */
async function searchNames(
  query: string,
  facts: SourceFacts,
): Promise<{ groups: readonly Found[]; hasFailed: boolean }> {
  let hasFailed = false;
  const [recent, files, ...others] = listOwnSources(facts);
  // Someone typing a name wants the file rather than an action on the open one.
  const sources = [recent, files, ...readSwitcherSources(), ...others].filter((source) => source !== undefined);
  const groups = await Promise.all(
    sources.map(async ({ id, label, find }): Promise<Found> => {
      try {
        return { id, label, entries: await find(query) };
      } catch {
        hasFailed = true;
        return { id, label, entries: [] };
      }
    }),
  );
  return { groups: groups.filter(({ entries }) => entries.length > 0), hasFailed };
}
