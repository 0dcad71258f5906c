import type { InlineScanner, Opener } from './inline-scanner.ts';
import { isSpace, isWord, keyOf } from './words.ts';

/** Reads one construct at the scanner's position and moves past it; false if there is none after all. */
type ReadConstruct = (scanner: InlineScanner) => boolean;

/** Constructs that may begin with a character, tried in order; if none applies, the character is text. */
export const CONSTRUCTS: ReadonlyMap<string, readonly ReadConstruct[]> = new Map([
  ['\\', [readEnvironment, readEscape, readCommand]],
  ['`', [readCode]],
  ['$', [readMath]],
  ['<', [readComment, readAutolink, readTag]],
  ['!', [readImage]],
  ['[', [readNoteReference, readCitation, readLink]],
  ['^', [readInlineNote, readEmphasis]],
  ['@', [readKey]],
  ['-', [readKey, readTypeset]],
  ['*', [readEmphasis]],
  ['_', [readEmphasis]],
  ['~', [readEmphasis]],
  ['=', [readEmphasis]],
  ['&', [readEntity]],
  ['.', [readTypeset]],
  ['{', [readAttributes]],
]);

const BEGIN = /\\begin(\{[a-z*]{1,30}\})/uy;
const COMMAND = /\\[a-zA-Z]{1,50}\*?(?:\{[^{}\n]{0,500}\}|\[[^[\]\n]{0,500}\])*/uy;
const PUNCTUATION = /^[!-/:-@[-`{-~]$/u;

function readEnvironment(scanner: InlineScanner): boolean {
  const begin = scanner.match(BEGIN);
  const end = begin === undefined ? -1 : scanner.endAfter(`\\end${begin.slice('\\begin'.length)}`);
  if (end < 0) return false;
  scanner.take('math', '', end);
  return true;
}

function readEscape(scanner: InlineScanner): boolean {
  const escaped = scanner.text[scanner.at + 1] ?? '';
  if (!PUNCTUATION.test(escaped)) return false;
  scanner.take('word', keyOf(escaped), scanner.at + 2);
  return true;
}

/** A Word document contains no raw LaTeX, and no backslash before anything else. */
function readCommand(scanner: InlineScanner): boolean {
  scanner.at += scanner.match(COMMAND)?.length ?? 1;
  return true;
}

const TICKS = /`+/uy;

function readCode(scanner: InlineScanner): boolean {
  const { at, text } = scanner;
  const fence = scanner.match(TICKS) ?? '`';
  const from = at + fence.length;
  const limit = scanner.limit(from);
  const to = findTicks(text.slice(0, limit), fence, from);
  scanner.spend((to < 0 ? limit : to) - from);
  if (to < 0) {
    scanner.takeLiterally(fence.length);
    return true;
  }
  const closeTo = scanner.endOfAttributes(to + fence.length);
  const isRaw = text.startsWith('{=', to + fence.length);
  if (!isRaw) {
    scanner.wrap(at, from, to, closeTo);
    scanner.verbatim(from, to);
  }
  scanner.at = closeTo;
  return true;
}

/** The next run of exactly this many backticks; -1 if there is none. */
function findTicks(text: string, fence: string, from: number): number {
  for (let at = from; ; at += 1) {
    at = text.indexOf(fence, at);
    if (at < 0) return -1;
    if (text[at + fence.length] !== '`' && text[at - 1] !== '`') return at;
  }
}

const MATH = /\$\$(?:[^$\\]|\\[^]|\$(?!\$))*\$\$|\$(?![\s$])(?:[^$\\\n]|\\[^]|\n(?!\n))*?(?<![\s\\])\$(?!\d)/uy;

function readMath(scanner: InlineScanner): boolean {
  const ahead = scanner.text.slice(scanner.at, scanner.limit());
  MATH.lastIndex = 0;
  const math = MATH.exec(ahead)?.[0];
  scanner.spend(math?.length ?? ahead.length);
  if (math === undefined) return false;
  scanner.take('math', '', scanner.at + math.length);
  return true;
}

const AUTOLINK = /<(?:[a-z][a-z0-9+.-]{1,30}:|[\w.+-]{1,64}@)[^\s<>]{1,2000}>/iuy;
const TAG = /<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,2000})?\/?>/iuy;

