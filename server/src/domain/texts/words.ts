/*
 * The units that a merge never splits. A word extends from space to space, including punctuation: merged in parts, 4.3
 * and 4.27 would become 4.37. Scripts without spaces are split into characters.
 */

/** Ranges of scripts without spaces between words, and of their punctuation, as pairs of first and last code point. */
const SPACELESS = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x2e80, 0xa4cf],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x1b000, 0x1b2ff],
  [0x20000, 0x3ffff],
] as const;

const JOINS = /^[\p{M}\u200d]$/u;
const SPACE = /^\s$/u;

/**
 * Whether a word may begin or end here. Depends only on the two characters around the position, so that a passage can
 * be moved.
 */
export function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const after = text.codePointAt(at) ?? 0;
  const last = text.charCodeAt(at - 1);
  if (after < 0x300 && last < 0x300) return isSpace(after) || isSpace(last);
  const isPair = isLow(last) && at > 1 && isHigh(text.charCodeAt(at - 2));
  if (isHigh(last) && isLow(text.charCodeAt(at))) return false;
  const before = isPair ? (text.codePointAt(at - 2) ?? 0) : last;
  if (isSpace(before) || isSpace(after)) return true;
  if (JOINS.test(String.fromCodePoint(after))) return false;
  return isSpaceless(before) || isSpaceless(after);
}

/** Words and the characters between them, in order; joined they are the text. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (!isBoundary(text, at)) continue;
    words.push(text.slice(from, at));
    from = at;
  }
  return words;
}

function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return SPACE.test(String.fromCodePoint(code));
}

function isSpaceless(code: number): boolean {
  return code >= 0x0e00 && SPACELESS.some(([first, last]) => code >= first && code <= last);
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;
