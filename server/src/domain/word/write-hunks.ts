import type { Comparison, ReturnedToken, Step } from './compare-parts.ts';
import type { PlacedPart, PlacedToken } from './place-tokens.ts';
import type { Hunk, Kept, Piece, Placement, PlacingFacts, UnplacedChange, Why, WordChange } from './placing.ts';
import type { SourceBlock, Wrap } from './source-document.ts';
import { formulaKey, isPlainYaml, readAsText, writeInline } from './write-markdown.ts';
import { insertBlocks, joinBlocks, wholeBlocks } from './write-blocks.ts';

/** Turns what was done in Word into changes of the source; what has no certain place there is listed instead. */
export function writeHunks({ steps }: Comparison, facts: PlacingFacts): Placement {
  const changes: WordChange[] = [];
  const unplaced: UnplacedChange[] = [];
  for (const hunk of readHunks(steps, facts.part)) {
    const made = placeHunk(hunk, facts);
    if (typeof made === 'string')
      unplaced.push({
        author: hunk.author,
        removed: readAsText(hunk.deleted),
        added: readAsText(hunk.inserted),
        near: nearOf(hunk, facts.part),
        why: made,
      });
    else if (made.length > 0) changes.push({ author: hunk.author, pieces: made });
  }
  return { changes: changes.toSorted((a, b) => (a.pieces[0]?.from ?? 0) - (b.pieces[0]?.from ?? 0)), unplaced };
}

function readHunks(steps: readonly Step[], { tokens }: PlacedPart): Hunk[] {
  const hunks: Hunk[] = [];
  let before: Kept | null = null;
  let open: Step[] = [];
  const close = (after: Kept | null): void => {
    const groups = splitReplacements(open);
    const firstOf = (at: number): Kept | null => {
      const base = groups[at]?.find(({ op }) => op === 'delete')?.base ?? null;
      return base === null ? null : { base: tokens[base] as PlacedToken, token: null, index: base };
    };
    for (const [at, group] of groups.entries()) {
      const author = group.find((step) => step.author !== null)?.author ?? null;
      hunks.push({
        deleted: group.flatMap((step) => (step.op === 'delete' ? [tokens[step.base as number] as PlacedToken] : [])),
        inserted: group.flatMap((step) => (step.op === 'insert' && step.token ? [step.token] : [])),
        author,
        before: at === 0 ? before : firstOf(at - 1),
        after: firstOf(at + 1) ?? after,
      });
    }
    open = [];
  };
  for (const step of steps) {
    if (step.op !== 'keep') {
      open.push(step);
      continue;
    }
    const base = tokens[step.base as number] as PlacedToken;
    const kept: Kept = { base, token: step.token, index: step.base as number };
    const gapChanged =
      open.length === 0 &&
      step.token !== null &&
      base.kind !== 'break' &&
      before !== null &&
      before.base.kind !== 'break' &&
      before.token !== null &&
      base.gapBefore !== step.token.gapAfter;
    close(kept);
    if (gapChanged) hunks.push({ deleted: [], inserted: [], author: null, before, after: kept });
    before = kept;
  }
  close(null);
  return hunks;
}

/** Words that were replaced one after the other are changes of their own, each by whoever made it. */
function splitReplacements(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const begins = step.op === 'delete' && last?.at(-1)?.op === 'insert';
    if (last === undefined || begins) groups.push([step]);
    else last.push(step);
  }
  const isReplacement = (group: readonly Step[]): boolean =>
    group[0]?.op === 'delete' &&
    group.at(-1)?.op === 'insert' &&
    group.every(({ token, base }) => base !== null || token?.kind === 'word');
  return groups.every((group) => isReplacement(group)) ? groups : steps.length === 0 ? [] : [[...steps]];
}

function nearOf({ before, after, deleted }: Hunk, { tokens }: PlacedPart): string {
  const start = before?.index ?? (after?.index ?? 0) - 1;
  const from = Math.max(0, start - 5);
  const to = Math.min(tokens.length, start + 7 + deleted.length);
  return readAsText(tokens.slice(from, to));
}

function placeHunk(hunk: Hunk, facts: PlacingFacts): Piece[] | Why {
  const { deleted, inserted } = hunk;
  if (textOf(deleted) === textOf(inserted) && deleted.length > 0) return [];
  if (inserted.some(({ kind }) => kind === 'figure') || deleted.some(({ kind }) => kind === 'figure')) return 'picture';
  if (inserted.some(({ kind, text }) => kind === 'math' && !facts.citations.has(formulaKey(text)))) return 'formula';
  const whole = inserted.length === 0 ? wholeBlocks(deleted, facts) : null;
  if (whole !== null) return whole;
  const range = deleted.length === 0 ? null : findRange(deleted, facts);
  if (typeof range === 'string') return range;
  if (inserted.some(({ kind }) => kind === 'break')) {
    if (range !== null) return replaceWithBlocks(hunk, range, facts);
    return insertBlocks(hunk, facts);
  }
  return range === null ? insertWords(hunk, facts) : replaceWords(hunk, range, facts);
}

function textOf(tokens: readonly { text: string; kind: string }[]): string {
  return tokens.map(({ kind, text }) => (kind === 'word' ? text : kind)).join('');
}

