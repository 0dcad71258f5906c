import { StateEffect, StateField } from '@codemirror/state';
import { closeHoverTooltips, type EditorView } from '@codemirror/view';
import { findInlineLink } from './inline-link.ts';

const setCard = StateEffect.define<number | null>({
  map: (at, changes) => (at === null ? null : changes.mapPos(at, 1)),
});

/** A position in the link being edited in a card, or null. */
export const linkCardField = StateField.define<number | null>({
  create: () => null,
  update(value, tr) {
    const set = tr.effects.findLast((effect) => effect.is(setCard));
    if (set) return set.value;
    return value === null ? null : tr.changes.mapPos(value, 1);
  },
});

/** Does nothing unless the link is written as `[text](url)`. */
export function openLinkCard(view: EditorView, at: number): void {
  const link = findInlineLink(view.state, at);
  if (link) view.dispatch({ effects: [setCard.of(link.text[0]), closeHoverTooltips] });
}

export function closeLinkCard(view: EditorView): void {
  view.dispatch({ effects: setCard.of(null) });
}
