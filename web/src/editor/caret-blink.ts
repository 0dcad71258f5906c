/*
 * Draws carets in place of the library, for speed: its carets cause a second layout per key and, through an endless
 * animation, frames that keys wait for. Together with redrawing only the edited block, a key in 1 MB went from 9.8 to
 * 7.8 ms and from 5.0 to 2.8 style recalculations (bench/README.md, before "Caret walk"). The whole interface is
 * `drawnSelection`, which replaces `drawSelection()`; e2e/editor-surroundings.spec.ts checks the carets against the
 * text.
 */
import { EditorSelection, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  layer,
  type LayerMarker,
  RectangleMarker,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const RATE_MS = 600;

/**
 * Moves the caret with a transform: changing `left` and `top`, as the library does, makes the browser lay out the text
 * twice per key.
 */
class Caret implements LayerMarker {
  private readonly main: boolean;
  private readonly box: RectangleMarker;

  constructor(main: boolean, box: RectangleMarker) {
    this.main = main;
    this.box = box;
  }

  eq(other: Caret): boolean {
    return this.main === other.main && this.box.eq(other.box);
  }

  draw(): HTMLElement {
    const caret = document.createElement('div');
    caret.className = `cm-cursor ${this.main ? 'cm-cursor-primary' : 'cm-cursor-secondary'}`;
    this.place(caret, -1);
    return caret;
  }

  update(caret: HTMLElement, before: Caret): boolean {
    if (before.main !== this.main) return false;
    this.place(caret, before.box.height);
    return true;
  }

  private place(caret: HTMLElement, height: number): void {
    caret.style.transform = `translate(${this.box.left}px, ${this.box.top}px)`;
    if (height !== this.box.height) caret.style.height = `${this.box.height}px`;
  }
}

const carets = layer({
  above: true,
  class: 'cm-cursorLayer',
  markers: (view) =>
    view.state.selection.ranges.flatMap((range) =>
      RectangleMarker.forRange(view, '', EditorSelection.cursor(range.head, range.assoc)).map(
        (box) => new Caret(range === view.state.selection.main, box),
      ),
    ),
  update: ({ docChanged, selectionSet }) => docChanged || selectionSet,
});

/**
 * Blinks on a timer. An endless CSS animation makes the browser render frame after frame, and a key has to wait for the
 * frame in progress.
 */
const blinking = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private timer: ReturnType<typeof setInterval> | undefined;
    private readonly still = matchMedia('(prefers-reduced-motion: reduce)');
    private moved = 0;
    private hidden = false;

    constructor(view: EditorView) {
      this.view = view;
      this.restart();
    }

    update(update: ViewUpdate): void {
      if (update.focusChanged) this.restart();
      else if (update.docChanged || update.selectionSet) this.show();
    }

    /** Reuses the running timer, which skips a caret that has just moved: cheaper per key than starting a new one. */
    private show(): void {
      this.moved = performance.now();
      if (this.hidden) this.toggle();
    }

    private toggle(): void {
      this.hidden = this.view.dom.toggleAttribute('data-caret', !this.hidden);
    }

    private restart(): void {
      clearInterval(this.timer);
      this.show();
      if (!this.view.hasFocus || this.still.matches) return;
      this.timer = setInterval(() => {
        if (performance.now() - this.moved >= RATE_MS) this.toggle();
      }, RATE_MS);
    }

    destroy(): void {
      clearInterval(this.timer);
    }
  },
);

const theme = EditorView.theme({
  '&.cm-focused > .cm-scroller > .cm-cursorLayer': { animation: 'none' },
  '.cm-cursorLayer .cm-cursor': { left: '0', top: '0' },
  '&[data-caret] > .cm-scroller > .cm-cursorLayer .cm-cursor': { visibility: 'hidden' },
});

/** Everything the library draws except its carets. */
const [, , ...ranges] = drawSelection() as readonly Extension[];

/** Selections and carets drawn by the editor, including multiple ones. */
export const drawnSelection: Extension = [ranges, carets, blinking, theme];
