import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';

export interface Passage {
  readonly from: number;
  readonly to: number;
}

/**
 * Maps a passage through later changes; null if somebody wrote in it, deleted part of it, or deleted the text around
 * the point it marks. Text written at its ends is not part of it.
 */
export function followPassage(passage: Passage, steps: readonly ChangesJson[]): Passage | null {
  let { from, to } = passage;
  for (const changes of steps) {
    let at = 0;
    let shift = 0;
    for (const section of changes) {
      if (typeof section === 'number') {
        at += section;
        continue;
      }
      const [deleted] = section;
      const end = at + deleted;
      const overlaps = from === to ? at < from && end > from : at < to && end > from;
      if (overlaps) return null;
      const inserted = section.slice(1).reduce<number>((sum, line) => sum + String(line).length, section.length - 2);
      if (end <= from && !(at === end && at === from && from === to)) shift += Math.max(0, inserted) - deleted;
      at = end;
    }
    from += shift;
    to += shift;
  }
  return { from, to };
}
