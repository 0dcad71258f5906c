import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NameRow, readNameRow, readNameRows, writeName, writeNameRows } from './name-rows.ts';
import { splitNames } from './names.ts';

const parts = (written: string) => {
  const { kind, given, family } = readNameRow(written);
  return [kind, given, family];
};

test('names come apart as BibTeX cuts them', () => {
  expect(parts('Knuth, Donald E.')).toEqual(['person', 'Donald E.', 'Knuth']);
  expect(parts('Donald E. Knuth')).toEqual(['person', 'Donald E.', 'Knuth']);
  expect(parts('Vincent van Gogh')).toEqual(['person', 'Vincent', 'van Gogh']);
  expect(parts('King, Jr., Martin Luther')).toEqual(['person', 'Martin Luther', 'King, Jr.']);
  expect(parts('Plato')).toEqual(['person', '', 'Plato']);
  expect(parts('G{\\"o}del, Kurt')).toEqual(['person', 'Kurt', 'G{\\"o}del']);
  expect(parts('{World Health Organization}')).toEqual(['whole', '', 'World Health Organization']);
  expect(parts('{Foo} {Bar}')).toEqual(['person', '{Foo}', '{Bar}']);
  expect(parts('others')).toEqual(['others', '', '']);
  expect(parts('family=Gogh, given=Vincent, prefix=van')[0]).toBe('source');
});

test('a list keeps what stands between its names, and names in braces hold an “and”', () => {
  const value = 'Lee, Ana and\n    {Ernst and Young}  AND others';
  const list = readNameRows(value);
  expect(list.rows.map(({ source }) => source)).toEqual(['Lee, Ana', '{Ernst and Young}', 'others']);
  expect(writeNameRows(list)).toBe(value);
  const added = { ...list, rows: [...list.rows.slice(0, 1), readNameRow('Li, Wei'), ...list.rows.slice(1)] };
  expect(writeNameRows(added)).toBe('Lee, Ana and\n    Li, Wei  AND {Ernst and Young}  AND others');
  expect(readNameRows(' ')).toEqual({ rows: [], joints: [] });
});

const write = (given: string, family: string, kind: NameRow['kind'] = 'person') => writeName({ kind, given, family });

test('what is typed is written so that it is read as the same', () => {
  expect(write('Ana', 'Lee')).toBe('Lee, Ana');
  expect(write('', 'Lee')).toBe('Lee');
  expect(write('Ana', '')).toBe('Ana');
  expect(write('', 'van Gogh')).toBe('{van Gogh}');
  expect(write('', 'Ernst and Young', 'whole')).toBe('{Ernst and Young}');
  expect(write('M.', 'Ernst and Young')).toBe('{Ernst and Young}, M.');
  expect(write('Martin, Dr', 'King, Jr.')).toBe('King, Jr., {Martin, Dr}');
  expect(write(' ', ' ')).toBe('');
});

test('whatever people type stays one name, and a list that nobody touches stays as it is', () => {
  const word = fc.stringMatching(/^[A-Za-z,{}. ]{0,12}$/).filter((text) => {
    let depth = 0;
    for (const ch of text) if ((depth += ch === '{' ? 1 : ch === '}' ? -1 : 0) < 0) return false;
    return depth === 0;
  });
  fc.assert(
    fc.property(fc.oneof(word, fc.constant('A and B')), word, (given, family) => {
      const written = write(given, family);
      if (written !== '' && written.toLowerCase() !== 'others') expect(splitNames(`${written} and X`)).toHaveLength(2);
    }),
  );
  fc.assert(
    fc.property(fc.array(word.filter((text) => text.trim() !== '')), (names) => {
      const value = names.map((name) => name.trim()).join(' and\n ');
      expect(writeNameRows(readNameRows(value))).toBe(value);
    }),
  );
});

test('a long list is read in time that grows with its length', () => {
  const started = performance.now();
  readNameRows(`${' '.repeat(100_000)}x${' and'.repeat(20_000)}`);
  readNameRows('A, B and '.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(1500);
});
