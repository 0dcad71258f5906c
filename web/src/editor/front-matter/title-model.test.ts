import { describe, expect, test } from 'vitest';
import { Text } from '@codemirror/state';
import { editYaml } from './edit-yaml.ts';
import type { YamlEdit } from './yaml-document.ts';
import { matchRows } from './match-rows.ts';
import { readTitle, type TitleModel } from './title-model.ts';
import * as edits from './title-edits.ts';

const journal = `title: A
authors:
  - name: Ada
    affiliation: "1, 2" # both
  - name: Ben
    affiliation: 2
affiliations:
 - name: Kyoto
   index: 1
 - name: Shinshu
   index: 2
`;

function read(text: string): TitleModel {
  const model = readTitle(text);
  if ('fault' in model) throw new Error(model.fault);
  return model;
}

function change(text: string, make: (model: TitleModel) => readonly YamlEdit[]): string {
  const changes = editYaml(text, make(read(text)));
  if (!changes) throw new Error('refused');
  return changes.apply(Text.of(text.split('\n'))).toString();
}

describe('what the form shows', () => {
  test('authors and affiliations by number, as journals write them', () => {
    const { people, places } = read(journal);
    expect(people.map(({ names, places: at }) => [names[0]!.value, at])).toEqual([
      ['Ada', [0, 1]],
      ['Ben', [1]],
    ]);
    expect(places.map(({ mark, name }) => [mark, name])).toEqual([
      ['1', 'Kyoto'],
      ['2', 'Shinshu'],
    ]);
  });

  test('one author, names in parts, affiliations with the author', () => {
    const { people, places } = read(
      'author:\n  - Ada\n  - name: {given: Ben, family: Ode}\n    affiliation: [Kyoto, MIT]\n  - given: C\n    surname: D\n    corresponding: true\n',
    );
    expect(people.map(({ names }) => names.map(({ value }) => value))).toEqual([['Ada'], ['Ben', 'Ode'], ['C', 'D']]);
    expect(people[2]!.corresponding.isOn).toBe(true);
    expect(places.map(({ name, listed }) => [name, listed])).toEqual([
      ['Kyoto', null],
      ['MIT', null],
    ]);
    expect(read('author: Ada').people).toHaveLength(1);
  });

  test.each([
    ['title: "A\n', /A closing quotation mark is missing/],
    ['- a\n', /list of names/],
    ['title: A\ntitle: B\n', /used twice/],
    ['{title: A}\n', /\{ and \}/],
  ])('%j: what is wrong', (text, message) => {
    const model = readTitle(text);
    expect('fault' in model && model.fault).toMatch(message);
  });

  test('leaves alone what it cannot change', () => {
    const model = read('title: {a: b}\nkeywords:\n  - {x: y}\nauthors:\n  - [a]\ngeometry: x\n');
    expect(model.words['title']).toBeNull();
    expect(model.lists['keywords']!.items).toBeNull();
    expect(model.authors).toBeNull();
    expect(model.others).toEqual(['geometry']);
  });
});

describe('a single action in the form', () => {
  test('an affiliation is removed, and numbers follow, here and with the authors', () => {
    expect(change(journal, (model) => edits.removePlace(model, 0))).toBe(
      journal
        .replace(' - name: Kyoto\n   index: 1\n', '')
        .replace('index: 2', 'index: 1')
        .replace('"1, 2"', '1')
        .replace('affiliation: 2', 'affiliation: 1'),
    );
  });

  test('affiliations change places', () => {
    const moved = change(journal, (model) =>
      edits.movePlace(model, { kind: 'move', path: ['affiliations'], from: 1, to: 0 }),
    );
    expect(moved).toContain(' - name: Shinshu\n   index: 1\n - name: Kyoto\n   index: 2\n');
    expect(moved).toContain('affiliation: "2, 1" # both');
    expect(moved).toContain('name: Ben\n    affiliation: 1');
  });

  test('an author gets an affiliation, and loses it', () => {
    const more = change(journal, (model) => edits.setPlaces(model.people[1]!, model.places, [0, 1]));
    expect(read(more).people[1]!.places).toEqual([0, 1]);
    expect(change(more, (model) => edits.setPlaces(model.people[1]!, model.places, []))).not.toContain('Ben\n    aff');
  });

  test('the first author, and more, from nothing', () => {
    const first = change('title: A\n', edits.addPerson);
    expect(first).toBe('title: A\nauthors:\n  - name: ""\n');
    const second = change(first, edits.addPerson);
    const place = change(second, edits.addPlace);
    expect(place).toBe('title: A\nauthors:\n  - name: ""\n  - name: ""\naffiliations:\n  - name: ""\n    index: 1\n');
    expect(change(place, (model) => edits.setPlaces(model.people[0]!, model.places, [0]))).toContain(
      '- name: ""\n    affiliation: 1\n',
    );
  });

  test('a bare name gets more fields', () => {
    expect(change('author: Ada\n', (model) => edits.writePerson(model.people[0]!, 'orcid', '0000-0001'))).toBe(
      'author:\n  name: Ada\n  orcid: 0000-0001\n',
    );
    expect(change('author: Ada\n', edits.addPerson)).toBe('author:\n  - Ada\n  - ""\n');
  });

  test('keywords: only those that differ', () => {
    const text = 'keywords:\n  - kelp # sea\n  - otter\n';
    const write = (next: readonly string[]): string =>
      change(text, (model) => edits.writeList(model.lists['keywords']!, next));
    expect(write(['kelp', 'urchin', 'otter'])).toBe('keywords:\n  - kelp # sea\n  - urchin\n  - otter\n');
    expect(write(['otter'])).toBe('keywords:\n  - otter\n');
    expect(write([])).toBe('');
    expect(change('title: A\n', (model) => edits.writeList(model.lists['keywords']!, ['a', 'b']))).toBe(
      'title: A\nkeywords:\n  - a\n  - b\n',
    );
    expect(change('bibliography: a.bib\n', (model) => edits.writeList(model.lists['bibliography']!, ['b.bib']))).toBe(
      'bibliography: b.bib\n',
    );
  });

  test.each([[['a', 'b']], [['one, two', 'c']], [['one, two']], [[]]])('%j in one line', (words) => {
    expect(edits.splitWords(edits.joinWords(words))).toEqual(words);
  });
});

test.each<[string[], string[], number[]]>([
  [
    ['a', 'b'],
    ['x', 'a', 'b'],
    [-1, 0, 1],
  ],
  [
    ['a', 'b', 'c'],
    ['b', 'c'],
    [1, 2],
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
    [1, 0],
  ],
  [
    ['a', 'b'],
    ['a', 'bx'],
    [0, 1],
  ],
  [
    ['', ''],
    ['', '', ''],
    [0, 1, -1],
  ],
])('rows %j become %j', (before, after, found) => {
  expect(matchRows(before, after)).toEqual(found);
});
