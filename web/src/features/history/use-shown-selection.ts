import { type RefObject, useEffect, useState } from 'react';
import type { ShownRange } from './find-passage.ts';

/** The selection within a comparison, as a range of the displayed text; null if there is none or it is elsewhere. */
export function useShownSelection(place: RefObject<HTMLElement | null>): ShownRange | null {
  const [selected, setSelected] = useState<ShownRange | null>(null);
  useEffect(() => {
    const read = (): void => {
      const next = place.current && readSelection(place.current, getSelection());
      setSelected((known) => (known?.start === next?.start && known?.end === next?.end ? known : next));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [place]);
  return selected;
}

function readSelection(root: HTMLElement, selection: Selection | null): ShownRange | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const [start, end] = [
    measureUntil(root, range.startContainer, range.startOffset),
    measureUntil(root, range.endContainer, range.endOffset),
  ];
  return start < end ? { start, end } : null;
}

/** Offset of a DOM position in the text, in UTF-16 units, regardless of the markup. */
function measureUntil(root: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}
