import { Catalogue } from '@scriptorium/bibliography/catalogue.ts';
import { planEntryChanges } from '@scriptorium/bibliography/change-entries.ts';
import { applyChanges } from '@scriptorium/bibliography/edit.ts';
import { type FileMerge, mergeFiles } from '@scriptorium/bibliography/merge-files.ts';
import { describe, expect, it } from 'vitest';
import { takeBack } from './put-back.ts';

const one = '@article{k,\n  title = {Forests},\n  doi = {10.1/x}\n}\n\n';
const two = '@article{k, title = {Woods}, year = {2020}}\n\n';
const three = '@book{k, title = {Trees}}\n\n';
const other = '@misc{other, title = {Lakes}}\n\n';
const named = '@misc{m, doi = {10.1/X}, note = {Read}}\n\n';

function change(text: string, { changes }: FileMerge): string {
  const plan = planEntryChanges(text, changes);
  return plan.ok ? applyChanges(text, plan.changes) : expect.fail(plan.refusal);
}

/**
 * Merges the duplicates, keeping each entry once and starting from each once, and checks that undo restores the files.
 */
function expectBack(files: Readonly<Record<string, string>>, goes: readonly string[] = []): void {
  const catalogue = new Catalogue();
  for (const [path, text] of Object.entries(files)) catalogue.load(path, text);
  const { rows } = catalogue.list(
    { words: '', filter: 'duplicates', path: null, order: 'names', descending: false },
    0,
    10,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { id } of rows) {
    const group = catalogue.readGroup(id);
    const entries = [...group.filter((each) => each.id === id), ...group.filter((each) => each.id !== id)];
    for (const [kept, { path: own }] of entries.entries()) {
      const merge = mergeFiles(entries, kept, new Map(), new Set(goes.filter((path) => path !== own)));
      for (const file of merge.files) {
        const before = files[file.path]!;
        const after = change(before, file);
        expect(after).not.toBe(before);
        expect(change(after, takeBack(file, entries))).toBe(before);
      }
    }
  }
}

describe('undoing a merge', () => {
  it('restores adjacent entries with the same key, whichever is kept', () => {
    expectBack({ 'a.bib': one + two + other });
    expectBack({ 'a.bib': other + one + two + three + other.replace('other', 'last') });
    expectBack({ 'a.bib': one + named + two + other });
  });

  it('restores entries that are apart, and identical ones', () => {
    expectBack({ 'a.bib': one + other + two + three + other.replace('other', 'last') });
    expectBack({ 'a.bib': one + one + two + other });
  });

  it('restores entries replaced by a copy, or removed', () => {
    const files = { 'a.bib': other + one, 'b.bib': named + named.replace('{m', '{n') + other };
    expectBack(files);
    expectBack(files, ['b.bib']);
    // The copy has the same key as one of the removed entries.
    expectBack({ 'a.bib': one, 'b.bib': named + two + other });
    expectBack({ 'a.bib': one, 'b.bib': named + named.replace('Read', 'Seen') + other });
  });
});
