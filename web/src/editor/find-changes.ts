import { diff, presentableDiff } from '@codemirror/merge';

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Minimal changes from one text to the other, so that concurrent edits nearby stay in place. `offset` is the text's
 * position in the document.
 */
export function findChanges(before: string, after: string, offset = 0): TextChange[] {
  return list(diff(before, after), after, offset);
}

/** The same by whole words: merging two versions of a sentence stays readable. */
export function findWordChanges(before: string, after: string): TextChange[] {
  return list(presentableDiff(before, after), after, 0);
}

function list(changes: ReturnType<typeof diff>, after: string, offset: number): TextChange[] {
  return changes.map(({ fromA, toA, fromB, toB }) => ({
    from: offset + fromA,
    to: offset + toA,
    insert: after.slice(fromB, toB),
  }));
}
