import { createHash } from 'node:crypto';
import { eachWord, MAX_SEARCHED } from './search-words.ts';

/** A part of a text in the search index. */
export interface SearchPart {
  /** Hash of the words: identical parts are stored once, and stay when the text changes elsewhere. */
  readonly hash: string;
  readonly isTitle: boolean;
  /** Each behind the key of the workspace, separated by spaces. */
  readonly words: string;
}

/** Part sizes, small enough for one step of the writer. */
const LEAST_WORDS = 4000;
const MOST_WORDS = 12_000;
/** Beyond the minimum size, one in this many paragraph ends also ends a part. */
const ONE_IN = 4;

const KEY_LENGTH = 8;

/**
 * What each word in the index begins with: words of other workspaces cost a search nothing and tell it nothing. Two that
 * share it by chance are told apart when access is judged.
 */
export function keyOfWorkspace(workspaceId: string): string {
  const hash = createHash('sha256').update(workspaceId).digest();
  return hash.readBigUInt64BE().toString(36).padStart(KEY_LENGTH, '0').slice(-KEY_LENGTH);
}

/**
 * Splits the words of a text into parts. Boundaries depend on the surrounding words, not on how many precede them, so
 * that changing one paragraph changes only one or two parts.
 */
export function listSearchParts(text: string, title: string | null, key: string): SearchPart[] {
  const parts = new Map<string, SearchPart>();
  const keep = (words: readonly string[], isTitle: boolean): void => {
    if (words.length === 0) return;
    const joined = words.map((word) => key + word).join(' ');
    const hash = createHash('sha256')
      .update(`${isTitle ? 'title' : 'text'} ${joined}`)
      .digest('hex')
      .slice(0, 32);
    parts.set(hash, { hash, isTitle, words: joined });
  };
  const titleWords: string[] = [];
  eachWord(title ?? '', (word) => titleWords.push(word));
  keep(titleWords, true);

  let words: string[] = [];
  const end = (): void => {
    keep(words, false);
    words = [];
  };
  for (const paragraph of text.slice(0, MAX_SEARCHED).split(/\n[ \t]*\n/u)) {
    const before = words.length;
    eachWord(paragraph, (word) => {
      words.push(word);
      if (words.length === MOST_WORDS) end();
    });
    if (words.length > LEAST_WORDS && isChosen(words.slice(Math.min(before, words.length)))) end();
  }
  end();
  return [...parts.values()];
}

function isChosen(paragraph: readonly string[]): boolean {
  let sum = paragraph.length;
  for (const word of paragraph.slice(-4)) sum += word.length * 31 + word.charCodeAt(0);
  return paragraph.length > 0 && sum % ONE_IN === 0;
}
