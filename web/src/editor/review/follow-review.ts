import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { DocumentReview } from '../collab/document-review.ts';
import { placeMarks } from '../collab/view/bare-text.ts';
import { suggestingField } from '../collab/view/peer-field.ts';
import { listMarks } from './list-marks.ts';
import { reviewField, showMarks } from './review-field.ts';
import { compareMarks } from './same-marks.ts';

/** How long after the last key a mark whose text was deleted and restored reappears. */
const AFTER_TYPING_MS = 150;

/**
 * Marks move with the text by themselves. When the review or the text under a mark changes, they are listed again and
 * replaced only if they differ. That covers all of them and is too slow for a key's own task, so it runs afterwards.
 */
export function followReview(review: DocumentReview, pickColor: (userId: string) => number): Extension {
  return ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: unknown = null;
    const show = (isPause = false): void => {
      timer = undefined;
      const known = review.read();
      if (known === null || known === shown) return;
      const own = new Set(view.state.field(suggestingField, false)?.hunks.map(({ suggestion }) => suggestion));
      const placed = { ...known, state: { ...known.state, marks: placeMarks(view.state, known.state.marks) } };
      const wanted = listMarks(placed, pickColor, (id) => own.has(id));
      const difference = compareMarks(view.state.field(reviewField).marks, wanted);
      if (difference === 'own' && !isPause) {
        showIn(AFTER_TYPING_MS);
        return;
      }
      shown = known;
      if (difference !== 'same') view.dispatch({ effects: showMarks.of(wanted) });
    };
    const showIn = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(ms > 0), ms);
    };
    const stop = review.subscribe(() => showIn(0));
    showIn(0);
    return {
      update: (update: ViewUpdate) => {
        const isOther = isSuggesting(update.startState) !== isSuggesting(update.state);
        if (!isOther && (!update.docChanged || !touchesMark(update))) return;
        shown = null;
        showIn(isOther ? 0 : AFTER_TYPING_MS);
      },
      destroy: () => {
        stop();
        clearTimeout(timer);
      },
    };
  });
}

function isSuggesting(state: EditorState): boolean {
  return (state.field(suggestingField, false) ?? null) !== null;
}

function touchesMark({ startState, changes }: ViewUpdate): boolean {
  const { marks } = startState.field(reviewField);
  let isTouched = marks.size === 0;
  changes.iterChangedRanges((from, to) => {
    if (!isTouched) marks.between(from, to, () => !(isTouched = true));
  });
  return isTouched;
}
