import { startCompletion } from '@codemirror/autocomplete';
import { EditorSelection, type EditorState, StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { listUnlabelled, readLabels } from '../live-preview/labels.ts';
import { surroundings } from '../surroundings.ts';

const begin = StateEffect.define<number>();

/** Where an `@` was last inserted for a cross-reference; null once it is gone. */
export const begunReference = StateField.define<number | null>({
  create: () => null,
  update(at, { effects, changes, newDoc }) {
    let next = at === null ? null : changes.mapPos(at, 1);
    for (const effect of effects) if (effect.is(begin)) next = effect.value;
    return next !== null && newDoc.sliceString(next, next + 1) === '@' ? next : null;
  },
});

/** Whether an `@` begins a cross-reference that was asked for: works are not offered then. */
export const isReference = (state: EditorState, at: number): boolean => state.field(begunReference, false) === at;

/** Inserts an `@` and lists what can be referred to. */
export function insertReference(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  if (readLabels(state).size === 0 && listUnlabelled(state).every(({ kind }) => kind === 'section')) {
    state.facet(surroundings).report(t('nothingToReferTo'), 'info');
    return true;
  }
  const at = state.selection.main.to;
  // After a letter or digit it would be part of an e-mail address.
  const gap = /[\p{L}\p{N}]$/u.test(state.sliceDoc(Math.max(0, at - 2), at)) ? ' ' : '';
  view.dispatch({
    changes: { from: at, insert: `${gap}@` },
    selection: EditorSelection.cursor(at + gap.length + 1),
    effects: begin.of(at + gap.length),
    userEvent: 'input.format',
    scrollIntoView: true,
  });
  return startCompletion(view);
}
