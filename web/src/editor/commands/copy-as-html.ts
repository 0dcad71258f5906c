import type { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { markdownLanguage } from '../languages/markdown.ts';
import { renderInline, type InlineSource } from '../live-preview/render-inline.ts';
import { inlineSource } from '../live-preview/table.ts';
import { readTable } from '../live-preview/table-model.ts';
import { surroundings } from '../surroundings.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { t } from '../../lib/texts/editor.ts';

const left = /^(?:FrontMatter|CommentBlock|LinkReference|FootnoteDefinition|HTMLBlock|FencedDivEnd)$|Mark$|Info$/;
const containers: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Blockquote: 'blockquote',
  FencedDiv: 'div',
};

function create(tag: keyof HTMLElementTagNameMap, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function renderChildren(node: SyntaxNode, source: InlineSource): Node[] {
  const out: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) out.push(...renderBlock(child, source));
  return out;
}

function renderTable(node: SyntaxNode, source: InlineSource): HTMLElement {
  const rows = readTable(node, source.slice).rows.map((cells, index) =>
    create(
      'tr',
      cells.map((cell) =>
        create(index === 0 ? 'th' : 'td', cell.node ? renderInline(cell.node, cell.from, cell.to, source) : []),
      ),
    ),
  );
  return create('table', rows);
}

function renderBlock(node: SyntaxNode, source: InlineSource): Node[] {
  const { name } = node;
  if (left.test(name)) return [];
  const inline = (): Node[] => renderInline(node, node.from, node.to, source);
  const level = /Heading(\d)$/.exec(name)?.[1];
  if (level) return [create(`h${level}` as 'h1', trim(inline()))];
  if (name === 'Paragraph') return node.parent?.name === 'ListItem' ? inline() : [create('p', inline())];
  if (name === 'Task') {
    const from = node.firstChild?.to ?? node.from;
    const box = /^\[ \]/.test(source.slice(node.from, from)) ? '☐' : '☑';
    return [document.createTextNode(box), ...renderInline(node, from, node.to, source)];
  }
  if (name === 'HorizontalRule') return [create('hr', [])];
  if (name === 'Table') return [renderTable(node, source)];
  if (name === 'FencedCode' || name === 'CodeBlock') {
    const text = node.getChildren('CodeText').map(({ from, to }) => source.slice(from, to));
    return [create('pre', [create('code', text)])];
  }
  const tag = containers[name];
  if (tag) return [create(tag, renderChildren(node, source))];
  return [create('p', [source.slice(node.from, node.to)])];
}

/** The space between a heading's marker and its text. */
function trim(nodes: Node[]): Node[] {
  const [first] = nodes;
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').trimStart();
  return nodes;
}

/** Renders Markdown as HTML for word processors and mail programs. */
export function renderHtml(view: EditorView, text: string): string {
  const source: InlineSource = { ...inlineSource(view, text), portable: true };
  const box = create('div', renderChildren(markdownLanguage.parser.parse(text).topNode, source));
  for (const element of box.querySelectorAll('[class]')) element.removeAttribute('class');
  return box.getHTML();
}

/** Copies the selection, or the whole text, with formatting; the plain-text flavour is Markdown. */
export function copyAsHtml(view: EditorView): boolean {
  const { state } = view;
  const { main } = state.selection;
  const text = main.empty ? state.doc.toString() : state.sliceDoc(main.from, main.to);
  const { report } = state.facet(surroundings);
  // Insecure pages have no clipboard API.
  if (!('clipboard' in navigator)) {
    report(t('copyRefused'), 'error');
    return true;
  }
  writeClipboard(text, renderHtml(view, text)).then(
    () => report(main.empty ? t('copiedDocument') : t('copiedSelection'), 'info'),
    () => report(t('copyRefused'), 'error'),
  );
  return true;
}
