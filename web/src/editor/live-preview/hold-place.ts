import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** The rendered line at a position, from the DOM only: the view cannot be measured during an update. */
export function findLine(view: EditorView, at: number): HTMLElement | null {
  // The position may have been deleted meanwhile.
  if (at > view.state.doc.length) return null;
  const { node } = view.domAtPos(at);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('.cm-line') ?? null;
}

/** Pixels below the caret's line, for three more of the source. */
const MARGIN = 96;

/**
 * When the caret leaves an element its source is hidden, which may move the text below. Scrolls by the difference, so
 * that the caret's new line keeps its position on screen.
 */
export const holdPlace: Extension = ViewPlugin.fromClass(
  class {
    update(update: ViewUpdate): void {
      const { view } = update;
      if (!update.selectionSet || update.docChanged || !view.hasFocus) return;
      const { head } = update.state.selection.main;
      const line = findLine(view, head);
      if (!line) {
        this.showSource(view, update.state);
        return;
      }
      const { top: before, bottom } = line.getBoundingClientRect();
      const scrolled = view.scrollDOM.scrollTop;
      // The view also scrolls by itself when heights above change; leave only requested scrolling alone.
      const window = view.scrollDOM.getBoundingClientRect();
      const isInSight = before >= window.top && bottom <= window.bottom;
      const asked = update.transactions.some((tr) => tr.effects.length > 0 || (tr.scrollIntoView && !isInSight));
      view.requestMeasure({
        key: this,
        read: () => {
          const now = view.state.doc === update.state.doc ? findLine(view, head) : null;
          // Scrolling to the caret was requested and done: that is the desired position.
          if (!now || (asked && view.scrollDOM.scrollTop !== scrolled)) return null;
          return now.getBoundingClientRect().top - before;
        },
        write: (moved) => {
          if (moved === null) return;
          if (Math.abs(moved) > 0.5) view.scrollDOM.scrollTop += moved;
          // The view then corrects for estimated heights that were never on screen; undo that shift once it is done,
          // still before painting.
          queueMicrotask(() => this.moveBack(view, update.state, before));
        },
      });
    }

    /** The source of a drawn block opens below it, and may do so below the window. */
    private showSource(view: EditorView, state: EditorState): void {
      view.requestMeasure({
        key: this,
        read: () => {
          const line = view.state.doc === state.doc ? findLine(view, state.selection.main.head) : null;
          if (!line) return 0;
          const { top, bottom } = line.getBoundingClientRect();
          const window = view.scrollDOM.getBoundingClientRect();
          return Math.max(0, Math.min(bottom - window.bottom + MARGIN, top - window.top));
        },
        write: (below) => {
          if (below > 0) view.scrollDOM.scrollTop += below;
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
