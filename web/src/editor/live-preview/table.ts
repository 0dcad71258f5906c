import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { citeText } from '../citations/library.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import type { Construct } from './construct.ts';
import { referencesField } from './references.ts';
import { createCaptionNumber } from './caption-number.ts';
import { type InlineSource, renderInline } from './render-inline.ts';
import { readTable } from './table-model.ts';

const heights = new Map<string, number>();

/** The context for rendering Markdown outside the document's own tree. */
export function inlineSource(view: EditorView, text: string): InlineSource {
  const { state } = view;
  return {
    slice: (from, to) => text.slice(from, to),
    references: state.field(referencesField, false) ?? new Map(),
    cite: (source) => citeText(state, source),
    resized: () => view.requestMeasure(),
  };
}

function findTable(node: SyntaxNode): SyntaxNode | null {
  return node.name === 'Table' ? node : (node.getChild('Table') ?? null);
}

/** A rendered pipe table. Clicking a cell puts the caret into that cell's source. */
export class TableWidget extends WidgetType {
  readonly source: string;
  /** Positions of the table and its caption text, relative to the rendered range. */
  readonly table: number;
  readonly caption: readonly [number, number] | null;
  /** Printed before the caption. */
  readonly number: string;
  /** Changes with what the text depends on (definitions, citations). */
  readonly revision: number;

  constructor(
    source: string,
    table: number,
    caption: readonly [number, number] | null,
    number: string,
    revision: number,
  ) {
    super();
    this.source = source;
    this.table = table;
    this.caption = caption;
    this.number = number;
    this.revision = revision;
  }

  override eq(other: TableWidget): boolean {
    return other.source === this.source && other.number === this.number && other.revision === this.revision;
  }

  toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = 'cm-table-box';
    this.fill(box, view);
    view.requestMeasure({
      key: box,
      read: () => {
        if (box.isConnected) heights.set(this.source, box.offsetHeight);
      },
    });
    return box;
  }

  private fill(box: HTMLElement, view: EditorView): void {
    const { topNode } = markdownLanguage.parser.parse(this.source);
    const node = findTable(topNode);
    if (!node) {
      box.textContent = this.source;
      return;
    }
    const source = inlineSource(view, this.source);
    const { alignments, rows } = readTable(node, source.slice);
    const table = document.createElement('table');
    table.className = 'cm-table';
    if (this.caption) {
      const caption = document.createElement('caption');
      const [from, to] = this.caption;
      if (this.number !== '') caption.append(createCaptionNumber(this.number), ' ');
      caption.append(...renderInline(findParagraph(topNode, from), from, to, source));
      caption.dataset['at'] = String(from);
      table.append(caption);
    }
    const body = document.createElement('tbody');
    rows.forEach((cells, index) => {
      const row = document.createElement('tr');
      alignments.forEach((alignment, column) => {
        const cell = cells[column];
        const element = document.createElement(index === 0 ? 'th' : 'td');
        if (index === 0) element.scope = 'col';
        if (alignment) element.classList.add(`cm-align-${alignment}`);
        if (cell?.node) element.append(...renderInline(cell.node, cell.from, cell.to, source));
        if (cell) element.dataset['at'] = String(cell.from);
        row.append(element);
      });
      if (index === 0) {
        const head = document.createElement('thead');
        head.append(row);
        table.append(head);
      } else body.append(row);
    });
    table.append(body);
    box.append(table);
    box.addEventListener('mousedown', (event) => {
      const at =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined;
      if (event.button !== 0) return;
      event.preventDefault();
      const base = view.posAtDOM(box);
      view.dispatch({
        selection: { anchor: Math.min(base + Number(at ?? this.table), view.state.doc.length) },
        userEvent: 'select.pointer',
        scrollIntoView: true,
      });
      view.focus();
    });
  }

  override get estimatedHeight(): number {
    return heights.get(this.source) ?? 37 * Math.max(1, this.source.split('\n').length - 1);
  }

  override ignoreEvent(event: Event): boolean {
    return event.type !== 'contextmenu';
  }
}

function findParagraph(top: SyntaxNode, at: number): SyntaxNode {
  for (let node: SyntaxNode | null = top.resolve(at, 1); node; node = node.parent)
    if (node.name === 'Paragraph') return node;
  return top;
}

/** A table with the caret in it: its source in a monospaced font, so that columns align. */
export const tableSource: Construct = {
  nodes: ['Table'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-table-source');
    for (let child = node.node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'TableDelimiter') cx.mark(child.from, child.to, 'cm-mark');
      else for (const pipe of child.getChildren('TableDelimiter')) cx.mark(pipe.from, pipe.to, 'cm-mark');
    }
    // Hidden marks and other fonts would misalign the columns.
    return false;
  },
};

/** A grid table is already drawn in the source; it just needs a monospaced font. */
export const gridTableSource: Construct = {
  nodes: ['GridTable'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-table-source');
    for (const border of node.node.getChildren('GridTableMark')) cx.mark(border.from, border.to, 'cm-mark');
    return false;
  },
};
