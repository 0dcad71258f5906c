import { ICONS } from '../context-menu/menu-icons.ts';
import { type EditorView, WidgetType } from '@codemirror/view';
import { findFrontMatter, type Metadata, readMetadata } from '../front-matter/metadata.ts';
import { openAddress } from './link.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { renderInline } from './render-inline.ts';
import { inlineSource } from './table.ts';
import type { Construct } from './construct.ts';
import { createButton, createElement as create } from './create-element.ts';
import { drawIcon } from './icon.ts';
import { showTitleForm } from '../title-form/open.ts';
import { t } from '../../lib/texts/editor.ts';
import { isSharedAlone } from '../surroundings.ts';

let heights = new Map<string, number>();

/** The front matter as a card; "Edit" turns it into a form in place. */
export class FrontMatterWidget extends WidgetType {
  readonly source: string;

  constructor(source: string) {
    super();
    this.source = source;
  }

  override eq(other: FrontMatterWidget): boolean {
    return other.source === this.source;
  }

  toDOM(view: EditorView): HTMLElement {
    const data = readMetadata(findFrontMatter(this.source)?.yaml ?? '');
    const card = create('section', 'cm-front-matter');
    card.setAttribute('aria-label', t('titleAndAuthors'));
    if (!view.state.readOnly) card.addEventListener('dblclick', () => void showTitleForm(view));
    card.append(...drawCard(data, view));
    view.requestMeasure({
      key: card,
      read: () => {
        if (card.isConnected) heights = new Map([[this.source, card.offsetHeight]]);
      },
    });
    return card;
  }

  override get estimatedHeight(): number {
    return heights.get(this.source) ?? 240;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** User text, which may run from right to left. */
function written(tag: 'div' | 'p', className: string, text: string): HTMLElement {
  const element = create(tag, className, text);
  element.dir = 'auto';
  return element;
}

/** Short hyphenated words are not broken at the hyphen. */
const HYPHENATED = /((?<!\S)(?=\S{3,20}(?!\S))\S*\p{L}-\p{L}\S*)/u;

const keepTogether = (text: string): (Node | string)[] =>
  text.split(HYPHENATED).map((part, at) => (at % 2 === 1 ? create('span', 'cm-fm-word', part) : part));

function drawTitle(title: string, view: EditorView): HTMLElement {
  const element = written('div', 'cm-fm-title', '');
  for (const node of drawWords(title, view))
    element.append(...(node instanceof Text ? keepTogether(node.data) : [node]));
  return element;
}

/** With emphasis and formulas as printed, such as the names of species. */
function drawWords(text: string, view: EditorView): Node[] {
  const { topNode } = markdownLanguage.parser.parse(text);
  const only = topNode.firstChild;
  return only?.name === 'Paragraph' && !only.nextSibling
    ? renderInline(only, 0, text.length, inlineSource(view, text))
    : [document.createTextNode(text)];
}

function drawEdit(view: EditorView): HTMLElement {
  const edit = createButton('cm-front-matter-edit', drawIcon(ICONS.pencil), create('span', '', t('edit')));
  edit.setAttribute('aria-label', t('editTitle'));
  edit.addEventListener('click', () => void showTitleForm(view));
  return edit;
}

/** With emphasis and formulas as printed. */
function drawAbstract(text: string, view: EditorView): HTMLElement {
  const abstract = written('p', 'cm-fm-abstract', '');
  const { topNode } = markdownLanguage.parser.parse(text);
  const source = inlineSource(view, text);
  for (let node = topNode.firstChild; node; node = node.nextSibling) {
    if (node.prevSibling) abstract.append('\n\n');
    abstract.append(
      ...(node.name === 'Paragraph'
        ? renderInline(node, node.from, node.to, source)
        : [text.slice(node.from, node.to)]),
    );
  }
  return abstract;
}

function drawCard(data: Metadata, view: EditorView): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (data.title) parts.push(drawTitle(data.title, view));
  else if (view.state.readOnly) parts.push(create('div', 'cm-fm-title', t('untitled')));
  else {
    const add = createButton('cm-tf-add', t('addTitle'));
    add.addEventListener('click', () => void showTitleForm(view));
    parts.push(add);
  }
  if (data.subtitle) {
    const subtitle = written('div', 'cm-fm-subtitle', '');
    subtitle.append(...drawWords(data.subtitle, view));
    parts.push(subtitle);
  }
  if (data.authors.length > 0) {
    const line = create('div', 'cm-fm-authors');
    data.authors.forEach((author, index) => {
      // Avoid breaking names between two rows.
      const name = create('span', 'cm-fm-author', create('bdi', '', ...drawWords(author.name, view)));
      if (author.marks.length > 0) name.append(create('sup', '', author.marks.join(',')));
      if (index < data.authors.length - 1) name.append(',');
      line.append(index > 0 ? ' ' : '', name);
    });
    parts.push(line);
  }
  if (data.affiliations.length > 0) {
    parts.push(
      create(
        'div',
        'cm-fm-affiliations',
        ...data.affiliations.map(({ mark, name }) => create('div', '', create('sup', '', mark), ` ${name}`)),
      ),
    );
  }
  const meta: (Node | string)[] = [];
  if (data.date) meta.push(data.date);
  for (const file of data.bibliography) {
    if (meta.length > 0) meta.push(' · ');
    // Nothing to open for whoever only got the text.
    if (isSharedAlone(view.state)) {
      meta.push(file);
      continue;
    }
    const link = createButton('cm-fm-file', file);
    link.addEventListener('click', () => openAddress(view, file));
    meta.push(link);
  }
  // Not above the title, where the line naming other editors would cover it.
  const edit = view.state.readOnly ? [] : [drawEdit(view)];
  if (meta.length > 0 || edit.length > 0) parts.push(create('div', 'cm-fm-meta', create('span', '', ...meta), ...edit));
  if (data.abstract) parts.push(drawAbstract(data.abstract, view));
  if (data.tags.length > 0)
    parts.push(create('div', 'cm-fm-tags', ...data.tags.map((tag) => create('span', 'cm-fm-tag', tag))));
  return parts;
}

/** The front matter while it is edited: YAML in the code font on a card's background. */
export const frontMatterSource: Construct = {
  nodes: ['FrontMatter'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-fm-source');
    cx.line(node.from, 'cm-fm-first');
    cx.line(node.to, 'cm-fm-last');
    for (const mark of node.node.getChildren('FrontMatterMark')) cx.mark(mark.from, mark.to, 'cm-mark');
    return false;
  },
};
