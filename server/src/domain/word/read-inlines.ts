import type { SourceToken, Wrap } from './source-document.ts';
import { isSpace, isWord, keyOf } from './words.ts';

/** The lines of one block without what marks it, and where each stands in the source. */
export interface Lines {
  readonly text: string;
  /** For each unit of `text` and its end, the place in the source. */
  readonly places: readonly number[];
}

export interface Inlines {
  readonly tokens: SourceToken[];
  readonly wraps: Wrap[];
  /** Texts that stand elsewhere in a Word document: captions and inline notes, as ranges of `text`. */
  readonly inner: { readonly kind: 'caption' | 'note'; readonly from: number; readonly to: number }[];
  /** Whether there is a picture and nothing else. */
  readonly isFigure: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/uy;
const MATH = /\$\$(?:[^$\\]|\\[^]|\$(?!\$))*\$\$|\$(?![\s$])(?:[^$\\\n]|\\[^]|\n(?!\n))*?(?<![\s\\])\$(?!\d)/uy;
const BEGIN = /\\begin(\{[a-z*]{1,30}\})/uy;
const COMMAND = /\\[a-zA-Z]{1,50}\*?(?:\{[^{}\n]{0,500}\}|\[[^[\]\n]{0,500}\])*/uy;
const AUTOLINK = /<(?:[a-z][a-z0-9+.-]{1,30}:|[\w.+-]{1,64}@)[^\s<>]{1,2000}>/iuy;
const TAG = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>/iuy;
const TICKS = /`+/uy;
const ATTRIBUTES = /\{[^{}\n]{0,500}\}/uy;
const NOTE = /\[\^[^\s\]]{1,200}\]/uy;
const KEY = /-?@(?:\{[^{}\s]{1,200}\}|[\p{L}\p{N}_*](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,200})/uy;
const LOCATOR = /\s\[(?![^\]]*@)[^[\]\n]{1,200}\]/uy;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|ndash|mdash|#\d{1,7}|#x[0-9a-f]{1,6});/iuy;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&mdash;': '—',
};
const PUNCTUATION = /^[!-/:-@[-`{-~]$/u;
const DOTS = /\.\.\.|---|--/uy;
const TYPESET: Readonly<Record<string, string>> = { '...': '…', '---': '—', '--': '–' };
/** Of a bracket looked for, so that no text takes long. */
const REACH = 20_000;

interface Opener {
  readonly sign: string;
  readonly at: number;
  length: number;
}

/** Reads what stands within a block. Whatever it does not know, it leaves out: no change can then be placed there. */
export function readInlines({ text, places }: Lines): Inlines {
  const tokens: SourceToken[] = [];
  const wraps: Wrap[] = [];
  const inner: Inlines['inner'] = [];
  const openers: Opener[] = [];
  /** Where brackets that were opened end, and where what follows them ends. */
  const closes = new Map<number, { to: number; openFrom: number; openTo: number }>();
  const place = (at: number): number => places[at] as number;
  const add = (kind: SourceToken['kind'], key: string, from: number, to: number): void => {
    const last = tokens.at(-1);
    // Word cannot tell two citations from one if nothing stands between.
    if (kind === 'cite' && last?.kind === 'cite' && last.to === place(from))
      tokens[tokens.length - 1] = { ...last, to: place(to) };
    else tokens.push({ kind, key, from: place(from), to: place(to) });
  };
  const match = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const attributesAfter = (at: number): number => at + (match(ATTRIBUTES, at)?.length ?? 0);
  const verbatim = (from: number, to: number): void => {
    for (let at = from; at < to;) {
      const size = Math.min(match(WORD, at)?.length ?? sizeAt(text, at), to - at);
      const piece = text.slice(at, at + size);
      if (!isSpace(piece)) add('word', keyOf(piece), at, at + size);
      at += size;
    }
  };

  let at = 0;
  const skipTo = (end: number): void => {
    at = end;
  };
  while (at < text.length) {
    const sign = text[at] as string;
    const close = closes.get(at);
    if (close) {
      wraps.push({
        openFrom: place(close.openFrom),
        openTo: place(close.openTo),
        closeFrom: place(at),
        closeTo: place(close.to),
      });
      skipTo(close.to);
      continue;
    }
    if (isSpace(sign)) {
      at += 1;
      continue;
    }
    const word = match(WORD, at);
    if (word !== undefined) {
      add('word', keyOf(word), at, at + word.length);
      at += word.length;
      continue;
    }
    if (sign === '\\') readBackslash();
    else if (sign === '`') readCode();
    else if (sign === '$') readMath();
    else if (sign === '<') readAngle();
    else if (sign === '[' || (sign === '!' && text[at + 1] === '[') || (sign === '^' && text[at + 1] === '['))
      readBracket();
    else if (sign === '@' || (sign === '-' && text[at + 1] === '@')) readKey();
    else if (sign === '*' || sign === '_' || sign === '~' || sign === '^' || sign === '=') readEmphasis();
    else if (sign === '&' || sign === '.' || sign === '-') readSpecial();
    else if (sign === '{' && isAttribute(at)) skipTo(attributesAfter(at));
    else literal();
  }
  // What was never closed is what it looks like.
  for (const one of openers) asTyped(one);
  tokens.sort((a, b) => a.from - b.from);
  const [only] = tokens;
  return { tokens, wraps, inner, isFigure: tokens.length === 1 && only?.kind === 'figure' };

  function asTyped({ sign, at: from, length }: Opener): void {
    for (let i = 0; i < length; i += 1) add('word', sign, from + i, from + i + 1);
  }

  function literal(): void {
    const size = sizeAt(text, at);
    add('word', keyOf(text.slice(at, at + size)), at, at + size);
    at += size;
  }

  function isAttribute(from: number): boolean {
    const attributes = match(ATTRIBUTES, from);
    return attributes !== undefined && /^\{(?:[#.=][\w-]|-\}|[\w-]+=)/u.test(attributes);
  }

  function readBackslash(): void {
    const next = text[at + 1] ?? '';
    const begin = match(BEGIN, at);
    const end = begin === undefined ? -1 : endAfter(text, `\\end${begin.slice('\\begin'.length)}`, at);
    if (end > 0) {
      add('math', '', at, end);
      skipTo(end);
    } else if (PUNCTUATION.test(next)) {
      add('word', keyOf(next), at, at + 2);
      at += 2;
    } else at += match(COMMAND, at)?.length ?? 1;
  }

  function readCode(): void {
    const ticks = match(TICKS, at) ?? '`';
    let end = at + ticks.length;
    for (;;) {
      end = text.indexOf(ticks, end);
      if (end < 0 || end > at + REACH) break;
      if (text[end + ticks.length] !== '`' && text[end - 1] !== '`') break;
      end += 1;
    }
    if (end < 0 || end > at + REACH) {
      for (let i = 0; i < ticks.length; i += 1) literal();
      return;
    }
    const after = end + ticks.length;
    const closeTo = attributesAfter(after);
    if (!text.startsWith('{=', after)) {
      wraps.push({
        openFrom: place(at),
        openTo: place(at + ticks.length),
        closeFrom: place(end),
        closeTo: place(closeTo),
      });
      verbatim(at + ticks.length, end);
    }
    at = closeTo;
  }

  function readMath(): void {
    const math = match(MATH, at);
    if (math === undefined) return literal();
    add('math', '', at, at + math.length);
    at += math.length;
  }

  function readAngle(): void {
    if (text.startsWith('<!--', at)) {
      const end = endAfter(text, '-->', at);
      if (end > 0) return skipTo(end);
      return literal();
    }
    const link = match(AUTOLINK, at);
    const tag = link === undefined ? match(TAG, at) : undefined;
    if (link !== undefined) {
      const end = at + link.length;
      wraps.push({ openFrom: place(at), openTo: place(at + 1), closeFrom: place(end - 1), closeTo: place(end) });
      verbatim(at + 1, end - 1);
    }
    const length = (link ?? tag)?.length;
    if (length === undefined) literal();
    else at += length;
  }

  function readBracket(): void {
    const isNote = text[at] === '^';
    const isImage = text[at] === '!';
    const note = match(NOTE, at);
    if (note !== undefined) {
      add('note', '', at, at + note.length);
      at += note.length;
      return;
    }
    const open = at + (isNote || isImage ? 1 : 0);
    const end = findBracket(text, open);
    if (end < 0) return literal();
    if (isNote) {
      inner.push({ kind: 'note', from: open + 1, to: end });
      add('note', '', at, end + 1);
      skipTo(end + 1);
      return;
    }
    const after = endOfTarget(end + 1);
    if (isImage) {
      if (after === end + 1 && text[after] !== '[') return literal();
      inner.push({ kind: 'caption', from: open + 1, to: end });
      add('figure', '', at, after);
      skipTo(after);
      return;
    }
    if (after === end + 1 && /(?:^|[\s;([-])-?@[\p{L}\p{N}_{]/u.test(text.slice(open, end))) {
      add('cite', '', open, end + 1);
      skipTo(end + 1);
      return;
    }
    if (after === end + 1) return literal();
    closes.set(end, { to: after, openFrom: open, openTo: open + 1 });
    skipTo(open + 1);
  }

  /** Past `(…)`, `{…}` or `[…]` after a bracket. */
  function endOfTarget(from: number): number {
    let end = from;
    if (text[from] === '(') {
      const close = findClose(text, from, '(', ')');
      if (close >= 0) end = close + 1;
    } else if (text[from] === '[' && text[from + 1] !== '^' && text[from + 1] !== '@') {
      const close = text.indexOf(']', from);
      if (close >= 0 && close - from < 200) end = close + 1;
    }
    return attributesAfter(end);
  }

  function readKey(): void {
    const isAlone = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] as string);
    const key = isAlone ? match(KEY, at) : undefined;
    if (key === undefined) return literal();
    const end = at + key.length;
    const locator = match(LOCATOR, end) ?? '';
    const isLocator = locator !== '' && text[end + locator.length] !== '(' && text[end + locator.length] !== '{';
    const to = isLocator ? end + locator.length : end;
    add('cite', '', at, to);
    at = to;
  }

  function readSpecial(): void {
    const entity = match(ENTITY, at);
    const dots = entity === undefined ? match(DOTS, at) : undefined;
    const known = entity === undefined ? TYPESET[dots ?? ''] : readEntity(entity);
    const length = (entity ?? dots)?.length;
    if (known === undefined || length === undefined) return literal();
    if (!isSpace(known)) add('word', keyOf(known), at, at + length);
    at += length;
  }

  /** Stars, lines, tildes and carets that enclose something; an opener is a sign of its own until it is closed. */
  function readEmphasis(): void {
    const sign = text[at] as string;
    let length = 1;
    while (text[at + length] === sign && length < 3) length += 1;
    if (sign === '=' && length !== 2) return literal();
    const before = text[at - 1] ?? ' ';
    const after = text[at + length] ?? ' ';
    const isInside = sign === '_' && isWord(before) && isWord(after);
    const mayClose = !isSpace(before) && !isInside;
    const mayOpen = !isSpace(after) && !isInside;
    const open = mayClose ? openers.findLastIndex((one) => one.sign === sign && one.length <= length) : -1;
    if (open >= 0) {
      const [opener, ...unclosed] = openers.splice(open) as [Opener, ...Opener[]];
      const taken = opener.length;
      for (const one of unclosed) asTyped(one);
      wraps.push({
        openFrom: place(opener.at),
        openTo: place(opener.at + taken),
        closeFrom: place(at),
        closeTo: place(at + taken),
      });
      at += taken;
      return;
    }
    if (!mayOpen) {
      for (let i = 0; i < length; i += 1) literal();
      return;
    }
    openers.push({ sign, at, length });
    at += length;
  }
}

function readEntity(entity: string): string {
  const known = ENTITIES[entity.toLowerCase()];
  if (known !== undefined) return known;
  const code = Number(entity.slice(2, -1).replace(/^x/iu, '0x'));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}

function findBracket(text: string, open: number): number {
  return findClose(text, open, '[', ']');
}

/** Where what opens at `from` closes, with what is escaped or verbatim left out; -1 if nowhere near. */
function findClose(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  const end = Math.min(text.length, from + REACH);
  for (let at = from; at < end; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '`') {
      const closing = text.indexOf('`', at + 1);
      if (closing > 0 && closing < end) at = closing;
    } else if (sign === open) depth += 1;
    else if (sign === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function sizeAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Past the next `end` within reach; -1 without any. */
function endAfter(text: string, end: string, at: number): number {
  const found = text.slice(at, at + REACH).indexOf(end);
  return found < 0 ? -1 : at + found + end.length;
}
