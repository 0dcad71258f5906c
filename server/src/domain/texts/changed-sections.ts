import type { ChangeSet, Text } from '@codemirror/state';
import { plainWords } from './opening.ts';

const HEADING = /^ {0,3}#{1,6}[ \t]+/u;
const FENCE = /^ {0,3}(`{3,}|~{3,})/u;
const MAX_NAME = 80;

/**
 * The headings of the changed sections of a Markdown text, in order, as plain words; "" for anything before the first
 * heading, including the front matter.
 */
export function listChangedSections(after: Text, changes: ChangeSet): string[] {
  const headings = findHeadings(after);
  const changed = new Set<number>();
  let at = 0;
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    while (at + 1 < headings.length && headings[at + 1]!.from <= from) at += 1;
    changed.add(at);
    while (at + 1 < headings.length && headings[at + 1]!.from < to) changed.add((at += 1));
  });
  const names = [...changed].map((index) => headings[index]!.name);
  return [...new Set(names)];
}

function findHeadings(text: Text): { from: number; name: string }[] {
  const headings = [{ from: 0, name: '' }];
  let from = 0;
  let fence: string | null = null;
  let isFront = text.line(1).text.trimEnd() === '---' && text.lines > 1;
  let isFirst = true;
  for (const line of text.iterLines()) {
    const mark = FENCE.exec(line)?.[1];
    if (isFront) isFront = isFirst || !/^(?:---|\.\.\.)[ \t]*$/u.test(line);
    else if (fence !== null) fence = mark?.startsWith(fence) === true ? null : fence;
    else if (mark !== undefined) fence = mark;
    else if (HEADING.test(line)) headings.push({ from, name: readName(line.replace(HEADING, '')) });
    isFirst = false;
    from += line.length + 1;
  }
  return headings;
}

/** Without closing number signs. */
function readName(source: string): string {
  let name = source.trimEnd();
  while (name.endsWith('#')) name = name.slice(0, -1);
  const isClosed = name === '' || /[ \t]$/u.test(name);
  return plainWords(isClosed ? name : source)
    .slice(0, MAX_NAME)
    .toWellFormed();
}
