/** A cited work in citeproc's format. */
export interface CitedItem {
  readonly id: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly locator?: string;
  readonly label?: string;
  readonly suppressAuthor?: boolean;
}

export interface ParsedCitation {
  /** `@key says`: the author is part of the sentence. */
  readonly inText: boolean;
  readonly items: readonly CitedItem[];
}

const key = /(-)?@(?:\{([^}\s]+)\}|([\p{L}\p{N}_]+(?:[:.#$%&\-+?<>~/][\p{L}\p{N}_]+|[:/]{2}[\p{L}\p{N}_]+)*))/u;

const labels: readonly (readonly [RegExp, string])[] = [
  [/^(?:pages?|pp?\.?)$/i, 'page'],
  [/^(?:chapters?|chaps?\.?)$/i, 'chapter'],
  [/^(?:sections?|secs?\.?|§§?)$/i, 'section'],
  [/^(?:figures?|figs?\.?)$/i, 'figure'],
  [/^(?:volumes?|vols?\.?)$/i, 'volume'],
  [/^(?:paragraphs?|paras?\.?|¶¶?)$/i, 'paragraph'],
  [/^(?:parts?|pts?\.?)$/i, 'part'],
  [/^(?:lines?|ll?\.)$/i, 'line'],
  [/^(?:notes?|nn?\.)$/i, 'note'],
  [/^(?:verses?|vv?\.)$/i, 'verse'],
  [/^(?:books?|bks?\.?)$/i, 'book'],
  [/^(?:nos?\.?|issues?)$/i, 'issue'],
  [/^(?:tables?|tbls?\.?)$/i, 'table'],
];

/** Parses what follows a key: `, p. 33, and more` is a locator with its label, and a suffix. */
function readLocator(rest: string): Pick<CitedItem, 'locator' | 'label' | 'suffix'> {
  const braced = /^,?\s*\{([^}]*)\}(.*)$/s.exec(rest);
  const text = (braced ? braced[1]! : rest.replace(/^,?\s*/, '')).trim();
  const after = braced ? braced[2]! : null;
  const word = /^([\p{L}§¶]+\.?)\s*(?=[\dIVXLivxl])/u.exec(text);
  const label = word ? labels.find(([pattern]) => pattern.test(word[1]!))?.[1] : undefined;
  const number = /^[\dIVXLCDMivxlcdm][\w.]*(?:\s*[-–—]+\s*[\w.]+)?(?:,\s*\d[\w.]*(?:\s*[-–—]+\s*[\w.]+)?)*/.exec(
    label ? text.slice(word![0].length) : text,
  );
  if (number && (label || /^\d/.test(text))) {
    const used = (label ? word![0].length : 0) + number[0].length;
    const suffix = after ?? text.slice(used);
    return {
      locator: number[0].replace(/\s*[-–—]+\s*/g, '–'),
      label: label ?? 'page',
      ...(suffix.trim() ? { suffix } : {}),
    };
  }
  return rest.trim() ? { suffix: rest.startsWith(',') ? rest : ` ${rest.trim()}` } : {};
}

interface Part {
  readonly id: string;
  /** Text before the key, trimmed, and after it. */
  readonly before: string;
  readonly rest: string;
  /** `-@key`: a work without its author, a number without its label. */
  readonly bare: boolean;
}

/** Splits a citation at its keys. */
function splitParts(source: string): readonly Part[] {
  const parts = source.startsWith('[') ? source.slice(1, -1).split(/;(?![^{]*\})/) : [source];
  return parts.flatMap((part) => {
    const found = key.exec(part);
    if (!found) return [];
    const { 0: whole, 1: minus, 2: braced, 3: plain, index } = found;
    const [before, rest] = [part.slice(0, index).trim(), part.slice(index + whole.length)];
    return [{ id: braced ?? plain!, before, rest, bare: minus !== undefined }];
  });
}

interface PointedAt {
  readonly id: string;
  /** The text before the key, verbatim. */
  readonly before: string;
  readonly after: string;
  /** `-@fig:x` requests just the number. */
  readonly bare: boolean;
}

/** The keys of a citation with the text around them, for keys that refer to parts of the document. */
export function splitCitation(source: string): readonly PointedAt[] {
  const inText = !source.startsWith('[');
  return splitParts(source).map(({ id, before, rest, bare }) => {
    const after = inText ? rest.trimEnd().replace(/^\s*\[(.*)\]$/s, '$1') : rest.trimEnd();
    return {
      id,
      before: before && `${before} `,
      after: inText && /^[^\s,.;:]/.test(after) ? ` ${after}` : after,
      bare,
    };
  });
}

/** Cached: visible citations are parsed repeatedly. */
const known = new Map<string, ParsedCitation>();
const maxKnown = 2000;

/** Parses `[see @a, p. 3; -@b]`, `@a`, `@a [p. 3]`. */
export function parseCitation(source: string): ParsedCitation {
  const before = known.get(source);
  if (before) return before;
  if (known.size >= maxKnown) known.clear();
  const parsed = read(source);
  known.set(source, parsed);
  return parsed;
}

function read(source: string): ParsedCitation {
  const inText = !source.startsWith('[');
  const parts = splitParts(source);
  const items = parts.map(({ id, before, rest, bare }) => ({
    id,
    ...(before ? { prefix: `${before} ` } : {}),
    ...(bare ? { suppressAuthor: true } : {}),
    ...readLocator(inText ? (/\[(.*)\]$/s.exec(rest)?.[1] ?? '') : rest),
  }));
  return { inText: inText && parts[0]?.bare !== true, items };
}
