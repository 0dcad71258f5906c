export interface CslName {
  readonly family?: string | undefined;
  readonly given?: string | undefined;
  readonly literal?: string | undefined;
  readonly suffix?: string | undefined;
  /** Left out with the family name alone: the “von” of Goethe. */
  readonly 'dropping-particle'?: string | undefined;
  /** Part of the family name, though some styles do not sort by it: the “van” of van Gogh. */
  readonly 'non-dropping-particle'?: string | undefined;
  /** False: citeproc looks for no further particles in the parts. */
  readonly 'parse-names'?: false | undefined;
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

/** As lists of works show it, where there is no style to drop a particle. */
export function familyOf(name: CslName): string {
  if (name.family === undefined) return name.literal ?? name.given ?? '';
  return [name['dropping-particle'], name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
}

export function firstNames(item: CslItem): string {
  const names = (item.author ?? item.editor ?? []).map(familyOf);
  if (names.length > 2) return `${names[0]} et al.`;
  return names.join(' and ');
}

export function yearOf(item: CslItem): string {
  const year = item.issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? (/\d{4}/.exec(item.issued?.literal ?? item.issued?.raw ?? '')?.[0] ?? '') : String(year);
}
