import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { BlockWrapper, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { splitOuterSpaces } from '../../lib/split-outer-spaces.ts';
import type { DiffPart } from '../../lib/word-diff.ts';
import { t } from '../../lib/texts/comparing.ts';
import type { DrawnAuthor } from '../authors.ts';
import { type ReadingOptions, readingMarkdown, readingText, refreshAll } from '../reading.ts';
import type { ComparedPaper, PaperNote } from './compose-paper.ts';
import { listMarks } from './list-marks.ts';
import { countedText } from '../live-preview/labels.ts';
import { describeFront, drawParts, shortenSame } from './draw-parts.ts';
import { paperTheme } from './paper-theme.ts';

/** A comparison with the authors of each part: marks from 1, and people by mark. */
export interface ShownPaper {
  readonly paper: ComparedPaper;
  readonly parts: readonly (DiffPart & { readonly by?: number })[];
  readonly authors: readonly DrawnAuthor[];
}

export interface PaperView {
  show(next: ShownPaper): void;
  /** Marks a change as the current one. `isWanted`: someone stepped to it, so what contains it unfolds. */
  step(change: number, isWanted: boolean): void;
  /** More of the workspace has been found. */
  refresh(): void;
  destroy(): void;
}

const setCurrent = StateEffect.define<number>();
const openFront = StateEffect.define<null>();

/** Two versions of a text in one, drawn like any text in the editor. */
export function createPaperView(
  options: ReadingOptions & {
    readonly parent: HTMLElement;
    /** The selection, in the text of all parts; null if nothing is selected. */
    readonly onSelect: (range: { start: number; end: number } | null) => void;
  },
): PaperView {
  const reading = [readingText(options), readingMarkdown(options.assets), paperTheme];
  const view = new EditorView({ parent: options.parent, state: EditorState.create({ extensions: reading }) });
  let shown: ShownPaper | null = null;
  const readSelection = (): void => options.onSelect(shown && findSelected(view, shown.paper));
  document.addEventListener('selectionchange', readSelection);
  return {
    show: (next) => {
      shown = next;
      options.onSelect(null);
      const { paper } = next;
      view.setState(
        EditorState.create({
          doc: paper.text,
          extensions: [drawChanges(next), reading],
        }),
      );
    },
    step: (at, isWanted) => {
      const change = shown?.paper.changes[at];
      if (!shown || !change) return;
      const isFront = at === 0 && shown.paper.front !== null;
      view.dispatch({
        effects: [
          setCurrent.of(at),
          // Until someone steps, the text stays at its beginning if that shows the change.
          ...(isFront ? [] : [EditorView.scrollIntoView(change.from, isWanted ? { y: 'center' } : { yMargin: 120 })]),
        ],
      });
      if (!isFront) return;
      view.scrollDOM.scrollTop = 0;
      if (isWanted) view.dispatch({ effects: openFront.of(null) });
    },
    refresh: () => view.dispatch({ effects: refreshAll() }),
    destroy: () => {
      document.removeEventListener('selectionchange', readSelection);
      view.destroy();
    },
  };
}

function findSelected(view: EditorView, paper: ComparedPaper): { start: number; end: number } | null {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!view.contentDOM.contains(startContainer) || !view.contentDOM.contains(endContainer)) return null;
  return findShown(paper, view.posAtDOM(startContainer, startOffset), view.posAtDOM(endContainer, endOffset));
}

/** Maps a range of the paper to the text of all parts. */
function findShown(paper: ComparedPaper, from: number, to: number): { start: number; end: number } | null {
  let [start, end] = [Number.POSITIVE_INFINITY, -1];
  for (const piece of paper.pieces) {
    if (piece.to <= from || piece.from >= to || piece.shown < 0) continue;
    start = Math.min(start, piece.shown + Math.max(0, from - piece.from));
    end = Math.max(end, piece.shown + Math.min(to, piece.to) - piece.from);
  }
  return end > start ? { start, end } : null;
}

function drawChanges(shown: ShownPaper) {
  const current = StateField.define<number>({
    create: () => -1,
    update: (value, { effects }) => effects.findLast((effect) => effect.is(setCurrent))?.value ?? value,
  });
  const widgets = StateField.define<DecorationSet>({
    create: () => drawWidgets(shown, false),
    update: (value, { effects }) => (effects.some((effect) => effect.is(openFront)) ? drawWidgets(shown, true) : value),
    provide: (field) => EditorView.decorations.from(field),
  });
  return [
    current,
    // Outside everything that the preview marks and renders, so that a change is one element.
    EditorView.outerDecorations.compute([current], (state) => drawMarks(shown, state.field(current))),
    widgets,
    countedText.of(
      (at) => !shown.paper.blocks.some(({ kind, from, to }) => kind === 'removed' && at >= from && at < to),
    ),
    EditorView.blockWrappers.of(wrapBlocks(shown)),
  ];
}

