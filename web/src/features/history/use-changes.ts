import { type RefObject, useEffect, useState } from 'react';
import type { DiffPart } from '../../lib/word-diff.ts';

/** A change to step to: the first and last of the parts that make it up. */
export interface SteppedChange {
  readonly first: number;
  readonly last: number;
}

/** Steps through the differences of a comparison. `at` is the reader's current part, in either view. */
export function useChanges(changes: readonly SteppedChange[], at: number, setAt: (at: number) => void) {
  const [hasStepped, setStepped] = useState(false);
  const count = changes.length;
  const current = Math.max(
    0,
    changes.findIndex(({ last }) => last >= at),
  );
  return {
    count,
    current,
    change: changes[current],
    /** False until the user steps: until then, the current change is only scrolled into view. */
    hasStepped,
    step: (by: number): void => {
      setStepped(true);
      setAt(changes[(current + by + count) % Math.max(1, count)]?.first ?? 0);
    },
  };
}

/** Each changed part as a step of its own. */
export function listSteps(parts: readonly DiffPart[]): SteppedChange[] {
  return parts.flatMap(({ kind }, index) => (kind === 'same' ? [] : [{ first: index, last: index }]));
}

/** Keeps the current change marked and in view when the source is shown. */
export function useShownChange(
  place: RefObject<HTMLElement | null>,
  parts: readonly DiffPart[] | null,
  { change, hasStepped }: { change: SteppedChange | undefined; hasStepped: boolean },
): void {
  const part = change?.first;
  useEffect(() => {
    const marks = [...(place.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const isCurrent = (mark: HTMLElement): boolean => mark.dataset['change'] === String(part);
    for (const mark of marks) mark.toggleAttribute('data-current', isCurrent(mark));
    const mark = marks.find(isCurrent);
    const fold = mark?.closest('details');
    // Stepping to a change unfolds the section that contains it.
    if (fold && hasStepped) fold.open = true;
    (fold?.open === false ? fold : mark)?.scrollIntoView({ block: hasStepped ? 'center' : 'nearest' });
  }, [place, part, parts, hasStepped]);
}
