/** Edges of a box in the window, px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What surrounds a card at the caret. */
export interface Surroundings {
  /** The visible part of the text, down to an on-screen keyboard. */
  readonly window: Box;
  /** The text’s column. */
  readonly column: Pick<Box, 'left' | 'right'>;
  /** False if there are comments on the right of the text. */
  readonly isMarginFree: boolean;
  /** The first and last line of what the card is about. */
  readonly first: Box;
  readonly last: Box;
  /** Whether the row above the first line is a heading. */
  readonly isBelowHeading: boolean;
}

/** Below this width, on phones, the card is a strip at the bottom. */
const NARROW = 480;
const GAP = 4;
const LINE_GAP = 6;
/** Of the visible text; on phones. */
const MAX_SHARE = 0.4;
/** Leaves room for people's initials on the right and section markers on the left. */
const MARGIN_GAP = 28;
const MARGIN_MIN = 280;
const MARGIN_MAX = 340;
/** The column's own padding is smaller on phones. */
const OFFER_MARGIN = 32;
/** From the text to buttons in words beside it. */
const WORDS_GAP = 24;
/** How far from the level of the caret the buttons may go to keep clear of cards. */
const OFFER_AWAY = 48;

type Kind = 'strip' | 'margin' | 'column';

/** Next to the text if there is room, else across it; on a phone, a strip. */
export function fitCard({ window, column, isMarginFree }: Surroundings, most: number): { kind: Kind; width: number } {
  const width = window.right - window.left;
  if (width < NARROW) return { kind: 'strip', width: width - 4 * GAP };
  // Comments are on the right.
  const margin = (isMarginFree ? window.right - column.right : column.left - window.left) - MARGIN_GAP - 4 * GAP;
  if (margin >= MARGIN_MIN) return { kind: 'margin', width: Math.min(MARGIN_MAX, most, margin) };
  return { kind: 'column', width: Math.min(most, column.right - column.left) };
}

/** On which side of its line a card goes if there is room. */
export type Side = 'above' | 'below';

/** Maximum height of a card; on a phone, the text above it must stay readable. */
export const limitHeight = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number =>
  Math.floor((bottom - top) * MAX_SHARE);

/** How far to scroll so that the line is above a strip of this height. */
export const findCovered = ({ window, last }: Surroundings, height: number): number =>
  Math.max(0, last.bottom + LINE_GAP - (window.bottom - GAP - height));

/**
 * In the margin a card covers nothing; otherwise it starts where its link or citation does, directly above or below it,
 * and never covers a heading.
 */
export function placeCard(
  { window, column, isMarginFree, first, last, isBelowHeading }: Surroundings,
  { kind, width, height }: { kind: Kind; width: number; height: number },
  side: Side = 'below',
): { left: number; top: number } {
  const [highest, lowest] = [window.top + GAP, window.bottom - GAP - height];
  if (kind === 'margin')
    return {
      left: isMarginFree ? column.right + MARGIN_GAP : column.left - MARGIN_GAP - width,
      top: Math.max(highest, Math.min(first.top, lowest)),
    };
  if (kind === 'strip') {
    const isClear = last.bottom <= lowest || highest + height > first.top;
    return { left: window.left + 2 * GAP, top: isClear ? lowest : highest };
  }
  const left = Math.max(column.left, Math.min(first.left, column.right - width));
  const [above, below] = [first.top - LINE_GAP - height, last.bottom + LINE_GAP];
  const fitsAbove = above >= highest && !(side === 'above' && isBelowHeading);
  const isAbove = below > lowest || (side === 'above' && fitsAbove);
  return { left, top: isAbove ? Math.max(highest, above) : below };
}

/**
 * Where the buttons for a selection go: in the margin next to its last line, on a phone at the bottom, otherwise above
 * or below it. `head` is the line with the caret.
 */
export function placeOffer(
  { window, column, first, last }: Surroundings,
  head: Pick<Box, 'top' | 'bottom'>,
  { width, height }: { width: number; height: number },
): { left: number; top: number } {
  const [highest, lowest] = [window.top + GAP, window.bottom - GAP - height];
  const clamp = (top: number): number => Math.max(highest, Math.min(top, lowest));
  if (hasMarginForOffer({ window, column }))
    return { left: column.right + GAP, top: clamp((head.top + head.bottom - height) / 2) };
  if (window.right - window.left < NARROW)
    return {
      left: (window.left + window.right - width) / 2,
      top: last.bottom <= lowest || highest + height > first.top ? lowest : highest,
    };
  const above = first.top - GAP - height;
  return { left: first.left, top: above >= highest ? above : clamp(last.bottom + GAP) };
}

/**
 * Where the buttons go in words: in the margin, in line with the cards there, level with the caret or as near as they
 * allow; null if there is no room.
 */
export function placeWordsOffer(
  { window, column }: Pick<Surroundings, 'window' | 'column'>,
  head: Pick<Box, 'top' | 'bottom'>,
  { width, height }: { width: number; height: number },
  cards: readonly Box[],
): { left: number; top: number } | null {
  const left = cards[0]?.left ?? column.right + WORDS_GAP;
  if (left + width > window.right - GAP) return null;
  const level = (head.top + head.bottom - height) / 2;
  const beside = cards.filter((card) => card.right > left && card.left < left + width);
  const tops = [level, ...beside.flatMap(({ top, bottom }) => [top - 2 * GAP - height, bottom + 2 * GAP])].filter(
    (top) =>
      Math.abs(top - level) <= OFFER_AWAY &&
      top >= window.top + GAP &&
      top + height <= window.bottom - GAP &&
      beside.every((card) => card.bottom <= top || card.top >= top + height),
  );
  const [top] = tops.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level));
  return top === undefined ? null : { left, top };
}

/** With comments next to the text, the buttons fit in between. */
export const hasMarginForOffer = ({ window, column }: Pick<Surroundings, 'window' | 'column'>): boolean =>
  window.right - column.right >= OFFER_MARGIN;
