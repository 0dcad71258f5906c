/** A work as described by citation managers (CSL). */
export interface Work {
  readonly id: string;
  readonly author: string;
  readonly year: string;
}

/** Creates keys for works whose IDs are URLs or a program's numbers: `smith2020`, `smith2020b`. */
export function nameKeys(works: readonly Work[]): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(works.map(({ id }) => id).filter(isKey));
  for (const { id, author, year } of works) {
    if (keys.has(id)) continue;
    if (isKey(id)) {
      keys.set(id, id);
      continue;
    }
    const base = `${fold(author) || 'work'}${year}`;
    let key = base;
    for (let n = 1; taken.has(key); n += 1) key = `${base}${suffix(n)}`;
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}

/** Whether the key looks like one written by a person. */
function isKey(id: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_:.+-]{1,60}$/u.test(id) && /\p{L}{2}/u.test(id) && !OF_PROGRAMS.test(id);
}

/** `bib12`, `ref-3`, `CR7`: numbers in a list that will not be printed. */
const OF_PROGRAMS = /^(?:refs?|bibr?|b|r|cr?|cit|ctx|item|works?|pone)[-:_.]*\d+(?:[-_.][a-z\d]+)*$/iu;

function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
}

function suffix(n: number): string {
  return n < 26 ? String.fromCodePoint(97 + n) : `-${n}`;
}