function readComment(scanner: InlineScanner): boolean {
  const end = scanner.text.startsWith('<!--', scanner.at) ? scanner.endAfter('-->') : -1;
  if (end < 0) return false;
  scanner.at = end;
  return true;
}

function readAutolink(scanner: InlineScanner): boolean {
  const { at } = scanner;
  const link = scanner.match(AUTOLINK);
  if (link === undefined) return false;
  const end = at + link.length;
  scanner.wrap(at, at + 1, end - 1, end);
  scanner.verbatim(at + 1, end - 1);
  scanner.at = end;
  return true;
}

function readTag(scanner: InlineScanner): boolean {
  const tag = scanner.match(TAG);
  if (tag === undefined) return false;
  scanner.at += tag.length;
  return true;
}

const NOTE_REFERENCE = /\[\^[^\s\]]{1,200}\]/uy;
const CITED_KEY = /(?:^|[\s;([-])-?@[\p{L}\p{N}_{]/u;

function readNoteReference(scanner: InlineScanner): boolean {
  const reference = scanner.match(NOTE_REFERENCE);
  if (reference === undefined) return false;
  scanner.take('note', '', scanner.at + reference.length);
  return true;
}

function readInlineNote(scanner: InlineScanner): boolean {
  const open = scanner.at + 1;
  if (scanner.text[open] !== '[') return false;
  const end = findBracketEnd(scanner, open);
  if (end < 0) scanner.takeLiterally();
  else {
    scanner.inner.push({ kind: 'note', from: open + 1, to: end });
    scanner.take('note', '', end + 1);
  }
  return true;
}

function readImage(scanner: InlineScanner): boolean {
  const { at, text } = scanner;
  const open = at + 1;
  const end = text[open] === '[' ? findBracketEnd(scanner, open) : -1;
  if (end < 0) return false;
  const after = endOfTarget(scanner, end + 1);
  if (after === end + 1 && text[after] !== '[') return false;
  scanner.inner.push({ kind: 'caption', from: open + 1, to: end });
  scanner.take('figure', '', after);
  return true;
}

function readCitation(scanner: InlineScanner): boolean {
  const { at, text } = scanner;
  const end = findBracketEnd(scanner, at);
  if (end < 0 || endOfTarget(scanner, end + 1) > end + 1 || !CITED_KEY.test(text.slice(at, end))) return false;
  scanner.take('cite', '', end + 1);
  return true;
}

/** A link, or a span with attributes: reading continues with its text, and its end is recorded. */
function readLink(scanner: InlineScanner): boolean {
  const { at } = scanner;
  const end = findBracketEnd(scanner, at);
  if (end < 0) return false;
  const after = endOfTarget(scanner, end + 1);
  if (after === end + 1) return false;
  scanner.closings.set(end, { openFrom: at, openTo: at + 1, to: after });
  scanner.at = at + 1;
  return true;
}

function findBracketEnd(scanner: InlineScanner, open: number): number {
  return scanner.findClose(open, '[', ']');
}

/** The position after `(…)`, `{…}` or `[…]` that follows a bracket. */
function endOfTarget(scanner: InlineScanner, from: number): number {
  const { text } = scanner;
  let end = from;
  if (text[from] === '(') {
    const close = scanner.findClose(from, '(', ')');
    if (close >= 0) end = close + 1;
  } else if (text[from] === '[' && text[from + 1] !== '^' && text[from + 1] !== '@') {
    const close = text.indexOf(']', from);
    if (close >= 0 && close - from < 200) end = close + 1;
  }
  return scanner.endOfAttributes(end);
}

const KEY = /-?@(?:\{[^{}\s]{1,200}\}|[\p{L}\p{N}_*](?:[\p{L}\p{N}_]|[:.#$%&+?<>~/-](?=[\p{L}\p{N}_])){0,200})/uy;
const LOCATOR = /\s\[(?![^\]]{0,200}@)[^[\]\n]{1,200}\]/uy;

/** An in-text citation with its locator: `@doe2020 [p. 3]`. */
function readKey(scanner: InlineScanner): boolean {
  const { at, text } = scanner;
  const isAlone = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] as string);
  const key = isAlone ? scanner.match(KEY) : undefined;
  if (key === undefined) return false;
  const end = at + key.length;
  const afterLocator = end + (scanner.match(LOCATOR, end)?.length ?? 0);
  const isLink = text[afterLocator] === '(' || text[afterLocator] === '{';
  scanner.take('cite', '', isLink ? end : afterLocator);
  return true;
}

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

function readEntity(scanner: InlineScanner): boolean {
  const entity = scanner.match(ENTITY);
  if (entity === undefined) return false;
  takeAs(scanner, entity, ENTITIES[entity.toLowerCase()] ?? decodeNumeric(entity));
  return true;
}

function decodeNumeric(entity: string): string {
  const code = Number(entity.slice(2, -1).replace(/^x/iu, '0x'));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}

const TYPESET: readonly (readonly [typed: string, set: string])[] = [
  ['...', '…'],
  ['---', '—'],
  ['--', '–'],
];

function readTypeset(scanner: InlineScanner): boolean {
  const found = TYPESET.find(([typed]) => scanner.text.startsWith(typed, scanner.at));
  if (found === undefined) return false;
  takeAs(scanner, ...found);
  return true;
}

/** Reads source that Word shows as something else. */
function takeAs(scanner: InlineScanner, written: string, shown: string): void {
  const to = scanner.at + written.length;
  if (isSpace(shown)) scanner.at = to;
  else scanner.take('word', keyOf(shown), to);
}

function readAttributes(scanner: InlineScanner): boolean {
  const end = scanner.endOfAttributes(scanner.at);
  if (!/^\{(?:[#.=][\w-]|-\}|[\w-]+=)/u.test(scanner.text.slice(scanner.at, end))) return false;
  scanner.at = end;
  return true;
}

/** Emphasis, marks, sub- and superscript. Closes the nearest opener of its kind, or opens one. */
function readEmphasis(scanner: InlineScanner): boolean {
  const { at, text, openers } = scanner;
  const sign = text[at] as string;
  let length = 1;
  while (text[at + length] === sign && length < 3) length += 1;
  if (sign === '=' && length !== 2) return false;
  const before = text[at - 1] ?? ' ';
  const after = text[at + length] ?? ' ';
  const isInsideWord = sign === '_' && isWord(before) && isWord(after);
  const mayClose = !isSpace(before) && !isInsideWord;
  const mayOpen = !isSpace(after) && !isInsideWord;
  const open = mayClose ? findOpener(scanner, sign, length) : -1;
  if (open >= 0) {
    const [opener, ...unclosed] = openers.splice(open) as [Opener, ...Opener[]];
    takeUnclosed(scanner, unclosed);
    scanner.wrap(opener.at, opener.at + opener.length, at, at + opener.length);
    scanner.at += opener.length;
  } else if (mayOpen) {
    openers.push({ sign, at, length });
    scanner.at += length;
  } else scanner.takeLiterally(length);
  return true;
}

/** The nearest opener that this many signs close; -1 without any. */
function findOpener(scanner: InlineScanner, sign: string, length: number): number {
  const last = scanner.openers.length - 1;
  const end = Math.max(0, last - scanner.limit(0));
  for (let at = last; at >= end; at -= 1) {
    const one = scanner.openers[at] as Opener;
    if (one.sign !== sign || one.length > length) continue;
    scanner.spend(last - at);
    return at;
  }
  scanner.spend(last - end);
  return -1;
}

/** Anything never closed is plain text. */
export function takeUnclosed(scanner: InlineScanner, openers: readonly Opener[]): void {
  for (const { sign, at, length } of openers)
    for (let i = 0; i < length; i += 1) scanner.token('word', sign, at + i, at + i + 1);
}
