import { CROSS_REFERENCES, kindOfLabel, type LabelKind } from '@scriptorium/contract/rules/cross-references.ts';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/u;
const FIGURE = /^!\[.+\]\([^()]*\)(?:\{([^{}]*)\})?$/u;
const CAPTION = /^(?:[Tt]able)?:[ \t]+\S.*?(?:\{([^{}]*)\})?$/u;
const TABLE_LINE = /^(?:[|+]|[ \t]*-{3})/u;
const EQUATION = /\{#eq[:-][^\s{}]+/gu;
const ID = /#([^\s{}]+)/u;

/**
 * Constructs that make the numbering of a kind unpredictable here: LaTeX floats, and figures of several parts or in a
 * div of their own.
 */
const OTHERWISE: readonly (readonly [kind: LabelKind, begin: string, holds: string])[] = [
  ['figure', ':::', '#fig'],
  ['figure', '\\begin{figure', ''],
  ['table', ':::', '#t'],
  ['table', '\\begin{table', ''],
  ['listing', ':::', '#lst'],
  ['equation', '', '\\label{'],
];

/**
 * What an export prints for a text's labels (numbers and section titles), without parsing the whole text. Omits every
 * kind whose numbering in this text is not understood here. `text` must be without comments.
 */
export function numberLabels(text: string): ReadonlyMap<string, string> {
  const printed = new Map<string, string>();
  const counts: Partial<Record<LabelKind, number>> = {};
  const print = (braces: string, words: string): void => {
    const id = ID.exec(braces)?.[1];
    if (id !== undefined && !printed.has(id)) printed.set(id, words);
  };
  const count = (kind: LabelKind, braces = ''): void => print(braces, String((counts[kind] = (counts[kind] ?? 0) + 1)));
  const lines = text.split('\n').map((line) => line.trimEnd());
  const isBlank = (at: number): boolean => (lines[at] ?? '') === '';
  let fence: string | null = null;
  for (const [at, line] of lines.entries()) {
    // Texts may consist of them.
    if (line === '') continue;
    const mark = FENCE.exec(line)?.[0].trim();
    const info = mark === undefined ? '' : line.trimStart().slice(mark.length);
    const figure = isBlank(at - 1) && isBlank(at + 1) ? FIGURE.exec(line) : null;
    const caption = CAPTION.exec(line);
    if (fence !== null) {
      if (mark?.startsWith(fence) && info === '') fence = null;
    } else if (mark !== undefined) {
      fence = mark;
      const hasCaption = CROSS_REFERENCES.listingCaptions.some((name) => info.includes(`${name}=`));
      if (hasCaption && info.includes('#lst')) count('listing', info);
    } else if (figure) count('figure', figure[1]);
    else if (caption && [-1, 1].some((step) => isTable(lines[nextTo(lines, at, step)]))) count('table', caption[1]);
    else if (line.startsWith('#') && line.includes('{#sec')) {
      const end = line.lastIndexOf('{#sec');
      print(line.slice(end), line.slice(0, end).replace(/^#+/u, '').trim());
    } else {
      for (const found of line.matchAll(EQUATION))
        if (line.slice(0, found.index).trimEnd().endsWith('$$')) count('equation', found[0]);
    }
  }
  for (const [kind, begin, holds] of OTHERWISE) {
    if (!lines.some((line) => line.startsWith(begin) && line.includes(holds))) continue;
    for (const id of printed.keys()) if (kindOfLabel(id) === kind) printed.delete(id);
  }
  return printed;
}

const isTable = (line: string | undefined): boolean => line !== undefined && TABLE_LINE.test(line);

/** The nearest line that is not blank, across one blank line at most. */
function nextTo(lines: readonly string[], at: number, step: number): number {
  return (lines[at + step] ?? '') === '' ? at + 2 * step : at + step;
}
