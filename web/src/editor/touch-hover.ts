import type { Extension } from '@codemirror/state';
import { activateHover, closeHoverTooltips, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/**
 * A finger does not hover. Where it puts the caret, what hovering shows (where a link leads and how to open it, the
 * entry of a citation, a note, a problem) is shown until the caret goes elsewhere or something is written.
 */
export const touchHover: Extension = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    /** Not every browser says of a click what made it. */
    pointer = '';
    private waiting = false;

    constructor(view: EditorView) {
      this.view = view;
    }

    tap(event: MouseEvent): void {
      const { main } = this.view.state.selection;
      // The browser puts the caret there, and tells of it later.
      this.waiting = !main.empty || this.view.posAtCoords({ x: event.clientX, y: event.clientY }) !== main.head;
      if (!this.waiting) this.show();
    }

    update(update: ViewUpdate): void {
      if (!this.waiting || !update.selectionSet) return;
      this.waiting = false;
      setTimeout(() => this.show());
    }

    private show(): void {
      const { view } = this;
      const { main } = view.state.selection;
      if (!main.empty || !view.hasFocus) return;
      view.dispatch({ effects: closeHoverTooltips });
      activateHover(view, main.head, 1, {
        until: (tr) => tr.selection !== undefined || tr.isUserEvent('input') || tr.isUserEvent('delete'),
      });
    }
  },
  {
    eventObservers: {
      pointerdown(event) {
        this.pointer = event.pointerType;
      },
      click(event) {
        if (this.pointer === 'touch') this.tap(event);
      },
    },
  },
);
