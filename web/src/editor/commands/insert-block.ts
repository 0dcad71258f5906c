import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';

/** Inserts a block at the selection with a blank line on both sides; `select` is the part of it to select. */
function insertBlock(
  state: EditorState,
  build: (selected: string) => { text: string; select: readonly [number, number] },
): ReturnType<EditorState['update']> {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const lead = state.sliceDoc(first.from, from).trim() === '' ? first.from : from;
  const selected = state.sliceDoc(from, to);
  const { text, select } = build(selected);
  const above =
    lead === 0 ? '' : lead > first.from ? '\n\n' : state.doc.line(first.number - 1).text.trim() === '' ? '' : '\n';
  const tail = state.sliceDoc(to, last.to).trim();
  const below =
    tail !== ''
      ? '\n\n'
      : last.number === state.doc.lines
        ? '\n'
        : state.doc.line(last.number + 1).text.trim() === ''
          ? ''
          : '\n';
  const end = tail === '' ? last.to : to;
  const start = lead + above.length;
  return state.update({
    changes: { from: lead, to: end, insert: above + text + below },
    selection: EditorSelection.range(start + select[0], start + select[1]),
    userEvent: 'input.format',
    scrollIntoView: true,
  });
}

function command(build: (selected: string) => { text: string; select: readonly [number, number] }): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    dispatch(insertBlock(state, build));
    return true;
  };
}

export const insertTable = command(() => ({
  text: '| Column 1 | Column 2 | Column 3 |\n|----------|----------|----------|\n|          |          |          |\n|          |          |          |',
  select: [2, 10],
}));

export const insertRule = command((selected) => ({
  text: `${selected ? `${selected}\n\n` : ''}---\n`,
  select: [4 + (selected ? selected.length + 2 : 0), 4 + (selected ? selected.length + 2 : 0)],
}));

export const insertMathBlock = command((selected) => ({
  text: `$$\n${selected}\n$$`,
  select: [3, 3 + selected.length],
}));

export const insertCodeBlock = command((selected) => {
  let fence = '```';
  while (selected.includes(fence)) fence += '`';
  return {
    text: `${fence}\n${selected}\n${fence}`,
    select: selected ? [fence.length + 1, fence.length + 1 + selected.length] : [fence.length, fence.length],
  };
});
