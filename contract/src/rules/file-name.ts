import { utf8Length } from './utf8-length.ts';

/** Extensions of live documents. */
export const LIVE_EXTENSIONS: ReadonlySet<string> = new Set(
  'md markdown qmd rmd txt tex bib csl json yaml yml csv tsv xml html css js py r jl sty bst'.split(' '),
);

export const MAX_NAME_BYTES = 255;
export const MAX_PATH_BYTES = 4096;
export const MAX_DEPTH = 64;

// Control characters, slashes, bidirectional controls and zero-width characters: a name must be what it looks like.
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f/\\\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** Why a name cannot be used, as a sentence for users; null if it can. The name must be NFC. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'A name must not be empty.';
  if (name === '.' || name === '..') return 'This name is reserved.';
  if (!name.isWellFormed() || FORBIDDEN.test(name)) return 'A name must not contain slashes or invisible characters.';
  if (utf8Length(name) > MAX_NAME_BYTES) return 'A name must not be longer than 255 bytes.';
  return null;
}

/** To NFC, the only form in which names are stored, compared and looked up. */
export function normalizeName(name: string): string {
  return name.normalize('NFC');
}

/** The lower-case extension without the dot, or "". `.gitignore` has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Whether a file of this name is a live document, provided that it is valid UTF-8 of at most 10 MB. */
export function isLiveName(name: string): boolean {
  return LIVE_EXTENSIONS.has(extensionOf(name));
}

const withoutFirstSlashes = (name: string): string => name.trim().replace(/[/\\]+/u, '');

/**
 * The name of a new text file from user input: trimmed, first run of slashes removed, NFC, ".md" appended unless it has
 * a text extension. Not validated; "" if nothing is left.
 */
export function newTextFileName(typed: string): string {
  const name = normalizeName(withoutFirstSlashes(typed));
  if (name === '') return name;
  return isLiveName(name) ? name : `${name}.md`;
}

/** The name of a new folder from user input: trimmed, first run of slashes removed, NFC. Not validated. */
export function newFolderName(typed: string): string {
  return normalizeName(withoutFirstSlashes(typed));
}

/**
 * Splits a path in a workspace into NFC names; a leading slash is accepted, "" is the root ([]). Null if it is too long
 * or deep or a name is invalid.
 */
export function splitPath(path: string): string[] | null {
  const inner = path.startsWith('/') ? path.slice(1) : path;
  if (inner === '') return [];
  if (utf8Length(inner) > MAX_PATH_BYTES) return null;
  const names = inner.split('/').map(normalizeName);
  if (names.length > MAX_DEPTH || names.some((name) => nameProblem(name) !== null)) return null;
  return names;
}

/** "a.md" → "a (2).md": the n-th attempt at a free name. A word can replace the number ("restored"). */
export function numberedName(name: string, n: number | string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, -(extension.length + 1));
  return `${stem} (${n})${extension === '' ? '' : name.slice(stem.length)}`;
}
