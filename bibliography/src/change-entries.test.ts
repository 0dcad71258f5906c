import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryChange, planEntryChanges } from './change-entries.ts';
import { applyChanges } from './edit.ts';
import { scanBib } from './scan.ts';

const A = '@article{smith2020,\n  title = {Forests},\n  doi = {10.1000/ABC},\n  mine = "kept"\n}';
const B = '@book{Lee2019, title={Trees}}';
const FILE = `% A comment.\n@string{j = "J."}\n\n${A}\n\n${B}\nAnd words between.\n`;

function change(text: string, ...wanted: EntryChange[]): string {
  const plan = planEntryChanges(text, wanted);
  return plan.ok ? applyChanges(text, plan.changes) : `${plan.refusal} ${plan.index}`;
}
const add = (after: string): EntryChange => ({ before: null, after });

describe('a change of entries', () => {
  it('touches nothing but the entry', () => {
    expect(change(FILE, { before: B, after: '@book{Lee2019, title={Oaks}}' })).toBe(FILE.replace('Trees', 'Oaks'));
    expect(change(FILE, { before: A, after: null })).toBe(FILE.replace(`${A}\n\n`, ''));
    expect(change(FILE, { before: B, after: B })).toBe(FILE);
  });

  it('adds at the end, a blank line apart, in the manner of the file', () => {
    expect(change(FILE, add('@misc{new1,\n  title = {N}\n}'))).toBe(`${FILE}\n@misc{new1,\n  title = {N}\n}\n`);
    expect(change('', add('@misc{a}'), add('@misc{b}'))).toBe('@misc{a}\n\n@misc{b}\n');
    expect(change('@misc{a}\r\n', add('@misc{b,\n}'))).toBe('@misc{a}\r\n\r\n@misc{b,\r\n}\r\n');
  });

  it('puts an entry in front of one that changes as well', () => {
    const renamed = { before: B, after: '@book{oaks, title={Oaks}}' };
    const added = { ...add('@misc{n}\n\n'), inFrontOf: 'Lee2019' };
    const done = FILE.replace(B, `@misc{n}\n\n${renamed.after}`);
    expect(change(FILE, renamed, added)).toBe(done);
    expect(change(FILE, added, renamed)).toBe(done);
  });

  it('adds a work once, however its identifier is written', () => {
    const again = '@misc{other, doi = {https://doi.org/10.1000/abc}}';
    expect(planEntryChanges(FILE, [add(again)])).toMatchObject({
      changes: [],
      entries: [{ key: 'smith2020', isWritten: false }],
    });
    const twice = planEntryChanges('', [
      add('@book{x, isbn={978-0-13-110362-7}}'),
      add('@book{y, isbn={9780131103627}}'),
    ]);
    expect(twice).toMatchObject({ entries: [{ key: 'x' }, { key: 'x', isWritten: false }] });
    expect(planEntryChanges(FILE, [add(B)])).toMatchObject({ changes: [], entries: [{ key: 'Lee2019' }] });
  });

  it('gives a new work another key if its own is taken, also in other letters', () => {
    expect(planEntryChanges(FILE, [add('@misc{lee2019, title={X}}'), add('@misc{lee2019, title={Y}}')])).toMatchObject({
      entries: [
        { key: 'lee2019a', isWritten: true },
        { key: 'lee2019b', isWritten: true },
      ],
    });
  });

  it('refuses all of it if one entry was changed, is taken or is not one', () => {
    expect(change(FILE, add('@misc{n}'), { before: B.replace('Trees', 'Oaks'), after: null })).toBe('changed 1');
    expect(change(FILE, { before: B, after: null }, { before: B, after: null })).toBe('changed 1');
    expect(change(FILE, { before: B, after: '@book{SMITH2020}' })).toBe('key-taken 0');
    for (const odd of ['', 'words', '@misc{a} @misc{b}', '@misc{a', '@string{a = "b"}', '@misc{}', '@misc{a}} more'])
      expect(change(FILE, add(odd))).toBe('malformed 0');
    expect(change(FILE, { before: null, after: null })).toBe('malformed 0');
  });

  it('frees the key of what goes', () => {
    expect(planEntryChanges(FILE, [{ before: B, after: null }, add('@misc{Lee2019, title={X}}')])).toMatchObject({
      entries: [{ key: '' }, { key: 'Lee2019', isWritten: true }],
    });
  });

  it('loses no entry and no byte of any other, whatever is changed', () => {
    const piece = fc.constantFrom(
      '@misc{k, a={{x}}}',
      '\n',
      ' ',
      '% @x{\n',
      'text ',
      '@string{a="b"}',
      '@book{l,\n t="{}"}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(), fc.boolean(), (pieces, pick, goes) => {
        const text = pieces.join('');
        const parts = scanBib(text).filter(({ kind, open }) => kind === 'entry' && !open);
        const part = parts[pick % Math.max(1, parts.length)];
        if (!part) return;
        const source = text.slice(part.from, part.to);
        const plan = planEntryChanges(text, [
          { before: source, after: goes ? null : '@misc{fresh, a={1}}' },
          add('@misc{last}'),
        ]);
        if (!plan.ok) throw new Error(plan.refusal);
        const after = applyChanges(text, plan.changes);
        const [first] = plan.changes;
        expect(after.startsWith(text.slice(0, first!.from))).toBe(true);
        const left = scanBib(after).filter(({ kind }) => kind === 'entry');
        expect(left).toHaveLength(scanBib(text).filter(({ kind }) => kind === 'entry').length + (goes ? 0 : 1));
      }),
    );
  });
});

it.each([0, 1, 2])('puts entry %i back where it was removed, byte for byte', (index) => {
  const entries = ['@misc{a, title = {A}}', '@misc{b, title = {B}}', '@misc{c, title = {C}}'];
  const file = `% Ours.\n${entries[0]}\n\n\n${entries[1]}\n% Words.\n\n${entries[2]}\n`.replace(
    '% Words.\n\n',
    index === 1 ? '' : '% Words.\n\n',
  );
  const removed = planEntryChanges(file, [{ before: entries[index]!, after: null }]);
  if (!removed.ok) throw new Error(removed.refusal);
  const { from, to } = removed.changes[0]!;
  const without = applyChanges(file, removed.changes);
  const after = file.slice(from, to);
  expect(change(without, { before: null, after, inFrontOf: ['b', 'c', undefined][index] })).toBe(file);
});

describe('a new entry made of what a service said', () => {
  const made = '@thesis{lee2019,\n  journaltitle = {Trees},\n  date = {2019-05},\n}';
  const found: EntryChange = { before: null, after: made, inDialect: true };
  const forBibtex = '@phdthesis{lee2019,\n  journal = {Trees},\n  year = {2019}, month = may,\n}\n';

  it('is written for BibTeX into a file for BibTeX, or without entries', () => {
    const file = '@article{a, journal = {J}, year = 2020}\n@book{b, title = {T}, date = {2020}, year = 2020}\n';
    expect(change(file, found)).toBe(`${file}\n${forBibtex}`);
    expect(change('', found)).toBe(forBibtex);
    expect(change('% Ours.\n', found)).toBe(`% Ours.\n\n${forBibtex}`);
  });

  it('is written for biblatex into a file for biblatex', () => {
    const file = '@article{a, journaltitle = {J}, date = {2020}}\n@book{c, date = {1999}}\n@misc{b, year = 2020}\n';
    expect(change(file, found)).toBe(`${file}\n${made}\n`);
  });

  it('stays as it is if somebody typed it', () => {
    expect(change('', { ...found, inDialect: false })).toBe(`${made}\n`);
  });
});
