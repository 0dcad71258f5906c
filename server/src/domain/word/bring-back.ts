import { compareParts } from './compare-parts.ts';
import { keepColumns } from './keep-columns.ts';
import { type PlacedPart, type PlacedToken, placeDocument } from './place-tokens.ts';
import type { PlacingFacts, UnplacedChange, WordChange } from './placing.ts';
import { readSource } from './read-source.ts';
import type { WordBlock, WordComment, WordDocument } from './word-document.ts';
import { writeFormatting } from './write-formatting.ts';
import { writeHunks } from './write-hunks.ts';
import { writeKinds } from './write-kinds.ts';
import { formulaKey, readAsText } from './write-markdown.ts';

/** A comment with its replies; positions in the exported version. */
export interface BroughtThread {
  /** Null if the source does not contain the commented text. */
  readonly anchor: { readonly from: number; readonly to: number } | null;
  readonly quote: string;
  readonly isResolved: boolean;
  /** The first comment and its replies. */
  readonly comments: readonly WordComment[];
}

/** The result of bringing a file back from Word. */
export interface BroughtBack {
  readonly changes: readonly WordChange[];
  readonly unplaced: readonly UnplacedChange[];
  readonly threads: readonly BroughtThread[];
  /** Number of formulas that another program dropped or wrote differently: nothing is suggested about them. */
  readonly formulas: number;
  /** Number of suggestions in the export that were accepted or rejected in Word. */
  readonly decided: number;
}

/**
 * What a returned file changes in the Markdown it was exported from. Both files are read the same way, so that whatever
 * the export changed cancels out; only the difference is written, and only where the source has the same words.
 */
export function bringBack(markdown: string, exported: WordDocument, returned: WordDocument): BroughtBack {
  const source = readSource(markdown);
  const placed = placeDocument(exported, source);
  const body = compareParts(placed.body.tokens, returned.body);
  const gone = findGoneNotes(body.steps, placed.body.tokens);
  const added = new Set(
    body.steps.flatMap(({ op, token }) => (op === 'insert' && token?.note !== undefined ? [token.note] : [])),
  );
  const kept = keepNotes(exported.notes, placed.notes, gone);
  const notes = compareParts(
    kept.tokens,
    returned.notes.filter(({ note }) => note === undefined || !added.has(note)),
  );
  const citations = readCitations(placed.body, markdown);
  const common = { source, citations, noteOf: (id: string) => writeNote(returned.notes, id) };
  const ofBody: PlacingFacts = { ...common, part: placed.body, isNotes: false };
  const ofNotes: PlacingFacts = { ...common, part: kept, isNotes: true };
  const found = [
    writeHunks(body, ofBody),
    writeFormatting(body, ofBody),
    writeKinds(body, ofBody, { exported: exported.body, returned: returned.body }),
    writeHunks(notes, ofNotes),
    writeFormatting(notes, ofNotes),
  ];
  const changes = found
    .flatMap((one) => one.changes)
    .toSorted((a, b) => (a.pieces[0]?.from ?? 0) - (b.pieces[0]?.from ?? 0));
  const apart = keepApart(changes);
  const inColumns = keepColumns(apart.changes, source);
  return {
    changes: inColumns.changes,
    unplaced: [...found.flatMap((one) => one.unplaced), ...apart.unplaced, ...inColumns.unplaced],
    threads: readThreads(returned, body, placed.body),
    formulas: body.formulas + notes.formulas,
    decided: body.decided + notes.decided,
  };
}

/** A note is removed with its deleted reference. */
function findGoneNotes(
  steps: readonly { op: string; base: number | null }[],
  tokens: readonly PlacedToken[],
): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { op, base } of steps) {
    const note = op === 'delete' && base !== null ? tokens[base]?.note : undefined;
    if (note !== undefined) gone.add(note);
  }
  return gone;
}

function keepNotes(blocks: readonly WordBlock[], part: PlacedPart, gone: ReadonlySet<string>): PlacedPart {
  if (gone.size === 0) return part;
  const isKept = (block: number): boolean => !gone.has(blocks[block]?.note ?? '');
  return { ...part, tokens: part.tokens.filter(({ block }) => isKept(block)) };
}

