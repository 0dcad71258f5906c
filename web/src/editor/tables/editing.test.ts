import { undo } from '@codemirror/commands';
import { EditorSelection, EditorState, StateEffect, type Transaction } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { blockElementsField } from '../live-preview/blocks.ts';
import { open, settle, show } from '../live-preview/shown-text.ts';
import { undoHistory } from '../undo-history.ts';
import { currentGrid, findGrid, gridsField, showTableSource } from './open-grids.ts';
import { describePastedCells } from './paste-cells.ts';

const text = 'x\n\n| a | b |\n|---|--:|\n| *c* | d |\n\n: Words {#tbl:x}\n\ny';

function at(words: string, after = 0): number {
  return text.indexOf(words) + after;
}

function step(state: EditorState, head: number, userEvent: string, assoc = 0): EditorState {
  return state.update({ selection: EditorSelection.cursor(head, assoc), userEvent }).state;
}

describe('a table with the caret in it', () => {
  test('shows its cells and none of its markup', () => {
    const state = open(text, at('d |'));
    expect(show(state)).toBe('x\n⟦Caption⟧\nab\n⟦Nothing⟧\ncd\n⟦Nothing⟧\n\ny');
    expect(currentGrid(state)?.number).toBe('Table\u00A01.');
  });

  test('shows the marks around the caret, and a space just typed', () => {
    expect(show(open(text, at('c*')))).toContain('\n*c*d\n');
    const typed = open(text, at('d |', 1)).update({
      changes: { from: at('d |', 1), insert: ' ' },
      selection: { anchor: at('d |', 2) },
      userEvent: 'input.type',
    }).state;
    expect(show(settle(typed))).toContain('\ncd \n');
  });

  test('shows its caption as text while the caret is in it', () => {
    const state = open(text, at('Words'));
    expect(show(state)).toContain('ab\n⟦Nothing⟧\ncd\n\n');
    expect(show(state)).toContain('Words');
    expect(currentGrid(state)).toBeNull();
  });

  test.each([
    ['without outer pipes', 'a | b\n---|---\n1 | 2'],
    ['with more cells than columns', '| a | b |\n|---|---|\n| 1 | 2 | 3 |'],
    ['with text after its last row', '| a | b |\n|---|---|\n| 1 | 2 |\ntext'],
  ])('%s it is edited as source', (_name, table) => {
    const state = open(`x\n\n${table}\n\ny`, 4);
    expect(show(state)).toBe(`x\n\n${table}\n\ny`);
    expect(findGrid(state, 4)).toBeNull();
  });

  test('shows its source when asked, until the caret leaves', () => {
    let state = open(text, at('d |'));
    state = state.update({ effects: showTableSource.of(at('d |')) }).state;
    expect(show(state)).toBe(text);
    state = state.update({ changes: { from: 0, insert: 'z' } }).state;
    expect(show(settle(state))).toBe(`z${text}`);
    state = step(step(state, 0, 'select'), at('d |') + 1, 'select');
    expect(show(settle(state))).toContain('ab\n⟦Nothing⟧\ncd');
  });

  test('has the rows of the text as others change it', () => {
    let state = open(text, at('d |'));
    state = settle(state.update({ changes: { from: at('\n\n: Words'), insert: '\n| e | f |' } }).state);
    expect(state.field(gridsField).grids[0]?.grid.rows).toHaveLength(3);
    state = settle(state.update({ changes: { from: 0, insert: 'Above.\n\n' } }).state);
    expect(show(state)).toContain('ab\n⟦Nothing⟧\ncd\nef\n⟦Nothing⟧');
    expect(state.field(blockElementsField).elements[0]?.from).toBe(at('| a') + 8);
  });
});

describe('the caret', () => {
  test.each([
    ['right from the end of a cell', at('a |', 1), at('a |', 2), at('b |')],
    ['left from the start of a cell', at('b |'), at('b |', -1), at('a |', 1)],
    ['right from the end of a row', at('b |', 1), at('b |', 2), at('*c*')],
    ['left from the start of a row', at('*c*'), at('*c*', -1), at('b |', 1)],
    ['left from the first cell', at('a |'), at('a |', -1), at('| a', -1)],
    ['right from the last', at('d |', 1), at('d |', 2), at('\n\n: Words', 1)],
    ['within a cell', at('*c*'), at('*c*', 1), at('*c*', 1)],
  ])('%s', (_name, from, to, expected) => {
    expect(step(open(text, from), to, 'select').selection.main.head).toBe(expected);
  });

  test.each([
    ['entering from above', at('| a'), 0, at('a |')],
    ['a click beside the text', at('| b'), -1, at('a |', 1)],
    ['a click before the text', at('| b', 1), 1, at('b |')],
    ['a jump to the line below the header', at('|---', 2), 0, at('b |', 1)],
  ])('%s', (_name, to, side, expected) => {
    expect(step(open(text, 0), to, 'select.pointer', side).selection.main.head).toBe(expected);
  });

  test('stays after a space just typed while the table is scrolled', () => {
    const typed = open(text, at('d |', 1)).update({
      changes: { from: at('d |', 1), insert: ' ' },
      selection: { anchor: at('d |', 2) },
      userEvent: 'input.type',
    }).state;
    expect(typed.update({ selection: typed.selection }).state.selection.main.head).toBe(at('d |', 2));
  });

  test('a search selects its match, wherever that is', () => {
    const found = open(text, 0).update({
      selection: { anchor: at('|---'), head: at('|---', 4) },
      userEvent: 'select.search',
    }).state;
    expect([found.selection.main.from, found.selection.main.to]).toEqual([at('|---'), at('|---', 4)]);
  });

  test('selecting everything stays as it is', () => {
    const state = open(text, at('| a'), at('\n\n: Words'));
    expect(state.sliceDoc(state.selection.main.from, state.selection.main.to)).toBe(
      text.slice(at('| a'), at('\n\n: W')),
    );
  });
});

