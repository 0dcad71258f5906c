import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { type PartialParse, type Tree, TreeFragment } from '@lezer/common';
import { createIdleTask } from '../idle.ts';
import { buildMarkdownParser } from './parser.ts';

interface Whole {
  readonly doc: Text;
  readonly tree: Tree;
}

/** Without the code languages: they are not needed here. */
const parser = buildMarkdownParser(null);
const setWhole = StateEffect.define<Whole>();

export const wholeTreeField = StateField.define<Whole | null>({
  create: () => null,
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setWhole)) return effect.value;
    return value;
  },
});

/**
 * The tree of the whole text, or null while unknown. The editor itself parses only slightly beyond the viewport, on
 * every key; footnotes, definitions and sections may be anywhere in a long text.
 */
export function findWholeTree(state: EditorState): Tree | null {
  const tree = syntaxTree(state);
  if (tree.length >= state.doc.length) return tree;
  const known = state.field(wholeTreeField, false);
  return known?.doc === state.doc ? known.tree : null;
}

/** The known part, for results that are updated once all is known. */
export function findKnownTree(state: EditorState): Tree {
  return findWholeTree(state) ?? syntaxTree(state);
}

/** The whole tree for a command that needs it, parsed immediately if necessary. */
export function readWholeTree(state: EditorState): Tree {
  return findWholeTree(state) ?? parser.parse(state.doc.toString());
}

const SLICE_MS = 5;

/** Parses what the editor leaves out, in idle time, a few milliseconds at a time; incrementally after changes. */
const reader = ViewPlugin.fromClass(
  class {
    private readonly view: EditorView;
    private fragments: readonly TreeFragment[] = [];
    private parse: PartialParse | null = null;
    private readonly task = createIdleTask(() => this.work());

    constructor(view: EditorView) {
      this.view = view;
      this.task.schedule(400);
    }

    update(update: ViewUpdate): void {
      if (!update.docChanged) return;
      const ranges: { fromA: number; toA: number; fromB: number; toB: number }[] = [];
      update.changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({ fromA, toA, fromB, toB }));
      this.fragments = TreeFragment.applyChanges(this.fragments, ranges);
      this.parse = null;
      this.task.schedule(500);
    }

    private work(): boolean {
      const { state } = this.view;
      if (findWholeTree(state)) return false;
      this.parse ??= parser.startParse(state.doc.toString(), this.fragments);
      for (const end = performance.now() + SLICE_MS; performance.now() < end;) {
        const tree = this.parse.advance();
        if (!tree) continue;
        this.parse = null;
        this.fragments = TreeFragment.addTree(tree, this.fragments);
        this.view.dispatch({ effects: setWhole.of({ doc: state.doc, tree }) });
        return false;
      }
      return true;
    }

    destroy(): void {
      this.task.cancel();
    }
  },
);

export const wholeTree: Extension = [wholeTreeField, reader];
