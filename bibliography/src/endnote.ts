import type { CslName, CslWork } from './csl-item.ts';
import { readDate, readName } from './names-and-dates.ts';
import { childrenOf, findChild, readXml, textOf, type XmlElement } from './xml.ts';

/** EndNote's type numbers, from its own export of all of them. */
const TYPES: Readonly<Record<string, string>> = {
  '17': 'article-journal',
  '43': 'article-journal',
  '19': 'article-magazine',
  '23': 'article-newspaper',
  '6': 'book',
  '28': 'book',
  '44': 'book',
  '5': 'chapter',
  '60': 'chapter',
  '10': 'paper-conference',
  '47': 'paper-conference',
  '32': 'thesis',
  '27': 'report',
  '25': 'patent',
  '9': 'software',
  '59': 'dataset',
  '12': 'webpage',
  '16': 'webpage',
  '56': 'post-weblog',
  '34': 'manuscript',
  '36': 'manuscript',
};

/** CSL variables by their place in EndNote. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ['title', ['titles', 'title']],
  ['volume', ['volume']],
  ['issue', ['number']],
  ['page', ['pages']],
  ['edition', ['edition']],
  ['publisher', ['publisher']],
  ['publisher-place', ['pub-location']],
  ['collection-title', ['titles', 'tertiary-title']],
  ['DOI', ['electronic-resource-num']],
  ['URL', ['urls', 'related-urls', 'url']],
  ['language', ['language']],
];

const clean = (element: XmlElement | undefined): string => textOf(element).replaceAll(/\s+/g, ' ').trim();

function readPeople(record: XmlElement, list: string): readonly CslName[] {
  return childrenOf(findChild(record, 'contributors', list), 'author').flatMap((author) => {
    const name = clean(author);
    return name === '' ? [] : [readName(name)];
  });
}

/** A work as described by EndNote's exports and its citations in Word. */
export function readEndNoteRecord(record: XmlElement): CslWork {
  const type = TYPES[clean(findChild(record, 'ref-type'))] ?? 'document';
  const container =
    clean(findChild(record, 'periodical', 'full-title')) || clean(findChild(record, 'titles', 'secondary-title'));
  const issued = readDate(
    clean(findChild(record, 'dates', 'year')),
    clean(findChild(record, 'dates', 'pub-dates', 'date')),
  );
  const number = clean(findChild(record, 'isbn'));
  const author = readPeople(record, 'authors');
  const editor = readPeople(record, 'secondary-authors');
  const fields = FIELDS.flatMap(([name, path]) => {
    const value = clean(findChild(record, ...path));
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    type,
    ...Object.fromEntries(fields),
    ...(container === '' ? {} : { 'container-title': container }),
    // One field for both: eight digits with a hyphen are an ISSN.
    ...(number === '' ? {} : { [/^\d{4}-\d{3}[\dX]$/i.test(number) ? 'ISSN' : 'ISBN']: number }),
    ...(author.length > 0 ? { author } : {}),
    ...(editor.length > 0 ? { editor } : {}),
    ...(issued ? { issued } : {}),
  };
}

export function looksLikeEndNote(text: string): boolean {
  return /^(?:<\?xml[^>]*>\s*)?<xml>\s*<records>/.test(text);
}

/** The works of an EndNote export; null if it is incomplete. */
export function readEndNote(text: string): readonly CslWork[] | null {
  const root = readXml(text);
  return root && childrenOf(findChild(root, 'xml', 'records'), 'record').map(readEndNoteRecord);
}
