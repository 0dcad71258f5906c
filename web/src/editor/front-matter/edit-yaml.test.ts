import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { Document, isCollection } from 'yaml';
import { editYaml, moveBesideOthers } from './edit-yaml.ts';
import { parseYaml, type YamlData, type YamlEdit } from './yaml-document.ts';

function edit(text: string, ...edits: readonly YamlEdit[]): string | null {
  const changes = editYaml(text, edits);
  return changes && changes.apply(Text.of(text.split('\n'))).toString();
}

describe('a single change to front matter', () => {
  test.each<[what: string, before: string, edits: YamlEdit[], after: string]>([
    [
      'a word in quotes keeps them',
      "title:   'It''s: old' # mine\ndate: 2020\n",
      [{ kind: 'set', path: ['title'], value: "It's: new" }],
      "title:   'It''s: new' # mine\ndate: 2020\n",
    ],
    [
      'a plain title that needs quotes gets them',
      'title: Kelp\n',
      [{ kind: 'set', path: ['title'], value: 'Kelp: a "study"' }],
      `title: 'Kelp: a "study"'\n`,
    ],
    [
      'a value that was not there',
      'title:\nx: 1\n',
      [{ kind: 'set', path: ['title'], value: 'A' }],
      'title: A\nx: 1\n',
    ],
    [
      'a new key stands where people look for it',
      '# head\ntitle: A\n\nbibliography: x.bib\n',
      [{ kind: 'set', path: ['subtitle'], value: 'B' }],
      '# head\ntitle: A\nsubtitle: B\n\nbibliography: x.bib\n',
    ],
    ['the first key of all', '', [{ kind: 'set', path: ['title'], value: 'A' }], 'title: A\n'],
    [
      'within a folded text only the word',
      'abstract: >\n  One two\n  three four\n  five.\ntitle: A\n',
      [{ kind: 'set', path: ['abstract'], value: 'One two three 4 five.' }],
      'abstract: >\n  One two\n  three 4\n  five.\ntitle: A\n',
    ],
    [
      'a paragraph in a literal text',
      'abstract: |\n   One.\ntitle: A\n',
      [{ kind: 'set', path: ['abstract'], value: 'One.\n\nTwo.' }],
      'abstract: |\n   One.\n\n   Two.\ntitle: A\n',
    ],
    [
      'several lines that were not there',
      'title: A\n',
      [{ kind: 'set', path: ['abstract'], value: 'One.\n\nTwo.' }],
      'title: A\nabstract: |\n  One.\n\n  Two.\n',
    ],
    [
      'an author behind the last, with the dashes of the others',
      'authors:\n- name: A # first\n  orcid: 1\n\n# places\naffiliations: []\n',
      [{ kind: 'insert', path: ['authors'], at: 1, value: { name: 'B' } }],
      'authors:\n- name: A # first\n  orcid: 1\n- name: B\n\n# places\naffiliations: []\n',
    ],
    [
      'authors change places with their lines',
      'authors:\n  - name:  A # a\n    affiliation: "1, 2"\n  - B\n  - {name: C}\nx: y\n',
      [{ kind: 'move', path: ['authors'], from: 2, to: 0 }],
      'authors:\n  - {name: C}\n  - name:  A # a\n    affiliation: "1, 2"\n  - B\nx: y\n',
    ],
    [
      'the last of a list goes with its key',
      'title: A\nauthors:\n  - name: B\n    orcid: 1\ndate: x\n',
      [{ kind: 'remove', path: ['authors', 0] }],
      'title: A\ndate: x\n',
    ],
    [
      'the first key of an item',
      'authors:\n  - orcid: 1\n    name: B\n',
      [{ kind: 'remove', path: ['authors', 0, 'orcid'] }],
      'authors:\n  - name: B\n',
    ],
    [
      'one author becomes two',
      'author: A B # me\ntitle: x\n',
      [
        { kind: 'wrap', path: ['author'] },
        { kind: 'insert', path: ['author'], at: 1, value: 'C' },
      ],
      'author:\n  - A B # me\n  - C\ntitle: x\n',
    ],
    [
      'a name becomes a person with more',
      'author:\n  - A\n  - B\n',
      [{ kind: 'replace', path: ['author', 1], value: { name: 'B', orcid: '0000' } }],
      'author:\n  - A\n  - name: B\n    orcid: "0000"\n',
    ],
    [
      'a list in brackets stays one',
      'keywords: [a, b]\nx: {b:  1}\n',
      [{ kind: 'insert', path: ['keywords'], at: 2, value: 'c' }],
      'keywords: [a, b, c]\nx: {b:  1}\n',
    ],
  ])('%s', (_what, before, edits, after) => {
    expect(edit(before, ...edits)).toBe(after);
  });

  describe('a move while others are writing', () => {
    const list = 'authors:\n  - name: Ada\n    orcid: 1\n  - name: Ben\n  - name: Cleo\n';
    const caretIn = (name: string): number => list.indexOf(name) + name.length;
    const move = (from: number, to: number, ...names: string[]) =>
      moveBesideOthers(list, 'authors', { from, to }, names.map(caretIn));

    /** What remains if a letter typed at the same moment is merged with the move. */
    const typedMeanwhile = (asked: YamlEdit | null, name: string): string => {
      const changes = asked && editYaml(list, [asked]);
      if (!changes) throw new Error('It was not moved.');
      const typed = ChangeSet.of([{ from: caretIn(name), insert: 'x' }], list.length);
      return changes
        .compose(typed.map(changes))
        .apply(Text.of(list.split('\n')))
        .toString();
    };

    test.each([
      ['up past its neighbour', 1, 0, 'Ben', 'authors:\n  - name: Benx\n  - name: Ada\n    orcid: 1\n  - name: Cleo\n'],
      [
        'down past its neighbour',
        0,
        1,
        'Ada',
        'authors:\n  - name: Ben\n  - name: Adax\n    orcid: 1\n  - name: Cleo\n',
      ],
      ['past two', 2, 0, 'Cleo', 'authors:\n  - name: Cleox\n  - name: Ada\n    orcid: 1\n  - name: Ben\n'],
      [
        'beside the one that is written in',
        1,
        0,
        'Ada',
        'authors:\n  - name: Ben\n  - name: Adax\n    orcid: 1\n  - name: Cleo\n',
      ],
    ])('%s: the letters stay in the name', (_what, from, to, name, after) => {
      expect(typedMeanwhile(move(from, to, name), name)).toBe(after);
    });

    test('is refused if someone is writing on both sides, but not because of others elsewhere', () => {
      expect(move(1, 0, 'Ada', 'Ben')).toBeNull();
      expect(move(1, 0, 'Ben', 'Cleo')).not.toBeNull();
      expect(move(0, 1)).toEqual({ kind: 'move', path: ['authors'], from: 0, to: 1 });
    });
  });

  test('what cannot be changed safely is refused', () => {
    expect(edit('title: "A\n', { kind: 'set', path: ['title'], value: 'B' })).toBeNull();
    expect(edit('- a\n- b\n', { kind: 'set', path: ['title'], value: 'B' })).toBeNull();
    expect(edit('title: {a: b}\n', { kind: 'set', path: ['title'], value: 'B' })).toBeNull();
  });

  test('adding an author to the paper and removing them leaves it unchanged', () => {
    const paper = readFileSync(new URL('../../../../examples/timeseriesflattener/paper.md', import.meta.url), 'utf8');
    const yaml = paper.slice(4, paper.indexOf('\n---\n') + 1);
    const more = edit(yaml, { kind: 'insert', path: ['authors'], at: 5, value: { name: 'Ada' } });
    expect(more).toContain('    affiliation: "1, 2, 3"\n  - name: Ada\n\naffiliations:\n - name: Department of Aff');
    expect(edit(more!, { kind: 'remove', path: ['authors', 5] })).toBe(yaml);
  });
});

