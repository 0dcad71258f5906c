import { expect, test } from 'vitest';
import { listMentions, showMentions, writeMention } from './mentions.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEN = '00000000-0000-4000-8000-00000000000b';

test('a mention keeps the id, so it is shown with the current name', () => {
  const body = `${writeMention(ADA, 'Ada Byron')}, please look. ${writeMention(BEN, 'Ben')}`;
  expect(listMentions(body)).toEqual([ADA, BEN]);
  expect(showMentions(body, (id) => (id === ADA ? 'Ada Lovelace' : undefined))).toBe(
    '@Ada Lovelace, please look. @Ben',
  );
});

test('a name with brackets or a link in it stays a single mention of one person', () => {
  const body = writeMention(ADA, `Eve](user:${BEN}) [x`);
  expect(listMentions(body)).toEqual([ADA]);
});

test('what only looks like a mention is text', () => {
  for (const text of ['@Ada', '@[Ada](user:1)', `[Ada](user:${ADA})`, `@[A\nB](user:${ADA})`]) {
    expect(listMentions(text)).toEqual([]);
    expect(showMentions(text, () => 'X')).toBe(text);
  }
});
