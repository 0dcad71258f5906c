import { describe, expect, test } from 'vitest';
import { blockAt, blockOf, carryOver, findBlocks } from './proof-places.ts';

const lineOf = (text: string, from: number | null | undefined): string =>
  from === null || from === undefined ? '' : (text.slice(from).split('\n', 1)[0] ?? '');

describe('blocks of a PDF are found in the text', () => {
  const text = [
    '---\ntitle: Methods of all kinds\n---',
    '# Methods {#sec-methods}',
    'We *measured* [the **length**](https://example.org) of “it” — twice.',
    '- one',
    '- two',
    'As Smith says, “don’t” [@smith2020] is short.',
    '$$ E = mc^2 $$',
    'We *measured* it once more.',
    '> Methods are quoted.',
  ].join('\n\n');

  test('through markup, quotes, dashes, formulas and repeated words', () => {
    const beginnings = [
      'Methods',
      'We measured the length of “it” – twice.',
      'one',
      'two',
      "As Smith says, “don't” ",
      ' E = mc^2 ',
      'We measured it once more.',
      'Methods are quoted.',
    ];
    expect(findBlocks(text, beginnings).map((from) => lineOf(text, from))).toEqual([
      'Methods {#sec-methods}',
      'We *measured* [the **length**](https://example.org) of “it” — twice.',
      'one',
      'two',
      'As Smith says, “don’t” [@smith2020] is short.',
      'E = mc^2 $$',
      'We *measured* it once more.',
      'Methods are quoted.',
    ]);
  });

  test('one that is gone or has moved does not mislead the others', () => {
    const found = findBlocks(text, [
      'Methods are quoted.',
      'This was deleted',
      'one',
      'two',
      'We measured it once more',
    ]);
    expect(found.map((from) => lineOf(text, from))).toEqual(['', '', 'one', 'two', 'We *measured* it once more.']);
  });

  test('not in an empty text, and not from beginnings without letters', () => {
    expect(findBlocks('', ['One', '…'])).toEqual([null, null]);
  });

  test('equal paragraphs keep their order', () => {
    const many = Array.from({ length: 40 }, () => 'The same words.').join('\n\n');
    const found = findBlocks(
      many,
      Array.from({ length: 40 }, () => 'The same words.'),
    );
    expect(found).toEqual(Array.from({ length: 40 }, (_, at) => at * 17));
  });
});

test('the block at a point is the last that begins above it, column by column', () => {
  const places = [
    { page: 1, x: 80, y: 100 },
    { page: 1, x: 100, y: 200 },
    { page: 1, x: 320, y: 90 },
    { page: 2, x: 80, y: 100 },
  ];
  const one = { columns: 1, width: 600 };
  const two = { columns: 2, width: 600 };
  expect(blockAt(places, { page: 1, x: 90, y: 50 }, two)).toBeNull();
  expect(blockAt(places, { page: 1, x: 90, y: 97 }, two)).toBe(0);
  expect(blockAt(places, { page: 1, x: 90, y: 500 }, two)).toBe(1);
  expect(blockAt(places, { page: 1, x: 400, y: 150 }, two)).toBe(2);
  expect(blockAt(places, { page: 2, x: 90, y: 50 }, two)).toBe(2);
  expect(blockAt(places, { page: 2, x: 90, y: 50 }, one)).toBe(1);
});

test('a position in the text belongs to the last block found before it', () => {
  expect(blockOf([null, 10, null, 30], 9)).toBeNull();
  expect(blockOf([null, 10, null, 30], 29)).toBe(1);
  expect(blockOf([null, 10, null, 30], 99)).toBe(3);
});

test('a new version is shown at the block that was at the top', () => {
  const place = (page: number, y: number, words: string) => ({ page, x: 80, y, words });
  const before = [place(1, 100, 'A'), place(1, 300, 'B'), place(2, 100, 'A')];
  const after = [place(1, 100, 'New'), place(1, 500, 'A'), place(2, 120, 'B'), place(3, 200, 'A')];
  expect(carryOver(before, after, { page: 1, x: 0, y: 340 })).toEqual({ page: 2, x: 0, y: 160 });
  expect(carryOver(before, after, { page: 2, x: 0, y: 100 })).toEqual({ page: 3, x: 0, y: 200 });
  expect(carryOver(before, [], { page: 2, x: 0, y: 100 })).toEqual({ page: 2, x: 0, y: 100 });
  expect(carryOver(before, after, { page: 1, x: 0, y: 20 })).toEqual({ page: 1, x: 0, y: 20 });
});
