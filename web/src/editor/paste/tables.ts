const MAX_CELLS = 100_000;

/** Converts rows of text to a Markdown table; the first row is its header. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_unused, i) => row[i] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}

/** Where the quotes opened at `start` close, or up to where no cell's quotes do. */
function closeQuotes(text: string, start: number): { end: number } | { noneBefore: number } {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return { noneBefore: text.length };
  return '\t\n'.includes(text[at + 1] ?? '\n') ? { end: at } : { noneBefore: at };
}

/** Splits cells; spreadsheets quote cells with tabs, breaks or quotes. Linear, as pasted text may be long. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const ends = /[\t\n]|$/g;
  let noQuotesBefore = 0;
  for (let at = 0; ; at = ends.lastIndex) {
    let from = at;
    let cell: string | undefined;
    if (text[at] === '"' && at >= noQuotesBefore) {
      const closed = closeQuotes(text, at);
      if ('end' in closed) {
        from = closed.end + 1;
        cell = text.slice(at + 1, closed.end).replaceAll('""', '"');
      } else noQuotesBefore = closed.noneBefore;
    }
    ends.lastIndex = from;
    const end = ends.exec(text)?.index ?? text.length;
    cell ??= text.slice(from, end);
    rows.at(-1)!.push(joinLines(cell));
    if (end === text.length) return rows;
    if (text[end] === '\n') rows.push([]);
  }
}

function joinLines(cell: string): string {
  const lines = cell.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

function dropLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/**
 * Tab-separated plain text, as copied from terminals and statistics programs: its rows, or null if it is not a table.
 */
export function readTabbed(source: string): string[][] | null {
  const text = dropLastBreaks(source.replaceAll('\r\n', '\n'));
  // Code is indented with tabs; a table has them within its lines, and equally many in each.
  if (!text.includes('\n') || !/\S\t/.test(text) || text.length > 1_000_000) return null;
  const rows = splitCells(text);
  const columns = rows[0]!.length;
  const isTable = rows.length > 1 && columns > 1 && rows.length * columns <= MAX_CELLS;
  const isEven = rows.every((row) => row.length === columns);
  return isTable && isEven && rows.some((row) => row[0] !== '') ? rows : null;
}
