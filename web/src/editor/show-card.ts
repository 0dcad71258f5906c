import type { Extension } from '@codemirror/state';
import {
  activateHover,
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/**
 * Shows without a mouse what hovering shows: a link's URL and actions, a citation's entry, a footnote, a problem. It
 * stays until the caret moves or something is typed.
 */
export function showCard(view: EditorView, at: number): void {
  view.dispatch({ effects: closeHoverTooltips });
  activateHover(view, at, 1, {
    until: (tr) => tr.selection !== undefined || tr.isUserEvent('input') || tr.isUserEvent('delete'),
  });
  const told = view.dom.querySelector('.cm-tooltip-hover')?.textContent;
  if (told) view.dispatch({ effects: EditorView.announce.of(told) });
}

/** Touch has no hover: show the card where a tap puts the caret. */
const cardOfTap: Extension = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    /** Not every browser reports a click's pointer type. */
    pointer = '';
    private waiting = false;

    constructor(view: EditorView) {
      this.view = view;
    }

    tap(event: MouseEvent): void {
      const { main } = this.view.state.selection;
      // The browser moves the caret there and reports it later.
      this.waiting = !main.empty || this.view.posAtCoords({ x: event.clientX, y: event.clientY }) !== main.head;
      if (!this.waiting) this.show();
    }

    update(update: ViewUpdate): void {
      if (!this.waiting || !update.selectionSet) return;
      this.waiting = false;
      setTimeout(() => this.show());
    }

    private show(): void {
      const { main } = this.view.state.selection;
      if (main.empty && this.view.hasFocus) showCard(this.view, main.head);
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

/** Escape dismisses whatever covers the text. */
const escapeCloses = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.key !== 'Escape' || !hasHoverTooltips(view.state)) return false;
    view.dispatch({ effects: closeHoverTooltips });
    return true;
  },
});

/** Otherwise a card would cover the menu, drawer or dialog that was opened. */
const elsewhereCloses: Extension = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private readonly listening = new AbortController();

    constructor(view: EditorView) {
      this.view = view;
      const { signal } = this.listening;
      for (const event of ['focusin', 'pointerdown'] as const)
        view.dom.ownerDocument.addEventListener(event, (happened) => this.close(happened), { capture: true, signal });
    }

    private close({ target }: Event): void {
      const { dom, state } = this.view;
      if (!hasHoverTooltips(state) || !(target instanceof Element)) return;
      if (dom.contains(target) && !target.closest('.cm-menu')) return;
      this.view.dispatch({ effects: closeHoverTooltips });
    }

    destroy(): void {
      this.listening.abort();
    }
  },
);

export const cards: Extension = [cardOfTap, escapeCloses, elsewhereCloses];
