import { type Extension, Prec, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { findSeen } from '../hidden-ranges.ts';
import { composedField, endOfComposed } from './composed.ts';
import { drawCutBreaks } from './cut-breaks.ts';
import { reviewField, type ShownMark } from './review-field.ts';
import { faintAsInk } from '../tinted-ground.ts';
import { t } from '../../lib/texts/editor.ts';
import { splitOuterSpaces } from '../../lib/split-outer-spaces.ts';

/** A dot at the end of a passage with something new by others. Takes no space. */
class NewsWidget extends WidgetType {
  readonly thread: string;

  constructor(thread: string) {
    super();
    this.thread = thread;
  }

  override eq(other: NewsWidget): boolean {
    return other.thread === this.thread;
  }

  override toDOM(): HTMLElement {
    const news = document.createElement('span');
    news.className = 'cm-review-new';
    news.dataset['thread'] = this.thread;
    news.setAttribute('aria-hidden', 'true');
    return news;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** A sign at the end of a commented passage, for readers who cannot tell colours apart. Takes no space. */
class SignWidget extends WidgetType {
  readonly thread: string;
  readonly isActive: boolean;
  readonly isPoint: boolean;
  readonly isNew: boolean;

  constructor(thread: string, shown: { isActive: boolean; isPoint: boolean; isNew: boolean }) {
    super();
    this.thread = thread;
    this.isActive = shown.isActive;
    this.isPoint = shown.isPoint;
    this.isNew = shown.isNew;
  }

  override eq(other: SignWidget): boolean {
    return (
      other.thread === this.thread &&
      other.isActive === this.isActive &&
      other.isPoint === this.isPoint &&
      other.isNew === this.isNew
    );
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.className = 'cm-review-sign';
    sign.classList.toggle('cm-review-point', this.isPoint);
    sign.classList.toggle('cm-review-active', this.isActive);
    sign.classList.toggle('cm-review-new', this.isNew);
    sign.dataset['thread'] = this.thread;
    sign.setAttribute('aria-hidden', 'true');
    return sign;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

class InsertWidget extends WidgetType {
  readonly mark: ShownMark;
  readonly isActive: boolean;
  /** Whether it follows struck words. */
  readonly isBehindCut: boolean;

  constructor(mark: ShownMark, isActive: boolean, isBehindCut: boolean) {
    super();
    this.mark = mark;
    this.isActive = isActive;
    this.isBehindCut = isBehindCut;
  }

  override eq(other: InsertWidget): boolean {
    const { mark, isActive } = other;
    return (
      mark.thread === this.mark.thread &&
      mark.text === this.mark.text &&
      mark.name === this.mark.name &&
      isActive === this.isActive &&
      other.isBehindCut === this.isBehindCut
    );
  }

  override toDOM(): HTMLElement {
    const { thread, text, name, color } = this.mark;
    const insert = document.createElement('ins');
    insert.className = `cm-suggest-insert${this.isActive ? ' cm-review-active' : ''}`;
    insert.classList.toggle('cm-suggest-behind', this.isBehindCut);
    insert.dataset['thread'] = thread;
    insert.style.setProperty('--person', `var(--person-${color})`);
    insert.title = t('insertionBy', { name });
    const [before, words, after] = splitOuterSpaces(text.replaceAll('\n', '¶'));
    insert.textContent = words;
    if (before === '' && after === '') return insert;
    // Spaces at its ends are not underlined.
    const whole = document.createElement('span');
    whole.append(before, insert, after);
    return whole;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function describe(mark: ShownMark, isActive: boolean): Decoration {
  const active = isActive ? ' cm-review-active' : '';
  const { thread, name, color } = mark;
  if (mark.kind !== 'cut')
    return Decoration.mark({ class: `cm-comment-range${active}`, attributes: { 'data-thread': thread } });
  return Decoration.mark({
    tagName: 'del',
    class: `cm-suggest-cut${active}`,
    attributes: {
      'data-thread': thread,
      style: `--person: var(--person-${color})`,
      title: t('deletionBy', { name }),
    },
  });
}

/** Only visible marks are drawn. */
function drawMarks(view: EditorView): DecorationSet {
  const { marks, active, draft, unseen } = view.state.field(reviewField);
  const ranges: Range<Decoration>[] = [];
  const marked = new Set<string>();
  const cutTo = new Set<number>();
  const add = (from: number, end: number, mark: ShownMark): void => {
    const to = mark.kind === 'comment' ? endOfComposed(view, end) : end;
    const isNew = unseen.has(mark.thread) && !marked.has(mark.thread);
    if (isNew) marked.add(mark.thread);
    // A comment's sign is the dot itself.
    if (isNew && (mark.isApart || mark.kind !== 'comment')) {
      ranges.push(Decoration.widget({ widget: new NewsWidget(mark.thread), side: 1 }).range(findSeen(view, to)));
    }
    if (mark.isApart) return;
    const isActive = mark.thread === active;
    if (mark.kind === 'insert') {
      const widget = new InsertWidget(mark, isActive, cutTo.has(from));
      ranges.push(Decoration.widget({ widget, side: 1 }).range(findSeen(view, from)));
      return;
    }
    if (to > from) ranges.push(describe(mark, isActive).range(from, to));
    if (mark.kind === 'cut') ranges.push(...drawCutBreaks(view.state, from, to, mark.color));
    if (mark.kind === 'cut') {
      cutTo.add(to);
      return;
    }
    const widget = new SignWidget(mark.thread, { isActive, isPoint: mark.from === mark.to, isNew });
    ranges.push(Decoration.widget({ widget, side: -1 }).range(findSeen(view, to)));
  };
  if (draft && draft.from < draft.to)
    ranges.push(
      Decoration.mark({ class: 'cm-comment-range cm-review-active cm-comment-draft' }).range(draft.from, draft.to),
    );
  // A mark across a gap is found in several visible ranges.
  const met = new Set<ShownMark>();
  for (const { from, to } of view.visibleRanges) {
    marks.between(from, to, (start, end, { mark }) => {
      if (met.has(mark)) return;
      met.add(mark);
      add(start, end, mark);
    });
  }
  return Decoration.set(ranges, true);
}

const theme = EditorView.baseTheme({
  '.cm-comment-range': {
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--warning-fill) 14%, transparent)',
    textDecoration: 'underline solid var(--warning-fill) 2px',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
  },
  '.cm-comment-range.cm-review-active': {
    backgroundColor: 'color-mix(in srgb, var(--warning-fill) 28%, transparent)',
    textDecorationThickness: '3px',
  },
  // Opaque, like the selection in a passage below: blue and orange would mix to grey.
  '.cm-comment-range.cm-comment-draft': {
    backgroundColor: 'color-mix(in srgb, var(--warning-fill) 28%, var(--bg))',
  },
  // Chromium lightens a fully opaque selection.
  '.cm-content .cm-line .cm-comment-range::selection, .cm-content .cm-line .cm-comment-range ::selection': {
    backgroundColor: 'color-mix(in srgb, color-mix(in srgb, var(--accent) 24%, var(--bg)) 99%, transparent) !important',
    textDecoration: 'underline solid var(--warning-fill) 2px',
    textUnderlineOffset: '4px',
  },
  '.cm-review-sign': { position: 'relative', display: 'inline-block', width: '0', cursor: 'pointer' },
  '.cm-review-sign::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-3px',
    // Clear of the full stop, the caret and the row above.
    bottom: '.7em',
    width: '9px',
    height: '9px',
    // A speech bubble.
    clipPath: 'path("M2 0h5a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H4.5L2 8.5V6A2 2 0 0 1 0 4V2a2 2 0 0 1 2-2Z")',
    backgroundColor: 'var(--warning-fill)',
  },
  '.cm-review-sign.cm-review-active::before': { transform: 'scale(1.2)', transformOrigin: '0 100%' },
  '.cm-review-point::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-2px',
    bottom: '-.2em',
    height: '.9em',
    borderInlineStart: '2px dotted var(--warning-fill)',
  },
  // Differs in shape as well as colour.
  '.cm-review-sign.cm-review-new::before': {
    insetInlineStart: '-1px',
    bottom: '.78em',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    clipPath: 'none',
    backgroundColor: 'var(--accent)',
  },
  '.cm-review-new': { position: 'relative', display: 'inline-block', width: '0', cursor: 'pointer' },
  '.cm-review-new::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '1px',
    bottom: '.78em',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: 'var(--accent)',
  },
  // As in comparisons: in dark colours, text alone would hardly differ from the rest.
  '.cm-suggest-insert': {
    borderRadius: '2px',
    color: 'color-mix(in srgb, var(--person) 50%, var(--ink))',
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--person) 14%, transparent)',
    textDecoration: 'underline solid var(--person) 2px',
    textUnderlineOffset: '3px',
    whiteSpace: 'break-spaces',
    cursor: 'pointer',
  },
  '.cm-suggest-cut': {
    color: 'var(--ink-2)',
    textDecoration: 'line-through solid var(--person) 2px',
    cursor: 'pointer',
  },
  // Otherwise struck and new words would read as one.
  '.cm-suggest-behind, .cm-suggest-cut + .cm-suggest-insert': { marginInlineStart: '.25em' },
  '.cm-suggest-cut.cm-review-active, .cm-suggest-insert.cm-review-active': {
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--person) 18%, transparent)',
    textDecorationThickness: '3px',
  },
  '@media (forced-colors: active)': {
    '.cm-comment-range': { textDecoration: 'underline double' },
    '.cm-review-sign::before, .cm-review-new::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** Marks wrap the preview's decorations, so that a passage is one element rather than one per word. */
export const reviewMarks: Extension = [
  reviewField,
  composedField,
  Prec.high(EditorView.decorations.of(drawMarks)),
  theme,
];