/** A paragraph rewritten as several: its words are replaced, and what follows stands after it. */
function replaceWithBlocks(
  hunk: Hunk,
  range: { from: number; to: number; block: SourceBlock },
  facts: PlacingFacts,
): Piece[] | Why {
  const cut = hunk.inserted.findIndex(({ kind }) => kind === 'break');
  const first = hunk.inserted.slice(0, cut);
  const rest = hunk.inserted.slice(cut);
  const atEnd = hunk.after === null || hunk.after.base.kind === 'break';
  if (!atEnd || hunk.deleted.some(({ kind }) => kind === 'break')) return 'structure';
  const head = replaceWords({ ...hunk, inserted: first }, range, facts);
  if (typeof head === 'string') return head;
  const last = hunk.deleted.at(-1) as PlacedToken;
  const tail = insertBlocks(
    { ...hunk, deleted: [], inserted: rest, before: { base: last, token: null, index: 0 } },
    facts,
  );
  return typeof tail === 'string' ? tail : [...head, ...tail];
}

/** The source that shows these tokens and nothing else. */
function findRange(
  deleted: readonly PlacedToken[],
  { part, source, isNotes }: PlacingFacts,
): { from: number; to: number; block: SourceBlock } | Why {
  const places: { from: number; to: number }[] = [];
  let block: SourceBlock | null = null;
  const words = new Set(deleted);
  for (const token of deleted) {
    const mine = part.sources[token.block] ?? null;
    block ??= mine;
    if (token.kind === 'break') {
      const gap = joinBlocks(mine, part.sources[token.block + 1] ?? null, source);
      if (gap === null) return 'structure';
      places.push(gap);
      continue;
    }
    if (token.place === null) return token.atom === null ? 'generated' : 'unknown-place';
    if (token.atom !== null && part.tokens.some((other) => other.atom === token.atom && !words.has(other)))
      return 'generated';
    places.push(token.place);
  }
  if (block === null) return 'unknown-place';
  const from = Math.min(...places.map((place) => place.from));
  const to = Math.max(...places.map((place) => place.to));
  const known = new Set(places.map((place) => place.from));
  const lists = isNotes ? source.notes : source.blocks;
  for (const one of lists) {
    if (one.to < from || one.from > to) continue;
    for (const token of one.tokens)
      if (token.from >= from && token.to <= to && !known.has(token.from)) return 'unknown-place';
  }
  return { from, to, block };
}

function replaceWords(
  hunk: Hunk,
  range: { from: number; to: number; block: SourceBlock },
  facts: PlacingFacts,
): Piece[] | Why {
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
    // At an end of a block its outer space is not worth a change.
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

/** Markup around all of what goes, goes with it. */
function growOverWraps(from: number, to: number, wraps: readonly Wrap[], text: string): [number, number] {
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

/** Markup of which only one half is in the range: ends of what begins before it, then beginnings of what ends after it. */
function listHalves(from: number, to: number, wraps: readonly Wrap[]): { from: number; to: number; isEnd: boolean }[] {
  const halves = wraps.flatMap(({ openFrom, openTo, closeFrom, closeTo }) => {
    const hasOpen = openFrom >= from && openTo <= to;
    const hasClose = closeFrom >= from && closeTo <= to;
    if (hasOpen === hasClose) return [];
    return hasOpen ? [{ from: openFrom, to: openTo, isEnd: false }] : [{ from: closeFrom, to: closeTo, isEnd: true }];
  });
  return halves.toSorted((a, b) => a.from - b.from);
}

const cutsWraps = (from: number, to: number, wraps: readonly Wrap[]): boolean => listHalves(from, to, wraps).length > 0;

/** Leaves halves of markup where they are; what is inserted goes to the first piece, a gap between the halves. */
function cutAround(
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

function insertWords(hunk: Hunk, facts: PlacingFacts): Piece[] | Why {
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

/** Past the ends of emphasis that begin right there. */
function pastCloses(at: number, limit: number, wraps: readonly Wrap[]): number {
  let place = at;
  for (let again = true; again;) {
    const next = wraps.find(({ closeFrom, closeTo }) => closeFrom === place && closeTo <= limit);
    again = next !== undefined;
    if (next) place = next.closeTo;
  }
  return place;
}

function beforeOpens(at: number, limit: number, wraps: readonly Wrap[]): number {
  let place = at;
  for (let again = true; again;) {
    const next = wraps.find(({ openFrom, openTo }) => openTo === place && openFrom >= limit);
    again = next !== undefined;
    if (next) place = next.openFrom;
  }
  return place;
}

/** Nothing is added to what a link, code or span encloses: where its end is, if it ends here. */
function closesAt(at: number, limit: number, wraps: readonly Wrap[], text: string): number | null {
  const found = wraps.filter(
    ({ openFrom, closeFrom, closeTo }) => closeFrom >= at && closeTo <= limit && !/[*_]/u.test(text[openFrom] ?? ''),
  );
  const near = found.filter(({ closeFrom }) => pastCloses(at, limit, wraps) >= closeFrom);
  return near.length === 0 ? null : Math.max(...near.map(({ closeTo }) => closeTo));
}

function opensAt(at: number, limit: number, wraps: readonly Wrap[], text: string): number | null {
  const reach = beforeOpens(at, limit, wraps);
  const near = wraps.filter(
    ({ openFrom, openTo }) => openTo <= at && openFrom >= reach && !/[*_]/u.test(text[openFrom] ?? ''),
  );
  return near.length === 0 ? null : Math.min(...near.map(({ openFrom }) => openFrom));
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
