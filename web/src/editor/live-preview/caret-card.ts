import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec, StateField } from '@codemirror/state';
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
import type { SyntaxNode } from '@lezer/common';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/editor.ts';
import { findLeaf } from '../commands/blocks-around.ts';
import { findBottom } from '../keep-caret-seen.ts';
import { closeCaretCard } from './caret-card-state.ts';
import { findCovered, fitCard, limitHeight, placeCard, type Side, type Surroundings } from './place-caret-card.ts';

export const STEP_IN = 'Alt-Enter';

/** What a card at the caret is about, in document positions. */
interface Subject {
  readonly from: number;
  readonly to: number;
}

interface CaretCard<S extends Subject> {
  readonly className: string;
  /** Maximum width, px. */
  readonly width: number;
  /** Where it goes unless there is no room: below by default. */
  readonly side?: Side;
  readonly find: (state: EditorState) => S | null;
  /** Draws the card's content; called whenever something in the view has changed. */
  readonly draw: (view: EditorView, dom: HTMLElement) => () => void;
  /** Its first and last line, if its ends do not tell. */
  readonly findLines?: (view: EditorView, found: S) => readonly [Rect, Rect] | null;
}

export const OUT_OF_SIGHT: Rect = { left: 0, right: 0, top: -10_000, bottom: -10_000 };

/** Whether the row above the first line of a paragraph is that of a heading. */
function isBelowHeading(view: EditorView, from: number, first: Rect): boolean {
  const { state } = view;
  const leaf = findLeaf(state, from);
  if (leaf === null || view.documentTop + view.lineBlockAt(leaf.from).top < first.top - (first.bottom - first.top))
    return false;
  let before = state.doc.lineAt(leaf.from).number - 1;
  while (before > 1 && state.doc.line(before).text.trim() === '') before -= 1;
  return before > 0 && isHeading(state, state.doc.line(before).from);
}

function isHeading(state: EditorState, at: number): boolean {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, 1);
  while (node && !/^(?:ATX|Setext)Heading/.test(node.name)) node = node.parent;
  return node !== null;
}

