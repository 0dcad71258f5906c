import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { renumberAround } from './list.ts';

/** Quote marks, indentation, list mark with its space, check box. */
const lead = /^((?:[ \t]*>)*[ \t]?)([ \t]*)(?:([-*+]|\d{1,9}[.)]|#\.|\(@\))([ \t]+)(\[[ xX]\][ \t]+)?)?/;

interface Lead {
  readonly quote: string;
  readonly indent: string;
  readonly mark: string;
  readonly space: string;
  readonly task: string;
  readonly length: number;
}

function readLead(text: string): Lead {
  const match = lead.exec(text)!;
  // Without a quote mark the first space belongs to the indentation.
  const quoted = match[1]!.includes('>');
  return {
    quote: quoted ? match[1]! : '',
    indent: quoted ? match[2]! : match[1]! + match[2]!,
    mark: match[3] ?? '',
    space: match[4] ?? '',
    task: match[5] ?? '',
    length: match[0].length,
  };
}

const verbatim = /^(?:FencedCode|CodeBlock|FrontMatter|HTMLBlock|CommentBlock|RawTexBlock|DisplayMath)$/;

function isMarkup(state: EditorState, at: number): boolean {
  let inside = false;
  for (let node = syntaxTree(state).resolveInner(at, -1); ; node = node.parent) {
    if (verbatim.test(node.name)) return false;
    if (/^(?:ListItem|FancyItem|Blockquote|FootnoteDefinition|Definition)$/.test(node.name)) inside = true;
    if (!node.parent) return inside;
  }
}

function nextMark(mark: string): string {
  const number = /^\d+/.exec(mark)?.[0];
  return number ? `${Number(number) + 1}${mark.slice(number.length)}` : mark;
}

/** The lead of the nearest item above that stands further out, to go on with when an item is ended. */
function findOuter(state: EditorState, line: number, own: Lead): Lead | null {
  for (let number = line - 1; number >= 1; number--) {
    const { text } = state.doc.line(number);
    const other = readLead(text);
    if (other.mark && other.indent.length < own.indent.length) return other;
    if (!other.mark && text.trim() !== '' && other.indent === '') return null;
  }
  return null;
}

function endItem(state: EditorState, from: number, own: Lead): { insert: string } {
  const line = state.doc.lineAt(from).number;
  if (own.mark) {
    const outer = own.indent ? findOuter(state, line, own) : null;
    return {
      insert: outer
        ? outer.quote + outer.indent + nextMark(outer.mark) + outer.space + (outer.task ? '[ ] ' : '')
        : own.quote,
    };
  }
  return { insert: own.quote.replace(/>[ \t]?$/, '') };
}

function withNumbers(state: EditorState, changes: ChangeSpec, caret: number): TransactionSpec {
  const set = state.changes(changes);
  const after = state.update({ changes: set }).state;
  const fixes = after.changes(renumberAround(after, after.doc.lineAt(caret).number));
  return {
    changes: set.compose(fixes),
    selection: EditorSelection.cursor(fixes.mapPos(caret, 1)),
    userEvent: 'input',
    scrollIntoView: true,
  };
}

/** Enter: goes on with list, task or quote; on an empty item it ends it. The following items are numbered anew. */
export const continueMarkup: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !isMarkup(state, main.from)) return false;
  const line = state.doc.lineAt(main.from);
  const own = readLead(line.text);
  if (own.length === 0 || main.from < line.from + own.length) return false;
  if (main.empty && line.text.slice(own.length).trim() === '' && (own.mark || own.quote)) {
    const { insert } = endItem(state, line.from, own);
    dispatch(state.update(withNumbers(state, { from: line.from, to: line.to, insert }, line.from + insert.length)));
    return true;
  }
  const next = own.quote + own.indent + (own.mark ? nextMark(own.mark) + own.space + (own.task ? '[ ] ' : '') : '');
  // Space that the caret leaves behind at the end of the line would only be noise.
  const kept = state.sliceDoc(line.from, main.from).trimEnd().length;
  const from = Math.max(line.from + Math.max(kept, own.length), line.from);
  const insert = `\n${next}`;
  const to = main.to + /^[ \t]*/.exec(state.sliceDoc(main.to, state.doc.lineAt(main.to).to))![0].length;
  dispatch(
    state.update(
      withNumbers(state, { from: Math.min(from, main.from), to, insert }, Math.min(from, main.from) + insert.length),
    ),
  );
  return true;
};

/** Backspace behind a list or quote mark takes the mark away. */
export const deleteMarkup: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !main.empty || !isMarkup(state, main.head)) return false;
  const line = state.doc.lineAt(main.head);
  const own = readLead(line.text);
  if (main.head !== line.from + own.length || (!own.mark && !own.quote)) return false;
  const keep = own.mark
    ? own.quote.length + own.indent.length + (own.task ? own.mark.length + own.space.length : 0)
    : own.quote.replace(/>[ \t]?$/, '').length;
  dispatch(
    state.update({
      changes: { from: line.from + keep, to: main.head },
      selection: { anchor: line.from + keep },
      userEvent: 'delete',
      scrollIntoView: true,
    }),
  );
  return true;
};
