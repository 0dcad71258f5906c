import type { RangeSet } from '@codemirror/state';
import type { MarkValue, ShownMark } from './review-field.ts';

/**
 * How the marks in the text differ from the wanted ones. `own`: only in the extent of one's own suggestions. Those are
 * drawn from the text itself, so correcting them can wait.
 */
export function compareMarks(shown: RangeSet<MarkValue>, wanted: readonly ShownMark[]): 'same' | 'own' | 'other' {
  if (shown.size !== wanted.length) return 'other';
  // At one position, empty ranges come first in the set.
  const sorted = wanted.toSorted((a, b) => a.from - b.from || sideOf(a) - sideOf(b));
  let difference: 'same' | 'own' = 'same';
  const cursor = shown.iter();
  for (const mark of sorted) {
    const { value, from, to } = cursor;
    if (value === null || from !== mark.from || !isAlike(value.mark, mark)) return 'other';
    if (to !== mark.to || value.mark.text !== mark.text) {
      if (!mark.isApart) return 'other';
      difference = 'own';
    }
    cursor.next();
  }
  return difference;
}

function sideOf({ from, to }: ShownMark): number {
  return from === to ? -1 : 1;
}

function isAlike(a: ShownMark, b: ShownMark): boolean {
  return (
    a.thread === b.thread && a.kind === b.kind && a.name === b.name && a.color === b.color && a.isApart === b.isApart
  );
}
