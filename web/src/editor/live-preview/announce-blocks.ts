import { type Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { BlockElement } from './block-scan.ts';
import { currentGrid } from '../tables/open-grids.ts';
import { blockElementsField } from './blocks.ts';
import { t } from '../../lib/texts/editor.ts';

const names: Readonly<Record<BlockElement['kind'], string>> = {
  frontMatter: t('frontMatterSource'),
  table: t('tableSource'),
  figure: t('figureSource'),
  math: t('formulaSource'),
};

/**
 * Announces, once, that a rendered block was replaced by its source at the caret. Inline marks need no announcement:
 * they have roles, and are read verbatim while the caret is at them.
 */
export const announceBlocks: Extension = ViewPlugin.fromClass(
  class {
    private inside: BlockElement['kind'] | null = null;

    update({ view, state, selectionSet, docChanged }: ViewUpdate): void {
      if (!selectionSet && !docChanged) return;
      const { open } = state.field(blockElementsField);
      const { head } = state.selection.main;
      const found = currentGrid(state) ? undefined : [...open].find(({ from, to }) => from <= head && to >= head);
      const inside = found?.kind ?? null;
      const entered = inside !== null && inside !== this.inside && selectionSet && view.hasFocus;
      this.inside = inside;
      if (!entered) return;
      queueMicrotask(() => view.dispatch({ effects: EditorView.announce.of(names[inside]) }));
    }
  },
);
