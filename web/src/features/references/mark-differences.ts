/**
 * What of a value another one lacks: the words between those that both begin and end with. Empty in the middle if it says
 * nothing that the other does not.
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
