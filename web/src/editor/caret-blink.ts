import { drawSelection, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Extension } from '@codemirror/state';

const RATE_MS = 600;

/**
 * The caret blinks by a timer. An animation that never ends makes the browser draw frame after frame, and a key that
 * comes waits for the frame that is being drawn.
 */
const blinking = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private timer: ReturnType<typeof setInterval> | undefined;
    private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

    constructor(view: EditorView) {
      this.view = view;
      this.restart();
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.selectionSet || update.focusChanged) this.restart();
    }

    private restart(): void {
      clearInterval(this.timer);
      const { dom } = this.view;
      dom.removeAttribute('data-caret');
      if (!this.view.hasFocus || this.still.matches) return;
      this.timer = setInterval(() => dom.toggleAttribute('data-caret'), RATE_MS);
    }

    destroy(): void {
      clearInterval(this.timer);
    }
  },
);

const theme = EditorView.baseTheme({
  '&[data-caret] > .cm-scroller > .cm-cursorLayer .cm-cursor': { visibility: 'hidden' },
});

/** Selections and carets drawn by the editor, several at once. */
export const drawnSelection: Extension = [drawSelection({ cursorBlinkRate: 0 }), blinking, theme];
