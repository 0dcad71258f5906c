import type { Piece } from './placing.ts';
import type { Wrap } from './source-document.ts';

/*
 * How ranges of the source interact with enclosing markup (emphasis, links, code, spans): deletions must not leave half
 * of it, and insertions go inside or outside.
 */

/** Extends a deletion to markup that encloses all of it. */
export function growOverWraps(from: number, to: number, wraps: readonly Wrap[], text: string): [number, number] {
  let [start, end] = [from, to];
  for (let again = true; again;) {
    again = false;
    for (const { openFrom, openTo, closeFrom, closeTo } of wraps) {
      const encloses = openTo <= start && closeFrom >= end && !(openFrom >= start && closeTo <= end);
      if (!encloses) continue;
      if (text.slice(openTo, start).trim() !== '' || text.slice(end, closeFrom).trim() !== '') continue;
      [start, end] = [openFrom, closeTo];
      again = true;
    }
  }
  return [start, end];
}

/**
 * Markup of which the range contains only half: ends of what begins before it, then beginnings of what ends after it.
 */
function listHalves(from: number, to: number, wraps: readonly Wrap[]): { from: number; to: number; isEnd: boolean }[] {
  const halves = wraps.flatMap(({ openFrom, openTo, closeFrom, closeTo }) => {
    const hasOpen = openFrom >= from && openTo <= to;
    const hasClose = closeFrom >= from && closeTo <= to;
    if (hasOpen === hasClose) return [];
    return hasOpen ? [{ from: openFrom, to: openTo, isEnd: false }] : [{ from: closeFrom, to: closeTo, isEnd: true }];
  });
  return halves.toSorted((a, b) => a.from - b.from);
}

export const cutsWraps = (from: number, to: number, wraps: readonly Wrap[]): boolean =>
  listHalves(from, to, wraps).length > 0;

/** Replaces a range but keeps half markup in it. The insertion goes into the first piece, a gap between the halves. */
export function cutAround(
  from: number,
  to: number,
  insert: string,
  wraps: readonly Wrap[],
  text: string,
  hasGap = false,
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const halves = listHalves(from, to, wraps);
  const ends = halves.filter(({ isEnd }) => isEnd).length;
  for (const [index, half] of halves.entries()) {
    const isGap = hasGap && index === ends;
    if (half.from > at || isGap) pieces.push({ from: at, to: half.from, insert: isGap ? ' ' : '' });
    at = half.to;
  }
  const isLastGap = hasGap && ends === halves.length;
  if (to > at || pieces.length === 0 || isLastGap) pieces.push({ from: at, to, insert: isLastGap ? ' ' : '' });
  if (insert !== '') pieces[0] = { ...(pieces[0] as Piece), insert };
  return pieces.filter((piece) => text.slice(piece.from, piece.to) !== piece.insert);
}

/** The position after all markup that closes right here. */
export function pastCloses(at: number, limit: number, wraps: readonly Wrap[]): number {
  let place = at;
  for (let again = true; again;) {
    const next = wraps.find(({ closeFrom, closeTo }) => closeFrom === place && closeTo <= limit);
    again = next !== undefined;
    if (next) place = next.closeTo;
  }
  return place;
}

/** The position before all markup that opens right here. */
export function beforeOpens(at: number, limit: number, wraps: readonly Wrap[]): number {
  let place = at;
  for (let again = true; again;) {
    const next = wraps.find(({ openFrom, openTo }) => openTo === place && openFrom >= limit);
    again = next !== undefined;
    if (next) place = next.openFrom;
  }
  return place;
}

/** Nothing is inserted inside a link, code or span: the position after one that closes here, or null. */
export function closesAt(at: number, limit: number, wraps: readonly Wrap[], text: string): number | null {
  const found = wraps.filter(
    ({ openFrom, closeFrom, closeTo }) => closeFrom >= at && closeTo <= limit && !/[*_]/u.test(text[openFrom] ?? ''),
  );
  const near = found.filter(({ closeFrom }) => pastCloses(at, limit, wraps) >= closeFrom);
  return near.length === 0 ? null : Math.max(...near.map(({ closeTo }) => closeTo));
}

export function opensAt(at: number, limit: number, wraps: readonly Wrap[], text: string): number | null {
  const reach = beforeOpens(at, limit, wraps);
  const near = wraps.filter(
    ({ openFrom, openTo }) => openTo <= at && openFrom >= reach && !/[*_]/u.test(text[openFrom] ?? ''),
  );
  return near.length === 0 ? null : Math.min(...near.map(({ openFrom }) => openFrom));
}
