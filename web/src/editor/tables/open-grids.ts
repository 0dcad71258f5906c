import {
  type EditorState,
  type Extension,
  type Range,
  type RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { BlockWrapper, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { BlockElement } from '../live-preview/block-scan.ts';
import { blockElementsField } from '../live-preview/blocks.ts';
import { drawSafely } from '../live-preview/draw-safely.ts';
import { captionNumberAt } from '../live-preview/labels.ts';
import { drawCaption } from '../live-preview/table.ts';
import { type Grid, readGrid } from './grid.ts';
import { t } from '../../lib/texts/editor.ts';

export type TableElement = Extract<BlockElement, { kind: 'table' }>;

/** A table with the caret in it, drawn from its own lines so that each cell is text of the document. */
export interface OpenGrid {
  readonly element: TableElement;
  readonly grid: Grid;
  /** Whether its caption is drawn above it; otherwise the selection is in the caption. */
  readonly drawsCaption: boolean;
  readonly number: string;
}

/** Shows the source of the table at a position, or of none. */
export const showTableSource = StateEffect.define<number | null>();

interface Span {
  readonly from: number;
  readonly to: number;
}

function isTable(element: BlockElement): element is TableElement {
  return element.kind === 'table';
}

function touches(state: EditorState, { from, to }: Span): boolean {
  return state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

/** The table whose source is shown, until the selection leaves it. */
const sourceField = StateField.define<Span | null>({
  create: () => null,
  update(value, tr) {
    for (const effect of tr.effects) {
      if (!effect.is(showTableSource)) continue;
      const at = effect.value;
      return (at === null ? null : findElement(tr.startState, at)) ?? null;
    }
    // If it could not be drawn as a table, there are no cells to edit.
    if (tr.isUserEvent('select.source')) return findElement(tr.startState, tr.newSelection.main.head);
    if (!value) return null;
    const moved = tr.docChanged
      ? { from: tr.changes.mapPos(value.from, -1), to: tr.changes.mapPos(value.to, 1) }
      : value;
    return touches(tr.state, moved) ? moved : null;
  },
});

/** The table, with its caption, at a position. */
export function findElement(state: EditorState, at: number): TableElement | null {
  const elements = state.field(blockElementsField, false)?.elements ?? [];
  return elements.filter(isTable).find(({ from, to }) => from <= at && to >= at) ?? null;
}

export function isSourceShown(state: EditorState, at: number): boolean {
  const shown = state.field(sourceField, false);
  return shown !== null && shown !== undefined && shown.from <= at && shown.to >= at;
}

const known = new WeakMap<TableElement, Grid | null>();

function readElement(state: EditorState, element: TableElement): Grid | null {
  const cached = known.get(element);
  if (cached !== undefined) return cached;
  const grid = readGrid(state.doc, element.from + element.table, element.from + element.tableEnd);
  known.set(element, grid);
  return grid;
}

/** The table at a position if it is edited cell by cell. */
export function findGrid(state: EditorState, at: number): Grid | null {
  const element = isSourceShown(state, at) ? null : findElement(state, at);
  const grid = element && readElement(state, element);
  return grid && grid.from <= at && grid.to >= at ? grid : null;
}

/** The tables that a range touches and whose cells are edited. */
export function findGrids(state: EditorState, from: number, to: number): Grid[] {
  const elements = state.field(blockElementsField, false)?.elements ?? [];
  return elements.filter(isTable).flatMap((element) => {
    if (element.from > to || element.to < from || isSourceShown(state, element.from)) return [];
    return readElement(state, element) ?? [];
  });
}

/** The caption as drawn above a table, whether it is written above or below. */
class CaptionWidget extends WidgetType {
  readonly element: TableElement;
  readonly number: string;

  constructor(element: TableElement, number: string) {
    super();
    this.element = element;
    this.number = number;
  }

  private get text(): string {
    const { caption, source } = this.element;
    return caption ? source.slice(...caption) : '';
  }

  override eq(other: CaptionWidget): boolean {
    return other.text === this.text && other.number === this.number;
  }

  toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = 'cm-grid-caption';
    box.append(...drawCaption(view, this.element, this.number));
    box.addEventListener('mousedown', (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      // Above the table, or on the line before it.
      const at = view.posAtDOM(box);
      const element = findElement(view.state, at) ?? findElement(view.state, at + 1);
      if (element?.caption)
        view.dispatch({ selection: { anchor: element.from + element.caption[1] }, userEvent: 'select' });
      view.focus();
    });
    return box;
  }

  override ignoreEvent(event: Event): boolean {
    return event.type !== 'contextmenu';
  }
}

/** Replaces lines that are not shown. */
class NothingWidget extends WidgetType {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  override eq(other: NothingWidget): boolean {
    return other.name === this.name;
  }

  toDOM(): HTMLElement {
    const nothing = document.createElement('div');
    nothing.className = this.name;
    nothing.setAttribute('aria-hidden', 'true');
    return nothing;
  }

  override get estimatedHeight(): number {
    return 0;
  }
}

const rule = Decoration.replace({ widget: new NothingWidget('cm-grid-rule'), block: true });
const nothing = Decoration.replace({ widget: new NothingWidget('cm-grid-nothing'), block: true });
const row = Decoration.line({ class: 'cm-grid-row', attributes: { role: 'row' } });
const head = Decoration.line({ class: 'cm-grid-row cm-grid-head', attributes: { role: 'row' } });
const cells = new Map<string, Decoration>();

function markCell(role: string, column: number, className: string): Decoration {
  const key = `${role} ${column} ${className}`;
  let mark = cells.get(key);
  if (!mark) {
    mark = Decoration.mark({
      class: className,
      attributes: { role, 'aria-colindex': String(column + 1) },
      // Includes the hidden characters at either end.
      inclusive: true,
    });
    cells.set(key, mark);
  }
  return mark;
}

const outer = BlockWrapper.create({ tagName: 'div', attributes: { class: 'cm-grid-box' }, rank: 60 });
const captioned = BlockWrapper.create({
  tagName: 'div',
  attributes: { class: 'cm-grid-box cm-grid-captioned' },
  rank: 60,
});
const inner = BlockWrapper.create({
  tagName: 'div',
  attributes: { class: 'cm-table cm-grid', role: 'table', 'aria-label': t('table') },
  rank: 50,
});

/** Widgets that replace lines, and styles of the lines themselves. */
function drawLines({ element, grid, drawsCaption, number }: OpenGrid): Range<Decoration>[] {
  const ranges: Range<Decoration>[] = [rule.range(grid.rule.from, grid.rule.to)];
  grid.rows.forEach(({ from }, index) => ranges.push((index === 0 ? head : row).range(from)));
  if (!drawsCaption) return ranges;
  // Separate from the wrappers: a wrapper restarts at each block that begins where it does.
  const widget = drawSafely(new CaptionWidget(element, number));
  if (element.from < grid.from)
    ranges.push(Decoration.replace({ widget, block: true }).range(element.from, grid.from - 1));
  else {
    ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(grid.from - 1));
    if (element.to > grid.to) ranges.push(nothing.range(grid.to + 1, element.to));
  }
  return ranges;
}

function drawCells({ grid }: OpenGrid): Range<Decoration>[] {
  return grid.rows.flatMap((line, index) =>
    line.cells.map((cell) => {
      const alignment = grid.alignments[cell.column] ?? null;
      const className = `cm-cell${alignment ? ` cm-align-${alignment}` : ''}${cell.start === cell.end ? ' cm-cell-empty' : ''}`;
      const role = index === 0 ? 'columnheader' : 'cell';
      return markCell(role, cell.column, className).range(cell.from, cell.to);
    }),
  );
}

interface GridsState {
  readonly grids: readonly OpenGrid[];
  readonly lines: DecorationSet;
  readonly cells: DecorationSet;
  readonly wrappers: RangeSet<BlockWrapper>;
}

const none: GridsState = {
  grids: [],
  lines: Decoration.none,
  cells: Decoration.none,
  wrappers: BlockWrapper.set([]),
};

function listOpen(state: EditorState): OpenGrid[] {
  const { open } = state.field(blockElementsField);
  return [...open].filter(isTable).flatMap((element): OpenGrid[] => {
    const grid = isSourceShown(state, element.from) ? null : readElement(state, element);
    if (!grid) return [];
    const isInCaption = state.selection.ranges.some((range) =>
      [range.anchor, range.head].some(
        (at) => (at >= element.from && at < grid.from) || (at > grid.to && at <= element.to),
      ),
    );
    return [
      {
        element,
        grid,
        // Without text above, there is no line at which to draw the caption.
        drawsCaption: element.caption !== null && !isInCaption && grid.from > 0,
        number: captionNumberAt(state, grid.from),
      },
    ];
  });
}

function isSame(a: OpenGrid, b: OpenGrid | undefined): boolean {
  return b !== undefined && a.grid === b.grid && a.drawsCaption === b.drawsCaption && a.number === b.number;
}

function build(state: EditorState, before: GridsState): GridsState {
  const grids = listOpen(state);
  if (grids.length === 0) return none;
  if (grids.length === before.grids.length && grids.every((one, i) => isSame(one, before.grids[i]))) return before;
  return {
    grids,
    lines: Decoration.set(grids.flatMap(drawLines), true),
    cells: Decoration.set(grids.flatMap(drawCells)),
    wrappers: BlockWrapper.set(
      grids.flatMap(({ grid: { from, to }, drawsCaption }) => [
        (drawsCaption ? captioned : outer).range(from, to),
        inner.range(from, to),
      ]),
      true,
    ),
  };
}

/** The tables with the caret in them that stay drawn. */
export const gridsField = StateField.define<GridsState>({
  create: (state) => build(state, none),
  update: (value, tr) => build(tr.state, value),
  provide: (field) => [
    EditorView.decorations.from(field, ({ lines }) => lines),
    EditorView.outerDecorations.from(field, (value) => value.cells),
    EditorView.blockWrappers.from(field, ({ wrappers }) => wrappers),
  ],
});

/** The table with the main caret in one of its cells. */
export function currentGrid(state: EditorState): OpenGrid | null {
  const { head: at } = state.selection.main;
  return state.field(gridsField, false)?.grids.find(({ grid }) => grid.from <= at && grid.to >= at) ?? null;
}

export const openGrids: Extension = [sourceField, gridsField];
