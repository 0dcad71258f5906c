import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

/** A link written as `[text](url)`, in document positions. Without a URL, that range is empty. */
export interface InlineLink {
  readonly from: number;
  readonly to: number;
  readonly text: readonly [number, number];
  readonly address: readonly [number, number];
}

/** The innermost inline link at a position, or null. Autolinks and `[text][label]` do not count. */
export function findInlineLink(state: EditorState, at: number): InlineLink | null {
  for (const side of [1, -1] as const)
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent) {
      if (node.name !== 'Link') continue;
      const [open, close, start] = node.getChildren('LinkMark');
      if (!open || !close || !start || state.sliceDoc(start.from, start.to) !== '(') continue;
      const url = node.getChild('URL');
      return {
        from: node.from,
        to: node.to,
        text: [open.to, close.from],
        address: url ? [url.from, url.to] : [start.to, start.to],
      };
    }
  return null;
}

/** Whether parentheses balance. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const ch of text) {
    if (ch === '(') depth += 1;
    else if (ch === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const picture = /!\[[^[\]`$<\\]{0,1000}\]\([^()\s`$<\\]{0,1000}\)/g;

/**
 * A link's text as typed into a field, as Markdown: formatting and pictures are kept, other brackets are escaped, since
 * they would end the link or form another.
 */
export function writeLinkText(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(/(?<!\\)(?:\\\\)*\\$/, '$&\\');
  if (!/[[\]]/.test(line.replace(picture, ''))) return line;
  return line.replace(/\\.|[[\]]/g, (found) => (found.length === 2 ? found : `\\${found}`));
}

/** A URL as typed into a field, as Markdown: characters that would end it are percent-encoded. */
export function writeLinkAddress(typed: string): string {
  const encode = (ch: string): string => `%${ch.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const address = typed.trim().replace(/[\s<>\\`$]/g, encode);
  return isBalanced(address) ? address : address.replace(/[()]/g, encode);
}
