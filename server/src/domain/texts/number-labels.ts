import { CROSS_REFERENCES, kindOfLabel, type LabelKind } from '@scriptorium/contract/rules/cross-references.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/u;
const FIGURE = /^!\[(?<words>.+)\]\([^()]*\)(?:\{(?<braces>[^{}]*)\})?$/u;
const CAPTION = /^(?:[Tt]able)?:[ \t]+\S.*?(?:\{(?<braces>[^{}]*)\})?$/u;
const TABLE_LINE = /^(?:[|+]|[ \t]*-{3})/u;
const EQUATION = /\$\$[ \t]*\{#(?<id>eq[:-][^\s{}]+)[^{}]*\}/gu;
const LISTING = new RegExp(`\\s(?:${CROSS_REFERENCES.listingCaptions.join('|')})=`, 'u');
const SECTION = /^#{1,6}[ \t]+(?<title>.*\S)[ \t]*\{#(?<id>sec[:-][^\s{}]+)[^{}]*\}[ \t#]*$/u;
const ID = /#([^\s{}]+)/u;

/** Where numbers are counted otherwise: floats of LaTeX, and figures of several parts or in a div of their own. */
const OTHERWISE: readonly (readonly [LabelKind, RegExp])[] = [
  ['figure', /\\begin\{figure|^:{3,}.*#fig[:-]/mu],
  ['table', /\\begin\{table|^:{3,}.*#ta?bl?[:-]/mu],
  ['listing', /^:{3,}.*#lst[:-]/mu],
  ['equation', /\\label\{/u],
];

/**
 * What an export prints for a text's labels, for where nobody parses the whole text: numbers, and the titles of sections. A
 * kind that a text numbers in ways this does not read has none. `text` is without comments.
 */
export function numberLabels(text: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const counts: Partial<Record<LabelKind, number>> = {};
  const count = (kind: LabelKind, braces: string): void => {
    const number = (counts[kind] = (counts[kind] ?? 0) + 1);
    const id = ID.exec(braces)?.[1];
    if (id !== undefined && !numbers.has(id)) numbers.set(id, String(number));
  };
  const lines = text.split('\n').map((line) => line.trimEnd());
  const isBlank = (at: number): boolean => (lines[at] ?? '') === '';
  let fence: string | null = null;
  for (const [at, line] of lines.entries()) {
    const [, mark, info = ''] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = null;
    } else if (mark !== undefined) {
      fence = mark;
      if (LISTING.test(info) && /\{.*#lst[:-]/u.test(info)) count('listing', info);
    } else if (isBlank(at - 1) && isBlank(at + 1) && FIGURE.test(line)) {
      count('figure', FIGURE.exec(line)?.groups?.['braces'] ?? '');
    } else if (CAPTION.test(line) && [-1, 1].some((step) => isTable(lines[nextTo(lines, at, step)]))) {
      count('table', CAPTION.exec(line)?.groups?.['braces'] ?? '');
    } else {
      for (const found of line.matchAll(EQUATION)) count('equation', `#${found.groups?.['id']}`);
      const { id, title } = SECTION.exec(line)?.groups ?? {};
      if (id !== undefined && title !== undefined && !numbers.has(id)) numbers.set(id, title);
    }
  }
  for (const [kind, pattern] of OTHERWISE)
    if (pattern.test(text)) for (const id of numbers.keys()) if (kindOfLabel(id) === kind) numbers.delete(id);
  return numbers;
}

const isTable = (line: string | undefined): boolean => line !== undefined && TABLE_LINE.test(line);

/** The nearest line that is not blank, across one blank line at most. */
function nextTo(lines: readonly string[], at: number, step: number): number {
  return (lines[at + step] ?? '') === '' ? at + 2 * step : at + step;
}