const word = fc.string({ maxLength: 12, unit: 'grapheme' }).filter((text) => !/[\r\u0085\u2028\u2029]/u.test(text));
const scalar = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.constant('two\nlines\n'));
const value: fc.Arbitrary<YamlData> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.array(fc.dictionary(fc.constantFrom('name', 'orcid', 'affiliation', 'x'), scalar, { minKeys: 1 }), {
    maxLength: 4,
  }),
  fc.dictionary(word, scalar, { maxKeys: 3 }),
);

interface Part {
  readonly key: string;
  readonly value: YamlData;
  readonly indent: number;
  readonly flow: boolean;
  readonly indentSeq: boolean;
  readonly quotes: string;
}

function write({ key, value: data, indent, flow, indentSeq, quotes }: Part): string {
  const document = new Document({ [key]: data });
  const node = document.get(key, true);
  if (flow && isCollection(node)) node.flow = true;
  return document.toString({
    indent,
    indentSeq,
    lineWidth: 30,
    defaultKeyType: 'PLAIN',
    defaultStringType: quotes as 'PLAIN',
  });
}

/** Front matter as someone, or a program with other habits, may have written it. */
const frontMatter = fc
  .array(
    fc.record({
      key: fc.constantFrom('title', 'subtitle', 'authors', 'date', 'abstract', 'keywords', 'x', 'y', 'z'),
      value,
      indent: fc.constantFrom(2, 3, 4),
      flow: fc.boolean(),
      indentSeq: fc.boolean(),
      quotes: fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'),
      above: fc.constantFrom('', '# a comment\n', '\n'),
    }),
    { maxLength: 6 },
  )
  .map((parts) =>
    parts
      .filter((part, at) => parts.findIndex(({ key }) => key === part.key) === at)
      .map((part) => ({
        key: part.key,
        above: part.above,
        text: write(part),
      })),
  );

