import { describe, expect, it } from 'vitest';
import { applyChanges } from './edit.ts';
import { makeUnique } from './keys.ts';
import type { LibraryItem, LibraryNews, SyncedItem } from './sync-library.ts';
import { planSync, TooMuchToSync } from './sync-library.ts';

const OWN =
  '% Ours, by hand.\n@string{jas = "J. Appl. Stat."}\n\n@Book{knuth84,\n  TITLE = "The {\\TeX}book" # jas\n}\n';

function item(
  id: string,
  title: string,
  more: Record<string, unknown> = {},
  ownKey: string | null = null,
): LibraryItem {
  const author = [{ family: 'Lee', given: 'Ana' }];
  return { id, ownKey, work: { type: 'article-journal', title, author, issued: { 'date-parts': [[2020]] }, ...more } };
}

const whole = (...items: LibraryItem[]): LibraryNews => ({ items, deleted: [], isWhole: true });
const since = (items: LibraryItem[], deleted: string[] = []): LibraryNews => ({ items, deleted, isWhole: false });

function sync(text: string, state: readonly SyncedItem[], news: LibraryNews, cited: string[] = []) {
  const plan = planSync(text, state, news, new Set(cited));
  return { ...plan, text: applyChanges(text, plan.changes) };
}

const begun = sync(OWN, [], whole(item('A', 'Forests'), item('B', 'Rivers', { volume: '7' })));
const keysOf = (state: readonly SyncedItem[]): string[] => state.map(({ key }) => key);

