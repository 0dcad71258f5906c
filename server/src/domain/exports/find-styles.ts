import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';

export interface StyleFacts {
  /** Its file name without `.csl`. */
  readonly name: string;
  readonly title: string;
  readonly short: string;
  /** The title of its parent style; null if it is independent. */
  readonly parent: string | null;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const folded = new WeakMap<StyleFacts, { title: string; all: string }>();

function foldStyle(style: StyleFacts): { title: string; all: string } {
  const known = folded.get(style);
  if (known) return known;
  const title = fold(style.title);
  const made = { title, all: ` ${title} ${fold(style.short)} ${style.name.replaceAll('-', ' ')}` };
  folded.set(style, made);
  return made;
}

/** Styles whose title, short title or name contain all words, best first; without words, the most common ones. */
export function findInStyles(
  styles: readonly StyleFacts[],
  query: string,
  most: number,
): { styles: StyleFacts[]; total: number } {
  const words = fold(query)
    .split(/[\s-]+/)
    .filter(Boolean);
  if (words.length === 0) {
    const common = styles.filter(({ name }) => Object.hasOwn(INCLUDED_STYLES, `${name}.csl`));
    return { styles: common.slice(0, most), total: styles.length };
  }
  const typed = words.join(' ');
  const hits = styles.flatMap((style) => {
    const { title, all } = foldStyle(style);
    if (!words.every((word) => all.includes(word))) return [];
    const begins = words.filter((word) => all.includes(` ${word}`)).length;
    const isCommon = Object.hasOwn(INCLUDED_STYLES, `${style.name}.csl`);
    const isExact = title === typed || style.name === typed.replaceAll(' ', '-') || fold(style.short) === typed;
    const rank = (isExact ? 8 : 0) + (isCommon ? 4 : 0) + (title.startsWith(typed) ? 2 : 0) + begins / words.length;
    return [{ style, rank, title }];
  });
  hits.sort((a, b) => b.rank - a.rank || a.title.length - b.title.length || (a.title < b.title ? -1 : 1));
  return { styles: hits.slice(0, most).map(({ style }) => style), total: hits.length };
}
