/** A citation key in a text, without `@` and braces. */
export interface CitedKey {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export type TextLanguage = 'markdown' | 'latex';

/** The syntax of citations in a file, by its name; null if nothing in it is a citation. */
export function citingLanguage(path: string): TextLanguage | null {
  if (/\.(?:md|markdown|qmd|rmd)$/i.test(path)) return 'markdown';
  return /\.tex$/i.test(path) ? 'latex' : null;
}

/** All citation keys of a text in order. Literal text (code, formulas, comments, URLs) contains none. */
export function findCitations(text: string, language: TextLanguage): readonly CitedKey[] {
  return language === 'latex' ? findInLatex(text) : findInMarkdown(text);
}

/** As in pandoc and the editor: inner punctuation only between letters or digits. */
const key = /@(?:\{([^}\s]{1,300})\}|([\p{L}\p{N}_]+(?:[:.#$%&\-+?<>~/][\p{L}\p{N}_]+|[:/]{2}[\p{L}\p{N}_]+)*))/uy;
const braceOrBlank = /[}\s]/g;
const LONGEST = 300;

function findInMarkdown(text: string): readonly CitedKey[] {
  const keys: CitedKey[] = [];
  if (!text.includes('@')) return keys;
  let end = 0;
  /** Whether a key in braces may begin here. Looks at each character once, where the pattern would at 300 for each brace. */
  const mayClose = (begin: number): boolean => {
    if (end < begin) {
      braceOrBlank.lastIndex = begin;
      end = braceOrBlank.exec(text)?.index ?? text.length;
    }
    return text[end] === '}' && end - begin <= LONGEST;
  };
  for (const [from, to] of listProse(text)) {
    const scanner = new Inlines(text, from, to);
    for (let at = scanner.next(); at >= 0; at = scanner.next()) {
      if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) continue;
      if (text[at + 1] === '{' && !mayClose(at + 2)) continue;
      key.lastIndex = at;
      const found = key.exec(text);
      if (!found || key.lastIndex > to) continue;
      const name = found[1] ?? found[2]!;
      if (name.length > LONGEST) continue;
      const start = at + (found[1] === undefined ? 1 : 2);
      keys.push({ key: name, from: start, to: start + name.length });
      scanner.skipTo(key.lastIndex);
    }
  }
  return keys;
}

const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?(`{3,}|~{3,})/;
const QUOTE = /^(?: {0,3}> ?)+/;
const LIST = /^[ \t]*(?:[-*+]|\(?(?:\d{1,9}|[a-zA-Z#]|@[\w-]*)[.)]|:|\[\^[^\]\n]{1,100}\]:)(?:[ \t]|$)/;

/** Width of the blanks before the first word. */
function measureIndent(line: string): number {
  let columns = 0;
  for (const ch of line) {
    if (ch === ' ') columns += 1;
    else if (ch === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

/** Paragraphs and the like: text between blank lines, outside code blocks. */
function* listProse(text: string): Generator<readonly [from: number, to: number]> {
  let begin = -1;
  let fence = '';
  /** Where the text of the innermost list item begins; 0 outside lists. */
  let content = 0;
  let wasBlank = true;
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end).replace(/\r$/, '');
    const isBlank = /^[\s>]*$/.test(line);
    let isCode = fence !== '';
    const opening = FENCE.exec(line);
    const info = line.slice(opening?.[0].length ?? 0);
    if (fence !== '') {
      if (opening && opening[1]!.startsWith(fence) && info.trim() === '') fence = '';
    } else if (opening && !info.includes('`')) {
      fence = opening[1]!;
      isCode = true;
    } else if (!isBlank) {
      const inner = line.replace(QUOTE, '');
      const indent = measureIndent(inner);
      // Code continues after blank lines; a continued paragraph is not code.
      isCode = begin < 0 && indent >= content + 4;
      const item = isCode ? null : LIST.exec(inner);
      if (item) content = indent + Math.max(2, item[0].trimStart().length);
      else if (wasBlank && indent === 0) content = 0;
    }
    if (isCode || isBlank) {
      if (begin >= 0) yield [begin, at];
      begin = -1;
    } else if (begin < 0) begin = at;
    wasBlank = isBlank;
    at = end + 1;
  }
  if (begin >= 0) yield [begin, text.length];
}

