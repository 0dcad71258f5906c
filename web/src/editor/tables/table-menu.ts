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

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

function at(label: string, command: StateCommand, keys?: string): MenuItem {
  return { label, run: (view) => void command(view), ...(keys !== undefined && !isMac ? { keys } : {}) };
}

const items: readonly (readonly MenuItem[])[] = [
  [
    at('Insert row above', insertRow(-1), 'Shift Alt Up'),
    at('Insert row below', insertRow(1), 'Shift Alt Down'),
    at('Move row up', moveTableRow(-1), 'Alt Up'),
    at('Move row down', moveTableRow(1), 'Alt Down'),
    at('Delete row', deleteRow, 'Ctrl Shift K'),
  ],
  [
    at('Insert column before', insertColumn(-1), 'Shift Alt Left'),
    at('Insert column after', insertColumn(1), 'Shift Alt Right'),
    at('Move column left', moveColumn(-1), 'Alt Left'),
    at('Move column right', moveColumn(1), 'Alt Right'),
    at('Delete column', deleteColumn, 'Shift Alt Backspace'),
  ],
  [
    at('Align column left', alignColumn('left')),
    at('Centre column', alignColumn('center')),
    at('Align column right', alignColumn('right')),
  ],
];

const last: readonly MenuItem[] = [
  at('Tidy table source', alignTable, 'Ctrl Shift A'),
  at('Delete table', deleteTable),
];

/** What can be done to the table at a position. */
export function offerTable(state: EditorState, position: number): readonly (readonly MenuItem[])[] {
  const source = { run: (view) => void toggleTableSource(view), keys: 'Esc' } satisfies Partial<MenuItem>;
  const shown = isSourceShown(state, position)
    ? [{ label: 'Edit as table', ...source }]
    : findGrid(state, position)
      ? [{ label: 'Edit source', ...source }]
      : [];
  return [...items, [...shown, ...last]];
}
