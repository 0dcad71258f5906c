import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { isBlank, readNeighbours } from './blocks-around.ts';
import { renumberAround } from './list.ts';
import { newParagraphs } from './new-paragraph.ts';

/** Quote marks, indentation, list marker with its space, checkbox. */
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
  // Without a quote mark, the first space belongs to the indentation.
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

/** The prefix of the nearest less indented item above, to continue with when an item ends. */
function findOuter(state: EditorState, line: number, own: Lead): Lead | null {
  for (let number = line - 1; number >= 1; number--) {
    const { text } = state.doc.line(number);
    const other = readLead(text);
    if (other.mark && other.indent.length < own.indent.length) return other;
    if (!other.mark && text.trim() !== '' && other.indent === '') return null;
  }
  return null;
}

interface Ended {
  /** Replaces the line the item or quote ended on; the caret goes to its end. */
  readonly insert: string;
  /** Separate it with blank lines from what it left, and from what follows. */
  readonly apart: boolean;
}

function endItem(state: EditorState, from: number, own: Lead): Ended {
  const line = state.doc.lineAt(from).number;
  if (!own.mark) return { insert: own.quote.replace(/>[ \t]?$/, ''), apart: true };
  const outer = own.indent ? findOuter(state, line, own) : null;
  return outer
    ? {
        insert: outer.quote + outer.indent + nextMark(outer.mark) + outer.space + (outer.task ? '[ ] ' : ''),
        apart: false,
      }
    : { insert: own.quote, apart: true };
}

/** The replacement for lines leaving an item or quote, with blank lines separating both sides. */
function partLines(
  state: EditorState,
  first: Line,
  last: Line,
  { insert, apart }: Ended,
): { text: string; caret: number } {
  if (!apart) return { text: insert, caret: insert.length };
  const depth = insert.split('>').length - 1;
  const blank = insert.trimEnd();
  const { above, below } = readNeighbours(state, first.number, last.number, depth);
  const head = above ? `${blank}\n${insert}` : insert;
  return { text: below ? `${head}\n${blank}` : head, caret: head.length };
}

/** Empty lines of a quote above its last one are removed when leaving the quote. */
function findEmptyStart(state: EditorState, line: Line, own: Lead): Line {
  let first = line;
  while (!own.mark && first.number > 2) {
    const above = state.doc.line(first.number - 1);
    if (readLead(above.text).quote.trim() !== own.quote.trim() || !isBlank(above.text)) break;
    first = above;
  }
  return first;
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

/** Enter: continues a list, task or quote; on an empty item it ends it. Later items are renumbered. */
export const continueMarkup: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !isMarkup(state, main.from)) return false;
  const line = state.doc.lineAt(main.from);
  const own = readLead(line.text);
  if (own.length === 0 || main.from < line.from + own.length) return false;
  if (main.empty && line.text.slice(own.length).trim() === '' && (own.mark || own.quote)) {
    const first = findEmptyStart(state, line, own);
    const { text, caret } = partLines(state, first, line, endItem(state, line.from, own));
    dispatch(state.update(withNumbers(state, { from: first.from, to: line.to, insert: text }, first.from + caret)));
    return true;
  }
  if (!own.mark && state.facet(newParagraphs)) return false;
  const next = own.quote + own.indent + (own.mark ? nextMark(own.mark) + own.space + (own.task ? '[ ] ' : '') : '');
  // Drop trailing space left behind by the caret.
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

/** Backspace after a list or quote marker removes it. */
export const deleteMarkup: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !main.empty || !isMarkup(state, main.head)) return false;
  const line = state.doc.lineAt(main.head);
  const own = readLead(line.text);
  if (main.head !== line.from + own.length || (!own.mark && !own.quote)) return false;
  const keep = own.mark
    ? own.quote.length + own.indent.length + (own.task ? own.mark.length + own.space.length : 0)
    : own.quote.replace(/>[ \t]?$/, '').length;
  const left = line.text.slice(0, keep);
  const isText = !own.mark || !own.task;
  const { text, caret } = isText
    ? partLines(state, line, line, { insert: left, apart: true })
    : { text: left, caret: left.length };
  dispatch(
    state.update({
      changes: [
        { from: line.from, to: main.head, insert: text.slice(0, caret) },
        { from: line.to, insert: text.slice(caret) },
      ],
      selection: { anchor: line.from + caret },
      userEvent: 'delete',
      scrollIntoView: true,
    }),
  );
  return true;
};
