import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** The drawn line of a position. Only the DOM is asked: the view's own measuring is closed during an update. */
export function findLine(view: EditorView, at: number): HTMLElement | null {
  // What was looked for may have been deleted meanwhile.
  if (at > view.state.doc.length) return null;
  const { node } = view.domAtPos(at);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('.cm-line') ?? null;
}

/**
 * When the caret leaves an element its source goes, and what stands below may move. The line that the caret comes to
 * keeps its place on the screen: the difference is scrolled away.
 */
export const holdPlace: Extension = ViewPlugin.fromClass(
  class {
    update(update: ViewUpdate): void {
      const { view } = update;
      if (!update.selectionSet || update.docChanged || !view.hasFocus) return;
      const { head } = update.state.selection.main;
      const line = findLine(view, head);
      if (!line) return;
      const { top: before, bottom } = line.getBoundingClientRect();
      const scrolled = view.scrollDOM.scrollTop;
      // The view also scrolls by itself when heights above change: only what may have been asked for is left alone.
      const window = view.scrollDOM.getBoundingClientRect();
      const isInSight = before >= window.top && bottom <= window.bottom;
      const asked = update.transactions.some((tr) => tr.effects.length > 0 || (tr.scrollIntoView && !isInSight));
      view.requestMeasure({
        key: this,
        read: () => {
          const now = view.state.doc === update.state.doc ? findLine(view, head) : null;
          // Scrolling to the caret was asked for and done: that is the wanted place.
          if (!now || (asked && view.scrollDOM.scrollTop !== scrolled)) return null;
          return now.getBoundingClientRect().top - before;
        },
        write: (moved) => {
          if (moved === null) return;
          if (Math.abs(moved) > 0.5) view.scrollDOM.scrollTop += moved;
          // The view then makes up for heights that it had only guessed, though the screen never showed those: what that
          // moved is moved back when the view is done, still before anything is painted.
          queueMicrotask(() => this.moveBack(view, update.state, before));
        },
      });
    }

    private moveBack(view: EditorView, state: EditorState, before: number): void {
      if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return;
      const line = view.dom.isConnected ? findLine(view, state.selection.main.head) : null;
      const moved = line ? line.getBoundingClientRect().top - before : 0;
      if (Math.abs(moved) > 0.5) view.scrollDOM.scrollTop += moved;
    }
  },
);
