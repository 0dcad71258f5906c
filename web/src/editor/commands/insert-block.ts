import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { blankOf, findLeaf, readContinuation, readNeighbours, readQuote, verbatim } from './blocks-around.ts';

interface Built {
  readonly text: string;
  /** The part of it to select. */
  readonly select: readonly [number, number];
}

interface Gap {
  /** The range the block replaces. */
  readonly from: number;
  readonly to: number;
  /** Adjacent text must not share its lines. */
  readonly cutsAbove: boolean;
  readonly cutsBelow: boolean;
}

/** A table's caption is in the paragraph below. */
export function findEnd(state: EditorState, leaf: SyntaxNode): number {
  const next = leaf.name === 'Table' ? leaf.nextSibling : null;
  const isCaption = next && /^(?:[Tt]able)?:[ \t]/.test(state.sliceDoc(next.from, Math.min(next.to, next.from + 8)));
  return isCaption ? next.to : leaf.to;
}

/**
 * Where a block goes: in place of the selection or an empty line; otherwise where the text may be split, or after it.
 */
function findGap(state: EditorState, splits: boolean): Gap {
  const { from, to, empty } = state.selection.main;
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const leaf = findLeaf(state, to);
  const before = state.sliceDoc(first.from + readQuote(first.text).length, from).trim() !== '';
  const behind = state.sliceDoc(to, last.to).trim() !== '';
  if (leaf && (verbatim.test(leaf.name) || (empty && !splits && before && leaf.to > to))) {
    const end = state.doc.lineAt(Math.max(leaf.from, findEnd(state, leaf))).to;
    return { from: end, to: end, cutsAbove: true, cutsBelow: false };
  }
  return {
    from: before ? from : first.from,
    to: behind ? to : last.to,
    cutsAbove: before,
    cutsBelow: behind,
  };
}

/** Inserts a block at the selection, surrounded by blank lines, within the enclosing quote or list. */
function insertBlock(state: EditorState, build: (selected: string) => Built, splits: boolean) {
  const { main } = state.selection;
  const gap = findGap(state, splits);
  const isIn = gap.from <= main.from && gap.to >= main.to;
  const prefix = readContinuation(state, gap.cutsAbove ? gap.from : main.from);
  const built = build(isIn ? state.sliceDoc(main.from, main.to) : '');
  const blank = blankOf(prefix);
  const { above, below } = readNeighbours(state, state.doc.lineAt(gap.from).number, state.doc.lineAt(gap.to).number);
  const head = gap.cutsAbove ? `\n${blank}\n${prefix}` : `${above ? `${blank}\n` : ''}${prefix}`;
  const tail = gap.cutsBelow ? `\n${blank}\n${prefix}` : below ? `\n${blank}` : gap.to === state.doc.length ? '\n' : '';
  const inBlock = (at: number): number =>
    head.length + at + prefix.length * built.text.slice(0, at).split('\n').slice(1).length;
  return state.update({
    changes: { from: gap.from, to: gap.to, insert: head + built.text.replaceAll('\n', `\n${prefix}`) + tail },
    selection: EditorSelection.range(gap.from + inBlock(built.select[0]), gap.from + inBlock(built.select[1])),
    userEvent: 'input.format',
    scrollIntoView: true,
  });
}

function command(build: (selected: string) => Built, splits = false): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    dispatch(insertBlock(state, build, splits));
    return true;
  };
}

export const insertTable = command(() => ({
  text: '| Column 1 | Column 2 | Column 3 |\n|----------|----------|----------|\n|          |          |          |\n|          |          |          |',
  select: [2, 10],
}));

/** Followed by a blank line: a rule with text below would start metadata. */
export const insertRule = command((selected) => {
  const text = `${selected ? `${selected}\n\n` : ''}---\n\n`;
  return { text, select: [text.length, text.length] };
});

/** In the middle of a sentence it splits the sentence, as display formulas do. */
export const insertMathBlock = command(
  (selected) => ({ text: `$$\n${selected}\n$$`, select: [3, 3 + selected.length] }),
  true,
);

export const insertCodeBlock = command((selected) => {
  let fence = '```';
  while (selected.includes(fence)) fence += '`';
  return {
    text: `${fence}\n${selected}\n${fence}`,
    select: selected ? [fence.length + 1, fence.length + 1 + selected.length] : [fence.length, fence.length],
  };
});

/** A div with a class around the selection, or around an empty line. */
export const insertDiv = command((selected) => ({
  text: `::: {.note}\n${selected}\n:::`,
  select: [12, 12 + selected.length],
}));
