import { UNMARKED } from './collapse-plain.ts';
import { asSet, leavesOf, mapInlines, mapLeaves, str, type Element } from './pandoc-tree.ts';
import { MARKER, type NotedChange, type NotedThread, type ReviewNotes } from './review.ts';
import { CLOSED, pair, type Places, split, strip, survey } from './review-markers.ts';

/** Inlines whose content is marked piece by piece. */
const OPEN = asSet('Emph Underline Strong Strikeout Superscript Subscript SmallCaps Quoted Link Span');

/**
 * Puts comments and suggested changes into a document. `plain` and `marked` are the blocks of the text without and with
 * markers (see {@link markReview}); `bodies` hold each thread's first comment and replies as inlines.
 *
 * A block of `marked` is used only if it equals the plain one once markers and insertions are removed. So a marker that
 * changes how its block is parsed does no harm: a comment on that block replaces it.
 */
export function placeReview(
  plain: readonly Element[],
  marked: readonly Element[],
  notes: ReviewNotes,
  bodies: readonly (readonly (readonly Element[])[])[],
): Element[] {
  const plainLeaves = leavesOf(plain);
  const markedLeaves = leavesOf(marked);
  const partners = pair(plainLeaves, markedLeaves);
  const places = survey(markedLeaves, partners, notes);
  const placer = new Placer(notes, bodies, places);
  const leaves = plainLeaves.map((leaf, at) => {
    const partner = partners.get(at);
    const partnerLeaf = partner === undefined ? UNMARKED : (markedLeaves[partner] as Element);
    return partnerLeaf === UNMARKED ? leaf : placer.place(partnerLeaf, leaf);
  });
  const unplaced = placer.commentOnLost(leaves);
  let at = 0;
  const placed = mapLeaves(plain, () => leaves[at++] as Element);
  return unplaced.length === 0 ? placed : [...placed, { t: 'Para', c: unplaced }];
}

class Placer {
  readonly #notes: ReviewNotes;
  readonly #bodies: readonly (readonly (readonly Element[])[])[];
  readonly #places: Places;
  readonly #started = new Set<number>();
  readonly #ended = new Set<number>();
  readonly #shown = new Set<number>();
  #insertion: NotedChange | undefined;
  #deletion: NotedChange | undefined;

  constructor(notes: ReviewNotes, bodies: readonly (readonly (readonly Element[])[])[], places: Places) {
    this.#notes = notes;
    this.#bodies = bodies;
    this.#places = places;
  }

