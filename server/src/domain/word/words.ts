/*
 * The units of comparison for files from Word: words (letters, digits and their marks), and every other character by
 * itself. White space is not a token but a property of the next one, since both sides break lines as they like.
 */

/** Characters that typesetting replaces with one another. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201A': "'",
  '\u201B': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u201E': '"',
  '\u2011': '-',
  '\u2010': '-',
};

const PIECE = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;
const SPACE = /^\s/u;
const WORD = /^[\p{L}\p{N}\p{M}]/u;

export interface Piece {
  readonly text: string;
  readonly from: number;
  /** Whether there is white space before it. */
  readonly gap: boolean;
}

export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let gap = false;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (SPACE.test(piece)) gap = true;
    else {
      pieces.push({ text: piece, from: index, gap });
      gap = false;
    }
  }
  return pieces;
}

export function keyOf(text: string): string {
  return ALIKE[text] ?? text.normalize('NFC');
}

export const isSpace = (text: string): boolean => SPACE.test(text);
export const isWord = (text: string): boolean => WORD.test(text);
