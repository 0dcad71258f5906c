import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findBottom } from '../keep-caret-seen.ts';
import { blockElementsField } from './blocks.ts';

/** The rendered line at a position, from the DOM only: the view cannot be measured during an update. */
export function findLine(view: EditorView, at: number): HTMLElement | null {
  // The position may have been deleted meanwhile.
  if (at > view.state.doc.length) return null;
  const { node } = view.domAtPos(at);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('.cm-line') ?? null;
}

/** How much of a long source is shown below the caret's line, in px. */
const ROWS_BELOW = 160;
const EDGE = 16;

/**
 * When the caret leaves an element its source is hidden, which may move the text below. Scrolls by the difference, so
 * that the caret's new line keeps its position on screen.
 */
export const holdPlace: Extension = ViewPlugin.fromClass(
  class {
    /** A click sets the selection twice, the second time before anything is measured. */
    private isOpening = false;

    update(update: ViewUpdate): void {
      const { view } = update;
      if (!update.selectionSet || update.docChanged || !view.hasFocus) return;
      const { head } = update.state.selection.main;
      const line = findLine(view, head);
      if (!line || this.isOpening) {
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

    /** The source of a rendered block opens below it, possibly below the window or an on-screen keyboard. */
    private showSource(view: EditorView, state: EditorState): void {
      this.isOpening = true;
      view.requestMeasure({
        key: this,
        read: () => {
          this.isOpening = false;
          const { head } = state.selection.main;
          const line = view.state.doc === state.doc ? findLine(view, head) : null;
          const open = [...state.field(blockElementsField).open].find(({ from, to }) => from <= head && head <= to);
          if (!line) return 0;
          const { top, bottom } = line.getBoundingClientRect();
          const end = (open && view.coordsAtPos(open.to)?.bottom) ?? bottom;
          const wanted = Math.min(end + EDGE, bottom + ROWS_BELOW) - findBottom(view);
          return Math.max(0, Math.min(wanted, top - view.scrollDOM.getBoundingClientRect().top));
        },
        write: (below) => {
          if (below > 0) view.scrollDOM.scrollTop += below;
          // The first source shown may be the first text in its font.
          if (document.fonts.status === 'loading') void document.fonts.ready.then(() => this.showAgain(view, state));
        },
      });
    }

    private showAgain(view: EditorView, { doc, selection }: EditorState): void {
      if (view.dom.isConnected && view.state.doc === doc && view.state.selection.eq(selection))
        this.showSource(view, view.state);
    }

    private moveBack(view: EditorView, state: EditorState, before: number): void {
      if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return;
      const line = view.dom.isConnected ? findLine(view, state.selection.main.head) : null;
      const moved = line ? line.getBoundingClientRect().top - before : 0;
      if (Math.abs(moved) > 0.5) view.scrollDOM.scrollTop += moved;
    }
  },
);
