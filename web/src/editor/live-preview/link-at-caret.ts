import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { createCaretCard } from './caret-card.ts';
import { readCaret } from './caret-card-state.ts';
import { citationAtCaret } from './citation.ts';
import { drawLink } from './draw-link.ts';
import { linkCardField } from './link-card-state.ts';
import { findLink, type FoundLink } from './link.ts';
import { isRevealing } from './reveal.ts';

/** The link whose marks are shown because the caret is in it or beside it; none while something is typed. */
export function findLinkAtCaret(state: EditorState): FoundLink | null {
  const { head, empty } = state.selection.main;
  if (!empty || readCaret(state) !== 'resting' || !isRevealing(state)) return null;
  // Being edited in its own card; in Source there are none.
  if (state.field(linkCardField, false) !== null) return null;
  const found = findLink(state, head) ?? findLink(state, head, -1);
  return found?.url && citationAtCaret(state) === null ? found : null;
}

function draw(view: EditorView, dom: HTMLElement): () => void {
  let drawn = '';
  dom.setAttribute('aria-label', t('link'));
  return () => {
    const found = findLinkAtCaret(view.state);
    if (!found) return;
    const name = JSON.stringify([found.url, found.title, found.wiki, view.state.readOnly]);
    if (name === drawn) return;
    drawn = name;
    drawLink(view, dom, found, () => view.state.selection.main.head);
    view.requestMeasure();
  };
}

const theme = EditorView.theme({
  '&:not(:focus-within) .cm-caret-card.cm-link-at-caret': { display: 'none' },
});

/** The address of the link at the caret, and what can be done with it; the text of the link is edited in its place. */
export const linkAtCaret: Extension = [
  createCaretCard({ className: 'cm-link-tip cm-link-at-caret', width: 420, find: findLinkAtCaret, draw }),
  theme,
];
