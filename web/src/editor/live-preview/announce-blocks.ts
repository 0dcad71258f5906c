import { type Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { BlockElement } from './block-scan.ts';
import { blockElementsField } from './blocks.ts';

const names: Readonly<Record<BlockElement['kind'], string>> = {
  frontMatter: 'Front matter, as source.',
  table: 'Table, as source.',
  figure: 'Figure, as source.',
  math: 'Formula, as source.',
};

/**
 * What takes whole lines is drawn until the caret comes; then its source stands there, which is said once. Marks within a
 * line need no words: they have roles, and are read as they are while the caret is at them.
 */
export const announceBlocks: Extension = ViewPlugin.fromClass(
  class {
    private inside: BlockElement['kind'] | null = null;

    update({ view, state, selectionSet, docChanged }: ViewUpdate): void {
      if (!selectionSet && !docChanged) return;
      const { open } = state.field(blockElementsField);
      const { head } = state.selection.main;
      const inside = [...open].find(({ from, to }) => from <= head && to >= head)?.kind ?? null;
      const entered = inside !== null && inside !== this.inside && selectionSet && view.hasFocus;
      this.inside = inside;
      if (!entered) return;
      queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(names[inside]) }));
    }
  },
);
