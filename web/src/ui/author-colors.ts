import { t } from '../lib/texts/comparing.ts';
import { readInitials, takePersonColor } from '../lib/person-color.ts';

/** Somebody who wrote, as the calls of authorship name them. */
export interface WrittenBy {
  readonly uuid: string | null;
  readonly displayName: string;
}

/** Who a mark means, and how that is shown. */
export interface ShownAuthor {
  /** "Ada", or "Ada or Ben" where old history does not tell them apart. */
  readonly name: string;
  /** For the small sign beside the colour. */
  readonly initials: string;
  /** 1 to 10, as for people everywhere; null where it could be several. */
  readonly color: number | null;
  readonly people: readonly WrittenBy[];
}

/**
 * By mark (from 1) who it is. People keep their colour of everywhere else, unless somebody before them in this text has
 * the same one and another is free.
 */
export function showAuthors(people: readonly WrittenBy[], authors: readonly (readonly number[])[]): ShownAuthor[] {
  const taken = new Set<number>();
  const colors = people.map(({ uuid, displayName }) => takePersonColor(uuid ?? displayName, taken));
  return authors.map((numbers) => {
    const here = numbers.flatMap((number) => people[number] ?? []);
    const [only, ...others] = numbers;
    return {
      name: here.map(({ displayName }) => displayName).join(t('or')),
      initials: here.map(({ displayName }) => readInitials(displayName)).join('/'),
      color: only === undefined || others.length > 0 ? null : (colors[only] ?? null),
      people: here,
    };
  });
}
