import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

interface Place {
  at: number;
}

/** Positions referred to by open UI, mapped through document changes. */
const tracker = ViewPlugin.fromClass(
  class {
    readonly places = new Set<Place>();

    update(update: ViewUpdate): void {
      if (!update.docChanged) return;
      for (const place of this.places) place.at = update.changes.mapPos(place.at, 1);
    }
  },
);

export const placeTracking = tracker.extension;

export function trackPlace(view: EditorView, at: number): { readonly read: () => number; readonly drop: () => void } {
  const place: Place = { at };
  const places = view.plugin(tracker)?.places;
  places?.add(place);
  return { read: () => Math.min(place.at, view.state.doc.length), drop: () => void places?.delete(place) };
}
