const SIGN =
  /%[^\n]*|\\begin\s*\{(verbatim\*?|lstlisting|minted|comment|Verbatim)\}|\\(begin|end)\s*\{([A-Za-z]{1,40}\*?)\}|\\(caption)\*?(?:\[[^\][]{0,500}\])?\s*\{|\\label\s*\{[^{}\n]{1,200}\}|\\(subfloat|subfigure)\s*(?:\[([^\][]{0,2000})\])?\s*\{|\\[^]/gu;
const FLOAT = /^(?:(?:sideways|wrap|SC)?(?:figure|table)|subfigure|subtable|longtable)\*?$/u;
const LABEL = /\\label\s*\{[^{}\n]{1,200}\}/u;
/** Longer than any caption or part of a figure, and short enough to search for the end of each. */
const MAX_GROUP = 20_000;
const MAX_FLOATS = 50;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface Caption {
  readonly from: number;
  readonly to: number;
  /** Its label, within it or after it. */
  label: Place | null;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

interface Float {
  readonly name: string;
  readonly captions: Caption[];
  /** A label before any caption. */
  early: Place | null;
  /** Start of its last part with a caption of its own. */
  partAt: number;
}

/**
 * Moves labels behind their caption and captions behind the parts of a figure, and turns these parts into environments:
 * the reader finds labels nowhere else, takes the last part's caption for the figure's, and skips the pictures of
 * `\subfloat`. Line numbers stay the same.
 */
export function tidyFloats(text: string): string {
  const edits: Edit[] = [];
  const open: Float[] = [];
  SIGN.lastIndex = 0;
  for (let match = SIGN.exec(text); match !== null; match = SIGN.exec(text)) {
    const [sign, verbatim, side, name = '', caption, part, title = ''] = match;
    const end = match.index + sign.length;
    const float = open.at(-1);
    if (verbatim !== undefined) {
      const close = text.indexOf(`\\end{${verbatim}}`, match.index);
      if (close < 0) break;
      SIGN.lastIndex = close;
    } else if (side === 'begin' && FLOAT.test(name)) {
      if (open.length >= MAX_FLOATS) break;
      if (float) float.partAt = match.index;
      open.push({ name, captions: [], early: null, partAt: -1 });
    } else if (side === 'end' && float?.name === name) {
      edits.push(...finishFloat(text, float, match.index));
      open.pop();
    } else if (float === undefined) continue;
    else if (part !== undefined || caption !== undefined) {
      const close = closeOf(text, end);
      if (close === null) continue;
      if (part !== undefined) {
        edits.push(...writePart(text, { from: match.index, inner: end, close, title }));
        float.partAt = match.index;
      } else {
        const inside = findLabel(text, end, close);
        float.captions.push({ from: match.index, to: close + 1, label: inside ?? float.early });
        float.early = null;
      }
      SIGN.lastIndex = close + 1;
    } else if (sign.startsWith('\\label')) {
      const last = float.captions.at(-1);
      if (last) last.label ??= { from: match.index, to: end };
      else float.early ??= { from: match.index, to: end };
    }
  }
  return apply(text, edits);
}

function finishFloat(text: string, { captions, partAt }: Float, end: number): Edit[] {
  const [only, ...more] = captions;
  return captions.flatMap((caption) => {
    const { from, to, label } = caption;
    const isInside = label !== null && label.from >= from && label.to <= to;
    if (caption === only && more.length === 0 && from < partAt) {
      const words = isInside ? text.slice(from, label.from) + text.slice(label.to, to) : text.slice(from, to);
      const moved = words.replaceAll(/%[^\n]*\n|\s+/gu, ' ') + (label ? text.slice(label.from, label.to) : '');
      return [
        { from, to, insert: linesOf(text, from, to) },
        ...(label && !isInside ? [{ ...label, insert: '' }] : []),
        { from: end, to: end, insert: moved },
      ];
    }
    if (label === null || (label.from >= to && text.slice(to, label.from).trim() === '')) return [];
    return [
      { ...label, insert: '' },
      { from: to, to, insert: text.slice(label.from, label.to) },
    ];
  });
}

function findLabel(text: string, from: number, to: number): Place | null {
  const found = LABEL.exec(text.slice(from, to));
  return found && { from: from + found.index, to: from + found.index + found[0].length };
}

const linesOf = (text: string, from: number, to: number): string =>
  '\n'.repeat(text.slice(from, to).split('\n').length - 1);

/** Writes `\subfloat[title]{…}` as an environment with a caption. */
function writePart(
  text: string,
  { from, inner, close, title }: { from: number; inner: number; close: number; title: string },
): Edit[] {
  const inContent = findLabel(text, inner, close);
  const label = inContent ? text.slice(inContent.from, inContent.to) : (LABEL.exec(title)?.[0] ?? '');
  const words = title.replace(LABEL, '').replaceAll(/\s+/gu, ' ').trim();
  return [
    { from, to: inner, insert: `\\begin{subfigure}{\\linewidth}${linesOf(text, from, inner)}` },
    ...(inContent ? [{ ...inContent, insert: '' }] : []),
    { from: close, to: close + 1, insert: `\\caption{${words}}${label}\\end{subfigure}` },
  ];
}

/** The bracket that closes the group whose content begins at `at`. */
function closeOf(text: string, at: number): number | null {
  let depth = 1;
  for (let i = at; i < text.length && i < at + MAX_GROUP; i += 1) {
    const sign = text[i];
    if (sign === '\\') i += 1;
    else if (sign === '%') {
      const line = text.indexOf('\n', i);
      if (line < 0) return null;
      i = line;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return null;
}

function apply(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, insert } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    parts.push(text.slice(at, from), insert);
    at = to;
  }
  return parts.join('') + text.slice(at);
}
