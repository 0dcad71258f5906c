import type { InlineContext } from '@lezer/markdown';

/** How far a bracket's partner is searched for, so that hostile text cannot make parsing quadratic. */
const reach = 20_000;

/** Limits the search for the end of an attribute list; nobody writes longer ones. */
export const LONGEST_ATTRIBUTES = 2000;

/**
 * Position after the `]` matching the `[` at `pos`, skipping escapes, code and nested brackets; -1 if there is none.
 */
export function findBracketEnd(cx: InlineContext, pos: number): number {
  let depth = 0;
  const end = Math.min(cx.end, pos + reach);
  for (let i = pos; i < end; i++) {
    const ch = cx.char(i);
    if (ch === 92) i++;
    else if (ch === 96) i = skipCode(cx, i, end);
    else if (ch === 91) {
      if (++depth > 32) return -1;
    } else if (ch === 93 && --depth === 0) return i + 1;
  }
  return -1;
}

function skipCode(cx: InlineContext, pos: number, end: number): number {
  let size = 1;
  while (cx.char(pos + size) === 96) size++;
  const fence = '`'.repeat(size);
  const text = cx.slice(pos + size, end);
  for (let at = text.indexOf(fence); at >= 0; at = text.indexOf(fence, at + size)) {
    if (text[at + size] !== '`' && text[at - 1] !== '`') return pos + size + at + size - 1;
  }
  return pos + size - 1;
}

/** Each attribute must end at a blank or the brace: otherwise a text like `{#a.a.a.a!` takes exponential time. */
const attributeList =
  /^\{\s*(?:(?:#[\w:.-]+|\.[\w-]+|[\w:-]+=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'}]+)|-)(?=[\s}])\s*)+\}/;
const rawFormat = /^\{=[\w-]+\}/;

/** Length of the pandoc attribute list (`{#id .class key=value}`) at the start of the text, or 0. */
export function measureAttributes(text: string): number {
  return (attributeList.exec(text) ?? rawFormat.exec(text))?.[0].length ?? 0;
}

export interface Attributes {
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly pairs: ReadonlyMap<string, string>;
}

/** Parses `{#id .class key=value}`; anything that is not an attribute is ignored. */
export function readAttributes(source: string): Attributes {
  let id: string | null = null;
  const classes: string[] = [];
  const pairs = new Map<string, string>();
  const item = /#([\w:.-]+)|\.([\w-]+)|([\w:-]+)=("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'}]+)/g;
  for (const match of source.matchAll(item)) {
    if (match[1]) id = match[1];
    else if (match[2]) classes.push(match[2]);
    else if (match[3] && match[4])
      pairs.set(match[3], match[4].replace(/^(["'])(.*)\1$/s, '$2').replace(/\\(.)/g, '$1'));
  }
  return { id, classes, pairs };
}
