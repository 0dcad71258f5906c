import type { YamlEdit, YamlMove } from './yaml-document.ts';
import type { Person, Place, TitleModel, WordList } from './title-model.ts';

/** Each function is one action in the form: edits of the YAML, made as one step. */

export function writePerson(person: Person, key: 'orcid' | 'email', value: string): YamlEdit[] {
  if (!person.isBare) return [{ kind: 'set', path: person[key].path, value }];
  return [{ kind: 'replace', path: person.path, value: { name: person.names[0]!.value, [key]: value } }];
}

export function addPerson({ authors, people }: TitleModel): YamlEdit[] {
  if (!authors) return [];
  if (!authors.isThere) return [{ kind: 'replace', path: [authors.key], value: [{ name: '' }] }];
  // Like the authors before: a bare name, or a mapping with room for more.
  const value = people.at(-1)!.isBare ? '' : { name: '' };
  const list: YamlEdit[] = authors.isList ? [] : [{ kind: 'wrap', path: [authors.key] }];
  return [...list, { kind: 'insert', path: [authors.key], at: people.length, value }];
}

export function setCorresponding(person: Person, isOn: boolean): YamlEdit[] {
  if (person.isBare)
    return isOn
      ? [{ kind: 'replace', path: person.path, value: { name: person.names[0]!.value, corresponding: true } }]
      : [];
  return [
    isOn
      ? { kind: 'set', path: person.corresponding.path, value: true }
      : { kind: 'remove', path: person.corresponding.path },
  ];
}

/** Sets a person's affiliations, by index in the list. */
export function setPlaces(person: Person, all: readonly Place[], chosen: readonly number[]): YamlEdit[] {
  const marks = chosen.map((at) => (all[at]!.listed ? all[at]!.mark : all[at]!.name));
  if (marks.length === 0) return person.isBare ? [] : [{ kind: 'remove', path: person.affiliation }];
  const onlyMarks = chosen.every((at) => all[at]!.listed !== null);
  const [first] = marks;
  const single = onlyMarks && marks.length === 1 && /^[1-9]\d{0,8}$/.test(first!) ? Number(first) : marks.join(', ');
  const value = person.isPlacesList || (marks.length > 1 && !onlyMarks) ? marks : single;
  if (person.isBare)
    return [{ kind: 'replace', path: person.path, value: { name: person.names[0]!.value, affiliation: value } }];
  if (typeof value !== 'object' && !person.isPlacesList) return [{ kind: 'set', path: person.affiliation, value }];
  return [{ kind: 'replace', path: person.affiliation, value }];
}

export function addPlace({ affiliations, places }: TitleModel): YamlEdit[] {
  if (!affiliations) return [];
  const listed = places.filter((place) => place.listed !== null);
  const bare = listed.length > 0 && listed.every(({ listed: entry, paths }) => entry!.path.length === paths[0]!.length);
  const highest = Math.max(0, ...places.map(({ mark }) => (/^\d+$/.test(mark) ? Number(mark) : 0)));
  const value = bare ? '' : { name: '', index: highest + 1 };
  if (!affiliations.isThere) return [{ kind: 'replace', path: [affiliations.key], value: [value] }];
  const list: YamlEdit[] = affiliations.isList ? [] : [{ kind: 'wrap', path: [affiliations.key] }];
  return [...list, { kind: 'insert', path: [affiliations.key], at: listed.length, value }];
}

export function renamePlace(place: Place, value: string): YamlEdit[] {
  return place.paths.map((path) => ({ kind: 'set', path, value }));
}

/** Whether the marks are 1, 2, 3… in list order; they are then renumbered when the order changes. */
function isNumbered(places: readonly Place[]): boolean {
  return places.every(({ mark }, at) => mark === String(at + 1));
}

/** Reorders the affiliations; any not in `order` are removed. Renumbers the authors' marks and the list. */
function renumber(model: TitleModel, order: readonly number[]): YamlEdit[] {
  const { places, people } = model;
  const numbered = isNumbered(places);
  const markOf = (at: number): string => {
    const place = places[at]!;
    return numbered ? String(order.indexOf(at) + 1) : place.mark;
  };
  const after = places.map((place, at) => ({ ...place, mark: markOf(at) }));
  return people.flatMap((person) => {
    const had = person.places ?? [];
    const keeps = had.filter((at) => order.includes(at));
    const same = keeps.length === had.length && keeps.every((at) => after[at]!.mark === places[at]!.mark);
    return same ? [] : setPlaces(person, after, keeps);
  });
}

function renumberList(model: TitleModel, order: readonly number[]): YamlEdit[] {
  if (!isNumbered(model.places)) return [];
  return order.flatMap((at, position): YamlEdit[] => {
    const index = model.places[at]!.listed?.index;
    if (!index || at === position) return [];
    // By then the list is in its new order.
    const path = index.map((step) => (step === at ? position : step));
    return [{ kind: 'set', path, value: position + 1 }];
  });
}

export function removePlace(model: TitleModel, at: number): YamlEdit[] {
  const order = model.places.map((_place, index) => index).filter((index) => index !== at);
  const { listed } = model.places[at]!;
  const references = renumber(model, order);
  return listed ? [...references, { kind: 'remove', path: listed.path }, ...renumberList(model, order)] : references;
}

export function movePlace(model: TitleModel, move: YamlMove): YamlEdit[] {
  const { from, to } = move;
  if (!model.affiliations?.isList || !model.places[from]?.listed || !model.places[to]?.listed) return [];
  const order = model.places.map((_place, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return [...renumber(model, order), move, ...renumberList(model, order)];
}

/** A list of words, as written on one line. */
export function joinWords(items: readonly string[]): string {
  const split = items.some((item) => item.includes(',')) ? '; ' : ', ';
  return items.length === 1 && split === '; ' ? `${items[0]};` : items.join(split);
}

export function splitWords(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Changes only the words that differ; those before and after stay as they are. */
export function writeList({ path, items, isList }: WordList, next: readonly string[]): YamlEdit[] {
  if (!items) return [];
  if (next.length === 0) return items.length === 0 ? [] : [{ kind: 'remove', path }];
  if (!isList && next.length === 1 && items.length === 1) return [{ kind: 'set', path, value: next[0]! }];
  if (!isList || items.length === 0) return [{ kind: 'replace', path, value: next }];
  let head = 0;
  while (head < items.length && head < next.length && items[head] === next[head]) head++;
  let tail = 0;
  while (tail < items.length - head && tail < next.length - head && items.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const edits: YamlEdit[] = [];
  const gone = items.length - head - tail;
  const come = next.length - head - tail;
  for (let at = 0; at < Math.min(gone, come); at++)
    edits.push({ kind: 'set', path: [...path, head + at], value: next[head + at]! });
  for (let at = come; at < gone; at++) edits.push({ kind: 'remove', path: [...path, head + come] });
  for (let at = gone; at < come; at++) edits.push({ kind: 'insert', path, at: head + at, value: next[head + at]! });
  return edits;
}
