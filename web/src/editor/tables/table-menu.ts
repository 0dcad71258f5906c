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
import type { MenuItem } from '../context-menu/open-menu.ts';
import { findGrid, isSourceShown } from './open-grids.ts';
import { toggleTableSource } from './toggle-source.ts';
import { t } from '../../lib/texts/editor.ts';

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

function at(label: string, command: StateCommand, keys?: string): MenuItem {
  return { label, run: (view) => void command(view), ...(keys !== undefined && !isMac ? { keys } : {}) };
}

const items: readonly (readonly MenuItem[])[] = [
  [
    at(t('rowAbove'), insertRow(-1), 'Shift-Alt-ArrowUp'),
    at(t('rowBelow'), insertRow(1), 'Shift-Alt-ArrowDown'),
    at(t('rowUp'), moveTableRow(-1), 'Alt-ArrowUp'),
    at(t('rowDown'), moveTableRow(1), 'Alt-ArrowDown'),
    at(t('deleteRow'), deleteRow, 'Ctrl-Shift-k'),
  ],
  [
    at(t('columnBefore'), insertColumn(-1), 'Shift-Alt-ArrowLeft'),
    at(t('columnAfter'), insertColumn(1), 'Shift-Alt-ArrowRight'),
    at(t('columnLeft'), moveColumn(-1), 'Alt-ArrowLeft'),
    at(t('columnRight'), moveColumn(1), 'Alt-ArrowRight'),
    at(t('deleteColumn'), deleteColumn, 'Shift-Alt-Backspace'),
  ],
  [
    at(t('alignLeft'), alignColumn('left')),
    at(t('alignCentre'), alignColumn('center')),
    at(t('alignRight'), alignColumn('right')),
  ],
];

const last: readonly MenuItem[] = [at(t('tidyTable'), alignTable, 'Ctrl-Shift-a'), at(t('deleteTable'), deleteTable)];

/** What can be done to the table at a position. */
export function offerTable(state: EditorState, position: number): readonly (readonly MenuItem[])[] {
  const source = { run: (view) => void toggleTableSource(view), keys: 'Escape' } satisfies Partial<MenuItem>;
  const shown = isSourceShown(state, position)
    ? [{ label: t('editAsTable'), ...source }]
    : findGrid(state, position)
      ? [{ label: t('editSource'), ...source }]
      : [];
  return [...items, [...shown, ...last]];
}
