/** What entries of each type contain: for the form of an entry, and for reporting what is missing. */

/** One field, or several alternatives. The first is what a new entry gets. */
type Need = readonly string[];

interface EntryType {
  readonly needs: readonly Need[];
  /** Other usual fields. */
  readonly usual: readonly Need[];
}

const AUTHOR: Need = ['author'];
const BY: Need = ['author', 'editor'];
const TITLE: Need = ['title'];
const YEAR: Need = ['year', 'date'];
const PLACE: Need = ['address', 'location'];
const WHERE: readonly Need[] = [['doi'], ['url']];
const SCHOOL: Need = ['school', 'institution'];

const one = (names: string): Need[] => names.split(' ').map((name) => [name]);

export const ENTRY_TYPES: Readonly<Record<string, EntryType>> = {
  article: {
    needs: [AUTHOR, TITLE, ['journal', 'journaltitle'], YEAR],
    usual: [...one('volume'), ['number', 'issue'], ...one('pages'), ...WHERE],
  },
  book: {
    needs: [BY, TITLE, ['publisher'], YEAR],
    usual: [...one('edition volume series'), PLACE, ...one('isbn'), ...WHERE],
  },
  incollection: {
    needs: [AUTHOR, TITLE, ['booktitle'], ['publisher'], YEAR],
    usual: [...one('editor pages chapter edition'), PLACE, ...WHERE],
  },
  inbook: {
    needs: [BY, TITLE, ['booktitle', 'chapter', 'pages'], ['publisher'], YEAR],
    usual: [...one('editor pages'), PLACE, ...WHERE],
  },
  inproceedings: {
    needs: [AUTHOR, TITLE, ['booktitle'], YEAR],
    usual: [...one('editor pages publisher organization series'), PLACE, ...WHERE],
  },
  proceedings: { needs: [TITLE, YEAR], usual: [...one('editor publisher series'), PLACE, ...WHERE] },
  phdthesis: { needs: [AUTHOR, TITLE, SCHOOL, YEAR], usual: [PLACE, ['type'], ...WHERE] },
  mastersthesis: { needs: [AUTHOR, TITLE, SCHOOL, YEAR], usual: [PLACE, ['type'], ...WHERE] },
  // Biblatex requires its type, too, but what exports print does not need it.
  thesis: { needs: [AUTHOR, TITLE, ['institution', 'school'], YEAR], usual: [['type'], PLACE, ...WHERE] },
  techreport: {
    needs: [AUTHOR, TITLE, ['institution'], YEAR],
    usual: [...one('number type'), PLACE, ...WHERE],
  },
  report: { needs: [BY, TITLE, ['institution'], YEAR], usual: [...one('number type'), PLACE, ...WHERE] },
  unpublished: { needs: [AUTHOR, TITLE], usual: [YEAR, ['note'], ...WHERE] },
  manual: { needs: [TITLE], usual: [AUTHOR, ['organization'], ['edition'], PLACE, YEAR, ...WHERE] },
  online: { needs: [TITLE, ['url', 'doi']], usual: [AUTHOR, YEAR, ['urldate'], ['organization']] },
  software: { needs: [BY, TITLE, YEAR], usual: [['version'], ['publisher'], ...WHERE] },
  dataset: { needs: [BY, TITLE, YEAR], usual: [['publisher'], ['version'], ...WHERE] },
  patent: { needs: [AUTHOR, TITLE, ['number'], YEAR], usual: [['holder'], ['type'], ...WHERE] },
  misc: { needs: [TITLE], usual: [AUTHOR, ['howpublished'], YEAR, ['note'], ...WHERE] },
};

/** Aliases of types. */
const ALIASES: Readonly<Record<string, string>> = {
  conference: 'inproceedings',
  electronic: 'online',
  www: 'online',
  collection: 'book',
  mvbook: 'book',
  mvcollection: 'book',
  mvproceedings: 'proceedings',
  bookinbook: 'inbook',
  suppbook: 'inbook',
  suppcollection: 'incollection',
  reference: 'book',
  inreference: 'incollection',
  periodical: 'misc',
  booklet: 'misc',
};

/** Entries that are not works: nothing is missing in them. */
const NO_WORKS: ReadonlySet<string> = new Set(['set', 'xdata', 'control', 'comment', 'bibnote']);

function typeOf(type: string): EntryType {
  const known = ALIASES[type] ?? type;
  return (Object.hasOwn(ENTRY_TYPES, known) ? ENTRY_TYPES[known] : undefined) ?? ENTRY_TYPES['misc']!;
}

/** What an entry of this type lacks, by the usual name of each field. */
export function listMissing(type: string, present: (name: string) => boolean): readonly string[] {
  // Inherited fields are not missing.
  if (NO_WORKS.has(type) || present('crossref') || present('xdata')) return [];
  return typeOf(type)
    .needs.filter((names) => !names.some(present))
    .map(([name]) => name!);
}

export interface FormField {
  readonly name: string;
  readonly isNeeded: boolean;
  /** Rarely filled in, and empty here: a form need not show it at once. */
  readonly isRare: boolean;
}

/** What people look at first, for every type. */
const FIRST: readonly string[] = ['title', 'subtitle', 'author', 'editor'];
/** Usual fields worth showing even when empty. */
const WORTH_SHOWING: ReadonlySet<string> = new Set([
  'author',
  'year',
  'volume',
  'number',
  'issue',
  'pages',
  'edition',
  'doi',
  'month',
]);

/**
 * The fields of a form in order: what people look at first, what the type needs, what is usual, and whatever else the
 * entry contains. `said` are the fields of the entry, `typed` those added in the form.
 */
export function listFormFields(
  type: string,
  said: readonly string[],
  typed: readonly string[] = [],
): readonly FormField[] {
  const { needs, usual } = typeOf(type);
  const present = [...said, ...typed];
  const fields = new Map<string, FormField>();
  const add = (names: Need, isNeeded: boolean, isUsual: boolean): void => {
    const found = names.filter((name) => present.includes(name));
    for (const name of found.length > 0 ? found : [names[0]!]) {
      const isRare = isUsual && !said.includes(name) && !WORTH_SHOWING.has(name);
      if (!fields.has(name)) fields.set(name, { name, isNeeded, isRare });
    }
  };
  for (const names of needs) {
    add(names, true, false);
    // BibLaTeX dates include the month.
    if (names === YEAR && fields.has('year')) add(['month'], false, true);
  }
  for (const names of usual) {
    add(names, false, true);
    if (names === YEAR && fields.has('year')) add(['month'], false, true);
  }
  for (const name of present) add([name], false, false);
  const rank = ({ name }: FormField): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return [...fields.values()].toSorted((one, other) => rank(one) - rank(other));
}
