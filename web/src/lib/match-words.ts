/** Whether the text contains every word of the query, in any order, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const plain = foldText(text);
  return foldText(query)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

/** Lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
}

/**
 * Splits the text into parts and marks every match of a word of the query, and of `others` where a word begins. Joined,
 * the parts are the text.
 */
export function markWords(
  text: string,
  query: string,
  others: readonly string[] = [],
): { text: string; isMatch: boolean }[] {
  const plain = [...text].map((character) => (/\s/u.test(character) ? ' ' : foldText(character)));
  const isMatch = plain.map(() => false);
  // Matched character by character, because folding may change the number of code units.
  const mark = (word: string, isBeginning: boolean): void => {
    if (word === '') return;
    for (let from = 0; from < plain.length; from += 1) {
      if (isBeginning && /[\p{L}\p{N}]/u.test(plain[from - 1] ?? '')) continue;
      let rest = word;
      let to = from;
      while (to < plain.length && rest.startsWith(plain[to] ?? '')) {
        rest = rest.slice(plain[to]?.length);
        to += 1;
        if (rest === '') break;
      }
      if (rest !== '') continue;
      isMatch.fill(true, from, to);
    }
  };
  for (const word of foldText(query).split(/\s+/u)) mark(word, false);
  for (const other of others) mark(foldText(other), true);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [at, character] of [...text].entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.isMatch === isMatch[at]) last.text += character;
    else parts.push({ text: character, isMatch: isMatch[at] ?? false });
  }
  return parts;
}
