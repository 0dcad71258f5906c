import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addEntry, applyChange, type BibChange, removeEntry, removeField, renameKey, setField } from './edit.ts';
import { listFields } from './fields.ts';
import { type BibPart, scanBib } from './scan.ts';

const FILE = `% My library
@string{jan = "January"}

@article{one,
  author = {Ä. B. and C},
  Title = "A {T}itle",   % kept
  month = jan,
  x-own = {left alone},
}

@Book{two, title={Inline}, year=2020}
@comment{jabref-meta: databaseType:bibtex;}
@misc(three,
	title = {Round})
`;

const find = (text: string, key: string): BibPart => scanBib(text).find((part) => part.key === key)!;
const change = (made: BibChange | null, text = FILE): string => applyChange(text, made!);

describe('changes leave every other byte alone', () => {
  test('a value', () => {
    expect(change(setField(FILE, find(FILE, 'one'), 'title', 'New'))).toBe(FILE.replace('"A {T}itle"', '{New}'));
    expect(change(setField(FILE, find(FILE, 'two'), 'year', '2021'))).toBe(FILE.replace('year=2020', 'year={2021}'));
  });

  test('a new field, in the manner of the entry', () => {
    expect(change(setField(FILE, find(FILE, 'one'), 'doi', '10.1/x'))).toBe(
      FILE.replace('{left alone},', '{left alone},\n  doi = {10.1/x},'),
    );
    expect(change(setField(FILE, find(FILE, 'two'), 'doi', '10.1/x'))).toBe(
      FILE.replace('year=2020', 'year=2020, doi = {10.1/x}'),
    );
    expect(change(setField(FILE, find(FILE, 'three'), 'doi', '10.1/x'))).toBe(
      FILE.replace('{Round}', '{Round},\n\tdoi = {10.1/x}'),
    );
    expect(applyChange('@misc{a}', setField('@misc{a}', find('@misc{a}', 'a'), 'note', 'x')!)).toBe(
      '@misc{a,\n  note = {x}}',
    );
  });

  test('a removed field', () => {
    expect(change(removeField(FILE, find(FILE, 'one'), 'month'))).toBe(FILE.replace('\n  month = jan,', ''));
    expect(change(removeField(FILE, find(FILE, 'two'), 'year'))).toBe(FILE.replace(', year=2020', ''));
    expect(removeField(FILE, find(FILE, 'two'), 'absent')).toBeNull();
  });

  test('an entry added and removed', () => {
    const added = change(addEntry(FILE, '@misc{new,\n  title = {N},\n}\n'));
    expect(added).toBe(`${FILE}\n@misc{new,\n  title = {N},\n}\n`);
    expect(change(removeEntry(FILE, find(FILE, 'two')))).toBe(
      FILE.replace('@Book{two, title={Inline}, year=2020}\n', ''),
    );
    expect(addEntry('', '@misc{new, title={N}}')?.insert).toBe('@misc{new, title={N}}\n');
    expect(addEntry('@misc{a, title={b}}', '@misc{new, title={N}}')?.insert).toBe('\n\n@misc{new, title={N}}\n');
    expect(addEntry('@misc{a, t={b}}\r\n', '@misc{new,\n t={N}}')?.insert).toBe('\r\n@misc{new,\r\n t={N}}\r\n');
  });

  test.each([
    'no entry',
    '@misc{a, t={x}} @misc{b, t={x}}',
    '@misc{a, t={x}',
    'words @misc{a, t={x}}',
    '@string{a={b}}',
  ])('what is not one entry is not added: %s', (source) => expect(addEntry(FILE, source)).toBeNull());

  test('a key', () => {
    expect(change(renameKey(FILE, find(FILE, 'three'), 'drei'))).toBe(FILE.replace('(three', '(drei'));
    expect(renameKey(FILE, find(FILE, 'three'), 'a b')).toBeNull();
    expect(renameKey(FILE, find(FILE, 'three'), 'a,b}')).toBeNull();
  });

  test('a value that would end the entry is refused', () => {
    for (const value of ['}', '{', 'a} b {c', 'back\\'])
      expect(setField(FILE, find(FILE, 'one'), 'title', value)).toBeNull();
  });
});

test('after any changes the other entries are what they were', () => {
  const keys = ['one', 'two', 'three'];
  const step = fc.record({
    key: fc.constantFrom(...keys),
    act: fc.constantFrom('set', 'add', 'remove'),
    name: fc.constantFrom('title', 'year', 'note', 'author', 'x-own'),
    value: fc.stringMatching(/^[\w {}\\"@,=%#]{0,12}$/u),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let text = FILE;
      for (const { key, act, name, value } of steps) {
        const part = find(text, key);
        const before = new Map(scanBib(text).map((one) => [one.key + one.kind, text.slice(one.from, one.to)]));
        const made = act === 'remove' ? removeField(text, part, name) : setField(text, part, name, value);
        if (made === null) continue;
        text = applyChange(text, made);
        const after = scanBib(text);
        expect(after.map((one) => one.key + one.kind)).toEqual([...before.keys()]);
        for (const one of after)
          if (one.key !== key) expect(text.slice(one.from, one.to)).toBe(before.get(one.key + one.kind));
        const fields = listFields(text, find(text, key)).filter((field) => field.name === name);
        if (act === 'remove') expect(fields.length).toBe(0);
        else expect(text.slice(fields.at(-1)!.valueFrom, fields.at(-1)!.valueTo)).toBe(`{${value}}`);
      }
    }),
    { numRuns: 300 },
  );
});
