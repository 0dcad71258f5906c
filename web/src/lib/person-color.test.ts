import { expect, test } from 'vitest';
import { PersonColors, readInitials } from './person-color.ts';

test('initials are those of the first and last word', () => {
  expect(readInitials('Ines Maria Halvorsen')).toBe('IH');
  expect(readInitials('émile')).toBe('É');
  expect(readInitials('tomas@lab.example')).toBe('TE');
  expect(readInitials('  (李) ')).toBe('李');
  expect(readInitials('***')).toBe('?');
});

test('by ID alone, a person always has the same one of ten colours', () => {
  const pick = (n: number): number => new PersonColors().take(`id-${n}`);
  const picked = Array.from({ length: 200 }, (_, n) => pick(n));
  expect(new Set(picked)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(pick(7)).toBe(picked[7]);
});

test('any ten people seen in sequence have different colours, and keep them', () => {
  for (let group = 0; group < 50; group += 1) {
    const colors = new PersonColors();
    const ids = Array.from({ length: 10 }, (_, n) => `${group}-${n}`);
    const taken = ids.map((id) => colors.take(id));
    expect(new Set(taken).size).toBe(10);
    expect(colors.take('an eleventh')).toBeGreaterThan(0);
    expect(ids.map((id) => colors.take(id))).toEqual(taken);
    expect(new PersonColors(colors.list()).peek(`${group}-3`)).toBe(taken[3]);
  }
});

test('the first three people have clearly different colours', () => {
  const alike = new Set(['1 7', '7 10', '3 10', '3 5', '5 8', '2 8', '2 6', '4 6', '1 4', '1 9', '7 9', '9 10']);
  for (let group = 0; group < 200; group += 1) {
    const colors = new PersonColors();
    const taken = [0, 1, 2].map((n) => colors.take(`${group}-${n}`)).toSorted((a, b) => a - b);
    for (const [at, one] of taken.entries())
      for (const other of taken.slice(at + 1)) expect(alike).not.toContain(`${one} ${other}`);
  }
});

test('a person seen in a list keeps that colour elsewhere, unless somebody seen lately has it', () => {
  for (let group = 0; group < 50; group += 1) {
    const colors = new PersonColors();
    colors.take('me');
    const ids = Array.from({ length: 9 }, (_, n) => `${group}-${n}`);
    const first = ids.find((id) => colors.peek(id) !== colors.peek('me')) ?? '';
    for (const id of ids) colors.peek(id);
    const seen = colors.peek(first);
    expect(colors.take(first)).toBe(seen);
    expect(new Set(['me', ...ids].map((id) => colors.take(id))).size).toBe(10);
  }
});

test('in a list of ten everybody has a colour of their own, kept elsewhere and at the next visit', () => {
  for (let group = 0; group < 50; group += 1) {
    const ids = Array.from({ length: 10 }, (_, n) => `${group}-${n}`);
    const colors = new PersonColors();
    colors.take(ids[4] ?? '');
    const seen = ids.map((id) => colors.peek(id));
    expect(new Set(seen).size).toBe(10);
    expect(ids.map((id) => new PersonColors(colors.list()).peek(id))).toEqual(seen);
    const next = new PersonColors(colors.list());
    expect(ids.map((id) => next.take(id))).toEqual(seen);
  }
});

test('browsing a list uses up no colours', () => {
  const colors = new PersonColors();
  const alone = new PersonColors().take('ada');
  for (let n = 0; n < 100; n += 1) colors.peek(`id-${n}`);
  expect(colors.take('ada')).toBe(alone);
  expect(colors.peek('ada')).toBe(alone);
});
