import { type EditorState, StateEffect, StateField } from '@codemirror/state';

/** Closes the card at the caret until the caret moves. */
export const closeCaretCard = StateEffect.define<null>();

type Caret = 'resting' | 'typing' | 'closed';

/**
 * How the caret got where it is. A citation being typed stays source up to its end; otherwise, a caret at its end
 * leaves it rendered.
 */
export const caretField = StateField.define<Caret>({
  create: () => 'resting',
  update(value, tr) {
    if (tr.effects.some((effect) => effect.is(closeCaretCard))) return 'closed';
    if (tr.docChanged && (tr.isUserEvent('input') || tr.isUserEvent('delete') || tr.isUserEvent('undo')))
      return tr.isUserEvent('input.cite') ? 'resting' : 'typing';
    return tr.selection && !tr.docChanged ? 'resting' : value;
  },
});

export function readCaret(state: EditorState): Caret | null {
  return state.field(caretField, false) ?? null;
}
