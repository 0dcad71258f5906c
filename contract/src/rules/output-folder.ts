import { nameProblem, normalizeName } from './file-name.ts';

/** Where results go as long as nobody chose another folder: beside the document. */
export const USUAL_OUTPUT_FOLDER = 'exports';

/** A folder as it was typed, in the one way in which it is kept: without blanks and slashes that mean nothing. */
export function tidyOutputFolder(typed: string): string {
  const names = typed
    .trim()
    .split('/')
    .map((name) => normalizeName(name.trim()))
    .filter((name) => name !== '' && name !== '.');
  return `${typed.trim().startsWith('/') ? '/' : ''}${names.join('/')}`;
}

/**
 * Names of the folder in the workspace: relative to the folder of the document, from the root with a leading slash,
 * beside the document when it is empty. Null when it climbs above the root or a name cannot be one.
 */
export function resolveOutputFolder(documentPath: string, folder: string): string[] | null {
  const tidy = tidyOutputFolder(folder);
  const names = tidy.startsWith('/') ? [] : documentPath.split('/').slice(0, -1);
  for (const name of tidy.split('/')) {
    if (name === '') continue;
    if (name === '..') {
      if (names.pop() === undefined) return null;
    } else if (nameProblem(name) === null) names.push(name);
    else return null;
  }
  return names;
}