function drawMarks({ paper, parts, authors }: ShownPaper, current: number): DecorationSet {
  return Decoration.set(
    listMarks(paper, parts).map(({ kind, from, to, change, by }) => {
      // A line below the spaces at its ends would look like a slip.
      const [before, words] = splitOuterSpaces(paper.text.slice(from, to));
      const start = from + before.length;
      const attributes = {
        'data-change': String(change),
        ...(change === current ? { 'data-current': '' } : {}),
        ...describe(
          kind,
          by.flatMap((mark) => authors[mark - 1] ?? []),
        ),
      };
      const tagName = kind === 'added' ? 'ins' : 'del';
      // Inclusive, so that a widget replacing all of it is inside the mark.
      return Decoration.mark({ tagName, class: `cm-${kind}`, attributes, inclusive: true }).range(
        start,
        start + words.length,
      );
    }),
  );
}

function describe(kind: 'added' | 'removed', authors: readonly DrawnAuthor[]): Record<string, string> {
  const [first, ...others] = authors;
  if (!first) return {};
  const color = others.length > 0 ? null : first.color;
  return {
    title: t(kind === 'added' ? 'addedBy' : 'deletedBy', { name: authors.map(({ name }) => name).join(', ') }),
    style: `--author: ${color === null ? 'var(--muted)' : `var(--person-${color})`}`,
  };
}

/**
 * A bar next to each block with changes; a rendered block is struck or framed as a whole. Ends before the last
 * character, since the list of references is at the end of the text.
 */
function wrapBlocks({ paper, parts, authors }: ShownPaper) {
  let at = 0;
  return BlockWrapper.set(
    paper.blocks.map(({ kind, from, to, isDrawn }) => {
      while ((paper.changes[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at += 1;
      const author = authors[(parts[paper.changes[at]?.first ?? -1]?.by ?? 0) - 1];
      const label = kind === 'removed' ? t('removed') : t('added');
      return BlockWrapper.create({
        tagName: 'div',
        attributes: {
          class: `cm-changed-block cm-block-${kind}${isDrawn ? ' cm-block-drawn' : ''}`,
          ...(isDrawn ? { 'data-label': label, role: 'group', 'aria-label': label } : {}),
          ...(author && kind !== 'changed' ? describe(kind, [author]) : {}),
        },
      }).range(from, Math.max(from + 1, to - 1));
    }),
  );
}

function drawWidgets({ paper }: ShownPaper, isOpen: boolean): DecorationSet {
  const ranges = paper.notes.map((note) =>
    Decoration.widget({ widget: new NoteWidget(note), side: 1, block: note.isBlock }).range(note.at),
  );
  if (paper.front) {
    const widget = new FrontWidget(paper.front.keys, paper.front.source, isOpen);
    ranges.unshift(Decoration.widget({ widget, side: -1, block: true }).range(0));
  }
  return Decoration.set(ranges, true);
}

/** Shows the source of what is invisible on paper. */
class NoteWidget extends WidgetType {
  readonly note: PaperNote;

  constructor(note: PaperNote) {
    super();
    this.note = note;
  }

  override eq({ note }: NoteWidget): boolean {
    return note === this.note;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement(this.note.isBlock ? 'div' : 'span');
    element.className = `cm-unseen${this.note.isBlock ? ' cm-unseen-block' : ''}`;
    const label = document.createElement('b');
    label.textContent = t('unseen');
    const source = document.createElement('code');
    source.append(...drawParts(this.note.unseen));
    element.append(label, ' ', source);
    return element;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Changes of the front matter: a line that unfolds. */
class FrontWidget extends WidgetType {
  readonly keys: readonly string[];
  readonly source: readonly DiffPart[];
  readonly isOpen: boolean;

  constructor(keys: readonly string[], source: readonly DiffPart[], isOpen: boolean) {
    super();
    this.isOpen = isOpen;
    this.keys = keys;
    this.source = source;
  }

  override eq(other: FrontWidget): boolean {
    return other.source === this.source && other.isOpen === this.isOpen;
  }

  override toDOM(view: EditorView): HTMLElement {
    const fold = document.createElement('details');
    fold.className = 'cm-front-change';
    fold.open = this.isOpen;
    const line = document.createElement('summary');
    line.textContent = describeFront(this.keys);
    const source = document.createElement('pre');
    source.append(...drawParts(shortenSame(this.source)));
    fold.append(line, source);
    fold.addEventListener('toggle', () => view.requestMeasure());
    return fold;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
