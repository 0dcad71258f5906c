import { type HighlightStyle, syntaxTree } from '@codemirror/language';
import { type Extension, Prec, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Tree } from '@lezer/common';
import { highlightTree } from '@lezer/highlight';
import { findChangedBlock, redrawBlock } from './changed-block.ts';
import { type Part, isSameWindow, staysDrawn } from './keep-drawn.ts';

/**
 * Highlights visible code like `syntaxHighlighting`, but after most keys only the edited block: the library walks
 * everything visible on every key.
 */
export function highlightWindow(style: HighlightStyle): Extension {
  const marks = new Map<string, Decoration>();
  const mark = (name: string): Decoration => {
    const known = marks.get(name) ?? Decoration.mark({ class: name });
    marks.set(name, known);
    return known;
  };
  const list = (tree: Tree, start: number, from: number, to: number): Range<Decoration>[] => {
    const ranges: Range<Decoration>[] = [];
    highlightTree(tree, style, (a, b, name) => ranges.push(mark(name).range(start + a, start + b)), from, to);
    return ranges;
  };
  const draw = ({ state, visibleRanges }: EditorView): DecorationSet =>
    Decoration.set(visibleRanges.flatMap(({ from, to }) => list(syntaxTree(state), 0, from, to)));
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      private parts: readonly Part[];

      constructor(view: EditorView) {
        this.parts = view.visibleRanges;
        this.decorations = draw(view);
      }

      update(update: ViewUpdate): void {
        const { startState, state, changes, view } = update;
        if (syntaxTree(startState) === syntaxTree(state) && !update.viewportChanged) return;
        const isSame = isSameWindow(update, this.parts);
        if (isSame && !update.selectionSet && staysDrawn(startState, state, changes, this.parts)) {
          this.parts = view.visibleRanges;
          this.decorations = this.decorations.map(changes);
          return;
        }
        const block = isSame ? findChangedBlock(startState, state, changes) : null;
        this.parts = view.visibleRanges;
        this.decorations = block
          ? redrawBlock(this.decorations, changes, block, list(block.tree, block.start, 0, block.tree.length))
          : draw(view);
      }
    },
    { decorations: (value) => value.decorations },
  );
  return [Prec.high(plugin), style.module ? EditorView.styleModule.of(style.module) : []];
}
