import { normalizeName } from './file-name.ts';

/**
 * Resolves an asset URL in a document: relative to the document's folder or, with a leading `/`, to the workspace root;
 * `..` goes up, `.` is ignored, query and fragment are dropped, percent-encoding is decoded once. Returns the NFC path
 * in the workspace without a leading slash, or null if it climbs above the root, is empty or is external (a scheme or
 * `//host`).
 */
export function resolveAssetPath(documentPath: string, url: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(url) || url.startsWith('//')) return null;
  const bare = url.split(/[?#]/u, 1)[0] ?? '';
  const decoded = decodeOnce(bare);
  if (decoded === '') return null;
  const start = decoded.startsWith('/')
    ? []
    : documentPath
        .split('/')
        .filter((name) => name !== '')
        .slice(0, -1);
  const resolved = [...start];
  for (const name of decoded.split('/')) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (resolved.length === 0) return null;
      resolved.pop();
    } else {
      resolved.push(normalizeName(name));
    }
  }
  return resolved.length === 0 ? null : resolved.join('/');
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not valid percent-encoding: the percent sign is part of the name.
    return text;
  }
}
