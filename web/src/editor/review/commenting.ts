import { type EditorState, type Extension, Facet, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  EditorView,
  keymap,
  showTooltip,
  type Rect,
  type Tooltip,
  type TooltipView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { findLeaf } from '../commands/blocks-around.ts';
import { ICONS } from '../context-menu/menu-icons.ts';
import { OUT_OF_SIGHT, readSurroundings } from '../live-preview/caret-card.ts';
import { drawIcon } from '../live-preview/icon.ts';
import { hasMarginForOffer, placeOffer, placeWordsOffer } from '../live-preview/place-caret-card.ts';
import { restDrawn } from '../live-preview/reveal.ts';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { findWhole, readPassage } from './passage.ts';
import { activateThread, reviewField, threadsAt } from './review-field.ts';
import { t } from '../../lib/texts/editor.ts';

/** What the screen does when someone writes or selects a comment in the text. */
export interface ReviewHooks {
  mayComment(): boolean;
  /** Opens a form for a new comment or a rewording. */
  begin(anchor: AnchorJson, what: 'comment' | 'suggestion'): void;
  /** The passage of the open form has moved, or its text has changed. */
  moved(anchor: AnchorJson): void;
  /** Shows a thread; with `isEntered`, its card takes the focus. */
  open(thread: string, isEntered: boolean): void;
  /** Switches between editing and suggesting; false for those who have no choice. */
  switchMode(): boolean;
  /** Moves to the next (1) or previous (-1) thread with something new. */
  walkUnseen(by: 1 | -1): void;
}

export const reviewHooks = Facet.define<ReviewHooks, ReviewHooks | null>({ combine: (values) => values[0] ?? null });

export const COMMENT_KEY = 'Mod-Shift-m';
export const SUGGEST_KEY = 'Mod-Shift-s';
export const UNSEEN_KEY = 'F9';
/** How long a selection must rest before the buttons appear. */
const SETTLED_MS = 250;

function begin(view: EditorView, from: number, to: number, what: 'comment' | 'suggestion' = 'comment'): boolean {
  const hooks = view.state.facet(reviewHooks);
  if (!hooks?.mayComment()) return false;
  // While someone writes a comment elsewhere, the passage stays rendered.
  view.dispatch({ effects: [offer.of(null), restDrawn.of(null)] });
  hooks.begin(readPassage(view.state, from, to), what);
  return true;
}

/** Comments on the selection. Without one, opens the comment at the caret, or comments on what is there. */
export function comment(view: EditorView): boolean {
  const { empty, head } = view.state.selection.main;
  const [thread] = empty ? threadsAt(view.state, head) : [];
  if (thread === undefined) return commentAt(view, head);
  view.state.facet(reviewHooks)?.open(thread, true);
  return true;
}

/** Comments on the figure, formula or table cell at a position, or on the selection around it. */
export function commentAt(view: EditorView, at: number): boolean {
  const { from, to } = view.state.selection.main;
  if (from < to && from <= at && at <= to) return begin(view, from, to);
  // In plain text, a point.
  const whole = findWhole(view.state, at);
  return begin(view, whole?.from ?? at, whole?.to ?? at);
}

/** The paragraph or heading at a position, without a heading's marks; null where there is none. */
export function findParagraph(state: EditorState, at: number): { from: number; to: number } | null {
  const leaf = findWhole(state, at) ? null : findLeaf(state, at);
  if (!leaf || !/^(?:Paragraph|Task|(?:ATX|Setext)Heading\d)$/.test(leaf.name)) return null;
  const mark = leaf.firstChild;
  const from = mark?.name === 'HeaderMark' && mark.from === leaf.from ? mark.to : leaf.from;
  return { from, to: leaf.to };
}

export function commentOnParagraph(view: EditorView, at: number): boolean {
  const paragraph = findParagraph(view.state, at);
  return paragraph ? begin(view, paragraph.from, paragraph.to) : commentAt(view, at);
}

/** Suggests a rewording of the selection, or an insertion at the caret. */
export function suggest(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  return begin(view, from, to, 'suggestion');
}

function walkUnseen(by: 1 | -1): Command {
  return ({ state }) => {
    const hooks = state.facet(reviewHooks);
    hooks?.walkUnseen(by);
    return hooks !== null;
  };
}

export function mayComment(state: EditorState): boolean {
  return state.facet(reviewHooks)?.mayComment() ?? false;
}

const PHONE = '(max-width: 767px)';

const offer = StateEffect.define<{ from: number; to: number } | null>();

const offerField = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, tr) {
    for (const effect of tr.effects)
      if (effect.is(offer))
        return effect.value && { pos: effect.value.to, clip: false, strictSide: true, create: createOffer };
    return tr.docChanged || tr.selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

/**
 * Next to the selection rather than over surrounding text: in the margin if there is one, in a narrow one with the words
 * below their icons, and as icons if words would cover a card.
 */
function putOffer(view: EditorView, dom: HTMLElement): Rect {
  const { from, to, head } = view.state.selection.main;
  const around = readSurroundings(view, { from, to });
  const line = view.coordsAtPos(head, head === from ? 1 : -1);
  if (!around || !line) return OUT_OF_SIGHT;
  const isBeside = hasMarginForOffer(around);
  const { classList } = dom;
  classList.toggle('cm-comment-offer-beside', isBeside);
  classList.remove('cm-comment-offer-signs', 'cm-comment-offer-labels');
  const cards = [...view.scrollDOM.querySelectorAll('.cm-review-margin > ul > li')]
    .map((card) => card.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  // In one row, then one below the other.
  let place = null;
  for (const isRow of [true, false])
    if (isBeside && place === null) {
      classList.toggle('cm-comment-offer-row', isRow);
      // In a row it is in line with the cards.
      dom.style.minWidth = isRow && cards[0] ? `${cards[0].width}px` : '';
      place = placeWordsOffer(around, line, readSize(dom), cards);
    }
  if (place === null && isBeside) {
    classList.add('cm-comment-offer-labels');
    const labelled = placeOffer(around, line, readSize(dom));
    const room = Math.min(around.window.right, ...cards.map((card) => card.left));
    if (labelled.left + dom.offsetWidth <= room) place = labelled;
    else classList.replace('cm-comment-offer-labels', 'cm-comment-offer-signs');
  }
  place ??= placeOffer(around, line, readSize(dom));
  const { left, top } = place;
  return { left, right: left, top, bottom: top };
}

const readSize = (dom: HTMLElement): { width: number; height: number } => ({
  width: dom.offsetWidth,
  height: dom.offsetHeight,
});

function createOffer(view: EditorView): TooltipView {
  const dom = document.createElement('div');
  dom.className = 'cm-comment-offer';
  const offered = [
    [t('comment'), ICONS.comment, comment],
    [t('suggest'), ICONS.pencil, suggest],
  ] as const;
  for (const [label, icon, run] of offered) {
    const button = document.createElement('button');
    button.type = 'button';
    button.title = label;
    const words = document.createElement('span');
    words.textContent = label;
    button.append(drawIcon(icon), words);
    // Keeps the selection while the button is pressed.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => run(view));
    dom.append(button);
  }
  return { dom, getCoords: () => putOffer(view, dom) };
}

const offering = ViewPlugin.define((view) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update(update: ViewUpdate): void {
      if (!update.selectionSet && !update.docChanged) return;
      clearTimeout(timer);
      if (!update.selectionSet || update.docChanged || update.state.selection.main.empty) return;
      timer = setTimeout(() => {
        const { from, to } = view.state.selection.main;
        // On phones, the bar below the text offers both.
        const isOffered = view.hasFocus && from < to && mayComment(view.state) && !matchMedia(PHONE).matches;
        if (isOffered) view.dispatch({ effects: offer.of({ from, to }) });
      }, SETTLED_MS);
    },
    destroy: () => clearTimeout(timer),
  };
});

