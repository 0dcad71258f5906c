import type { ReturnedToken } from './compare-parts.ts';
import { PLAIN } from './look.ts';
import type { PlacedToken } from './place-tokens.ts';
import type { Hunk, Kept, Piece, PlacingFacts, Why } from './placing.ts';
import type { SourceBlock, SourceDocument, SourceKind } from './source-document.ts';
import { escapeStart, writeInline } from './write-markdown.ts';

/** Blocks with lines of their own, which can be added, joined and removed. */
const LINES: ReadonlySet<SourceKind> = new Set(['text', 'heading', 'item', 'quote', 'note']);
const BETWEEN = /^[ \t]*\n[\s>]*(?:[-*+#]+[ \t]+|\(?\w{1,9}[.)][ \t]+)?$/u;

/** The range between two blocks to be joined; null if it is more than white space and list markers. */
export function joinBlocks(
  first: SourceBlock | null,
  second: SourceBlock | null,
  { text }: SourceDocument,
): { from: number; to: number } | null {
  if (!first || !second || second.from < first.to || !LINES.has(first.kind) || !LINES.has(second.kind)) return null;
  return BETWEEN.test(text.slice(first.to, second.from)) ? { from: first.to, to: second.from } : null;
}

/** Removes paragraphs together with their lines; null if anything else was deleted. */
export function wholeBlocks(deleted: readonly PlacedToken[], { part, source }: PlacingFacts): Piece[] | Why | null {
  if (!deleted.some(({ kind }) => kind === 'break')) return null;
  const groups = [...Map.groupBy(deleted, ({ block }) => block)];
  const sizeOf = (block: number): number => part.tokens.filter((token) => token.block === block).length;
  const [first] = groups[0]?.[1] ?? [];
  // The break before the first paragraph is deleted instead of the one after the last.
  const isShifted = first?.kind === 'break' && groups[0]?.[1].length === 1 && sizeOf(first.block) > 1;
  const mine = isShifted ? groups.slice(1) : groups;
  const isWhole = mine.every(
    ([block, some], at) => some.length + (isShifted && at === mine.length - 1 ? 1 : 0) === sizeOf(block),
  );
  if (mine.length === 0 || !isWhole) return null;
  const pieces: Piece[] = [];
  for (const [block, tokens] of mine) {
    const found = part.sources[block] ?? null;
    const words = tokens.filter(({ kind }) => kind !== 'break');
    if (found === null || words.some(({ place }) => place === null)) return 'generated';
    const places = new Set(words.map(({ place }) => place?.from));
    if (!LINES.has(found.kind) || places.size !== found.tokens.length) return 'structure';
    const piece = linesOf(found, source);
    if (piece === null) return 'structure';
    pieces.push(piece);
  }
  return pieces.toSorted((a, b) => a.from - b.from);
}

function linesOf(block: SourceBlock, { text, blocks, notes }: SourceDocument): Piece | null {
  let to = endOfLine(text, block.to);
  const underline = /^\n[ \t]*(?:={2,}|-{2,})[ \t]*(?=\n|$)/u.exec(text.slice(to, to + 200))?.[0];
  if (block.kind === 'heading' && underline !== undefined) to += underline.length;
  let from = block.lineFrom;
  const holdsOthers = [...blocks, ...notes].some((one) => one !== block && one.from < to && one.to > from);
  if (holdsOthers || text.slice(from, to).includes('<!--')) return null;
  if (to < text.length) to += 1;
  const isAfterBlank = from === 0 || text.slice(0, from).endsWith('\n\n');
  if (isAfterBlank && text[to] === '\n') to += 1;
  else if (isAfterBlank && to >= text.length && from > 0) from -= 1;
  return { from, to, insert: '' };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

interface Segment {
  readonly tokens: ReturnedToken[];
  readonly kind: ReturnedToken['kindOfBlock'];
  readonly level: number;
}

/** Writes added paragraphs, or the halves of a split one. */
export function insertBlocks(hunk: Hunk, facts: PlacingFacts): Piece[] | Why {
  const { before, after } = hunk;
  const { part, source } = facts;
  const segments = splitSegments(hunk);
  if (segments.some(({ kind, tokens }) => kind === 'cell' && tokens.length > 0)) return 'structure';
  const blockOf = (kept: Kept | null): SourceBlock | null => (kept && part.sources[kept.base.block]) ?? null;
  const [left, right] = [blockOf(before), blockOf(after)];
  const isInLeft = before !== null && before.base.kind !== 'break';
  const isInRight = after !== null && after.base.kind !== 'break';
  if (isInLeft && isInRight) {
    const [leftPlace, rightPlace] = [before.base.place, after.base.place];
    if (!left || left !== right || !leftPlace || !rightPlace) return 'unknown-place';
    if (!LINES.has(left.kind) || source.text.slice(leftPlace.to, rightPlace.from).trim() !== '') return 'structure';
    const written = writeSegments(segments, left, facts, { from: 0, isLast: true });
    return written === null ? 'structure' : [{ from: leftPlace.to, to: rightPlace.from, insert: written }];
  }
  if (isInLeft || (!isInRight && left)) {
    if (!left) return 'unknown-place';
    if (!LINES.has(left.kind)) return 'structure';
    return addAfter(segments, { before, block: left, isInside: isInLeft }, facts);
  }
  if (!isInRight || !right)
    return left && LINES.has(left.kind)
      ? addAfter(segments, { before, block: left, isInside: false }, facts)
      : 'unknown-place';
  if (!LINES.has(right.kind) || (segments.at(-1)?.tokens.length ?? 0) > 0) return 'structure';
  return addBefore(segments.slice(0, -1), right, facts);
}

function splitSegments({ inserted, after }: Hunk): Segment[] {
  const segments: Segment[] = [];
  let tokens: ReturnedToken[] = [];
  const push = (like: ReturnedToken | null | undefined): void => {
    segments.push({ tokens, kind: like?.kindOfBlock ?? 'text', level: like?.level ?? 0 });
    tokens = [];
  };
  for (const token of inserted) {
    if (token.kind === 'break') push(tokens[0] ?? token);
    else tokens.push(token);
  }
  push(tokens[0] ?? after?.token);
  return segments;
}

function addAfter(
  segments: readonly Segment[],
  place: { before: Kept | null; block: SourceBlock; isInside: boolean },
  facts: PlacingFacts,
): Piece[] | Why {
  const { before, block, isInside } = place;
  const { text } = facts.source;
  const [head, ...rest] = segments;
  const pieces: Piece[] = [];
  if (isInside && head && head.tokens.length > 0) {
    const at = before?.base.place?.to;
    const written = writeOne(head, block.kind, facts);
    if (at === undefined || written === null) return 'unknown-place';
    pieces.push({ from: at, to: at, insert: `${head.tokens[0]?.gapAfter ? ' ' : ''}${written}` });
  }
  const written = writeSegments(isInside ? rest : segments, block, facts, { from: 1, isLast: false });
  if (written === null) return 'structure';
  if (written === '') return pieces;
  const isClose = /^\n[^\n]/u.test(text.slice(block.to, block.to + 2)) && written.startsWith('\n\n');
  const tail = { from: block.to, to: block.to, insert: written + (isClose ? '\n' : '') };
  const last = pieces.at(-1);
  if (last?.to === tail.from) return [{ ...tail, insert: last.insert + tail.insert }];
  return [...pieces, tail];
}

function addBefore(segments: readonly Segment[], block: SourceBlock, facts: PlacingFacts): Piece[] | Why {
  const { text } = facts.source;
  const full = segments.filter(({ tokens }) => tokens.length > 0);
  let insert = '';
  for (const segment of full) {
    const written = writeOne(segment, 'text', facts);
    if (written === null) return 'structure';
    const isItem = segment.kind === 'item' && block.kind === 'item';
    insert += `${leadOf(segment, block, facts.source, 0)}${escapeStart(written)}${isItem && isTight(block, text) ? '\n' : '\n\n'}`;
  }
  const isClose = block.lineFrom > 0 && !text.slice(0, block.lineFrom).endsWith('\n\n') && insert.endsWith('\n\n');
  return insert === '' ? [] : [{ from: block.lineFrom, to: block.lineFrom, insert: (isClose ? '\n' : '') + insert }];
}

/** From the second segment on, each begins a block; the first continues the preceding one, unless `from` is 1. */
function writeSegments(
  segments: readonly Segment[],
  block: SourceBlock,
  facts: PlacingFacts,
  how: { from: 0 | 1; isLast: boolean },
): string | null {
  let text = '';
  let count = 0;
  for (const [at, segment] of segments.entries()) {
    const isFirst = at === 0 && how.from === 0;
    const isLast = how.isLast && at === segments.length - 1;
    if (segment.tokens.length === 0 && !isLast) continue;
    const written = writeOne(segment, block.kind, facts);
    if (written === null) return null;
    if (isFirst) {
      text += `${segment.tokens[0]?.gapAfter ? ' ' : ''}${written}`;
      continue;
    }
    count += 1;
    const isItem = segment.kind === 'item' && block.kind === 'item';
    const lead = leadOf(segment, block, facts.source, count);
    const gap = isLast && segment.tokens.length > 0 ? ' ' : '';
    text += `${isItem && isTight(block, facts.source.text) ? '\n' : '\n\n'}${lead}${escapeStart(written)}${gap}`;
  }
  return text;
}

function writeOne({ tokens }: Segment, kind: SourceKind, { citations, noteOf }: PlacingFacts): string | null {
  return writeInline(tokens, {
    kind: kind === 'heading' ? 'text' : kind,
    look: PLAIN,
    citationOf: (read) => citations.get(read),
    noteOf,
  });
}

/** The markup of a heading or list item, like that of its neighbours; numbers continue. */
function leadOf({ kind, level }: Segment, block: SourceBlock, { text }: SourceDocument, count: number): string {
  if (kind === 'heading') return `${'#'.repeat(Math.min(6, Math.max(1, level)))} `;
  const lead = text.slice(block.lineFrom, block.from);
  if (block.kind === 'note') return '    ';
  if (block.kind === 'quote' && kind === 'text') return lead;
  if (kind !== 'item') return '';
  if (block.kind !== 'item') return '- ';
  return lead.replace(/\d+/u, (number) => String(Number(number) + count)).replace(/\[[xX]\]/u, '[ ]');
}

function isTight({ lineFrom, to, from }: SourceBlock, text: string): boolean {
  const next = text.slice(endOfLine(text, to) + 1, endOfLine(text, to) + 2);
  const before = text.slice(0, lineFrom);
  return from >= 0 && ((next !== '' && next !== '\n') || (before !== '' && !before.endsWith('\n\n')) || next === '');
}
