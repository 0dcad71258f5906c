import type { Element } from '../exports/pandoc-tree.ts';

/*
 * When the reader fails on a LaTeX document because of a single table or journal command, the document is read without
 * that piece, which stays in place as LaTeX.
 */

/** A part of the document between blank lines, outside any group or environment. */
export interface LatexPiece {
  readonly from: number;
  readonly to: number;
}

const SIGN =
  /%[^\n]*|\\begin\s*\{(verbatim\*?|lstlisting|minted|comment|Verbatim)\}|\\(begin|end)\s*\{([^{}\n]{0,100})\}|\\(?:part|chapter|(?:sub){0,2}section)\b|\\[^]|[{}]|\n[ \t]*\n/gu;
const NAME = 'scriptorium-unread-';

/** The pieces of the body, in order. Anything left open ends at the next heading. */
export function splitLatex(text: string): LatexPiece[] {
  const begin = /\\begin\s*\{document\}/u.exec(text);
  const from = begin === null ? 0 : begin.index + begin[0].length;
  const end = text.lastIndexOf('\\end{document}');
  const to = end < from ? text.length : end;
  const pieces: LatexPiece[] = [];
  let start = from;
  let depth = 0;
  const cut = (at: number): void => {
    if (text.slice(start, at).trim() !== '') pieces.push({ from: start, to: at });
    start = at;
    depth = 0;
  };
  SIGN.lastIndex = from;
  for (let match = SIGN.exec(text); match !== null && match.index < to; match = SIGN.exec(text)) {
    const [sign, verbatim, environment] = match;
    if (verbatim !== undefined) {
      const close = text.indexOf(`\\end{${verbatim}}`, match.index);
      if (close < 0) break;
      SIGN.lastIndex = close + 1;
    } else if (environment === 'begin' || sign === '{') depth += 1;
    else if (environment === 'end' || sign === '}') depth -= 1;
    else if (sign.startsWith('\n')) {
      if (depth <= 0) cut(match.index + sign.length);
      // The next line may be blank as well.
      else SIGN.lastIndex -= 1;
    } else if (/^\\(?:part|chapter|(?:sub)*section)$/u.test(sign)) cut(match.index);
  }
  cut(to);
  return pieces;
}

/** The document with a placeholder for each omitted piece. Line numbers stay the same. */
export function latexWithout(text: string, pieces: readonly LatexPiece[], leftOut: ReadonlySet<number>): string {
  const parts: string[] = [];
  let at = 0;
  for (const index of [...leftOut].toSorted((a, b) => a - b)) {
    const piece = pieces[index];
    if (piece === undefined) continue;
    const lines = text.slice(piece.from, piece.to).split('\n').length - 1;
    parts.push(text.slice(at, piece.from), `\\par ${NAME}${index}\\par ${'\n'.repeat(lines)}`);
    at = piece.to;
  }
  return parts.join('') + text.slice(at);
}

/** Puts the omitted pieces back as LaTeX. */
export function restorePieces(blocks: readonly Element[], text: string, pieces: readonly LatexPiece[]): Element[] {
  return blocks.map((block) => {
    const [first, ...more] = block.t === 'Para' ? (block.c as Element[]) : [];
    const name = first?.t === 'Str' && more.length === 0 ? String(first.c) : '';
    const piece = name.startsWith(NAME) ? pieces[Number(name.slice(NAME.length))] : undefined;
    return piece === undefined ? block : { t: 'RawBlock', c: ['latex', text.slice(piece.from, piece.to).trim()] };
  });
}

/**
 * Finds the unreadable pieces by bisection; null if there are too many, or if none of them is at fault. `reads`:
 * whether the reader accepts this text. The last text it accepts is the whole one without them.
 */
export function findUnreadable(
  text: string,
  pieces: readonly LatexPiece[],
  reads: (text: string) => boolean,
  limits: { readonly pieces: number; readonly tries: number },
): ReadonlySet<number> | null {
  const leftOut = new Set<number>();
  const preamble = text.slice(0, pieces[0]?.from ?? 0);
  let tries = 0;
  const areRead = (first: number, last: number): boolean => {
    tries += 1;
    const some = text.slice(pieces[first]?.from, pieces[last]?.to);
    return reads(`${preamble}${first > last ? '' : some}\n\\end{document}\n`);
  };
  if (pieces.length === 0 || !areRead(0, -1)) return null;
  for (let next = 0; leftOut.size < limits.pieces && tries < limits.tries;) {
    let [good, bad] = [next - 1, pieces.length - 1];
    while (bad - good > 1 && tries < limits.tries) {
      const middle = (good + bad) >> 1;
      if (areRead(good + 1, middle)) good = middle;
      else bad = middle;
    }
    leftOut.add(bad);
    next = bad + 1;
    if (next === pieces.length || areRead(next, pieces.length - 1))
      return reads(latexWithout(text, pieces, leftOut)) ? leftOut : null;
  }
  return null;
}

const BRACE = /%[^\n]*|\\begin\s*\{(verbatim\*?|lstlisting|minted|comment|Verbatim)\}|\\[^]|[{}]/gu;

/** Removes brackets that are never closed, which LaTeX only warns about. Positions stay the same. */
export function dropUnclosed(text: string): string {
  const open: number[] = [];
  BRACE.lastIndex = 0;
  for (let match = BRACE.exec(text); match !== null; match = BRACE.exec(text)) {
    const [sign, verbatim] = match;
    if (verbatim !== undefined) {
      const close = text.indexOf(`\\end{${verbatim}}`, match.index);
      if (close < 0) break;
      BRACE.lastIndex = close + 1;
    } else if (sign === '{') open.push(match.index);
    else if (sign === '}') open.pop();
  }
  const parts: string[] = [];
  let at = 0;
  for (const unclosed of open) {
    parts.push(text.slice(at, unclosed), ' ');
    at = unclosed + 1;
  }
  return parts.join('') + text.slice(at);
}