const following = EditorView.updateListener.of(({ startState, state, docChanged }) => {
  const { draft } = state.field(reviewField);
  if (!docChanged || draft === null || draft === startState.field(reviewField).draft) return;
  state.facet(reviewHooks)?.moved(readPassage(state, draft.from, draft.to));
});

const clicking = EditorView.domEventHandlers({
  click(event, view) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thread]') : null;
    const thread = target?.dataset['thread'];
    if (thread === undefined) return false;
    const { from, to, empty } = view.state.selection.main;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
    // Selecting with the mouse also ends in a click. A tap elsewhere may leave the previous selection as it is.
    if (!empty && from <= at && at <= to) return false;
    // The buttons offered for that selection would cover the sheet.
    view.dispatch({ effects: [activateThread.of(thread), offer.of(null)] });
    view.state.facet(reviewHooks)?.open(thread, false);
    return false;
  },
});

const theme = EditorView.baseTheme({
  '.cm-comment-offer': { display: 'flex' },
  '.cm-comment-offer button': {
    display: 'grid',
    placeItems: 'center',
    minHeight: '28px',
    padding: '3px 12px',
    font: '500 13px/20px var(--font-ui)',
    color: 'inherit',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius)',
    cursor: 'pointer',
  },
  '.cm-comment-offer button:hover': { backgroundColor: 'var(--hover-raised)' },
  '.cm-comment-offer:not(.cm-comment-offer-beside) svg': { display: 'none' },
  '.cm-comment-offer-beside': { flexDirection: 'column' },
  '.cm-comment-offer-row': { flexDirection: 'row' },
  '.cm-comment-offer-beside button': { display: 'flex', alignItems: 'center', gap: '8px', padding: '3px 12px 3px 8px' },
  '.cm-comment-offer-row button': { flex: '1', justifyContent: 'center' },
  '.cm-comment-offer-labels button': {
    flexDirection: 'column',
    gap: '2px',
    padding: '6px 3px',
    fontSize: '11px',
    lineHeight: '14px',
  },
  '.cm-comment-offer-signs span': { position: 'absolute', opacity: '0', pointerEvents: 'none' },
  '@media (pointer: coarse)': { '.cm-comment-offer button': { minHeight: '44px', padding: '11px 18px' } },
  '.cm-comment-offer.cm-comment-offer-signs button': {
    justifyContent: 'center',
    width: '24px',
    minHeight: '28px',
    padding: '0',
  },
});

export const commenting: Extension = [
  offerField,
  offering,
  following,
  clicking,
  Prec.high(
    keymap.of([
      { key: COMMENT_KEY, run: comment, preventDefault: true },
      {
        key: SUGGEST_KEY,
        run: ({ state }) => state.facet(reviewHooks)?.switchMode() ?? false,
        preventDefault: true,
      },
      { key: UNSEEN_KEY, run: walkUnseen(1), shift: walkUnseen(-1), preventDefault: true },
    ]),
  ),
  theme,
];