/** The printed form of each citation and formula, and its source. */
function readCitations({ tokens }: PlacedPart, markdown: string): Map<string, string> {
  const citations = new Map<string, string>();
  for (const [atom, some] of Map.groupBy(tokens, ({ atom: one }) => one)) {
    const place = some[0]?.place;
    if (atom !== null && place) citations.set(readAsText(some), markdown.slice(place.from, place.to));
  }
  for (const { kind, text, place } of tokens)
    if (kind === 'math' && place) citations.set(formulaKey(text), markdown.slice(place.from, place.to));
  return citations;
}

function writeNote(notes: readonly WordBlock[], id: string): string | undefined {
  const mine = notes.filter(({ note }) => note === id).flatMap(({ tokens }) => tokens);
  const text = readAsText(mine.filter(({ kind, state }) => kind === 'word' && state !== 'deleted'));
  return text === '' ? undefined : text.replaceAll(/[\\`*_$^[\]<>@~]/gu, String.raw`\$&`);
}

/**
 * Pieces must not overlap, but may lie between those of another change; if two overlap, the second is listed as
 * unplaced.
 */
function keepApart(changes: readonly WordChange[]): { changes: WordChange[]; unplaced: UnplacedChange[] } {
  const meets = new Set<WordChange>();
  const pieces = changes
    .flatMap((change) => change.pieces.map(({ from, to }) => ({ from, to, change })))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  let end = -1;
  for (const { from, to, change } of pieces) {
    if (from < end) meets.add(change);
    else if (!meets.has(change)) end = Math.max(end, to);
  }
  const unplaced = [...meets].map(({ author, pieces: mine }): UnplacedChange => {
    const added = mine.map(({ insert }) => insert).join(' ');
    return { author, removed: '', added, near: '', why: 'unknown-place' };
  });
  return { changes: changes.filter((change) => !meets.has(change)), unplaced };
}

const QUOTE = 300;

function readThreads(
  returned: WordDocument,
  { steps, stepOf }: ReturnType<typeof compareParts>,
  part: PlacedPart,
): BroughtThread[] {
  const tokens = returned.body.flatMap((block) => block.tokens);
  const roots = new Map(returned.comments.map((comment) => [comment.id, comment]));
  const rootOf = (comment: WordComment): WordComment => {
    let root = comment;
    for (let depth = 0; root.parent !== null && depth < 50; depth += 1)
      root = roots.get(root.parent) ?? { ...root, parent: null };
    return root;
  };
  const threads: BroughtThread[] = [];
  for (const [id, comments] of Map.groupBy(returned.comments, (comment) => rootOf(comment).id)) {
    const root = roots.get(id) as WordComment;
    const range = returned.ranges.get(id);
    const said = [root, ...comments.filter((comment) => comment.id !== id)].filter(({ text }) => text !== '');
    if (said.length === 0) continue;
    threads.push({
      anchor: range ? findAnchor(range, steps, stepOf, part) : null,
      quote: range ? readAsText(tokens.slice(range.from, Math.min(range.to, range.from + QUOTE))).slice(0, QUOTE) : '',
      isResolved: root.isResolved,
      comments: said,
    });
  }
  return threads;
}

/** The source range of the commented words; if all of them are new, where they were added. */
function findAnchor(
  { from, to }: { from: number; to: number },
  steps: readonly { base: number | null }[],
  stepOf: readonly number[],
  { tokens, sources }: PlacedPart,
): { from: number; to: number } | null {
  let [start, end] = [Number.POSITIVE_INFINITY, -1];
  for (let at = from; at < to; at += 1) {
    const base = steps[stepOf[at] ?? -1]?.base ?? null;
    const place = base === null ? null : tokens[base]?.place;
    if (!place) continue;
    start = Math.min(start, place.from);
    end = Math.max(end, place.to);
  }
  if (end >= 0) return { from: start, to: end };
  for (let distance = 0; distance < 400; distance += 1)
    for (const at of [from - 1 - distance, to + distance]) {
      const base = steps[stepOf[at] ?? -1]?.base ?? null;
      if (base === null) continue;
      const token = tokens[base];
      const block = token ? sources[token.block] : null;
      if (token?.place)
        return at < from
          ? { from: token.place.to, to: token.place.to }
          : { from: token.place.from, to: token.place.from };
      if (block && block.to > block.from) return { from: block.from, to: block.to };
    }
  return null;
}
