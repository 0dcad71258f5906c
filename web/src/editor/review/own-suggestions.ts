import { type Extension, Prec, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, type ViewUpdate } from '@codemirror/view';
import { findChanges } from '../collab/core/merge.ts';
import { readText, textLength } from '../collab/core/peer.ts';
import { peerField, replacePeer, suggestingField, tooMuch } from '../collab/view/peer-field.ts';
import { splitOuterSpaces } from '../../lib/split-outer-spaces.ts';
import { surroundings } from '../surroundings.ts';
import { drawCutBreaks } from './cut-breaks.ts';
import { reviewField } from './review-field.ts';
import { t } from '../../lib/texts/editor.ts';

/** One's own suggestions while suggesting: insertions are part of the text and underlined, deletions are struck. */
export function ownSuggestions(pickColor: (userId: string) => number): Extension {
  const draw = (view: EditorView): DecorationSet => {
    const suggesting = view.state.field(suggestingField, false);
    if (!suggesting) return Decoration.none;
    const { hunks, projection, writer } = suggesting;
    const { active } = view.state.field(reviewField);
    const color = pickColor(writer.userId);
    const { from: first, to: last } = view.viewport;
    const ranges: Range<Decoration>[] = [];
    const mark = (tagName: 'ins' | 'del', suggestion: string): Decoration =>
      Decoration.mark({
        tagName,
        class: `${tagName === 'ins' ? 'cm-suggest-insert' : 'cm-suggest-cut'}${suggestion === active ? ' cm-review-active' : ''}`,
        attributes: {
          'data-thread': suggestion,
          style: `--person: var(--person-${color})`,
          title: tagName === 'ins' ? t('ownInsertion') : t('ownDeletion'),
        },
      });
    for (const { hunk, from, to } of projection.touching(first, last)) {
      const [before, words] = splitOuterSpaces(view.state.sliceDoc(from, to));
      const start = from + before.length;
      ranges.push(mark('ins', hunk.suggestion).range(start, start + words.length));
    }
    const [firstBare, lastBare] = [projection.toText(first), projection.toText(last)];
    for (const { suggestion, cuts } of hunks) {
      for (const [a, b] of cuts) {
        if (b <= firstBare || a >= lastBare || b <= a) continue;
        const from = projection.toEditor(a, 1);
        const to = projection.toEditor(b, -1);
        // Words inserted into a struck passage are not struck.
        let at = from;
        for (const piece of projection.within(from, to)) {
          if (piece.from > at) ranges.push(mark('del', suggestion).range(at, piece.from));
          at = piece.to;
        }
        if (at < to) ranges.push(mark('del', suggestion).range(at, to));
        ranges.push(...drawCutBreaks(view.state, from, to, color));
      }
    }
    return Decoration.set(ranges, true);
  };
  return [
    Prec.high(EditorView.decorations.of(draw)),
    EditorView.domEventHandlers({ compositionstart: strikeSelection }),
    EditorView.updateListener.of(mend),
    EditorView.updateListener.of(refuse),
  ];
}

/**
 * An input method replaces the selection as it composes. Struck words stay in the text and would get in its way, so the
 * selection is struck before it starts, and it composes after those words.
 */
function strikeSelection(_event: CompositionEvent, view: EditorView): boolean {
  const { state } = view;
  if (state.field(suggestingField, false) && !state.selection.main.empty)
    view.dispatch({ ...state.replaceSelection(''), userEvent: 'delete.selection' });
  return false;
}

function refuse({ state, transactions }: ViewUpdate): void {
  if (transactions.some(({ effects }) => effects.some((effect) => effect.is(tooMuch))))
    state.facet(surroundings).report(t('suggestionTooLong'), 'error');
}

/** Repairs the editor should it ever hold anything but the text with these suggestions. */
function mend({ state, view, docChanged }: ViewUpdate): void {
  const suggesting = state.field(suggestingField, false);
  if (!docChanged || !suggesting) return;
  const peer = state.field(peerField);
  if (textLength(peer) + suggesting.projection.extra === state.doc.length) return;
  console.error('The suggestions in the text were not what they should be; redrawing them.');
  queueMicrotask(() => {
    if (view.state !== state) return;
    const text = readText(peer);
    const wanted = suggesting.projection.changes(text.length).apply(text);
    view.dispatch({ ...replacePeer(state, peer, null), changes: findChanges(state.doc, wanted) });
  });
}
