import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, repositionTooltips, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { createEmitter } from '../../lib/emitter.ts';
import { libraryField } from '../citations/library.ts';
import { setPrinted } from '../citations/printed.ts';
import type { CardAnchor } from './place-cards.ts';
import { DRAFT, reviewField } from './review-field.ts';

/** Cards this far outside the window are placed in advance. */
const AROUND_PX = 1500;

/**
 * Widths in pixels. Framed blocks extend 24 beyond the text (608, `--measure`) on both sides; cards start before their
 * end.
 */
const CARD_MIN = 200;
const CARD_MAX = 280;
const CARD_OVERLAP = 8;
const CARD_GAP = 18;
const BESIDE_CARDS = 6 + 608 + 48 - CARD_OVERLAP + CARD_GAP;
/** If the text is narrower than this with its cards, they are listed in the panel. */
export const ROOM_FOR_CARDS = BESIDE_CARDS + CARD_MIN;

/** The positions of cards. They are inside the scroller, so the browser moves them with the text. */
export interface CardPlaces {
  /** The element to render the cards in. */
  readonly host: HTMLElement;
  readonly read: () => readonly CardAnchor[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes when citations may look different. */
  readonly revision: () => number;
}

interface Margin {
  readonly isKept: boolean;
  /** Whether the text slides aside; otherwise it is there at once. */
  readonly slides: boolean;
}

/** Reserves space for cards beside the text. */
export const keepMargin = StateEffect.define<Margin>();

const SLIDE_MS = 150;

const marginField = StateField.define<boolean>({
  create: () => false,
  update: (isKept, tr) =>
    tr.effects.reduce((last, effect) => (effect.is(keepMargin) ? effect.value.isKept : last), isKept),
  provide: (field) =>
    EditorView.editorAttributes.compute([field], (state) =>
      state.field(field) ? { class: 'cm-has-margin' } : { class: '' },
    ),
});

class Places implements CardPlaces {
  readonly host = document.createElement('div');
  readonly #view: EditorView;
  readonly #changes = createEmitter();
  readonly subscribe = this.#changes.subscribe;
  #anchors: readonly CardAnchor[] = [];
  #revision = 0;
  #isPainted = false;

  constructor(view: EditorView) {
    this.#view = view;
    requestAnimationFrame(() => {
      this.#isPainted = true;
    });
    this.host.className = 'cm-review-margin';
    view.scrollDOM.append(this.host);
    this.#measure();
  }

  read = (): readonly CardAnchor[] => this.#anchors;

  revision = (): number => this.#revision;

  update(update: ViewUpdate): void {
    const isOther = (field: typeof reviewField | typeof libraryField | typeof marginField): boolean =>
      update.startState.field(field as typeof reviewField, false) !==
      update.state.field(field as typeof reviewField, false);
    const isPrinted = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(setPrinted)));
    if (isPrinted || isOther(libraryField)) {
      this.#revision += 1;
      queueMicrotask(this.#changes.emit);
    }
    const slides = update.transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(keepMargin) && effect.value.slides),
    );
    // Plugins are updated before the page: the text is where it was.
    if (slides && this.#isPainted) this.#slideFrom(this.#view.contentDOM.getBoundingClientRect());
    // Without comments there is nothing to place.
    const { marks, draft } = update.state.field(reviewField);
    if (marks.size === 0 && draft === null && this.#anchors.length === 0) return;
    if (
      update.geometryChanged ||
      update.viewportChanged ||
      update.docChanged ||
      isOther(reviewField) ||
      isOther(marginField)
    )
      this.#measure();
  }

  destroy(): void {
    this.host.remove();
  }

  /**
   * The whole scroller is moved, as carets and selections are drawn beside the text, at places measured in it. Its right
   * edge is cut off where it was.
   */
  #slideFrom(before: DOMRect): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Once the page has followed this update, and before anything else can see it.
    queueMicrotask(() => {
      const { contentDOM, scrollDOM } = this.#view;
      const now = contentDOM.getBoundingClientRect();
      const by = before.left - now.left;
      // If lines wrap anew, there is nothing for the eye to follow.
      if (by === 0 || Math.abs(before.width - now.width) > 1) return;
      const slide = scrollDOM.animate(
        {
          translate: [`${by}px`, '0px'],
          clipPath: [`inset(0 ${Math.max(0, by)}px 0 ${Math.max(0, -by)}px)`, 'inset(0)'],
        },
        { duration: SLIDE_MS, easing: 'ease-out' },
      );
      slide.addEventListener('finish', () => repositionTooltips(this.#view));
    });
  }

  /** Runs in the view's next measure phase, not in the key's own task. */
  #measure(): void {
    this.#view.requestMeasure({
      key: this,
      read: (view) => {
        const { left } = view.scrollDOM.getBoundingClientRect();
        const { clientWidth } = view.scrollDOM;
        return { anchors: findAnchors(view), left: view.contentDOM.getBoundingClientRect().right - left, clientWidth };
      },
      write: ({ anchors, left, clientWidth }) => {
        this.host.style.insetInlineStart = `${Math.round(left) - CARD_OVERLAP}px`;
        this.host.style.width = `${Math.max(CARD_MIN, Math.min(CARD_MAX, clientWidth - BESIDE_CARDS))}px`;
        if (isSame(anchors, this.#anchors)) return;
        this.#anchors = anchors;
        this.#changes.emit();
      },
    });
  }
}

