export interface CslName {
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly literal?: string | undefined;
}

export interface CslDate {
  readonly 'date-parts'?: readonly (readonly number[])[];
  readonly literal?: string;
  readonly raw?: string;
}

/** A work as CSL-JSON, as far as we need it. */
export interface CslWork {
  readonly type: string;
  readonly title?: string | undefined;
  readonly author?: readonly CslName[] | undefined;
  readonly editor?: readonly CslName[] | undefined;
  readonly issued?: CslDate | undefined;
  readonly [field: string]: unknown;
}

/** One of a bibliography. */
export interface CslItem extends CslWork {
  readonly id: string;
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
