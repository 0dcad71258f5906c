import { type Extension, Prec, StateField } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  keymap,
  type Rect,
  showTooltip,
  type Tooltip,
  type TooltipView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';
import { drawCitationCard, STEP_IN } from './citation-card-view.ts';
import { caretField, closeCitationCard } from './citation-caret.ts';
import { findCarded, type FoundCitation } from './citation.ts';
import { knowWorks } from './known-works.ts';

const WIDTH = 400;

/** The lines that a citation takes: drawn as one element, or as source. */
function findLines(view: EditorView, { from, to, isOpen }: FoundCitation): readonly [Rect, Rect] | null {
  const element = isOpen
    ? undefined
    : [...view.contentDOM.querySelectorAll('.cm-cite')].find((cite) => view.posAtDOM(cite) === from);
  const lines = element ? [...element.getClientRects()] : [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? [first, last] : null;
}

/** Below its last line, or above its first one, so that it is not covered; within the text, beside comments. */
function placeBeside(view: EditorView): Rect {
  const found = findCarded(view.state);
  const column = view.contentDOM.getBoundingClientRect();
  const lines = found && findLines(view, found);
  if (!lines) return view.coordsAtPos(view.state.selection.main.head) ?? column;
  const [first, last] = lines;
  const start = last.top > first.top + 2 ? Math.min(first.left, last.left) : first.left;
  const left = Math.max(column.left, Math.min(start, column.right - 24 - WIDTH));
  return { left, right: left, top: first.top, bottom: last.bottom };
}

function createCard(view: EditorView): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'cm-citation-card';
  dom.setAttribute('role', 'group');
  let drawn = '';
  const draw = (): void => {
    const found = findCarded(view.state);
    if (!found) return;
    const works = knowWorks(view.state, found, draw);
    const name = JSON.stringify([found.source, found.isOpen, view.state.readOnly, works.size]);
    // Others' changes leave a field that is typed in alone.
    if (name === drawn || dom.querySelector('input:focus')) return;
    drawn = name;
    drawCitationCard(view, dom, found, works);
    view.requestMeasure();
  };
  draw();
  dom.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    view.focus();
  });
  return { dom, update: draw, getCoords: () => placeBeside(view) };
}

const cardField = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, tr) {
    const found = findCarded(tr.state);
    if (found?.from === value?.pos) return value;
    return found && { pos: found.from, create: createCard };
  },
  provide: (field) => showTooltip.from(field),
});

const readCard = (view: EditorView): HTMLElement | null => view.dom.querySelector<HTMLElement>('.cm-citation-card');

/** Tells screen readers once somebody stays: what is only passed is read with its line. */
const announceCard = ViewPlugin.fromClass(
  class {
    private timer: ReturnType<typeof setTimeout> | undefined;

    update({ view, state, startState }: ViewUpdate): void {
      const tooltip = state.field(cardField);
      if (tooltip === startState.field(cardField)) return;
      clearTimeout(this.timer);
      if (tooltip === null) return;
      this.timer = setTimeout(() => {
        const text = readCard(view)?.querySelector('p')?.textContent;
        if (text && view.hasFocus)
          view.dispatch({
            effects: [closeHoverTooltips, EditorView.announce.of(t('cardAtCaret', { text, keys: showKeys(STEP_IN) }))],
          });
      }, 400);
    }

    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);

/** Into the card at the caret, if there is one. */
export function enterCitationCard(view: EditorView): boolean {
  const first = readCard(view)?.querySelector<HTMLElement>('input, button');
  if (!first) return false;
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
  return true;
}

function close(view: EditorView): boolean {
  if (view.state.field(cardField) === null) return false;
  view.dispatch({ effects: closeCitationCard.of(null) });
  return true;
}

/** As for footnotes: most of a drawn citation is hidden, so it is selected before it is deleted. */
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
    { key: STEP_IN, run: enterCitationCard },
    { key: 'Escape', run: close },
    { key: 'Backspace', run: selectDrawn(-1) },
    { key: 'Delete', run: selectDrawn(1) },
  ]),
);

const theme = EditorView.theme({
  '.cm-citation-card': {
    width: `min(${WIDTH}px, calc(100vw - 32px))`,
    boxSizing: 'border-box',
    marginTop: '4px',
    padding: '6px 12px 8px',
    '--tool': '28px',
    animation: 'cm-citation-card 120ms 250ms both',
  },
  '@keyframes cm-citation-card': { from: { opacity: '0' } },
  // It belongs to the text: whoever is elsewhere has no use for it.
  '&:not(:focus-within) .cm-citation-card': { display: 'none' },
  // Who and when beside what can be done; the title below, from edge to edge.
  '.cm-citation-work': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '4px',
    padding: '4px 0 6px',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  '.cm-citation-work + .cm-citation-work': { borderTop: '1px solid var(--line)' },
  '.cm-citation-work p': {
    margin: '4px 0',
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '.cm-citation-work p:has(b)': { display: 'contents' },
  '.cm-citation-work b': { gridColumn: '1', fontWeight: '600' },
  '.cm-citation-title': {
    gridArea: '2 / 1 / 3 / -1',
    color: 'var(--muted)',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '.cm-citation-several .cm-citation-work': { gridTemplateColumns: 'minmax(0, 1fr) auto var(--tool) var(--tool)' },
  '.cm-citation-work a': { gridColumn: '3' },
  '.cm-citation-several .cm-citation-work button': { gridColumn: '4' },
  '.cm-citation-several .cm-citation-work :is(p, .cm-citation-title)': { WebkitLineClamp: '1' },
  // Quiet until somebody wants it: there is one for each work.
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
  '.cm-citation-work :is(a, button)': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--tool)',
    height: 'var(--tool)',
    padding: '0',
    color: 'var(--muted)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    cursor: 'pointer',
  },
  '.cm-citation-work :is(a, button):hover': { backgroundColor: 'var(--hover-raised)', color: 'var(--ink)' },
  '.cm-citation-work svg': {
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-citation-card > p': { margin: '4px 0', color: 'var(--muted)' },
  '.cm-citation-card .cm-tip-actions': { alignItems: 'center', margin: '2px -6px -2px' },
  '.cm-citation-keys': { marginInlineStart: 'auto', paddingInlineEnd: '6px', color: 'var(--muted)', fontSize: '12px' },
  // In a narrow window it is as far from both edges, wherever the citation stands.
  '@media (max-width: 432px)': { '.cm-citation-card': { left: '16px !important' } },
  '@media (pointer: coarse)': {
    '.cm-citation-work input': { width: '96px', fontSize: '16px', padding: '6px 8px' },
    '.cm-citation-work input::placeholder': { fontSize: '13px' },
    '.cm-citation-card': { '--tool': '36px' },
    '.cm-citation-keys': { display: 'none' },
  },
});

/**
 * The works of the citation at the caret: a citation stays drawn with the caret beside it, and Alt-Enter leads into the
 * card.
 */
export const citationCard: Extension = [caretField, cardField, announceCard, keys, theme];
