import { readSwitcherSources } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/search.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { findInTexts, listOwnSources, type SourceFacts } from './own-switcher-sources.tsx';
import { type Found, SwitcherResults } from './switcher-results.tsx';

export interface Results {
  /** Null until the first arrive. They stay until the next are ready. */
  groups: readonly Found[] | null;
  /** Renders the results; loaded with them. */
  List: typeof SwitcherResults | null;
  /** Below them, in words. */
  note: string;
  /** Nothing more will come. */
  isWhole: boolean;
}

/** Every letter typed would ask the server to read texts. */
const TEXTS_AFTER_MS = 150;
const LEAST_LETTERS = 3;
/** A word of a script without spaces may be a single character. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/**
 * Shows what has such a name, and then what has such words in its text, below, so that nothing moves. `show` says
 * whether somebody still looks.
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
    const entries = await findInTexts(query, facts);
    const texts = { id: 'texts', label: t('inDocuments'), entries, isLate: true };
    showAll(entries.length > 0 ? [...groups, texts] : groups, hasFailed && groups.length + entries.length === 0);
  } catch {
    showAll(groups, true);
  }
}

/** Asks all sources of the switcher. One failing source does not affect the others. */
async function searchNames(
  query: string,
  facts: SourceFacts,
): Promise<{ groups: readonly Found[]; hasFailed: boolean }> {
  let hasFailed = false;
  const [recent, files, ...others] = listOwnSources(facts);
  // Somebody typing a name wants the file rather than an action on the open one.
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
