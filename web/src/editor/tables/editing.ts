import { completionStatus } from '@codemirror/autocomplete';
import { searchPanelOpen } from '@codemirror/search';
import {
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  type SelectionRange,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView, keymap } from '@codemirror/view';
import {
  enterCell,
  findPlace,
  type Grid,
  type GridCell,
  isInCell,
  passOver,
  readSelectedCells,
  readCell,
} from './grid.ts';
import { columnHolder } from './hold-columns.ts';
import { keepCells } from './keep-cells.ts';
import { tableBar } from './bar.ts';
import { currentGrid, findGrid, findGrids, gridsField, openGrids, showTableSource } from './open-grids.ts';
import { pastingCells, rememberCopied } from './paste-cells.ts';
import { toggleTableSource } from './toggle-source.ts';

/** Where a caret goes instead of between two cells. */
function moveIn(state: EditorState, at: number, side: number, from: number | null): { at: number; side: number } {
  const grid = findGrid(state, at);
  if (!grid) return { at, side };
  // Only keys move from cell to cell; anything else sets a position.
  const isStep = from !== null && from >= grid.from && from <= grid.to;
  const to = isStep ? passOver(grid, at, at > from, state.doc.length) : enterCell(grid, at, side);
  // At the start of a cell, the caret must not be drawn at the end of the previous one.
  return { at: to, side: to === findPlace(grid, to).cell.from ? 1 : to === at ? side : -1 };
}

function moveRangeIn(state: EditorState, range: SelectionRange, old: SelectionRange | null): SelectionRange {
  const head = moveIn(state, range.head, range.assoc, old?.head ?? null);
  if (range.empty) {
    return head.at === range.head && head.side === range.assoc
      ? range
      : EditorSelection.cursor(head.at, head.side, range.bidiLevel ?? undefined, range.goalColumn);
  }
  const grids = findGrids(state, range.from, range.to);
  if (grids.some(({ from, to }) => range.from <= from && range.to >= to)) return range;
  const anchor = moveIn(state, range.anchor, 0, old && old.anchor !== range.anchor ? null : range.anchor);
  return EditorSelection.range(anchor.at, head.at, range.goalColumn, range.bidiLevel ?? undefined);
}

/** Positions between cells are invisible, so carets are moved away from them. */
function keepSelection(tr: Transaction): Transaction | readonly TransactionSpec[] {
  const state = tr.startState;
  // If unchanged, it may be after a space just typed.
  if (tr.newSelection.eq(state.selection)) return tr;
  if (tr.effects.some((effect) => effect.is(showTableSource)) || tr.isUserEvent('select.source')) return tr;
  // A search continues from its match, wherever that is, and replaces nothing else.
  if (tr.isUserEvent('select.search') || tr.isUserEvent('input.replace')) return tr;
  const isKey = tr.isUserEvent('select') && !tr.isUserEvent('select.pointer') && !tr.isUserEvent('select.search');
  const { ranges, mainIndex } = tr.newSelection;
  const isSameCount = ranges.length === state.selection.ranges.length;
  const moved = ranges.map((range, i) =>
    moveRangeIn(state, range, isKey && isSameCount ? state.selection.ranges[i]! : null),
  );
  if (moved.every((range, i) => range === ranges[i] || (range.eq(ranges[i]!) && range.assoc === ranges[i]!.assoc)))
    return tr;
  return [tr, { selection: EditorSelection.create(moved, mainIndex), sequential: true }];
}

function listCellAt(state: EditorState, at: number): GridCell[] {
  const grid = findGrid(state, at);
  return grid ? [findPlace(grid, at).cell] : [];
}

