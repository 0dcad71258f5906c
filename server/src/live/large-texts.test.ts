import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { buildText, cutText, writeLines } from './large-texts.ts';

const LINE = 'Ein Satz mit "Anführung" und 𝒳.';
const TEXTS = {
  'an empty text': '',
  'one line': LINE,
  'only line ends': '\n'.repeat(1_200_000),
  'many pieces': `${LINE}\n`.repeat(60_000),
  'many pieces without a line end': `${LINE}\n`.repeat(60_000) + LINE,
  'lines that are longer than a piece': `${'x'.repeat(700_000)}\n${'y'.repeat(1_500_000)}\n\nz`,
};

test.each(Object.entries(TEXTS))('%s is built and written as it is', async (_, text) => {
  const built = await buildText(text);
  expect(built.eq(Text.of(text.split('\n')))).toBe(true);
  expect(JSON.parse(Buffer.from(await writeLines(built)).toString())).toEqual(text.split('\n'));
  const pieces = [];
  for await (const piece of cutText(built)) pieces.push(piece);
  expect(pieces.join('')).toBe(text);
});

test('building and writing a large text lets others take their turn', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await writeLines(await buildText(`${LINE}\n`.repeat(200_000)));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(20);
});
