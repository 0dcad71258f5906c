import { type RefObject, useEffect, useRef } from 'react';
import type { DiffPart } from '../../lib/word-diff.ts';

/** Steps through the differences of a comparison, keeping the current one marked and in view. */
export function useChanges(
  place: RefObject<HTMLElement | null>,
  parts: readonly DiffPart[] | null,
  at: number,
  setAt: (at: number) => void,
) {
  const changes = parts?.flatMap((part, index) => (part.kind === 'same' ? [] : [index])) ?? [];
  const count = changes.length;
  const current = Math.min(at, Math.max(0, count - 1));
  /** The index in `parts`. */
  const part = changes[current];
  const hasStepped = useRef(false);
  useEffect(() => {
    const marks = [...(place.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
    const isCurrent = (mark: HTMLElement): boolean => mark.dataset['change'] === String(part);
    for (const mark of marks) mark.toggleAttribute('data-current', isCurrent(mark));
    const mark = marks.find(isCurrent);
    const fold = mark?.closest('details');
    // Stepping to a change unfolds what it is in; at first it is only shown where that is.
    if (fold && hasStepped.current) fold.open = true;
    (fold?.open === false ? fold : mark)?.scrollIntoView({ block: 'center' });
  }, [place, part, parts]);
  return {
    count,
    current,
    part,
    step: (by: number): void => {
      hasStepped.current = true;
      setAt(count === 0 ? 0 : (current + by + count) % count);
    },
  };
}
