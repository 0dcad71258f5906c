/** The facts a key is made from. */
export interface KeySource {
  /** Family names. */
  readonly authors: readonly string[];
  readonly year: string;
  readonly title: string;
}

/** `smith2020`, `smith2020deep`, `SmithJones2020`, `deep2020`. */
export const KEY_FORMULAS = ['auth+year', 'auth+year+word', 'Auths+year', 'word+year'] as const;
export type KeyFormula = (typeof KEY_FORMULAS)[number];

const SMALL = new Set(
  'a an the of on in at to for and or from by with der die das ein eine le la les un une des el los las il lo gli'.split(
    ' ',
  ),
);

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
};

/** ASCII letters and digits, which every tool accepts in a key. */
function toAscii(text: string): string {
  return text
    .replaceAll(/[ßæÆøØœŒłŁ]/g, (letter) => PLAIN[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Other scripts are kept: pandoc and biblatex accept them. */
function toWord(text: string): string {
  return toAscii(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function firstWord(title: string): string {
  const words = title
    .split(/[\s\u00a0–—:-]+/)
    .map(toWord)
    .filter(Boolean);
  return words.find((word) => !SMALL.has(word.toLowerCase())) ?? words[0] ?? '';
}

/** The key a formula makes for a work; `work` if there is nothing to make one from. */
export function makeKey({ authors, year, title }: KeySource, formula: KeyFormula): string {
  const auth = toWord(authors[0] ?? '').toLowerCase();
  const word = firstWord(title).toLowerCase();
  const digits = /\d{4}/.exec(year)?.[0] ?? '';
  switch (formula) {
    case 'auth+year':
      return (auth || word) + digits || 'work';
    case 'auth+year+word':
      return auth + digits + word || 'work';
    case 'Auths+year': {
      const names = authors.slice(0, 3).map(toWord).join('') + (authors.length > 3 ? 'EtAl' : '');
      return (names || word) + digits || 'work';
    }
    case 'word+year':
      return (word || auth) + digits || 'work';
  }
}

/** Of generated keys. Nobody types longer ones. */
export const LONGEST_KEY = 100;

/** Never ends inside a surrogate pair. */
function cutKey(key: string, length: number): string {
  const cut = key.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function writeLetters(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return letters;
}

/**
 * A key that is not taken: `smith2020`, then `smith2020a` … `smith2020z`, `smith2020aa` … Callers that make many keys
 * pass the same `tried` each time, so that no suffix is tried twice.
 */
export function makeUnique(
  key: string,
  isTaken: (key: string) => boolean,
  tried: Map<string, number> = new Map(),
): string {
  const base = cutKey(key, LONGEST_KEY);
  if (!isTaken(base)) return base;
  const folded = base.toLowerCase();
  for (let number = tried.get(folded) ?? 1; ; number++) {
    const letters = writeLetters(number);
    const made = cutKey(base, LONGEST_KEY - letters.length) + letters;
    if (isTaken(made)) continue;
    tried.set(folded, number + 1);
    return made;
  }
}
