import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const startRevealing = StateEffect.define<null>();

/**
 * Source is revealed at the selection, but not before the editor was focused: a newly opened document's caret was not
 * put there by anybody. Blurring keeps it revealed, so nothing jumps when a button is pressed.
 */
const revealField = StateField.define<boolean>({
  create: () => false,
  update: (value, tr) =>
    value ||
    tr.effects.some((effect) => effect.is(startRevealing)) ||
    tr.isUserEvent('select') ||
    tr.isUserEvent('input'),
});

export function isRevealing(state: EditorState): boolean {
  return state.field(revealField, false) ?? true;
}

export const revealOnEntry: Extension = [
  revealField,
  EditorView.focusChangeEffect.of((state, focusing) =>
    focusing && !isRevealing(state) ? startRevealing.of(null) : null,
  ),
];
