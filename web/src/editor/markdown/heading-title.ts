import { END_MARK, MARKS } from '@scriptorium/bibliography/marks.ts';
import type { SyntaxNode } from '@lezer/common';

/** A heading's text with formatting marks; citations and references in it as written. */
export type Title = readonly (string | { readonly source: string })[];

const FORMATS: Readonly<Record<string, string>> = {
  Emphasis: MARKS.italic,
  StrongEmphasis: MARKS.bold,
  Superscript: MARKS.sup,
  Subscript: MARKS.sub,
};

/** Marks, URLs, and what references by title leave out, as in exports. */
const UNSEEN = /(?:Mark|^Attributes|^URL|^LinkTitle|^RawTex|^Comment|^HTMLTag|^FootnoteReference|^InlineFootnote)$/;

/** The title of a heading, whose text without attributes ends at `to`. */
export function readTitle(heading: SyntaxNode, text: string, to: number): Title {
  const parts: (string | { source: string })[] = [];
  const say = (words: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + words;
    else parts.push(words);
  };
  const readInside = (node: SyntaxNode, from: number, end: number): void => {
    let at = from;
    for (let child = node.firstChild; child && child.from < end; child = child.nextSibling) {
      if (child.to <= from) continue;
      say(text.slice(at, child.from));
      at = Math.min(child.to, end);
      read(child);
    }
    say(text.slice(at, end));
  };
  const read = (node: SyntaxNode): void => {
    const { name, from, to: end } = node;
    const source = text.slice(from, end);
    const format = FORMATS[name];
    if (UNSEEN.test(name)) return;
    if (name === 'Citation' || name === 'CitationInText') parts.push({ source });
    else if (name === 'Escape') say(source.slice(1));
    else if (name === 'InlineMath') say(MARKS.math + source.replace(/^\$|\$$/g, '') + END_MARK);
    else if (name === 'Image') say(source);
    else if (name === 'Link') readLink(node, source);
    else if (format !== undefined) {
      say(format);
      readInside(node, from, end);
      say(END_MARK);
    } else readInside(node, from, end);
  };
  const readLink = (node: SyntaxNode, source: string): void => {
    const [open, close] = node.getChildren('LinkMark');
    if (open && close && node.getChild('URL')) readInside(node, open.to, close.from);
    else say(source);
  };
  readInside(heading, heading.from, to);
  return trimEnds(parts.map((part) => (typeof part === 'string' ? part.replace(/\s+/g, ' ') : part)));
}

function trimEnds(parts: readonly Title[number][]): Title {
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') return part;
      const started = index === 0 ? part.trimStart() : part;
      return index === parts.length - 1 ? started.trimEnd() : started;
    })
    .filter((part) => part !== '');
}
