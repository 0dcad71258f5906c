import type { Comparison } from './compare-parts.ts';
import type { PlacedToken } from './place-tokens.ts';
import type { Piece, Placement, PlacingFacts, UnplacedChange } from './placing.ts';
import type { SourceBlock } from './source-document.ts';
import type { WordAuthor, WordBlock } from './word-document.ts';
import { escapeStart, readAsText } from './write-markdown.ts';

/** The kind of a paragraph, apart from its words. */
type Kind = Pick<WordBlock, 'kind' | 'level' | 'isNumbered'>;

/** A paragraph that kept its words but changed its kind. */
interface Changed {
  readonly block: number;
  readonly before: Kind;
  readonly after: Kind;
  readonly author: WordAuthor | null;
}

const HEADING = /^ {0,3}#{1,6}[ \t]+$/u;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(\[[ xX]\][ \t]+)?$/u;
const UNDERLINE = /^[ \t]*(={2,}|-{2,})[ \t]*$/u;

/**
 * Writes paragraphs turned into headings or list items, or back, or with a new level or kind of list. What the source
 * cannot express in that place is listed.
 */
export function writeKinds(
  comparison: Comparison,
  facts: PlacingFacts,
  { exported, returned }: { exported: readonly WordBlock[]; returned: readonly WordBlock[] },
): Placement {
  const placement: Placement = { changes: [], unplaced: [] };
  const changed = findChanged(comparison, facts, exported, returned);
  const shift = findShift(facts, exported);
  const made = new Map(changed.map((one) => [one.block, writeKind(one, facts, shift)]));
  for (const run of groupRuns(changed)) {
    const pieces = run.flatMap((one) => made.get(one.block) ?? []);
    if (pieces.length > 0) placement.changes.push({ author: run[0]?.author ?? null, pieces: joinPieces(pieces) });
    for (const one of run) if (!made.get(one.block)) placement.unplaced.push(describe(one, exported));
  }
  return placement;
}

function describe({ block, after, author }: Changed, exported: readonly WordBlock[]): UnplacedChange {
  const near = readAsText((exported[block]?.tokens ?? []).filter(({ kind }) => kind !== 'break'));
  const why = after.kind === 'heading' ? 'became-heading' : after.kind === 'item' ? 'became-item' : 'became-text';
  return { author, removed: '', added: '', near, why };
}

function findChanged(
  { steps }: Comparison,
  { part }: PlacingFacts,
  exported: readonly WordBlock[],
  returned: readonly WordBlock[],
): Changed[] {
  const changed: Changed[] = [];
  for (const [block, place] of findStayed(steps, part.tokens)) {
    const [before, after] = [exported[block], returned[place]];
    if (before && after && before.kind !== 'cell' && after.kind !== 'cell' && !isSame(before, after))
      changed.push({ block, before, after, author: after.kindBy });
  }
  return changed.toSorted((a, b) => a.block - b.block);
}

/** A paragraph's end mark says less about its new place than its words. */
const WEIGHTS: Partial<Record<PlacedToken['kind'], number>> = { word: 1, break: 0.5 };

/** Pairs each paragraph with its present one: the one that most of the kept content of either is in. */
function findStayed(steps: Comparison['steps'], tokens: readonly PlacedToken[]): Map<number, number> {
  const weights = new Map<string, { block: number; place: number; weight: number }>();
  for (const { op, base, token } of steps) {
    const before = op === 'keep' && base !== null ? tokens[base] : undefined;
    const weight = before && WEIGHTS[before.kind];
    if (!before || token === null || weight === undefined) continue;
    const key = `${before.block} ${token.block}`;
    const known = weights.get(key) ?? { block: before.block, place: token.block, weight: 0 };
    known.weight += weight;
    weights.set(key, known);
  }
  const stayed = new Map<number, number>();
  const taken = new Set<number>();
  const seen = new Set<number>();
  for (const { block, place } of [...weights.values()].toSorted((a, b) => b.weight - a.weight)) {
    if (!seen.has(block) && !taken.has(place)) stayed.set(block, place);
    seen.add(block);
    taken.add(place);
  }
  return stayed;
}

function isSame(a: Kind, b: Kind): boolean {
  if (a.kind !== b.kind) return false;
  return a.kind === 'text' || (a.level === b.level && a.isNumbered === b.isNumbered);
}

/** How much deeper headings are in the file than in the source: profiles can shift them. */
function findShift({ part, source }: PlacingFacts, exported: readonly WordBlock[]): number {
  for (const [block, { kind, level }] of exported.entries()) {
    const found = kind === 'heading' ? part.sources[block] : null;
    if (found?.kind === 'heading') return level - levelOf(found, source.text);
  }
  return 0;
}

const leadOf = ({ lineFrom, from }: SourceBlock, text: string): string => text.slice(lineFrom, from);

function levelOf(block: SourceBlock, text: string): number {
  const marks = leadOf(block, text).trim().length;
  if (marks > 0) return marks;
  return UNDERLINE.exec(lineAt(endOfLine(text, block.to) + 1, text))?.[1]?.startsWith('=') === true ? 1 : 2;
}

