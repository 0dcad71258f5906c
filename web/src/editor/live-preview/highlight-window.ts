import { type HighlightStyle, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { highlightTree } from '@lezer/highlight';
import { findChangedBlock } from './changed-block.ts';
import { type Part, isSameWindow } from './keep-drawn.ts';

/**
 * Colours what is in sight, as `syntaxHighlighting` does, but after most keys only the block that was written in: the
 * library walks through all that is in sight at each.
 */
export function highlightWindow(style: HighlightStyle): Extension {
  const marks = new Map<string, Decoration>();
  const mark = (name: string): Decoration => {
    const known = marks.get(name) ?? Decoration.mark({ class: name });
    marks.set(name, known);
    return known;
  };
  const list = (state: EditorState, { from, to }: Part): ReturnType<Decoration['range']>[] => {
    const ranges: ReturnType<Decoration['range']>[] = [];
    highlightTree(syntaxTree(state), style, (start, end, name) => ranges.push(mark(name).range(start, end)), from, to);
    return ranges;
  };
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      private parts: readonly Part[];

      constructor({ state, visibleRanges }: EditorView) {
        this.parts = visibleRanges;
        this.decorations = Decoration.set(visibleRanges.flatMap((part) => list(state, part)));
      }

      update(update: ViewUpdate): void {
        const { startState, state, changes, view } = update;
        if (syntaxTree(startState) === syntaxTree(state) && !update.viewportChanged) return;
        const block = isSameWindow(update, this.parts) ? findChangedBlock(startState, state, changes) : null;
        this.parts = view.visibleRanges;
        this.decorations = block
          ? this.decorations.map(changes).update({
              filterFrom: block.from,
              filterTo: block.to,
              filter: () => false,
              add: list(state, block),
            })
          : Decoration.set(view.visibleRanges.flatMap((part) => list(state, part)));
      }
    },
    { decorations: (value) => value.decorations },
  );
  return [Prec.high(plugin), style.module ? EditorView.styleModule.of(style.module) : []];
}
