import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';

function isItem(value: unknown): value is CslItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    (typeof value.id === 'string' || typeof value.id === 'number')
  );
}

function keepItems(value: unknown): CslItem[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null && 'references' in value
      ? value.references
      : [];
  return (Array.isArray(list) ? list : [])
    .filter(isItem)
    .map((item) => ({ ...item, id: String(item.id), type: item.type ?? 'document' }));
}

/** CSL-YAML has numeric years and dates as mappings of `year`, `month`, `day`; citeproc wants date parts. */
function fixDates(item: CslItem): CslItem {
  const issued: unknown = item.issued;
  const first: unknown = Array.isArray(issued) ? issued[0] : issued;
  if (typeof first === 'string' || typeof first === 'number') {
    const parts = String(first).split('-').map(Number);
    return {
      ...item,
      issued: parts.every((part) => part > 0) ? { 'date-parts': [parts] } : { literal: String(first) },
    };
  }
  if (typeof first === 'object' && first !== null && 'year' in first) {
    const { year, month, day } = first as { year?: unknown; month?: unknown; day?: unknown };
    return { ...item, issued: { 'date-parts': [[year, month, day].filter(Boolean).map(Number)] } };
  }
  return item;
}

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
  return keepReadable(() => parse(text, { maxAliasCount: 20 }), 'YAML', fixDates);
}

function keepReadable(read: () => unknown, format: string, fix = (item: CslItem): CslItem => item): ReadData {
  try {
    return { items: keepItems(read()).map(fix), fault: null };
  } catch {
    return { items: [], fault: `It is not valid ${format}: open it to see where.` };
  }
}
