import type { ChangeSet } from '@codemirror/state';
import type { Hunk } from './word-diff.ts';
import { applyHunks } from './word-diff.ts';
import { isBoundary, splitWords } from './words.ts';

/** A change that somebody else's text would make. */
export interface Proposal extends Hunk {
  /** `held` if it conflicts with something it must not overwrite; `same` if the text already says the same. */
  readonly is?: 'held' | 'same';
}

/** A changed stretch of the base and its replacement; whole words of both. */
interface Change {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/**
 * Merges proposals to change `base` into the text that `changes` have since produced. Proposals that do not touch
 * anything changed are applied, so each word of the result was written by somebody. The rest is held: the text stays as
 * it is, and the proposal says what would have replaced it. Positions refer to the current text, so the result can be
 * merged again over later changes. The changes may be composed: positions are derived from unchanged text, never by
 * mapping, whose result for two changes at one place depends on how they were typed.
 */
export function mergeWords(base: string, now: string, changes: ChangeSet, proposals: readonly Proposal[]): Proposal[] {
  const merged: Proposal[] = [];
  for (const cluster of findClusters(readChanges(base, now, changes), proposals)) {
    if (cluster.proposals.length === 0) continue;
    const { shift } = cluster;
    if (cluster.changes.length === 0) {
      for (const one of cluster.proposals) merged.push({ ...one, from: one.from + shift, to: one.to + shift });
      continue;
    }
    merged.push(...holdCluster(base, now, cluster));
  }
  return merged;
}

function readChanges(base: string, now: string, changes: ChangeSet): Change[] {
  const found: Change[] = [];
  let [a, b] = [0, 0];
  const differ = (toA: number, toB: number): void => {
    if (base.slice(a, toA) !== now.slice(b, toB)) found.push({ fromA: a, toA, fromB: b, toB });
  };
  changes.iterGaps((posA, posB, length) => {
    const shift = posB - posA;
    const isApart = (at: number): boolean => isBoundary(base, at) && isBoundary(now, at + shift);
    let [from, to] = [posA, posA + length];
    while (from < to && !isApart(from)) from += 1;
    while (to > from && !isApart(to)) to -= 1;
    if (to === from) return;
    differ(from, from + shift);
    a = to;
    b = to + shift;
  });
  differ(base.length, now.length);
  return found;
}

/** Changes and proposals that touch, without an untouched word between them. */
interface Cluster {
  readonly changes: Change[];
  readonly proposals: Proposal[];
  from: number;
  to: number;
  /** Offset from the base to the current text, before this cluster. */
  readonly shift: number;
}

function findClusters(changes: readonly Change[], proposals: readonly Proposal[]): Cluster[] {
  const clusters: Cluster[] = [];
  let [i, j] = [0, 0];
  let open: Cluster | undefined;
  let shift = 0;
  while (i < changes.length || j < proposals.length) {
    const change = changes[i];
    const proposal = proposals[j];
    const isChange = change !== undefined && (proposal === undefined || change.fromA <= proposal.from);
    const [from, to] = isChange ? [change.fromA, change.toA] : [proposal?.from ?? 0, proposal?.to ?? 0];
    if (open === undefined || from > open.to) {
      const last = open?.changes.at(-1);
      if (last) shift = last.toB - last.toA;
      open = { changes: [], proposals: [], from, to, shift };
      clusters.push(open);
    }
    open.to = Math.max(open.to, to);
    if (isChange) {
      open.changes.push(change);
      i += 1;
    } else if (proposal) {
      open.proposals.push(proposal);
      j += 1;
    }
  }
  return clusters;
}

function holdCluster(base: string, now: string, cluster: Cluster): Proposal[] {
  const { changes, proposals, from, to, shift } = cluster;
  const last = changes.at(-1) as Change;
  const [fromB, toB] = [from + shift, to + last.toB - last.toA];
  const shifted = proposals.map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
  const proposed = applyHunks(base.slice(from, to), shifted);
  const present = now.slice(fromB, toB);
  const whole: Proposal = { from: fromB, to: toB, insert: proposed, is: proposed === present ? 'same' : 'held' };
  if (whole.is === 'same') return [whole];
  const beside = doOverlap(changes, proposals) ? null : placeBeside(now, cluster);
  return beside ?? [whole];
}

/** Whether any of these meet; both are in order. */
function doOverlap(changes: readonly Change[], proposals: readonly Proposal[]): boolean {
  let next = 0;
  return proposals.some((one) => {
    while (next < changes.length && (changes[next] as Change).toA <= one.from) next += 1;
    return next < changes.length && (changes[next] as Change).fromA < one.to;
  });
}

/**
 * Places a proposal that merely touches a change beside it, so that accepting it undoes nothing; null if words would
 * run together.
 */
function placeBeside(now: string, { changes, proposals, shift: before }: Cluster): Proposal[] | null {
  const placed: Proposal[] = [];
  let [shift, next] = [before, 0];
  for (const one of proposals) {
    for (let change = changes[next]; change !== undefined && change.toA <= one.from; change = changes[next]) {
      shift = change.toB - change.toA;
      next += 1;
    }
    const [from, to] = [one.from + shift, one.to + shift];
    // Nothing is left between them.
    if (placed.at(-1)?.to === from) return null;
    const head = now.slice(Math.max(0, from - 2), from);
    const context = head + one.insert + now.slice(to, to + 2);
    if (!isBoundary(context, head.length) || !isBoundary(context, head.length + one.insert.length)) return null;
    placed.push({ is: 'held', ...one, from, to });
  }
  return placed;
}

/** Trims words at both ends that are in the text anyway; only once nothing will be merged afterwards. */
export function narrowProposal(now: string, proposal: Proposal): Proposal {
  const a = splitWords(now.slice(proposal.from, proposal.to));
  const b = splitWords(proposal.insert);
  let [head, tail, from, to] = [0, 0, 0, 0];
  for (; head < a.length && head < b.length && a[head] === b[head]; head += 1) from += (a[head] as string).length;
  for (; tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail); tail += 1)
    to += (a.at(-1 - tail) as string).length;
  const insert = proposal.insert.slice(from, proposal.insert.length - to);
  return { ...proposal, from: proposal.from + from, to: proposal.to - to, insert };
}
