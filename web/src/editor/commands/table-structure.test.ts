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
    ['a row below the head comes behind the rule', insertRow(1), at('a'), '|---|--:|\n| ¦  |   |\n| 1 | 2 |'],
    ['a row less', deleteRow, at('2'), '|---|--:|\n| 3 | 4¦ |\n'],
    ['the last row less', deleteRow, at('3'), '| 1¦ | 2 |\n\ny'],
    ['the head is not taken away', deleteRow, at('a'), '| a¦ | b |\n|---|--:|\n| 1 | 2 |'],
    ['a row up', moveTableRow(-1), at('4'), '| 3 | 4¦ |\n| 1 | 2 |\n\ny'],
    ['a row down', moveTableRow(1), at('1'), '| 3 | 4 |\n| 1¦ | 2 |\n\ny'],
    ['the first row stays under the head', moveTableRow(-1), at('1'), '|---|--:|\n| 1¦ | 2 |\n| 3 | 4 |'],
    ['a column before', insertColumn(-1), at('1'), '|   | a | b |\n|---|---|--:|\n| ¦  | 1 | 2 |'],
    ['a column behind the last', insertColumn(1), at('2'), '| a | b |   |\n|---|--:|---|\n| 1 | 2 | ¦  |'],
    ['a column less', deleteColumn, at('1'), '| b |\n|--:|\n| ¦2 |\n| 4 |'],
    ['the last column less', deleteColumn, at('4'), '| a |\n|---|\n| 1 |\n| ¦3 |'],
    ['a column to the right', moveColumn(1), at('1'), '| b | a |\n|--:|---|\n| 2 | 1¦ |\n| 4 | 3 |'],
    ['a column to the left', moveColumn(-1), at('4'), '| b | a |\n|--:|---|\n| 2 | 1 |\n| 4¦ | 3 |'],
    ['no further', moveColumn(1), at('4'), '| 3 | 4¦ |'],
    ['set in the middle', alignColumn('center'), at('3'), '|:-:|--:|'],
    ['set as it comes', alignColumn(null), at('4'), '|---|---|'],
    ['all of it away', deleteTable, at('4'), 'x\n\n¦\n\ny'],
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
