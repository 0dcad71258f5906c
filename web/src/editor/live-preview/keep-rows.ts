import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { fitsField, fitTheme, mapLines, setFits, tightest } from './fit-rows.ts';
import { findLine } from './hold-place.ts';
import { isRevealing } from './reveal.ts';

/** Heights that differ by less than this count as equal. */
const near = 0.75;

function measureLine(view: EditorView, at: number): number | null {
  return findLine(view, at)?.getBoundingClientRect().height ?? null;
}

/**
 * Revealed source is longer or shorter than its rendering: the line would gain or lose a row, and everything below
 * would jump as the caret passes. A line reached by a selection keeps its height until somebody types in it: longer
 * source is set tighter, as a typesetter would, and if that is not enough, only the source next to the caret is shown.
 */
const keeper = ViewPlugin.fromClass(
  class {
    /** Heights of the selected lines before they were selected. */
    private heights: ReadonlyMap<number, number> = new Map();
    private width = 0;

    update(update: ViewUpdate): void {
      const { view, state, startState } = update;
      if (update.docChanged || update.selectionSet)
        this.heights = mapLines(this.heights, startState, state, update.changes);
      if (update.geometryChanged) this.forgetWidth(view);
      // Focusing the editor also reveals source at its caret.
      const entered = isRevealing(startState) !== isRevealing(state);
      if (!(update.selectionSet || entered) || update.docChanged || view.composing) return;
      this.look(view);
      if (this.heights.size === 0) return;
      view.requestMeasure({
        key: this,
        read: () => this.listWrong(view).length > 0,
        write: (wrong) => {
          // A view being measured accepts no changes; right after that, before painting, it does.
          if (wrong) queueMicrotask(() => this.fit(view));
        },
      });
    }

    /** Line heights depend on the column width. */
    private forgetWidth(view: EditorView): void {
      const size = view.state.field(fitsField, false)?.size ?? 0;
      if (size === 0 || view.contentDOM.clientWidth === this.width) return;
      this.heights = new Map();
      queueMicrotask(() => {
        if (view.dom.isConnected) view.dispatch({ effects: setFits.of(new Map()) });
      });
    }

    /** Measures the newly selected lines while they are still on screen. */
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

    /** Finds the loosest setting that keeps the height, for all lines at once, by bisection. */
    private fit(view: EditorView): void {
      // Deferred until the view was measured; by then the text may be in source mode.
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
      // Most lines just need to keep their height.
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
        // Words too long for any setting: take the extra row instead of tightening in vain.
        if (height !== undefined)
          fits.set(at, level === tightest && isTooHigh(at) ? { height, level: 0 } : { height, level });
      }
      show();
    }
  },
);

export const keepRows: Extension = [fitsField, keeper, fitTheme];
