import type { SyntaxNode } from '@lezer/common';
import { findTarget, type LinkTarget, type Slice } from '../markdown/link-references.ts';
import { isolateWords } from '../right-to-left.ts';
import { drawMath } from './katex.ts';
import { stripMathMarks } from './math.ts';

export interface InlineSource {
  readonly slice: Slice;
  readonly references: ReadonlyMap<string, LinkTarget>;
  /** The rendered citation, or null while unknown. */
  cite(source: string): string | null;
  /** The number of a footnote; null if none is printed. */
  number?(label: string): number | null;
  /** A formula was rendered late: sizes changed. */
  readonly resized: () => void;
  /** For other programs: formulas as TeX, links with their URL. */
  readonly portable?: boolean;
}

const tags: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  Emphasis: 'em',
  StrongEmphasis: 'strong',
  Strikethrough: 's',
  Highlight: 'mark',
  Superscript: 'sup',
  Subscript: 'sub',
  InlineCode: 'code',
  BracketedSpan: 'span',
};

const unseen = /(?:Mark|^Attributes|^URL|^LinkTitle|^LinkLabel|^RawTex|^Comment|^HTMLTag)$/;

/** Renders a node's content as elements: for table cells, captions and footnotes, which the caret cannot enter. */
export function renderInline(node: SyntaxNode, from: number, to: number, source: InlineSource): Node[] {
  const out: Node[] = [];
  let at = from;
  const text = (end: number): void => {
    if (end > at) out.push(document.createTextNode(source.slice(at, end)));
  };
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.to <= from || child.from >= to) continue;
    text(child.from);
    out.push(...renderNode(child, source));
    at = child.to;
  }
  text(to);
  return out;
}

function wrap(tag: keyof HTMLElementTagNameMap, children: readonly (Node | string)[], className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function renderNode(node: SyntaxNode, source: InlineSource): Node[] {
  const { name } = node;
  const text = source.slice(node.from, node.to);
  if (unseen.test(name)) return [];
  if (name === 'Escape') return [document.createTextNode(text.slice(1))];
  if (source.portable && /Math$/.test(name)) return [document.createTextNode(text)];
  if (name === 'InlineMath' || name === 'DisplayMath') {
    const element = wrap('span', [], 'cm-math');
    drawMath(element, stripMathMarks(text).replace(/\\label\{[^{}]*\}/g, ''), 'inline', source.resized);
    return [element];
  }
  if (name === 'Citation' || name === 'CitationInText') {
    return [wrap('span', isolateWords(source.cite(text) ?? text), 'cm-cite')];
  }
  if (name === 'FootnoteReference') {
    const label = text.slice(2, -1);
    return [wrap('sup', [document.createTextNode(String(source.number?.(label) ?? label))], 'cm-fn-ref')];
  }
  if (name === 'InlineFootnote') return [wrap('sup', [document.createTextNode('*')], 'cm-fn-ref')];
  const children = (): Node[] => renderInline(node, node.from, node.to, source);
  if (name === 'Link') {
    const marks = node.getChildren('LinkMark');
    if (!findTarget(node, source.slice, source.references) || !marks[1]) return [document.createTextNode(text)];
    const words = renderInline(node, marks[0]!.to, marks[1].from, source);
    const target = source.portable ? findTarget(node, source.slice, source.references) : null;
    if (!target) return [wrap('span', words, 'cm-link')];
    const anchor = wrap('a', words);
    if (/^(?:https?:|mailto:)/i.test(target.url)) anchor.setAttribute('href', target.url);
    return [anchor];
  }
  if (name === 'Image') return [document.createTextNode(text)];
  const tag = tags[name];
  if (name === 'InlineCode') return [wrap('code', children(), 'cm-code')];
  return tag ? [wrap(tag, children())] : children();
}
