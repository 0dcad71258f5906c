import { Transaction } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { peopleField } from './collab/view/presence-field.ts';

/** Said once, then not again for as long as this: whoever listens is writing. */
const PAUSE_MS = 10_000;

/** Who does not see the carets of the others is told when one of them writes in the line of one's own. */
export const announceOthers = ViewPlugin.fromClass(
  class {
    private quietUntil = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;

    update(update: ViewUpdate): void {
      const { view } = update;
      if (!update.docChanged || !view.hasFocus || performance.now() < this.quietUntil) return;
      if (!update.transactions.some((tr) => tr.docChanged && tr.annotation(Transaction.remote))) return;
      const line = update.startState.doc.lineAt(update.startState.selection.main.head);
      if (!update.changes.touchesRange(line.from, line.to)) return;
      this.quietUntil = performance.now() + PAUSE_MS;
      // Their caret comes a little after their words.
      this.timer = setTimeout(() => {
        const now = view.state;
        const own = now.doc.lineAt(now.selection.main.head);
        const near = (now.field(peopleField, false) ?? []).find(({ head }) => head >= own.from && head <= own.to);
        view.dispatch({ effects: EditorView.announce.of(`${near?.label ?? 'Somebody'} is writing in this line.`) });
      }, 300);
    }

    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);
