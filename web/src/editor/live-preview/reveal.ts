import { type EditorState, type Extension, Facet, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const startRevealing = StateEffect.define<null>();

/** Text just inserted or commented on stays rendered until the caret moves or something is typed. */
export const restDrawn = StateEffect.define<null>();

type Revealing = 'not yet' | 'yes' | 'resting';

/**
 * Source is revealed at the selection, but not before the editor was focused: nobody has placed the caret of a newly
 * opened document. Blurring keeps it revealed, so that nothing jumps when a button is pressed.
 */
const revealField = StateField.define<Revealing>({
  create: () => 'not yet',
  update(value, tr) {
    if (tr.effects.some((effect) => effect.is(restDrawn))) return 'resting';
    if (tr.isUserEvent('select') || tr.isUserEvent('input') || tr.isUserEvent('delete') || tr.isUserEvent('undo'))
      return 'yes';
    return value === 'not yet' && tr.effects.some((effect) => effect.is(startRevealing)) ? 'yes' : value;
  },
});

/** A read-only text: drawn regardless of its selection. */
export const neverReveals = Facet.define<boolean, boolean>({ combine: (values) => values.includes(true) });

export function isRevealing(state: EditorState): boolean {
  return !state.facet(neverReveals) && (state.field(revealField, false) ?? 'yes') === 'yes';
}

export const revealOnEntry: Extension = [
  revealField,
  EditorView.focusChangeEffect.of((state, focusing) =>
    focusing && !isRevealing(state) ? startRevealing.of(null) : null,
  ),
];