function findAnchors(view: EditorView): CardAnchor[] {
  const { marks, draft } = view.state.field(reviewField);
  if (!view.state.field(marginField) || (marks.size === 0 && draft === null)) return [];
  const window = view.scrollDOM.getBoundingClientRect();
  const scrolled = view.scrollDOM.scrollTop - window.top;
  // The view measures heights from the first line.
  const begin = view.documentTop + scrolled;
  const inText = view.scrollDOM.scrollTop - begin;
  const from = view.lineBlockAtHeight(Math.max(0, inText - AROUND_PX)).from;
  const { to } = view.lineBlockAtHeight(inText + window.height + AROUND_PX);
  const tops = new Map<string, number>();
  const place = (thread: string, at: number): void => {
    if (tops.has(thread) || at < from || at > to) return;
    const block = view.lineBlockAt(at);
    const isDrawn = at >= view.viewport.from && at <= view.viewport.to;
    const box = isDrawn ? view.coordsAtPos(at, 1) : null;
    const top = box && box.bottom > box.top ? box.top + scrolled : block.top + begin;
    tops.set(thread, Math.round(Math.min(Math.max(top, block.top + begin), block.bottom + begin)));
  };
  marks.between(from, to, (at, _to, { mark }) => place(mark.thread, at));
  if (draft) place(DRAFT, draft.from);
  return [...tops].map(([id, top]) => ({ id, top })).toSorted((a, b) => a.top - b.top);
}

function isSame(a: readonly CardAnchor[], b: readonly CardAnchor[]): boolean {
  return a.length === b.length && a.every(({ id, top }, at) => b[at]?.id === id && b[at].top === top);
}

const plugin = ViewPlugin.fromClass(Places);

export function readCardPlaces(view: EditorView): CardPlaces | null {
  return view.plugin(plugin);
}

const theme = EditorView.baseTheme({
  '.cm-review-margin': {
    position: 'absolute',
    top: '0',
    fontFamily: 'var(--font-ui)',
    fontSize: '13px',
    lineHeight: '20px',
  },
  // The text may move but must not rewrap, as someone may be writing in it.
  '&.cm-has-margin .cm-scroller': { paddingLeft: '0' },
  '&.cm-has-margin .cm-content': {
    marginInlineStart: 'auto',
    marginInlineEnd: `max(min(${CARD_MAX}px, 100% - ${BESIDE_CARDS}px) + ${CARD_GAP - CARD_OVERLAP}px, (100% - var(--measure) - 48px) / 2) !important`,
    // The smallest difference in width that a browser knows makes the view measure carets and selections again.
    maxWidth: `min(var(--measure) + ${48 + 1 / 64}px, 100% - ${CARD_MIN + CARD_GAP - CARD_OVERLAP}px)`,
  },
});

export const cardPlaces: Extension = [marginField, plugin, theme];
