import type { SyntaxNode } from '@lezer/common';
import type { Slice } from '../markdown/link-references.ts';

export type Alignment = 'left' | 'center' | 'right' | null;

export interface TableCell {
  readonly from: number;
  readonly to: number;
  /** The parsed cell; null for an empty one. */
  readonly node: SyntaxNode | null;
}

export interface TableModel {
  readonly alignments: readonly Alignment[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Cell positions in one line of a pipe table, without the spaces around their text. */
export function splitRow(line: string): { from: number; to: number }[] {
  const cells: { from: number; to: number }[] = [];
  let start = /^\s*\|?/.exec(line)![0].length;
  const end = line.trimEnd().length;
  const push = (to: number): void => {
    const text = line.slice(start, to);
    const lead = /^\s*/.exec(text)![0].length;
    const from = Math.min(start + lead, to);
    cells.push({
      from: text.trim() === '' ? Math.min(start + 1, to) : from,
      to: text.trim() === '' ? Math.min(start + 1, to) : start + text.trimEnd().length,
    });
  };
  for (let i = start; i < end; i++) {
    const ch = line[i];
    if (ch === '\\') i++;
    else if (ch === '|') {
      push(i);
      start = i + 1;
    }
  }
  if (start < end) push(end);
  return cells;
}

export function readAlignments(rule: string): Alignment[] {
  return splitRow(rule).map(({ from, to }) => {
    const text = rule.slice(from, to);
    const left = text.startsWith(':');
    const right = text.endsWith(':');
    if (left && right) return 'center';
    return right ? 'right' : left ? 'left' : null;
  });
}

/** The cells of a Table node. Empty cells have no nodes, so positions come from the text. */
export function readTable(table: SyntaxNode, slice: Slice): TableModel {
  const rule = table.getChild('TableDelimiter');
  const rows: TableCell[][] = [];
  for (let child = table.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'TableHeader' && child.name !== 'TableRow') continue;
    const line = slice(child.from, child.to);
    const nodes = child.getChildren('TableCell');
    rows.push(
      splitRow(line).map(({ from, to }) => {
        const start = child.from + from;
        const node =
          nodes.find((cell) => cell.from <= start && cell.to >= child.from + to && cell.to > cell.from) ?? null;
        return { from: start, to: child.from + to, node };
      }),
    );
  }
  return { alignments: rule ? readAlignments(slice(rule.from, rule.to)) : [], rows };
}
