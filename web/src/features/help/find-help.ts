import { matchesWords } from '../../lib/match-words.ts';
import { TOPICS, type Topics } from './topics/topics.ts';

export interface FoundTopic {
  readonly id: (typeof TOPICS)[number];
  readonly title: string;
  /** The paragraphs that match, without Markdown; the first one if only the title matches. */
  readonly paragraphs: readonly string[];
  readonly examples: readonly (readonly [source: string, meaning: string])[];
}

/** Finds the topics that match all words. */
export function findHelp(topics: Topics, words: string): readonly FoundTopic[] {
  const parts = words.trim().split(/\s+/u);
  const saysSome = (text: string): boolean => parts.some((word) => matchesWords(text, word));
  return TOPICS.flatMap((id) => {
    const { title, text, examples = [] } = topics[id];
    const all = text
      .trim()
      .split(/\n\s*\n/u)
      .map(dropMarks);
    if (!matchesWords([title, ...all, ...examples.flat()].join(' '), words)) return [];
    const whole = all.filter((paragraph) => matchesWords(paragraph, words));
    const some = whole.length > 0 ? whole : all.filter(saysSome);
    const rows = examples
      .map(([source, meaning]) => [source, dropMarks(meaning)] as const)
      .filter((example) => saysSome(example.join(' ')));
    return [{ id, title, paragraphs: some.length === 0 && rows.length === 0 ? all.slice(0, 1) : some, examples: rows }];
  });
}

function dropMarks(paragraph: string): string {
  return paragraph.replaceAll(/\*\*|`/gu, '').replaceAll(/\s+/gu, ' ');
}