/** Null if it is out of sight. */
export function readSurroundings(
  view: EditorView,
  { from, to }: Subject,
  lines: readonly [Rect, Rect] | null = null,
): Surroundings | null {
  const [first, last] = lines ?? [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  const scroller = view.scrollDOM.getBoundingClientRect();
  const bottom = findBottom(view);
  if (!first || !last || last.bottom <= scroller.top || first.top >= bottom) return null;
  const content = view.contentDOM.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(view.contentDOM);
  return {
    window: { left: scroller.left, right: scroller.left + view.scrollDOM.clientWidth, top: scroller.top, bottom },
    column: { left: content.left + parseFloat(paddingLeft), right: content.right - parseFloat(paddingRight) },
    isMarginFree: !view.dom.classList.contains('cm-has-margin'),
    first: { left: Math.min(first.left, last.left), right: first.right, top: first.top, bottom: first.bottom },
    last,
    isBelowHeading: isBelowHeading(view, from, first),
  };
}

/** Sets a card's width and returns its position: the point for its corner. */
export function putCard(
  view: EditorView,
  dom: HTMLElement,
  width: number,
  found: Subject | null,
  lines: readonly [Rect, Rect] | null = null,
  side?: Side,
): Rect {
  const around = found && readSurroundings(view, found, lines);
  if (!around) return OUT_OF_SIGHT;
  const fit = fitCard(around, width);
  setSize(dom, around, fit);
  const { left, top } = placeCard(around, { ...fit, height: dom.offsetHeight }, side);
  return { left, right: left, top, bottom: top };
}

function setSize(dom: HTMLElement, { window }: Surroundings, fit: ReturnType<typeof fitCard>): void {
  const maxHeight = fit.kind === 'strip' ? `${limitHeight(window)}px` : '';
  if (dom.style.width !== `${fit.width}px`) dom.style.width = `${fit.width}px`;
  if (dom.style.maxHeight !== maxHeight) dom.style.maxHeight = maxHeight;
}

/** On a phone, scrolls what a card is about to above it, when the card is new or has grown. */
function createUncover(view: EditorView, dom: HTMLElement, width: number, read: () => Surroundings | null): () => void {
  let height = 0;
  const measure = {
    key: dom,
    read: (): number => {
      const around = view.hasFocus ? read() : null;
      const fit = around && fitCard(around, width);
      if (fit?.kind !== 'strip') return 0;
      setSize(dom, around!, fit);
      const hasGrown = dom.offsetHeight > height;
      height = dom.offsetHeight;
      return hasGrown ? findCovered(around!, height) : 0;
    },
    write: (covered: number): void => {
      if (covered > 0) view.scrollDOM.scrollTop += covered;
    },
  };
  return () => view.requestMeasure(measure);
}

const readCard = (view: EditorView): HTMLElement | null => view.dom.querySelector<HTMLElement>('.cm-caret-card');

/** A card about what the caret is in or next to. It never takes the focus by itself: Alt-Enter enters it. */
export function createCaretCard<S extends Subject>(card: CaretCard<S>): Extension {
  const create = (view: EditorView): TooltipView => {
    const dom = document.createElement('div');
    dom.className = `cm-caret-card ${card.className}`;
    dom.setAttribute('role', 'group');
    const draw = card.draw(view, dom);
    draw();
    dom.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      view.focus();
    });
    const findLines = (found: S | null) => found && (card.findLines?.(view, found) ?? null);
    const uncover = createUncover(view, dom, card.width, () => {
      const found = card.find(view.state);
      return found && readSurroundings(view, found, findLines(found));
    });
    return {
      dom,
      update: () => {
        draw();
        uncover();
      },
      mount: uncover,
      getCoords: () => {
        const found = card.find(view.state);
        return putCard(view, dom, card.width, found, findLines(found), card.side);
      },
    };
  };

  const field = StateField.define<Tooltip | null>({
    create: () => null,
    update(value, tr) {
      const found = card.find(tr.state);
      if (found?.from === value?.pos) return value;
      // It is entirely visible, and positions itself.
      return found && { pos: found.from, create, clip: false, strictSide: true };
    },
    provide: (cardField) => showTooltip.from(cardField),
  });

  /** Announced to screen readers once the caret stays; what it merely passes is read with its line. */
  const announce = ViewPlugin.fromClass(
    class {
      private timer: ReturnType<typeof setTimeout> | undefined;

      update({ view, state, startState }: ViewUpdate): void {
        const tooltip = state.field(field);
        if (tooltip === startState.field(field)) return;
        clearTimeout(this.timer);
        if (tooltip === null) return;
        this.timer = setTimeout(() => {
          const text = readCard(view)?.querySelector('p')?.textContent;
          if (text && view.hasFocus)
            view.dispatch({
              effects: [
                closeHoverTooltips,
                EditorView.announce.of(t('cardAtCaret', { text, keys: showKeys(STEP_IN) })),
              ],
            });
        }, 400);
      }

      destroy(): void {
        clearTimeout(this.timer);
      }
    },
  );

  return [field, announce];
}

/** Enters the card at the caret, if there is one. */
export function enterCaretCard(view: EditorView): boolean {
  const first = readCard(view)?.querySelector<HTMLElement>('input, button');
  if (!first) return false;
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
  return true;
}

const keys = Prec.high(
  keymap.of([
    { key: STEP_IN, run: enterCaretCard },
    {
      key: 'Escape',
      run: (view) => {
        if (readCard(view) === null) return false;
        view.dispatch({ effects: closeCaretCard.of(null) });
        return true;
      },
    },
  ]),
);

const theme = EditorView.theme({
  '.cm-caret-card': {
    boxSizing: 'border-box',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    containerType: 'inline-size',
    animation: 'cm-caret-card 120ms 250ms both',
  },
  // On phones it covers text, which would shine through.
  '@media (max-width: 767px)': { '.cm-caret-card': { animationDuration: '1ms' } },
  '@keyframes cm-caret-card': { from: { opacity: '0' } },
  // It belongs to the text, and is useless while the focus is elsewhere.
  '&:not(:focus-within) .cm-caret-card': { display: 'none' },
});

export const caretCards: Extension = [keys, theme];
