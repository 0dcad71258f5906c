import type { Lines } from './inline-scanner.ts';
import { readInlines } from './read-inlines.ts';
import type { CellLine, SourceBlock, SourceKind, Wrap } from './source-document.ts';

export interface Line {
  readonly text: string;
  readonly from: number;
}

/** A piece of a line that belongs to a block. */
export interface LinePiece {
  readonly from: number;
  readonly to: number;
}

export function splitLines(text: string): Line[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, from };
    from += line.length + 1;
    return found;
  });
}

/** Collects the lines of one block after another, and reads their content. */
export class SourceBlocks {
  readonly blocks: SourceBlock[] = [];
  readonly notes: SourceBlock[] = [];
  readonly wraps: Wrap[] = [];
  readonly drawn: CellLine[] = [];
  readonly #text: string;
  #pieces: LinePiece[] = [];
  #kind: SourceKind = 'text';
  #lineFrom = 0;
  /** Start of the last table, if nothing has followed it yet. */
  #tableAt: number | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get isOpen(): boolean {
    return this.#pieces.length > 0;
  }

  get kind(): SourceKind {
    return this.#kind;
  }

  /** Changes the kind of the open block. */
  become(kind: SourceKind): void {
    this.#kind = kind;
  }

  /** Everything from this block on is a table. Word shows its caption above it, wherever it is in the source. */
  endTable(first: number): void {
    this.#tableAt = first;
  }

  start(kind: SourceKind, lineFrom: number): void {
    this.flush();
    this.#kind = kind;
    this.#lineFrom = lineFrom;
  }

  take(from: number, to: number): void {
    if (to > from) this.#pieces.push({ from, to });
  }

  /** Adds a complete block. */
  add(kind: SourceKind, lineFrom: number, pieces: readonly LinePiece[]): void {
    this.start(kind, lineFrom);
    for (const { from, to } of pieces) this.take(from, to);
    this.flush();
  }

  flush(): void {
    const pieces = this.#pieces;
    this.#pieces = [];
    const kind = this.#kind;
    this.#kind = 'text';
    if (pieces.length > 0) this.#write(pieces, kind);
  }

  #write(pieces: readonly LinePiece[], kind: SourceKind): void {
    const first = pieces[0] as LinePiece;
    const last = pieces.at(-1) as LinePiece;
    const lines = kind === 'code' ? this.#verbatim(pieces) : this.#join(pieces);
    const { tokens, wraps, inner, isFigure } = readInlines(lines);
    for (const wrap of wraps) this.wraps.push(wrap);
    const isNote = kind === 'note';
    const end = last.from + this.#text.slice(last.from, last.to).trimEnd().length;
    const place = { from: first.from, to: Math.max(first.from, end), lineFrom: this.#lineFrom };
    const list = isNote ? this.notes : this.blocks;
    const at = kind === 'caption' && this.#tableAt !== null ? this.#tableAt : list.length;
    if (tokens.length > 0) list.splice(at, 0, { kind, tokens, ...place });
    this.#tableAt = null;
    for (const { kind: innerKind, from, to } of inner) {
      // Word shows an image's caption only if the image is alone in its paragraph.
      if (from === to || (innerKind === 'caption' && !isFigure)) continue;
      const part = readInlines({ text: lines.text.slice(from, to), places: lines.places.slice(from, to + 1) });
      for (const wrap of part.wraps) this.wraps.push(wrap);
      const [start = 0, stop = 0] = [lines.places[from], lines.places[to]];
      const block: SourceBlock = { kind: innerKind, tokens: part.tokens, from: start, to: stop, lineFrom: start };
      (innerKind === 'note' ? this.notes : this.blocks).push(block);
    }
  }

  #join(pieces: readonly LinePiece[]): Lines {
    let text = '';
    const places: number[] = [];
    let end = 0;
    for (const { from, to } of pieces) {
      if (text !== '') {
        text += '\n';
        // Markup at the start of the next line, such as a quotation's, does not belong to the word before it.
        places.push(end);
      }
      end = to;
      text += this.#text.slice(from, to);
      for (let at = from; at < to; at += 1) places.push(at);
    }
    places.push(end);
    return { text, places };
  }

  /** Code is read as one long code span. */
  #verbatim(pieces: readonly LinePiece[]): Lines {
    const { text, places } = this.#join(pieces);
    const ticks = '`'.repeat(longestRun(text) + 1);
    const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
    const before = Array.from(ticks, () => first);
    return {
      text: `${ticks}${text}${ticks}`,
      places: [...before, ...places.slice(0, -1), ...before.map(() => last), last],
    };
  }
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}
