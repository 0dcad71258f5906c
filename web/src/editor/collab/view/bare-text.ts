import type { EditorState, Text } from '@codemirror/state';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { suggestingField } from './peer-field.ts';

/*
 * While suggesting, the editor holds one's own insertions besides the text. What leaves the editor refers to the bare
 * text, and what arrives is placed between the insertions.
 */

const texts = new WeakMap<Text, Text>();

/** The text without one's own suggestions. */
export function readBareText(state: EditorState): Text {
  const projection = state.field(suggestingField, false)?.projection;
  if (!projection || projection.extra === 0) return state.doc;
  const known = texts.get(state.doc);
  if (known) return known;
  const text = projection.removal(state.doc.length).apply(state.doc);
  texts.set(state.doc, text);
  return text;
}

/** A passage of the text, by positions in the text, without assembling the whole text. */
export function sliceBareText(state: EditorState, from: number, to: number): string {
  const projection = state.field(suggestingField, false)?.projection;
  if (!projection || projection.extra === 0) return state.doc.sliceString(from, to);
  if (to <= from) return '';
  const end = projection.toEditor(to, -1);
  let at = projection.toEditor(from, 1);
  let text = '';
  for (const piece of projection.within(at, end)) {
    text += state.doc.sliceString(at, piece.from);
    at = piece.to;
  }
  return text + state.doc.sliceString(at, end);
}

export function toBarePosition(state: EditorState, at: number): number {
  return state.field(suggestingField, false)?.projection.toText(at) ?? at;
}

/** `side` 1: after what is inserted there. */
export function fromBarePosition(state: EditorState, at: number, side: -1 | 1): number {
  return state.field(suggestingField, false)?.projection.toEditor(at, side) ?? at;
}

/** Maps a passage of the editor to the text. */
export function toBarePassage(state: EditorState, { from, to }: { from: number; to: number }): AnchorJson {
  const start = toBarePosition(state, from);
  const end = Math.max(start, toBarePosition(state, to));
  return { from: start, to: end, text: sliceBareText(state, start, end) };
}

/** Maps marks to positions in the editor. */
export function placeMarks(state: EditorState, marks: ReviewState['marks']): ReviewState['marks'] {
  const projection = state.field(suggestingField, false)?.projection;
  if (!projection || projection.extra === 0) return marks;
  const own = Map.groupBy(projection.pieces, ({ hunk }) => hunk.suggestion);
  return marks.map((mark) => {
    const pieces = mark.kind === 'insert' ? own.get(mark.thread) : undefined;
    const piece = pieces?.find(({ hunk }) => hunk.id === mark.hunk);
    if (piece) return { ...mark, from: piece.from, to: piece.to };
    const from = projection.toEditor(mark.from, mark.from < mark.to ? 1 : -1);
    return { ...mark, from, to: Math.max(from, projection.toEditor(mark.to, -1)) };
  });
}
