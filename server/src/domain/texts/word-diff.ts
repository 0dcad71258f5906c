import { alignLists } from './align.ts';
import { splitLines } from './split-lines.ts';
import { splitWords } from './words.ts';

/** Replaces [from, to) of a text, in whole words. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * The hunks that turn one text into another, in whole words: first line by line, then by words in what is left. Changed
 * words separated only by spaces are one hunk: half of a phrase makes no sense.
 */
export function compareWords(before: string, after: string): Hunk[] {
  if (before === after) return [];
  const hunks: Hunk[] = [];
  for (const { from, to, insert } of compareLists(splitLines(before), splitLines(after))) {
    const old = before.slice(from, to);
    for (const hunk of compareLists(splitWords(old), splitWords(insert)))
      hunks.push({ from: from + hunk.from, to: from + hunk.to, insert: hunk.insert });
  }
  return joinPhrases(before, hunks);
}

/** The text after these hunks, which are ordered and do not overlap. */
export function applyHunks(text: string, hunks: readonly Hunk[]): string {
  let at = 0;
  let result = '';
  for (const { from, to, insert } of hunks) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** The hunks that turn one list into another, as positions in the joined lists. */
export function compareLists(a: readonly string[], b: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [i, j, at] = [0, 0, 0];
  const lengthOf = (items: readonly string[]): number => items.reduce((sum, item) => sum + item.length, 0);
  const differ = (aTo: number, bTo: number): void => {
    const to = at + lengthOf(a.slice(i, aTo));
    const insert = b.slice(j, bTo).join('');
    if (to > at || insert !== '') hunks.push({ from: at, to, insert });
    at = to;
  };
  for (const run of alignLists(a, b)) {
    if (run.a > i || run.b > j) differ(run.a, run.b);
    at += lengthOf(a.slice(run.a, run.a + run.length));
    i = run.a + run.length;
    j = run.b + run.length;
  }
  differ(a.length, b.length);
  return hunks;
}

const GAP = /^[^\S\n]*$/u;
/** More space than occurs between the words of a phrase. */
const GAP_LENGTH = 10;

function joinPhrases(text: string, hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const gap = last && hunk.from - last.to <= GAP_LENGTH ? text.slice(last.to, hunk.from) : null;
    if (last && gap !== null && GAP.test(gap))
      joined[joined.length - 1] = { from: last.from, to: hunk.to, insert: last.insert + gap + hunk.insert };
    else joined.push(hunk);
  }
  return joined;
}
