import { alignLists } from '../texts/align.ts';
import type { PlacedToken } from './place-tokens.ts';
import type { WordAuthor, WordBlock, WordToken } from './word-document.ts';

/** A token of the returned file. */
export interface ReturnedToken extends WordToken {
  /** Its paragraph, among those compared. */
  readonly block: number;
  readonly kindOfBlock: WordBlock['kind'];
  readonly level: number;
}

/** One step from the exported file to the returned one. */
export interface Step {
  readonly op: 'keep' | 'delete' | 'insert';
  /** Index of a token of the exported file. */
  readonly base: number | null;
  readonly token: ReturnedToken | null;
  readonly author: WordAuthor | null;
}

export interface Comparison {
  readonly steps: readonly Step[];
  /** Index in `steps` for each token of the returned file; -1 for those that were not compared. */
  readonly stepOf: readonly number[];
  /** Formulas of the export that are missing or changed in the returned file. */
  readonly formulas: number;
  /** Suggestions shown in the export that were accepted or rejected in Word. */
  readonly decided: number;
}

/** Blocks are compared word by word if at least this share of them matches. */
const ALIKE = 0.3;

/**
 * What was done to a file in Word: tracked changes as recorded, everything else by comparison with the exported file.
 * Formulas count as deleted only if that was tracked: some programs drop them all.
 */
export function compareParts(base: readonly PlacedToken[], returned: readonly WordBlock[]): Comparison {
  const all = returned.flatMap(({ tokens, kind, level }, block) =>
    tokens.map((token): ReturnedToken => ({ ...token, block, kindOfBlock: kind, level })),
  );
  const shown = new Set(base.filter(({ state }) => state === 'inserted').map((token) => signOf(token)));
  const isOld = (token: WordToken): boolean => token.state !== 'inserted' || shown.has(signOf(token));
  const hasFormulas = all.some(({ kind, state }) => kind === 'math' && state !== 'inserted');
  // If all formulas were dropped, paragraphs that contained nothing else are empty.
  const a = dropEmpty(
    base.map((token, index) => ({ token, index })).filter(({ token }) => hasFormulas || token.kind !== 'math'),
  );
  const b = dropEmpty(all.map((token, index) => ({ token, index })).filter(({ token }) => isOld(token)));
  const pairs = alignTokens(a, b);
  return writeSteps(base, all, pairs, { isOld, hasFormulas });
}

const signOf = ({ author }: WordToken): string => `${author?.name} ${author?.at}`;

interface Indexed {
  readonly token: WordToken;
  readonly index: number;
}

/** Leaves out empty paragraphs, which programs add and drop. */
function dropEmpty(tokens: readonly Indexed[]): Indexed[] {
  return tokens.filter(({ token }, at) => token.kind !== 'break' || (at > 0 && tokens[at - 1]?.token.kind !== 'break'));
}

function splitBlocks(tokens: readonly Indexed[]): Indexed[][] {
  const blocks: Indexed[][] = [[]];
  for (const token of tokens) {
    blocks.at(-1)?.push(token);
    if (token.token.kind === 'break') blocks.push([]);
  }
  if (blocks.at(-1)?.length === 0) blocks.pop();
  return blocks;
}

