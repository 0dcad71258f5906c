import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, type Range, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { createBlockWidget, dependsOnLabels, type Drawing } from './block-widget.ts';
import { type BlockElement, findBlocks, type Rescan, rescanBlocks } from './block-scan.ts';
import { drawSafely } from './draw-safely.ts';
import { captionNumberAt, labelsOf } from './labels.ts';
import { redraw } from './redraw.ts';
import { isRevealing } from './reveal.ts';
import { titleField, type TitleState } from '../title-form/state.ts';
import { TitleSourceBar } from '../title-form/widgets.ts';

interface BlockState {
  readonly elements: readonly BlockElement[];
  /** Those touched by a selection: their source is shown. */
  readonly open: ReadonlySet<BlockElement>;
  readonly decorations: DecorationSet;
  readonly drawing: Drawing;
  /** Whether the range is inside something rendered in place of its source. */
  covers(from: number, to: number): boolean;
}

/** Index of the first element ending at or after a position. */
function findIndex(elements: readonly BlockElement[], at: number): number {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]!.to < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function listOpen(state: EditorState, elements: readonly BlockElement[]): ReadonlySet<BlockElement> {
  const open = new Set<BlockElement>();
  const [first] = elements;
  const title = readTitleState(state);
  const hasTitle = first?.kind === 'frontMatter';
  if (hasTitle && title.fault) open.add(first);
  if (!isRevealing(state)) return open;
  for (const range of state.selection.ranges) {
    for (let index = findIndex(elements, range.from); index < elements.length; index++) {
      const element = elements[index]!;
      if (element.from > range.to) break;
      open.add(element);
    }
  }
  if (hasTitle && title.create) open.delete(first);
  return open;
}

const noTitle: TitleState = { create: null, fault: null };

function readTitleState(state: EditorState): TitleState {
  return state.field(titleField, false) ?? noTitle;
}

function drawElement(element: BlockElement, open: boolean, drawing: Drawing): Range<Decoration> | null {
  const widget = drawSafely(createBlockWidget(element, drawing));
  if (!open) return Decoration.replace({ widget, block: true }).range(element.from, element.to);
  if (element.kind === 'frontMatter')
    return Decoration.widget({
      widget: drawSafely(new TitleSourceBar(drawing.title.fault)),
      block: true,
      side: -1,
    }).range(element.from);
  // While its source is edited, the result stays in place, with the source on a card below it.
  return element.kind === 'figure' || element.kind === 'math'
    ? Decoration.widget({ widget, block: true, side: -1 }).range(element.from)
    : null;
}

function drawElements(
  elements: readonly BlockElement[],
  open: ReadonlySet<BlockElement>,
  drawing: Drawing,
): Range<Decoration>[] {
  return elements.flatMap((element) => drawElement(element, open.has(element), drawing) ?? []);
}

function describe(
  elements: readonly BlockElement[],
  open: ReadonlySet<BlockElement>,
  decorations: DecorationSet,
  drawing: Drawing,
): BlockState {
  return {
    elements,
    open,
    decorations,
    drawing,
    covers: (from, to) => {
      for (let index = findIndex(elements, from); index < elements.length; index++) {
        const element = elements[index]!;
        if (element.from > from) return false;
        if (element.to >= to && !open.has(element)) return true;
      }
      return false;
    },
  };
}

function build(state: EditorState, elements: readonly BlockElement[], drawing: Drawing): BlockState {
  const open = listOpen(state, elements);
  return describe(elements, open, Decoration.set(drawElements(elements, open, drawing)), drawing);
}

/** Redraws only what was rescanned, opened or closed: in a long text, a small part. */
function update(value: BlockState, tr: Transaction): BlockState {
  const { elements, from, to, found } = scan(value, tr);
  const labels = labelsOf(tr.state);
  const renumbered = labels !== value.drawing.labels;
  const title = readTitleState(tr.state);
  const retitled = title !== value.drawing.title;
  const drawing = {
    ...value.drawing,
    numberAt: (at: number) => captionNumberAt(tr.state, at),
    ...(renumbered ? { labels, renumbered: value.drawing.renumbered + 1 } : {}),
    title,
  };
  if (tr.effects.some((effect) => effect.is(redraw)))
    return build(tr.state, elements, { ...drawing, redrawn: drawing.redrawn + 1 });
  const open = listOpen(tr.state, elements);
  if (elements === value.elements && isSameSet(open, value.open) && !renumbered && !retitled) return value;
  // Decorations of blocks deleted at the end of the text are left at its end.
  const behind = to >= tr.state.doc.length ? tr.state.doc.length + 1 : to;
  const isRead = (start: number, end: number): boolean => end >= from && start < behind;
  // What is drawn above an open element may be beyond the rescanned range once the element itself is gone.
  const above = new Set<number>();
  const turned = new Set(open);
  for (const element of value.open) {
    const start = tr.changes.mapPos(element.from, 1);
    above.add(start).add(tr.changes.mapPos(element.from, -1));
    const now = elements[findIndex(elements, start)];
    if (now?.from === start) turned.add(now);
  }
  if (renumbered) for (const element of elements) if (dependsOnLabels(element)) turned.add(element);
  if (retitled && elements[0]?.kind === 'frontMatter') turned.add(elements[0]);
  const again = [...turned].filter((element) => !isRead(element.from, element.to));
  const decorations = value.decorations.map(tr.changes).update({
    filter: (start, end) =>
      !isRead(start, end) &&
      !(start === end && above.has(start)) &&
      !again.some((element) => start === element.from && end === element.to),
    add: drawElements([...found, ...again], open, drawing),
    sort: true,
  });
  return describe(elements, open, decorations, drawing);
}

function isSameSet(a: ReadonlySet<BlockElement>, b: ReadonlySet<BlockElement>): boolean {
  return a.size === b.size && [...a].every((element) => b.has(element));
}

function scan(value: BlockState, tr: Transaction): Rescan {
  const parsed = syntaxTree(tr.startState) !== syntaxTree(tr.state);
  return tr.docChanged || parsed
    ? rescanBlocks(value.elements, tr)
    : { elements: value.elements, from: 0, to: -1, found: [] };
}

/** Tables, figures, formulas and front matter that replace whole lines. Updated incrementally. */
export const blockElementsField = StateField.define<BlockState>({
  create: (state) =>
    build(state, findBlocks(state, 0, state.doc.length), {
      redrawn: 0,
      renumbered: 0,
      labels: labelsOf(state),
      numberAt: (at) => captionNumberAt(state, at),
      title: readTitleState(state),
    }),
  update,
  provide: (field) => EditorView.decorations.from(field, (value) => value.decorations),
});

export const blocks: Extension = [blockElementsField];
