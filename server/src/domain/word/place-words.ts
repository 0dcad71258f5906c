import type { ReturnedToken } from './compare-parts.ts';
import type { PlacedToken } from './place-tokens.ts';
import type { Hunk, Kept, Piece, PlacingFacts, SourceRange, Why } from './placing.ts';
import type { SourceBlock } from './source-document.ts';
import { beforeOpens, closesAt, cutAround, cutsWraps, growOverWraps, opensAt, pastCloses } from './source-wraps.ts';
import { isPlainYaml, writeInline } from './write-markdown.ts';

/** Replaces or deletes the words of a hunk, with the surrounding spaces as in Word. */
export function replaceWords(hunk: Hunk, range: SourceRange, facts: PlacingFacts): Piece[] | Why {
  const { text, wraps } = facts.source;
  let { from, to } = range;
  const { before, after, inserted, deleted } = hunk;
  const first = deleted[0] as PlacedToken;
  const isAtStart = before === null || before.base.kind === 'break';
  const isAtEnd = after === null || after.base.kind === 'break';
  const written = writeTokens(hunk, range.block, facts, first);
  if (written === null) return 'structure';
  if (range.block.kind === 'meta' && !isPlainYaml(written)) return 'structure';
  if (written === '') [from, to] = growOverWraps(from, to, wraps, text);
  const spaceBefore = isAtStart ? 0 : spacesBefore(text, from);
  const spaceAfter = isAtEnd ? 0 : spacesAfter(text, to);
  const gapAfter = after?.token?.gapAfter ?? after?.base.gapBefore ?? false;
  let insert = written;
  if (written === '') {
    const wanted = !isAtStart && !isAtEnd && gapAfter;
    if (wanted && cutsWraps(from, to, wraps))
      return cutAround(from - spaceBefore, to + spaceAfter, '', wraps, text, true);
    if (wanted && spaceBefore > 0 && spaceAfter > 0) to += spaceAfter;
    else if (wanted && spaceBefore === 0 && spaceAfter === 0) insert = ' ';
    else if (!wanted) {
      from -= spaceBefore;
      to += spaceAfter;
    }
    // At the edge of a block, outer space is not worth a change.
    if (isAtStart && !isAtEnd) to += spacesAfter(text, to);
  } else {
    const gapBefore = inserted[0]?.gapAfter ?? false;
    if (!isAtStart && gapBefore && spaceBefore === 0 && !first.gapBefore) insert = ` ${insert}`;
    if (!isAtStart && !gapBefore) from -= spaceBefore;
    if (!isAtEnd && gapAfter && spaceAfter === 0 && after && !after.base.gapBefore) insert += ' ';
    if (!isAtEnd && !gapAfter) to += spaceAfter;
  }
  return cutAround(from, to, insert, wraps, text);
}

/** Inserts the words of a hunk between kept words. If there are none, only the gap changes. */
export function insertWords(hunk: Hunk, facts: PlacingFacts): Piece[] | Why {
  const { before, after, inserted } = hunk;
  const { text, wraps } = facts.source;
  const isIn = (one: Kept | null): one is Kept => one !== null && one.base.kind !== 'break';
  if (isIn(before) && isIn(after) && before.base.atom !== null && before.base.atom === after.base.atom)
    return 'generated';
  const left = isIn(before) ? before.base.place : null;
  const right = isIn(after) ? after.base.place : null;
  const blockOf = (isIn(before) ? before : after)?.base.block;
  const block = blockOf === undefined ? null : (facts.part.sources[blockOf] ?? null);
  if (block === null || (left === null && right === null)) return 'unknown-place';
  if (left && right && right.from < left.to) return 'unknown-place';
  const gapAfter = after?.token?.gapAfter ?? false;
  if (inserted.length === 0) {
    if (!left || !right) return 'unknown-place';
    return changeGap(left.to, right.from, gapAfter, text);
  }
  const gapBefore = inserted[0]?.gapAfter ?? false;
  const isAfterLeft = left !== null && (right === null || !gapBefore || gapAfter);
  const beside = (isAfterLeft ? before : after) as Kept;
  const written = writeTokens(hunk, block, facts, beside.base);
  if (written === null) return 'structure';
  if (block.kind === 'meta' && !isPlainYaml(written)) return 'structure';
  if (isAfterLeft) {
    const limit = right?.from ?? block.to;
    const at = looksAlike(inserted[0], beside.base) ? left.to : pastCloses(left.to, limit, wraps);
    const outer = closesAt(left.to, limit, wraps, text) ?? at;
    const place = Math.max(at, outer);
    const missing = isIn(after) && gapAfter && !after.base.gapBefore ? ' ' : '';
    const joined = isIn(after) && !gapAfter && after.base.gapBefore ? spacesAfter(text, place) : 0;
    return [{ from: place, to: place + joined, insert: `${gapBefore ? ' ' : ''}${written}${missing}` }];
  }
  const at = right?.from ?? 0;
  const place = looksAlike(inserted.at(-1), beside.base) ? at : beforeOpens(at, block.from, wraps);
  const outer = opensAt(at, block.from, wraps, text) ?? place;
  const from = Math.min(place, outer);
  const lead = isIn(before) && gapBefore && spacesBefore(text, from) === 0 ? ' ' : '';
  return [{ from, to: from, insert: `${lead}${written}${gapAfter ? ' ' : ''}` }];
}

function changeGap(from: number, to: number, gap: boolean, text: string): Piece[] | Why {
  const between = text.slice(from, to);
  const space = /\s+/u.exec(between);
  if (!gap && space) return [{ from: from + space.index, to: from + space.index + space[0].length, insert: '' }];
  if (gap && !space) return [{ from, to: from, insert: ' ' }];
  return [];
}

function looksAlike(token: ReturnedToken | undefined, base: PlacedToken): boolean {
  return token !== undefined && token.look === base.look;
}

function writeTokens(
  { inserted }: Hunk,
  block: SourceBlock,
  { citations, noteOf }: PlacingFacts,
  { look }: PlacedToken,
): string | null {
  return writeInline(inserted, {
    kind: block.kind,
    look,
    citationOf: (read) => citations.get(read),
    noteOf,
  });
}

function spacesBefore(text: string, at: number): number {
  let count = 0;
  while (/\s/u.test(text[at - 1 - count] ?? '')) count += 1;
  return count;
}

function spacesAfter(text: string, at: number): number {
  let count = 0;
  while (/\s/u.test(text[at + count] ?? '')) count += 1;
  return count;
}
