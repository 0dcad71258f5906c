import { alignLists } from '../texts/align.ts';
import type { SourceBlock, SourceDocument } from './source-document.ts';
import type { WordBlock, WordToken } from './word-document.ts';

/** A token of the exported file, with its place in the Markdown. */
export interface PlacedToken extends WordToken {
  /** Of its block, in the whole part. */
  readonly block: number;
  /** Null for what the export generated, and for what is ambiguous. */
  readonly place: { readonly from: number; readonly to: number } | null;
  /** A citation or reference is several tokens at one place. */
  readonly atom: number | null;
}

export interface PlacedPart {
  readonly tokens: readonly PlacedToken[];
  /** For each block of the file the one of the source that it shows. */
  readonly sources: readonly (SourceBlock | null)[];
}

/** Several tokens of the file that are one of the source. */
interface Unit {
  readonly key: string;
  readonly tokens: number[];
  readonly block: number;
}

interface SourceUnit {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly block: number;
}

export function placeDocument(
  file: { readonly body: readonly WordBlock[]; readonly notes: readonly WordBlock[] },
  source: SourceDocument,
): { body: PlacedPart; notes: PlacedPart } {
  return { body: placePart(file.body, source.blocks), notes: placePart(file.notes, source.notes) };
}

/**
 * Finds each token of a file that was just written from a source in that source: blocks first, then words within what is
 * left. What has no like there was written by the export.
 */
function placePart(blocks: readonly WordBlock[], sources: readonly SourceBlock[]): PlacedPart {
  const tokens = blocks.flatMap(({ tokens: all }, block) => all.map((token) => ({ ...token, block })));
  const units = readUnits(tokens, blocks.length);
  const sourceUnits = sources.map(({ tokens: all }, block) =>
    all.map(({ kind, key, from, to }): SourceUnit => ({
      key: kind === 'word' ? key : `\u0000${kind}`,
      from,
      to,
      block,
    })),
  );
  const places = new Map<Unit, SourceUnit>();
  let [i, j] = [0, 0];
  const keys = (list: readonly (readonly { key: string }[])[]): string[] =>
    list.map((some) => some.map(({ key }) => key).join('\u0001'));
  const runs = alignLists(keys(units), keys(sourceUnits));
  const likeness = new Likeness(
    sourceUnits.filter((_some, at) => !runs.some(({ b, length }) => at >= b && at < b + length)),
  );
  const between = (toI: number, toJ: number): void => {
    if (i < toI && j < toJ) matchUnits(units.slice(i, toI), sourceUnits.slice(j, toJ), { likeness, places });
  };
  for (const run of runs) {
    between(run.a, run.b);
    for (let at = 0; at < run.length; at += 1)
      for (const [index, unit] of (units[run.a + at] ?? []).entries())
        places.set(unit, sourceUnits[run.b + at]?.[index] as SourceUnit);
    i = run.a + run.length;
    j = run.b + run.length;
  }
  between(units.length, sourceUnits.length);
  return writePlaces(tokens, units, places, sources);
}

function readUnits(tokens: readonly (WordToken & { block: number })[], count: number): Unit[][] {
  const units: Unit[][] = Array.from({ length: count }, () => []);
  let cited: Unit | null = null;
  for (const [index, { kind, key, state, isCited, block }] of tokens.entries()) {
    if (kind === 'break') cited = null;
    // What was suggested when the file was written is not in the source.
    if (kind === 'break' || state === 'inserted') continue;
    if (isCited && cited) {
      cited.tokens.push(index);
      continue;
    }
    const unit: Unit = { key: isCited ? '\u0000cite' : key, tokens: [index], block };
    cited = isCited ? unit : null;
    units[block]?.push(unit);
  }
  return units;
}

