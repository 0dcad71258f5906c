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

/** Without the languages of code: nobody asks for those here. */
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
 * The tree of all of the text, or null while it is not known. The editor itself parses only a little further than what
 * is in sight, and does that at every key; notes, definitions and sections may stand anywhere in a long text.
 */
export function findWholeTree(state: EditorState): Tree | null {
  const tree = syntaxTree(state);
  if (tree.length >= state.doc.length) return tree;
  const known = state.field(wholeTreeField, false);
  return known?.doc === state.doc ? known.tree : null;
}

/** As much of it as is known: for what is told again once all of it is. */
export function findKnownTree(state: EditorState): Tree {
  return findWholeTree(state) ?? syntaxTree(state);
}

/** All of it for a command, which has to know it: read at once if need be. */
export function readWholeTree(state: EditorState): Tree {
  return findWholeTree(state) ?? parser.parse(state.doc.toString());
}

const SLICE_MS = 5;

/** Reads what the editor leaves unread, in pauses and a few milliseconds at a time; again only what changed. */
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
