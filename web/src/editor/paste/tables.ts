const MAX_CELLS = 100_000;

/** Rows of text as a table of Markdown; null where they are none. The first row is its head. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_unused, i) => row[i] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}

/** Where the quotes that open at `start` close, or how far no quotes of any cell do. */
function closeQuotes(text: string, start: number): { end: number } | { noneBefore: number } {
  let at = text.indexOf('"', start + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return { noneBefore: text.length };
  return '\t\n'.includes(text[at + 1] ?? '\n') ? { end: at } : { noneBefore: at };
}

/** A cell with a tab, a break or quotes in it comes in quotes from a spreadsheet. Linear, as a paste may be long. */
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

/** Plain text with tabs, as terminals and statistics programs copy tables: its rows, or null where it is no table. */
export function readTabbed(source: string): string[][] | null {
  const text = dropLastBreaks(source.replaceAll('\r\n', '\n'));
  // Code is indented by tabs; a table has some within its lines, and as many in each.
  if (!text.includes('\n') || !/\S\t/.test(text) || text.length > 1_000_000) return null;
  const rows = splitCells(text);
  const columns = rows[0]!.length;
  const isTable = rows.length > 1 && columns > 1 && rows.length * columns <= MAX_CELLS;
  const isEven = rows.every((row) => row.length === columns);
  return isTable && isEven && rows.some((row) => row[0] !== '') ? rows : null;
}
