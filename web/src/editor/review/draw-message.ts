import type { EditorView } from '@codemirror/view';
import { replaceMentions } from '@scriptorium/contract/review/mentions.ts';
import type { SyntaxNode } from '@lezer/common';
import { markdownLanguage } from '../languages/markdown.ts';
import { renderInline } from '../live-preview/render-inline.ts';
import { inlineSource } from '../live-preview/table.ts';

/** Placeholders for mentions during parsing, which would take "@" for a citation. */
const FIRST_MENTION = 0xe000;
const MAX_MENTIONS = 100;

const BLOCKS: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Blockquote: 'blockquote',
};

/** Renders a message like the document, with formulas and citations. None of its markup reaches the page. */
export function drawMessage(view: EditorView, body: string, names: ReadonlyMap<string, string>): Node[] {
  const found: string[] = [];
  const text = replaceMentions(body.replaceAll(/[\uE000-\uE063]/gu, ''), (uuid, written) => {
    const name = names.get(uuid) ?? written;
    if (!found.includes(name) && found.length < MAX_MENTIONS) found.push(name);
    const at = found.indexOf(name);
    return at === -1 ? name : String.fromCodePoint(FIRST_MENTION + at);
  });
  const { topNode } = markdownLanguage.parser.parse(text);
  const source = inlineSource(view, text);
  const nodes = drawBlocks(topNode, text, (node) => renderInline(node, node.from, node.to, source));
  if (found.length > 0) for (const node of nodes) putMentions(node, found);
  return nodes;
}

function drawBlocks(parent: SyntaxNode, text: string, inline: (node: SyntaxNode) => Node[]): Node[] {
  const nodes: Node[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    const { name } = child;
    if (/Mark$/.test(name)) continue;
    const tag = BLOCKS[name];
    const element = document.createElement(tag ?? (/Code/.test(name) ? 'pre' : 'p'));
    if (tag !== undefined) element.append(...drawBlocks(child, text, inline));
    else if (/Code/.test(name)) element.textContent = readCode(child, text);
    else element.append(...inline(child));
    if (element.hasChildNodes()) nodes.push(element);
  }
  return nodes;
}

function readCode(node: SyntaxNode, text: string): string {
  const parts = node.getChildren('CodeText').map(({ from, to }) => text.slice(from, to));
  return parts.length > 0 ? parts.join('') : text.slice(node.from, node.to);
}

function putMentions(node: Node, names: readonly string[]): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = text.data.split(/([\uE000-\uE063])/u);
    if (parts.length === 1) continue;
    text.replaceWith(
      ...parts.map((part) => {
        const name = part.length === 1 ? names[(part.codePointAt(0) ?? 0) - FIRST_MENTION] : undefined;
        if (name === undefined) return part;
        const mention = document.createElement('span');
        mention.className = 'cm-mention';
        mention.textContent = `@${name}`;
        return mention;
      }),
    );
  }
}