describe('typing and deleting', () => {
  const type = (state: EditorState, from: number, insert: string, to = from, userEvent = 'input.type'): EditorState =>
    state.update({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent,
    }).state;

  test('changes the cell, and the caret after it, as one undo step', () => {
    let state = open(text, at('d |', 1));
    state = state.update({ effects: StateEffect.appendConfig.of(undoHistory) }).state;
    state = type(state, at('d |', 1), '|');
    expect(state.doc.toString()).toBe(text.replace('d |', 'd\\| |'));
    expect(state.selection.main.head).toBe(at('d |', 3));
    const done: Transaction[] = [];
    undo({ state, dispatch: (tr) => void done.push(tr) });
    expect(done[0]?.state.doc.toString()).toBe(text);
  });

  test('deleting a word backwards at the start of a cell does not affect the cell before', () => {
    const state = type(open(text, at('b |')), at('a |'), '', at('b |'), 'delete.backward');
    expect(state.doc.toString()).toBe(text);
    expect(state.selection.main.head).toBe(at('b |'));
  });

  test('a key deletes at each of several carets', () => {
    const several = StateEffect.appendConfig.of(EditorState.allowMultipleSelections.of(true));
    const state = open(text, 0).update({ effects: several }).state;
    const [one, two] = [at('a |'), at('b |')];
    const carets = state.update({
      selection: EditorSelection.create([EditorSelection.cursor(one + 1), EditorSelection.cursor(two + 1)]),
      userEvent: 'select',
    }).state;
    const after = carets.update({
      changes: [one, two].map((from) => ({ from, to: from + 1 })),
      userEvent: 'delete.backward',
    }).state;
    expect(after.doc.toString()).toBe(text.replace('| a | b |', '|  |  |'));
  });

  test('a line below is not joined with the table', () => {
    const table = '| a |\n|---|\n| b |\ny'.replace('\ny', '\n\ny');
    const state = open(table, table.length - 1);
    expect(type(state, table.length - 2, '', table.length - 1, 'delete.backward').doc.toString()).toBe(table);
  });

  test('text typed into the empty lines next to it does not become part of it', () => {
    const table = '| a |\n|---|\n| b |';
    const whole = `x\n\n${table}\n\ny`;
    expect(type(open(whole, 2), 2, 'z').doc.toString()).toBe(`x\n\nz\n\n${table}\n\ny`);
    const below = type(open(whole, whole.length - 2), whole.length - 2, 'z');
    expect(below.doc.toString()).toBe(`x\n\n${table}\n\nz\n\ny`);
    expect(below.selection.main.head).toBe(whole.length);
  });

  test('what others do, and what is done to rows and columns, is left alone', () => {
    const state = open(text, at('d |'));
    const cut = { changes: { from: at('| d'), to: at('| d', 2) } };
    for (const spec of [cut, { ...cut, userEvent: 'input.table' }, { ...cut, userEvent: 'undo' }])
      expect(state.update(spec).state.doc.toString()).toBe(text.replace('| d', 'd'));
  });
});

describe('cells of a spreadsheet', () => {
  const paste = (at: string, rows: string[][], isMarkdown = false): string | null => {
    const state = open(text, text.indexOf(at));
    const spec = describePastedCells(state, findGrid(state, text.indexOf(at))!, rows, isMarkdown);
    return spec && state.update(spec).state.doc.toString();
  };

  test('go into the cells from the caret on, with new rows as needed', () => {
    const rows = [
      ['1|2', '*x*'],
      ['3', '4'],
    ];
    expect(paste('*c*', rows)).toBe(text.replace('| *c* | d |', '| 1\\|2 | \\*x\\* |\n| 3 | 4 |'));
    expect(paste('*c*', rows, true)).toBe(text.replace('| *c* | d |', '| 1\\|2 | *x* |\n| 3 | 4 |'));
  });

  test('but not where there are too few columns', () => {
    expect(paste('d |', [['1', '2']])).toBeNull();
  });
});
