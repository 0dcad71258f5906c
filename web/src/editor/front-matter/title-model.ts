import { type Document, isMap, isScalar, isSeq } from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import { parseYaml, type Path } from './yaml-document.ts';
import { t } from '../../lib/texts/title-form.ts';

/** The label of a part of a name, as in the form's texts. */
export type NameLabel = 'name' | 'givenName' | 'familyName';

/** A line of text that the form can edit. */
export interface Words {
  readonly path: Path;
  readonly value: string;
}

export interface Person {
  readonly path: Path;
  /** Written as a plain name. */
  readonly isBare: boolean;
  /** One name, or given and family name; empty if written in a way the form leaves alone. */
  readonly names: readonly (Words & { readonly label: NameLabel })[];
  readonly orcid: Words;
  readonly email: Words;
  readonly corresponding: Words & { readonly isOn: boolean };
  readonly affiliation: Path;
  /** Indices in `places`; null if written in a way the form leaves alone. */
  readonly places: readonly number[] | null;
  readonly isPlacesList: boolean;
}

export interface Place {
  readonly mark: string;
  readonly name: string;
  /** Where the name occurs: once in the list of affiliations, or with each author. */
  readonly paths: readonly Path[];
  /** In the list of affiliations, not with the authors. */
  readonly listed: { readonly path: Path; readonly index: Path | null } | null;
}

export interface WordList {
  readonly path: Path;
  /** Null if written in a way the form leaves alone. */
  readonly items: readonly string[] | null;
  readonly isList: boolean;
}

/** Why there is no form. */
export interface TitleRefusal {
  readonly fault: string;
  readonly at: number;
  /** Exports cannot read it either. */
  readonly isInvalid: boolean;
}

export interface TitleModel {
  readonly words: Readonly<Record<string, Words | null>>;
  readonly lists: Readonly<Record<string, WordList>>;
  /** Key of the authors, and what it holds. */
  readonly authors: { readonly key: string; readonly isList: boolean; readonly isThere: boolean } | null;
  readonly people: readonly Person[];
  readonly affiliations: { readonly key: string; readonly isList: boolean; readonly isThere: boolean } | null;
  readonly places: readonly Place[];
  /** Other keys, which only the source shows. */
  readonly others: readonly string[];
}

export const WORDS = ['title', 'subtitle', 'date', 'abstract', 'lang', 'csl', 'thanks'] as const;
export const LISTS = ['keywords', 'tags', 'bibliography'] as const;

interface MutablePlace {
  mark: string;
  name: string;
  paths: Path[];
  listed: Place['listed'];
}

/** The form's view of front matter, or why there is none. Reads authors as exports do (prepare.lua). */
export function readTitle(text: string): TitleModel | TitleRefusal {
  const document = parseYaml(text);
  const error = document.errors[0];
  if (error) return { fault: explainYaml(error.code, error.message), at: error.pos[0], isInvalid: true };
  const { contents } = document;
  if (contents !== null && !isMap(contents)) return { fault: t('notAList'), at: 0, isInvalid: true };
  if (isMap(contents) && contents.flow === true)
    return { fault: t('withinBraces', { open: '{', close: '}' }), at: 0, isInvalid: false };
  const keys = isMap(contents) ? contents.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) : [];
  const choose = (...names: string[]): string => names.find((name) => keys.includes(name)) ?? names[0]!;
  // A new paper gets the keys used by journals; both are read.
  const authorKey = keys.includes('authors') ? 'authors' : keys.includes('author') ? 'author' : 'authors';
  const placeKey = choose('affiliations', 'affiliation');
  const places = readPlaces(document, placeKey);
  const people = readPeople(document, authorKey, places);
  const shown = new Set<string>([...WORDS, ...LISTS, authorKey, placeKey]);
  return {
    words: Object.fromEntries(WORDS.map((key) => [key, readWords(document, [key])])),
    lists: Object.fromEntries(LISTS.map((key) => [key, readList(document, [key])])),
    authors: people && { key: authorKey, isList: isSeq(document.getIn([authorKey], true)), isThere: people.length > 0 },
    people: people ?? [],
    affiliations: places && {
      key: placeKey,
      isList: isSeq(document.getIn([placeKey], true)),
      isThere: places.some(({ listed }) => listed !== null),
    },
    places: places ?? [],
    others: keys.filter((key) => !shown.has(key)),
  };
}

/** A single text value, possibly missing; null for anything the form leaves alone. */
function readWords(document: Document.Parsed, path: Path): Words | null {
  const node = document.getIn(path, true);
  if (node === undefined) return { path, value: '' };
  return isScalar(node) ? { path, value: say(node) } : null;
}

function say(node: unknown): string {
  if (!isScalar(node) || node.value === null || node.value === undefined) return '';
  // Numbers as written: 1.0 is not 1.
  return typeof node.value === 'string' ? node.value.trimEnd() : (node.source ?? JSON.stringify(node.value));
}

