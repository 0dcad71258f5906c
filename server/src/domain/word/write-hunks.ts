import type { Comparison } from './compare-parts.ts';
import type { PlacedPart, PlacedToken } from './place-tokens.ts';
import { insertWords, replaceWords } from './place-words.ts';
import type { Hunk, Piece, Placement, PlacingFacts, SourceRange, UnplacedChange, Why, WordChange } from './placing.ts';
import { readHunks } from './read-hunks.ts';
import type { SourceBlock } from './source-document.ts';
import { insertBlocks, joinBlocks, wholeBlocks } from './write-blocks.ts';
import { formulaKey, readAsText } from './write-markdown.ts';

/** Turns changes made in Word into changes of the source. Those without a certain place are listed instead. */
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

/** A paragraph rewritten as several: its words are replaced, and the others are added after it. */
function replaceWithBlocks(hunk: Hunk, range: SourceRange, facts: PlacingFacts): Piece[] | Why {
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

/** The source range of exactly these tokens. */
function findRange(deleted: readonly PlacedToken[], { part, source, isNotes }: PlacingFacts): SourceRange | Why {
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
