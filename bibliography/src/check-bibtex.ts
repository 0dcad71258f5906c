/** An error in a BibTeX file, as a sentence, with the position where it was noticed or, better, its cause. */
export interface BibFault {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** Exports fail; a non-fatal error only loses one entry. */
  readonly fatal: boolean;
}

const MAX_FAULTS = 50;

const KEY = /[\p{L}\p{N}.:;?!`'()/*@_+=\-[\]&]*/uy;
const NAME = /[\p{L}\p{N}\-_:+]+/uy;
const SPACE = /\s*/uy;
const TYPE = /\p{L}+/uy;

/** Thrown at the first construct the export's parser cannot handle. */
class Stop extends Error {
  readonly from: number;
  readonly to: number;
  constructor(message: string, from: number, to = from + 1) {
    super(message);
    this.from = from;
    this.to = to;
  }
}

/**
 * Predicts what the exports' parser (pandoc's, which stops at the first error) would report for a BibTeX or BibLaTeX
 * file, with a cause. Continues with the next entry, to report all errors at once.
 */
export function checkBibtex(text: string): BibFault[] {
  const faults: BibFault[] = [];
  const keys = new Map<string, number>();
  let at = 0;
  while (at < text.length && faults.length < MAX_FAULTS) {
    at = skipOutside(text, at);
    if (at >= text.length) break;
    const reader = new Reader(text, at);
    try {
      const key = reader.readEntry();
      at = reader.at;
      if (key === null) continue;
      if (keys.has(key.text)) {
        const message = `“${key.text}” is there twice; only one of the two entries is used. Give one of them another key.`;
        faults.push({ from: key.from, to: key.from + key.text.length, message, fatal: false });
      }
      keys.set(key.text, key.from);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const to = Math.min(error.to, text.length);
      faults.push({ from: Math.min(error.from, Math.max(0, to - 1)), to, message: error.message, fatal: true });
      at = findNextEntry(text, Math.max(reader.start + 1, error.from));
    }
  }
  return faults;
}

/** Between entries, everything except “@” is a comment; after “%” so is the rest of the line. */
function skipOutside(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '@') return at;
    if (text[at] === '%') {
      const end = text.indexOf('\n', at);
      if (end < 0) return text.length;
      at = end;
    }
  }
  return text.length;
}

/** Where the next entry certainly begins: at the start of a line. */
function findNextEntry(text: string, from: number): number {
  const next = /^[ \t]*@\p{L}+\s*\{/gmu;
  next.lastIndex = from;
  const match = next.exec(text);
  return match === null ? text.length : match.index + match[0].indexOf('@');
}

class Reader {
  readonly #text: string;
  readonly start: number;
  at: number;
  #key = '';

  constructor(text: string, start: number) {
    this.#text = text;
    this.start = start;
    this.at = start;
  }

  /** The entry's key; null for `@comment`, `@preamble` and `@string`. */
  readEntry(): { readonly text: string; readonly from: number } | null {
    this.at += 1;
    const type = this.#match(TYPE).toLowerCase();
    if (type === '') throw new Stop('“@” must be followed by an entry type, as in “@article{key,”.', this.start);
    if (type === 'comment') {
      this.#space();
      if (this.#peek() === '{') this.#braces();
      return null;
    }
    this.#space();
    if (this.#peek() !== '{') {
      const say = this.#peek() === '(' ? 'Entries in round brackets cannot be read: write' : 'Write';
      throw new Stop(`${say} “{” after “@${type}”.`, this.start, this.at + 1);
    }
    if (type === 'preamble') {
      this.#braces();
      return null;
    }
    const open = this.at;
    this.at += 1;
    this.#space();
    if (type === 'string') {
      this.#field();
      this.#space();
      if (this.#peek() !== '}') throw new Stop('This “@string” is not closed: add “}” at its end.', open);
      this.at += 1;
      return null;
    }
    const from = this.at;
    const key = this.#match(KEY);
    this.#key = key;
    this.#space();
    if (this.#peek() !== ',') this.#complainOfKey(type, key, from);
    this.at += 1;
    this.#space();
    while (this.#canBegin()) {
      const end = this.#field();
      this.#space();
      if (this.#peek() === ',') {
        this.at += 1;
        this.#space();
        continue;
      }
      if (this.#peek() !== '}' && this.#peek() !== '') this.#complainOfComma(end);
      break;
    }
    if (this.#peek() === '}') {
      this.at += 1;
      return { text: key, from };
    }
    if (this.#peek() === '' || this.#peek() === '@') throw this.#unclosed(open);
    if (this.#peek() === ',') throw new Stop('There is an extra comma here.', this.at);
    throw new Stop(`“${this.#peek()}” is not allowed here: fields look like “title = {…},”.`, this.at);
  }

  #complainOfKey(type: string, key: string, from: number): never {
    const next = this.#peek();
    if (key.endsWith('=') || next === '=')
      throw new Stop(`This entry has no key: add one, as in “@${type}{key,”.`, this.start, this.at);
    if (next === '}') throw new Stop(`The entry “${key}” has only a key: add “,” and fields after it.`, from, this.at);
    if (next === '') throw this.#unclosed(from - 1);
    if (key !== '' && /\s/u.test(this.#text[this.at - 1] ?? ''))
      throw new Stop(`There is no comma after the key “${key}”, or the key has a space in it.`, from, this.at);
    throw new Stop(`“${next}” cannot be part of a key: use letters, digits and “: . _ -”.`, this.at);
  }

  #complainOfComma(end: number): never {
    if (this.#peek() === '@' && /^@\p{L}+\s*\{/u.test(this.#text.slice(this.at, this.at + 60)))
      throw this.#unclosed(this.start);
    const next = /^[^\s={},]{1,40}/u.exec(this.#text.slice(this.at, this.at + 40))?.[0] ?? this.#peek();
    throw new Stop(`There is no comma before “${next}”: add one after the previous value.`, end - 1, end);
  }

  #unclosed(open: number): Stop {
    const name = this.#key === '' ? 'This entry' : `The entry “${this.#key}”`;
    const line = this.#text.indexOf('\n', this.start);
    return new Stop(
      `${name} is not closed: write “}” at its end, or look for a “{” too many in it.`,
      this.start,
      line < 0 ? open + 1 : line,
    );
  }

  /** Position after the value. */
  #field(): number {
    const from = this.at;
    const name = this.#match(NAME);
    this.#space();
    if (this.#peek() !== '=') {
      const say =
        name === '' ? 'A field starts with its name, as in “title = {…}”.' : `There is no “=” after “${name}”.`;
      throw new Stop(say, from, Math.max(from + 1, from + name.length));
    }
    this.at += 1;
    for (;;) {
      this.#space();
      this.#value();
      const end = this.at;
      this.#space();
      if (this.#peek() !== '#') return end;
      this.at += 1;
    }
  }

  /** An empty value is accepted too. */
  #value(): void {
    const next = this.#peek();
    if (next === '{') this.#braces();
    else if (next === '"') this.#quotes();
    else this.#match(NAME);
  }

  #braces(): void {
    const open = this.at;
    let depth = 0;
    for (; this.at < this.#text.length; this.at += 1) {
      const ch = this.#text[this.at];
      if (ch === '\\') {
        const escaped = this.#text[this.at + 1];
        if (escaped === '{' || escaped === '}') this.at += 1;
      } else if (ch === '{') depth += 1;
      else if (ch === '}') {
        depth -= 1;
        if (depth === 0) {
          this.at += 1;
          return;
        }
      }
    }
    throw this.#openEnded(open, 'This “{” is never closed: add “}” at the end of the value.');
  }

  #quotes(): void {
    const open = this.at;
    this.at += 1;
    while (this.at < this.#text.length) {
      const ch = this.#text[this.at];
      if (ch === '\\') this.at += 2;
      else if (ch === '{') this.#braces();
      else if (ch === '%') {
        const end = this.#text.indexOf('\n', this.at);
        this.at = end < 0 ? this.#text.length : end + 1;
      } else {
        this.at += 1;
        if (ch === '"') return;
      }
    }
    throw this.#openEnded(open, 'This quotation mark is never closed: add one at the end of the value.');
  }

  #openEnded(open: number, message: string): Stop {
    const end = this.#text.indexOf('\n', open);
    return new Stop(message, open, end < 0 ? this.#text.length : end);
  }

  #canBegin(): boolean {
    NAME.lastIndex = this.at;
    return NAME.test(this.#text);
  }

  #peek(): string {
    return this.#text[this.at] ?? '';
  }

  #space(): void {
    this.#match(SPACE);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
