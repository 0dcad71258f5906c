import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { blockElementsField } from './blocks.ts';

const [one, first, middle, last] = ['one', 'first', 'middle', 'last'].map((part) =>
  Decoration.line({ class: `cm-source-card cm-source-card-${part}` }),
) as [Decoration, Decoration, Decoration, Decoration];

/** The source of formulas and figures with the caret in them, on a card below the result, which stays where it was. */
function drawCards(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const { doc } = view.state;
  const { from, to } = view.viewport;
  for (const element of view.state.field(blockElementsField).open) {
    if ((element.kind !== 'math' && element.kind !== 'figure') || element.to < from || element.from > to) continue;
    const ends = [doc.lineAt(element.from).number, doc.lineAt(element.to).number] as const;
    for (let number = ends[0]; number <= ends[1]; number += 1) {
      const line = doc.line(number);
      const alone = ends[0] === ends[1] ? one : null;
      builder.add(line.from, line.from, alone ?? (number === ends[0] ? first : number === ends[1] ? last : middle));
    }
  }
  return builder.finish();
}

const edge = '1px solid var(--line)';

const theme = EditorView.theme({
  '.cm-line.cm-source-card': {
    backgroundColor: 'var(--surface)',
    borderInline: edge,
    paddingInline: '12px',
    overflowWrap: 'anywhere',
  },
  '.cm-line.cm-source-card-one, .cm-line.cm-source-card-first': {
    borderTop: edge,
    borderTopLeftRadius: 'var(--radius)',
    borderTopRightRadius: 'var(--radius)',
    paddingTop: '8px',
  },
  '.cm-line.cm-source-card-one, .cm-line.cm-source-card-last': {
    borderBottom: edge,
    borderBottomLeftRadius: 'var(--radius)',
    borderBottomRightRadius: 'var(--radius)',
    paddingBottom: '8px',
  },
});

export const sourceCards: Extension = [EditorView.decorations.of(drawCards), theme];
