import type { EditorState, StateCommand } from '@codemirror/state';
import { alignTable } from '../commands/table.ts';
import {
  alignColumn,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertColumn,
  insertRow,
  moveColumn,
  moveTableRow,
} from '../commands/table-structure.ts';
import { IS_MAC } from '../../lib/show-keys.ts';
import { ICONS } from '../context-menu/menu-icons.ts';
import type { MenuItem } from '../context-menu/open-menu.ts';
import { enterCaption } from './enter-caption.ts';
import { findElement, findGrid, isSourceShown } from './open-grids.ts';
import { toggleTableSource } from './toggle-source.ts';
import { t } from '../../lib/texts/editor.ts';

function at(label: string, command: StateCommand, keys?: string, icon?: readonly string[]): MenuItem {
  return {
    label,
    run: (view) => void command(view),
    ...(keys !== undefined && !IS_MAC ? { keys } : {}),
    ...(icon ? { icon } : {}),
  };
}

const items: readonly (readonly MenuItem[])[] = [
  [
    at(t('rowAbove'), insertRow(-1), 'Shift-Alt-ArrowUp', ICONS.rowAbove),
    at(t('rowBelow'), insertRow(1), 'Shift-Alt-ArrowDown', ICONS.rowBelow),
    at(t('rowUp'), moveTableRow(-1), 'Alt-ArrowUp'),
    at(t('rowDown'), moveTableRow(1), 'Alt-ArrowDown'),
    at(t('deleteRow'), deleteRow, 'Ctrl-Shift-k', ICONS.trash),
  ],
  [
    at(t('columnBefore'), insertColumn(-1), 'Shift-Alt-ArrowLeft', ICONS.columnBefore),
    at(t('columnAfter'), insertColumn(1), 'Shift-Alt-ArrowRight', ICONS.columnAfter),
    at(t('columnLeft'), moveColumn(-1), 'Alt-ArrowLeft'),
    at(t('columnRight'), moveColumn(1), 'Alt-ArrowRight'),
    at(t('deleteColumn'), deleteColumn, 'Shift-Alt-Backspace', ICONS.trash),
  ],
  [
    at(t('alignLeft'), alignColumn('left'), undefined, ICONS.alignLeft),
    at(t('alignCentre'), alignColumn('center'), undefined, ICONS.alignCentre),
    at(t('alignRight'), alignColumn('right'), undefined, ICONS.alignRight),
  ],
];

const last: readonly MenuItem[] = [
  at(t('tidyTable'), alignTable, 'Ctrl-Shift-a'),
  at(t('deleteTable'), deleteTable, undefined, ICONS.trash),
];

/** Actions on the table at a position. */
export function offerTable(state: EditorState, position: number): readonly (readonly MenuItem[])[] {
  const source = { run: (view) => void toggleTableSource(view), keys: 'Escape' } satisfies Partial<MenuItem>;
  const shown = isSourceShown(state, position)
    ? [{ label: t('editAsTable'), icon: ICONS.table, ...source }]
    : findGrid(state, position)
      ? [{ label: t('editSource'), icon: ICONS.source, ...source }]
      : [];
  const caption = findElement(state, position) ? [at(t('tableCaption'), enterCaption, undefined, ICONS.caption)] : [];
  return [...items, [...caption, ...shown, ...last]];
}
