import { defineTexts } from '../define-texts.tsx';

/** A data file as a table. */
export const { t } = defineTexts('dataTable', {
  label: 'Table of {name}',
  hint: 'Double-click a row, or press {keys}, to edit the source',
  isCut: 'The first {rows, number} rows and {columns, number} columns are shown. The source has them all.',
  editSource: 'Edit source',
  rowNumber: 'Row',
});
