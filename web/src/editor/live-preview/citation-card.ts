import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, type Rect } from '@codemirror/view';
import { createCaretCard } from './caret-card.ts';
import { caretField } from './caret-card-state.ts';
import { drawCitationCard } from './citation-card-view.ts';
import { findCarded, type FoundCitation } from './citation.ts';
import { knowWorks } from './known-works.ts';

/** The lines of a citation: drawn as one element, or as source. */
function findLines(view: EditorView, { from, isOpen }: FoundCitation): readonly [Rect, Rect] | null {
  if (isOpen) return null;
  const element = [...view.contentDOM.querySelectorAll('.cm-cite')].find((cite) => view.posAtDOM(cite) === from);
  const lines = [...(element?.getClientRects() ?? [])];
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? [first, last] : null;
}

function draw(view: EditorView, dom: HTMLElement): () => void {
  let drawn = '';
  const redraw = (): void => {
    const found = findCarded(view.state);
    if (!found) return;
    const works = knowWorks(view.state, found, redraw);
    const name = JSON.stringify([found.source, found.isOpen, view.state.readOnly, works.size]);
    // Others' changes do not affect a field being edited.
    if (name === drawn || dom.querySelector('input:focus')) return;
    drawn = name;
    drawCitationCard(view, dom, found, works);
    view.requestMeasure();
  };
  return redraw;
}

const card = createCaretCard({ className: 'cm-citation-card', width: 480, find: findCarded, draw, findLines });

/** As with footnotes, most of a rendered citation is hidden, so it is selected before being deleted. */
function selectDrawn(side: -1 | 1) {
  return (view: EditorView): boolean => {
    const { state } = view;
    const found = findCarded(state);
    if (!found || found.isOpen || state.readOnly) return false;
    if ((side < 0 ? found.to : found.from) !== state.selection.main.head) return false;
    view.dispatch({ selection: { anchor: found.from, head: found.to }, userEvent: 'select' });
    return true;
  };
}

const keys = Prec.high(
  keymap.of([
    { key: 'Backspace', run: selectDrawn(-1) },
    { key: 'Delete', run: selectDrawn(1) },
  ]),
);

const theme = EditorView.theme({
  '.cm-citation-card': { padding: '5px 8px 5px 12px' },
  // One line per work; a title that does not fit goes on the next line.
  '.cm-citation-work': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4px',
    minHeight: 'var(--tool)',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  '.cm-citation-work + .cm-citation-work': { borderTop: '1px solid var(--line)' },
  // A rule below the last, too, without moving the buttons that stand out to the left.
  '.cm-citation-several .cm-citation-work:has(+ .cm-tip-actions)': {
    borderBottom: '1px solid var(--line)',
    marginBottom: '4px',
  },
  '.cm-citation-work p': {
    flex: '1 1 0',
    minWidth: '0',
    margin: '4px 0',
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '.cm-citation-several .cm-citation-work p': { WebkitLineClamp: '1' },
  '.cm-citation-work p:has(b)': { display: 'flex', columnGap: '8px' },
  '.cm-citation-work b': { flex: '0 1 auto', maxWidth: '50%', fontWeight: '600' },
  '.cm-citation-work :is(b, .cm-citation-title)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.cm-citation-title': { flex: '1 1 0', minWidth: '0', color: 'var(--muted)' },
  '@container (max-width: 399px)': {
    '.cm-citation-work': { minHeight: '0', paddingBottom: '4px' },
    '.cm-citation-work p:has(b)': { display: 'contents' },
    '.cm-citation-work b': { flex: '1 1 0', maxWidth: 'none' },
    '.cm-citation-title': { order: '1', flex: '1 0 100%' },
    // Of several works, the title is below the name, in the height that the buttons take.
    '.cm-citation-several .cm-citation-work': { paddingBottom: '0' },
    '.cm-citation-several .cm-citation-work p:has(b)': { display: 'block', lineHeight: '17px', margin: '5px 0' },
    '.cm-citation-several .cm-citation-work :is(b, .cm-citation-title)': { display: 'block' },
    '.cm-citation-several .cm-citation-title': { fontSize: '12px' },
  },
  // Unobtrusive until hovered: there is one per work.
  '.cm-citation-work input': {
    width: '84px',
    font: '400 13px/20px var(--font-ui)',
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    border: '1px solid transparent',
    borderRadius: 'var(--radius-sm)',
    padding: '3px 8px',
    minWidth: '0',
  },
  '.cm-citation-work input::placeholder': { color: 'var(--accent)', fontWeight: '500', opacity: '1' },
  '.cm-citation-work input:not(:placeholder-shown), .cm-citation-work input:hover, .cm-citation-work input:focus': {
    borderColor: 'var(--line-control)',
    backgroundColor: 'var(--surface)',
  },
  '.cm-citation-work input:focus::placeholder': { color: 'var(--muted)', fontWeight: '400' },
  '.cm-citation-card > p': { margin: '4px 0', color: 'var(--muted)' },
  '.cm-citation-card .cm-tip-actions': { alignItems: 'center', margin: '0 0 0 -6px' },
  '.cm-citation-keys': { marginInlineStart: 'auto', paddingInlineEnd: '6px', color: 'var(--muted)', fontSize: '12px' },
  '.cm-citation-keys kbd': { marginInlineEnd: '6px' },
  '@media (pointer: coarse)': {
    '.cm-citation-work input': { width: '96px', fontSize: '16px', padding: '6px 8px' },
    '.cm-citation-work input::placeholder': { fontSize: '13px' },
    '.cm-citation-card .cm-tip-actions': { marginInlineStart: '-10px' },
    '.cm-citation-keys': { display: 'none' },
  },
});

/**
 * Shows the works of the citation at the caret. A citation stays rendered with the caret next to it, and Alt-Enter
 * enters the card.
 */
export const citationCard: Extension = [caretField, card, keys, theme];
