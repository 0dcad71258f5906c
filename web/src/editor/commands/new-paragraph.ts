import { type ChangeSpec, EditorSelection, type EditorState, Facet, type StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import {
  blankOf,
  findAncestor,
  findLeaf,
  isBlank,
  readContinuation,
  readNeighbours,
  readQuote,
} from './blocks-around.ts';

/** Whether Enter starts a new paragraph in prose; otherwise it only starts a new source line. */
export const newParagraphs = Facet.define<boolean, boolean>({ combine: (values) => values[0] ?? false });

const marks: Readonly<Record<string, string>> = { FencedCode: 'CodeMark', FrontMatter: 'FrontMatterMark' };

/** Whether a verbatim block is closed at its end, so that a paragraph can start there. */
function isClosed(state: EditorState, leaf: SyntaxNode): boolean {
  const mark = marks[leaf.name];
  if (mark) return leaf.getChildren(mark).length === 2;
  const text = state.sliceDoc(leaf.from, leaf.to);
  return leaf.name === 'CommentBlock' ? text.endsWith('-->') : /\\end\{[^{}]*\}\s*$/.test(text);
}

/** Lines of an unfinished formula, table or front matter, which still parse as prose. */
function isUnfinished(state: EditorState, at: number, leaf: SyntaxNode): boolean {
  const line = state.doc.lineAt(at);
  const text = line.text.slice(readQuote(line.text).length).trim();
  // Front matter does not parse as such before its closing line is there.
  if (
    /^---[ \t]*$/.test(state.sliceDoc(0, Math.min(at, state.doc.line(1).to))) &&
    state.doc.lineAt(leaf.from).number <= 2
  )
    return true;
  if (leaf.name === 'HorizontalRule') return false;
  const opened = (state.sliceDoc(leaf.from, at).match(/\$\$/g) ?? []).length % 2 === 1;
  return opened || /^[|+]|\s\|\s|^\\\[$/.test(text);
}

/** Whether Enter only starts another line here: in code, formulas, comments, definitions, and between blocks. */
function keepsLines(state: EditorState, at: number, leaf: SyntaxNode): boolean {
  if (/^(?:FencedCode|RawTexBlock|CommentBlock|FrontMatter)$/.test(leaf.name))
    return at !== leaf.to || !isClosed(state, leaf);
  if (!/^(?:Paragraph|Task|(?:ATX|Setext)Heading\d|HorizontalRule|FencedDivEnd)$/.test(leaf.name)) return true;
  const inside = findAncestor(state, at, /^(?:DisplayMath|InlineMath|InlineCode|Comment)$/);
  return (inside !== null && inside.from < at && inside.to > at) || isUnfinished(state, at, leaf);
}

function dispatchEnter(
  { state, dispatch }: Parameters<StateCommand>[0],
  changes: ChangeSpec,
  caret: number,
  userEvent = 'input',
): true {
  dispatch(state.update({ changes, selection: EditorSelection.cursor(caret), userEvent, scrollIntoView: true }));
  return true;
}

/** Enter on an empty line: the second one leaves the enclosing list item or div. */
function leave(target: Parameters<StateCommand>[0]): boolean {
  const { state } = target;
  const line = state.doc.lineAt(state.selection.main.head);
  if (line.length > 0) return dispatchEnter(target, { from: line.from, to: line.to }, line.from);
  const above = line.number > 1 ? state.doc.line(line.number - 1) : null;
  const below = line.number < state.doc.lines ? state.doc.line(line.number + 1) : null;
  if (!above || !below || !isBlank(above.text) || !/^:{3,}[ \t]*$/.test(below.text)) return false;
  if (!findAncestor(state, below.from, /^FencedDiv$/) && !findAncestor(state, below.from, /^FencedDivEnd$/, 1))
    return false;
  const behind = readNeighbours(state, below.number, below.number).below;
  const insert = `${below.text}\n\n`;
  return dispatchEnter(
    target,
    { from: above.from, to: below.to, insert: behind ? `${insert}\n` : insert },
    above.from + insert.length,
  );
}

/** Enter in prose: a new paragraph, which is a blank line in the file. */
export const beginParagraph: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !state.facet(newParagraphs)) return false;
  const line = state.doc.lineAt(main.from);
  if (main.empty && line.text.trim() === '') return !findLeaf(state, main.head) && leave(target);
  const leaf = findAncestor(state, main.from, /^FencedDivEnd$/) ?? findLeaf(state, main.from);
  if (!leaf || keepsLines(state, main.from, leaf)) return false;
  const prefix = readContinuation(state, main.from);
  const blank = blankOf(prefix);
  const before = line.text.slice(0, main.from - line.from);
  // At the start of a continuation line, split the paragraph there.
  if (isBlank(before) && leaf.from < line.from && main.empty) {
    return dispatchEnter(target, { from: line.from, insert: `${blank}\n` }, main.head + blank.length + 1);
  }
  const last = state.doc.lineAt(main.to);
  const rest = state.sliceDoc(main.to, last.to);
  if (rest.trim() !== '') {
    // The space between two words stays with the first, so that Backspace restores the original.
    const space = /^[ \t]*/.exec(rest)![0];
    const insert = `${space}\n${blank}\n${prefix}`;
    return dispatchEnter(target, { from: main.from, to: main.to + space.length, insert }, main.from + insert.length);
  }
  const from = line.from + Math.max(before.trimEnd().length, readQuote(before).length);
  if (last.to < leaf.to && last.number < state.doc.lines) {
    const next = state.doc.line(last.number + 1);
    const indent = /^[\s>]*/.exec(next.text)![0].length;
    const insert = `\n${blank}`;
    return dispatchEnter(target, { from, to: last.to, insert }, from + insert.length + 1 + indent);
  }
  const insert = `\n${blank}\n${prefix}`;
  const { below } = readNeighbours(state, last.number, last.number);
  const tail = below && !/^\s*:{3,}\s*$/.test(below.text) ? `\n${blank}` : '';
  return dispatchEnter(target, { from, to: last.to, insert: insert + tail }, from + insert.length);
};

