import { EditorView, type Rect, tooltips } from '@codemirror/view';
import { findBottom } from './keep-caret-seen.ts';

/** The last pointer position, unless a key was pressed since. */
const pointers = new WeakMap<EditorView, { x: number; y: number }>();

/** Widgets may be longer than a line: their card opens at the line under the pointer. */
export function coordsOfHovered(view: EditorView, selector: string): ((at: number) => Rect) | undefined {
  const pointer = pointers.get(view);
  if (pointer === undefined) return undefined;
  const element = document.elementFromPoint(pointer.x, pointer.y)?.closest(selector);
  const line = [...(element?.getClientRects() ?? [])].findIndex(
    ({ top, bottom }) => top <= pointer.y && pointer.y <= bottom,
  );
  if (element == null || line < 0 || !view.dom.contains(element)) return undefined;
  return (at) => element.getClientRects()[line] ?? view.coordsAtPos(at) ?? element.getBoundingClientRect();
}

/** Keeps cards and lists within the editor: over the bars around it, they would hide their buttons. */
export const hoveredLines = [
  EditorView.domEventObservers({
    mousemove: ({ clientX, clientY }, view) => void pointers.set(view, { x: clientX, y: clientY }),
    keydown: (_event, view) => void pointers.delete(view),
  }),
  tooltips({
    tooltipSpace: (view) => {
      const { left, right, top } = view.dom.getBoundingClientRect();
      return {
        left: Math.max(0, left),
        right: Math.min(innerWidth, right),
        top: Math.max(0, top),
        bottom: Math.min(innerHeight, findBottom(view)),
      };
    },
  }),
];
