/** A row of a CSV file: its position in the text, and its cells. */
export interface CsvRow {
  at: number;
  cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Number of characters examined to detect the separator. */
const SAMPLE = 4096;

/** The most frequent separator outside quotes in the first line. */
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
 * Reads the rows of a text as in RFC 4180. Anything else is read as spreadsheets do: a quote inside an unquoted cell is
 * literal, text after a closing quote is appended to the cell, and an unclosed quote extends to the end.
 */
export function readCsv(text: string, limit: number): { rows: CsvRow[]; isCut: boolean } {
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  // Skip the byte order mark that some programs write.
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
    // Skip empty lines.
    if (cells.length > 1 || cells[0] !== '') rows.push({ at: start, cells });
  }
  return { rows, isCut: false };
}

const NUMBER = /^[-+−]?(?:\d{1,20}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:e[-+]?\d{1,4})?\s?%?$/iu;

/** The number in a cell, with a decimal point or comma; null if it is none. */
export function readNumber(cell: string): number | null {
  const text = cell.trim();
  if (text.length > 64 || !NUMBER.test(text)) return null;
  return Number(text.replace(/\s?%$/u, '').replace('−', '-').replace(',', '.'));
}

/** Sorts rows by a column: numbers by size, then words, then empty cells. Stable. */
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
      // Empty cells come last in either direction.
      const apart = Math.floor(kind(a) / 2) - Math.floor(kind(b) / 2) || sign * (kind(a) - kind(b));
      if (apart !== 0) return apart;
      return sign * (a.number !== null && b.number !== null ? a.number - b.number : collator.compare(a.cell, b.cell));
    })
    .map(({ row }) => row);
}
