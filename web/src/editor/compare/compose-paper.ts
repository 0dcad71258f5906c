import type { Tree } from '@lezer/common';
import { findFrontChanges } from '../../lib/front-changes.ts';
import { type DiffPart, diffWords } from '../../lib/word-diff.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { unreadable } from '../languages/safe-parser.ts';
import { type ChangedSide, compareUnseen, listUnseen, splitSide } from './find-unseen.ts';
import { listBlocks, type TextBlock } from './list-blocks.ts';
import { mergeProse } from './merge-prose.ts';
import { pairBlocks } from './pair-blocks.ts';
import { Side } from './side.ts';

/** Two versions as one text that reads as both, to be rendered like any text in the editor. */
export interface ComparedPaper {
  readonly text: string;
  /** They cover the text without gaps. */
  readonly pieces: readonly PaperPiece[];
  /** Blocks that contain changes. */
  readonly blocks: readonly PaperBlock[];
  readonly notes: readonly PaperNote[];
  readonly changes: readonly PaperChange[];
  /** Changes to the front matter; the text starts with the newer one. */
  readonly front: FrontChange | null;
}

export interface PaperPiece {
  readonly kind: DiffPart['kind'] | 'gap';
  readonly from: number;
  readonly to: number;
  /** Index of its part, and its position in the text of all parts; -1 for a gap. */
  readonly part: number;
  readonly shown: number;
}

export interface PaperBlock {
  /** Removed and added blocks changed as a whole. */
  readonly kind: 'changed' | 'removed' | 'added';
  readonly from: number;
  readonly to: number;
  /** A figure, table or formula, which is not rendered as its text. */
  readonly isDrawn: boolean;
}

/** A change that is invisible where it is rendered, as a comparison of its own. */
export interface PaperNote {
  readonly at: number;
  readonly isBlock: boolean;
  readonly unseen: readonly DiffPart[];
}

/** A place to step to. */
export interface PaperChange {
  readonly from: number;
  readonly to: number;
  /** The first and last of its parts. */
  readonly first: number;
  readonly last: number;
}

interface FrontChange {
  /** Keys whose values differ. */
  readonly keys: readonly string[];
  readonly source: readonly DiffPart[];
}

/** Null for a text that cannot be read as Markdown. */
export function composePaper(parts: readonly DiffPart[]): ComparedPaper | null {
  const work = compose(parts);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const SLICE_MS = 12;

/** The same for long texts, a few milliseconds at a time. */
export async function composeLongPaper(parts: readonly DiffPart[], signal: AbortSignal): Promise<ComparedPaper | null> {
  const work = compose(parts);
  for (;;) {
    for (const end = performance.now() + SLICE_MS; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resume) => {
      setTimeout(resume, 0);
    });
    signal.throwIfAborted();
  }
}

function* compose(parts: readonly DiffPart[]): Generator<undefined, ComparedPaper | null> {
  const paper = new Composing(parts);
  const { old, now } = paper;
  const oldTree = yield* parse(old.text);
  const nowTree = yield* parse(now.text);
  if ([oldTree, nowTree].some((tree) => tree.prop(unreadable) === true)) return null;
  const [oldBlocks, nowBlocks] = [listBlocks(old.text, oldTree), listBlocks(now.text, nowTree)];
  const takeFront = (blocks: TextBlock[]): TextBlock | null =>
    (blocks[0]?.name === 'FrontMatter' ? blocks.shift() : null) ?? null;
  paper.addFront(takeFront(oldBlocks), takeFront(nowBlocks));
  for (const { old: was, now: is } of pairBlocks(parts, oldBlocks, nowBlocks)) {
    yield;
    if (was && is && old.slice(was) === now.slice(is)) paper.addSame(is);
    else if (!(was && is && paper.addMerged(was, is))) paper.addReplaced(was, is);
  }
  return paper.finish();
}

