import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { createCaretCard } from './caret-card.ts';
import { readCaret } from './caret-card-state.ts';
import { citationAtCaret } from './citation.ts';
import { createElement } from './create-element.ts';
import { drawIcon } from './icon.ts';
import { describeLinkActions } from './link-actions.ts';
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
    const address = found.title ? `${found.title} · ${found.url}` : found.url;
    const name = JSON.stringify([address, found.wiki, view.state.readOnly]);
    if (name === drawn) return;
    drawn = name;
    const line = createElement('p', '', address);
    line.title = address;
    const tools = describeLinkActions(view.state, found).map(({ label, icon, run }) => {
      const tool = createElement('button', 'cm-card-tool', ...(icon ? [drawIcon(icon)] : []));
      tool.type = 'button';
      tool.title = label;
      tool.setAttribute('aria-label', label);
      // The text keeps the focus.
      tool.addEventListener('mousedown', (event) => event.preventDefault());
      tool.addEventListener('click', ({ detail }) => run(view, view.state.selection.main.head, detail === 0));
      return tool;
    });
    dom.replaceChildren(line, ...tools);
    view.requestMeasure();
  };
}

const theme = EditorView.theme({
  '.cm-caret-card.cm-link-at-caret': { display: 'flex', alignItems: 'center', padding: '3px 4px 3px 12px' },
  '&:not(:focus-within) .cm-caret-card.cm-link-at-caret': { display: 'none' },
  '.cm-link-at-caret p': {
    flex: '1',
    minWidth: '0',
    margin: '0 8px 0 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--muted)',
    lineHeight: '20px',
  },
});

/** The address of the link at the caret, and what can be done with it; the text of the link is edited in its place. */
export const linkAtCaret: Extension = [
  createCaretCard({ className: 'cm-link-at-caret', width: 420, find: findLinkAtCaret, draw }),
  theme,
];
