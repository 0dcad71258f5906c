import type { Comparison, ReturnedToken, Step } from './compare-parts.ts';
import { type Emphasis, emphasisWithout, holdsNoSpace, markersOf, markerWithout } from './look.ts';
import type { PlacedToken } from './place-tokens.ts';
import type { Piece, Placement, PlacingFacts, Why } from './placing.ts';
import type { SourceKind, Wrap } from './source-document.ts';
import type { WordAuthor } from './word-document.ts';
import { readAsText } from './write-markdown.ts';

/** Consecutive words that were kept but got the same new formatting. */
interface Run {
  readonly on: readonly Emphasis[];
  readonly off: readonly Emphasis[];
  readonly author: WordAuthor | null;
  readonly tokens: PlacedToken[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Blocks in which emphasis cannot be written. */
const PLAIN_KINDS: ReadonlySet<SourceKind> = new Set(['code', 'meta']);
/** Blocks formatted by the document's styles, which programs write out as explicit formatting when they save. */
const DESIGNED_KINDS: ReadonlySet<SourceKind> = new Set(['heading', 'cell', 'caption', 'code', 'meta']);

/** Writes emphasis added to kept words, or removed from them; what the source cannot express is listed. */
export function writeFormatting({ steps }: Comparison, facts: PlacingFacts): Placement {
  const placement: Placement = { changes: [], unplaced: [] };
  for (const run of readRuns(steps, facts)) {
    const pieces = placeRun(run, facts);
    if (typeof pieces !== 'string') placement.changes.push({ author: run.author, pieces });
    else {
      const near = readAsText(run.tokens.map((token) => ({ ...token, gapAfter: token.gapBefore })));
      placement.unplaced.push({ author: run.author, removed: '', added: '', near, why: pieces });
    }
  }
  return placement;
}

function readRuns(steps: readonly Step[], facts: PlacingFacts): Run[] {
  const { tokens } = facts.part;
  const runs: Run[] = [];
  /** Tokens between words of a run belong to it; those at its end do not. */
  let between: PlacedToken[] = [];
  let open: Run | null = null;
  for (const { op, base, token } of steps) {
    const before = base === null ? undefined : tokens[base];
    if (op !== 'keep' || before === undefined || token === null || before.kind === 'break') {
      open = null;
      continue;
    }
    if (!isText(before) || !isText(token)) {
      between.push(before);
      continue;
    }
    const on = emphasisWithout(token.look, before.look);
    const off = emphasisWithout(before.look, token.look);
    if (on.length + off.length === 0) {
      open = null;
      continue;
    }
    if (open === null || !isSame(open, { on, off, author: token.lookBy })) {
      open = { on, off, author: token.lookBy, tokens: [] };
      runs.push(open);
      between = [];
    }
    open.tokens.push(...between, before);
    between = [];
  }
  return runs.filter((run) => !isDesign(run, facts));
}

const isText = (token: PlacedToken | ReturnedToken): boolean => token.kind === 'word' && !token.isCited;

function isSame(run: Run, other: Omit<Run, 'tokens'>): boolean {
  return (
    run.on.join() === other.on.join() &&
    run.off.join() === other.off.join() &&
    run.author?.name === other.author?.name &&
    run.author?.at === other.author?.at
  );
}

/** A whole heading, cell or caption reformatted without tracking only means that another program has saved the file. */
function isDesign({ author, tokens: mine }: Run, { part }: PlacingFacts): boolean {
  const block = mine[0]?.block ?? -1;
  const kind = part.sources[block]?.kind;
  if (author !== null || (kind !== undefined && !DESIGNED_KINDS.has(kind))) return false;
  const words = part.tokens.filter((token) => token.block === block && isText(token));
  return words.every((token) => mine.includes(token));
}

function placeRun({ on, off, tokens }: Run, facts: PlacingFacts): Piece[] | Why {
  const [first] = tokens;
  const block = first && facts.part.sources[first.block];
  if (!block || PLAIN_KINDS.has(block.kind)) return 'formatting';
  const places = tokens.map(({ place }) => place);
  if (places.includes(null)) return 'formatting';
  const known = places as Range[];
  const range = { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
  const hasOthers = block.tokens.some(
    ({ from, to }) => from >= range.from && to <= range.to && !known.some((place) => place.from === from),
  );
  if (hasOthers) return 'formatting';
  const pairs = off.map((one) => takeOff(one, range, facts));
  if (on.length > 0) pairs.push(putOn(on, range, facts));
  const starts: Piece[] = [];
  const ends: Piece[] = [];
  for (const pair of pairs) {
    if (pair === null) return 'formatting';
    starts.push(pair[0]);
    ends.unshift(pair[1]);
  }
  return joinPieces([...starts, ...ends]);
}

function putOn(on: readonly Emphasis[], range: Range, { source }: PlacingFacts): [Piece, Piece] | null {
  const { text } = source;
  const whole = growOver(range, source.wraps, text);
  if (whole === null) return null;
  const { from, to } = whole;
  if (holdsNoSpace(on) && /\s/u.test(text.slice(from, to))) return null;
  // Between a letter and punctuation, a marker would not count as one.
  if (isLetter(text[from - 1]) && !isLetter(text[from])) return null;
  if (isLetter(text[to]) && !isLetter(text[to - 1])) return null;
  const opening = markersOf(on);
  const closing = [...opening].toReversed().join('');
  return [
    { from, to: from, insert: opening },
    { from: to, to, insert: closing },
  ];
}

/**
 * Extends the range over the other halves of pairs that it cuts, if nothing else is between; null if it would cut words
 * off.
 */
function growOver(range: Range, wraps: readonly Wrap[], text: string): Range | null {
  let { from, to } = range;
  for (let again = true; again;) {
    again = false;
    for (const { openFrom, openTo, closeFrom, closeTo } of wraps) {
      const hasOpen = openFrom >= from && openTo <= to;
      const hasClose = closeFrom >= from && closeTo <= to;
      if (hasOpen === hasClose) continue;
      if (hasOpen ? closeFrom < to || text.slice(to, closeFrom).trim() !== '' : text.slice(openTo, from).trim() !== '')
        return null;
      if (hasOpen) to = closeTo;
      else from = openFrom;
      again = true;
    }
  }
  return { from, to };
}

function takeOff(one: Emphasis, range: Range, { source }: PlacingFacts): [Piece, Piece] | null {
  const { text, wraps } = source;
  const enclosing = wraps
    .filter(({ openTo, closeFrom }) => openTo <= range.from && closeFrom >= range.to)
    .toSorted((a, b) => b.openFrom - a.openFrom);
  const pair = enclosing.find(({ openFrom, openTo }) => markerWithout(text.slice(openFrom, openTo), one) !== null);
  if (pair === undefined) return null;
  const inner = wraps.filter(({ openFrom, closeTo }) => openFrom >= pair.openTo && closeTo <= pair.closeFrom);
  const whole = growOver(range, inner, text);
  if (whole === null) return null;
  let { from, to } = whole;
  // Pairs around the range inside this one must belong to it entirely.
  for (const { openFrom, openTo, closeFrom, closeTo } of inner.toSorted((a, b) => b.openFrom - a.openFrom)) {
    if (openTo > from || closeFrom < to) continue;
    if (text.slice(openTo, from).trim() !== '' || text.slice(to, closeFrom).trim() !== '') return null;
    [from, to] = [openFrom, closeTo];
  }
  const marker = text.slice(pair.openFrom, pair.openTo);
  const rest = markerWithout(marker, one) ?? '';
  const own = marker.slice(rest.length);
  const before = text.slice(pair.openTo, from).trimEnd();
  const after = text.slice(to, pair.closeFrom).trimStart();
  const pastBefore = pair.openTo + before.length;
  const beforeAfter = pair.closeFrom - after.length;
  return [
    before === ''
      ? { from: pair.openFrom, to: pair.openTo, insert: rest }
      : { from: pastBefore, to: pastBefore, insert: own },
    after === ''
      ? { from: pair.closeFrom, to: pair.closeTo, insert: rest }
      : { from: beforeAfter, to: beforeAfter, insert: own },
  ];
}

/** Merges adjacent pieces. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last && last.to === piece.from && (last.from === last.to || piece.from === piece.to))
      joined[joined.length - 1] = { from: last.from, to: piece.to, insert: last.insert + piece.insert };
    else joined.push(piece);
  }
  return joined;
}

const isLetter = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
