import { describe, expect, it } from 'vitest';
import { nameGuest, readGuestName } from './guest-name.ts';

describe('the name of a guest', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Seán   O’Casey-Mühl, Jr. ', 'Seán O’Casey-Mühl, Jr.'],
    ['李明', '李明'],
    ['דנה', 'דנה'],
    ['Reviewer 2', 'Reviewer 2'],
  ])('may be “%s”', (given, kept) => {
    expect(readGuestName(given)).toBe(kept);
  });

  it.each([
    ['nothing', '   '],
    ['nothing but signs', '-.,'],
    ['too long', 'x'.repeat(61)],
    ['a name that brings its own mark', 'Ada (owner)'],
    ['a turn of direction', 'Ada \u202e(tseug)'],
    ['an invisible sign', 'Ada\u200b'],
    ['a line break turned into nothing else', 'Ada\u0000'],
    ['piled marks', `A${'\u0301'.repeat(9)}`],
    ['markup', '<b>Ada</b>'],
    ['an address', 'ada@example.org'],
  ])('is refused: %s', (_what, given) => {
    expect(readGuestName(given)).toBeNull();
  });

  it("is always recognisable as a guest's", () => {
    expect(nameGuest('Ada')).toBe('Ada (guest)');
  });
});
