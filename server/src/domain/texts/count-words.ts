const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Counts the words of each text that the other lacks. Words that both contain are not new, wherever they are. */
export function compareWords(before: string, after: string): { added: number; removed: number } {
  const tally = new Map<string, number>();
  for (const [word] of before.matchAll(WORD)) tally.set(word, (tally.get(word) ?? 0) - 1);
  for (const [word] of after.matchAll(WORD)) tally.set(word, (tally.get(word) ?? 0) + 1);
  let added = 0;
  let removed = 0;
  for (const count of tally.values()) {
    if (count > 0) added += count;
    else removed -= count;
  }
  return { added, removed };
}
