import { syntaxTree } from '@codemirror/language';
import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

const leaves =
  /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d|FencedCode|CodeBlock|Table|GridTable|RawTexBlock|HTMLBlock|CommentBlock|ProcessingInstructionBlock|FrontMatter|HorizontalRule|LinkReference|LineBlock)$/;
const containers = /^(?:Blockquote|ListItem|FancyItem|FootnoteDefinition|Definition)$/;

/** What is kept as it is written: nothing in it is a list, a quote or a paragraph. */
export const verbatim =
  /^(?:FencedCode|CodeBlock|FrontMatter|HTMLBlock|CommentBlock|ProcessingInstructionBlock|RawTexBlock|Table|GridTable)$/;

export function findAncestor(state: EditorState, at: number, names: RegExp, side: -1 | 1 = -1): SyntaxNode | null {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent)
    if (names.test(node.name)) return node;
  return null;
}

/** The block of text, code or cells that a place is in or at the edge of; null between blocks. */
export function findLeaf(state: EditorState, at: number): SyntaxNode | null {
  return findAncestor(state, at, leaves) ?? findAncestor(state, at, leaves, 1);
}

/** Whether nothing is on a line but the marks of the quote that it is in. */
export function isBlank(text: string): boolean {
  return /^[\s>]*$/.test(text);
}

/** The marks of the quotes around a line. */
export function readQuote(text: string): string {
  return /^(?:[ \t]{0,3}>[ \t]?)*/.exec(text)![0];
}

/**
 * What a further line begins with to stay in the quotes, items and notes that hold a place: quote marks, and blanks up
 * to where the text of an item begins.
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

/** A blank line that stays within the quotes of a prefix. */
export function blankOf(prefix: string): string {
  return prefix.includes('>') ? prefix.slice(0, prefix.lastIndexOf('>') + 1) : '';
}

function countQuotes(text: string): number {
  return readQuote(text).split('>').length - 1;
}

/**
 * The lines beside a range that are no blank lines, as far as there are any. Within a quote its marks alone are a blank
 * line; outside of it they are part of it. `depth` is how many quotes the range is in.
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
