import { EditorSelection, type StateCommand } from '@codemirror/state';
import { t } from '../../lib/texts/editor.ts';
import { findElement } from './open-grids.ts';

/** Goes to the caption of the table at the caret; a missing one is added, and selected so that typing replaces it. */
export const enterCaption: StateCommand = ({ state, dispatch }) => {
  const element = findElement(state, state.selection.main.head);
  if (!element || state.readOnly) return false;
  if (element.caption) {
    const [from, to] = element.caption.map((at) => element.from + at);
    dispatch(state.update({ selection: EditorSelection.range(from!, to!), userEvent: 'select', scrollIntoView: true }));
    return true;
  }
  const { to, number } = state.doc.lineAt(element.from + element.tableEnd);
  const isFollowed = number < state.doc.lines && state.doc.line(number + 1).text.trim() !== '';
  const lead = '\n\n: ';
  const words = t('tableCaption');
  dispatch(
    state.update({
      changes: { from: to, insert: `${lead}${words}${isFollowed ? '\n' : ''}` },
      selection: EditorSelection.range(to + lead.length, to + lead.length + words.length),
      userEvent: 'input.table',
      scrollIntoView: true,
    }),
  );
  return true;
};
