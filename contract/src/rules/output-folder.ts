import { nameProblem, normalizeName } from './file-name.ts';

/** The default output folder, relative to the document. */
export const USUAL_OUTPUT_FOLDER = 'exports';

/** A typed folder in canonical form: without meaningless blanks and slashes. */
export function tidyOutputFolder(typed: string): string {
  const names = typed
    .trim()
    .split('/')
    .map((name) => normalizeName(name.trim()))
    .filter((name) => name !== '' && name !== '.');
  return `${typed.trim().startsWith('/') ? '/' : ''}${names.join('/')}`;
}

/**
 * Path segments of the folder in the workspace: relative to the document's folder, from the root with a leading slash,
 * the document's own folder if empty. Null if it climbs above the root or a name is invalid.
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
