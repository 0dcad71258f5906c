import type { EditorView } from '@codemirror/view';

/** What was last seen in a row. */
interface Seen {
  readonly node: Node;
  readonly rect: DOMRect;
}

function centre({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}

/** Superscripts, formulas and images are higher or lower than the text of their row, but by less than half a row. */
function isBelow(rect: DOMRect, other: DOMRect): boolean {
  return centre(rect) - centre(other) > Math.max(rect.height, other.height) / 2;
}

function isWidget(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && (node.contentEditable === 'false' || node instanceof HTMLImageElement);
}

/** The first offset at which a text node is below a rectangle. Rows follow the text, in either direction. */
function findBelow(range: Range, node: Text, from: number, rect: DOMRect): number {
  let low = from;
  let high = node.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    range.setStart(node, middle);
    range.setEnd(node, middle + 1);
    const own = [...range.getClientRects()].at(-1);
    if (own !== undefined && isBelow(own, rect)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The positions at which a rendered line wraps. Reads only the DOM, so it can be called during an update. Widgets count
 * as one unit, as it is not known where they wrap inside.
 */
export function listRowEnds(view: EditorView, line: HTMLElement): readonly number[] {
  const ends: number[] = [];
  const range = document.createRange();
  let last: Seen | null = null;
  const see = (node: Node, rects: readonly DOMRect[]): void => {
    const [first] = rects;
    if (first === undefined) return;
    // Hidden text between two rows belongs to the second.
    if (last !== null && isBelow(first, last.rect))
      ends.push(last.node instanceof Text ? view.posAtDOM(last.node, last.node.length) : view.posAtDOM(node, 0));
    let seen = first;
    let from = 0;
    for (const rect of rects) {
      if (node instanceof Text && isBelow(rect, seen)) {
        from = findBelow(range, node, from, seen);
        ends.push(view.posAtDOM(node, from));
      }
      seen = rect;
    }
    last = { node, rect: seen };
  };
  const walk = (parent: Node): void => {
    for (const node of parent.childNodes)
      if (node instanceof Text) {
        range.selectNodeContents(node);
        see(
          node,
          [...range.getClientRects()].filter(({ width }) => width > 0),
        );
      } else if (!isWidget(node)) walk(node);
      else if (getComputedStyle(node).position !== 'absolute')
        see(
          node,
          [...node.getClientRects()].filter(({ width }) => width > 0),
        );
  };
  walk(line);
  return ends;
}