describe('a library in a .bib file', () => {
  it('is added behind what is there, which keeps every byte', () => {
    expect(begun.text.startsWith(OWN)).toBe(true);
    expect(keysOf(begun.state)).toEqual(['lee2020', 'lee2020a']);
    expect(begun.report).toEqual({ added: 2, changed: 0, removed: 0, present: 0, absent: 0, kept: [], left: [] });
    expect(
      sync(begun.text, begun.state, whole(item('A', 'Forests'), item('B', 'Rivers', { volume: '7' }))).changes,
    ).toEqual([]);
  });

  it('takes the keys that people gave there, unless they are taken or none', () => {
    const { state } = sync(
      OWN,
      [],
      whole(
        item('A', 'A', {}, 'leeForests2020'),
        item('B', 'B', {}, 'Knuth84'),
        item('C', 'C', {}, 'no key, {really}'),
      ),
    );
    expect(keysOf(state)).toEqual(['leeForests2020', 'Knuth84a', 'lee2020']);
  });

  it('never changes a key, whatever changes there', () => {
    const after = sync(
      begun.text,
      begun.state,
      since([item('A', 'Woods', { author: [{ family: 'Adams' }], issued: { 'date-parts': [[1999]] } }, 'adamsWoods')]),
    );
    expect(after.report.changed).toBe(1);
    expect(after.text).toContain('@article{lee2020,\n  author = {{Adams}},\n  title = {Woods},\n  date = {1999},\n}');
    expect(keysOf(after.state)).toEqual(['lee2020', 'lee2020a']);
  });

  it('leaves a field that was changed on both sides as it is here, and says so', () => {
    const edited = begun.text
      .replace('title = {Rivers}', 'title = {Rivers and Lakes}')
      .replace('volume = {7}', 'volume = {7}, note = {Ours}');
    const after = sync(edited, begun.state, since([item('B', 'Streams', { volume: '8' })]));
    expect(after.report).toMatchObject({ changed: 1, kept: [{ key: 'lee2020a', fields: ['title'] }] });
    expect(after.text).toBe(edited.replace('volume = {7}', 'volume = {8}'));
    // Said once: from then on both know.
    expect(sync(after.text, after.state, since([item('B', 'Streams', { volume: '8' })])).report.kept).toEqual([]);
  });

  it('goes on under a key that was renamed here', () => {
    const renamed = begun.text.replace('{lee2020,', '{forests,');
    const after = sync(renamed, begun.state, since([item('A', 'Woods')]));
    expect(after.text).toBe(renamed.replace('title = {Forests}', 'title = {Woods}'));
    expect(keysOf(after.state)).toEqual(['forests', 'lee2020a']);
    expect(after.report).toMatchObject({ changed: 1, absent: 0 });
    // Edited as well: it is known by its identifier.
    const first = sync('', [], whole(item('D', 'Seas', { DOI: '10.1/seas' })));
    const both = first.text.replace('{lee2020,', '{seas,').replace('{Seas}', '{The Seas}');
    const next = sync(both, first.state, since([item('D', 'Seas', { DOI: '10.1/seas', volume: '3' })]));
    expect(next.text).toContain('@article{seas,');
    expect(next.text).toContain('{The Seas}');
    expect(next.text).toContain('volume = {3}');
  });

  it('removes what is deleted there, but nothing that is cited or was edited here', () => {
    expect(sync(begun.text, begun.state, since([], ['A', 'B'])).text).toBe(`${OWN}\n`);
    const cited = sync(begun.text, begun.state, since([], ['A', 'B']), ['lee2020']);
    expect(cited.report).toMatchObject({ removed: 1, left: [{ key: 'lee2020', reason: 'cited' }] });
    const edited = begun.text.replace('{Rivers}', '{Lakes}');
    const kept = sync(edited, begun.state, whole());
    expect(kept.report).toMatchObject({ removed: 1, left: [{ key: 'lee2020a', reason: 'edited' }] });
    expect(kept.text).toContain('{Lakes}');
  });

  it('brings back what was deleted there under the key it had, which nothing else got meanwhile', () => {
    const without = sync(begun.text, begun.state, since([], ['A']));
    const other = sync(without.text, without.state, since([item('C', 'Other')]));
    expect(keysOf(other.state)).toEqual(['lee2020', 'lee2020a', 'lee2020b']);
    const back = sync(other.text, other.state, since([item('A', 'Forests')]));
    expect(back.text).toContain('@article{lee2020,');
    expect(back.report.added).toBe(1);
  });

  it('does not add again what somebody removed from the file', () => {
    const removed = sync(OWN, begun.state, since([item('A', 'Woods')]));
    expect(removed).toMatchObject({ text: OWN, report: { absent: 1, added: 0 } });
    expect(sync(OWN, removed.state, since([item('A', 'Trees')])).report.absent).toBe(0);
  });

  it('has a work once that the file or the library has twice, and does not touch what people wrote', () => {
    const mine = '@misc{mine, doi = {10.1/X}, title = {By hand}}\n';
    const first = sync(
      mine,
      [],
      whole(
        item('A', 'Theirs', { DOI: '10.1/x' }),
        item('B', 'New', { DOI: '10.1/y' }),
        item('C', 'New', { DOI: '10.1/Y' }),
      ),
    );
    expect(first.report).toMatchObject({ present: 2, added: 1 });
    expect(first.text.match(/^@/gm)).toHaveLength(2);
    const next = sync(first.text, first.state, since([item('A', 'Changed', { DOI: '10.1/x' })], ['C']));
    expect(next.text).toBe(first.text);
  });

  it('keeps the line breaks of the file', () => {
    const dos = sync(OWN.replaceAll('\n', '\r\n'), [], whole(item('A', 'Forests')));
    expect(dos.text.replaceAll('\r\n', '')).not.toContain('\n');
    const after = sync(dos.text, dos.state, since([item('A', 'Woods')]));
    expect(after.report).toMatchObject({ changed: 1, kept: [] });
    expect(after.text).toBe(dos.text.replace('{Forests}', '{Woods}'));
  });

  it('tries no suffix twice, and gives no key of more than a hundred characters', () => {
    const many = Array.from({ length: 5000 }, (_, number) => item(`I${number}`, 'Same', {}, 'same'));
    let tries = 0;
    const tried = new Map<string, number>();
    const taken = new Set<string>();
    for (const _ of many) {
      const isTaken = (key: string): boolean => (tries++, taken.has(key));
      taken.add(makeUnique('same', isTaken, tried));
    }
    expect(taken.size).toBe(5000);
    expect(tries).toBeLessThan(3 * 5000);
    expect(new Set(keysOf(sync('', [], whole(...many)).state)).size).toBe(5000);
    const long = item('L', 'Long', { author: [{ family: '𝒜'.repeat(3000) }] }, 'k'.repeat(101));
    const again = item('M', 'Long too', { author: [{ family: '𝒜'.repeat(3000) }] });
    const keys = keysOf(sync('', [], whole(long, again)).state);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) {
      expect(key.length).toBeLessThanOrEqual(100);
      expect(key.isWellFormed()).toBe(true);
    }
  });

  it('is given up when it makes more than any library of people has', () => {
    const many = whole(...Array.from({ length: 20 }, (_, number) => item(`I${number}`, 'Forests of the north')));
    const plan = (most: number) => planSync(OWN, [], many, new Set(), most);
    expect(plan(2000).report.added).toBe(20);
    expect(() => plan(1000)).toThrow(TooMuchToSync);
  });

  it('lets two items that are alike not go on under one renamed entry', () => {
    const two = [item('A', 'Same'), item('B', 'Same')];
    const first = sync('', [], whole(...two));
    const renamed = first.text.replace('{lee2020,', '{one,').replace('{lee2020a,', '{two,');
    const next = sync(renamed, first.state, since([item('A', 'First'), item('B', 'Second')]));
    expect(keysOf(next.state)).toEqual(['one', 'two']);
    expect(next.text).toContain('@article{one,\n  author = {Lee, Ana},\n  title = {First}');
    expect(next.text).toContain('@article{two,\n  author = {Lee, Ana},\n  title = {Second}');
    const single = renamed.slice(0, renamed.indexOf('@article{two'));
    const left = sync(single, first.state, since([item('A', 'First'), item('B', 'Second')]));
    expect(left.report).toMatchObject({ changed: 1, absent: 1 });
  });

  it('remembers nothing but the key of what neither side has', () => {
    const without = sync(begun.text, begun.state, since([], ['A']));
    expect(without.state[0]).toEqual({ id: 'A', key: 'lee2020', source: '', gone: 'library' });
    const missed = sync(OWN, begun.state, since([item('B', 'Streams')]));
    expect(missed.state[1]).toEqual({ id: 'B', key: 'lee2020a', source: '', gone: 'file' });
    // It stayed because it was cited, and somebody has removed it since.
    const cited = sync(begun.text, begun.state, since([], ['A']), ['lee2020']);
    expect(cited.state[0]!.source).not.toBe('');
    expect(sync(OWN, cited.state, since([])).state[0]!.source).toBe('');
    // Written again by hand meanwhile: it is their entry.
    const byHand = sync(
      `${without.text}\n@misc{lee2020, title = {Ours}}\n`,
      without.state,
      since([item('A', 'Forests')]),
    );
    expect(byHand).toMatchObject({ changes: [], report: { added: 0 } });
    expect(byHand.state[0]).toEqual({ id: 'A', key: 'lee2020', source: null });
  });
});
