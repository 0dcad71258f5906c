import { foldText, matchesWords } from '../../lib/match-words.ts';
import { TOPICS, type Synonyms, type Topics } from './topics/topics.ts';

export interface FoundTopic {
  readonly id: (typeof TOPICS)[number];
  readonly title: string;
  /** The paragraphs that match, without Markdown; the first one if only the title matches. */
  readonly paragraphs: readonly string[];
  readonly examples: readonly (readonly [source: string, meaning: string])[];
}

/** Finds the topics that match all words or synonyms of them, those with literal matches first. */
export function findHelp(topics: Topics, synonyms: Synonyms, words: string): readonly FoundTopic[] {
  const { saysAll, saysSome } = searchFor(words, synonyms);
  const found = TOPICS.flatMap((id) => {
    const { title, text, examples = [], facts } = topics[id];
    const listed = [...examples, ...(facts?.rows ?? [])];
    const all = text
      .trim()
      .split(/\n\s*\n/u)
      .map(dropMarks);
    const whole = [title, ...all, ...listed.flat()].join(' ');
    if (!saysAll(whole)) return [];
    const best = all.filter(saysAll);
    const some = best.length > 0 ? best : all.filter(saysSome);
    const rows = listed
      .map(([source, meaning]) => [source, dropMarks(meaning)] as const)
      .filter((example) => saysSome(example.join(' ')));
    const paragraphs = some.length === 0 && rows.length === 0 ? all.slice(0, 1) : some;
    return [{ isLiteral: matchesWords(whole, words), topic: { id, title, paragraphs, examples: rows } }];
  });
  return [...found.filter(({ isLiteral }) => isLiteral), ...found.filter(({ isLiteral }) => !isLiteral)].map(
    ({ topic }) => topic,
  );
}

/**
 * Tests texts for all, or some, of these words. A synonym counts only at the beginning of a word; `others` are the
 * synonyms.
 */
export function searchFor(words: string, synonyms: Synonyms) {
  const typed = words
    .trim()
    .split(/\s+/u)
    .map((word) => ({
      word,
      others: [...synonyms.filter((group) => group.some((one) => isWord(one, word))).flat(), ...singularOf(word)],
    }));
  const asked = typed.map(
    ({ word, others }) =>
      (text: string): boolean =>
        matchesWords(text, word) || others.some((other) => ` ${plainWords(text)}`.includes(` ${foldText(other)}`)),
  );
  return {
    others: typed.flatMap(({ others }) => others),
    saysAll: (text: string): boolean => asked.every((says) => says(text)),
    saysSome: (text: string): boolean => asked.some((says) => says(text)),
  };
}

/** Accepts short endings: “tables” is the word “table”. */
function isWord(one: string, typed: string): boolean {
  const [word, other] = [foldText(one), foldText(typed)];
  return other === word || (other.startsWith(word) && other.length - word.length <= 2);
}

/** What a plural in one of the languages of the page may be the plural of. */
function singularOf(word: string): string[] {
  return word.length > 4 && /(?:s|en)$/iu.test(word) ? [word.slice(0, -1)] : [];
}

const plainWords = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

function dropMarks(paragraph: string): string {
  return paragraph
    .replaceAll(/\[([^\]]+)\]\(#[a-z]+\)/gu, '$1')
    .replaceAll(/\*\*|`/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
