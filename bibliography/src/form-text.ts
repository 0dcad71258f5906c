import { accents, symbols } from './tex-text.ts';

/**
 * A piece of a value: what a form shows of it and what the file says. Braces that only keep capitals or words together
 * show nothing, and name the group they belong to.
 */
interface Piece {
  readonly shown: string;
  readonly source: string;
  readonly group?: number;
}

/** A value of a .bib file as a form shows it. What nobody touches is written back byte for byte. */
export type FormText = readonly Piece[];

/** Addresses and identifiers: a character stands for itself there. */
const VERBATIM: ReadonlySet<string> = new Set(
  'doi url isbn issn pmid pmcid eprint file urldate crossref xref xdata keywords langid year pages volume number'.split(
    ' ',
  ),
);

/** An accent with its letter, which may be an “i” or “j” without its dot. */
const ACCENT =
  /\\([`'^~="])\s*(?:\{(?:\\(?=[ij]))?([A-Za-z])\}|\\([ij])(?![A-Za-z])|([A-Za-z]))|\\(\.)\s*(?:\{([A-Za-z])\}|([A-Za-z]))/y;
const LETTER_ACCENT = /\\([uvHcdkr])(?:\s*\{(?:\\(?=[ij]))?([A-Za-z])\}|\s+([A-Za-z]))/y;
const LETTER = /\\([A-Za-z]+)(?:\{\}|[ \t]+|(?![A-Za-z]))/y;
/** Symbols that are letters or punctuation; the others say more in TeX. */
const LETTERS: ReadonlySet<string> = new Set(
  'ss ae AE oe OE o O aa AA l L i j dh DH th TH textendash textemdash textquoteright textquoteleft'.split(' '),
);
const ESCAPED = /\\([&%])/y;
const COMMAND = /\\(?:[A-Za-z]+\*?|[\s\S])/y;
const BREAK = /[ \t]*\r?\n[ \t]*(?=[^\s])/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The character that TeX at this place makes, if it is one. */
function readCharacter(text: string, at: number): Piece | null {
  const accent = matchAt(ACCENT, text, at) ?? matchAt(LETTER_ACCENT, text, at);
  if (accent) {
    const [mark, letter] = accent.slice(1).filter((part) => part !== undefined);
    return { shown: `${letter}${accents[mark!]}`.normalize('NFC'), source: accent[0] };
  }
  const symbol = matchAt(LETTER, text, at);
  if (symbol && LETTERS.has(symbol[1]!)) return { shown: symbols[symbol[1]!]!, source: symbol[0] };
  const escaped = matchAt(ESCAPED, text, at);
  return escaped && { shown: escaped[1]!, source: escaped[0] };
}

/** Behind the group that begins here, or -1 if it does not end. */
function skipGroup(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** Behind a command with what it is given. */
function skipCommand(text: string, at: number): number {
  let end = at + (matchAt(COMMAND, text, at)?.[0].length ?? 1);
  while (text[end] === '{') {
    const next = skipGroup(text, end);
    if (next === -1) break;
    end = next;
  }
  return end;
}

export function readFormText(value: string): FormText {
  const pieces: Piece[] = [];
  /** Where each open group ends. */
  const ends: { at: number; group: number }[] = [];
  let groups = 0;
  const takeAsIs = (from: number, to: number): number => {
    for (const each of value.slice(from, to)) pieces.push({ shown: each, source: each });
    return to;
  };
  for (let at = 0; at < value.length;) {
    const end = ends.at(-1);
    if (end?.at === at) {
      ends.pop();
      pieces.push({ shown: '', source: '}', group: end.group });
      at += 1;
      continue;
    }
    const piece = readPiece(value, at);
    if (piece !== null) {
      pieces.push(piece);
      at += piece.source.length;
      continue;
    }
    const after = value[at] === '{' ? skipGroup(value, at) : -1;
    if (after > at + 2 && (readCharacter(value, at + 1) || value[at + 1] !== '\\')) {
      groups += 1;
      pieces.push({ shown: '', source: '{', group: groups });
      ends.push({ at: after - 1, group: groups });
      at += 1;
    } else if (after !== -1) at = takeAsIs(at, after);
    else if (value[at] === '\\') at = takeAsIs(at, skipCommand(value, at));
    else if (value[at] === '$') at = takeAsIs(at, skipFormula(value.slice(0, end?.at), at));
    else at = takeAsIs(at, at + String.fromCodePoint(value.codePointAt(at)!).length);
  }
  return pieces;
}

/** A character, also one with braces of its own, or a line break in the file. */
function readPiece(value: string, at: number): Piece | null {
  const inner = value[at] === '{' ? readCharacter(value, at + 1) : null;
  if (inner && value[at + 1 + inner.source.length] === '}') return { ...inner, source: `{${inner.source}}` };
  const broken = matchAt(BREAK, value, at);
  if (broken && !/\s/.test(value[at - 1] ?? '')) return { shown: ' ', source: broken[0] };
  return value[at] === '\\' ? readCharacter(value, at) : null;
}

/** Formulas stay TeX. */
function skipFormula(value: string, at: number): number {
  const end = /^\$(?:\\[\s\S]|[^\\$])*\$/.exec(value.slice(at));
  return at + (end?.[0].length ?? 1);
}

export const showFormText = (text: FormText): string => text.map(({ shown }) => shown).join('');

/** As the form shows a value. */
export const showValue = (name: string, value: string): string =>
  VERBATIM.has(name) ? value : showFormText(readFormText(value));

export const isVerbatim = (name: string): boolean => VERBATIM.has(name);

export function writeFormText(text: FormText): string {
  // A command would take the letter that now follows it for its own.
  const isRunOn = ({ shown, source }: Piece, next: Piece | undefined): boolean =>
    shown !== source && /\\[A-Za-z]+$/.test(source) && /^[A-Za-z]/.test(next?.source ?? '');
  return text.map((piece, at) => (isRunOn(piece, text[at + 1]) ? `${piece.source}{}` : piece.source)).join('');
}

/** The text with what the form now shows instead of it; what stays is what is the same at both ends. */
export function editFormText(text: FormText, now: string): FormText {
  const shown = text.filter((piece) => piece.shown !== '');
  let first = 0;
  let from = 0;
  while (first < shown.length && now.startsWith(shown[first]!.shown, from)) from += shown[first++]!.shown.length;
  let last = shown.length;
  let to = now.length;
  while (
    last > first &&
    to - shown[last - 1]!.shown.length >= from &&
    now.slice(0, to).endsWith(shown[last - 1]!.shown)
  )
    to -= shown[--last]!.shown.length;
  const isInsert = first === last;
  const before: Piece[] = [];
  const after: Piece[] = [];
  let count = 0;
  for (const piece of text) {
    if (piece.shown !== '') {
      if (count < first) before.push(piece);
      else if (count >= last) after.push(piece);
      count += 1;
      continue;
    }
    // At the edge, what is typed stands outside of braces, unless it replaces something in them.
    const opens = piece.source === '{';
    if (count < first || (count === first && !(isInsert && opens))) before.push(piece);
    else if (count >= last) after.push(piece);
  }
  return dropEmptyGroups([...before, ...readTyped(now.slice(from, to)), ...after]);
}

/** What is typed is written as it is, but for the two marks that TeX would take for its own. */
function readTyped(typed: string): Piece[] {
  const all = [...typed];
  return all.map((shown, at) => ({
    shown,
    source: (shown === '&' || shown === '%') && all[at - 1] !== '\\' ? `\\${shown}` : shown,
  }));
}

/** Braces with nothing left between them go, and those whose other half went. */
function dropEmptyGroups(text: readonly Piece[]): FormText {
  const seen = new Map<number, { halves: number; isFilled: boolean }>();
  const open: number[] = [];
  for (const { group, source } of text) {
    if (group === undefined) {
      for (const each of open) seen.get(each)!.isFilled = true;
    } else if (source === '{') {
      seen.set(group, { halves: 1, isFilled: false });
      open.push(group);
    } else {
      const known = seen.get(group);
      if (known) known.halves = 2;
      open.splice(open.indexOf(group), 1);
    }
  }
  return text.filter(({ group }) => {
    const known = group === undefined ? null : seen.get(group);
    return known === null || (known?.halves === 2 && known.isFilled);
  });
}
