import { readCslData } from '@scriptorium/bibliography/csl-data.ts';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';

export interface ReadData {
  readonly items: readonly CslItem[];
  /** Why exports would fail, as a sentence; null if they would not. */
  readonly fault: string | null;
}

/** Whether a bibliography is a list of works as data, according to its file name; all others are BibTeX. */
export function isData(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}

/** Parses CSL-JSON or CSL-YAML. */
export async function readData(path: string, text: string): Promise<ReadData> {
  if (/\.json$/i.test(path)) return keepReadable(() => JSON.parse(text), 'JSON');
  const { parse } = await import('yaml');
  return keepReadable(() => parse(text, { maxAliasCount: 20 }), 'YAML');
}

const FAULTS = {
  JSON: 'It is not valid JSON: open it to see where.',
  YAML: 'It is not valid YAML: open it to see where.',
} as const;

function keepReadable(read: () => unknown, format: keyof typeof FAULTS): ReadData {
  try {
    return { items: readCslData(read()), fault: null };
  } catch {
    return { items: [], fault: FAULTS[format] };
  }
}
