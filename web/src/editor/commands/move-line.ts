import { type ChangeSpec, EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';

/**
 * Moves the selected lines past the line above or below. The library rewrites that neighbour instead, which detaches
 * its comments.
 */
export function moveLine(by: -1 | 1): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const changes: ChangeSpec[] = [];
    const shifts = new Map<number, number>();
    for (const { from, to, ranges } of readBlocks(state)) {
      if (by < 0 ? from === 0 : to === state.doc.length) continue;
      const neighbour = state.doc.lineAt(by < 0 ? from - 1 : to + 1);
      const text = state.sliceDoc(from, to);
      if (by < 0) changes.push({ from: neighbour.from, insert: text + state.lineBreak }, { from: from - 1, to });
      else changes.push({ from, to: to + 1 }, { from: neighbour.to, insert: state.lineBreak + text });
      for (const range of ranges) shifts.set(range, by * (neighbour.length + 1));
    }
    if (changes.length === 0) return false;
    const { ranges, mainIndex } = state.selection;
    const moved = ranges.map(({ anchor, head }, i) => {
      const shift = shifts.get(i) ?? 0;
      return EditorSelection.range(anchor + shift, head + shift);
    });
    const selection = EditorSelection.create(moved, mainIndex);
    dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'move.line' }));
    return true;
  };
}

interface Block {
  from: number;
  to: number;
  /** Indices of the selected ranges in it. */
  readonly ranges: number[];
}

/** The selected lines; consecutive ones form one block. */
function readBlocks({ doc, selection }: EditorState): Block[] {
  const blocks: Block[] = [];
  selection.ranges.forEach(({ from, to, empty }, i) => {
    const first = doc.lineAt(from);
    let last = doc.lineAt(to);
    // A selection that ends before a line's first character does not include it.
    if (!empty && to === last.from && last.number > first.number) last = doc.line(last.number - 1);
    const before = blocks.at(-1);
    if (before && before.to >= first.from - 1) {
      before.to = Math.max(before.to, last.to);
      before.ranges.push(i);
    } else blocks.push({ from: first.from, to: last.to, ranges: [i] });
  });
  return blocks;
}
