import type { SourceToken, Wrap } from './source-document.ts';
import { isSpace, keyOf } from './words.ts';

/** The lines of one block without its own markup, and the source position of each character. */
export interface Lines {
  readonly text: string;
  /** For each code unit of `text`, and for its end, the offset in the source. */
  readonly places: readonly number[];
}

/** Text that Word stores elsewhere (captions, inline notes), as ranges of the block's text. */
export interface InnerText {
  readonly kind: 'caption' | 'note';
  readonly from: number;
  readonly to: number;
}

/** An opening delimiter of emphasis; plain characters until something closes it. */
export interface Opener {
  readonly sign: string;
  readonly at: number;
  readonly length: number;
}

/** The end of an open link or span. */
interface Closing {
  readonly openFrom: number;
  readonly openTo: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/uy;
const ATTRIBUTES = /\{[^{}\n]{0,500}\}/uy;
/** How far to look for a closing delimiter, so that no text takes long. */
const REACH = 20_000;
/** How often all of a block may be looked at for them. Where people write, it is a few times. */
const LOOKS = 30;

/** A position in a block, and what has been read so far. All offsets are of the block's text. */
export class InlineScanner {
  at = 0;
  readonly text: string;
  readonly tokens: SourceToken[] = [];
  readonly wraps: Wrap[] = [];
  readonly inner: InnerText[] = [];
  readonly openers: Opener[] = [];
  /** By the position of the closing bracket. */
  readonly closings = new Map<number, Closing>();
  readonly #places: readonly number[];
  /** Characters that may still be looked at ahead. Once it is used up, delimiters that open are text. */
  #sight: number;

  constructor({ text, places }: Lines) {
    this.text = text;
    this.#places = places;
    this.#sight = LOOKS * text.length;
  }

  /** How far ahead of here, or of `from`, may be looked. */
  limit(from = this.at): number {
    return Math.min(this.text.length, from + Math.min(REACH, Math.max(0, this.#sight)));
  }

  /** Notes that this many characters were looked at. */
  spend(count: number): void {
    this.#sight -= count;
  }

  match(pattern: RegExp, at = this.at): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0];
  }

  token(kind: SourceToken['kind'], key: string, from: number, to: number): void {
    const last = this.tokens.at(-1);
    // Word cannot distinguish two adjacent citations from one.
    if (kind === 'cite' && last?.kind === 'cite' && last.to === this.#place(from))
      this.tokens[this.tokens.length - 1] = { ...last, to: this.#place(to) };
    else this.tokens.push({ kind, key, from: this.#place(from), to: this.#place(to) });
  }

  /** Adds a token from here to `to`, and moves there. */
  take(kind: SourceToken['kind'], key: string, to: number): void {
    this.token(kind, key, this.at, to);
    this.at = to;
  }

  takeWord(): boolean {
    const word = this.match(WORD);
    if (word !== undefined) this.take('word', keyOf(word), this.at + word.length);
    return word !== undefined;
  }

  /** Takes the next `count` characters literally. */
  takeLiterally(count = 1): void {
    for (let i = 0; i < count; i += 1) {
      const to = this.at + this.#sizeAt(this.at);
      this.take('word', keyOf(this.text.slice(this.at, to)), to);
    }
  }

  /** Adds the words of a range in which nothing is markup. */
  verbatim(from: number, to: number): void {
    for (let at = from; at < to;) {
      const size = Math.min(this.match(WORD, at)?.length ?? this.#sizeAt(at), to - at);
      const piece = this.text.slice(at, at + size);
      if (!isSpace(piece)) this.token('word', keyOf(piece), at, at + size);
      at += size;
    }
  }

  wrap(openFrom: number, openTo: number, closeFrom: number, closeTo: number): void {
    this.wraps.push({
      openFrom: this.#place(openFrom),
      openTo: this.#place(openTo),
      closeFrom: this.#place(closeFrom),
      closeTo: this.#place(closeTo),
    });
  }

  endOfAttributes(from: number): number {
    return from + (this.match(ATTRIBUTES, from)?.length ?? 0);
  }

  /** The end of the next `needle` within reach; -1 without any. */
  endAfter(needle: string): number {
    const ahead = this.text.slice(this.at, this.limit());
    const found = ahead.indexOf(needle);
    this.spend(found < 0 ? ahead.length : found);
    return found < 0 ? -1 : this.at + found + needle.length;
  }

  /**
   * The position at which the bracket at `from` closes, ignoring escaped and verbatim text; -1 if it is not within
   * reach.
   */
  findClose(from: number, open: string, close: string): number {
    const { text } = this;
    let depth = 0;
    let code = 0;
    const end = this.limit(from);
    for (let at = from; at < end; at += 1) {
      const sign = text[at];
      if (sign === '\\') at += 1;
      else if (sign === '`') {
        // Looked for once: where this one does not close, none behind it does.
        if (code <= at) code = text.slice(0, end).indexOf('`', at + 1);
        if (code < 0) code = end;
        if (code < end) at = code;
      } else if (sign === open) depth += 1;
      else if (sign === close) {
        depth -= 1;
        if (depth > 0) continue;
        this.spend(at - from);
        return at;
      }
    }
    this.spend(end - from);
    return -1;
  }

  #place(at: number): number {
    return this.#places[at] as number;
  }

  #sizeAt(at: number): number {
    return (this.text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
}
