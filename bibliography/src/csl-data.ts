import type { CslItem } from './csl-item.ts';

function isItem(value: unknown): value is CslItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    (typeof value.id === 'string' || typeof value.id === 'number')
  );
}

/** CSL YAML has numeric years and dates as mappings of `year`, `month`, `day`; citeproc wants date parts. */
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

/** The works of CSL data: a list, or a mapping with a list of `references`. */
export function readCslData(data: unknown): readonly CslItem[] {
  const list: unknown = typeof data === 'object' && data !== null && 'references' in data ? data.references : data;
  return (Array.isArray(list) ? (list as unknown[]) : [])
    .filter(isItem)
    .map((item) => fixDates({ ...item, id: String(item.id), type: item.type ?? 'document' }));
}