test('random front matter: an edit leaves everything else byte for byte as it was, and means what was intended', () => {
  let done = 0;
  fc.assert(
    fc.property(
      frontMatter,
      fc.constantFrom('title', 'subtitle', 'authors', 'abstract', 'keywords', 'x'),
      fc.constantFrom<(path: string) => YamlEdit>(
        (key) => ({ kind: 'set', path: [key], value: 'A: new "one"' }),
        (key) => ({ kind: 'set', path: [key], value: 'First.\n\nSecond.' }),
        (key) => ({ kind: 'remove', path: [key] }),
        (key) => ({ kind: 'insert', path: [key], at: 1, value: { name: 'B' } }),
        (key) => ({ kind: 'insert', path: [key], at: 0, value: '- x' }),
        (key) => ({ kind: 'move', path: [key], from: 1, to: 0 }),
        (key) => ({ kind: 'remove', path: [key, 0] }),
        (key) => ({ kind: 'wrap', path: [key] }),
        (key) => ({ kind: 'set', path: [key, 0, 'name'], value: "O'Neil" }),
        (key) => ({ kind: 'set', path: [key, 0, 'orcid'], value: '1' }),
        (key) => ({ kind: 'replace', path: [key, 0], value: { name: 'C', affiliation: ['a', 'b'] } }),
      ),
      (parts, key, create) => {
        const text = parts.map(({ above, text: own }) => above + own).join('');
        fc.pre(parseYaml(text).errors.length === 0);
        const before = parseYaml(text).toJS() as Record<string, unknown> | null;
        const after = edit(text, create(key));
        if (after === null) return;
        done++;
        const read = parseYaml(after).toJS() as Record<string, unknown> | null;
        for (const part of parts) {
          if (part.key === key) continue;
          expect(after).toContain(part.text.trimEnd());
          expect(read?.[part.key]).toEqual(before?.[part.key]);
        }
        expect(after.match(/^# a comment$/gm)?.length).toBe(text.match(/^# a comment$/gm)?.length);
      },
    ),
    { numRuns: 800 },
  );
  // Most requests succeed.
  expect(done).toBeGreaterThan(100);
});
