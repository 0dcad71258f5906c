import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { citeText } from '../citations/library.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { referencesField } from './references.ts';
import { createCaptionNumber } from './caption-number.ts';
import { noteNumberOf } from './labels.ts';
import { type InlineSource, renderInline } from './render-inline.ts';
import { readTable, splitRow } from './table-model.ts';

const heights = new Map<string, number>();

/** The context for rendering Markdown outside the document's own tree. */
export function inlineSource(view: EditorView, text: string): InlineSource {
  const { state } = view;
  return {
    slice: (from, to) => text.slice(from, to),
    references: state.field(referencesField, false) ?? new Map(),
    cite: (source) => citeText(state, source),
    number: (label) => noteNumberOf(state, label),
    resized: () => view.requestMeasure(),
  };
}

function findTable(node: SyntaxNode): SyntaxNode | null {
  return node.name === 'Table' ? node : (node.getChild('Table') ?? null);
}

/** The caption of a rendered table, after its number. */
export function drawCaption(
  view: EditorView,
  { source: text, caption }: { readonly source: string; readonly caption: readonly [number, number] | null },
  number: string,
): (Node | string)[] {
  if (!caption) return [];
  const [from, to] = caption;
  const paragraph = findParagraph(markdownLanguage.parser.parse(text).topNode, from);
  const words = renderInline(paragraph, from, to, inlineSource(view, text));
  return number === '' ? words : [createCaptionNumber(number), ' ', ...words];
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
      caption.dir = 'auto';
      const words = document.createElement('span');
      words.className = 'cm-table-caption-text';
      words.append(...drawCaption(view, this, this.number));
      caption.append(words);
      caption.dataset['at'] = String(this.caption[0]);
      table.append(caption);
    }
    const body = document.createElement('tbody');
    rows.forEach((cells, index) => {
      const row = document.createElement('tr');
      alignments.forEach((alignment, column) => {
        const cell = cells[column];
        const element = document.createElement(index === 0 ? 'th' : 'td');
        if (index === 0) element.scope = 'col';
        element.dir = 'auto';
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
      if (event.button !== 0) return;
      event.preventDefault();
      view.dispatch({
        selection: { anchor: this.findPosition(box, view, event.target) },
        userEvent: 'select.pointer',
        scrollIntoView: true,
      });
      view.focus();
      this.moveToPoint(view, event);
    });
  }

  /** The start of the clicked cell; beside a short row, of its last one. */
  private findPosition(box: HTMLElement, view: EditorView, target: EventTarget | null): number {
    const part = target instanceof Element ? target.closest('[data-at], tr') : null;
    const place = part?.matches('tr') ? [...part.querySelectorAll('[data-at]')].at(-1) : part;
    const at = place instanceof HTMLElement ? place.dataset['at'] : undefined;
    return Math.min(view.posAtDOM(box) + Number(at ?? this.table), view.state.doc.length);
  }

  /** The table has just been redrawn from its own lines, in the same place: puts the caret where the click was. */
  private moveToPoint(view: EditorView, event: MouseEvent): void {
    const { head } = view.state.selection.main;
    const line = view.state.doc.lineAt(head);
    const found = view.posAtCoords({ x: event.clientX, y: event.clientY });
    const cell = splitRow(line.text).find(({ from, to }) => line.from + from <= head && line.from + to >= head);
    if (found === null || !cell || found < line.from + cell.from || found > line.to) return;
    view.dispatch({
      selection: { anchor: Math.min(found, line.from + cell.to) },
      userEvent: 'select.pointer',
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
