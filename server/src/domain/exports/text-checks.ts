import { say, type Sentence } from '@scriptorium/contract/said.ts';
import type { ExportLine } from './line.ts';

const MARKDOWN = /\.(?:md|markdown|qmd|rmd)$/iu;
const MAX = 20;

/** Finds source that pandoc silently reads as plain text although the author must have meant something else. */
export function checkText(input: { readonly name: string; readonly text: string }): ExportLine[] {
  if (!MARKDOWN.test(input.name)) return [];
  const found: ExportLine[] = [];
  const warn = (line: number, what: string | Sentence) =>
    found.length < MAX &&
    found.push({
      level: 'warning',
      ...(typeof what === 'string' ? { message: what } : what),
      file: input.name,
      line,
    });
  const defined = new Set([...input.text.matchAll(/^[ \t>]*\[\^([^[\]^\s]+)\]:/gmu)].map((match) => match[1]));
  let fence: { mark: string; line: number } | undefined;
  let math: number | undefined;
  for (const [index, raw] of input.text.split('\n').entries()) {
    const line = index + 1;
    // Also in lists and quotations.
    const mark = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})/u.exec(raw);
    const rest = raw.slice(mark?.[0].length);
    if (fence !== undefined) {
      const closes = mark?.[1]?.startsWith(fence.mark) === true && rest.trim() === '';
      if (closes) fence = undefined;
      continue;
    }
    if (mark !== null && !(mark[1]?.startsWith('`') === true && rest.includes('`'))) {
      fence = { mark: mark[1] ?? '', line };
      continue;
    }
    // Four spaces start a code block, which contains neither formulas nor notes.
    const plain = /^(?: {4}|\t)/u.test(raw) && math === undefined ? '' : withoutCode(raw).replaceAll(/\\[$[]/gu, '');
    if (plain.trim() === '') {
      if (math !== undefined && raw.trim() === '')
        warn(
          math,
          'The formula that begins with “$$” here is not closed before the paragraph ends; it is shown as text. Write “$$” after it, and leave no empty line inside.',
        );
      if (raw.trim() === '') math = undefined;
      continue;
    }
    for (const _ of plain.matchAll(/\$\$/gu)) math = math === undefined ? line : undefined;
    for (const [, id = ''] of plain.matchAll(/\[\^([^[\]^\s]+)\](?!:)/gu)) {
      if (!defined.has(id))
        warn(
          line,
          say('The footnote [^{id}] is not defined. Write its text on a line that begins with “[^{id}]:”.', { id }),
        );
    }
  }
  if (math !== undefined)
    warn(math, 'The formula that begins with “$$” here is not closed; it is shown as text. Write “$$” after it.');
  if (fence !== undefined)
    warn(
      fence.line,
      say(
        'The code block that begins here with “{mark}” is not closed: everything after it became code. Write “{mark}” on a line of its own after it.',
        { mark: fence.mark },
      ),
    );
  return found;
}

/** The line without code spans: from a run of backticks to the next of the same length (CommonMark 6.1), in one pass. */
function withoutCode(line: string): string {
  const parts = line.split(/(`+)/u);
  const runs = new Map<number, number[]>();
  for (let at = parts.length - 2; at > 0; at -= 2) {
    const length = parts[at]?.length ?? 0;
    const same = runs.get(length);
    if (same) same.push(at);
    else runs.set(length, [at]);
  }
  let kept = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (at % 2 === 0) {
      kept += part;
      continue;
    }
    const same = runs.get(part.length) ?? [];
    while (same.length > 0 && (same.at(-1) ?? 0) <= at) same.pop();
    const end = same.at(-1);
    if (end === undefined) kept += part;
    else at = end;
  }
  return kept;
}
