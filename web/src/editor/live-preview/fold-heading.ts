import { foldable, foldedRanges, foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorState, Extension, Line } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { findLine } from './hold-place.ts';

/** The folded range of a line's section. */
export function findFold(state: EditorState, line: Line): { readonly from: number; readonly to: number } | null {
  let found: { readonly from: number; readonly to: number } | null = null;
  foldedRanges(state).between(line.to, line.to, (from, to) => {
    if (from === line.to) found = { from, to };
  });
  return found;
}

/** How far left of a heading its marker is clickable. */
const reach = 26;

/** The marker beside a heading folds its section, as do Ctrl-Shift-[ and ]. */
export const foldHeading: Extension = [
  EditorView.domEventHandlers({
    mousedown(event, view) {
      if (event.button !== 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
      const { from } = view.lineBlockAtHeight(event.clientY - view.documentTop);
      const element = findLine(view, from);
      if (!element?.classList.contains('cm-fold-head')) return false;
      const left = element.getBoundingClientRect().left;
      if (event.clientX >= left || event.clientX < left - reach) return false;
      const line = view.state.doc.lineAt(from);
      const folded = findFold(view.state, line);
      const range = folded ?? foldable(view.state, line.from, line.to);
      event.preventDefault();
      if (!range) return true;
      const { head } = view.state.selection.main;
      const inside = !folded && head > range.from && head <= range.to;
      view.dispatch({
        effects: folded ? unfoldEffect.of(folded) : foldEffect.of(range),
        // A caret inside would unfold it again at once.
        ...(inside ? { selection: { anchor: range.from } } : {}),
      });
      return true;
    },
  }),
  EditorView.baseTheme({
    '.cm-fold-head': { position: 'relative' },
    // Drawn in CSS: not every font has these glyphs.
    '.cm-fold-head::before': {
      content: '""',
      position: 'absolute',
      left: '-18px',
      // Centred on the first row, however many there are.
      marginTop: 'calc(.5lh - 6px)',
      width: '7px',
      height: '7px',
      borderRight: '1.5px solid var(--muted)',
      borderBottom: '1.5px solid var(--muted)',
      transform: 'rotate(45deg)',
      opacity: '0',
      cursor: 'pointer',
    },
    '.cm-fold-head:hover::before': { opacity: '1' },
    '.cm-fold-head.cm-folded::before': { transform: 'rotate(-45deg)', opacity: '1' },
    // Nothing can be hovered: at the heading with the caret.
    '@media (hover: none)': {
      '.cm-fold-head::before': { left: '-14px' },
      '.cm-fold-near::before': { opacity: '1' },
    },
  }),
];
