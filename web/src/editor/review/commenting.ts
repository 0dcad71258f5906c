import { type EditorState, type Extension, Facet, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { findWhole, readPassage } from './passage.ts';
import { activateThread, threadsAt } from './review-field.ts';

/** What the screen does when somebody comments or chooses a comment in the text. */
export interface ReviewHooks {
  mayComment(): boolean;
  /** Opens a card for a new comment, or to suggest other words. */
  begin(anchor: AnchorJson, what: 'comment' | 'suggestion'): void;
  /** Shows a thread; with `isEntered` the keyboard goes to its card. */
  open(thread: string, isEntered: boolean): void;
  /** Between editing and suggesting; false for those who cannot choose. */
  switchMode(): boolean;
  /** To the next or previous thread with something new. */
  walkUnseen(by: 1 | -1): void;
}

export const reviewHooks = Facet.define<ReviewHooks, ReviewHooks | null>({ combine: (values) => values[0] ?? null });

export const COMMENT_KEY = 'Mod-Shift-m';
export const SUGGEST_KEY = 'Mod-Shift-s';
export const UNSEEN_KEY = 'F9';
/** A selection that is still being made needs no button. */
const SETTLED_MS = 250;

function begin(view: EditorView, from: number, to: number, what: 'comment' | 'suggestion' = 'comment'): boolean {
  const hooks = view.state.facet(reviewHooks);
  if (!hooks?.mayComment()) return false;
  view.dispatch({ effects: offer.of(null) });
  hooks.begin(readPassage(view.state, from, to), what);
  return true;
}

/** Comments on what is selected; without a selection goes to the comment at the caret, or comments on this place. */
export function comment(view: EditorView): boolean {
  const { from, to, empty, head } = view.state.selection.main;
  const [thread] = empty ? threadsAt(view.state, head) : [];
  if (thread === undefined) return begin(view, from, to);
  view.state.facet(reviewHooks)?.open(thread, true);
  return true;
}

/** Comments on the picture, formula or table cell at a place, or on what is selected around it. */
export function commentAt(view: EditorView, at: number): boolean {
  const { from, to } = view.state.selection.main;
  if (from < to && from <= at && at <= to) return begin(view, from, to);
  const whole = findWhole(view.state, at);
  return begin(view, whole?.from ?? at, whole?.to ?? at);
}

/** Suggests other words for what is selected, or new ones at the caret. */
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

const offer = StateEffect.define<{ from: number; to: number } | null>();

const offerField = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, tr) {
    for (const effect of tr.effects)
      if (effect.is(offer)) return effect.value && { pos: effect.value.to, create: createButton };
    return tr.docChanged || tr.selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

function createButton(view: EditorView): { dom: HTMLElement; offset: { x: number; y: number } } {
  const dom = document.createElement('div');
  dom.className = 'cm-comment-offer';
  const offered = [
    ['Comment', comment],
    ['Suggest', suggest],
  ] as const;
  for (const [label, run] of offered) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // The selection stays while the button is pressed.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => run(view));
    dom.append(button);
  }
  return { dom, offset: { x: 0, y: 4 } };
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
        if (view.hasFocus && from < to && mayComment(view.state)) view.dispatch({ effects: offer.of({ from, to }) });
      }, SETTLED_MS);
    },
    destroy: () => clearTimeout(timer),
  };
});

const clicking = EditorView.domEventHandlers({
  click(event, view) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thread]') : null;
    const thread = target?.dataset['thread'];
    if (thread === undefined || !view.state.selection.main.empty) return false;
    view.dispatch({ effects: activateThread.of(thread) });
    view.state.facet(reviewHooks)?.open(thread, false);
    return false;
  },
});

const theme = EditorView.baseTheme({
  '.cm-comment-offer': { display: 'flex' },
  '.cm-comment-offer button': {
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
  '@media (pointer: coarse)': { '.cm-comment-offer button': { minHeight: '44px', padding: '11px 18px' } },
});

export const commenting: Extension = [
  offerField,
  offering,
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
