import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { citationLibrary } from '../citations/library.ts';

const KEY_BEGUN = /^@[\p{L}\p{N}_:.#$%&\-+?<>~/]*$/u;

function isInKey(state: EditorState): boolean {
  const { main } = state.selection;
  const before = state.sliceDoc(Math.max(0, main.head - 200), main.head);
  return main.empty && before.includes('@') && KEY_BEGUN.test(before.slice(before.lastIndexOf('@')));
}

/** A key may be typed before the bibliography has been read; its works are offered once it has. */
export const offerLateWorks = ViewPlugin.fromClass(
  class {
    private isTyping = false;

    update({ transactions, docChanged, selectionSet, startState, state, view }: ViewUpdate): void {
      if (docChanged) this.isTyping = transactions.some((transaction) => transaction.isUserEvent('input.type'));
      else if (selectionSet) this.isTyping = false;
      const hasCome = !citationLibrary(startState)?.keys.size && (citationLibrary(state)?.keys.size ?? 0) > 0;
      if (!hasCome || !this.isTyping || !isInKey(state) || completionStatus(state) !== null) return;
      queueMicrotask(() => startCompletion(view));
    }
  },
);
