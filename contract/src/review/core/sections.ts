import type { ChangeSet, Text } from '@codemirror/state';

/** One replaced range: [fromA, toA) of the old text became `inserted`, at [fromB, toB) of the new one. */
export interface Section {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
  readonly inserted: string;
}

export function readSections(changes: ChangeSet): Section[] {
  const sections: Section[] = [];
  changes.iterChanges((fromA, toA, fromB, toB, inserted: Text) => {
    sections.push({ fromA, toA, fromB, toB, inserted: inserted.toString() });
  });
  return sections;
}

/** Index of the first section ending at or after a position. */
export function findSection(sections: readonly Section[], position: number): number {
  let low = 0;
  let high = sections.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections[middle] as Section).toA < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The offset of the text before section `at`. */
export function shiftBefore(sections: readonly Section[], at: number): number {
  const section = sections[at - 1];
  return section ? section.toB - section.toA : 0;
}
