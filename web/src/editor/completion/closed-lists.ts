import { completionStatus } from '@codemirror/autocomplete';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Remembers where a list was last closed with Escape, so that the next letter does not open it again. */
export const closedLists = ViewPlugin.fromClass(
  class {
    at = 0;

    update({ changes, docChanged, selectionSet, startState, state }: ViewUpdate): void {
      if (docChanged) this.at = changes.mapPos(this.at, -1);
      else if (!selectionSet && completionStatus(startState) === 'active' && completionStatus(state) === null)
        this.at = state.selection.main.head;
    }
  },
);
