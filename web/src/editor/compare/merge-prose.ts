import type { Tree } from '@lezer/common';
import { markdownLanguage } from '../languages/markdown.ts';
import { listUnseen } from './find-unseen.ts';

/** A stretch of a merged text. `at` is its position in the newer text, or for removed text in the older one. */
export interface MergedPiece {
  readonly kind: 'same' | 'removed' | 'added' | 'gap';
  readonly text: string;
  readonly at: number;
}

export interface MergedProse {
  readonly pieces: readonly MergedPiece[];
  /** Which characters of all pieces together are not drawn. */
  readonly unseen: Uint8Array;
}

/** Rendered from its source as a whole, or only meaningful as a whole. */
const ATOM =
  /^(?:Citation|CitationInText|InlineMath|DisplayMath|InlineCode|FootnoteReference|InlineFootnote|WikiLink|RawTex|HTMLTag|Comment|ProcessingInstruction|Escape|Entity|Autolink|URL|HeaderMark|QuoteMark|DefinitionMark|FootnoteLabel|FootnoteMark|LineBlockMark|HardBreak|Attributes|LinkReference|FencedCode|CodeBlock|Table|GridTable|HTMLBlock|RawTexBlock)$/;
/** Text inside it may change in part. */
const AROUND = /^(?:Emphasis|StrongEmphasis|Strikethrough|Highlight|Superscript|Subscript|Link|BracketedSpan)$/;
const AROUND_MARK = /Mark$|^(?:URL|LinkTitle|LinkLabel|Attributes)$/;
const ITEM_MARK = /^(?:ListMark|TaskMarker|FancyMark)$/;

/** Each round may require another; no real text takes more. */
const MOST_ROUNDS = 16;

/** Changes as a whole if one of its `marks` changes, or if a change starts inside and ends outside. */
interface Whole {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly (readonly [from: number, to: number])[];
  /** Consists of lines: a change may begin in one and end in the next. */
  readonly isItem?: boolean;
}

function listWholes(text: string, tree: Tree): Whole[] {
  const wholes: Whole[] = [];
  tree.iterate({
    enter: ({ name, from, to, node }) => {
      if (name === 'Image') {
        const next = node.nextSibling;
        const end = next?.name === 'Attributes' && next.from === to ? next.to : to;
        wholes.push({ from, to: end, marks: [[from, end]] });
        return false;
      }
      if (ATOM.test(name)) {
        wholes.push({ from, to, marks: [[from, to]] });
        return false;
      }
      const isItem = name === 'ListItem' || name === 'FancyItem';
      if (!isItem && !AROUND.test(name)) return true;
      const marks: [number, number][] = [];
      for (let child = node.firstChild; child; child = child.nextSibling)
        if ((isItem ? ITEM_MARK : AROUND_MARK).test(child.name)) marks.push([child.from, child.to]);
      wholes.push({ from: isItem ? text.lastIndexOf('\n', from - 1) + 1 : from, to, marks, isItem });
      return true;
    },
  });
  return wholes;
}

/**
 * Merges two texts into one that reads as both: removed before added text, splitting nothing that is only meaningful as
 * a whole. Null if that is impossible because together they would mean something else. `mates[i]` is the position of
 * the older text's character `i` in the newer one; -1 if it was removed.
 */
export function mergeProse(old: string, now: string, mates: Int32Array): MergedProse | null {
  const back = new Int32Array(now.length).fill(-1);
  for (const [i, j] of mates.entries()) if (j >= 0) back[j] = i;
  const [oldTree, nowTree] = [parse(old), parse(now)];
  const [oldWholes, nowWholes] = [listWholes(old, oldTree), listWholes(now, nowTree)];
  for (let round = 0, hasCut = true; hasCut; round += 1) {
    if (round > MOST_ROUNDS) return null;
    const first = cutWholes(oldWholes, mates, back);
    hasCut = cutWholes(nowWholes, back, mates) || first;
  }
  const pieces = listPieces(old, now, mates, back);
  const text = pieces.map((piece) => piece.text).join('');
  const merged = parse(text);
  return readsAsBoth(pieces, merged, oldTree, nowTree) ? { pieces, unseen: listUnseen(merged, text.length) } : null;
}

