import type { ChangeSet, Text } from '@codemirror/state';

/** One replaced range: [fromA, toA) of the old text became `inserted`, at [fromB, toB) of the new one. */
export interface Section {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
  readonly inserted: string;
}

/** The replaced ranges of a change, in text order. */
export function readSections(changes: ChangeSet): Section[] {
  const sections: Section[] = [];
  changes.iterChanges((fromA, toA, fromB, toB, inserted: Text) => {
    sections.push({ fromA, toA, fromB, toB, inserted: inserted.toString() });
  });
  return sections;
}

/** Index of the first section that ends at or after a position of the old text; `sections.length` if there is none. */
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

/** How far text between the sections `at - 1` and `at` moves. */
export function shiftBefore(sections: readonly Section[], at: number): number {
  const section = sections[at - 1];
  return section ? section.toB - section.toA : 0;
}
