const MOST_CELLS = 100_000;

/** Rows of text as a table of Markdown; null where they are none. The first row is its head. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_unused, i) => row[i] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}

/** A cell with a tab, a break or quotes in it comes in quotes from a spreadsheet. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? bare).replace(/\s*\n\s*/g, ' ').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** Plain text with tabs, as terminals and statistics programs copy tables: its rows, or null where it is no table. */
export function readTabbed(source: string): string[][] | null {
  const text = source.replaceAll('\r\n', '\n').replace(/\n+$/, '');
  // Code is indented by tabs; a table has some within its lines, and as many in each.
  if (!text.includes('\n') || !/\S\t/.test(text) || text.length > 1_000_000) return null;
  const rows = splitCells(text);
  const columns = rows[0]!.length;
  const isTable = rows.length > 1 && columns > 1 && rows.length * columns <= MOST_CELLS;
  const isEven = rows.every((row) => row.length === columns);
  return isTable && isEven && rows.some((row) => row[0] !== '') ? rows : null;
}
