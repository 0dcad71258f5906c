import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { kindOfLabel } from '@scriptorium/contract/rules/cross-references.ts';

interface Bounds {
  readonly name: 'InlineMath' | 'DisplayMath';
  readonly open: number;
  readonly close: number;
  readonly end: number;
}

/** Closing delimiters known to be missing, so that a run of opening ones is scanned only once. */
const absent = new WeakMap<InlineContext, Set<string>>();

function isAbsent(cx: InlineContext, mark: string): boolean {
  return absent.get(cx)?.has(mark) ?? false;
}

function noteAbsent(cx: InlineContext, mark: string): void {
  absent.set(cx, (absent.get(cx) ?? new Set()).add(mark));
}

function findClosing(cx: InlineContext, from: number, mark: string): number {
  if (isAbsent(cx, mark)) return -1;
  const text = cx.slice(from, cx.end);
  for (let i = 0; i < text.length; i++) {
    if (text.startsWith(mark, i)) return from + i;
    if (text[i] === '\\') i++;
  }
  noteAbsent(cx, mark);
  return -1;
}

/** pandoc's rule for `$`: no space after the opening, none before the closing, no digit after it. */
function findDollar(cx: InlineContext, pos: number): Bounds | null {
  if (isAbsent(cx, '$') || /^[\s$]?$/.test(cx.slice(pos + 1, pos + 2))) return null;
  const text = cx.slice(pos + 1, cx.end);
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '$') {
      if (/\s/.test(text[i - 1] ?? ' ') || /\d/.test(text[i + 1] ?? '')) continue;
      return { name: 'InlineMath', open: 1, close: 1, end: pos + 1 + i + 1 };
    }
  }
  noteAbsent(cx, '$');
  return null;
}

function findMath(cx: InlineContext, pos: number): Bounds | null {
  if (cx.char(pos + 1) === 36) {
    const at = findClosing(cx, pos + 2, '$$');
    return at > pos + 2 ? { name: 'DisplayMath', open: 2, close: 2, end: at + 2 } : null;
  }
  return findDollar(cx, pos);
}

/** How far after a formula its label may end. */
const LABEL_REACH = 200;
const equationMark = /^(?:[ \t]*|[ \t]?\n[ \t]*)\{#([\w:.-]*\w)\}/;

/** Length of the label after a formula, ` {#eq:x}`, as pandoc-crossref and Quarto write it; 0 if there is none. */
function measureLabel(rest: string): number {
  const [all, id] = equationMark.exec(rest) ?? [];
  return all !== undefined && isEquationId(id!) ? all.length : 0;
}

function isEquationId(id: string): boolean {
  return kindOfLabel(id) === 'equation' && !/[:.-]{2}/.test(id);
}

/** The label after a formula's delimiters; null if there is none. */
export function readEquationId(source: string): string | null {
  const id = /\$\$\s*\{#([\w:.-]*\w)\}$/.exec(source)?.[1];
  return id !== undefined && isEquationId(id) ? id : null;
}

/** `$x$` and `$$x$$`, even across lines of a paragraph. An escaped bracket is a bracket, as in exports. */
export const math: MarkdownConfig = {
  defineNodes: [
    { name: 'InlineMath', style: { 'InlineMath/...': tags.special(tags.content) } },
    { name: 'DisplayMath', style: { 'DisplayMath/...': tags.special(tags.content) } },
    { name: 'MathMark', style: tags.processingInstruction },
  ],
  parseInline: [
    {
      name: 'Math',
      before: 'Escape',
      parse(cx, next, pos) {
        if (next !== 36) return -1;
        const found = findMath(cx, pos);
        if (!found) return -1;
        const label =
          found.name === 'DisplayMath'
            ? measureLabel(cx.slice(found.end, Math.min(cx.end, found.end + LABEL_REACH)))
            : 0;
        const end = found.end + label;
        return cx.addElement(
          cx.elt(found.name, pos, end, [
            cx.elt('MathMark', pos, pos + found.open),
            cx.elt('MathMark', found.end - found.close, found.end),
            ...(label > 0 ? [cx.elt('Attributes', cx.slice(found.end, end).indexOf('{') + found.end, end)] : []),
          ]),
        );
      },
    },
  ],
};
