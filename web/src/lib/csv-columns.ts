import { type CsvRow, readCsv, readNumber } from './read-csv.ts';

/** Display limits; the rest of a larger file is visible in its source only. */
const MAX_ROWS = 100_000;
const MAX_COLUMNS = 200;
/** Number of rows sampled for column widths and number detection. */
const SAMPLE = 200;
/** Covers most files entirely and takes about 0.1 s to read. */
const MAX_SUMMED_CELLS = 400_000;

export interface CsvColumn {
  name: string;
  width: number;
  isNumeric: boolean;
}

export interface CsvTable {
  head: CsvRow | null;
  body: readonly CsvRow[];
  columns: readonly CsvColumn[];
  /** Whether the file has more rows or columns than shown. */
  isCut: boolean;
}

/** The first row names the columns; longer rows add unnamed columns. */
export function readTable(text: string): CsvTable {
  const { rows, isCut } = readCsv(text, MAX_ROWS + 1);
  const [head = null, ...body] = rows;
  const sample = body.slice(0, SAMPLE);
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: Math.min(MAX_COLUMNS, widest) }, (_, at): CsvColumn => {
    const cells = sample.map((row) => row.cells[at]?.trim() ?? '').filter((cell) => cell !== '');
    const name = head?.cells[at]?.trim() ?? '';
    const longest = Math.max(name.length + 3, ...cells.map((cell) => cell.length));
    return {
      name,
      width: Math.round(Math.min(360, Math.max(80, longest * 7.5 + 24))),
      isNumeric: cells.length > 0 && cells.every((cell) => readNumber(cell) !== null),
    };
  });
  return { head, body, columns, isCut: isCut || widest > MAX_COLUMNS };
}

const MISSING = new Set(['', 'na', 'n/a', 'nan', 'null', 'none', '#n/a']);
const DATE = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

interface Range {
  min: string;
  max: string;
}

/** Summary of a column. Minimum and maximum are quoted as written in the file. */
export interface ColumnSummary {
  kind: 'number' | 'date' | 'text' | 'empty';
  /** Cells that are empty or contain a common marker for missing values. */
  missing: number;
  /** Number of distinct values. */
  different: number;
  range: Range | null;
}

/** Summarises each column, and returns how many rows the summary covers. */
export function summarize({ body, columns }: CsvTable): { rows: number; columns: ColumnSummary[] } {
  const rows = body.slice(0, Math.floor(MAX_SUMMED_CELLS / Math.max(1, columns.length)));
  return { rows: rows.length, columns: columns.map((_, at) => summarizeColumn(rows, at)) };
}

function summarizeColumn(rows: readonly CsvRow[], at: number): ColumnSummary {
  const seen = new Set<string>();
  let missing = 0;
  let [areNumbers, areDates] = [true, true];
  let [least, most] = [Infinity, -Infinity];
  const numbers: Range = { min: '', max: '' };
  const dates: Range = { min: '', max: '' };
  for (const { cells } of rows) {
    const cell = cells[at]?.trim() ?? '';
    if (MISSING.has(cell.toLowerCase())) {
      missing += 1;
      continue;
    }
    seen.add(cell);
    const number = areNumbers ? readNumber(cell) : null;
    if (number === null) areNumbers = false;
    else {
      if (number < least) [least, numbers.min] = [number, cell];
      if (number > most) [most, numbers.max] = [number, cell];
    }
    areDates &&= DATE.test(cell);
    if (areDates) {
      // ISO dates sort as strings.
      if (dates.min === '' || cell < dates.min) dates.min = cell;
      if (cell > dates.max) dates.max = cell;
    }
  }
  const facts = { missing, different: seen.size };
  if (seen.size === 0) return { ...facts, kind: 'empty', range: null };
  if (areNumbers) return { ...facts, kind: 'number', range: numbers };
  if (areDates) return { ...facts, kind: 'date', range: dates };
  return { ...facts, kind: 'text', range: null };
}