/** Typing, pasting and deleting change the text of cells, never the table. */
function keepTables(tr: Transaction): Transaction | readonly TransactionSpec[] {
  if (!tr.docChanged) return tr.selection ? keepSelection(tr) : tr;
  if (!(tr.isUserEvent('input') || tr.isUserEvent('delete') || tr.isUserEvent('move'))) return tr;
  if (tr.isUserEvent('input.table')) return tr;
  const { doc, selection } = tr.startState;
  const grids: Grid[] = [];
  // Includes the lines above and below a table: text in them would become part of it.
  tr.changes.iterChangedRanges((from, to) => grids.push(...findGrids(tr.startState, from - 1, to + 1)));
  if (grids.length === 0) return tr;
  // Without a selection, a key deletes only within its caret's cell.
  const isAtCarets = tr.isUserEvent('delete') && selection.ranges.every(({ empty }) => empty);
  const own = new Set(isAtCarets ? selection.ranges.flatMap(({ head }) => listCellAt(tr.startState, head)) : []);
  const kept = keepCells(doc, [...new Set(grids)], tr.changes, own.size > 0 ? own : null);
  if (!kept) return tr;
  if (kept.changes.length === 0) return [];
  const { ranges, mainIndex } = tr.newSelection;
  const userEvent = tr.annotation(Transaction.userEvent);
  const addToHistory = tr.annotation(Transaction.addToHistory);
  return [
    {
      changes: kept.changes,
      selection: EditorSelection.create(
        ranges.map(({ anchor, head }) => EditorSelection.range(kept.place(anchor), kept.place(head))),
        mainIndex,
      ),
      effects: tr.effects,
      scrollIntoView: tr.scrollIntoView,
      annotations: [
        ...(userEvent === undefined ? [] : [Transaction.userEvent.of(userEvent)]),
        ...(addToHistory === undefined ? [] : [Transaction.addToHistory.of(addToHistory)]),
      ],
    },
  ];
}

/** On which side a caret is drawn: never next to text of another cell. */
function sideOf(cell: GridCell, at: number): -1 | 1 {
  return at > cell.start ? -1 : 1;
}

/**
 * Up and down stay in their column, moving by lines within a cell. The editor's own motion treats a row as one line of
 * text that ends with its last cell.
 */
function moveInColumn(forward: boolean): (view: EditorView) => boolean {
  return (view) => {
    const { main } = view.state.selection;
    const open = currentGrid(view.state);
    const caret = open && main.empty ? view.coordsAtPos(main.head, main.assoc || 1) : null;
    if (!open || !caret) return false;
    const { row, cell } = findPlace(open.grid, main.head);
    const left = view.contentDOM.getBoundingClientRect().left;
    const goal = main.goalColumn ?? caret.left - left;
    const half = (caret.bottom - caret.top) / 2;
    const edge = view.coordsAtPos(forward ? cell.end : cell.start, forward ? -1 : 1);
    const hasMore = edge !== null && (forward ? edge.top > caret.top + half : edge.top < caret.top - half);
    const next = open.grid.rows[row + (forward ? 1 : -1)];
    const target = hasMore ? cell : (next?.cells[cell.column] ?? next?.cells.at(-1));
    if (!target) return false;
    const from = forward ? target.start : target.end;
    const near = hasMore ? caret : view.coordsAtPos(from, forward ? 1 : -1);
    const y = near && (hasMore ? (forward ? near.bottom + half : near.top - half) : near.top + half);
    const found = y === null ? null : view.posAtCoords({ x: left + goal, y });
    const at = found === null ? from : Math.max(target.start, Math.min(target.end, found));
    view.dispatch({
      selection: EditorSelection.cursor(at, sideOf(target, at), undefined, goal),
      userEvent: 'select.table',
      scrollIntoView: true,
    });
    return true;
  };
}

function moveToEnd(forward: boolean, extend: boolean): (view: EditorView) => boolean {
  return (view) => {
    const { main } = view.state.selection;
    const open = currentGrid(view.state);
    if (!open) return false;
    const { cell } = findPlace(open.grid, main.head);
    const head = forward ? cell.end : cell.start;
    view.dispatch({
      selection: extend ? EditorSelection.range(main.anchor, head) : EditorSelection.cursor(head, sideOf(cell, head)),
      userEvent: 'select.table',
      scrollIntoView: true,
    });
    return true;
  };
}

