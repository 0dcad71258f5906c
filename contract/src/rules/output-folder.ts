import { nameProblem, normalizeName } from './file-name.ts';

/** The default output folder, relative to the document's. */
export const USUAL_OUTPUT_FOLDER = 'exports';

/** The canonical form of a typed folder, without meaningless spaces, slashes and dots. Names are NFC. */
export function tidyOutputFolder(typed: string): string {
  const names = typed
    .trim()
    .split('/')
    .map((name) => normalizeName(name.trim()))
    .filter((name) => name !== '' && name !== '.');
  return `${typed.trim().startsWith('/') ? '/' : ''}${names.join('/')}`;
}

/**
 * Names of the folders from the workspace root to the output folder, which is relative to the document's folder or,
 * with a leading slash, to the root; "" is the document's folder. Null if it climbs above the root or a name is
 * invalid.
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