function parse(text: string): Tree {
  return markdownLanguage.parser.parse(text);
}

/** Marks as changed everything that may not change in part. */
function cutWholes(wholes: readonly Whole[], mates: Int32Array, back: Int32Array): boolean {
  let hasCut = false;
  const isKept = (from: number, to: number): boolean => {
    const start = mates[from] ?? -1;
    for (let i = from; i < to; i += 1) if (mates[i]! < 0 || mates[i] !== start + i - from) return false;
    return true;
  };
  const isCrossed = (at: number): boolean => at > 0 && at < mates.length && mates[at]! < 0 && mates[at - 1]! < 0;
  for (const { from, to, marks, isItem = false } of wholes) {
    if (marks.every(([start, end]) => isKept(start, end)) && (isItem || !(isCrossed(from) || isCrossed(to)))) continue;
    for (let i = from; i < to; i += 1) {
      if (mates[i]! < 0) continue;
      back[mates[i]!] = -1;
      mates[i] = -1;
      hasCut = true;
    }
  }
  return hasCut;
}

function listPieces(old: string, now: string, mates: Int32Array, back: Int32Array): MergedPiece[] {
  const pieces: MergedPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [i, j];
    while (i < old.length && mates[i]! < 0) i += 1;
    while (j < now.length && back[j]! < 0) j += 1;
    const [removed, added] = [old.slice(was, i), now.slice(is, j)];
    if (removed !== '') pieces.push({ kind: 'removed', text: removed, at: was });
    if (removed !== '' && added !== '' && !/\s$/u.test(removed) && !/^\s/u.test(added)) {
      // Whole lines, such as list items, stay lines.
      const isLine = is === 0 || now[is - 1] === '\n';
      pieces.push({ kind: 'gap', text: isLine && /\n|^\s*(?:[-*+]|\d+[.)])\s/u.test(removed) ? '\n' : ' ', at: is });
    }
    if (added !== '') pieces.push({ kind: 'added', text: added, at: is });
    const start = j;
    while (i < old.length && j < now.length && mates[i] === j) {
      i += 1;
      j += 1;
    }
    if (j > start) pieces.push({ kind: 'same', text: now.slice(start, j), at: start });
  }
  return pieces;
}

/** Whether the merged text, read as either version, means the same as that version. */
function readsAsBoth(pieces: readonly MergedPiece[], merged: Tree, oldTree: Tree, nowTree: Tree): boolean {
  const [inOld, inNow] = [new Int32Array(merged.length + 1), new Int32Array(merged.length + 1)];
  let at = 0;
  for (const { kind, text } of pieces) {
    for (let i = 0; i < text.length; i += 1, at += 1) {
      inOld[at + 1] = inOld[at]! + (kind === 'same' || kind === 'removed' ? 1 : 0);
      inNow[at + 1] = inNow[at]! + (kind === 'same' || kind === 'added' ? 1 : 0);
    }
  }
  return (
    describe(merged, (position) => inOld[position]!) === describe(oldTree, (position) => position) &&
    describe(merged, (position) => inNow[position]!) === describe(nowTree, (position) => position)
  );
}

function describe(tree: Tree, place: (position: number) => number): string {
  const nodes: string[] = [];
  tree.iterate({
    enter: ({ name, from, to, type }) => {
      if (type.isTop) return true;
      const [start, end] = [place(from), place(to)];
      if (end > start) nodes.push(`${start} ${end} ${name}`);
      // In a list, more than the marks may be in only one text.
      return end > start;
    },
  });
  return nodes.toSorted().join('\n');
}
