import { t } from '../lib/texts/comparing.ts';
import { colorInText, readInitials } from '../lib/person-color.ts';

/** An author as returned by the authorship calls. */
export interface WrittenBy {
  readonly uuid: string | null;
  readonly displayName: string;
}

/** The author of a mark, and how they are shown. */
export interface ShownAuthor {
  /** "Ada", or "Ada or Ben" if the old history does not distinguish them. */
  readonly name: string;
  /** For the small label beside the colour. */
  readonly initials: string;
  /** The person's usual colour, 1 to 10; null if there are several possible authors. */
  readonly color: number | null;
  readonly people: readonly WrittenBy[];
}

/** The author of each mark (marks count from 1). */
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
  return person === undefined ? null : colorInText(person.uuid ?? person.displayName);
}
