import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';
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

export interface ReadBibliography {
  readonly items: readonly CslItem[];
  /** Why exports would fail, as a sentence; null if they would not. Readable entries are still returned. */
  readonly fault: string | null;
}

/** Parses a bibliography according to its file name: BibTeX, CSL-JSON or CSL-YAML. */
export async function readBibliography(path: string, text: string): Promise<ReadBibliography> {
  if (/\.json$/i.test(path)) return readData(() => JSON.parse(text), 'JSON');
  if (/\.ya?ml$/i.test(path)) {
    const { parse } = await import('yaml');
    return readData(() => parse(text, { maxAliasCount: 20 }), 'YAML', fixDates);
  }
  const [first, ...more] = checkBibtex(text).filter(({ fatal }) => fatal);
  if (first === undefined) return { items: readBibtex(text), fault: null };
  const line = text.slice(0, first.from).split('\n').length;
  const others =
    more.length === 0 ? '' : more.length === 1 ? ' There is one more fault.' : ` There are ${more.length} more faults.`;
  return { items: readBibtex(text), fault: `Line ${line}: ${first.message}${others}` };
}

function readData(read: () => unknown, format: string, fix = (item: CslItem): CslItem => item): ReadBibliography {
  try {
    return { items: keepItems(read()).map(fix), fault: null };
  } catch {
    return { items: [], fault: `It is not valid ${format}: open it to see where.` };
  }
}
