import type { EditorState } from '@codemirror/state';
import { findLeaf } from '../commands/blocks-around.ts';
import { findEnd } from '../commands/insert-block.ts';

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

/**
 * Where an image dropped or pasted at a position becomes a figure: below the block there. Null in a quote or list, and
 * before words on the same line unless it was dropped, as nobody aims at a letter.
 */
export function findFigurePlace(state: EditorState, at: number, isDropped: boolean): number | null {
  const line = state.doc.lineAt(at);
  if (line.text.trim() === '') return at;
  const leaf = findLeaf(state, at);
  if (!leaf || leaf.parent?.parent) return null;
  if (!isDropped && (leaf.name !== 'Paragraph' || state.sliceDoc(at, leaf.to).trim() !== '')) return null;
  return state.doc.lineAt(findEnd(state, leaf)).to;
}
