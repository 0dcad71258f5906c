import { expect, test } from 'vitest';
import { pickPersonColor, readInitials, takePersonColor } from './person-color.ts';

test('initials are those of the first and last word', () => {
  expect(readInitials('Ines Maria Halvorsen')).toBe('IH');
  expect(readInitials('émile')).toBe('É');
  expect(readInitials('tomas@lab.example')).toBe('TE');
  expect(readInitials('  (李) ')).toBe('李');
  expect(readInitials('***')).toBe('?');
});

test('picks one of ten colours, always the same', () => {
  const colors = Array.from({ length: 200 }, (_, n) => pickPersonColor(`id-${n}`));
  expect(new Set(colors)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(pickPersonColor('id-7')).toBe(colors[7]);
});

test('in one place each of ten people has a colour of their own, and keeps their own if it is free', () => {
  const ids = Array.from({ length: 10 }, (_, n) => `person-${n}`);
  const taken = new Set<number>();
  const colors = ids.map((id) => takePersonColor(id, taken));
  expect(new Set(colors).size).toBe(10);
  expect(colors[0]).toBe(pickPersonColor('person-0'));
  expect(takePersonColor('an eleventh', taken)).toBeGreaterThan(0);
});
