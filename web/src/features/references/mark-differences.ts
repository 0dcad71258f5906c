/**
 * Splits a value into the words it has in common with another at the beginning, the words that differ, and the common
 * words at the end. The middle is empty if the other value has all its words.
 */
export function markDifference(value: string, other: string): readonly [before: string, marked: string, after: string] {
  const words = value.split(/(?<=\s)/u);
  const others = other.split(/(?<=\s)/u);
  const same = (one: string | undefined, two: string | undefined): boolean => one?.trim() === two?.trim();
  const most = Math.min(words.length, others.length);
  let from = 0;
  while (from < most && same(words[from], others[from])) from += 1;
  let end = 0;
  while (end < most - from && same(words.at(-1 - end), others.at(-1 - end))) end += 1;
  const to = words.length - end;
  return [words.slice(0, from).join(''), words.slice(from, to).join(''), words.slice(to).join('')];
}