const address = /<(?:[a-zA-Z][a-zA-Z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/y;
const tag = /<\/?[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>/y;
const definition = /^ {0,3}\[[^\]\n^][^\]\n]*\]:/;

/** Finds each `@` of a paragraph that may begin a key. */
class Inlines {
  readonly #text: string;
  readonly #to: number;
  #at: number;
  /** Lengths of backtick runs known to be unclosed. */
  readonly #unclosed = new Set<number>();
  /** No formula in a line closes before this position. */
  #noMathBefore = 0;
  /** Null until there is a link. */
  #targets: ReadonlyMap<number, number> | null = null;

  constructor(text: string, from: number, to: number) {
    this.#text = text;
    this.#to = to;
    this.#at = from;
    // A link's target is not prose.
    const found = definition.exec(text.slice(from, Math.min(to, from + 1000)));
    if (found) this.#at = from + found[0].length + /^\s*\S*/.exec(text.slice(from + found[0].length, to))![0].length;
  }

  skipTo(at: number): void {
    this.#at = at;
  }

  /** -1 after the last one. */
  next(): number {
    while (this.#at < this.#to) {
      const ch = this.#text[this.#at];
      if (ch === '@') return this.#at++;
      if (ch === '\\') this.#at += 2;
      else if (ch === '`') this.#skipCode();
      else if (ch === '$') this.#skipMath();
      else if (ch === '<') this.#skipMarkup();
      else if (ch === ']' && this.#text[this.#at + 1] === '(') this.#skipTarget();
      else this.#at += 1;
    }
    return -1;
  }

  #skipCode(): void {
    let size = 1;
    while (this.#text[this.#at + size] === '`') size += 1;
    const from = this.#at + size;
    this.#at = from;
    if (this.#unclosed.has(size)) return;
    for (let at = from; at < this.#to; at += 1) {
      if (this.#text[at] !== '`') continue;
      let run = 1;
      while (this.#text[at + run] === '`') run += 1;
      if (run === size) {
        this.#at = at + run;
        return;
      }
      at += run - 1;
    }
    this.#unclosed.add(size);
  }

  /** An opening dollar has text after it; a closing one has text before it and no digit after it. */
  #skipMath(): void {
    const isBlock = this.#text[this.#at + 1] === '$';
    const from = this.#at + (isBlock ? 2 : 1);
    this.#at = from;
    if (!isBlock && (from < this.#noMathBefore || /\s/.test(this.#text[from] ?? ' '))) return;
    let at = from;
    for (; at < this.#to; at += 1) {
      const ch = this.#text[at];
      if (ch === '\\') at += 1;
      else if (ch !== '$') continue;
      else if (!isBlock && this.#text[at + 1] === '$') break;
      else if (isBlock ? this.#text[at + 1] === '$' : this.#closes(at)) {
        this.#at = at + (isBlock ? 2 : 1);
        return;
      }
    }
    if (!isBlock) this.#noMathBefore = at;
  }

  #closes(at: number): boolean {
    return !/\s/.test(this.#text[at - 1] ?? ' ') && !/\d/.test(this.#text[at + 1] ?? '');
  }

  #skipMarkup(): void {
    const text = this.#text;
    if (text.startsWith('<!--', this.#at)) {
      const end = text.indexOf('-->', this.#at + 4);
      // Comments may span paragraphs; `listProse` cuts off what follows the first one.
      this.#at = end < 0 || end > this.#to ? this.#to : end + 3;
      return;
    }
    for (const pattern of [address, tag]) {
      pattern.lastIndex = this.#at;
      if (pattern.test(text) && pattern.lastIndex <= this.#to) {
        this.#at = pattern.lastIndex;
        return;
      }
    }
    this.#at += 1;
  }

  /** After `](…)`. */
  #skipTarget(): void {
    const begin = this.#at + 1;
    this.#targets ??= this.#findTargets(begin);
    this.#at = this.#targets.get(begin) ?? begin + 1;
  }

  /** The ends of link targets by their beginnings, in one pass however many are never closed. */
  #findTargets(from: number): ReadonlyMap<number, number> {
    const open: number[] = [];
    const ends = new Map<number, number>();
    for (let at = from; at < this.#to; at += 1) {
      const ch = this.#text[at];
      if (ch === '\\') at += 1;
      else if (ch === '(') open.push(at);
      else if (ch === ')') {
        const begin = open.pop() ?? 0;
        if (this.#text[begin - 1] === ']') ends.set(begin, at + 1);
      }
    }
    return ends;
  }
}

const command = /\\([a-zA-Z]{1,60})\*?|(?<!\\)%[^\n]*/g;
const option = /\s*\[[^\]\n]{0,500}\]/y;
const keys = /\s*\{([^{}]{0,5000})\}/y;

/** `\cite[p. 3]{a, b}` and its relatives; the rest of a line after `%` is a comment. */
function findInLatex(text: string): readonly CitedKey[] {
  const found: CitedKey[] = [];
  for (const match of text.matchAll(command)) {
    if (!/cite/i.test(match[1] ?? '')) continue;
    let at = match.index + match[0].length;
    for (;;) {
      option.lastIndex = at;
      if (!option.test(text)) break;
      at = option.lastIndex;
    }
    keys.lastIndex = at;
    const list = keys.exec(text);
    if (!list) continue;
    let from = keys.lastIndex - 1 - list[1]!.length;
    for (const piece of list[1]!.split(',')) {
      const name = piece.trim();
      const start = from + piece.length - piece.trimStart().length;
      if (name !== '' && name.length <= LONGEST) found.push({ key: name, from: start, to: start + name.length });
      from += piece.length + 1;
    }
  }
  return found;
}

/** A key as written after `@` or in its braces: unusual keys need braces, and existing ones are kept. */
export function planKeyChanges(
  text: string,
  language: TextLanguage,
  renamed: ReadonlyMap<string, string>,
): readonly { readonly from: number; readonly to: number; readonly insert: string }[] {
  return findCitations(text, language).flatMap(({ key: name, from, to }) => {
    const insert = renamed.get(name);
    if (insert === undefined) return [];
    const needsBraces = language === 'markdown' && text[from - 1] === '@' && !isPlain(insert);
    return [{ from, to, insert: needsBraces ? `{${insert}}` : insert }];
  });
}

function isPlain(name: string): boolean {
  key.lastIndex = 0;
  return key.test(`@${name}`) && key.lastIndex === name.length + 1;
}
