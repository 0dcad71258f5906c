import { COLORS_IN_TURN, colorOfId } from '@scriptorium/contract/rules/person-color.ts';
import { expect, test } from 'vitest';
import { PersonColors, readInitials } from './person-color.ts';

test('initials are those of the first and last word', () => {
  expect(readInitials('Ines Maria Halvorsen')).toBe('IH');
  expect(readInitials('émile')).toBe('É');
  expect(readInitials('tomas@lab.example')).toBe('T');
  expect(readInitials('owen.pritchard@institute-of-oceanography.example')).toBe('OP');
  expect(readInitials('@ines')).toBe('I');
  expect(readInitials('  (李) ')).toBe('李');
  expect(readInitials('***')).toBe('?');
});

const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID());

test('everybody has the colour of their ID, in lists and in texts', () => {
  const colors = new PersonColors();
  for (const id of newIds(50)) expect(colors.peek(id)).toBe(colorOfId(id));
  const [id = ''] = newIds(1);
  expect(colors.take(id)).toBe(colorOfId(id));
});

test('any ten people seen in texts one after the other have different colours, and keep them everywhere', () => {
  for (let group = 0; group < 50; group += 1) {
    const colors = new PersonColors();
    const ids = newIds(10);
    const taken = ids.map((id) => colors.take(id));
    expect(new Set(taken).size).toBe(10);
    for (const id of newIds(2)) expect(colors.take(id)).toBeGreaterThan(0);
    expect(ids.map((id) => colors.take(id))).toEqual(taken);
    const next = new PersonColors(colors.list());
    expect(ids.map((id) => next.peek(id))).toEqual(taken);
  }
});

test('whoever comes second to a colour gets the one farthest from it in turn', () => {
  const [first = '', ...others] = newIds(300);
  const second = others.find((id) => colorOfId(id) === colorOfId(first)) ?? '';
  const colors = new PersonColors();
  colors.take(first);
  const at = COLORS_IN_TURN.indexOf(colorOfId(first));
  expect(colors.take(second)).toBe(COLORS_IN_TURN[(at + 5) % COLORS_IN_TURN.length]);
});

test('a name without an account makes way for an account', () => {
  const colors = new PersonColors();
  const name = 'Grace Hopper';
  colors.take(name);
  const id = newIds(300).find((one) => colorOfId(one) === colorOfId(name)) ?? '';
  expect(colors.take(id)).toBe(colorOfId(name));
  expect(colors.take(name)).not.toBe(colorOfId(name));
});
