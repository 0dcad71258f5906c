import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { createEmitter } from '../../lib/emitter.ts';
import { libraryField } from '../citations/library.ts';
import type { CardAnchor } from './place-cards.ts';
import { DRAFT, reviewField } from './review-field.ts';

/** Cards this far outside the window are placed in advance. */
const AROUND_PX = 1500;

/** The positions of cards. They are inside the scroller, so the browser moves them with the text. */
export interface CardPlaces {
  /** The element to render the cards in. */
  readonly host: HTMLElement;
  readonly read: () => readonly CardAnchor[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes when citations may look different. */
  readonly revision: () => number;
}

/** Reserves space for cards beside the text. */
export const keepMargin = StateEffect.define<boolean>();

const marginField = StateField.define<boolean>({
  create: () => false,
  update: (isKept, tr) => tr.effects.reduce((last, effect) => (effect.is(keepMargin) ? effect.value : last), isKept),
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

  constructor(view: EditorView) {
    this.#view = view;
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
    if (isOther(libraryField)) {
      this.#revision += 1;
      queueMicrotask(this.#changes.emit);
    }
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

  /** Runs in the view's next measure phase, not in the key's own task. */
  #measure(): void {
    this.#view.requestMeasure({
      key: this,
      read: (view) => {
        const { left } = view.scrollDOM.getBoundingClientRect();
        return { anchors: findAnchors(view), left: view.contentDOM.getBoundingClientRect().right - left };
      },
      write: ({ anchors, left }) => {
        this.host.style.insetInlineStart = `${Math.round(left)}px`;
        if (isSame(anchors, this.#anchors)) return;
        this.#anchors = anchors;
        this.#changes.emit();
      },
    });
  }
}

function findAnchors(view: EditorView): CardAnchor[] {
  const { marks, draft } = view.state.field(reviewField);
  if (marks.size === 0 && draft === null) return [];
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
    width: '0',
    fontFamily: 'var(--font-ui)',
    fontSize: '13px',
    lineHeight: '20px',
  },
  '&.cm-has-margin .cm-content': {
    marginInlineStart: 'auto',
    marginInlineEnd: 'max(304px, calc((100% - var(--measure) - 48px) / 2)) !important',
    // Framed blocks extend beyond the text on both sides.
    maxWidth: 'min(calc(var(--measure) + 48px), calc(100% - 304px - 24px))',
  },
});

export const cardPlaces: Extension = [marginField, plugin, theme];