/** At the edge of a cell there is nothing to delete. */
function stopAtEdge(forward: boolean): (view: EditorView) => boolean {
  return ({ state }) => {
    const { main } = state.selection;
    const open = main.empty && state.selection.ranges.length === 1 ? currentGrid(state) : null;
    if (!open) return false;
    const { cell } = findPlace(open.grid, main.head);
    return forward ? main.head >= cell.end : main.head <= cell.start;
  };
}

/** Escape first closes anything open. */
function onEscape(view: EditorView): boolean {
  const { state } = view;
  if (completionStatus(state) !== null || searchPanelOpen(state) || state.selection.ranges.length > 1) return false;
  return toggleTableSource(view);
}

const keys = keymap.of([
  { key: 'ArrowUp', run: moveInColumn(false) },
  { key: 'ArrowDown', run: moveInColumn(true) },
  { key: 'Home', run: moveToEnd(false, false), shift: moveToEnd(false, true) },
  { key: 'End', run: moveToEnd(true, false), shift: moveToEnd(true, true) },
  { mac: 'Cmd-ArrowLeft', run: moveToEnd(false, false), shift: moveToEnd(false, true) },
  { mac: 'Cmd-ArrowRight', run: moveToEnd(true, false), shift: moveToEnd(true, true) },
  { key: 'Backspace', run: stopAtEdge(false), shift: stopAtEdge(false) },
  { key: 'Mod-Backspace', run: stopAtEdge(false) },
  { key: 'Delete', run: stopAtEdge(true), shift: stopAtEdge(true) },
  { key: 'Mod-Delete', run: stopAtEdge(true) },
  { key: 'Escape', run: onEscape },
]);

/** Cells copied together paste into spreadsheets and become a table elsewhere. */
const copying = EditorView.clipboardOutputFilter.of((text, state) => {
  const { ranges, main } = state.selection;
  const grid = ranges.length === 1 && !main.empty ? findGrid(state, main.from) : null;
  if (!grid || !isInCell(grid, main.from) || main.to > grid.to) return text;
  const rows = readSelectedCells(state.doc, grid, main.from, main.to);
  return rows
    ? rememberCopied(rows.map((row) => row.join('\t')).join('\n'))
    : readCell(state.doc, { start: main.from, end: main.to });
});

/** When replacing a selection, browsers keep its look with style attributes, which the CSP forbids. */
const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    const { main, ranges } = view.state.selection;
    if (inputType !== 'insertText' || data === null || main.empty || ranges.length > 1) return false;
    if (view.composing || view.state.readOnly || !isInOneGrid(view.state)) return false;
    const { from, to } = main;
    const insert = (): Transaction =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});

const selectedText = Decoration.mark({ class: 'cm-cell-selected' });

/** Whether the selection is within one table: then the selected text of each cell is marked. */
function isInOneGrid(state: EditorState): boolean {
  const { ranges } = state.selection;
  return (
    ranges.some(({ empty }) => !empty) &&
    ranges.every(({ from, to }) => state.field(gridsField).grids.some(({ grid }) => grid.from <= from && grid.to >= to))
  );
}

/** The editor would draw the selection as whole rows, covering cells beside it. */
const selecting: Extension = [
  EditorView.decorations.compute(['selection', gridsField], (state) => {
    if (!isInOneGrid(state)) return Decoration.none;
    const parts = state.field(gridsField).grids.flatMap(({ grid }) =>
      grid.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) =>
          state.selection.ranges.flatMap(({ from, to }) => {
            const start = Math.max(from, cell.start);
            const end = Math.min(to, cell.end);
            return start < end ? [selectedText.range(start, end)] : [];
          }),
        ),
      ),
    );
    return Decoration.set(parts, true);
  }),
  EditorView.editorAttributes.compute(['selection', gridsField], (state): Record<string, string> =>
    isInOneGrid(state) ? { class: 'cm-selects-cells' } : {},
  ),
];

/** Pipe tables stay drawn with the caret in them: their cells are edited in place. */
export const tableEditing: Extension = [
  openGrids,
  // Before suggesting mode interprets the change.
  Prec.low(EditorState.transactionFilter.of(keepTables)),
  Prec.highest(keys),
  copying,
  pastingCells,
  selecting,
  typingOver,
  columnHolder,
  tableBar,
];
