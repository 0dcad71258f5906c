import { tags } from '@lezer/highlight';
import type { Element, InlineContext, MarkdownConfig } from '@lezer/markdown';
import { findBracketEnd, LONGEST_ATTRIBUTES, measureAttributes } from './scan.ts';

/** A key in pandoc's syntax: `@key`, `-@key`, `@{any thing}`; inner punctuation only between letters or digits. */
const key = /-?@(?:\{[^}\s]+\}|[\p{L}\p{N}_]+(?:[:.#$%&\-+?<>~/][\p{L}\p{N}_]+|[:/]{2}[\p{L}\p{N}_]+)*)/uy;

interface FoundKey {
  readonly from: number;
  readonly to: number;
}

function matchKey(text: string, at: number): number {
  key.lastIndex = at;
  return key.test(text) ? key.lastIndex : -1;
}

/** Keys in the text between brackets, or null if a part between semicolons has none (then it is not a citation). */
function findKeys(text: string): readonly FoundKey[] | null {
  const keys: FoundKey[] = [];
  let found = false;
  for (let i = 0; i < text.length; i++) {
    const ch = text[i];
    if (ch === '\\') i++;
    else if (ch === ';') {
      if (!found) return null;
      found = false;
    } else if (
      !found &&
      (ch === '@' || (ch === '-' && text[i + 1] === '@')) &&
      !/[\p{L}\p{N}]/u.test(text[i - 1] ?? ' ')
    ) {
      const to = matchKey(text, i);
      if (to < 0) continue;
      keys.push({ from: i, to });
      found = true;
      i = to - 1;
    }
  }
  return found && keys.length > 0 ? keys : null;
}

function keyElement(cx: InlineContext, from: number, to: number): Element {
  const at = from + (cx.char(from) === 45 ? 2 : 1);
  return cx.elt('CitationKey', from, to, [cx.elt('CitationMark', from, at)]);
}

/** `[see @a, p. 3; -@b]`, `@a` and `@a [p. 3]`. */
export const citations: MarkdownConfig = {
  defineNodes: [
    { name: 'Citation', style: { 'Citation/...': tags.content } },
    { name: 'CitationInText', style: { 'CitationInText/...': tags.content } },
    { name: 'CitationKey', style: tags.labelName },
    { name: 'CitationMark', style: tags.processingInstruction },
  ],
  parseInline: [
    {
      name: 'Citation',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 91) return -1;
        const end = findBracketEnd(cx, pos);
        if (end < 0 || !cx.slice(pos, end).includes('@')) return -1;
        const after = cx.char(end);
        if (after === 40 || after === 91) return -1;
        if (after === 123 && measureAttributes(cx.slice(end, Math.min(cx.end, end + LONGEST_ATTRIBUTES))) > 0)
          return -1;
        const keys = findKeys(cx.slice(pos + 1, end - 1));
        if (!keys) return -1;
        const children = [cx.elt('CitationMark', pos, pos + 1)];
        for (const found of keys) children.push(keyElement(cx, pos + 1 + found.from, pos + 1 + found.to));
        children.push(cx.elt('CitationMark', end - 1, end));
        return cx.addElement(cx.elt('Citation', pos, end, children));
      },
    },
    {
      name: 'CitationInText',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 64 && !(next === 45 && cx.char(pos + 1) === 64)) return -1;
        if (/[\p{L}\p{N}]/u.test(cx.slice(Math.max(cx.offset, pos - 1), pos))) return -1;
        const text = cx.slice(pos, Math.min(cx.end, pos + 300));
        const size = matchKey(text, 0);
        if (size < 0) return -1;
        const keyEnd = pos + size;
        const children = [keyElement(cx, pos, keyEnd)];
        let end = keyEnd;
        const bracket = /^ ?\[/.exec(cx.slice(keyEnd, keyEnd + 2));
        if (bracket && cx.char(keyEnd + bracket[0].length) !== 94) {
          const close = findBracketEnd(cx, keyEnd + bracket[0].length - 1);
          if (close > 0 && cx.char(close) !== 40 && cx.char(close) !== 91) {
            children.push(cx.elt('CitationMark', keyEnd + bracket[0].length - 1, keyEnd + bracket[0].length));
            children.push(cx.elt('CitationMark', close - 1, close));
            end = close;
          }
        }
        return cx.addElement(cx.elt('CitationInText', pos, end, children));
      },
    },
  ],
};
