import { Transaction } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { peopleField } from './collab/view/presence-field.ts';
import { t } from '../lib/texts/editor.ts';

/** Minimum time between announcements, since the listener is writing. */
const PAUSE_MS = 10_000;

/** Tells screen reader users when someone edits their line. */
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
      // The caret arrives slightly later than the text.
      this.timer = setTimeout(() => {
        const now = view.state;
        const own = now.doc.lineAt(now.selection.main.head);
        const near = (now.field(peopleField, false) ?? []).find(({ head }) => head >= own.from && head <= own.to);
        const said = near ? t('othersHere', { name: near.label }) : t('somebodyHere');
        view.dispatch({ effects: EditorView.announce.of(said) });
      }, 300);
    }

    destroy(): void {
      clearTimeout(this.timer);
    }
  },
);
