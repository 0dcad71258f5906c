import { LETTERS } from '../items/fold-name.ts';

/** Maximum length of the searched text. */
export const MAX_SEARCHED = 1_000_000;
/** Longer words are data. */
const MAX_WORD = 100;

/**
 * Letters and digits with what may occur within a word: invisible joiners, and asterisks of emphasis that begins or
 * ends in it.
 */
const WORD = /[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]+(?:\*{1,3}[\p{L}\p{M}]+)*/gu;
const PLAIN = /^[\da-z]+$/iu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu;
/** Accents, and the vowel signs that Arabic and Hebrew are usually written without. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]/gu;

/**
 * A word in the form used for comparison: lower case, without accents and markup. Only letters, digits and marks
 * remain.
 */
function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđðħıłŋþŧς]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(NOT_IN_WORDS, '');
}

type NoteWord = (word: string, from: number, to: number) => void;

/**
 * Visits the words of a text with their positions. Scripts without spaces are cut into overlapping pairs of characters,
 * plus the last character alone, so that a search for any part finds it.
 */
export function eachWord(text: string, note: NoteWord): void {
  for (const { 0: source, index } of text.matchAll(WORD)) {
    if (PLAIN.test(source)) add(source, index, note);
    else eachPart(source, index, note);
  }
}

function eachPart(source: string, at: number, note: NoteWord): void {
  let reached = 0;
  for (const { 0: unspaced, index } of source.matchAll(UNSPACED)) {
    if (index > reached) add(source.slice(reached, index), at + reached, note);
    addPairs(unspaced, at + index, note);
    reached = index + unspaced.length;
  }
  if (reached < source.length) add(source.slice(reached), at + reached, note);
}

function add(source: string, from: number, note: NoteWord): void {
  if (source.length > MAX_WORD) return;
  const word = foldWord(source);
  if (word !== '') note(word, from, from + source.length);
}

function addPairs(unspaced: string, at: number, note: NoteWord): void {
  const characters = [...unspaced];
  let from = at;
  for (const [i, character] of characters.entries()) {
    const pair = character + (characters[i + 1] ?? '');
    const word = foldWord(pair);
    if (word !== '') note(word, from, from + pair.length);
    from += character.length;
  }
}

/** The beginning of a source word that folds to a prefix. */
export function cutToPrefix(source: string, prefix: string): string {
  let cut = '';
  for (const character of source) {
    cut += character;
    if (foldWord(cut).length >= prefix.length) break;
  }
  // A combining mark belongs to its letter.
  return cut + (/^[\p{M}\u00ad]+/u.exec(source.slice(cut.length))?.[0] ?? '');
}

/** Whether the word is in a script without spaces, and therefore a pair of characters. */
export function isUnspaced(word: string): boolean {
  return word.search(UNSPACED) >= 0;
}