function* parse(text: string): Generator<undefined, Tree> {
  const parsing = markdownLanguage.parser.startParse(text);
  for (;;) {
    const tree = parsing.advance();
    if (tree) return tree;
    yield;
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A paper being built block by block, from top to bottom. */
class Composing {
  readonly old: Side;
  readonly now: Side;
  readonly #parts: readonly DiffPart[];
  readonly #mates: Int32Array;
  readonly #texts: string[] = [];
  readonly #pieces: PaperPiece[] = [];
  readonly #blocks: PaperBlock[] = [];
  readonly #notes: PaperNote[] = [];
  readonly #changes: PaperChange[] = [];
  #front: FrontChange | null = null;
  #length = 0;
  /** End of the last block in the newer text; -1 if it was only in the older one. */
  #end = -1;

  constructor(parts: readonly DiffPart[]) {
    this.#parts = parts;
    this.old = new Side(parts, 'added');
    this.now = new Side(parts, 'removed');
    this.#mates = new Int32Array(this.old.text.length).fill(-1);
    let [was, is] = [0, 0];
    for (const { kind, text } of parts) {
      if (kind === 'same') for (let i = 0; i < text.length; i += 1) this.#mates[was + i] = is + i;
      if (kind !== 'added') was += text.length;
      if (kind !== 'removed') is += text.length;
    }
  }

  addFront(was: TextBlock | null, is: TextBlock | null): void {
    const [before, after] = [was ? this.old.slice(was) : '', is ? this.now.slice(is) : ''];
    if (is) this.addSame(is);
    if (before === after) return;
    const source = diffWords(before, after);
    this.#front = { keys: findFrontChanges(diffWords(`${before}\n`, `${after}\n`))?.keys ?? [], source };
    this.#addChange(0, was, is);
  }

  addSame(block: TextBlock): void {
    this.#separate(block);
    this.#add('same', this.now, block);
    this.#end = block.to;
  }

  /** False if the two cannot be merged into one text. */
  addMerged(was: TextBlock, is: TextBlock): boolean {
    if (was.isDrawn || is.isDrawn || was.name !== is.name) return false;
    const mates = this.#mates.slice(was.from, was.to);
    for (const [i, j] of mates.entries()) mates[i] = j >= is.from && j < is.to ? j - is.from : -1;
    const merged = mergeProse(this.old.slice(was), this.now.slice(is), mates);
    if (merged === null) return false;
    this.#separate(is);
    const start = this.#length;
    const text = merged.pieces.map((piece) => piece.text).join('');
    let change: { from: number; old: Range | null; now: Range | null; sides: (ChangedSide | null)[] } | null = null;
    const close = (): void => {
      if (change === null) return;
      this.#addChange(change.from, change.old, change.now);
      this.#addNote(compareUnseen(change.sides[0] ?? null, change.sides[1] ?? null), false);
      change = null;
    };
    for (const { kind, text: own, at } of merged.pieces) {
      if (kind === 'same') close();
      if (kind === 'gap') {
        this.#addGap(own);
        continue;
      }
      const [side, block] = kind === 'removed' ? [this.old, was] : [this.now, is];
      const range = { from: block.from + at, to: block.from + at + own.length };
      const here = this.#length;
      this.#add(kind, side, range);
      if (kind === 'same') continue;
      change ??= { from: here, old: null, now: null, sides: [null, null] };
      change[kind === 'removed' ? 'old' : 'now'] = range;
      change.sides[kind === 'removed' ? 0 : 1] = splitSide(text, merged.unseen, here - start, this.#length - start);
    }
    close();
    this.#blocks.push({ kind: 'changed', from: start, to: this.#length, isDrawn: false });
    this.#end = is.to;
    return true;
  }

  /** The older block above the newer one. */
  addReplaced(was: TextBlock | null, is: TextBlock | null): void {
    let start = -1;
    const add = (kind: 'removed' | 'added', side: Side, block: TextBlock): ChangedSide => {
      this.#separate(kind === 'added' ? block : null);
      const from = this.#length;
      if (start < 0) start = from;
      this.#add(kind, side, block);
      this.#end = kind === 'added' ? block.to : -1;
      this.#blocks.push({ kind, from, to: this.#length, isDrawn: block.isDrawn });
      const text = side.slice(block);
      return splitSide(text, listUnseen(markdownLanguage.parser.parse(text), text.length), 0, text.length);
    };
    const removed = was && add('removed', this.old, was);
    const added = is && add('added', this.now, is);
    this.#addChange(start, was, is);
    this.#addNote(compareUnseen(removed, added), true);
  }

  finish(): ComparedPaper {
    return {
      text: this.#texts.join(''),
      pieces: this.#pieces,
      blocks: this.#blocks,
      notes: this.#notes,
      changes: joinChanges(this.#changes),
      front: this.#front,
    };
  }

  /** Separated as in the newer text, if both blocks are adjacent there; else by a blank line. */
  #separate(block: TextBlock | null): void {
    if (this.#length === 0) return;
    const between = block && this.#end >= 0 ? this.now.text.slice(this.#end, block.from) : '';
    this.#addGap(between.includes('\n') && between.trim() === '' ? between : '\n\n');
  }

  #addGap(text: string): void {
    this.#pieces.push({ kind: 'gap', from: this.#length, to: this.#length + text.length, part: -1, shown: -1 });
    this.#texts.push(text);
    this.#length += text.length;
  }

  #add(kind: DiffPart['kind'], side: Side, range: Range): void {
    for (const { part, shown, length } of side.split(range.from, range.to)) {
      this.#pieces.push({ kind, from: this.#length, to: this.#length + length, part, shown });
      this.#length += length;
    }
    this.#texts.push(side.slice(range));
  }

  #addNote(unseen: DiffPart[] | null, isBlock: boolean): void {
    if (unseen) this.#notes.push({ at: this.#length, isBlock, unseen });
  }

  #addChange(from: number, old: Range | null, now: Range | null): void {
    const touched = [
      ...(old ? this.old.split(old.from, old.to) : []),
      ...(now ? this.now.split(now.from, now.to) : []),
    ];
    const numbers = touched.map(({ part }) => part);
    const isChanged = (part: number): boolean => (this.#parts[part]?.kind ?? 'same') !== 'same';
    const changed = numbers.filter(isChanged);
    // Text in both versions that moved to another block belongs to the change that moved it.
    const near = numbers.flatMap((part) => [part + 1, part - 1]).find(isChanged) ?? 0;
    const first = changed.reduce((least, part) => Math.min(least, part), changed[0] ?? near);
    const last = changed.reduce((most, part) => Math.max(most, part), first);
    this.#changes.push({ from, to: this.#length, first, last });
  }
}

/** Parts that form one change in the comparison are one change here, too. */
function joinChanges(changes: readonly PaperChange[]): PaperChange[] {
  const joined: PaperChange[] = [];
  for (const each of changes) {
    let change = each;
    for (let before = joined.at(-1); before && change.first <= before.last + 1; before = joined.at(-1)) {
      const { from, first, last } = before;
      change = { from, to: change.to, first: Math.min(first, change.first), last: Math.max(last, change.last) };
      joined.pop();
    }
    joined.push(change);
  }
  return joined;
}
