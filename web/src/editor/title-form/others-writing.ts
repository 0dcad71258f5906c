import { Transaction } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { peopleField } from '../collab/view/presence-field.ts';

/** Someone who typed within this time may have a keystroke in flight. */
const RECENT_MS = 5_000;

/** Where others have typed recently: people in the form have their caret in its fields, not in the text. */
export const othersWriting = ViewPlugin.fromClass(
  class {
    #places: { at: number; when: number }[] = [];

    get places(): number[] {
      const since = performance.now() - RECENT_MS;
      return this.#places.filter(({ when }) => when > since).map(({ at }) => at);
    }

    update({ docChanged, changes, transactions }: ViewUpdate): void {
      if (!docChanged) return;
      const when = performance.now();
      const recent = this.#places.filter((place) => place.when > when - RECENT_MS);
      this.#places = recent.map((place) => ({ ...place, at: changes.mapPos(place.at, 1) }));
      if (!transactions.some((tr) => tr.docChanged && tr.annotation(Transaction.remote))) return;
      changes.iterChangedRanges((_fromA, _toA, _fromB, toB) => this.#places.push({ at: toB, when }));
      this.#places = this.#places.slice(-50);
    }
  },
);

/** Positions at which others are writing. */
export function findOthers(view: EditorView): number[] {
  const carets = (view.state.field(peopleField, false) ?? []).map(({ head }) => head);
  return [...carets, ...(view.plugin(othersWriting)?.places ?? [])];
}
