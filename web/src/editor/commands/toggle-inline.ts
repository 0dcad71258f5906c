import { syntaxTree } from '@codemirror/language';
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

interface InlineStyle {
  readonly node: string;
  readonly mark: string;
  readonly open: string;
  readonly close?: string;
  /** Only marks a selection; a word at the caret is not a formula. */
  readonly leavesWord?: boolean;
}

export const inlineStyles = {
  bold: { node: 'StrongEmphasis', mark: 'EmphasisMark', open: '**' },
  italic: { node: 'Emphasis', mark: 'EmphasisMark', open: '*' },
  strikethrough: { node: 'Strikethrough', mark: 'StrikethroughMark', open: '~~' },
  highlight: { node: 'Highlight', mark: 'HighlightMark', open: '==' },
  superscript: { node: 'Superscript', mark: 'SuperscriptMark', open: '^' },
  subscript: { node: 'Subscript', mark: 'SubscriptMark', open: '~' },
  code: { node: 'InlineCode', mark: 'CodeMark', open: '`' },
  math: { node: 'InlineMath', mark: 'MathMark', open: '$', leavesWord: true },
  comment: { node: 'Comment', mark: '', open: '<!-- ', close: ' -->' },
} satisfies Readonly<Record<string, InlineStyle>>;

function findAround(state: EditorState, range: SelectionRange, name: string): SyntaxNode | null {
  for (const side of [1, -1] as const) {
    for (
      let node: SyntaxNode | null = syntaxTree(state).resolveInner(side > 0 ? range.from : range.to, side);
      node;
      node = node.parent
    ) {
      if (node.name === name && node.from <= range.from && node.to >= range.to) return node;
    }
  }
  return null;
}

/** The selection without surrounding space or, if there is none, the word at the caret, unless the style leaves it. */
function trimRange(state: EditorState, range: SelectionRange, style: InlineStyle): { from: number; to: number } {
  if (range.empty) return (style.leavesWord ? null : state.wordAt(range.head)) ?? { from: range.head, to: range.head };
  const text = state.sliceDoc(range.from, range.to);
  const from = range.from + /^\s*/.exec(text)![0].length;
  return { from: Math.min(from, range.to), to: Math.max(from, range.from + text.trimEnd().length) };
}

/** A selection across paragraphs is marked in each: inline marks cannot span a blank line. */
function splitParagraphs(state: EditorState, from: number, to: number): { from: number; to: number }[] {
  const text = state.sliceDoc(from, to);
  if (!/\n[ \t]*\n/.test(text)) return [{ from, to }];
  const parts: { from: number; to: number }[] = [];
  const paragraph = /(?:[^\n]+(?:\n(?![ \t]*\n))?)+/g;
  for (const match of text.matchAll(paragraph)) {
    const lead = /^\s*(?:(?:[-*+]|\d+[.)]|>|#{1,6})\s+)*/.exec(match[0])![0].length;
    const start = from + match.index + lead;
    const end = from + match.index + match[0].trimEnd().length;
    if (end > start) parts.push({ from: start, to: end });
  }
  return parts;
}

function removeMarks(state: EditorState, node: SyntaxNode, style: InlineStyle): ChangeSpec[] {
  if (style.mark) {
    const marks = node.getChildren(style.mark);
    return [marks[0], marks.at(-1)].flatMap((mark) => (mark ? [{ from: mark.from, to: mark.to }] : []));
  }
  const text = state.sliceDoc(node.from, node.to);
  const open = /^<!--\s?/.exec(text)?.[0].length ?? 0;
  const close = /\s?-->$/.exec(text)?.[0].length ?? 0;
  return [
    { from: node.from, to: node.from + open },
    { from: node.to - close, to: node.to },
  ];
}

/**
 * Adds marks around the selection, removes them if present, or moves past them at their end. One transaction, one undo
 * step.
 */
export function toggleInline(style: InlineStyle): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const close = style.close ?? style.open;
    const spec = state.changeByRange((range) => {
      const around = findAround(state, range, style.node);
      if (around) {
        // The caret is at its end: what follows is plain, as in word processors.
        const closing = style.mark === '' ? undefined : around.getChildren(style.mark).at(-1);
        if (range.empty && closing !== undefined && range.head === closing.from)
          return { range: EditorSelection.cursor(closing.to) };
        const changes = state.changes(removeMarks(state, around, style));
        return { changes, range: range.map(changes, range.empty ? 1 : -1) };
      }
      const { from, to } = trimRange(state, range, style);
      if (from === to) {
        const changes = state.changes({ from, insert: style.open + close });
        return { changes, range: EditorSelection.cursor(from + style.open.length) };
      }
      const changes = state.changes(
        splitParagraphs(state, from, to).flatMap((part) => [
          { from: part.from, insert: style.open },
          { from: part.to, insert: close },
        ]),
      );
      if (range.empty)
        return { changes, range: EditorSelection.cursor(changes.mapPos(range.head, range.head === to ? -1 : 1)) };
      const start = changes.mapPos(from, 1);
      const end = changes.mapPos(to, -1);
      return {
        changes,
        range: range.anchor <= range.head ? EditorSelection.range(start, end) : EditorSelection.range(end, start),
      };
    });
    dispatch(state.update(spec, { userEvent: 'input.format', scrollIntoView: true }));
    return true;
  };
}
