import { ensureSyntaxTree } from '@codemirror/language';
import { EditorSelection, EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { markdown } from '../languages/markdown.ts';
import { newParagraphs } from './new-paragraph.ts';

/**
 * An editor state with `‹` and `›` around the selection, or `¦` at the caret; in `prose`, Enter starts paragraphs. For
 * tests.
 */
export function readMarked(marked: string, prose = false): EditorState {
  const open = marked.indexOf('‹');
  const anchor = open >= 0 ? open : marked.indexOf('¦');
  const head = open >= 0 ? marked.indexOf('›') - 1 : anchor;
  const state = EditorState.create({
    doc: marked.replace(/[‹›¦]/g, ''),
    selection: EditorSelection.single(Math.max(0, anchor), Math.max(0, head)),
    extensions: [markdown(), EditorState.allowMultipleSelections.of(true), newParagraphs.of(prose)],
  });
  ensureSyntaxTree(state, state.doc.length, 20_000);
  // Only a new state holds the completed tree.
  return state.update({}).state;
}

export function writeMarked(state: EditorState): string {
  const text = state.doc.toString();
  const { from, to } = state.selection.main;
  return from === to
    ? `${text.slice(0, from)}¦${text.slice(from)}`
    : `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

/** Runs a command on marked text; null if it did not apply. Fails if it dispatched more than one transaction. */
export function runMarked(command: StateCommand, marked: string, prose = false): string | null {
  const state = readMarked(marked, prose);
  const done: Transaction[] = [];
  const applied = command({ state, dispatch: (tr) => void done.push(tr) });
  if (!applied) return null;
  if (done.length > 1) throw new Error('The command took more than one step');
  return writeMarked(done[0]?.state ?? state);
}
