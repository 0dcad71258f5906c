/** A row of a file of values: where it begins in the text, and its cells. */
export interface CsvRow {
  at: number;
  cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Enough to tell by which character the cells are separated. */
const SAMPLE = 4096;

/** The separator that the first line has most of, outside quotes. */
export function findSeparator(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text.slice(0, SAMPLE)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n') break;
    else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return SEPARATORS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/**
 * The rows of a text as in RFC 4180. What that leaves open is read as spreadsheets do: a quote inside a bare cell is a
 * quote, text after a closing one is added to the cell, and a quote that nobody closed reaches to the end.
 */
export function readCsv(text: string, limit: number): { rows: CsvRow[]; isCut: boolean } {
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  // The byte order mark that some programs write.
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    if (rows.length === limit) return { rows, isCut: true };
    const start = at;
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const end = text.indexOf('"', at);
          cell += text.slice(at, end === -1 ? text.length : end);
          at = end === -1 ? text.length : end + 1;
          if (text[at] !== '"' || end === -1) break;
          cell += '"';
          at += 1;
        }
      }
      const from = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
      cells.push(cell + text.slice(from, at));
      if (text[at] !== separator) break;
      at += 1;
    }
    at += 1;
    // Lines without anything are no rows.
    if (cells.length > 1 || cells[0] !== '') rows.push({ at: start, cells });
  }
  return { rows, isCut: false };
}

const NUMBER = /^[-+−]?(?:\d{1,20}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:e[-+]?\d{1,4})?\s?%?$/iu;

/** The number in a cell, with a point or a comma before its decimals, or null. */
export function readNumber(cell: string): number | null {
  const text = cell.trim();
  if (text.length > 64 || !NUMBER.test(text)) return null;
  return Number(text.replace(/\s?%$/u, '').replace('−', '-').replace(',', '.'));
}

/** The rows by a column: numbers by size, then words, then what is empty; of equal ones the earlier first. */
export function sortRows(
  rows: readonly CsvRow[],
  { column, descending, collator }: { column: number; descending: boolean; collator: Intl.Collator },
): CsvRow[] {
  const keyed = rows.map((row) => {
    const cell = row.cells[column]?.trim() ?? '';
    return { row, cell, number: readNumber(cell) };
  });
  const sign = descending ? -1 : 1;
  const kind = ({ cell, number }: (typeof keyed)[number]): number => (number !== null ? 0 : cell === '' ? 2 : 1);
  return keyed
    .toSorted((a, b) => {
      // What is empty is last in either direction.
      const apart = Math.floor(kind(a) / 2) - Math.floor(kind(b) / 2) || sign * (kind(a) - kind(b));
      if (apart !== 0) return apart;
      return sign * (a.number !== null && b.number !== null ? a.number - b.number : collator.compare(a.cell, b.cell));
    })
    .map(({ row }) => row);
}
