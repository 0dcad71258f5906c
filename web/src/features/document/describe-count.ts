import type { EditorStats } from '../../editor/options.ts';
import { t } from '../../lib/texts/document.ts';

export type Counted = 'words' | 'characters';

/** Counts the whole text, and the selection if there is one. */
export function describeCount(stats: EditorStats, counted: Counted): string {
  const { words, characters, selectedWords, selectedCharacters } = stats;
  if (counted === 'words') {
    return selectedWords === null
      ? t('words', { count: words })
      : t('wordsSelected', { selected: selectedWords, count: words });
  }
  return selectedCharacters === null
    ? t('characters', { count: characters })
    : t('charactersSelected', { selected: selectedCharacters, count: characters });
}
