import { t } from '../lib/texts/comparing.ts';
import { personColor, readInitials } from '../lib/person-color.ts';

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

/** For each mark (from 1), its author. */
export function showAuthors(people: readonly WrittenBy[], authors: readonly (readonly number[])[]): ShownAuthor[] {
  return authors.map((numbers) => {
    const here = numbers.flatMap((number) => people[number] ?? []);
    const [only, ...others] = numbers;
    return {
      name: here.map(({ displayName }) => displayName).join(t('or')),
      initials: here.map(({ displayName }) => readInitials(displayName)).join('/'),
      color: only === undefined || others.length > 0 ? null : colorOf(people[only]),
      people: here,
    };
  });
}

function colorOf(person: WrittenBy | undefined): number | null {
  return person === undefined ? null : personColor(person.uuid ?? person.displayName);
}
