import { EditorView, ViewPlugin } from '@codemirror/view';

/** The bottom of the visible text: the end of its container, or the top of an on-screen keyboard. */
export function findBottom(view: EditorView): number {
  const viewport = window.visualViewport;
  const { bottom } = view.scrollDOM.getBoundingClientRect();
  return viewport ? Math.min(bottom, viewport.offsetTop + viewport.height) : bottom;
}

/** An on-screen keyboard or a rotated phone shrinks the visible text: keep a visible caret visible. */
export const keepCaretSeen = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private readonly observer = new ResizeObserver(() => this.look());
    private bottom = 0;

    constructor(view: EditorView) {
      this.view = view;
      this.observer.observe(view.scrollDOM);
      window.visualViewport?.addEventListener('resize', this.look);
    }

    private readonly look = (): void => {
      this.view.requestMeasure({
        key: this,
        read: (view) => {
          const before = this.bottom;
          this.bottom = findBottom(view);
          if (this.bottom >= before || !view.hasFocus) return null;
          const { head } = view.state.selection.main;
          const caret = view.coordsAtPos(head);
          return caret && caret.top < before && caret.bottom > this.bottom ? head : null;
        },
        write: (head, view) => {
          // Not while the view is measuring.
          if (head !== null) queueMicrotask(() => view.dispatch({ effects: EditorView.scrollIntoView(head) }));
        },
      });
    };

    destroy(): void {
      this.observer.disconnect();
      window.visualViewport?.removeEventListener('resize', this.look);
    }
  },
);
