import { history } from '@codemirror/commands';
import { Compartment, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

const place = new Compartment();

export const undoHistory: Extension = place.of(history());

/** Removes everything that could be undone. */
export function forgetUndo(view: EditorView): void {
  view.dispatch({ effects: place.reconfigure([]) });
  view.dispatch({ effects: place.reconfigure(history()) });
}
