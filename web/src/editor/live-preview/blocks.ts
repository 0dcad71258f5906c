import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, type Range, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, type WidgetType } from '@codemirror/view';
import { createBlockWidget } from './block-widget.ts';
import { type BlockElement, findBlocks, rescanBlocks } from './block-scan.ts';
import { redraw } from './redraw.ts';
import { isRevealing } from './reveal.ts';

interface BlockState {
  readonly elements: readonly BlockElement[];
  /** Those that a selection touches, as one comparable text. */
  readonly open: string;
  readonly decorations: DecorationSet;
  readonly revision: number;
  /** Whether the range lies in something that is drawn instead of its source. */
  covers(from: number, to: number): boolean;
}

function isOpen(state: EditorState, element: BlockElement): boolean {
  return (
    isRevealing(state) && state.selection.ranges.some((range) => range.from <= element.to && range.to >= element.from)
  );
}

function listOpen(state: EditorState, elements: readonly BlockElement[]): ReadonlySet<BlockElement> {
  return new Set(elements.filter((element) => isOpen(state, element)));
}

function build(state: EditorState, elements: readonly BlockElement[], revision: number): BlockState {
  const open = listOpen(state, elements);
  const ranges: Range<Decoration>[] = [];
  const closed: BlockElement[] = [];
  for (const element of elements) {
    const widget: WidgetType = createBlockWidget(element, revision);
    if (!open.has(element)) {
      closed.push(element);
      ranges.push(Decoration.replace({ widget, block: true }).range(element.from, element.to));
    } else if (element.kind === 'figure' || element.kind === 'math') {
      // While its source is edited the result stays in sight below it.
      ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(element.to));
    }
  }
  return {
    elements,
    open: nameOpen(open),
    decorations: Decoration.set(ranges),
    revision,
    covers: (from, to) => {
      let low = 0;
      let high = closed.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (closed[middle]!.to < from) low = middle + 1;
        else high = middle;
      }
      const found = closed[low];
      return found !== undefined && found.from <= from && found.to >= to;
    },
  };
}

function nameOpen(open: ReadonlySet<BlockElement>): string {
  return [...open].map((element) => element.from).join(' ');
}

function update(value: BlockState, tr: Transaction): BlockState {
  const asked = tr.effects.some((effect) => effect.is(redraw));
  const parsed = syntaxTree(tr.startState) !== syntaxTree(tr.state);
  const elements = tr.docChanged || parsed ? rescanBlocks(value.elements, tr) : value.elements;
  const open = nameOpen(listOpen(tr.state, elements));
  if (elements === value.elements && open === value.open && !asked) return value;
  return build(tr.state, elements, asked ? value.revision + 1 : value.revision);
}

/** Tables, figures, formulas and the front matter that take whole lines. Only what changed is looked at again. */
export const blockElementsField = StateField.define<BlockState>({
  create: (state) => build(state, findBlocks(state, 0, state.doc.length), 0),
  update,
  provide: (field) => EditorView.decorations.from(field, (value) => value.decorations),
});

export const blocks: Extension = [blockElementsField];
