import { type EditorState, RangeSetBuilder, StateField, type Text, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { RIGHT_TO_LEFT } from './right-to-left.ts';

const LETTER = /\p{L}/u;
/** A line without letters up to this position is data. */
const FAR = 500;

/**
 * Whether a line is right-to-left: its first letter decides, as for `dir="auto"`. Table rows never are, since their
 * columns would change places from row to row.
 */
export function runsRightToLeft(line: string): boolean {
  if (line.trimStart().startsWith('|')) return false;
  const letter = LETTER.exec(line.slice(0, FAR))?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

function hasAny(text: Text): boolean {
  for (const cursor = text.iter(); !cursor.next().done;) if (RIGHT_TO_LEFT.test(cursor.value)) return true;
  return false;
}

function isInserted({ changes }: Transaction): boolean {
  let found = false;
  changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    found ||= hasAny(inserted);
  });
  return found;
}

/** Nearly all texts have no such letters, and pay only for a check of what is typed. */
const mixed = StateField.define<boolean>({
  create: ({ doc }) => hasAny(doc),
  update: (known, transaction) => known || (transaction.docChanged && isInserted(transaction)),
  provide: (field) => EditorView.perLineTextDirection.from(field),
});

const rightToLeft = Decoration.line({ attributes: { dir: 'rtl' } });

function markLines(state: EditorState, ranges: readonly { from: number; to: number }[]): DecorationSet {
  if (!state.field(mixed)) return Decoration.none;
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of ranges)
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      if (line.from > last && runsRightToLeft(line.text)) builder.add(line.from, line.from, rightToLeft);
      last = Math.max(last, line.from);
      at = line.to + 1;
    }
  return builder.finish();
}

const lines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor({ state, visibleRanges }: EditorView) {
      this.decorations = markLines(state, visibleRanges);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.decorations = markLines(view.state, view.visibleRanges);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Each line has the direction of its first letter, regardless of the interface language. */
export const textDirection = [mixed, lines];
