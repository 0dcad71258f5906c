import { describe, expect, test } from 'vitest';
import { runMarked } from './marked-text.ts';
import {
  alignColumn,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertColumn,
  insertRow,
  moveColumn,
  moveTableRow,
} from './table-structure.ts';

const table = 'x\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n| 3 | 4 |\n\ny';
const at = (cell: string): string => table.replace(`${cell} |`, `${cell}¦ |`);

describe('table rows and columns', () => {
  test.each([
    ['a row above', insertRow(-1), at('3'), '| 1 | 2 |\n| ¦  |   |\n| 3 | 4 |'],
    ['a row below', insertRow(1), at('4'), '| 3 | 4 |\n|   | ¦  |'],
    ['a row below the header goes after the delimiter row', insertRow(1), at('a'), '|---|--:|\n| ¦  |   |\n| 1 | 2 |'],
    ['a row deleted', deleteRow, at('2'), '|---|--:|\n| 3 | 4¦ |\n'],
    ['the last row deleted', deleteRow, at('3'), '| 1¦ | 2 |\n\ny'],
    ['the header cannot be deleted', deleteRow, at('a'), '| a¦ | b |\n|---|--:|\n| 1 | 2 |'],
    ['a row up', moveTableRow(-1), at('4'), '| 3 | 4¦ |\n| 1 | 2 |\n\ny'],
    ['a row down', moveTableRow(1), at('1'), '| 3 | 4 |\n| 1¦ | 2 |\n\ny'],
    ['the first row stays below the header', moveTableRow(-1), at('1'), '|---|--:|\n| 1¦ | 2 |\n| 3 | 4 |'],
    ['a column before', insertColumn(-1), at('1'), '|   | a | b |\n|---|---|--:|\n| ¦  | 1 | 2 |'],
    ['a column after the last', insertColumn(1), at('2'), '| a | b |   |\n|---|--:|---|\n| 1 | 2 | ¦  |'],
    ['a column deleted', deleteColumn, at('1'), '| b |\n|--:|\n| ¦2 |\n| 4 |'],
    ['the last column deleted', deleteColumn, at('4'), '| a |\n|---|\n| 1 |\n| ¦3 |'],
    ['a column to the right', moveColumn(1), at('1'), '| b | a |\n|--:|---|\n| 2 | 1¦ |\n| 4 | 3 |'],
    ['a column to the left', moveColumn(-1), at('4'), '| b | a |\n|--:|---|\n| 2 | 1 |\n| 4¦ | 3 |'],
    ['no further', moveColumn(1), at('4'), '| 3 | 4¦ |'],
    ['centred', alignColumn('center'), at('3'), '|:-:|--:|'],
    ['default alignment', alignColumn(null), at('4'), '|---|---|'],
    ['the whole table deleted', deleteTable, at('4'), 'x\n\n¦\n\ny'],
  ])('%s', (_name, command, before, expected) => {
    expect(runMarked(command, before) ?? before).toContain(expected);
  });

  test('lines without outer pipes, escaped pipes and short rows keep their cells', () => {
    expect(runMarked(insertColumn(1), 'a|b\n-|-\n1 \\| x¦|2\n3')).toBe('a|   |b\n-|---|-\n1 \\| x| ¦  |2\n3|   ');
    expect(runMarked(deleteColumn, 'a|b\n-|-\n1|2¦\n3')).toBe('a\n-\n¦1\n3');
    expect(runMarked(moveColumn(-1), 'a|b\n-|-\n1|2¦\n3')).toBe('b|a\n-|-\n2¦|1\n3');
  });

  test('does nothing outside a table', () => {
    for (const command of [insertRow(1), deleteRow, moveTableRow(1), insertColumn(1), deleteColumn, deleteTable])
      expect(runMarked(command, 'a¦')).toBeNull();
  });
});