  /** Replaces a marked block's markers with comments and changes; `plain` is its counterpart. */
  place(marked: Element, plain: Element): Element {
    const placed = mapInlines(marked, (inlines) => this.#placeInlines(inlines));
    if (placed.t !== 'Header') return placed;
    const [level, , inlines] = placed.c as readonly unknown[];
    return { ...placed, c: [level, (plain.c as readonly unknown[])[1], inlines] };
  }

  /** Turns what could not be marked into comments nearby, last first, so that those on one block keep their order. */
  commentOnLost(leaves: Element[]): Element[] {
    const unplaced: Element[] = [];
    const comment = (near: number, starts: readonly Element[], ends: readonly Element[]): void => {
      if (!commentNear(leaves, near, starts, ends)) unplaced.push(...starts, ...ends);
    };
    let near = leaves.length - 1;
    for (let index = this.#notes.threads.length - 1; index >= 0; index -= 1) {
      near = this.#places.threads.get(index) ?? near;
      if (!this.#started.has(index)) comment(near, this.#startsOf(index, true), this.#endsOf(index));
    }
    near = leaves.length - 1;
    for (let index = this.#notes.changes.length - 1; index >= 0; index -= 1) {
      const change = this.#notes.changes[index] as NotedChange;
      near = this.#places.changes.get(index) ?? near;
      if (this.#shown.has(index)) continue;
      comment(near, [commentStart(change.id, change, [str(sentenceOf(change))])], [commentEnd(change.id)]);
    }
    return unplaced;
  }

  #placeInlines(inlines: readonly Element[]): readonly Element[] {
    let isLeftOut = false;
    const placeList = (list: readonly Element[]): readonly Element[] => {
      const placed: Element[] = [];
      for (const inline of list) {
        if (inline.t === 'Str') {
          split(
            inline.c as string,
            (text) => {
              if (!isLeftOut) placed.push(this.#wrap(str(text)));
            },
            (kind, index) => {
              if (kind <= MARKER.threadEnd) this.#placeThread(kind, index, placed);
              else isLeftOut = this.#beginOrEndChange(kind, index, isLeftOut);
            },
          );
        } else if (isLeftOut) {
          // Part of an insertion that a comment describes.
        } else if (CLOSED.has(inline.t)) placed.push(...this.#placeClosed(inline));
        else if (!OPEN.has(inline.t)) placed.push(this.#wrap(inline));
        else placed.push({ ...inline, c: mapInlines(inline.c, placeList) });
      }
      return placed;
    };
    return placeList(inlines);
  }

  #placeClosed(inline: Element): Element[] {
    const before: Element[] = [];
    const after: Element[] = [];
    const stripped = strip([inline], (kind, index) => {
      if (kind <= MARKER.threadEnd) this.#placeThread(kind, index, kind === MARKER.threadStart ? before : after);
    });
    return [...before, ...stripped.map((whole) => this.#wrap(whole)), ...after];
  }

  #placeThread(kind: number, index: number, placed: Element[]): void {
    if (this.#places.lostThreads.has(index)) return;
    if (kind === MARKER.threadStart && !this.#started.has(index)) {
      this.#started.add(index);
      placed.push(...this.#startsOf(index, false));
    } else if (kind === MARKER.threadEnd && !this.#ended.has(index)) {
      this.#ended.add(index);
      placed.push(...this.#endsOf(index));
    }
  }

  /** Returns whether the following text is omitted. */
  #beginOrEndChange(kind: number, index: number, isLeftOut: boolean): boolean {
    const change = this.#places.lostChanges.has(index) ? undefined : this.#notes.changes[index];
    if (change !== undefined) this.#shown.add(index);
    if (kind === MARKER.deleteStart) this.#deletion = change;
    else if (kind === MARKER.deleteEnd) this.#deletion = undefined;
    else if (kind === MARKER.insertStart) {
      this.#insertion = change;
      return change === undefined;
    } else {
      this.#insertion = undefined;
      return false;
    }
    return isLeftOut;
  }

  #wrap(inline: Element): Element {
    let wrapped = inline;
    if (this.#deletion)
      wrapped = span([wrapped], 'deletion', { author: this.#deletion.author, date: this.#deletion.date });
    if (this.#insertion)
      wrapped = span([wrapped], 'insertion', { author: this.#insertion.author, date: this.#insertion.date });
    return wrapped;
  }

  /**
   * A thread becomes several comments on the same words; which of them are replies is written into the file afterwards.
   */
  #startsOf(index: number, namesQuote: boolean): Element[] {
    const thread = this.#notes.threads[index] as NotedThread;
    return thread.comments.map((comment, at) => {
      const body = this.#bodies[index]?.[at] ?? [];
      const isAbout = at === 0 && thread.quote !== '' && (namesQuote || thread.isElsewhere);
      const content = isAbout ? [str(`On “${thread.quote}”:`), { t: 'Space' }, ...body] : body;
      return commentStart(thread.ids[at] as number, comment, content);
    });
  }

  #endsOf(index: number): Element[] {
    return (this.#notes.threads[index] as NotedThread).ids.map((id) => commentEnd(id));
  }
}

/** Attaches a comment to the nearest block with text. */
function commentNear(leaves: Element[], at: number, starts: readonly Element[], ends: readonly Element[]): boolean {
  for (let distance = 0; distance <= leaves.length; distance += 1) {
    for (const near of distance === 0 ? [at] : [at - distance, at + distance]) {
      const leaf = leaves[near];
      if (leaf === undefined) continue;
      let isFound = false;
      const commented = mapInlines(leaf, (inlines) => {
        if (isFound) return inlines;
        isFound = true;
        return [...starts, ...inlines, ...ends];
      });
      if (!isFound) continue;
      leaves[near] = commented;
      return true;
    }
  }
  return false;
}

function sentenceOf({ deleted, inserted }: NotedChange): string {
  if (deleted === '') return `Suggested: insert “${inserted}”.`;
  if (inserted === '') return `Suggested: delete “${deleted}”.`;
  return `Suggested: replace “${deleted}” with “${inserted}”.`;
}

function commentStart(id: number, by: { readonly author: string; readonly date: string }, content: readonly Element[]) {
  return span(content, 'comment-start', { id: String(id), author: by.author, date: by.date });
}

function commentEnd(id: number): Element {
  return span([], 'comment-end', { id: String(id) });
}

function span(inlines: readonly Element[], name: string, attributes: Readonly<Record<string, string>>): Element {
  return { t: 'Span', c: [['', [name], Object.entries(attributes)], inlines] };
}
