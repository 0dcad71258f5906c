/** A person at a paragraph. */
export interface AtParagraph {
  readonly id: string;
  /** Where their caret is. */
  readonly head: number;
  /** Top of the initials at this paragraph, in pixels. */
  readonly top: number;
}

/** Initials in the margin: of one person, or of several who do not fit separately. */
export interface Spot {
  readonly ids: readonly string[];
  readonly top: number;
}

/** Distance between initials, in pixels. */
export const STEP = 22;
/** More at one paragraph would overlap the next ones. */
const MOST = 3;

/** Stacked beside each paragraph, and below those of the previous paragraph if there is no room. */
export function stackPeople(people: readonly AtParagraph[]): readonly Spot[] {
  const paragraphs = new Map<number, string[]>();
  for (const { id, top } of people.toSorted((a, b) => a.top - b.top || a.head - b.head || a.id.localeCompare(b.id)))
    paragraphs.set(top, [...(paragraphs.get(top) ?? []), id]);
  const spots: Spot[] = [];
  let free = -Infinity;
  for (const [top, ids] of paragraphs) {
    const alone = ids.length > MOST ? MOST - 1 : ids.length;
    const groups = [...ids.slice(0, alone).map((id) => [id]), ids.slice(alone)].filter(({ length }) => length > 0);
    for (const group of groups) {
      const placed = Math.max(top, free);
      spots.push({ ids: group, top: placed });
      free = placed + STEP;
    }
  }
  return spots;
}
