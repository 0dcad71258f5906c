import { expect, test } from 'vitest';
import { pickPersonColor, readInitials } from './person-color.ts';

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
