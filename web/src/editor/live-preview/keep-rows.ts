import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { fitsField, fitTheme, mapLines, setFits, tightest } from './fit-rows.ts';
import { findLine } from './hold-place.ts';
import { isRevealing } from './reveal.ts';

/** What is closer to the height that is wanted than this is that height. */
const near = 0.75;

function measureLine(view: EditorView, at: number): number | null {
  return findLine(view, at)?.getBoundingClientRect().height ?? null;
}

/**
 * Source that comes into sight is longer or shorter than what was drawn for it: the line would get a row more or less,
 * and everything below would jump because the caret came by. A line that a selection reaches stays as high as it was,
 * until somebody writes in it: where the source is longer its letters stand closer, as a typesetter would set them,
 * and if that is not enough only the source next to the caret is shown.
 */
const keeper = ViewPlugin.fromClass(
  class {
    /** How high the lines were that a selection reaches, before it did. */
    private heights: ReadonlyMap<number, number> = new Map();
    private width = 0;

    update(update: ViewUpdate): void {
      const { view, state, startState } = update;
      if (update.docChanged || update.selectionSet)
        this.heights = mapLines(this.heights, startState, state, update.changes);
      if (update.geometryChanged) this.forgetWidth(view);
      // Entering the editor shows the source at its caret, too.
      const entered = isRevealing(startState) !== isRevealing(state);
      if (!(update.selectionSet || entered) || update.docChanged || view.composing) return;
      this.look(view);
      if (this.heights.size === 0) return;
      view.requestMeasure({
        key: this,
        read: () => this.listWrong(view).length > 0,
        write: (wrong) => {
          // A view being measured takes no changes; right after that, still before anything is painted, it does.
          if (wrong) queueMicrotask(() => this.fit(view));
        },
      });
    }

    /** In a wider or narrower column lines have other heights. */
    private forgetWidth(view: EditorView): void {
      const size = view.state.field(fitsField, false)?.size ?? 0;
      if (size === 0 || view.contentDOM.clientWidth === this.width) return;
      this.heights = new Map();
      queueMicrotask(() => {
        if (view.dom.isConnected) view.dispatch({ effects: setFits.of(new Map()) });
      });
    }

    /** Measures the lines that the selection came to, as they still are on the screen. */
    private look(view: EditorView): void {
      const { doc, selection } = view.state;
      const width = view.contentDOM.clientWidth;
      if (width !== this.width) this.heights = new Map();
      this.width = width;
      const heights = new Map(this.heights);
      const { viewport } = view;
      for (const range of selection.ranges) {
        const end = Math.min(range.to, viewport.to);
        for (let at = Math.max(range.from, viewport.from); at <= end;) {
          const line = doc.lineAt(at);
          const height = heights.has(line.from) ? null : measureLine(view, line.from);
          if (height !== null) heights.set(line.from, height);
          at = line.to + 1;
        }
      }
      this.heights = heights;
    }

    private listWrong(view: EditorView): readonly number[] {
      return [...this.heights].flatMap(([at, wanted]) => {
        const now = at <= view.state.doc.length ? measureLine(view, at) : null;
        return now === null || Math.abs(now - wanted) <= near ? [] : [at];
      });
    }

    /** Finds the loosest setting that keeps the height, for all lines at once: each round halves what is left to try. */
    private fit(view: EditorView): void {
      // Put off until the view was measured; by then the text may be shown as it is.
      const shown = view.state.field(fitsField, false);
      if (!view.dom.isConnected || shown === undefined) return;
      const fits = new Map(shown);
      const open = new Map<number, { low: number; high: number }>();
      for (const at of this.listWrong(view)) {
        open.set(at, { low: 0, high: tightest });
        fits.set(at, { height: 0, level: 0 });
      }
      if (open.size === 0) return;
      const isTooHigh = (at: number): boolean => (measureLine(view, at) ?? 0) > this.heights.get(at)! + near;
      const show = (): void => view.dispatch({ effects: setFits.of(new Map(fits)) });
      // Most lines need nothing but to stay as high as they were.
      show();
      for (const [at] of open) if (!isTooHigh(at)) open.delete(at);
      while (open.size > 0) {
        for (const [at, { low, high }] of open) fits.set(at, { height: 0, level: (low + high + 1) >> 1 });
        show();
        for (const [at, range] of open) {
          const level = (range.low + range.high + 1) >> 1;
          if (isTooHigh(at)) range.low = level;
          else range.high = level;
          if (range.high - range.low > 1) continue;
          open.delete(at);
          fits.set(at, { height: 0, level: range.high });
        }
      }
      show();
      for (const [at, { level }] of fits) {
        const height = this.heights.get(at);
        // Words too long for any setting: then it takes the room rather than being set for nothing.
        if (height !== undefined)
          fits.set(at, level === tightest && isTooHigh(at) ? { height, level: 0 } : { height, level });
      }
      show();
    }
  },
);

export const keepRows: Extension = [fitsField, keeper, fitTheme];
