import type { EditorState } from '@codemirror/state';

/** The blank lines needed above and below a block that replaces a range. */
export function findRoom(
  state: EditorState,
  from: number,
  to: number,
): { readonly head: string; readonly tail: string } {
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const before = first.text.slice(0, from - first.from).trim();
  const behind = last.text.slice(to - last.from).trim();
  const isFilled = (number: number): boolean =>
    number >= 1 && number <= state.doc.lines && state.doc.line(number).text.trim() !== '';
  const isItem = /^(?:[-*+]|\d+[.)])$/.test(before);
  return {
    head: isItem ? '' : before !== '' ? '\n\n' : isFilled(first.number - 1) ? '\n' : '',
    tail: behind !== '' ? '\n\n' : isFilled(last.number + 1) ? '\n' : '',
  };
}