function readList(document: Document.Parsed, path: Path): WordList {
  const node = document.getIn(path, true);
  if (isSeq(node)) return { path, items: node.items.every(isScalar) ? node.items.map(say) : null, isList: true };
  const items = node === undefined || (isScalar(node) && say(node) === '') ? [] : isScalar(node) ? [say(node)] : null;
  return { path, items, isList: false };
}

/** The items of a list, or a single value in its place. */
function listEntries(document: Document.Parsed, path: Path): { path: Path; node: unknown }[] {
  const node = document.getIn(path, true);
  if (isSeq(node)) return node.items.map((item, at) => ({ path: [...path, at], node: item }));
  return node === undefined || (isScalar(node) && say(node) === '') ? [] : [{ path, node }];
}

function readPlaces(document: Document.Parsed, key: string): MutablePlace[] | null {
  const places: MutablePlace[] = [];
  for (const [at, { path, node }] of listEntries(document, [key]).entries()) {
    const position = String(at + 1);
    if (isScalar(node)) places.push({ mark: position, name: say(node), paths: [path], listed: { path, index: null } });
    else if (isMap(node)) {
      const word = ['name', 'organization', 'department'].find((one) => isScalar(node.get(one, true))) ?? 'name';
      const index = ['index', 'id'].find((one) => node.has(one));
      places.push({
        mark: (index !== undefined && say(node.get(index, true))) || position,
        name: say(node.get(word, true)),
        paths: [[...path, word]],
        listed: { path, index: index === undefined ? null : [...path, index] },
      });
    } else return null;
  }
  return places;
}

function readPeople(document: Document.Parsed, key: string, places: MutablePlace[] | null): Person[] | null {
  const people: Person[] = [];
  for (const { path, node } of listEntries(document, [key])) {
    if (!isScalar(node) && !isMap(node)) return null;
    const word = (name: string): Words => readWords(document, [...path, name]) ?? { path: [], value: '' };
    const bare = isScalar(node);
    const corresponding = bare ? { path: [...path, 'corresponding'], value: '' } : word('corresponding');
    const affiliation = [
      ...path,
      isMap(node) && node.has('affiliations') && !node.has('affiliation') ? 'affiliations' : 'affiliation',
    ];
    people.push({
      path,
      isBare: bare,
      names: bare ? [{ path, value: say(node), label: 'name' }] : readNames(document, path),
      orcid: bare ? { path: [...path, 'orcid'], value: '' } : word('orcid'),
      email: bare ? { path: [...path, 'email'], value: '' } : word('email'),
      corresponding: { ...corresponding, isOn: corresponding.value !== '' && corresponding.value !== 'false' },
      affiliation,
      places: bare ? [] : places && findPlaces(document, affiliation, places),
      isPlacesList: !bare && isSeq(document.getIn(affiliation, true)),
    });
  }
  return people;
}

function readNames(document: Document.Parsed, path: Path): (Words & { readonly label: NameLabel })[] {
  const has = (...tail: string[]): boolean => isScalar(document.getIn([...path, ...tail], true));
  const read = (label: NameLabel, ...tail: string[]): (Words & { readonly label: NameLabel })[] =>
    has(...tail) ? [{ ...readWords(document, [...path, ...tail])!, label }] : [];
  const whole = document.getIn([...path, 'name'], true);
  if (isMap(whole))
    return has('name', 'literal')
      ? read('name', 'name', 'literal')
      : [...read('givenName', 'name', 'given'), ...read('familyName', 'name', 'family')];
  if (isScalar(whole)) return read('name', 'name');
  const parts = [
    ...read('givenName', has('given-names') ? 'given-names' : 'given'),
    ...read('familyName', has('surname') ? 'surname' : 'family'),
  ];
  return parts.length > 0 ? parts : whole === undefined ? [{ path: [...path, 'name'], value: '', label: 'name' }] : [];
}

/** As exports resolve them: a number refers to the list; a name need not be listed. */
function findPlaces(document: Document.Parsed, path: Path, places: MutablePlace[]): number[] | null {
  const found: number[] = [];
  for (const entry of listEntries(document, path)) {
    if (!isScalar(entry.node)) return null;
    const value = say(entry.node);
    const known = value.split(/[,;\s]+/).flatMap((mark) => {
      const at = places.findIndex((place) => place.mark === mark);
      return at < 0 ? [] : [at];
    });
    if (known.length > 0) found.push(...known);
    else if (value !== '') {
      let at = places.findIndex(({ name }) => name === value);
      if (at < 0) at = places.push({ mark: String(places.length + 1), name: value, paths: [], listed: null }) - 1;
      places[at]!.paths.push(entry.path);
      found.push(at);
    }
  }
  return found;
}
