import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/**
 * Leaves as much room on the left as the scroll bar takes on the right; `both-edges` would displace carets by that
 * much.
 */
export const centreColumn = ViewPlugin.fromClass(
  class {
    constructor(view: EditorView) {
      this.#measure(view);
    }

    update({ view, geometryChanged, docChanged }: ViewUpdate): void {
      if (geometryChanged && !docChanged) this.#measure(view);
    }

    #measure(view: EditorView): void {
      view.requestMeasure({ key: this, read: readScrollBar, write: keepScrollBar });
    }
  },
);

/** For a new editor: the view itself may only measure after the first paint, which would shift the text. */
export function centreAtOnce(view: EditorView): void {
  keepScrollBar(readScrollBar(view), view);
}

function readScrollBar({ scrollDOM }: EditorView): number {
  return scrollDOM.offsetWidth - scrollDOM.clientWidth;
}

function keepScrollBar(width: number, { scrollDOM }: EditorView): void {
  scrollDOM.style.setProperty('--scroll-bar', `${width}px`);
}
