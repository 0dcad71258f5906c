import { EditorView, type Rect, tooltips } from '@codemirror/view';

/** Where the pointer was last, unless a key was pressed since. */
const pointers = new WeakMap<EditorView, { x: number; y: number }>();

/** What is drawn in one piece and may be longer than a line: its card opens at the line that is pointed at. */
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

/** Cards stay beside what is around the text. */
export const hoveredLines = [
  EditorView.domEventObservers({
    mousemove: ({ clientX, clientY }, view) => void pointers.set(view, { x: clientX, y: clientY }),
    keydown: (_event, view) => void pointers.delete(view),
  }),
  tooltips({
    tooltipSpace: (view) => {
      const { left, right } = view.dom.getBoundingClientRect();
      return { left: Math.max(0, left), right: Math.min(innerWidth, right), top: 0, bottom: innerHeight };
    },
  }),
];