/** For each token of the export, its match in the returned file. */
function alignTokens(a: readonly Indexed[], b: readonly Indexed[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const [left, right] = [splitBlocks(a), splitBlocks(b)];
  const keys = (blocks: readonly (readonly Indexed[])[]): string[] =>
    blocks.map((block) => block.map(({ token }) => token.key).join('\u0001'));
  let [i, j] = [0, 0];
  const between = (toI: number, toJ: number): void => alignGap(left.slice(i, toI), right.slice(j, toJ), pairs);
  for (const run of alignLists(keys(left), keys(right))) {
    between(run.a, run.b);
    for (let at = 0; at < run.length; at += 1)
      for (const [index, one] of (left[run.a + at] ?? []).entries())
        pairs.set(one.index, right[run.b + at]?.[index]?.index as number);
    i = run.a + run.length;
    j = run.b + run.length;
  }
  between(left.length, right.length);
  return pairs;
}

function alignGap(left: readonly Indexed[][], right: readonly Indexed[][], pairs: Map<number, number>): void {
  if (left.length === 0 || right.length === 0) return;
  const [a, b] = [left.flat(), right.flat()];
  const found: [number, number][] = [];
  for (const run of alignLists(
    a.map(({ token }) => token.key),
    b.map(({ token }) => token.key),
  ))
    for (let at = 0; at < run.length; at += 1) found.push([run.a + at, run.b + at]);
  // Blocks that share only short common words were replaced, not edited.
  const blockOf = (blocks: readonly Indexed[][]): number[] => blocks.flatMap((block, n) => block.map(() => n));
  const [ofA, ofB] = [blockOf(left), blockOf(right)];
  const words = found.filter(([x]) => a[x]?.token.kind !== 'break');
  const share = (blocks: readonly Indexed[][], owner: readonly number[], side: 0 | 1): number[] => {
    const counts = blocks.map(() => 0);
    for (const pair of words) counts[owner[pair[side]] as number] = (counts[owner[pair[side]] as number] ?? 0) + 1;
    return blocks.map((block, n) => (counts[n] ?? 0) / Math.max(1, block.length - 1));
  };
  const [shareA, shareB] = [share(left, ofA, 0), share(right, ofB, 1)];
  for (const [x, y] of found) {
    const likeness = Math.max(shareA[ofA[x] as number] ?? 0, shareB[ofB[y] as number] ?? 0);
    if (likeness >= ALIKE) pairs.set((a[x] as Indexed).index, (b[y] as Indexed).index);
  }
  pairEnds(left, right, pairs);
}

/** If equally many paragraphs between two paired ones have no match, each replaces its counterpart. */
function pairEnds(left: readonly Indexed[][], right: readonly Indexed[][], pairs: Map<number, number>): void {
  const taken = new Set(pairs.values());
  const isNew = (block: readonly Indexed[], isPaired: (index: number) => boolean): boolean =>
    !block.some(({ index }) => isPaired(index));
  const endOf = (block: readonly Indexed[] | undefined): number => block?.at(-1)?.index ?? -1;
  let j = 0;
  for (let i = 0; i < left.length; i += 1) {
    const before = i === 0 ? undefined : pairs.get(endOf(left[i - 1]));
    if (i > 0 && before === undefined) continue;
    if (before !== undefined) j = right.findIndex((block) => endOf(block) === before) + 1;
    let count = 0;
    while (left[i + count] && isNew(left[i + count] as Indexed[], (index) => pairs.has(index))) count += 1;
    let others = 0;
    while (right[j + others] && isNew(right[j + others] as Indexed[], (index) => taken.has(index))) others += 1;
    if (count === 0 || count !== others) continue;
    for (let at = 0; at < count; at += 1) pairs.set(endOf(left[i + at]), endOf(right[j + at]));
  }
}

function writeSteps(
  base: readonly PlacedToken[],
  all: readonly ReturnedToken[],
  pairs: ReadonlyMap<number, number>,
  { isOld, hasFormulas }: { isOld: (token: WordToken) => boolean; hasFormulas: boolean },
): Comparison {
  const steps: Step[] = [];
  const stepOf = all.map(() => -1);
  let formulas = 0;
  let decided = 0;
  let next = 0;
  const insertTo = (end: number): void => {
    for (; next < end; next += 1) {
      const token = all[next] as ReturnedToken;
      const isEmpty = token.kind === 'break' && (next === 0 || all[next - 1]?.kind === 'break');
      if (token.state === 'deleted' || (isOld(token) && isEmpty)) continue;
      stepOf[next] = steps.length;
      steps.push({ op: 'insert', base: null, token, author: token.state === 'inserted' ? token.author : null });
    }
  };
  let gone: Step[] = [];
  const flushGone = (): void => {
    steps.push(...gone);
    gone = [];
  };
  for (const [index, token] of base.entries()) {
    const like = pairs.get(index);
    if (like === undefined) {
      const isEmpty = token.kind === 'break' && (index === 0 || base[index - 1]?.kind === 'break');
      if (isEmpty) continue;
      if (token.state !== 'kept') {
        decided += 1;
        if (token.state === 'deleted') gone.push({ op: 'keep', base: index, token: null, author: null });
        continue;
      }
      const isDropped = token.kind === 'math' && !hasFormulas;
      const isEndOfDropped = token.kind === 'break' && gone.at(-1)?.op === 'keep' && gone.at(-1)?.base === index - 1;
      if (isDropped) formulas += 1;
      const op = isDropped || isEndOfDropped ? 'keep' : 'delete';
      gone.push({ op, base: index, token: null, author: null });
      continue;
    }
    flushGone();
    insertTo(like);
    const found = all[like] as ReturnedToken;
    next = like + 1;
    stepOf[like] = steps.length;
    if (token.state !== 'kept') {
      if (found.state !== token.state) decided += 1;
      if (token.state === 'deleted') steps.push({ op: 'keep', base: index, token: null, author: null });
      continue;
    }
    if (token.kind === 'math' && found.text !== token.text && found.state === 'kept') formulas += 1;
    const op = found.state === 'deleted' ? 'delete' : 'keep';
    steps.push({ op, base: index, token: found, author: op === 'delete' ? found.author : null });
  }
  flushGone();
  insertTo(all.length);
  return { steps, stepOf, formulas, decided };
}