/** Consecutive items that became another kind of list are one change. */
function groupRuns(changed: readonly Changed[]): Changed[][] {
  const runs: Changed[][] = [];
  for (const one of changed) {
    const last = runs.at(-1)?.at(-1);
    const isNext =
      last?.block === one.block - 1 &&
      last.author?.name === one.author?.name &&
      (last.after.kind === 'item' || last.before.kind === 'item') &&
      isSame(last.before, one.before) &&
      isSame(last.after, one.after);
    if (isNext) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** The edits that change the kind; null if the source has no place for them. */
function writeKind({ block: at, before, after }: Changed, facts: PlacingFacts, shift: number): Piece[] | null {
  const { part, source } = facts;
  const { text } = source;
  const block = part.sources[at];
  // What the source expresses differently, such as the caption of a picture, has no block markup.
  if (!block || block.kind !== before.kind || part.sources[at - 1] === block) return null;
  const old = leadOf(block, text);
  const isUnderlined = before.kind === 'heading' && old.trim() === '';
  const fits = before.kind === 'heading' ? HEADING.test(old) || isUnderlined : before.kind === 'item' || old === '';
  if (!fits) return null;
  if (before.kind === 'item') {
    const [, indent = '', box] = ITEM.exec(old) ?? [];
    const isMarked = ITEM.test(old);
    if (!isMarked || (after.kind === 'item' ? before.level !== after.level : indent !== '' || box !== undefined))
      return null;
  }
  const lead = writeLead(old, after, shift);
  if (lead === null || !letsChildren(block, { before, after, lead }, text)) return null;
  const pieces: Piece[] = [];
  if (before.kind === 'item' && after.kind === 'item') return [{ from: block.lineFrom, to: block.from, insert: lead }];
  const end = endOfLine(text, block.to);
  const words = text.slice(block.from, block.to);
  const isBelowText = block.lineFrom > 0 && lineAt(startOfLine(text, block.lineFrom - 1), text).trim() !== '';
  const escaped = after.kind === 'heading' || before.kind === 'text' ? words : escapeStart(words);
  const gap = before.kind === 'heading' || !isBelowText ? '' : '\n';
  pieces.push({ from: block.lineFrom, to: block.from, insert: gap + lead });
  if (escaped !== words) {
    const digits = /^\d*/u.exec(words)?.[0].length ?? 0;
    pieces.push({ from: block.from + digits, to: block.from + digits, insert: '\\' });
  }
  if (after.kind === 'heading') pieces.push(...joinLines(block, text));
  let last = end;
  if (before.kind === 'heading') {
    const tail = after.kind === 'heading' ? null : cutTail(block, end, text);
    if (tail === undefined) return null;
    if (tail !== null && tail.to > tail.from) pieces.push(tail);
    if (isUnderlined) {
      last = endOfLine(text, end + 1);
      pieces.push({ from: end, to: last, insert: '' });
    }
  }
  const isAboveText = last < text.length && lineAt(last + 1, text).trim() !== '';
  if (isAboveText && (after.kind !== 'heading' || before.kind === 'item'))
    pieces.push({ from: last, to: last, insert: '\n' });
  return pieces;
}

/** The markup before its words; null if it has none. */
function writeLead(old: string, after: Kind, shift: number): string | null {
  if (after.kind === 'heading') {
    const level = after.level - shift;
    return level >= 1 && level <= 6 ? `${'#'.repeat(level)} ` : null;
  }
  if (after.kind !== 'item') return '';
  const [, indent, box = ''] = ITEM.exec(old) ?? [];
  const mark = after.isNumbered ? '1. ' : '- ';
  if (indent !== undefined) return indent + mark + box;
  return after.level === 0 ? mark : null;
}

/** Whether content indented below a list item would still belong to it. */
function letsChildren(
  block: SourceBlock,
  { before, after, lead }: { before: Kind; after: Kind; lead: string },
  text: string,
): boolean {
  if (before.kind !== 'item') return true;
  let at = endOfLine(text, block.to) + 1;
  while (at < text.length && lineAt(at, text).trim() === '') at = endOfLine(text, at) + 1;
  const line = lineAt(at, text);
  const indent = line.length - line.trimStart().length;
  const own = /^[ \t]*/u.exec(lead)?.[0].length ?? 0;
  return indent <= own || (after.kind === 'item' && indent >= lead.length);
}

/** Headings must be a single line. */
function joinLines(block: SourceBlock, text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = text.indexOf('\n', block.from); at >= 0 && at < block.to; at = text.indexOf('\n', at + 1)) {
    let [from, to] = [at, at + 1];
    while (/[ \t\\]/u.test(text[from - 1] ?? '')) from -= 1;
    while (/[ \t>]/u.test(text[to] ?? '')) to += 1;
    pieces.push({ from, to, insert: ' ' });
  }
  return pieces;
}

/** Markup and attributes at the end of a heading; undefined if its identifier is used elsewhere. */
function cutTail(block: SourceBlock, end: number, text: string): Piece | undefined {
  const words = text.slice(block.from, block.to);
  const open = words.endsWith('}') ? words.lastIndexOf('{') : -1;
  const kept = open < 0 ? words : words.slice(0, open).trimEnd();
  const name = open < 0 ? undefined : /#([\w:.-]+)/u.exec(words.slice(open))?.[1];
  if (name !== undefined && [`@${name}`, `(#${name})`].some((use) => text.includes(use))) return undefined;
  return { from: block.from + kept.length, to: end, insert: '' };
}

const startOfLine = (text: string, at: number): number => (at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const lineAt = (at: number, text: string): string => text.slice(at, endOfLine(text, at));

/** Merges pieces at the same place, and puts one blank line between two blocks. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last?.to === piece.from && last.from < last.to && piece.from === piece.to)
      joined[joined.length - 1] = { ...last, insert: last.insert + piece.insert };
    else {
      if (last?.insert === '\n' && last.from === piece.from - 1 && piece.insert.startsWith('\n')) joined.pop();
      joined.push(piece);
    }
  }
  return joined;
}
