import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findLine } from './hold-place.ts';

/** A line and how much closer its letters stand, from 1 on. */
interface Tight {
  readonly from: number;
  readonly step: number;
}

const steps = ['-.006em', '-.012em', '-.02em', '-.03em', '-.04em'] as const;
const setTight = StateEffect.define<Tight | null>();

const tightLine = StateField.define<Tight | null>({
  create: () => null,
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setTight)) return effect.value;
    if (!value) return null;
    const before = tr.startState.doc.lineAt(value.from);
    // What is typed may take the room that it needs.
    if (tr.docChanged && tr.changes.touchesRange(before.from, before.to)) return null;
    const from = tr.changes.mapPos(value.from, 1);
    const caret = tr.state.doc.lineAt(tr.state.selection.main.head).from;
    if (caret !== from) return null;
    return from === value.from ? value : { from, step: value.step };
  },
  provide: (field) =>
    EditorView.decorations.from(field, (value) =>
      value
        ? Decoration.set([Decoration.line({ class: `cm-tight cm-tight-${value.step}` }).range(value.from)])
        : Decoration.none,
    ),
});

/**
 * Marks that come into sight take room, and a full last row would be followed by one more: everything below would jump
 * because the caret came by. The letters of the line then stand a little closer instead, as a typesetter would set
 * them, until the caret leaves it.
 */
const keeper = ViewPlugin.fromClass(
  class {
    private base: { readonly from: number; readonly width: number; readonly height: number } | null = null;

    update(update: ViewUpdate): void {
      const { view } = update;
      if (update.docChanged) this.base = null;
      if (!update.selectionSet || update.docChanged || view.composing) return;
      const { head } = update.state.selection.main;
      const { from } = update.state.doc.lineAt(head);
      const line = findLine(view, head);
      if (!line) {
        this.base = null;
        return;
      }
      const { width, height } = line.getBoundingClientRect();
      // As high as it was before the caret came to it, however often the caret moves within it.
      if (this.base?.from !== from || Math.abs(this.base.width - width) > 0.5) this.base = { from, width, height };
      const wanted = this.base;
      view.requestMeasure({
        key: this,
        read: () => {
          const now = findLine(view, head)?.getBoundingClientRect().height ?? wanted.height;
          return Math.abs(now - wanted.height) > 2;
        },
        write: (wrong) => {
          // A view being measured takes no changes; right after that, still before anything is painted, it does.
          if (wrong) queueMicrotask(() => this.fit(view, wanted));
        },
      });
    }

    private fit(view: EditorView, wanted: { readonly from: number; readonly height: number }): void {
      for (let step = 0; step <= steps.length; step++) {
        const { head } = view.state.selection.main;
        if (!view.dom.isConnected || view.state.doc.lineAt(head).from !== wanted.from) return;
        view.dispatch({ effects: setTight.of(step === 0 ? null : { from: wanted.from, step }) });
        const now = findLine(view, head)?.getBoundingClientRect().height ?? wanted.height;
        if (Math.abs(now - wanted.height) <= 2) return;
      }
      view.dispatch({ effects: setTight.of(null) });
    }
  },
);

const theme = EditorView.baseTheme(
  Object.fromEntries(steps.map((letterSpacing, index) => [`.cm-tight-${index + 1}`, { letterSpacing }])),
);

export const keepRows: Extension = [tightLine, keeper, theme];
