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

/** The link whose marks are shown because the caret is at it; none while typing. */
export function findLinkAtCaret(state: EditorState): FoundLink | null {
  const { head, empty } = state.selection.main;
  if (!empty || readCaret(state) !== 'resting' || !isRevealing(state)) return null;
  // It is being edited in its own card; Source has no cards.
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

/** Shows the URL of the link at the caret and its actions; its text is edited in place. */
export const linkAtCaret: Extension = [
  createCaretCard({
    className: 'cm-link-tip cm-link-at-caret',
    width: 420,
    side: 'above',
    find: findLinkAtCaret,
    draw,
  }),
  theme,
];
