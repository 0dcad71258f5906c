import { readFileSync } from 'node:fs';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { describe, expect, test } from 'vitest';
import { type Draft, Drafts } from './drafts.ts';
import { isNumbered, leaveOutBibliography, pickFirstEntries, pickInView } from './first-drawn.ts';

const styleOf = (name: string): string =>
  readFileSync(new URL(`../../../../server/assets/export/csl/${name}.csl`, import.meta.url), 'utf8');

const work = (id: string, family: string, year: number): CslItem => ({
  id,
  type: 'book',
  title: `Book ${id}`,
  author: [{ family, given: 'A.' }],
  issued: { 'date-parts': [[year]] },
});

const worksOf = (...items: readonly CslItem[]): ReadonlyMap<string, CslItem> =>
  new Map(items.map((item) => [item.id, item]));

describe('what is drawn first', () => {
  test('are the citations from the first on screen, with the works they may be confused with', () => {
    const items = worksOf(
      work('a', 'Roe', 1990),
      work('b', 'Lee', 2001),
      work('c', 'Kim', 1999),
      work('d', 'Lee', 1980),
    );
    const sources = ['[@c]', '[@b; @gone]', '[@b]'];
    const picked = pickInView(items, ['c', 'b', 'd', 'a'], sources, { from: 1, hasList: false });
    expect([...picked.places]).toEqual([1, 2]);
    expect(picked.keys).toEqual(['b', 'd']);
  });

  test('are few, and among the works by the same authors those of the same years', () => {
    const many = Array.from({ length: 300 }, (_one, at) =>
      work(`k${at}`, `Lee${at % 9}`, at === 297 ? 1900 : 1900 + at),
    );
    const keys = many.map(({ id }) => id);
    const { places, keys: known } = pickInView(
      worksOf(...many),
      keys,
      keys.map((key) => `[@${key}]`),
      { from: 0, hasList: false },
    );
    expect(places.size).toBe(12);
    expect(known).toHaveLength(16);
    expect(known).toContain('k297');
  });

  test('include no citations if all are above the screen', () => {
    const items = worksOf(work('a', 'Roe', 1990));
    expect(pickInView(items, ['a'], ['[@a]'], { from: 1, hasList: true }).places.size).toBe(0);
  });

  test('are the first entries by author and year, or in citation order if the style does not sort', () => {
    const items = worksOf(work('z', 'Zorn', 1990), work('m', 'müller', 2000), work('n', 'Muller', 1999));
    expect(pickFirstEntries(items, ['z', 'm', 'n'], styleOf('apa'))).toEqual(['n', 'm', 'z']);
    expect(pickFirstEntries(items, ['z', 'm', 'n'], styleOf('ieee'))).toEqual(['z', 'm', 'n']);
  });
});

test('a style that only cites has no bibliography; one without is unchanged', () => {
  const style = styleOf('apa');
  const cites = leaveOutBibliography(style);
  expect(cites).toContain('<citation');
  expect(cites).not.toContain('bibliography>');
  expect(leaveOutBibliography(cites)).toBe(cites);
  expect(leaveOutBibliography('<bibliography><bibliography>')).toBe('<bibliography><bibliography>');
});

describe('of a hundred works', () => {
  const items = Array.from({ length: 100 }, (_one, at) => work(`k${at}`, `Name${at % 90}`, 1950 + (at % 30)));
  const keys = items.map(({ id }) => id);
  const draw = async (style: string, view: { from: number; hasList: boolean }) => {
    const drafts = new Drafts(
      (wanted) => items.filter(({ id }) => wanted.includes(id)),
      () => Promise.resolve(),
    );
    const firsts: Draft[] = [];
    const request = { keys, sources: keys.map((key) => `[@${key}]`), style, language: { lang: '', locales: {} } };
    const whole = await drafts.draw({ ...request, view }, (first) => firsts.push(first));
    const again: Draft[] = [];
    await drafts.draw({ ...request, view }, (first) => again.push(first));
    expect(again).toEqual([]);
    return { firsts, whole };
  };

  test.each(['apa', 'ieee'])('those in view come first and are right: %s', async (name) => {
    expect(isNumbered(styleOf(name))).toBe(name === 'ieee');
    const { firsts, whole } = await draw(styleOf(name), { from: 7, hasList: false });
    expect(firsts).toHaveLength(1);
    const { citations, entries } = firsts[0]!;
    expect(entries).toEqual([]);
    expect(citations.findIndex((text) => text !== null)).toBe(7);
    expect(citations.filter((text) => text !== null)).toHaveLength(12);
    for (const [at, text] of citations.entries()) if (text !== null) expect(text).toBe(whole.citations[at]);
  });

  test.each(['apa', 'ieee'])('the beginning of the list, if that is in view: %s', async (name) => {
    const { firsts, whole } = await draw(styleOf(name), { from: 100, hasList: true });
    expect(firsts).toHaveLength(1);
    expect(firsts[0]!.entries.map(({ text }) => text)).toEqual(whole.entries.slice(0, 12).map(({ text }) => text));
  });
});
