import { readBibtex } from './bibtex.ts';
import type { CslItem } from './csl-item.ts';

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

/** CSL-YAML writes years as numbers and dates as mappings of `year`, `month`, `day`; citeproc wants date parts. */
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

/** A bibliography by its file name: BibTeX, CSL-JSON or CSL-YAML. */
export async function readBibliography(path: string, text: string): Promise<CslItem[]> {
  if (/\.json$/i.test(path)) return keepItems(JSON.parse(text));
  if (/\.ya?ml$/i.test(path)) {
    const { parse } = await import('yaml');
    return keepItems(parse(text, { maxAliasCount: 20 })).map(fixDates);
  }
  return readBibtex(text);
}
