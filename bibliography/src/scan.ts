/** A part of a .bib file between braces, found without reading what it says. */
export interface BibPart {
  readonly kind: 'entry' | 'string' | 'preamble' | 'comment';
  /** In lower case, as `article`. */
  readonly type: string;
  /** Empty for anything but an entry. */
  readonly key: string;
  readonly keyFrom: number;
  /** From the `@` to after the closing brace. */
  readonly from: number;
  readonly to: number;
  /** Its closing brace is missing: it ends where the next entry begins. */
  readonly open: boolean;
}

const AT = 64;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;
const ROUND = 41;
const NEWLINE = 10;

const KINDS: Readonly<Record<string, BibPart['kind']>> = { string: 'string', preamble: 'preamble', comment: 'comment' };

const head = /@([\p{L}]+)\s*([{(])/uy;
const blanks = /\s*/y;
const keyText = /[^\s,{}=]*/y;
/** What certainly begins an entry, for finding the end of an unclosed one. */
const lineHead = /[ \t]*@[\p{L}]+\s*\{/uy;

/**
 * The entries of a BibTeX or BibLaTeX file, with `@string`, `@preamble` and `@comment`, in order. Nothing is lost:
 * whatever is between the parts is a comment. Reads each character about once, even in broken files.
 */
export function scanBib(text: string): readonly BibPart[] {
  return scanFrom(text, 0, () => false);
}

/** The entry that is a source's whole content; null if there is anything else. */
export function scanOnlyEntry(source: string): BibPart | null {
  const [only, ...more] = scanBib(source);
  const isWhole = only?.kind === 'entry' && !only.open && only.from === 0 && only.to === source.length;
  return isWhole && more.length === 0 ? only : null;
}

/** Continues after a part, or from the beginning, until told to stop after one. */
export function scanFrom(text: string, from: number, isEnough: (part: BibPart) => boolean): readonly BibPart[] {
  const parts: BibPart[] = [];
  /** After an unclosed entry, a new one at the start of a line ends the previous one. */
  let isBroken = false;
  let at = from;
  for (;;) {
    at = findNext(text, at);
    if (at < 0) return parts;
    head.lastIndex = at;
    const found = head.exec(text);
    if (!found) {
      at += 1;
      continue;
    }
    const type = found[1]!.toLowerCase();
    const start = head.lastIndex;
    let end = findEnd(text, start, found[2] === '(', isBroken);
    if (end < 0 && !isBroken) {
      isBroken = true;
      end = findEnd(text, start, found[2] === '(', true);
    }
    const to = end < 0 ? -end - 1 : end;
    const part = { ...readHead(text, type, start), from: at, to, open: end < 0 };
    parts.push(part);
    if (isEnough(part)) return parts;
    at = to;
  }
}

/** Between entries, the rest of a line after `%` is a comment, as in exports. */
function findNext(text: string, from: number): number {
  let at = from;
  for (;;) {
    const next = text.indexOf('@', at);
    if (next < 0) return -1;
    const between = text.slice(at, next);
    if (!between.includes('%', between.lastIndexOf('\n') + 1)) return next;
    const end = text.indexOf('\n', next);
    if (end < 0) return -1;
    at = end + 1;
  }
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function readHead(text: string, type: string, start: number): Pick<BibPart, 'kind' | 'type' | 'key' | 'keyFrom'> {
  const kind = KINDS[type] ?? 'entry';
  if (kind !== 'entry') return { kind, type, key: '', keyFrom: start };
  const keyFrom = skip(blanks, text, start);
  const keyTo = skip(keyText, text, keyFrom);
  // Text before an equals sign is the first field of an entry without a key.
  const isKey = keyTo > keyFrom && /[,})]/.test(text[skip(blanks, text, keyTo)] ?? '');
  return { kind, type, key: isKey ? text.slice(keyFrom, keyTo) : '', keyFrom: isKey ? keyFrom : start };
}

/**
 * Position after the closing brace; -1 - position where the part must end if there is none. Escaped braces do not
 * count, as in pandoc.
 */
function findEnd(text: string, start: number, isRound: boolean, stopsAtNext: boolean): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const ch = text.charCodeAt(at);
    if (ch === OPEN) depth++;
    else if (ch === CLOSE) {
      if (depth === 0 && !isRound) return at + 1;
      if (depth > 0) depth--;
    } else if (ch === ROUND) {
      if (isRound && depth === 0) return at + 1;
    } else if (ch === BACKSLASH) {
      const next = text.charCodeAt(at + 1);
      if (next === OPEN || next === CLOSE) at++;
    } else if (ch === AT && stopsAtNext && beginsLine(text, at)) {
      return -1 - at;
    }
  }
  return -1 - text.length;
}

function beginsLine(text: string, at: number): boolean {
  let line = at;
  while (line > 0 && (text[line - 1] === ' ' || text[line - 1] === '\t')) line--;
  if (line > 0 && text.charCodeAt(line - 1) !== NEWLINE) return false;
  lineHead.lastIndex = line;
  return lineHead.test(text);
}
