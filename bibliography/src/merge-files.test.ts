import { expect, test } from 'vitest';
import { planEntryChanges } from './change-entries.ts';
import { applyChanges } from './edit.ts';
import { type FileMerge, mergeFiles } from './merge-files.ts';
import { resolveEntry } from './rewrite-entry.ts';

const STRINGS = new Map([['nat', 'Nature']]);
const A = '@article{a,\n  title = {The {Forest}},\n  journal = nat,\n  month = jan,\n  year = 2020\n}';
const B = '@article{b, title={The Forest}, year={2021}, doi={10.1/x}}';
const C = '@misc{c, title = {The Forest}, note = {Read}}';
const entry = (path: string, source: string) => ({ path, source, standalone: resolveEntry(source, STRINGS) });
const afterOf = ({ changes }: FileMerge) => changes.map(({ after }) => after);

test('abbreviations are written out, but for those that no file explains', () => {
  expect(resolveEntry(A, STRINGS)).toBe(A.replace('= nat', '= {Nature}'));
  expect(resolveEntry('@misc{x, note = "In " # nat # " 5"}', STRINGS)).toBe('@misc{x, note = {In Nature 5}}');
  expect(resolveEntry(B, STRINGS)).toBe(B);
});

test('in the file of the entry that stays others go; in another a copy takes their place, under the same key', () => {
  const entries = [entry('1.bib', A), entry('1.bib', B), entry('2.bib', C)];
  const { choices, merged, files } = mergeFiles(entries, 0, new Map([['year', 1]]), new Set());
  expect(choices.map(({ name }) => name)).toEqual(['journal', 'month', 'year', 'doi', 'note']);
  const stays = A.replace('2020', '{2021},\n  doi = {10.1/x},\n  note = {Read}');
  expect(merged).toEqual({ ok: true, source: stays });
  expect(files.map(({ path }) => path)).toEqual(['1.bib', '2.bib']);
  expect(afterOf(files[0]!)).toEqual([stays, null]);
  expect(afterOf(files[1]!)).toEqual([
    '@article{a, title = {The Forest}, note = {Read}, journal = {Nature}, month = jan, year = {2021}, doi = {10.1/x}}',
  ]);
});

test('the entry that stays may be of any file, and where it is not wanted nothing is left', () => {
  const entries = [entry('1.bib', A), entry('2.bib', C), entry('2.bib', B)];
  const { files } = mergeFiles(entries, 2, new Map(), new Set(['1.bib']));
  expect(files).toEqual([
    {
      path: '2.bib',
      changes: [
        { before: B, after: expect.stringContaining('@article{b, title={The Forest}, year={2021}') },
        { before: C, after: null },
      ],
    },
    { path: '1.bib', changes: [{ before: A, after: null }] },
  ]);
});

test('what a merge removed comes back though its work is there', () => {
  const text = `${A}\n\n${B}\n\n${C}\n`;
  const gone = applyChanges(text, planOf(text, [{ before: B, after: null }]));
  const twin = gone.replace(A, B);
  const back = { before: null, after: `${B}\n\n`, inFrontOf: 'c' };
  expect(planOf(twin, [back])).toEqual([]);
  expect(applyChanges(twin, planOf(twin, [{ ...back, again: true }]))).toBe(`${B}\n\n${B}\n\n${C}\n`);
});

function planOf(text: string, changes: Parameters<typeof planEntryChanges>[1]) {
  const plan = planEntryChanges(text, changes);
  return plan.ok ? plan.changes : expect.fail(plan.refusal);
}
