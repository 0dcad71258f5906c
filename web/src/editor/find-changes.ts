import { diff, presentableDiff } from '@codemirror/merge';

export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * From one text to the other, touching only what differs: whoever writes beside it at the same time keeps their words
 * where they put them. `offset` is where the text begins in the document.
 */
export function findChanges(before: string, after: string, offset = 0): TextChange[] {
  return list(diff(before, after), after, offset);
}

/** The same by whole words: two versions of a sentence laid together stay readable. */
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
