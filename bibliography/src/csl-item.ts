export interface CslName {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
}

export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[];
  readonly literal?: string;
  readonly raw?: string;
}

/** A bibliography entry as CSL-JSON, as far as the editor needs it. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly title?: string;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly issued?: CslDate;
  readonly [field: string]: unknown;
}

export function firstNames(item: CslItem): string {
  const names = (item.author ?? item.editor ?? []).map((name) => name.family ?? name.literal ?? name.given ?? '');
  if (names.length > 2) return `${names[0]} et al.`;
  return names.join(' and ');
}

export function yearOf(item: CslItem): string {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? (/\d{4}/.exec(item.issued?.literal ?? item.issued?.raw ?? '')?.[0] ?? '') : String(year);
}
