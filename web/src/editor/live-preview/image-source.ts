import type { SyntaxNode } from '@lezer/common';
import { findTarget, type LinkTarget, type Slice } from '../markdown/link-references.ts';
import { readAttributes } from '../markdown/scan.ts';

/** An image as written in the source. */
export interface ImageSource {
  readonly url: string;
  /** Markdown of the caption, between the brackets. */
  readonly alt: string;
  readonly title: string;
  readonly width: string | null;
  readonly height: string | null;
}

const length = /^\d+(?:\.\d+)?(?:px|%|em|rem|cm|mm|in|pt)?$/;

function readLength(value: string | undefined): string | null {
  if (!value || !length.test(value)) return null;
  return /\d$/.test(value) ? `${value}px` : value;
}

/** An image's attributes, directly after it. */
export function attributesOf(node: SyntaxNode): SyntaxNode | null {
  const next = node.nextSibling;
  return next?.name === 'Attributes' && next.from === node.to ? next : null;
}

export function readImage(
  node: SyntaxNode,
  slice: Slice,
  references: ReadonlyMap<string, LinkTarget>,
): ImageSource | null {
  const target = findTarget(node, slice, references);
  const [open, close] = node.getChildren('LinkMark');
  if (!target || !open || !close) return null;
  const attributes = attributesOf(node);
  const pairs = attributes ? readAttributes(slice(attributes.from, attributes.to)).pairs : null;
  return {
    url: target.url,
    alt: slice(open.to, close.from),
    title: target.title,
    width: readLength(pairs?.get('width')),
    height: readLength(pairs?.get('height')),
  };
}

/** Escapes what would end the brackets; balanced and already escaped brackets stay. */
export function escapeCaption(caption: string): string {
  let depth = 0;
  const text = caption.replace(/\s*\n\s*/g, ' ').trim();
  const open: number[] = [];
  const loose = new Set<number>();
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '[') {
      open.push(i);
      depth++;
    } else if (text[i] === ']') {
      if (depth === 0) loose.add(i);
      else {
        depth--;
        open.pop();
      }
    }
  }
  for (const at of open) loose.add(at);
  return closeEscape(text.replace(/[[\]]/g, (bracket, i: number) => (loose.has(i) ? `\\${bracket}` : bracket)));
}

/** A trailing backslash would escape the closing character: escape it. */
function closeEscape(text: string): string {
  const run = /\\*$/.exec(text)?.[0].length ?? 0;
  return run % 2 === 0 ? text : `${text}\\`;
}

/**
 * The image source with another caption: brackets and title both carry it, with double quotes escaped in the title; URL
 * and attributes are unchanged.
 */
export function writeCaption(
  node: SyntaxNode,
  slice: Slice,
  caption: string,
): { from: number; to: number; insert: string } | null {
  const [open, close, paren] = node.getChildren('LinkMark');
  if (!open || !close) return null;
  const alt = escapeCaption(caption);
  const url = node.getChild('URL');
  const title = node.getChild('LinkTitle');
  if (!paren || !url) return { from: open.to, to: close.from, insert: alt };
  const written = alt === '' ? '' : ` "${escapeQuotes(caption.replace(/\s*\n\s*/g, ' ').trim())}"`;
  return { from: open.to, to: title?.to ?? url.to, insert: `${alt}](${slice(url.from, url.to)}${written}` };
}

export function escapeQuotes(text: string): string {
  return closeEscape(text.replace(/\\*"/g, (found) => (found.length % 2 === 0 ? found : `${found.slice(0, -1)}\\"`)));
}
