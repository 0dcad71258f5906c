import { syntaxTree } from '@codemirror/language';
import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

const leaves =
  /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d|FencedCode|CodeBlock|Table|GridTable|RawTexBlock|HTMLBlock|CommentBlock|ProcessingInstructionBlock|FrontMatter|HorizontalRule|LinkReference|LineBlock)$/;
const containers = /^(?:Blockquote|ListItem|FancyItem|FootnoteDefinition|Definition)$/;

/** Verbatim content: nothing in it is a list, quote or paragraph. */
export const verbatim =
  /^(?:FencedCode|CodeBlock|FrontMatter|HTMLBlock|CommentBlock|ProcessingInstructionBlock|RawTexBlock|Table|GridTable)$/;

export function findAncestor(state: EditorState, at: number, names: RegExp, side: -1 | 1 = -1): SyntaxNode | null {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent)
    if (names.test(node.name)) return node;
  return null;
}

/** The leaf block (text, code or cells) containing or touching a position; null between blocks. */
export function findLeaf(state: EditorState, at: number): SyntaxNode | null {
  return findAncestor(state, at, leaves) ?? findAncestor(state, at, leaves, 1);
}

/** Whether a line has nothing but quote marks. */
export function isBlank(text: string): boolean {
  return /^[\s>]*$/.test(text);
}

/** The quote marks of a line. */
export function readQuote(text: string): string {
  return /^(?:[ \t]{0,3}>[ \t]?)*/.exec(text)![0];
}

/**
 * What a continuation line must start with to stay in the quotes, list items and footnotes around a position: quote
 * marks, and indentation to the item's text.
 */
export function readContinuation(state: EditorState, at: number): string {
  const around: SyntaxNode[] = [];
  for (
    let node: SyntaxNode | null = findLeaf(state, at) ?? syntaxTree(state).resolveInner(at, -1);
    node;
    node = node.parent
  )
    if (containers.test(node.name)) around.unshift(node);
  let prefix = '';
  for (const node of around) {
    if (node.name === 'Blockquote') prefix += '> ';
    else if (node.name === 'ListItem' || node.name === 'FancyItem') {
      const first = state.doc.lineAt(node.from);
      const mark = node.firstChild;
      const to = mark
        ? mark.to - first.from + Math.max(1, /^ {0,4}/.exec(first.text.slice(mark.to - first.from))![0].length)
        : 0;
      prefix = prefix.padEnd(Math.min(to, first.length + 1));
    } else prefix += '    ';
  }
  return prefix;
}

/** A blank line that stays within the prefix's quotes. */
export function blankOf(prefix: string): string {
  return prefix.includes('>') ? prefix.slice(0, prefix.lastIndexOf('>') + 1) : '';
}

function countQuotes(text: string): number {
  return readQuote(text).split('>').length - 1;
}

/**
 * The adjacent non-blank lines of a range, if any. Within a quote, a line with only its marks is blank; outside, it is
 * part of the quote. `depth` is the range's quote nesting.
 */
export function readNeighbours(
  state: EditorState,
  first: number,
  last: number,
  depth = countQuotes(state.doc.line(first).text),
): { readonly above: Line | null; readonly below: Line | null } {
  const filled = (number: number): Line | null => {
    if (number < 1 || number > state.doc.lines) return null;
    const line = state.doc.line(number);
    return isBlank(line.text) && countQuotes(line.text) <= depth ? null : line;
  };
  return { above: filled(first - 1), below: filled(last + 1) };
}
