import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { type Fit, fitsField, fitTheme, mapLines, setFits, tightest } from './fit-rows.ts';
import { findLine } from './hold-place.ts';
import { listRowEnds } from './row-ends.ts';
import { isRevealing } from './reveal.ts';

/** Heights that differ by less than this count as equal. */
const near = 0.75;

/** How a line looked before the caret was in it. */
interface Look {
  readonly height: number;
  readonly ends: readonly number[];
}

function measureLine(view: EditorView, at: number): number | null {
  return findLine(view, at)?.getBoundingClientRect().height ?? null;
}

/** Where a line wraps, from its start. */
function readEnds(view: EditorView, element: HTMLElement, at: number): readonly number[] {
  return listRowEnds(view, element).map((end) => end - at);
}

/** The rows of a line, by its intended ends, that need a second one. */
function listFull(
  ends: readonly number[],
  now: readonly number[],
  length: number,
): readonly (readonly [number, number])[] {
  const bounds = [0, ...ends, length];
  const rows = bounds.slice(1).map((to, index) => [bounds[index]!, to] as const);
  const full = rows.filter(([from, to]) => now.some((end) => end > from && end < to));
  return full.length > 0 ? full : [[0, length]];
}

/**
 * Revealed source is longer or shorter than its rendering, so the line would wrap elsewhere, or gain or lose a row, and
 * text would jump as the caret passes. A line reached by a selection keeps its rows until someone types in it: a row
 * with longer source extends into the margin and, if that is not enough, its marks get smaller and only the source next
 * to the caret is shown.
 */
const keeper = ViewPlugin.fromClass(
  class {
    /** The selected lines, before they were selected. */
    private looks: ReadonlyMap<number, Look> = new Map();
    /** What they showed when their rows were last compared; unless that changes, they wrap as before. */
    private readonly compared = new WeakMap<Look, string | null>();
    private width = 0;

    update(update: ViewUpdate): void {
      const { view, state, startState } = update;
      if (update.docChanged || update.selectionSet)
        this.looks = mapLines(this.looks, startState, state, update.changes);
      if (update.geometryChanged) this.forgetWidth(view);
      // Focusing the editor also reveals source at its caret.
      const entered = isRevealing(startState) !== isRevealing(state);
      if (!(update.selectionSet || entered) || update.docChanged || view.composing) return;
      this.look(view);
      if (this.looks.size === 0) return;
      view.requestMeasure({
        key: this,
        read: () => this.listWrong(view).length > 0,
        write: (wrong) => {
          // A view being measured accepts no changes; right after that, before painting, it does.
          if (wrong) queueMicrotask(() => this.fit(view));
        },
      });
    }

    /** Where a line wraps depends on the column width. */
    private forgetWidth(view: EditorView): void {
      const size = view.state.field(fitsField, false)?.size ?? 0;
      if (size === 0 || view.contentDOM.clientWidth === this.width) return;
      this.looks = new Map();
      queueMicrotask(() => {
        if (view.dom.isConnected) view.dispatch({ effects: setFits.of(new Map()) });
      });
    }

    /** Measures the newly selected lines while they are still on screen. */
    private look(view: EditorView): void {
      const { doc, selection } = view.state;
      const width = view.contentDOM.clientWidth;
      if (width !== this.width) this.looks = new Map();
      this.width = width;
      const looks = new Map(this.looks);
      const { viewport } = view;
      for (const range of selection.ranges) {
        const end = Math.min(range.to, viewport.to);
        for (let at = Math.max(range.from, viewport.from); at <= end;) {
          const line = doc.lineAt(at);
          const element = looks.has(line.from) ? null : findLine(view, line.from);
          if (element !== null) {
            const { height } = element.getBoundingClientRect();
            const look = { height, ends: readEnds(view, element, line.from) };
            this.compared.set(look, element.textContent);
            looks.set(line.from, look);
          }
          at = line.to + 1;
        }
      }
      this.looks = looks;
    }

    private listWrong(view: EditorView): readonly number[] {
      return [...this.looks].flatMap(([at, look]) => (this.isWrong(view, at, look) ? [at] : []));
    }

    private isWrong(view: EditorView, at: number, look: Look): boolean {
      const element = findLine(view, at);
      if (element === null) return false;
      if (Math.abs(element.getBoundingClientRect().height - look.height) > near) return true;
      if (element.textContent === this.compared.get(look)) return false;
      // A tightened line may have room again.
      if ((view.state.field(fitsField, false)?.get(at)?.level ?? 0) > 0) return true;
      const now = readEnds(view, element, at);
      if (now.length !== look.ends.length || now.some((end, index) => end !== look.ends[index])) return true;
      this.compared.set(look, element.textContent);
      return false;
    }

    /** Wraps the lines as before, and finds the loosest setting that allows it, for all at once, by bisection. */
    private fit(view: EditorView): void {
      // Deferred until the view was measured; by then the text may be in source mode.
      const shown = view.state.field(fitsField, false);
      if (!view.dom.isConnected || shown === undefined) return;
      const fits = new Map(shown);
      const change = (at: number, part: Partial<Fit>): void => void fits.set(at, { ...fits.get(at)!, ...part });
      const fitted = this.listWrong(view);
      if (fitted.length === 0) return;
      for (const at of fitted) fits.set(at, { height: 0, level: 0, ends: this.looks.get(at)!.ends, full: [] });
      const isTooHigh = (at: number): boolean => (measureLine(view, at) ?? 0) > this.looks.get(at)!.height + near;
      const show = (): void => view.dispatch({ effects: setFits.of(new Map(fits)) });
      const tighten = (lines: readonly number[]): void => {
        if (lines.length === 0) return;
        const open = new Map(lines.map((at) => [at, { low: 0, high: tightest }]));
        while (open.size > 0) {
          for (const [at, { low, high }] of open) change(at, { level: (low + high + 1) >> 1 });
          show();
          for (const [at, range] of open) {
            const level = (range.low + range.high + 1) >> 1;
            if (isTooHigh(at)) range.low = level;
            else range.high = level;
            if (range.high - range.low > 1) continue;
            open.delete(at);
            change(at, { level: range.high });
          }
        }
        show();
      };
      // Most rows have enough room.
      show();
      const high = fitted.filter(isTooHigh);
      for (const at of high) {
        const element = findLine(view, at);
        const { length } = view.state.doc.lineAt(at);
        if (element) change(at, { full: listFull(fits.get(at)!.ends, readEnds(view, element, at), length) });
      }
      tighten(high);
      // Source longer than its row needs room from the others: wrapping elsewhere is better than moving everything
      // below.
      const long = high.filter(isTooHigh);
      for (const at of long) change(at, { level: 0, ends: [], full: [[0, view.state.doc.lineAt(at).length]] });
      tighten(long);
      for (const [at, { level }] of fits) {
        const look = this.looks.get(at);
        // Words too long for any setting: take the extra row instead of tightening in vain.
        if (look !== undefined)
          change(at, { height: look.height, level: level === tightest && isTooHigh(at) ? 0 : level });
      }
      show();
      for (const at of fitted) {
        const look = this.looks.get(at);
        if (look !== undefined) this.compared.set(look, findLine(view, at)?.textContent ?? null);
      }
    }
  },
);

export const keepRows: Extension = [fitsField, keeper, fitTheme];
