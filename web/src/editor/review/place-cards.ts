export interface CardAnchor {
  readonly id: string;
  /** The top of its passage. */
  readonly top: number;
}

/** The assumed height of a card that has not been rendered yet. */
const USUAL_HEIGHT = 112;
const GAP = 8;

/**
 * Places cards beside their text without overlaps. The active one is level with its text; it pushes those above it up
 * and those below it down. `anchors` are in text order.
 */
export function placeCards(
  anchors: readonly CardAnchor[],
  heights: ReadonlyMap<string, number>,
  active: string | null,
): ReadonlyMap<string, number> {
  const tops = new Map<string, number>();
  const heightOf = (id: string): number => heights.get(id) ?? USUAL_HEIGHT;
  const fixed = anchors.findIndex(({ id }) => id === active);
  let free = -Infinity;
  for (const { id, top } of fixed < 0 ? anchors : anchors.slice(fixed)) {
    const placed = Math.max(top, free);
    tops.set(id, placed);
    free = placed + heightOf(id) + GAP;
  }
  let limit = fixed < 0 ? 0 : (anchors[fixed]?.top ?? 0);
  for (const { id, top } of anchors.slice(0, Math.max(0, fixed)).toReversed()) {
    const placed = Math.min(top, limit - GAP - heightOf(id));
    tops.set(id, placed);
    limit = placed;
  }
  return tops;
}