/** Shift+Enter in prose: a line break within the paragraph, also in print. */
export const breakLine: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !state.facet(newParagraphs)) return false;
  const leaf = findLeaf(state, main.from);
  const line = state.doc.lineAt(main.from);
  if (!leaf || !/^(?:Paragraph|Task)$/.test(leaf.name) || keepsLines(state, main.from, leaf)) return false;
  const before = state.sliceDoc(line.from, main.from);
  if (isBlank(before)) return false;
  const from = line.from + before.trimEnd().length;
  const space = /^[ \t]*/.exec(state.sliceDoc(main.to, state.doc.lineAt(main.to).to))![0].length;
  const insert = `\\\n${readContinuation(state, main.from)}`;
  return dispatchEnter(target, { from, to: main.to + space, insert }, from + insert.length);
};

/** Backspace at the start of a paragraph joins it to the one above. */
export const joinParagraphs: StateCommand = (target) => {
  const { state } = target;
  const { main, ranges } = state.selection;
  if (state.readOnly || ranges.length > 1 || !main.empty || !state.facet(newParagraphs)) return false;
  const line = state.doc.lineAt(main.head);
  const before = line.text.slice(0, main.head - line.from);
  if (line.number < 3 || !isBlank(before) || !isBlank(state.doc.line(line.number - 1).text)) return false;
  const above = state.doc.line(line.number - 2);
  const ended = isBlank(above.text) ? null : findAncestor(state, above.to, /^(?:Paragraph|Task|ATXHeading\d)$/);
  if (!ended) return false;
  const isEmpty = isBlank(line.text);
  const leaf = isEmpty ? null : findLeaf(state, line.to);
  if (
    isEmpty
      ? readNeighbours(state, line.number, line.number).below
      : leaf?.name !== 'Paragraph' || leaf.from < line.from
  )
    return false;
  return dispatchEnter(target, { from: above.to, to: main.head }, above.to, 'delete.backward');
};
