import { findFrontMatter, readMetadata } from '../front-matter/metadata.ts';

export interface Insertion {
  readonly from: number;
  readonly insert: string;
}

function write(file: string): string {
  return /^[\w./-]+$/.test(file) && !file.startsWith('-') ? file : JSON.stringify(file);
}

/**
 * Names the bibliographies in the front matter, since exports read only named ones. Null if some are named already, or
 * the front matter cannot be extended.
 */
export function nameBibliographies(text: string, files: readonly string[]): Insertion | null {
  if (files.length === 0) return null;
  const list = files.length === 1 ? write(files[0]!) : `[${files.map(write).join(', ')}]`;
  const head = findFrontMatter(text);
  if (!head) return { from: 0, insert: `---\nbibliography: ${list}\n---\n\n` };
  const { yaml, to } = head;
  if (/^bibliography\s*:/m.test(yaml)) return null;
  const before = readMetadata(yaml);
  const insert = `${yaml === '' ? '' : '\n'}bibliography: ${list}`;
  const after = readMetadata(yaml + insert);
  const isUnderstood = after.bibliography.join('\n') === files.join('\n') && after.title === before.title;
  if (!isUnderstood) return null;
  return { from: to, insert: yaml === '' ? `${insert}\n` : insert };
}