/** By words, over blocks that are not quite alike; each block belongs to the one it has most in common with. */
function matchUnits(
  blocks: readonly (readonly Unit[])[],
  sources: readonly (readonly SourceUnit[])[],
  { likeness, places }: { likeness: Likeness; places: Map<Unit, SourceUnit> },
): void {
  const a = blocks.flat();
  const b = sources.flat();
  const pairs: [Unit, SourceUnit][] = [];
  for (const run of alignLists(
    a.map(({ key }) => key),
    b.map(({ key }) => key),
  ))
    for (let at = 0; at < run.length; at += 1) pairs.push([a[run.a + at] as Unit, b[run.b + at] as SourceUnit]);
  const sizeOf = new Map(sources.filter(([first]) => first).map((some) => [some[0]?.block as number, some.length]));
  for (const [block, mine] of Map.groupBy(pairs, ([unit]) => unit.block)) {
    const units = blocks.find(([first]) => first?.block === block) ?? [];
    const whole = units.length;
    for (const [source, some] of Map.groupBy(mine, ([, unit]) => unit.block)) {
      const isMost = some.length * 2 > whole || some.length * 2 > (sizeOf.get(source) ?? 0);
      if (isMost && !likeness.hasBetter(units, source)) for (const [unit, place] of some) places.set(unit, place);
    }
  }
}

/** Words found in more blocks than this say little about which block it is. */
const RARE = 20;
const CANDIDATES = 5;

/**
 * Which block of the source a paragraph of the file is most like. Of two captions that are much alike, the one that comes
 * first in the file may come last in the source: words aligned in order would be found in the wrong one.
 */
class Likeness {
  readonly #blocks = new Map<number, { readonly words: ReadonlyMap<string, number>; readonly size: number }>();
  readonly #having = new Map<string, number[]>();

  /** `sources`: those of which it is still open what they became. */
  constructor(sources: readonly (readonly SourceUnit[])[]) {
    for (const some of sources) {
      const words = countKeys(some);
      const block = some[0]?.block ?? -1;
      this.#blocks.set(block, { words, size: some.length });
      for (const key of words.keys()) {
        const having = this.#having.get(key);
        if (having === undefined) this.#having.set(key, [block]);
        else having.push(block);
      }
    }
  }

  /** Whether another block has more of these words than the one they were found in, and is not merely longer. */
  hasBetter(units: readonly Unit[], source: number): boolean {
    const mine = countKeys(units);
    const shared = new Map<number, number>();
    for (const key of mine.keys()) {
      const having = this.#having.get(key) ?? [];
      if (having.length <= RARE) for (const block of having) shared.set(block, (shared.get(block) ?? 0) + 1);
    }
    const found = this.#compare(mine, units.length, source);
    return [...shared]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, CANDIDATES)
      .some(([block]) => {
        const other = this.#compare(mine, units.length, block);
        return block !== source && other.words > found.words && other.share * 2 >= found.share;
      });
  }

  /** Words that both have, and their share in both. */
  #compare(mine: ReadonlyMap<string, number>, size: number, block: number): { words: number; share: number } {
    const other = this.#blocks.get(block);
    let words = 0;
    for (const [key, count] of mine) words += Math.min(count, other?.words.get(key) ?? 0);
    return { words, share: words / Math.max(1, size + (other?.size ?? 0)) };
  }
}

function countKeys(units: readonly { readonly key: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of units) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function writePlaces(
  tokens: readonly (WordToken & { block: number })[],
  units: readonly (readonly Unit[])[],
  places: ReadonlyMap<Unit, SourceUnit>,
  sources: readonly SourceBlock[],
): PlacedPart {
  const placed: PlacedToken[] = tokens.map((token) => ({ ...token, place: null, atom: null }));
  const shown: (SourceBlock | null)[] = units.map(() => null);
  let atoms = 0;
  for (const unit of units.flat()) {
    const found = places.get(unit);
    const isAtom = unit.key === '\u0000cite';
    if (isAtom) atoms += 1;
    for (const index of unit.tokens)
      placed[index] = {
        ...(placed[index] as PlacedToken),
        place: found ? { from: found.from, to: found.to } : null,
        atom: isAtom ? atoms : null,
      };
    if (found && shown[unit.block] === null) shown[unit.block] = sources[found.block] ?? null;
  }
  return { tokens: placed, sources: shown };
}
