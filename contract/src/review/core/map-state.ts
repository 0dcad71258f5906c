import type { ChangeSet, Text } from '@codemirror/state';
import { REVIEW_LIMITS } from '../limits.ts';
import { mapMarks, sortMarks } from './map-marks.ts';
import { findSection, readSections, shiftBefore } from './sections.ts';
import type { Section } from './sections.ts';
import { isLost } from './state.ts';
import type { Mark, ReviewState } from './state.ts';

/**
 * Neighbouring marks that move together, so that an edit elsewhere changes one number for all of them. With thousands
 * of marks, repositioning each on every key costs more than everything else the key does.
 */
interface Block {
  /** In text order; at least one. */
  readonly marks: readonly Mark[];
  /** How far they have moved since their positions were last updated. */
  readonly by: number;
  /** End of the last one, before moving. */
  readonly end: number;
  /** Whether one of them has lost its text, which a paste anywhere may bring back. */
  readonly hasLost: boolean;
}

const SIZE = 64;

/** Blocks by state. Kept outside the states, so that no copy of a state inherits them. */
const known = new WeakMap<ReviewState, readonly Block[]>();

/** Maps the state over one update to the text `before`. Updates must not be composed: that maps differently. */
export function mapState(state: ReviewState, changes: ChangeSet, before: Text): ReviewState {
  if (changes.empty) return state;
  const blocks = blocksOf(state);
  if (blocks.length === 0) return state;
  const sections = readSections(changes);
  const moved: Block[] = [];
  for (const block of blocks) {
    const by = moveWhole(block, sections);
    if (by === 0) moved.push(block);
    else if (by !== null) moved.push({ ...block, by: block.by + by });
    else moved.push(...cutBlocks(mapMarks(readBlock(block), sections, before, changes)));
  }
  if (!isInOrder(moved)) return { marks: sortMarks(moved.flatMap(readBlock)), threads: state.threads };
  return makeState(moved, state.threads);
}

/** Whether two states have equally many marks and `isAlike` holds for each pair, regardless of position. */
export function matchMarks(a: ReviewState, b: ReviewState, isAlike: (a: Mark, b: Mark) => boolean): boolean {
  const matches = (one: readonly Mark[], other: readonly Mark[]): boolean =>
    one === other || (one.length === other.length && one.every((mark, at) => isAlike(mark, other[at] as Mark)));
  const [one, other] = [blocksOf(a), blocksOf(b)];
  const isCutAlike =
    one.length === other.length && one.every(({ marks }, i) => marks.length === other[i]?.marks.length);
  return isCutAlike
    ? one.every(({ marks }, i) => matches(marks, (other[i] as Block).marks))
    : matches(a.marks, b.marks);
}

/** The marks that satisfy `isWanted`, in text order. */
export function pickMarks(state: ReviewState, isWanted: (mark: Mark) => boolean): readonly Mark[] {
  return blocksOf(state).flatMap(({ marks, by }) => shift(marks.filter(isWanted), by));
}

function blocksOf(state: ReviewState): readonly Block[] {
  const blocks = known.get(state) ?? cutBlocks(state.marks);
  known.set(state, blocks);
  return blocks;
}

/** How far a whole block moves; null if its marks must be mapped one by one. */
function moveWhole({ marks, by, end, hasLost }: Block, sections: readonly Section[]): number | null {
  if (hasLost && sections.some(({ inserted }) => inserted.length >= REVIEW_LIMITS.followedLength)) return null;
  const at = findSection(sections, (marks[0] as Mark).from + by);
  const section = sections[at];
  return section !== undefined && section.fromA <= end + by ? null : shiftBefore(sections, at);
}

function readBlock({ marks, by }: Block): readonly Mark[] {
  return shift(marks, by);
}

function shift(marks: readonly Mark[], by: number): readonly Mark[] {
  return by === 0 ? marks : marks.map((mark) => ({ ...mark, from: mark.from + by, to: mark.to + by }));
}

function cutBlocks(marks: readonly Mark[]): Block[] {
  const sorted = sortMarks(marks);
  const blocks: Block[] = [];
  for (let at = 0; at < sorted.length; at += SIZE) {
    const own = sorted.slice(at, at + SIZE);
    const end = own.reduce((last, { to }) => Math.max(last, to), 0);
    blocks.push({ marks: own, by: 0, end, hasLost: own.some((mark) => mark.kind === 'anchor' && isLost(mark)) });
  }
  return blocks;
}

function isInOrder(blocks: readonly Block[]): boolean {
  for (let i = 1; i < blocks.length; i += 1) {
    const [before, after] = [blocks[i - 1] as Block, blocks[i] as Block];
    const [last, first] = [before.marks.at(-1) as Mark, after.marks[0] as Mark];
    const apart = first.from + after.by - last.from - before.by;
    if (apart < 0 || (apart === 0 && last.to > last.from && first.to === first.from)) return false;
  }
  return true;
}

/** Positions are computed when first read. */
function makeState(blocks: readonly Block[], threads: ReviewState['threads']): ReviewState {
  let moved: readonly Block[] | null = blocks;
  let marks: readonly Mark[] = [];
  const state: ReviewState = {
    get marks() {
      if (moved !== null) {
        marks = moved.flatMap(readBlock);
        moved = null;
        // Otherwise the old blocks would stay in memory too.
        known.set(state, cutBlocks(marks));
      }
      return marks;
    },
    threads,
  };
  known.set(state, blocks);
  return state;
}
