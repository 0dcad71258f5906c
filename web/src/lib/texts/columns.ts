import { defineTexts } from '../define-texts.tsx';

/** The columns of a data file. */
export const { t } = defineTexts('columns', {
  sum: '{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}',
  summedRows: 'Values of the first {rows, number} rows',
  unnamed: 'Column {number}',
  kind_number: 'Numbers',
  kind_date: 'Dates',
  kind_text: 'Text',
  kind_empty: 'Empty',
  range: '{from} to {to}',
  different: '{count, plural, one {# distinct value} other {# distinct values}}',
  missing: '{count, plural, one {# missing} other {# missing}}',
});
