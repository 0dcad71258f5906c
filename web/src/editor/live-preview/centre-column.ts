import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Leaves as much room on the left as the scroll bar takes on the right: `both-edges` would move carets by it. */
export const centreColumn = ViewPlugin.fromClass(
  class {
    constructor(view: EditorView) {
      this.#measure(view);
    }

    update({ view, geometryChanged, docChanged }: ViewUpdate): void {
      if (geometryChanged && !docChanged) this.#measure(view);
    }

    #measure(view: EditorView): void {
      view.requestMeasure({
        key: this,
        read: ({ scrollDOM }) => scrollDOM.offsetWidth - scrollDOM.clientWidth,
        write: (width, { scrollDOM }) => scrollDOM.style.setProperty('--bar', `${width}px`),
      });
    }
  },
);
