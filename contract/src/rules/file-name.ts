import { utf8Length } from './utf8-length.ts';

/** Extensions of live text documents (decisions, "Files"). */
export const LIVE_EXTENSIONS: ReadonlySet<string> = new Set(
  'md markdown qmd rmd txt tex bib csl json yaml yml csv tsv xml html css js py r jl sty bst'.split(' '),
);

export const MAX_NAME_BYTES = 255;
export const MAX_PATH_BYTES = 4096;
export const MAX_DEPTH = 64;

// Controls, slashes, bidirectional controls and zero-width characters: a name must look like what it is.
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f/\\\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** Why a name cannot be used, or null. The name must be in NFC already. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'A name must not be empty.';
  if (name === '.' || name === '..') return 'This name is reserved.';
  if (!name.isWellFormed() || FORBIDDEN.test(name)) return 'A name must not contain slashes or invisible characters.';
  if (utf8Length(name) > MAX_NAME_BYTES) return `A name must not be longer than ${MAX_NAME_BYTES} bytes.`;
  return null;
}

/** NFC. Names are stored, compared and looked up in this form only. */
export function normalizeName(name: string): string {
  return name.normalize('NFC');
}

/** Lower-case extension without the dot, "" when there is none. `.gitignore` has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Whether a file of this name is a live document when its content is valid UTF-8 of at most 10 MB. */
export function isLiveName(name: string): boolean {
  return LIVE_EXTENSIONS.has(extensionOf(name));
}

const withoutFirstSlashes = (name: string): string => name.trim().replace(/[/\\]+/u, '');

/** Name of a new text file as typed: trimmed, first run of slashes removed, ".md" appended unless it is a text file's name. */
export function newTextFileName(typed: string): string {
  const name = normalizeName(withoutFirstSlashes(typed));
  if (name === '') return name;
  return isLiveName(name) ? name : `${name}.md`;
}

/** Name of a new folder as typed. */
export function newFolderName(typed: string): string {
  return normalizeName(withoutFirstSlashes(typed));
}

/** Splits a path inside a workspace into names; a leading slash is accepted, "" is the root. Null when it is no such path. */
export function splitPath(path: string): string[] | null {
  const inner = path.startsWith('/') ? path.slice(1) : path;
  if (inner === '') return [];
  if (utf8Length(inner) > MAX_PATH_BYTES) return null;
  const names = inner.split('/').map(normalizeName);
  if (names.length > MAX_DEPTH || names.some((name) => nameProblem(name) !== null)) return null;
  return names;
}

/** "a.md" → "a (2).md"; for the n-th try at a free name. `word` replaces the number ("restored"). */
export function numberedName(name: string, n: number | string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, -(extension.length + 1));
  return `${stem} (${n})${extension === '' ? '' : name.slice(stem.length)}`;
}
